"""City: a player's tiles in play, frozen, with the facts that follow from them kept beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, Final

import attrs

from .tile import Tile
from .values import EAST, NORTH, OPPOSITE, SIDES, SOUTH, STEP, WEST, Cell, neighbour
from .wall import Segment, longest_run

ORIGIN: Final[Cell] = (0, 0)

AROUND: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight neighbours, clockwise from the north; bit i of a surroundings number stands for the i-th."""

_SIDE_BIT: Final = {NORTH: 0, EAST: 2, SOUTH: 4, WEST: 6}


@attrs.frozen(slots=False, eq=False)
class City:
    """Tiles on squares. The start tile never moves.

    ``starts`` are the squares from which everything must be reached on foot; the first is the origin.
    ``surroundings`` keeps for each empty square beside or diagonal to a tile one small number:
    bits 0 to 7 tell which of the eight neighbours are occupied, bits 8 to 11 (north, east, south, west)
    where a neighbour turns a closed side to the square. ``plain`` cities hold tiles of one sort of edges
    only, that of the start tile; there these numbers decide a placement.
    """

    tiles: Mapping[Cell, Tile]
    starts: tuple[Cell, ...] = (ORIGIN,)
    surroundings: Mapping[Cell, int] = attrs.field(repr=False, kw_only=True)
    plain: bool = attrs.field(repr=False, kw_only=True)
    remembered: dict[Any, Any] = attrs.field(factory=dict, repr=False, kw_only=True)

    @classmethod
    def of(cls, tiles: Mapping[Cell, Tile], starts: tuple[Cell, ...] = (ORIGIN,)) -> City:
        """The city with exactly these tiles."""
        beside = {(x + dx, y + dy) for x, y in tiles for dx, dy in AROUND} - set(tiles)
        return cls(
            dict(tiles),
            starts,
            surroundings={cell: _surroundings(tiles, cell) for cell in beside},
            plain=all(tile.closed_edge == tiles[ORIGIN].closed_edge for tile in tiles.values()),
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, City):
            return NotImplemented
        return self.tiles == other.tiles and self.starts == other.starts

    def __hash__(self) -> int:
        return hash((frozenset(self.tiles.items()), self.starts))

    def __iter__(self) -> Iterator[Cell]:
        return iter(self.tiles)

    def __len__(self) -> int:
        return len(self.tiles)

    def get(self, cell: Cell) -> Tile | None:
        """The tile on a square, or None."""
        return self.tiles.get(cell)

    def cell_of(self, tile_id: str) -> Cell | None:
        """Where a tile lies, or None."""
        return next((cell for cell, tile in self.tiles.items() if tile.id == tile_id), None)

    def place(self, cell: Cell, tile: Tile, starts: tuple[Cell, ...] | None = None) -> City:
        """The city with one tile more. Whether the rules allow it is not asked here."""
        tiles = {**self.tiles, cell: tile}
        around = dict(self.surroundings)
        around.pop(cell, None)
        x, y = cell
        for i, (dx, dy) in enumerate(AROUND):
            beside = (x + dx, y + dy)
            if beside not in tiles:
                around[beside] = around.get(beside, 0) | 1 << (i + 4) % 8
        for i, side in enumerate(SIDES):
            if tile.closed & side:
                beside = neighbour(cell, side)
                if beside in around:
                    around[beside] |= 256 << (i + 2) % 4
        plain = self.plain and tile.closed_edge == tiles[ORIGIN].closed_edge
        return City(tiles, starts or self.starts, surroundings=around, plain=plain)

    def remove(self, cell: Cell) -> City:
        """The city without the tile of one square; ``KeyError`` where there is none."""
        tiles = dict(self.tiles)
        del tiles[cell]
        return City.of(tiles, self.starts)

    def replace(self, cell: Cell, tile: Tile) -> City:
        """The city with another tile on an occupied square."""
        return City.of({**self.tiles, cell: tile}, self.starts)

    def remember(self, key: Any, find: Callable[[], Any]) -> Any:
        """The answer found for a key, worked out at most once for this city."""
        if key not in self.remembered:
            self.remembered[key] = find()
        return self.remembered[key]

    @cached_property
    def frontier(self) -> tuple[Cell, ...]:
        """The empty squares that share a side with a tile (B-19), sorted."""
        return tuple(sorted(cell for cell, around in self.surroundings.items() if around & 0b01010101))

    @cached_property
    def counts(self) -> Mapping[str, int]:
        """The number of buildings of each type."""
        found: dict[str, int] = {}
        for tile in self.tiles.values():
            if tile.type is not None and tile.kind == "building":
                found[tile.type] = found.get(tile.type, 0) + 1
        return found

    def outer(self, edge: str = "wall") -> tuple[Segment, ...]:
        """The sides that show ``edge`` where the neighbour does not show it too: outer walls (B-29)."""
        return tuple(
            Segment(*cell, side)
            for cell, tile in sorted(self.tiles.items())
            for side in SIDES
            if tile.edge(side) == edge and not self._shows(neighbour(cell, side), OPPOSITE[side], edge)
        )

    def _shows(self, cell: Cell, side: int, edge: str) -> bool:
        tile = self.tiles.get(cell)
        return tile is not None and tile.edge(side) == edge

    def run(self, edge: str = "wall") -> tuple[Segment, ...]:
        """The longest connected run of an outer edge, in order (B-29)."""
        found: tuple[Segment, ...] = self.remember(("run", edge), lambda: longest_run(self.outer(edge)))
        return found

    def length(self, edge: str) -> int:
        """The number of segments of the longest run of an outer edge (B-29)."""
        found: int = self.remember(("length", edge), lambda: _quick_length(self, edge))
        return found

    def contacts(self, edge: str, other: str) -> tuple[Segment, ...]:
        """The sides that show ``edge`` where the neighbour shows ``other``."""
        return tuple(
            Segment(*cell, side)
            for cell, tile in sorted(self.tiles.items())
            for side in SIDES
            if tile.edge(side) == edge and self._shows(neighbour(cell, side), OPPOSITE[side], other)
        )

    @cached_property
    def outer_walls(self) -> tuple[Segment, ...]:
        """All outer wall segments."""
        return self.outer()

    @cached_property
    def longest_wall(self) -> tuple[Segment, ...]:
        """The longest connected run of outer wall, in order (B-29)."""
        return self.run()

    @cached_property
    def wall_length(self) -> int:
        """The number of segments of the longest outer wall (B-29)."""
        return _quick_length(self, "wall")

    @cached_property
    def inner_sides(self) -> Mapping[Cell, tuple[int, int]]:
        """For each tile that can move: its sides that touch other tiles, and which of them are closed."""
        found = {}
        for cell, tile in self.tiles.items():
            if cell not in self.starts:
                x, y = cell
                inner = sum(side for side, (dx, dy) in STEP.items() if (x + dx, y + dy) in self.tiles)
                found[cell] = (inner, tile.closed & inner)
        return found

    @cached_property
    def cuts(self) -> frozenset[Cell]:
        """The squares whose removal would cut others off on foot from their start."""
        return frozenset().union(*(_cut_cells(self, start) for start in self.starts))


