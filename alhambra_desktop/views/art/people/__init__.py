"""The twelve characters, as portraits in medallions."""

from __future__ import annotations

from typing import Final

REACH: Final = 1.3  # maximum distance of heads and tools from the centre, in radii of the ring
