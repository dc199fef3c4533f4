"""The twelve characters, as portraits in medallions."""

from __future__ import annotations

from typing import Final

REACH: Final = 1.3  # how far heads and tools rise over the ring, in radii
