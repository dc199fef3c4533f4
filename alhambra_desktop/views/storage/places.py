"""Folders of the program's files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import platformdirs

from ...model.files.saves.files import NAME, data_folder, rule_sets_folder

__all__ = [
    "ID",
    "NAME",
    "SOUND_FILE",
    "data_folder",
    "log_folder",
    "pictures_folder",
    "rule_sets_folder",
    "saves_folder",
    "settings_file",
]

ID: Final = "io.github.alhambra_desktop.AlhambraDesktop"
"""The application id for desktop entries, icons and windows."""

SOUND_FILE: Final = "ALHAMBRA_SOUND_FILE"
"""Environment variable with a WAV file that replaces the sound device."""


def settings_file() -> Path:
    return platformdirs.user_config_path(NAME, appauthor=False) / "settings.json"


def pictures_folder() -> Path:
    return platformdirs.user_cache_path(NAME, appauthor=False) / "pictures"


def log_folder() -> Path:
    return platformdirs.user_log_path(NAME, appauthor=False)


def saves_folder() -> Path:
    return data_folder() / "games"
