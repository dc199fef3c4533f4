"""Where the program keeps its files."""

from __future__ import annotations

from pathlib import Path

import platformdirs

NAME = "alhambra-desktop"


def settings_file() -> Path:
    """The file with the player's settings."""
    return platformdirs.user_config_path(NAME, appauthor=False) / "settings.json"


def saves_folder() -> Path:
    """Where saved games go unless the player says otherwise."""
    return platformdirs.user_data_path(NAME, appauthor=False) / "games"


def autosave_file() -> Path:
    """The last table, exactly as it was."""
    return platformdirs.user_data_path(NAME, appauthor=False) / "last-table.alhambra"
