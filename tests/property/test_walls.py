"""The longest wall section matches an exhaustive search (B-29)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra_desktop.model.rules.core.geometry.city import ORIGIN, City
from alhambra_desktop.model.rules.core.geometry.wall import Point, Segment, ends, longest_run
from alhambra_desktop.model.rules.core.values import EAST, NORTH, SIDES, SOUTH, WEST
from alhambra_desktop.model.rules.modules.alhambra.rules import START_TILE

Edge = tuple[Point, Point]
Shape = tuple[Edge, ...]
"""Connected edges between corner points, normalized under rotation and reflection."""

TURNS = [
    (a, b, c, d) for one in (1, -1) for two in (1, -1) for a, b, c, d in ((one, 0, 0, two), (0, one, two, 0))
]


def longest_line(edges: Iterable[Edge]) -> int:
    """Return the length of the longest line that passes no point twice but may end where it began."""
    beside: dict[Point, list[Point]] = {}
    for one, other in edges:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    best = 0

    def walk(point: Point, line: tuple[Point, ...]) -> None:
        nonlocal best
        best = max(best, len(line) - 1)
        for other in beside[point]:
            if other not in line:
                walk(other, (*line, other))
            elif other == line[0] and len(line) > 2:
                best = max(best, len(line))

    for point in beside:
        walk(point, (point,))
    return best


def assert_is_the_longest(segments: list[Segment]) -> None:
    """Check that the run is a line of these segments and as long as the longest one."""
    run = longest_run(segments)
    assert len(run) == longest_line(map(ends, segments)), segments
    assert set(run) <= set(segments)
    assert longest_line(map(ends, run)) == len(set(run)) == len(run)
    for one, two in pairwise(run):
        assert set(ends(one)) & set(ends(two))


# -- every shape


def segment_of(edge: Edge) -> Segment:
    (x, y), (_, other) = edge
    return Segment(x, y, NORTH if y == other else WEST)


def unturned(edges: Iterable[Edge]) -> Shape:
    """Return the shape of some edges: the first of all rotations and reflections, moved to the origin."""
    edges = tuple(edges)
    found = []
    for a, b, c, d in TURNS:
        turned = [
            (a * x + b * y, c * x + d * y, a * right + b * low, c * right + d * low)
            for (x, y), (right, low) in edges
        ]
        left = min(min(x, right) for x, _, right, _ in turned)
        top = min(min(y, low) for _, y, _, low in turned)
        found.append(
            sorted(
                (
                    (min(x, right) - left, min(y, low) - top),
                    (max(x, right) - left, max(y, low) - top),
                )
                for x, y, right, low in turned
            )
        )
    return tuple(min(found))


def edges_at(point: Point) -> Iterator[Edge]:
    x, y = point
    yield point, (x + 1, y)
    yield point, (x, y + 1)
    yield (x - 1, y), point
    yield (x, y - 1), point


def one_more(shapes: Iterable[Shape]) -> set[Shape]:
    """Return every shape made by adding one edge to some shapes."""
    return {
        unturned((*shape, edge))
        for shape in shapes
        for edge in {new for old in shape for point in old for new in edges_at(point)} - set(shape)
    }


def rings(edges: int) -> set[Shape]:
    """Return every closed ring with this number of edges."""
    found = set()

    def walk(line: tuple[Point, ...]) -> None:
        (x, y), left = line[-1], edges - len(line)
        if abs(x) + abs(y) > left + 1:
            return
        if not left:
            found.add(unturned((min(pair), max(pair)) for pair in pairwise((*line, line[0]))))
            return
        for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if other not in line:
                walk((*line, other))

    walk(((0, 0), (1, 0)))
    return found


def shapes_up_to(edges: int) -> Iterator[set[Shape]]:
    """Yield the set of all shapes for each number of edges."""
    shapes = {unturned([((0, 0), (1, 0))])}
    yield shapes
    for _ in range(1, edges):
        shapes = one_more(shapes)
        yield shapes


def ringed_up_to(edges: int) -> Iterator[set[Shape]]:
    """Yield all shapes that contain a ring, for each number of edges from 4."""
    shapes: set[Shape] = set()
    for count in range(4, edges + 1):
        shapes = one_more(shapes) | (set() if count % 2 else rings(count))
        yield shapes


def test_the_number_of_shapes_matches_known_counts() -> None:
    counted = [len(shapes) for shapes in shapes_up_to(6)]
    assert counted == [1, 2, 5, 16, 55, 222], "free polysticks"
    trees = [1, 2, 5, 15, 54, 212]
    assert [len(shapes) for shapes in ringed_up_to(6)] == [
        all_of_them - without for all_of_them, without in zip(counted[3:], trees[3:], strict=True)
    ]


@pytest.mark.sweep
def test_the_longest_run_of_every_shape_of_eight_segments() -> None:
    for shapes in shapes_up_to(8):
        for shape in shapes:
            assert_is_the_longest(list(map(segment_of, shape)))


@pytest.mark.long
def test_the_longest_run_of_every_shape_of_ten_segments() -> None:
    for shapes in shapes_up_to(10):
        for shape in shapes:
            assert_is_the_longest(list(map(segment_of, shape)))


@pytest.mark.long
def test_longest_run_of_every_ringed_shape_of_twelve_segments() -> None:
    for shapes in ringed_up_to(12):
        for shape in shapes:
            assert_is_the_longest(list(map(segment_of, shape)))


# -- drawn at random

EDGES = [Segment(x, y, side) for x in range(3) for y in range(3) for side in (NORTH, WEST)]
EDGES += [Segment(2, y, EAST) for y in range(3)] + [Segment(x, 2, SOUTH) for x in range(3)]


@given(st.lists(st.sampled_from(EDGES), unique=True, min_size=8, max_size=16))
def test_the_longest_run_of_any_segments(segments: list[Segment]) -> None:
    assert_is_the_longest(segments)


SQUARES = [(x, y) for x in range(-1, 3) for y in range(-1, 3) if (x, y) != ORIGIN]


@given(st.lists(st.tuples(st.sampled_from(SQUARES), st.integers(0, sum(SIDES))), unique_by=lambda at: at[0]))
def test_wall_length_matches_the_longest_run_in_random_cities(placed: list[tuple[Point, int]]) -> None:
    city = City.of({ORIGIN: START_TILE})
    for cell, closed in placed:
        city = city.place(cell, attrs.evolve(START_TILE, id=str(cell), closed=closed))
        assert city.length("wall") == len(city.run("wall")) == longest_line(map(ends, city.outer("wall")))
        assert City.of(city.tiles).length("wall") == city.length("wall")
