"""Tiles: what stands on a square and what its four sides are made of."""

from __future__ import annotations

from typing import Final

import attrs

from ..values import SIDE_NAME, SIDES, letters
from ..words.message import Message
from ..words.nouns import edge_noun, side_noun, type_noun

WALL: Final = "wall"
OPEN: Final = "open"
"""The closed and the open edge of most tiles."""

START: Final = "start"
"""The kind of the tile with which every city begins, and its id."""

BUILDING: Final = "building"
"""The kind of tiles that majorities count."""


@attrs.frozen(eq=False)
class Tile:
    """A printed tile; there is one object a tile, so tiles are compared by identity.

    ``closed`` is the sum of the sides that carry a wall (or whatever ``closed_edge`` names).
    ``type`` is the building type, or None where the tile has none; ``back`` the id of the tile's other side,
    where something is printed there. Tiles that are not called by type and price bring a ``noun``, and a
    ``short_noun`` where that tells the price; ``printed`` is what else is to be seen of them.
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
    def called(self) -> Message:
        """What the tile is called: its own noun, or its type and price."""
        return self.noun or Message("tile", type=type_noun(self.type or self.kind), price=self.price)

    @property
    def called_briefly(self) -> Message:
        """What the tile is called without its price."""
        return self.short_noun or self.noun or type_noun(self.type or self.kind)

    @property
    def described(self) -> Message:
        """What the tile is called, which of its sides are closed, and what else is printed on it."""
        sides = tuple(side_noun(SIDE_NAME[side]) for side in SIDES if self.closed & side)
        edge = edge_noun(self.closed_edge)
        told = Message("tile-sides", tile=self.called, edge=edge, sides=sides, count=len(sides))
        return told if self.printed is None else Message("tile-printed", tile=told, printed=self.printed)

    def edge(self, side: int) -> str:
        """What the tile shows on one side, such as ``wall`` or ``open``."""
        return self.closed_edge if self.closed & side else self.open_edge

    def has_edges_of(self, other: Tile) -> bool:
        """True where both have the same sort of edges, closed and open."""
        return self.closed_edge == other.closed_edge and self.open_edge == other.open_edge

    @property
    def walls(self) -> str:
        """The closed sides as letters out of ``NESW``."""
        return letters(self.closed)
