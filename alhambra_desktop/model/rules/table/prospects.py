"""Unseen tiles that would fit on a free square."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from ..core.engine.hidden import unseen_tiles
from ..core.engine.rulebook import Rulebook
from ..core.engine.state import Observation
from ..core.values import SIDES, Cell, neighbour
from ..core.words.message import Message
from ..core.words.saying import types_noun


@attrs.frozen
class Prospect:
    """The number of tiles in the bags that fit on a square, by type and name.

    A two-sided tile counts once for each fitting side, but once in ``fitting``.
    """

    cell: Cell
    fitting: int
    unseen: int
    kinds: tuple[tuple[str | None, Message, int], ...]

    @property
    def said(self) -> Message:
        """How many of how many tiles fit."""
        return Message("prospect", fitting=self.fitting, unseen=self.unseen)

    @property
    def told(self) -> Message:
        """The same with every kind."""
        kinds = tuple(
            Message("prospect-kind", count=count, kind=types_noun(type_id) if type_id and count > 1 else noun)
            for type_id, noun, count in self.kinds
        )
        return Message("prospect-kinds", said=self.said, kinds=kinds) if kinds else self.said


def prospect(book: Rulebook, seen: Observation, cell: Cell) -> Prospect:
    """Return the prospect for a free square of the viewer's city, from public facts alone."""
    city = seen.players[seen.seat].city
    kinds: dict[tuple[str | None, Message], int] = {}
    fitting = unseen = 0
    for kind in book.bags:
        for id_ in unseen_tiles(book, seen, kind):
            unseen += 1
            front = book.tiles[id_]
            sides = (front,) if front.back is None else (front, book.tiles[front.back])
            found = {
                (tile.type, tile.called_briefly)
                for tile in sides
                if book.placement.may_place(city, tile, cell)
            }
            fitting += bool(found)
            for one in found:
                kinds[one] = kinds.get(one, 0) + 1
    order = {type_id: number for number, type_id in enumerate(book.types)}
    ranked = sorted(kinds.items(), key=lambda one: (order.get(one[0][0] or "", len(order)), str(one[0][1])))
    return Prospect(cell, fitting, unseen, tuple((type_id, noun, count) for (type_id, noun), count in ranked))


def free_squares(seen: Observation) -> Iterator[Cell]:
    tiles = seen.players[seen.seat].city.tiles
    beside = {neighbour(cell, side) for cell in tiles for side in SIDES} - set(tiles)
    yield from sorted(beside, key=lambda cell: cell[::-1])
