"""Pictograms of the sounds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtGui import QPainter

from .brushes import Tint
from .coins import paint_coin
from .marks import ICONS, paint_icon

PaintSound = Callable[[QPainter, float, float, float, Tint], None]
"""Paints a pictogram into the square with a corner (x, y) and a side, with outlines in a colour."""


def _paint_coin(currency: str, p: QPainter, x: float, y: float, side: float, tint: Tint) -> None:
    paint_coin(p, currency, x + side / 2, y + side / 2, side / 2)


def _paint_icon(name: str, p: QPainter, x: float, y: float, side: float, tint: Tint) -> None:
    paint_icon(p, name, x, y, side, tint)


_NAMES: Final = {  # pictograms by the first word of the sound
    "card": "cards",
    "scoring": "cards",
    "bonus": "cards",
    "bureau": "cards",
    "tile": "reserve",
    "snap": "reserve",
    "redesign": "reserve",
    "wall": "wall",
    "count": "reserve",
    "points": "star",
    "turn": "star",
    "end": "star",
}
_COINS: Final = {"coin": "dirham", "coins": "florin"}


def sound_icon(sound: str) -> PaintSound | None:
    """Return the painter of a sound's pictogram, or None if it has none."""
    first = sound.partition("_")[0]
    if first in _COINS:
        return partial(_paint_coin, _COINS[first])
    name = _NAMES.get(first, first)
    return partial(_paint_icon, name) if name in ICONS else None
