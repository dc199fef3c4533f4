"""The longest line along lattice edges: how walls, moats and their contacts are measured (B-29)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .values import EAST, NORTH, SOUTH


class Segment(NamedTuple):
    """One side of one square, as a piece of a wall."""

    x: int
    y: int
    side: int


Point = tuple[int, int]


def ends(segment: Segment) -> tuple[Point, Point]:
    """The two corner points of a segment; point (x, y) is the north-west corner of square (x, y).

    They run clockwise around the square.
    """
    x, y, side = segment
    if side == NORTH:
        return (x, y), (x + 1, y)
    if side == EAST:
        return (x + 1, y), (x + 1, y + 1)
    if side == SOUTH:
        return (x + 1, y + 1), (x, y + 1)
    return (x, y + 1), (x, y)


Graph = dict[Point, list[tuple[Point, Segment]]]


def _graph(segments: Iterable[Segment]) -> Graph:
    graph: Graph = {}
    for segment in segments:
        a, b = ends(segment)
        graph.setdefault(a, []).append((b, segment))
        graph.setdefault(b, []).append((a, segment))
    return graph


def longest_run(segments: Iterable[Segment]) -> tuple[Segment, ...]:
    """The longest line that passes no corner point twice, in order; a closed ring counts whole (B-29).

    Among lines of equal length the first in reading order is returned, so that the answer is unique.
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


def _component(graph: Graph, point: Point) -> set[Point]:
    part, todo = {point}, [point]
    while todo:
        for other, _ in graph[todo.pop()]:
            if other not in part:
                part.add(other)
                todo.append(other)
    return part


def _plain_run(graph: Graph, part: set[Point]) -> tuple[Segment, ...]:
    """The whole of a part without branches: a line from end to end, or a ring."""
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


def _chains(graph: Graph, part: set[Point], knots: set[Point]) -> dict[Point, list[Chain]]:
    """From each knot (a point that is no mere passage) the plain lines to the next knots."""
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
    """The longest run of a part with branches.

    A run may end in mid-chain (just before a point already passed), so each chain to a knot already
    passed counts all but its last segment.
    """
    knots = {p for p in part if len(graph[p]) != 2}
    chains = _chains(graph, part, knots)
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
            if other == first and len(run) + len(line) >= 4:
                consider((*run, *line))
            if other in passed:
                consider((*run, *line[:-1]))
            else:
                walk(other, first, passed | {other}, (*run, *line))

    for knot in sorted(knots):
        walk(knot, knot, frozenset({knot}), ())
        for other, line in chains[knot]:
            # a run may also begin in mid-chain, one segment off a knot that it reaches at its very end
            body = line[1:]
            if other != knot and body:
                consider(_tail_walk(chains, other, body))
    return best


def _tail_walk(
    chains: dict[Point, list[Chain]], start: Point, head: tuple[Segment, ...]
) -> tuple[Segment, ...]:
    """The longest run that begins with ``head``, which ends at the knot ``start``."""
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
