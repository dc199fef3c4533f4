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

    A section contains the ``Supply`` places of its module, and the places whose type is in ``kinds``. Places
    of a seat are not allowed in ``kinds``.

    The heading is ``title`` with ``icon``. Below it is the text that ``note`` returns. If ``note`` returns
    several texts, the longest first, a folded supply shows the first one that fits. ``action`` says what a
    piece costs; it is shown while the viewer can get pieces. Pieces are ``least`` to ``size`` units wide.
    ``cells`` has the places of each cell, in order; without ``cells``, each piece has its own cell. Empty
    cells stay visible unless ``packed``. If pieces are ``priced``, a label says how the viewer can pay for
    them. If not, their cells have the texts that ``cell_texts`` returns.

    ``spent`` returns whether the viewer can get no more pieces; the section is then pale. ``fits`` returns
    the places for a piece in the viewer's city. These places glow while the pointer is on the piece. A piece
    for which there is no place is dim. Dim pieces, and all pieces of a pale section, are hidden until the
    player presses the fold line. With a ``drawer``, pieces are shown in full size while the pointer is on the
    section.
    """

    title: Message
    icon: PaintIcon
    size: float
    least: float
    cells: tuple[tuple[Place, ...], ...] = ()
    packed: bool = False
    priced: bool = False
    note: Callable[[Observation], Message | tuple[Message, ...]] | None = None
    action: Message | None = None
    cell_texts: CellTexts | None = None
    spent: Callable[[Observation], bool] | None = None
    fits: Callable[[Observation, Face], Collection[Place]] | None = None
    drawer: DrawerWords | None = None
    kinds: tuple[type[Place], ...] = ()

    def notes(self, seen: Observation) -> tuple[Message, ...]:
        found = self.note(seen) if self.note is not None else ()
        return found if isinstance(found, tuple) else (found,)


@frozen
class Pawn:
    """A pawn next to a seat's name.

    ``asked`` returns whether the player in a seat must decide about the pawn. ``pressed`` gets the face that
    the pawn shows, and returns whether the pawn can be pressed.
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
# returns the lines or groups of squares that the tile at this square counts; squares of a line are in order
FindLines: TypeAlias = "Callable[[City, Cell], Iterable[tuple[Cell, ...]]]"
CountedTile: TypeAlias = "Callable[[Event], str]"  # returns the id of the tile that counts again
Spot: TypeAlias = tuple[float, float, float]  # circle on a card: centre and radius, in card widths
# returns the spots to highlight on a card; the argument is the width of the card in device pixels
FindSpots: TypeAlias = "Callable[[float], tuple[Spot, ...]]"
# returns a text that says what the selected cards pay for; the argument has the names of these cards
DescribeSpent: TypeAlias = "Callable[[tuple[Message, ...]], Message]"
# returns a short name for cards; the argument is the number of the cards
NameCards: TypeAlias = "Callable[[int], Message]"
