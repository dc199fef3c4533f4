"""Layout declarations of view files: positions of pieces, and information about them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TypeAlias

from ...model.rules.core.engine.event import Event
from ...model.rules.core.engine.state import Observation
from ...model.rules.core.frozen import frozen
from ...model.rules.core.geometry.city import City
from ...model.rules.core.places.places import Face, Place
from ...model.rules.core.values import Cell, Seat
from ...model.rules.core.words.message import Message
from ..art.module_icons import PaintIcon


@frozen
class Perch:
    """Places for tokens in cities, each with its centre on a point of the grid.

    ``at`` returns the place, or the places, that a seat has at a square. ``point`` returns the centre of a
    place, in squares from the north-west corner of square (0, 0). ``size`` is in squares.
    """

    at: Callable[[Seat, Cell], Place | tuple[Place, ...]]
    point: Callable[[Place], tuple[float, float]]
    size: float = 0.5

    def places(self, seat: Seat, cell: Cell) -> tuple[Place, ...]:
        found = self.at(seat, cell)
        return found if isinstance(found, tuple) else (found,)


CellTexts: TypeAlias = "Callable[[Observation], Mapping[Place, tuple[Message, ...]]]"  # texts, longest first


@frozen
class DrawerWords:
    """Headings in the drawer of a section: for pieces that fit in the viewer's city, and for all others.

    Both functions get the number of pieces below the heading.
    """

    fitting: Callable[[int], Message]
    others: Callable[[int], Message]


@frozen
class Section:
    """A section of the supply: pieces in cells below a heading.

    ``title`` is the heading, ``note`` the text next to it, and ``icon`` is shown when the supply is folded
    to a spine. Pieces are ``least`` to ``size`` units wide. ``cells`` has the places of each cell, in order;
    without ``cells``, each piece has its own cell. Empty cells stay visible unless ``packed``. If pieces are
    ``priced``, a label says how the viewer can pay for them; in other sections, cells have the texts that
    ``cell_texts`` returns. The section is pale if ``spent`` returns True, because the viewer can get no more
    pieces. ``fits`` returns the places for a piece in the viewer's city; these places glow while the pointer
    is on the piece, and pieces without a place are dim. With a ``drawer``, pieces are shown in full size
    while the pointer is on the section. A section contains the ``Supply`` places of its module, and places of
    the types ``kinds``, which must not belong to a seat.
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


@frozen
class Pawn:
    """A pawn next to a seat's name.

    ``asked`` returns whether the player in a seat must decide about the pawn. ``pressed`` returns whether the
    pawn can be pressed while it shows a face.
    """

    asked: Callable[[Observation, Seat], bool]
    pressed: Callable[[Face], bool]


@frozen
class CardMark:
    """How a special card of the viewer is marked: the text below it, the tone of the text, and a rim."""

    words: Message
    tone: str
    rimmed: bool


MarkCard: TypeAlias = Callable[[Observation, Place, Face], CardMark]
NoteFaces: TypeAlias = Callable[[Observation], Message]
# lines or groups of squares that the tile at a square counts; a line has its squares from first to last
FindLines: TypeAlias = "Callable[[City, Cell], Iterable[tuple[Cell, ...]]]"
CountedTile: TypeAlias = "Callable[[Event], str]"  # id of a tile that counts once more because of the event
Spot: TypeAlias = tuple[float, float, float]  # circle on a card: centre and radius, in card widths
# spots to highlight on a card; the argument is the width of the card in device pixels
FindSpots: TypeAlias = "Callable[[float], tuple[Spot, ...]]"
# text about what cards pay for; the argument has the names of the cards
DescribeSpent: TypeAlias = "Callable[[tuple[Message, ...]], Message]"
NameCards: TypeAlias = "Callable[[int], Message]"  # short name for a number of cards
