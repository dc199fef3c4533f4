"""Paints portraits of the twelve characters and a guest in medallions."""

from __future__ import annotations

from typing import Final

REACH: Final = 1.3  # maximum distance of heads and tools from the centre, divided by the radius of the ring
GUEST: Final = "guest"  # the portrait of human players without a character
AIR: Final = 6.0  # pixels between a picture and text beside it


def text_beside(radius: float) -> float:
    """Return the distance from a picture's centre at which text touches no head or tool."""
    return REACH * radius + AIR
