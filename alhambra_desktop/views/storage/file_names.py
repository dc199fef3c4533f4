"""File names for every system, made from arbitrary texts."""

from __future__ import annotations

import re
from typing import Final

from ...words import phrase

LONGEST: Final = 100
"""Maximum length; Windows allows 259 characters for a whole path."""

_FORBIDDEN: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]')
_DEVICE: Final = re.compile(r"^(con|prn|aux|nul|(com|lpt)[0-9¹²³])(?=\s*(\.|$))", re.IGNORECASE)
"""Device names on Windows, with any suffix."""


def file_name(wish: str) -> str:
    """Return a valid file name without suffix, close to the wish."""
    name = _DEVICE.sub(_no_device, _FORBIDDEN.sub("-", wish).strip(" ."))
    return name[:LONGEST].rstrip(" .") or phrase("files-game")


def _no_device(found: re.Match[str]) -> str:
    return phrase("files-game-of", name=found[1])
