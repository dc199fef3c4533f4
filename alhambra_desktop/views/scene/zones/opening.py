"""Fits a city into its zone or, if the city is too large, chooses the visible part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from ....model.rules.core.geometry.city import City
from ....model.rules.core.values import OPPOSITE, SIDES, Cell, neighbour
from .camera import MARGIN, Area, Camera, Rims, View

START: Final = 1000
FREE: Final = 4
TILE: Final = 1
RING: Final = 1.06  # width in squares of the ground around a city: a free square and a narrow strip
# If the squares would be smaller than this many units, the margin is narrower than ``RING`` at those sides of
# the city where no tile can be added.
ROOMY: Final = 64.0
WALL: Final = 5.0  # units around each tile that must be visible, because walls extend beyond tiles
REDUCED: Final = 2.0
STEPS: Final = 4  # camera positions to try per square, along each axis


def fitted(camera: Camera, city: City, least: float, most: float, ring: float = RING) -> View:
    """Return a view that shows a whole city, if possible. A small city has a margin of `ring` squares."""
    view = camera.fitting(city.tiles, least, most, Rims(ring, ring, ring, ring))
    if view.cell < ROOMY:
        view = camera.fitting(city.tiles, least, most, _open_rims(city))
    return opened(camera, view, city)


def clear_of(camera: Camera, view: View, city: City, covered: QRectF, least: float) -> View:
    """Move `view` or make its squares smaller, so that no tile is in `covered`.

    If this is impossible, return `view` unchanged.
    """
    probe, areas = camera.twin(), [Area(*cell) for cell in city.tiles]
    room = camera.room.adjusted(WALL, WALL, -WALL, -WALL)
    cell = view.cell
    while cell >= min(least, view.cell):
        probe.show(View(cell, view.centre))
        rects = [probe.rect_of(area).adjusted(-WALL, -WALL, WALL, WALL) for area in areas]
        hit = [rect for rect in rects if rect.intersects(covered)]
        if not hit:
            return probe.view
        up = QPointF(0, covered.top() - max(rect.bottom() for rect in hit))
        left = QPointF(covered.left() - max(rect.right() for rect in hit), 0)
        for way in sorted((up, left), key=QPointF.manhattanLength):
            moved = [rect.translated(way) for rect in rects]
            if all(room.contains(rect) and not rect.intersects(covered) for rect in moved):
                probe.pan(way)
                return probe.view
        cell -= REDUCED
    return view


def _open_rims(city: City) -> Rims:
    xs, ys = zip(*city.tiles, strict=True)
    out = [cell for cell in city.frontier if _is_open(city, cell)]
    looks = (
        any(x < min(xs) for x, _ in out),
        any(y < min(ys) for _, y in out),
        any(x > max(xs) for x, _ in out),
        any(y > max(ys) for _, y in out),
    )
    return Rims(*(RING if open_ else MARGIN for open_ in looks))


def square_weights(city: City) -> Mapping[Area, int]:
    found = dict.fromkeys((Area(*cell) for cell in city.tiles), TILE)
    found.update((Area(*cell), FREE) for cell in city.frontier if _is_open(city, cell))
    return found | {Area(*cell): START for cell in city.starts if cell in city.tiles}


def _is_open(city: City, cell: Cell) -> bool:
    beside = ((side, city.get(neighbour(cell, side))) for side in SIDES)
    return any(tile is not None and not tile.closed & OPPOSITE[side] for side, tile in beside)


def opened(camera: Camera, view: View, city: City) -> View:
    """Move the view to make the total weight of the fully visible squares as large as possible.

    `square_weights` returns the weights. If several positions are equally good, choose the one nearest to
    `view`.
    """
    values = square_weights(city)
    probe = camera.twin()
    xs, ys = zip(*city.tiles, strict=True)
    middle = view.centre
    for x in (False, True):
        low, high = (min(xs), max(xs) + 1) if x else (min(ys), max(ys) + 1)
        half = (camera.room.width() if x else camera.room.height()) / view.cell / 2
        best = (-1, 0.0)
        for off in _offsets((high - low) / 2 + MARGIN - half):
            probe.show(View(view.cell, middle + (QPointF(off, 0) if x else QPointF(0, off))))
            seen = sum(value for area, value in values.items() if probe.is_whole(area))
            best = max(best, (seen, off), key=lambda one: (one[0], -abs(one[1])))
        middle = middle + (QPointF(best[1], 0) if x else QPointF(0, best[1]))
    return View(view.cell, middle)


def _offsets(most: float) -> Iterator[float]:
    steps = int(most * STEPS) + STEPS if most > 1 / STEPS else 0
    yield from (step / STEPS for step in range(-steps, steps + 1))
