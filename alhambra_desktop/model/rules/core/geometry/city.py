from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import cached_property
from typing import Any, Final, Generic, TypeVar
from weakref import ref

import attrs

from ..frozen import frozen
from ..values import OPPOSITE, SIDES, STEP, Cell
from .tile import BUILDING, Tile
from .wall import Outline, Segment, all_runs, longest_run

ORIGIN: Final[Cell] = (0, 0)

AROUND: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Offsets of the eight neighbours, clockwise from the north.

In a mask of ``City.surroundings``, bit i is set if the neighbour at the offset ``AROUND[i]`` is occupied.
"""

ALL_SIDES: Final = 0b01010101
"""In masks of ``City.surroundings``, the bits of the four neighbours that share a side with the square."""

_SEEN_FROM: Final = tuple(
    (dx, dy, 1 << (i + 4) % 8, 0 if i % 2 else SIDES[i // 2], 0 if i % 2 else 256 << (i // 2 + 2) % 4)
    for i, (dx, dy) in enumerate(AROUND)
)
"""Describes how a tile changes the masks of the eight squares around it (see ``City.surroundings``).

The five numbers for each of these squares are:

- its offset from the tile (two numbers)
- the bit in its mask that means: the tile's square is occupied
- the tile's side towards the square, or 0 if the square only touches a corner of the tile
- the bit in its mask that means: this side of the tile is closed (or 0)
"""


T = TypeVar("T")


@frozen(eq=False)
class Fact(Generic[T]):
    """Key under which a city caches a fact of the type `T`. Keys are compared by identity."""

    name: str


COUNTS: Final = Fact[Mapping[str, int]]("counts")
RUN: Final = Fact[tuple[Segment, ...]]("run")
ALL_RUNS: Final = Fact[tuple[Segment, ...]]("all runs")
OUTLINE: Final = Fact[Outline]("outline")


@frozen(slots=False, eq=False)
class City:
    """An immutable city; ``tiles`` maps squares to tiles. Starting tiles never move.

    - ``starts``: squares of the starting tiles, the origin first. From each starting tile, all tiles with
      the same ``open_edge`` as this starting tile must be reachable on foot.
    - ``surroundings``: maps each empty square that touches a tile, even at a corner, to a mask. Bits 0 to 7
      show which neighbours are occupied. Bits 8 to 11 show which neighbours (north, east, south, west) have a
      closed side towards the square.
    - ``plain``: whether all tiles have the same ``closed_edge`` and the same ``open_edge``. If so, the masks
      alone decide which squares are legal for further tiles with these edges.
    - ``remembered``: cache of facts (see `remember`)
    - ``smaller``: if the last change added a tile, a tuple of three: a weak reference to the city before this
      change, the square of the added tile, and the tile itself. Otherwise, None.
    """

    tiles: Mapping[Cell, Tile]
    starts: tuple[Cell, ...] = (ORIGIN,)
    surroundings: Mapping[Cell, int] = attrs.field(repr=False, kw_only=True)
    plain: bool = attrs.field(repr=False, kw_only=True)
    remembered: dict[tuple[Hashable, ...], Any] = attrs.field(factory=dict, repr=False, kw_only=True)
    smaller: tuple[ref[City], Cell, Tile] | None = attrs.field(default=None, repr=False, kw_only=True)

    @classmethod
    def of(cls, tiles: Mapping[Cell, Tile], starts: tuple[Cell, ...] = (ORIGIN,)) -> City:
        beside = {(x + dx, y + dy) for x, y in tiles for dx, dy in AROUND} - set(tiles)
        return cls(
            dict(tiles),
            starts,
            surroundings={cell: _surroundings(tiles, cell) for cell in beside},
            plain=all(tile.has_edges_of(tiles[ORIGIN]) for tile in tiles.values()),
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, City):
            return NotImplemented
        return self.tiles == other.tiles and self.starts == other.starts

    def __hash__(self) -> int:
        return hash((self.look, self.starts))

    def __iter__(self) -> Iterator[Cell]:
        return iter(self.tiles)

    def __len__(self) -> int:
        return len(self.tiles)

    def get(self, cell: Cell) -> Tile | None:
        return self.tiles.get(cell)

    def cell_of(self, tile_id: str) -> Cell | None:
        return self._places.get(tile_id)

    @cached_property
    def _places(self) -> Mapping[str, Cell]:
        return {tile.id: cell for cell, tile in self.tiles.items()}

    def place(self, cell: Cell, tile: Tile, starts: tuple[Cell, ...] | None = None) -> City:
        """Return the city with one more tile, without checking the placement rules."""
        tiles = {**self.tiles, cell: tile}
        around = dict(self.surroundings)
        around.pop(cell, None)
        (x, y), closed = cell, tile.closed
        for dx, dy, bit, side, shut in _SEEN_FROM:
            beside = (x + dx, y + dy)
            if beside not in tiles:
                around[beside] = around.get(beside, 0) | (bit | shut if closed & side else bit)
        plain = self.plain and tile.has_edges_of(tiles[ORIGIN])
        smaller = (ref(self), cell, tile)
        return City(tiles, starts or self.starts, surroundings=around, plain=plain, smaller=smaller)

    def remove(self, cell: Cell) -> City:
        """Return the city without a tile; raise `KeyError` if the square is empty."""
        tiles = dict(self.tiles)
        del tiles[cell]
        return self._changed_at(cell, tiles)

    def replace(self, cell: Cell, tile: Tile) -> City:
        return self._changed_at(cell, {**self.tiles, cell: tile})

    def _changed_at(self, cell: Cell, tiles: Mapping[Cell, Tile]) -> City:
        x, y = cell
        around = dict(self.surroundings)
        for dx, dy in ((0, 0), *AROUND):
            near = (x + dx, y + dy)
            if near not in tiles:
                around[near] = _surroundings(tiles, near)
                if not around[near]:
                    del around[near]
        plain = all(tile.has_edges_of(tiles[ORIGIN]) for tile in tiles.values())
        return City(tiles, self.starts, surroundings=around, plain=plain)

    def remember(self, fact: Fact[T], find: Callable[[], T], *about: Hashable) -> T:
        """Return a cached fact; if it is not cached yet, `find` computes it.

        Besides the city, the fact depends only on the values in `about`.
        """
        key = (fact, *about)
        if key not in self.remembered:
            self.remembered[key] = find()
        found: T = self.remembered[key]
        return found

    def grow(
        self, fact: Fact[T], find: Callable[[], T], more: Callable[[T, Cell, Tile], T], *about: Hashable
    ) -> T:
        """Return a cached fact.

        If the fact is not cached yet, but the city in ``smaller`` has cached it, `more` computes the new fact
        from the old one. Otherwise, `find` computes it.
        """
        key = (fact, *about)
        if key not in self.remembered:
            smaller, cell, tile = self.smaller or (None, ORIGIN, None)
            city = smaller() if smaller is not None else None
            if city is not None and tile is not None and key in city.remembered:
                self.remembered[key] = more(city.remembered[key], cell, tile)
            else:
                self.remembered[key] = find()
        found: T = self.remembered[key]
        return found

    def without_cache(self) -> City:
        return attrs.evolve(self, remembered={})

    @cached_property
    def look(self) -> frozenset[tuple[Cell, Tile]]:
        """All tiles with their squares, independent of the order of placement."""
        return frozenset(self.tiles.items())

    @cached_property
    def frontier(self) -> tuple[Cell, ...]:
        """The sorted empty squares that share a side with a tile (B-19)."""
        return tuple(sorted(cell for cell, around in self.surroundings.items() if around & ALL_SIDES))

    @property
    def counts(self) -> Mapping[str, int]:
        return self.grow(COUNTS, self._counted, _counted_more)

    def _counted(self) -> Mapping[str, int]:
        found: dict[str, int] = {}
        for tile in self.tiles.values():
            if tile.type is not None and tile.kind == BUILDING:
                found[tile.type] = found.get(tile.type, 0) + 1
        return found

    def outer(self, edge: str) -> tuple[Segment, ...]:
        """Return the sides with `edge`, unless the facing side of the neighbour has `edge`, too (B-29)."""
        return tuple(
            sorted(
                Segment(*cell, side)
                for cell, side, beside in self._sides(edge)
                if beside is None or not _showing(beside, edge) & OPPOSITE[side]
            )
        )

    def _sides(self, edge: str) -> Iterator[tuple[Cell, int, Tile | None]]:
        tiles = self.tiles
        for cell, tile in tiles.items():
            sides = _showing(tile, edge)
            if sides:
                for side, (dx, dy) in STEP.items():
                    if sides & side:
                        yield cell, side, tiles.get((cell[0] + dx, cell[1] + dy))

    def run(self, edge: str) -> tuple[Segment, ...]:
        """Return the longest run of connected outer segments of `edge`, in order (B-29)."""
        return self.remember(RUN, lambda: longest_run(self.outer(edge)), edge)

    def outer_runs(self, edge: str) -> tuple[Segment, ...]:
        """Return all outer segments of `edge`, run by run; the longest run comes first."""
        return self.remember(ALL_RUNS, lambda: all_runs(self.outer(edge)), edge)

    def length(self, edge: str) -> int:
        """Return the length of the longest run of `edge` (B-29). This is usually faster than `run`."""
        tiles = self.tiles
        outline = self.grow(
            OUTLINE,
            lambda: Outline.of(tiles, edge),
            lambda before, cell, tile: before.more(tiles, edge, cell, tile),
            edge,
        )
        return len(self.run(edge)) if outline.length is None else outline.length

    def contacts(self, edge: str, other: str) -> tuple[Segment, ...]:
        """Return the sides with `edge` that touch a neighbour's side with `other`."""
        return tuple(
            sorted(
                Segment(*cell, side)
                for cell, side, beside in self._sides(edge)
                if beside is not None and _showing(beside, other) & OPPOSITE[side]
            )
        )

    @cached_property
    def inner_sides(self) -> Mapping[Cell, tuple[int, int]]:
        """Maps the square of each tile, except starting tiles, to two bit masks of the tile's sides.

        The first mask contains the sides that touch other tiles. The second mask contains the closed sides
        among them.
        """
        found = {}
        for cell, tile in self.tiles.items():
            if cell not in self.starts:
                x, y = cell
                inner = sum(side for side, (dx, dy) in STEP.items() if (x + dx, y + dy) in self.tiles)
                found[cell] = (inner, tile.closed & inner)
        return found

    @cached_property
    def cuts(self) -> frozenset[Cell]:
        """Squares of the tiles without which other tiles could not be reached from a starting tile."""
        return frozenset().union(*(_cut_cells(self, start) for start in self.starts))


