"""Layout declarations of view files: positions of pieces, and information about them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TypeAlias

import attrs

from ...model.rules.core.engine.event import Event
from ...model.rules.core.engine.state import Observation
from ...model.rules.core.geometry.city import City
from ...model.rules.core.places.places import Face, Place
from ...model.rules.core.values import Cell, Seat
from ...model.rules.core.words.message import Message
from ..art.module_icons import PaintIcon


@attrs.frozen
class Perch:
    """A kind of token place on a city, around a point of the grid.

    ``point`` is in squares from the north-west corner of square (0, 0), ``size`` in squares. ``at`` makes the
    places of a seat that belong to one or several squares.
    """

    at: Callable[[Seat, Cell], Place | tuple[Place, ...]]
    point: Callable[[Place], tuple[float, float]]
    size: float = 0.5

    def places(self, seat: Seat, cell: Cell) -> tuple[Place, ...]:
        found = self.at(seat, cell)
        return found if isinstance(found, tuple) else (found,)


CellTexts: TypeAlias = "Callable[[Observation], Mapping[Place, tuple[Message, ...]]]"  # long and short texts


@attrs.frozen
class DrawerWords:
    """Headings in the drawer of a section: for pieces that fit somewhere, and for others."""

    fitting: Callable[[int], Message]
    others: Callable[[int], Message]


@attrs.frozen
class Section:
    """A section of the supply: pieces in cells below a heading.

    ``title`` is the heading, ``note`` the text next to it, ``icon`` its sign when folded. Pieces are
    ``least`` to ``size`` units wide. ``cells`` lists the places of each cell, in order; without ``cells``,
    each piece has a cell. Empty cells stay visible unless ``packed``. ``priced`` goods have a pill about
    buying them, other cells the text that ``cell_texts`` returns. The section is pale if ``spent``: the
    viewer can have no more. ``fits`` returns where a piece could lie in the viewer's city; these places glow
    while the piece is pointed at, and other pieces are dim. With a ``drawer``, pieces are shown in
    full size while the section is pointed at. A section contains the ``Supply`` places of its module, and
    places of the types ``kinds``, which must not belong to a seat.
    """

    title: Message
    icon: PaintIcon
    size: float
    least: float
    cells: tuple[tuple[Place, ...], ...] = ()
    packed: bool = False
    priced: bool = False
    note: Callable[[Observation], Message] | None = None
    cell_texts: CellTexts | None = None
    spent: Callable[[Observation], bool] | None = None
    fits: Callable[[Observation, Face], Collection[Place]] | None = None
    drawer: DrawerWords | None = None
    kinds: tuple[type[Place], ...] = ()


@attrs.frozen
class Pawn:
    """A pawn at a seat's name: whether it is ``asked`` for, whether it can be ``pressed``."""

    asked: Callable[[Observation, Seat], bool]
    pressed: Callable[[Face], bool]


@attrs.frozen
class CardMark:
    """The use of a viewer's special card: text below it, and its look."""

    words: Message
    tone: str
    rimmed: bool


MarkCard: TypeAlias = Callable[[Observation, Place, Face], CardMark]
NoteFaces: TypeAlias = Callable[[Observation], Message]
FindLines: TypeAlias = "Callable[[City, Cell], Iterable[tuple[Cell, ...]]]"  # from first to last square
CountedTile: TypeAlias = "Callable[[Event], str]"  # the tile that an event counts again
Spot: TypeAlias = tuple[float, float, float]  # circle on a card: centre and radius, in card widths
FindSpots: TypeAlias = "Callable[[float], tuple[Spot, ...]]"  # lit at a width in device pixels
DescribeSpent: TypeAlias = "Callable[[tuple[Message, ...]], Message]"  # the purpose of some cards
NameCards: TypeAlias = "Callable[[int], Message]"  # short name for a number of cards
