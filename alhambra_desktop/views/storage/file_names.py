"""Names for files that every system can have, made of what people call things."""

from __future__ import annotations

import re
from typing import Final

from ...words import phrase

LONGEST: Final = 100
"""Characters; systems allow 255 bytes, and Windows 259 characters for a whole path."""

_FORBIDDEN: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]')
_DEVICE: Final = re.compile(r"^(con|prn|aux|nul|(com|lpt)[0-9¹²³])(?=\s*(\.|$))", re.IGNORECASE)
"""Windows takes a file of such a name for a device, whatever it ends with."""


def file_name(wish: str) -> str:
    """The name of a file, without an ending, that is as near to the wish as possible."""
    name = _DEVICE.sub(_no_device, _FORBIDDEN.sub("-", wish).strip(" ."))
    return name[:LONGEST].rstrip(" .") or phrase("files-game")


def _no_device(found: re.Match[str]) -> str:
    return phrase("files-game-of", name=found[1])
