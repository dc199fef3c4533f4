from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import platformdirs

from ...model.files.saves.files import NAME, data_folder, rule_sets_folder
from ...words import phrase

# Maximum number of characters in a file name. Windows allows only 259 characters for a whole path.
LONGEST: Final = 100
_FORBIDDEN: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]')
# names of devices, which Windows does not allow as file names
_DEVICE: Final = re.compile(r"^(con|prn|aux|nul|(com|lpt)[0-9¹²³])(?=\s*(\.|$))", re.IGNORECASE)


def file_name(requested: str) -> str:
    """Return a valid file name that is similar to `requested`. The caller adds the suffix."""
    name = _DEVICE.sub(_no_device, _FORBIDDEN.sub("-", requested).strip(" ."))
    return name[:LONGEST].rstrip(" .") or phrase("files-game")


def _no_device(match: re.Match[str]) -> str:
    return phrase("files-game-of", name=match[1])


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
# This environment variable can contain the path of a WAV file. If it is set, sounds are written to this file
# instead of being played.
SOUND_FILE: Final = "ALHAMBRA_SOUND_FILE"


def settings_file() -> Path:
    return platformdirs.user_config_path(NAME, appauthor=False) / "settings.json"


def pictures_folder() -> Path:
    return platformdirs.user_cache_path(NAME, appauthor=False) / "pictures"


def log_folder() -> Path:
    return platformdirs.user_log_path(NAME, appauthor=False)


def saves_folder() -> Path:
    return data_folder() / "games"
