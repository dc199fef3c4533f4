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
    """Places for tokens on points of a city's grid.

    - ``at`` returns a seat's places for tokens at a square.
    - ``point`` returns the centre of a place, in squares from the north-west corner of square (0, 0).
    - ``size`` is the width of a token in squares.
    """

    at: Callable[[Seat, Cell], Place | tuple[Place, ...]]
    point: Callable[[Place], tuple[float, float]]
    size: float = 0.5

    def places(self, seat: Seat, cell: Cell) -> tuple[Place, ...]:
        found = self.at(seat, cell)
        return found if isinstance(found, tuple) else (found,)


# maps places to the texts that can appear below them; the texts of each place start with the longest
CellTexts: TypeAlias = "Callable[[Observation], Mapping[Place, tuple[Message, ...]]]"


@frozen
class DrawerWords:
    """Headings in the drawer of a section. They divide the pieces into two groups.

    The heading ``fitting`` is above the pieces that fit into the viewer's city, and ``others`` is above the
    other pieces. Each function gets the number of pieces in its group. If a piece fits, the supply also shows
    the text from ``fitting`` below the title of the section.
    """

    fitting: Callable[[int], Message]
    others: Callable[[int], Message]


@frozen
class Section:
    """A section of the supply: a heading, a note, and pieces in cells.

    The section contains the ``Supply`` places of its module, and all places of the types ``kinds``. Places of
    these types must not belong to a seat.

    - ``title`` and ``icon`` form the heading.
    - ``note`` returns texts for the line below the title, longest first. If the supply is folded, it shows
      the first text for which it has room.
    - ``action`` states what a piece costs. It is shown only while the viewer can get pieces.
    - ``size`` and ``least`` are the maximum and minimum width of a piece in units.
    - ``cells`` lists the places of each cell. If ``cells`` is empty, each piece has its own cell.
    - If ``packed`` is true, empty cells are left out.
    - If ``priced`` is true, labels below the pieces state how the viewer can pay. Otherwise, ``cell_texts``
      returns the texts below the pieces.
    - ``spent`` returns whether the viewer can get no more pieces. If so, the section is pale.
    - ``fits`` returns the places in the viewer's city where a piece fits. The places glow while the pointer
      is on the piece.
    - If ``drawer`` is given, a drawer with larger pieces opens while the pointer is on the section.

    Pieces without a fitting place are dim. Dim pieces, and all pieces of a pale section, are hidden until the
    player presses the fold line.
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

    def fitting_notes(self, count: int) -> tuple[Message, ...]:
        """Return texts with the number of pieces that fit into the viewer's city, longest first."""
        named = (self.drawer.fitting(count),) if self.drawer is not None else ()
        return (
            *named,
            Message("supply-fitting", count=count),
            Message("supply-fitting-brief", count=count),
        )


@frozen
class Pawn:
    """A pawn beside a seat's name.

    ``asked`` returns whether a seat must decide about its pawn now. ``pressed`` returns whether a pawn with
    this face can be pressed. ``state`` returns texts for the state of this pawn, the longest one first;
    without a text, the player's panel does not name the state.
    """

    asked: Callable[[Observation, Seat], bool]
    pressed: Callable[[Face], bool]
    state: Callable[[Face], tuple[Message, ...]] = lambda _: ()


@frozen
class CardMark:
    """The mark of a special card in the viewer's hand: a text with its tone, and a rim."""

    words: Message
    tone: str
    rimmed: bool


MarkCard: TypeAlias = Callable[[Observation, Place, Face], CardMark]
NoteFaces: TypeAlias = Callable[[Observation], Message]
# returns the squares that the tile on the given square counts; each tuple is a group or a line of squares
FindLines: TypeAlias = "Callable[[City, Cell], Iterable[tuple[Cell, ...]]]"
CountedTile: TypeAlias = "Callable[[Event], str]"  # returns the id of the tile that the event counts again
Spot: TypeAlias = tuple[float, float, float]  # circle on a card: x, y and radius, in card widths
# takes the width of a card in device pixels, and returns the spots that light up on the card
FindSpots: TypeAlias = "Callable[[float], tuple[Spot, ...]]"
# takes the names of the selected cards, and returns a text that says what they pay for
DescribeSpent: TypeAlias = "Callable[[tuple[Message, ...]], Message]"
# takes the number of special cards, and returns a short name for them
NameCards: TypeAlias = "Callable[[int], Message]"
