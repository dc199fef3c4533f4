"""Finds the longest paths along walls, along moats, or along sides where walls and moats touch (B-29)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from ..values import EAST, NORTH, SOUTH, WEST, Cell
from .tile import Tile


class Segment(NamedTuple):
    """One side of a square, as a segment of a path along walls or other edges."""

    x: int
    y: int
    side: int


Point = tuple[int, int]


def ends(segment: Segment) -> tuple[Point, Point]:
    """Return the ends of a segment, in clockwise order around its square.

    Point (x, y) is the north-west corner of square (x, y).
    """
    x, y, side = segment
    if side == NORTH:
        return (x, y), (x + 1, y)
    if side == EAST:
        return (x + 1, y), (x + 1, y + 1)
    if side == SOUTH:
        return (x + 1, y + 1), (x, y + 1)
    return (x, y + 1), (x, y)


_SIDE_ENDS: Final = (
    (NORTH, SOUTH, 0, -1, 0, 0, 1, 0),
    (EAST, WEST, 1, 0, 1, 0, 1, 1),
    (SOUTH, NORTH, 0, 1, 1, 1, 0, 1),
    (WEST, EAST, -1, 0, 0, 1, 0, 0),
)

_CLOSED_ENDS: Final = tuple(
    tuple(ends for side, *ends in _SIDE_ENDS if closed & side) for closed in range(16)
)
"""Maps a bit mask of closed sides to seven numbers for each of these sides.

