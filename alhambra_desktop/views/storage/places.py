"""Where the program keeps its files."""

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
"""The name by which desktops know the program: of its entry, its icon and its windows."""

SOUND_FILE: Final = "ALHAMBRA_SOUND_FILE"
"""The environment variable that names a WAV file for all that is played, instead of a device."""


def settings_file() -> Path:
    """The file with the player's settings."""
    return platformdirs.user_config_path(NAME, appauthor=False) / "settings.json"


def pictures_folder() -> Path:
    """Where pictures are kept that take long to paint."""
    return platformdirs.user_cache_path(NAME, appauthor=False) / "pictures"


def log_folder() -> Path:
    """Where the program writes what went wrong."""
    return platformdirs.user_log_path(NAME, appauthor=False)


def saves_folder() -> Path:
    """Where saved games go unless the player says otherwise."""
    return data_folder() / "games"
