from __future__ import annotations

from typing import Final

from ..frozen import frozen
from ..values import SIDE_NAME, SIDES, letters
from ..words.message import Message
from ..words.wording import edge_noun, side_noun, type_noun

WALL: Final = "wall"
OPEN: Final = "open"
START: Final = "start"  # kind and id of the starting tile
BUILDING: Final = "building"  # kind of the tiles that are counted for majorities


@frozen(eq=False)
class Tile:
    """A printed tile, compared by identity.

    ``closed`` is a bit mask of the sides with ``closed_edge``; other sides have ``open_edge``. If the
    tile is printed on both sides, ``back`` is the id of the other face. Most tiles are named by type and
    price; all others have a ``noun``. If ``noun`` includes the price, ``short_noun`` is the name without the
    price. ``printed`` describes what is printed on the tile besides its name and edges.
    """

    id: str
    kind: str
    type: str | None
    price: int
    closed: int
    closed_edge: str = WALL
    open_edge: str = OPEN
    back: str | None = None
    noun: Message | None = None
    short_noun: Message | None = None
    printed: Message | None = None

    @property
    def label(self) -> Message:
        return self.noun or Message("tile", type=type_noun(self.type or self.kind), price=self.price)

    @property
    def short_label(self) -> Message:
        return self.short_noun or self.noun or type_noun(self.type or self.kind)

    @property
    def described(self) -> Message:
        sides = tuple(side_noun(SIDE_NAME[side]) for side in SIDES if self.closed & side)
        edge = edge_noun(self.closed_edge)
        message = Message("tile-sides", tile=self.label, edge=edge, sides=sides, count=len(sides))
        return (
            message if self.printed is None else Message("tile-printed", tile=message, printed=self.printed)
        )

    def edge(self, side: int) -> str:
        return self.closed_edge if self.closed & side else self.open_edge

    def has_edges_of(self, other: Tile) -> bool:
        return self.closed_edge == other.closed_edge and self.open_edge == other.open_edge

    @property
    def walls(self) -> str:
        """Letters (``NESW``) of the closed sides."""
        return letters(self.closed)
