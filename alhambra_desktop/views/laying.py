"""Laying: how view files say where what their rule sets bring lies, and what is said and marked there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

import attrs
from PySide6.QtCore import QRectF

from ..model.core.city import City
from ..model.core.message import Message
from ..model.core.observation import Observation
from ..model.core.table import Face, Place
from ..model.core.values import Cell, Seat


@attrs.frozen
class Perch:
    """A kind of place on a city beside its squares: around a point of the grid.

    ``point`` is in squares from the north-west corner of square (0, 0), ``size`` is that of what lies there,
    in squares, too. ``at`` makes the place of a seat that belongs to a square.
    """

    at: Callable[[Seat, Cell], Place]
    point: Callable[[Place], tuple[float, float]]
    size: float = 0.5


class Label(NamedTuple):
    """A few words in a section."""

    rect: QRectF
    words: str
    bold: bool = False
    to_right: bool = False


Lay: TypeAlias = Callable[[Place, QRectF, bool], QRectF]
"""Where a place of a section is: in its room, or where it is alone in the whole strip."""

Tell: TypeAlias = "Callable[[Observation, QRectF, bool], Iterable[Label]]"
"""What is said in a section: in its room or, as it is laid, in the whole strip; and whether it is alone."""


@attrs.frozen
class Section:
    """A section of the strip below the market, so many units wide; without a width it gets what others leave.

    ``captions`` say what is to be had there and how, in many words and in few, where the strip has room.
    What is ``priced`` lies side by side with a pill below each; anything else where ``lay`` says. Its places
    are ``Supply`` of its module, and those of other ``kinds``. One that ``spreads`` takes the whole strip
    where it is alone.
    """

    captions: tuple[Message, ...]
    width: float | None = None
    priced: bool = False
    lay: Lay | None = None
    tell: Tell | None = None
    kinds: tuple[type[Place], ...] = ()
    spreads: bool = False


@attrs.frozen
class Pawn:
    """A pawn beside the name of a seat: whether it is ``asked`` for now, whether it can be ``pressed``."""

    asked: Callable[[Observation, Seat], bool]
    pressed: Callable[[Face], bool]


@attrs.frozen
class CardMark:
    """What can be done with a card of the viewer that is no money: a word on a pill, and how it is shown."""

    words: str
    tone: str
    dimmed: bool
    rimmed: bool


MarkCard: TypeAlias = Callable[[Observation, Place, Face], CardMark]
NoteFaces: TypeAlias = Callable[[Observation], Message]
FindLines: TypeAlias = "Callable[[City, Cell], Iterable[tuple[Cell, ...]]]"
"""The lines that the tile of a square scores, each from its first square to its last."""

TellSpent: TypeAlias = "Callable[[tuple[Message, ...]], Message]"
"""What some cards are spent for."""