The numbers are the opposite side, the step (dx, dy) to the neighbour, and the ends (ax, ay) and (bx, by) of
the side relative to the square's north-west corner.
"""


class Outline:
    """All outer segments of one kind of edge, such as walls (see `City.outer`).

    ``onward`` maps the start of each segment to its end, clockwise around the square. If two segments begin
    at the same point, ``onward`` is None.
    """

    __slots__ = ("length", "onward")

    def __init__(self, onward: Mapping[Point, Point] | None) -> None:
        self.onward = onward
        self.length = None if onward is None else _longest_chain(onward)
        """Length of the longest run; None if only `longest_run` can measure it."""

    @classmethod
    def of(cls, tiles: Mapping[Cell, Tile], edge: str) -> Outline:
        tiles = {cell: tile for cell, tile in tiles.items() if tile.closed_edge == edge}
        onward: dict[Point, Point] = {}
        segments = 0
        for (x, y), tile in tiles.items():
            for opposite, dx, dy, ax, ay, bx, by in _CLOSED_ENDS[tile.closed]:
                beside = tiles.get((x + dx, y + dy))
                if beside is None or not beside.closed & opposite:
                    onward[x + ax, y + ay] = (x + bx, y + by)
                    segments += 1
        return cls(onward if len(onward) == segments else None)

    def more(self, tiles: Mapping[Cell, Tile], edge: str, cell: Cell, tile: Tile) -> Outline:
        """Return the outline after `tile` was added on `cell`; `tiles` is the resulting layout."""
        closed = tile.closed if tile.closed_edge == edge else 0
        if not closed:
            return self
        if self.onward is None:
            return Outline.of(tiles, edge)
        x, y = cell
        onward = dict(self.onward)
        new = {}
        for opposite, dx, dy, ax, ay, bx, by in _CLOSED_ENDS[closed]:
            beside = tiles.get((x + dx, y + dy))
            if beside is not None and beside.closed & opposite and beside.closed_edge == edge:
                # the neighbour's segment has the opposite direction and is no longer an outer segment
                del onward[x + bx, y + by]
            else:
                new[x + ax, y + ay] = (x + bx, y + by)
        return Outline(onward | new if onward.keys().isdisjoint(new) else None)


def _longest_chain(onward: Mapping[Point, Point]) -> int | None:
    entered = set(onward.values())
    if len(entered) != len(onward):
        return None
    best = begun = 0
    for tip in onward.keys() - entered:
        length, point = 0, onward.get(tip)
        while point is not None:
            point = onward.get(point)
            length += 1
        best = max(best, length)
        begun += length
    # closed rings have no tip; only `longest_run` can measure them
    return best if begun == len(onward) else None


Graph = dict[Point, list[tuple[Point, Segment]]]


def _graph(segments: Iterable[Segment]) -> Graph:
    graph: Graph = {}
    for segment in segments:
        a, b = ends(segment)
        graph.setdefault(a, []).append((b, segment))
        graph.setdefault(b, []).append((a, segment))
    return graph


def longest_run(segments: Iterable[Segment]) -> tuple[Segment, ...]:
    """Return the segments of the longest simple path, in order; the path may be a closed ring (B-29).

    If several paths are equally long, the choice depends only on the segments and on their order.
    """
    graph = _graph(segments)
    best: tuple[Segment, ...] = ()
    rest = set(graph)
    for point in sorted(graph, key=lambda p: (p[1], p[0])):
        if point not in rest:
            continue
        part = _component(graph, point)
        rest -= part
        run = _plain_run(graph, part) if all(len(graph[p]) <= 2 for p in part) else _branched_run(graph, part)
        if len(run) > len(best):
            best = run
    return best


def all_runs(segments: Iterable[Segment]) -> tuple[Segment, ...]:
    """Return all segments: the longest run, then the longest remaining run, and so on."""
    found: list[Segment] = []
    rest = set(segments)
    while rest:
        run = longest_run(rest)
        found += run
        rest.difference_update(run)
    return tuple(found)


def _component(graph: Graph, point: Point) -> set[Point]:
    part, todo = {point}, [point]
    while todo:
        for other, _ in graph[todo.pop()]:
            if other not in part:
                part.add(other)
                todo.append(other)
    return part


def _plain_run(graph: Graph, part: set[Point]) -> tuple[Segment, ...]:
    tips = [p for p in part if len(graph[p]) == 1]
    point = min(tips or part, key=lambda p: (p[1], p[0]))
    run: list[Segment] = []
    used: set[Segment] = set()
    while True:
        step = next(((q, s) for q, s in graph[point] if s not in used), None)
        if step is None:
            return tuple(run)
        point, segment = step
        used.add(segment)
        run.append(segment)


Chain = tuple[Point, tuple[Segment, ...]]


def _chains(graph: Graph, knots: set[Point]) -> dict[Point, list[Chain]]:
    chains: dict[Point, list[Chain]] = {knot: [] for knot in knots}
    for knot in sorted(knots):
        for other, first in graph[knot]:
            line, point, last = [first], other, first
            while point not in knots:
                point, last = next((q, s) for q, s in graph[point] if s != last)
                line.append(last)
            chains[knot].append((point, tuple(line)))
    return chains


def _branched_run(graph: Graph, part: set[Point]) -> tuple[Segment, ...]:
    """Return the longest run in a connected, branched part of the graph, by exhaustive search.

    A chain is a path between two points where the graph branches or ends. If the last chain leads back to
    the start, the run is a ring. If it leads back to another point of the run, the last segment of this chain
    is left out.
    """
    knots = {p for p in part if len(graph[p]) != 2}
    chains = _chains(graph, knots)
    best: tuple[Segment, ...] = ()

    def consider(run: tuple[Segment, ...]) -> None:
        nonlocal best
        if len(run) > len(best):
            best = run

    def walk(knot: Point, first: Point, passed: frozenset[Point], run: tuple[Segment, ...]) -> None:
        consider(run)
        for other, line in chains[knot]:
            if line[0] in run or line[-1] in run:
                continue
            if other == first:
                consider((*run, *line))
            if other in passed:
                consider((*run, *line[:-1]))
            else:
                walk(other, first, passed | {other}, (*run, *line))

    for knot in sorted(knots):
        walk(knot, knot, frozenset({knot}), ())
        for run in _from_mid_chain(chains, knot, loops=False):
            consider(run)
    for knot in sorted(knots):
        for run in _from_mid_chain(chains, knot, loops=True):
            consider(run)
    return best


def _from_mid_chain(
    chains: dict[Point, list[Chain]], knot: Point, loops: bool
) -> Iterator[tuple[Segment, ...]]:
    """For each chain from `knot`, yield the longest run that begins with the chain's second segment.

    If `loops` is true, use only chains that return to `knot`. Otherwise, use all other chains.
    """
    for other, line in chains[knot]:
        if len(line) > 1 and (other == knot) is loops:
            yield _tail_walk(chains, other, line[1:])


def _tail_walk(
    chains: dict[Point, list[Chain]], start: Point, head: tuple[Segment, ...]
) -> tuple[Segment, ...]:
    best = head

    def walk(knot: Point, passed: frozenset[Point], run: tuple[Segment, ...]) -> None:
        nonlocal best
        if len(run) > len(best):
            best = run
        for other, line in chains[knot]:
            if line[0] in run or line[-1] in run:
                continue
            if other in passed:
                if len(run) + len(line) - 1 > len(best):
                    best = (*run, *line[:-1])
            else:
                walk(other, passed | {other}, (*run, *line))

    walk(start, frozenset({start}), head)
    return best