def _surroundings(tiles: Mapping[Cell, Tile], cell: Cell) -> int:
    x, y = cell
    number = 0
    for i, (dx, dy) in enumerate(AROUND):
        beside = tiles.get((x + dx, y + dy))
        if beside is not None:
            number |= 1 << i
            # neighbours with even numbers share a side with the square
            if not i % 2 and beside.closed & OPPOSITE[SIDES[i // 2]]:
                number |= 256 << i // 2
    return number


def _counted_more(before: Mapping[str, int], cell: Cell, tile: Tile) -> Mapping[str, int]:
    if tile.type is None or tile.kind != BUILDING:
        return before
    return {**before, tile.type: before.get(tile.type, 0) + 1}


def _showing(tile: Tile, edge: str) -> int:
    if tile.closed_edge == edge:
        return tile.closed
    return sum(SIDES) & ~tile.closed if tile.open_edge == edge else 0


def _cut_cells(city: City, start: Cell) -> frozenset[Cell]:
    tiles = city.tiles
    if not city.plain:
        way = tiles[start].open_edge
        tiles = {cell: tile for cell, tile in tiles.items() if tile.open_edge == way}
    number: dict[Cell, int] = {start: 0}
    low: dict[Cell, int] = {start: 0}
    cuts: set[Cell] = set()

    def visit(cell: Cell, parent: Cell | None) -> None:
        tile = tiles[cell]
        for side, (dx, dy) in STEP.items():
            other = (cell[0] + dx, cell[1] + dy)
            if (
                other == parent
                or other not in tiles
                or tile.closed & side
                or tiles[other].closed & OPPOSITE[side]
            ):
                continue
            if other in number:
                low[cell] = min(low[cell], number[other])
                continue
            number[other] = low[other] = len(number)
            visit(other, cell)
            low[cell] = min(low[cell], low[other])
            if low[other] >= number[cell]:
                cuts.add(cell)

    visit(start, None)
    return frozenset(cuts)
