"""Laying: how view files say where what their rule sets bring lies, and what is said and marked there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TypeAlias

import attrs

from ...model.rules.core.engine.event import Event
from ...model.rules.core.engine.observation import Observation
from ...model.rules.core.geometry.city import City
from ...model.rules.core.places.places import Face, Place
from ...model.rules.core.values import Cell, Seat
from ...model.rules.core.words.message import Message
from ..art.module_icons import PaintIcon


@attrs.frozen
class Perch:
    """A kind of place on a city beside its squares: around a point of the grid.

    ``point`` is in squares from the north-west corner of square (0, 0), ``size`` is that of what lies there,
    in squares, too. ``at`` makes the place of a seat that belongs to a square, or several.
    """

    at: Callable[[Seat, Cell], Place | tuple[Place, ...]]
    point: Callable[[Place], tuple[float, float]]
    size: float = 0.5

    def places(self, seat: Seat, cell: Cell) -> tuple[Place, ...]:
        """The places of a seat that belong to a square."""
        found = self.at(seat, cell)
        return found if isinstance(found, tuple) else (found,)


Tell: TypeAlias = "Callable[[Observation], Mapping[Place, tuple[Message, ...]]]"
"""What is said below what lies at places, in many words and then in fewer."""


@attrs.frozen
class DrawerWords:
    """The headings in the drawer of a section: above so many that fit somewhere, and so many that do not."""

    fitting: Callable[[int], Message]
    others: Callable[[int], Message]


@attrs.frozen
class Section:
    """A section of the supply: below a heading, pieces in cells side by side in as many rows as it takes.

    ``title`` is the heading, ``note`` what is said beside it, ``icon`` its sign where all are folded in.
    Pieces are as large as there is room for, at most ``size`` and at least ``least`` units wide.

    ``cells`` are its places in order, those together that lie on each other; each place keeps its cell while
    nothing lies there, unless they are ``packed``. A section without any has a cell for each piece.
    Below what is ``priced`` a pill says what buying it would mean, below other cells stands what is ``told``
    of one of its places. Where the viewer can have no more of it (``spent``) it is pale. ``fits`` tells where
    in his city a piece could lie now: these places glow while it is pointed at, and what has none is dim.
    Pieces of a section with a ``drawer`` lie there in full size while it is pointed at.

    Its places are ``Supply`` of its module, and those of other ``kinds``, none of which belongs to a seat.
    """

    title: Message
    icon: PaintIcon
    size: float
    least: float
    cells: tuple[tuple[Place, ...], ...] = ()
    packed: bool = False
    priced: bool = False
    note: Callable[[Observation], Message] | None = None
    told: Tell | None = None
    spent: Callable[[Observation], bool] | None = None
    fits: Callable[[Observation, Face], Collection[Place]] | None = None
    drawer: DrawerWords | None = None
    kinds: tuple[type[Place], ...] = ()


@attrs.frozen
class Pawn:
    """A pawn beside the name of a seat: whether it is ``asked`` for now, whether it can be ``pressed``."""

    asked: Callable[[Observation, Seat], bool]
    pressed: Callable[[Face], bool]


@attrs.frozen
class CardMark:
    """What can be done with a card of the viewer that is no money: said below it, and how that is shown."""

    words: Message
    tone: str
    rimmed: bool


MarkCard: TypeAlias = Callable[[Observation, Place, Face], CardMark]
NoteFaces: TypeAlias = Callable[[Observation], Message]
FindLines: TypeAlias = "Callable[[City, Cell], Iterable[tuple[Cell, ...]]]"
"""The lines that the tile of a square scores, each from its first square to its last."""

TellCounted: TypeAlias = "Callable[[Event], str]"
"""The tile that an event lets count once more."""

Spot: TypeAlias = tuple[float, float, float]
"""A circle on a card: its middle from the north-west corner, and its radius, in widths of the card."""

FindSpots: TypeAlias = "Callable[[float], tuple[Spot, ...]]"
"""What is lit on a card that is so many device pixels wide, for it is painted by its size."""

TellSpent: TypeAlias = "Callable[[tuple[Message, ...]], Message]"
"""What some cards are spent for."""

TellCards: TypeAlias = "Callable[[int], Message]"
"""What so many cards in a hand are called, in a word or two."""
