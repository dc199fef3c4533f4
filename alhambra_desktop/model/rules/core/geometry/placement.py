"""Placement rules (B-15 to B-22).

If all tiles have the same edges, masks (see `City`) show quickly which squares are legal. Flood fills find
out why other squares are illegal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Final, TypeAlias

import attrs

from ..frozen import frozen
from ..values import OPPOSITE, SIDE_NAME, SIDES, STEP, Cell, neighbour
from ..words.message import Message
from ..words.wording import edge_noun, side_noun
from .city import ALL_SIDES, ORIGIN, City, Fact
from .tile import Tile


@frozen
class BrokenRule:
    """A rule that an action breaks.

    ``reason`` says how the action breaks the rule. ``explanation`` explains the rule or names a remedy. If
    edges do not match, ``sides`` contains the mismatched sides as bits, and ``cells`` contains the squares of
    their tiles. For other rules, ``cells`` contains the squares that break the rule, such as enclosed
    squares.
    """

    rule: str
    reason: Message
    explanation: Message
    sides: tuple[int, ...] = ()
    cells: tuple[Cell, ...] = ()


Refusal: TypeAlias = tuple[BrokenRule, ...]  # rules that an action breaks; empty if the action is legal


ReachRule = Callable[[Mapping[Cell, Tile], tuple[Cell, ...]], list[BrokenRule]]

TOUCHES_NOTHING = BrokenRule("B-19", Message("place-touches-nothing"), Message("place-touches-nothing-why"))
SQUARE_TAKEN = BrokenRule("B-21", Message("place-taken"), Message("place-taken-why"))
START_STAYS = BrokenRule("B-15", Message("place-start-stays"), Message("place-start-stays-why"))


# each item consists of a side, the opposite side, and the step (dx, dy) to the neighbour
_ACROSS = tuple((side, OPPOSITE[side], *STEP[side]) for side in SIDES)


@lru_cache(maxsize=256)
def _one_run(ring: int) -> bool:
    return sum(ring >> i & 1 and not ring >> (i - 1) % 8 & 1 for i in range(8)) <= 1


def _legal_closed(around: int, one_run: bool) -> int:
    """Return 16 bits: bit w is set if a tile with the closed sides w is legal on a square.

    `around` is the mask of the square (see `City.surroundings`). Shared sides must match (B-17), and at least
    one shared side must be passable (B-18). If `one_run` is true, the occupied neighbours must form one
    unbroken run, because several runs may enclose a space (B-20).
    """
    if one_run and not _one_run(around & 255):
        return 0
    shared = sum(side for i, side in enumerate(SIDES) if around >> 2 * i & 1)
    closed = around >> 8
    if not shared or shared & ~closed == 0:
        return 0
    return sum(1 << walls for walls in range(16) if walls & shared == closed & shared)


@lru_cache(maxsize=2)
def legal_by_surroundings(one_run: bool) -> tuple[int, ...]:
    return tuple(_legal_closed(around, one_run) for around in range(1 << 12))


LEGAL: Final = Fact[tuple[Cell, ...]]("legal")
SWAPPABLE: Final = Fact[tuple[Cell, ...]]("swappable")
REMOVABLE: Final = Fact[tuple[Cell, ...]]("removable")
PLACED: Final = Fact[City]("placed")
CLOSES: Final = Fact[bool]("closes")


@frozen(slots=False, eq=False)
class PlacementRules:
    """Placement rules of one game (B-15 to B-22).

    The object is compared by identity, because it is part of the cache keys of cities.

    - ``touching``: pairs of edges that may meet
    - ``foot``: edges that can be crossed on foot
    - ``spaces``: value of the option ``enclosed_spaces``
    - ``reach_rules``: functions that check whether all tiles of a city are connected as the rules require
    - ``joins``: pairs (own edge, neighbour's edge) that connect a new tile to a neighbour
    - ``founding``: maps some closed edges to pairs of edges. The first tile with such an edge becomes a
      starting tile (A-5), and for this tile, the pairs replace ``joins``.
    - ``edge_rules``: maps special edges to the rule and the message that explain why a tile with such an edge
      does not fit
    """

    touching: frozenset[frozenset[str]] = frozenset({frozenset({"wall"}), frozenset({"open"})})
    foot: frozenset[str] = frozenset({"open"})
    spaces: str = "any_area"
    reach_rules: tuple[ReachRule, ...] = attrs.field(factory=lambda: (on_foot,))
    joins: frozenset[tuple[str, str]] = frozenset({("open", "open")})
    founding: Mapping[str, frozenset[tuple[str, str]]] = attrs.field(factory=dict)
    edge_rules: Mapping[str, tuple[str, Message]] = attrs.field(factory=dict)

    def legal_cells(self, city: City, tile: Tile) -> tuple[Cell, ...]:
        """Return the sorted squares where `tile`, or any tile with the same sides, may be added."""
        sides = (tile.closed_edge, tile.open_edge, tile.closed)
        return city.remember(LEGAL, lambda: self._find_legal_cells(city, tile), self, *sides)

    def _find_legal_cells(self, city: City, tile: Tile) -> tuple[Cell, ...]:
        if self.local(city, tile):
            bit, legal = 1 << tile.closed, legal_by_surroundings(self.spaces == "any_area")
            cells = [cell for cell, around in city.surroundings.items() if legal[around] & bit]
            if self.spaces == "single_square":
                cells = [cell for cell in cells if not _surrounds_a_square(city, cell)]
            cells.sort()
            return tuple(cells)
        joins = self.founding[tile.closed_edge] if self.founds(city, tile) else self.joins
        return tuple(
            cell
            for cell in city.frontier
            if self._joined(city.tiles, tile, cell, joins) and self._keeps_spaces_open(city, cell)
        )

    def fits(self, city: City, tile: Tile) -> bool:
        if self.spaces == "single_square" or not self.local(city, tile):
            return bool(self.legal_cells(city, tile))
        bit, legal = 1 << tile.closed, legal_by_surroundings(self.spaces == "any_area")
        return any(legal[around] & bit for around in city.surroundings.values())

    def local(self, city: City, tile: Tile | None = None) -> bool:
        """Return whether the masks alone decide where tiles may be placed.

        This is the case if all tiles of the city, and `tile` if it is given, have the same two edges.
        """
        return city.plain and (tile is None or tile.has_edges_of(city.tiles[ORIGIN]))

    def founds(self, city: City, tile: Tile) -> bool:
        """Return whether `tile` becomes a starting tile, as the first one with its closed edge (A-5)."""
        return tile.closed_edge in self.founding and not any(
            city.tiles[start].closed_edge == tile.closed_edge for start in city.starts
        )

    def placed(self, city: City, tile: Tile, cell: Cell) -> City:
        def find() -> City:
            founds = self.founding and self.founds(city, tile)
            return city.place(cell, tile, (*city.starts, cell) if founds else None)

        return city.remember(PLACED, find, self, tile, cell)

    @cached_property
    def _meeting(self) -> frozenset[tuple[str, str]]:
        return frozenset((a, b) for pair in self.touching for a in pair for b in pair if {a, b} == pair)

    def _joined(
        self, tiles: Mapping[Cell, Tile], tile: Tile, cell: Cell, joins: frozenset[tuple[str, str]]
    ) -> bool:
        """Return whether all sides match (B-17) and at least one side joins a neighbour (B-18)."""
        x, y = cell
        joined = False
        for side, opposite, dx, dy in _ACROSS:
            beside = tiles.get((x + dx, y + dy))
            if beside is not None:
                pair = (
                    tile.closed_edge if tile.closed & side else tile.open_edge,
                    beside.closed_edge if beside.closed & opposite else beside.open_edge,
                )
                if pair not in self._meeting:
                    return False
                joined = joined or pair in joins
        return joined

    def _keeps_spaces_open(self, city: City, cell: Cell) -> bool:
        """Return whether the rules about enclosed squares allow a new tile on `cell` (B-20)."""
        if self.spaces == "allowed":
            return True
        if self.spaces == "single_square":
            return not _surrounds_a_square(city, cell)
        if _one_run(city.surroundings[cell] & 255):
            return True
        return not city.remember(CLOSES, lambda: bool(enclosed((*city.tiles, cell))), cell)

    def may_place(self, city: City, tile: Tile, cell: Cell) -> bool:
        return cell in self.legal_cells(city, tile)

    def removable(self, city: City) -> tuple[Cell, ...]:
        """Return the sorted squares whose tiles may be moved to the reserve (B-15)."""
        return city.remember(REMOVABLE, lambda: self._find_removable(city), self)

    def _find_removable(self, city: City) -> tuple[Cell, ...]:
        cells = sorted(cell for cell in city.tiles if cell not in city.starts)
        free = [c for c in cells if c not in city.cuts]
        if not city.plain:
            free = [c for c in free if self._neighbours_hold(city, c)]
        if self.spaces == "allowed":
            return tuple(free)
        # the emptied square must not be enclosed (B-20)
        return tuple(c for c in free if any(neighbour(c, side) not in city.tiles for side in SIDES))

    def _neighbours_hold(self, city: City, removed: Cell) -> bool:
        """Return whether the neighbours of the tile on `removed` can do without this tile (C-4).

        Each neighbour that cannot be entered on foot must be joined to another tile.
        """
        rest = {cell: tile for cell, tile in city.tiles.items() if cell != removed}
        return all(
            tile.open_edge in self.foot or self._joined(rest, tile, cell, self.joins)
            for cell, tile in (
                (c, rest[c]) for c in (neighbour(removed, side) for side in SIDES) if c in rest
            )
        )

    def swappable_cells(self, city: City, tile: Tile) -> tuple[Cell, ...]:
        """Return the sorted squares on which `tile` may replace another tile (B-15 c)."""
        sides = (tile.closed_edge, tile.open_edge, tile.closed)
        return city.remember(SWAPPABLE, lambda: self._find_swappable_cells(city, tile), self, *sides)

    def _find_swappable_cells(self, city: City, tile: Tile) -> tuple[Cell, ...]:
        # if the new and the old tile have the same closed sides towards neighbours, no path changes, and the
        # swap is legal
        closed, tiles, starts = tile.closed, city.tiles, city.starts
        cells = [
            cell
            for cell, (inner, shut) in city.inner_sides.items()
            if closed & inner == shut and tiles[cell].has_edges_of(tile)
        ]
        if not self.local(city, tile):
            cells += [
                cell
                for cell, old in tiles.items()
                if cell not in starts
                and not (old.has_edges_of(tile) and old.open_edge in self.foot)
                and cell not in cells
                and self._joined(tiles, tile, cell, self.joins)
                and not self.faults({**tiles, cell: tile}, starts)
            ]
        return tuple(sorted(cells))

    def may_swap(self, city: City, cell: Cell, tile: Tile) -> bool:
        return cell in self.swappable_cells(city, tile)

    def why_not_place(self, city: City, tile: Tile, cell: Cell) -> Refusal:
        """Return the rules that `tile` would break on `cell`, or ``()`` if the square is legal."""
        if self.may_place(city, tile, cell):
            return ()
        if cell in city.tiles:
            return (SQUARE_TAKEN,)
        if not any(neighbour(cell, side) in city.tiles for side in SIDES):
            return (TOUCHES_NOTHING,)
        found = self.faults({**city.tiles, cell: tile}, city.starts, cell)
        if not found:
            rule, words = self._joining_rule(tile)
            found = [BrokenRule(rule, Message("place-not-joined"), words)]
        return tuple(found)

    def _joining_rule(self, tile: Tile) -> tuple[str, Message]:
        own = (
            self.edge_rules[edge] for edge in (tile.closed_edge, tile.open_edge) if edge in self.edge_rules
        )
        return next(own, ("B-18", Message("place-unreached-why")))

    def why_not_remove(self, city: City, cell: Cell) -> Refusal:
        if cell in self.removable(city):
            return ()
        if cell in city.starts:
            return (START_STAYS,)
        return tuple(self.faults(city.remove(cell).tiles, city.starts, cell))

    def why_not_swap(self, city: City, cell: Cell, tile: Tile) -> Refusal:
        if self.may_swap(city, cell, tile):
            return ()
        if cell in city.starts:
            return (START_STAYS,)
        return tuple(self.faults({**city.tiles, cell: tile}, city.starts, cell))

    def faults(
        self, tiles: Mapping[Cell, Tile], starts: tuple[Cell, ...] = (ORIGIN,), at: Cell | None = None
    ) -> list[BrokenRule]:
        """Return the placement rules that a layout breaks (B-22).

        If there is a tile on `at`, only the edges of this tile are compared with its neighbours' edges.
        Otherwise, the edges of every tile are compared with those of its neighbours.
        """
        found = self._touch_faults(tiles, at)
        for rule in self.reach_rules:
            found += rule(tiles, starts)
        return found + self._space_faults(tiles)

    def _touch_faults(self, tiles: Mapping[Cell, Tile], at: Cell | None) -> list[BrokenRule]:
        wrong: dict[tuple[str, Message, tuple[str, str]], list[int]] = {}
        cells: list[Cell] = []
        for cell in [at] if at in tiles else tiles:
            assert cell is not None
            for side in SIDES:
                beside = tiles.get(neighbour(cell, side))
                if beside is None:
                    continue
                pair = (tiles[cell].edge(side), beside.edge(OPPOSITE[side]))
                if frozenset(pair) not in self.touching:
                    wrong.setdefault(self._touch_rule(pair), []).append(side)
                    cells.append(cell)
        return [
            BrokenRule(rule, _meeting(pair, sides), why, tuple(sides), tuple(cells))
            for (rule, why, pair), sides in wrong.items()
        ]

    def _touch_rule(self, pair: tuple[str, str]) -> tuple[str, Message, tuple[str, str]]:
        rule, why = next(
            (self.edge_rules[edge] for edge in pair if edge in self.edge_rules),
            ("B-17", Message("edges-alike")),
        )
        return rule, why, ("wall", "open") if set(pair) == {"wall", "open"} else pair

    def _space_faults(self, tiles: Mapping[Cell, Tile]) -> list[BrokenRule]:
        if self.spaces == "allowed":
            return []
        holes = enclosed(tiles)
        if self.spaces == "single_square":
            holes = {c for c in holes if all(neighbour(c, side) in tiles for side in SIDES)}
        if not holes:
            return []
        words = Message("place-encloses", squares=len(holes))
        return [BrokenRule("B-20", words, Message("place-encloses-why"), (), tuple(sorted(holes)))]


def _meeting(pair: tuple[str, str], sides: list[int]) -> Message:
    edge, other = map(edge_noun, pair)
    return Message(
        "edges-meet", edge=edge, other=other, sides=tuple(side_noun(SIDE_NAME[side]) for side in sides)
    )


def _surrounds_a_square(city: City, cell: Cell) -> bool:
    for i, side in enumerate(SIDES):
        beside = neighbour(cell, side)
        if beside not in city.tiles:
            around = city.surroundings.get(beside, 0) | 1 << (2 * i + 4) % 8
            if around & ALL_SIDES == ALL_SIDES:
                return True
    return False


def enclosed(tiles: Iterable[Cell]) -> set[Cell]:
    """Return the empty squares from which no path of empty squares leads out of the city (B-20)."""
    taken = set(tiles)
    left, right = min(x for x, _ in taken) - 1, max(x for x, _ in taken) + 1
    top, bottom = min(y for _, y in taken) - 1, max(y for _, y in taken) + 1
    empty = {(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)} - taken
    outside, todo = {(left, top)}, [(left, top)]
    while todo:
        x, y = todo.pop()
        for dx, dy in STEP.values():
            cell = (x + dx, y + dy)
            if cell in empty and cell not in outside:
                outside.add(cell)
                todo.append(cell)
    return empty - outside


def reached(tiles: Mapping[Cell, Tile], start: Cell, foot: frozenset[str]) -> set[Cell]:
    """Return the squares that can be reached on foot from the square `start`.

    A path crosses a border if the two tiles have the same edge there, and this edge is in `foot`.
    """
    seen, todo = {start}, [start]
    while todo:
        cell = todo.pop()
        for side in SIDES:
            other = neighbour(cell, side)
            if other in seen or other not in tiles:
                continue
            edge = tiles[cell].edge(side)
            if edge in foot and tiles[other].edge(OPPOSITE[side]) == edge:
                seen.add(other)
                todo.append(other)
    return seen


def on_foot(tiles: Mapping[Cell, Tile], starts: tuple[Cell, ...]) -> list[BrokenRule]:
    """Check that each tile is reachable on foot from every starting tile with the same open edge (B-18)."""
    lost: set[Cell] = set()
    for start in starts:
        way = tiles[start].open_edge
        lost |= {cell for cell, tile in tiles.items() if tile.open_edge == way}
        lost -= reached(tiles, start, frozenset({way}))
    if not lost:
        return []
    words = Message("place-unreached", tiles=len(lost))
    return [BrokenRule("B-18", words, Message("place-unreached-why"), (), tuple(sorted(lost)))]