def _surroundings(tiles: Mapping[Cell, Tile], cell: Cell) -> int:
    x, y = cell
    number = sum(1 << i for i, (dx, dy) in enumerate(AROUND) if (x + dx, y + dy) in tiles)
    for i, side in enumerate(SIDES):
        beside = tiles.get(neighbour(cell, side))
        if beside is not None and beside.closed & OPPOSITE[side]:
            number |= 256 << i
    return number


def _quick_length(city: City, edge: str) -> int:
    """The longest run of an outer edge, where each corner point has a place in at most two segments.

    Segments run clockwise around their squares, so the outline is a set of chains from corner to corner.
    Falls back to the general search where a corner point is shared by more.
    """
    onward: dict[tuple[int, int], tuple[int, int]] = {}
    tiles = city.tiles
    if not city.plain or tiles[ORIGIN].closed_edge != edge:
        tiles = {cell: tile for cell, tile in tiles.items() if tile.closed_edge == edge}
    segments = 0
    for (x, y), tile in tiles.items():
        closed = tile.closed
        if closed & NORTH and not ((t := tiles.get((x, y - 1))) and t.closed & SOUTH):
            onward[x, y] = (x + 1, y)
            segments += 1
        if closed & EAST and not ((t := tiles.get((x + 1, y))) and t.closed & WEST):
            onward[x + 1, y] = (x + 1, y + 1)
            segments += 1
        if closed & SOUTH and not ((t := tiles.get((x, y + 1))) and t.closed & NORTH):
            onward[x + 1, y + 1] = (x, y + 1)
            segments += 1
        if closed & WEST and not ((t := tiles.get((x - 1, y))) and t.closed & EAST):
            onward[x, y + 1] = (x, y)
            segments += 1
    entered = set(onward.values())
    if len(onward) != segments or len(entered) != segments:
        return len(city.run(edge))
    best = 0
    begun = 0
    for tip in onward.keys() - entered:
        length, point = 0, tip
        while point in onward:
            point = onward[point]
            length += 1
        best = max(best, length)
        begun += length
    if begun < segments:
        # what is left are closed rings: rare, so the general search may count them
        return len(city.run(edge))
    return best


def _cut_cells(city: City, start: Cell) -> frozenset[Cell]:
    """Cut vertices of the on-foot graph (Hopcroft and Tarjan), seen from a start."""
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
