from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import attrs
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ...model.rules.core.places.places import CitySquare
from ..animation.timeline import Flight
from ..animation.watched_effects import Grows
from ..scene.items.small_city import SmallCity, paint_small_city
from ..scene.stage import Stage
from ..scene.zones.players import PlayerZone

# If the squares of a city are smaller than ``SMALL`` units, the city is enlarged by the factor ``LARGER``
# while a tile flies to it.
SMALL, LARGER = 30.0, 1.3
GROWING, SHRINKING = 120.0, 160.0  # maximum milliseconds in which the city grows and shrinks
AROUND: Final = 1.0  # width in squares of the margin around the city, for tokens and walls
EASE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)


def landing_width(flight: Flight, width: float | None) -> float | None:
    grown = flight.style.dust and isinstance(flight.motion.end, CitySquare) and not flight.fades
    return width * LARGER if grown and width is not None and width < SMALL else width


def growth_painting(stage: Stage, effect: Grows) -> tuple[QRectF, Callable[[QPainter, float], None]] | None:
    zone, table = stage.player_zone(effect.square.seat), stage.table
    if zone.own or table is None or zone.plate.city is None:
        return None
    city = zone.small_city(table)
    if city.size >= SMALL:
        return None
    middle = city.square(effect.square.cell).center()
    kept: dict[object, QPixmap] = {}

    def paint(p: QPainter, done: float) -> None:
        if stage.table is None:
            return
        picture = _picture(stage, zone, kept)
        scale = 1.0 + (LARGER - 1.0) * _grown(effect, done * effect.duration)
        p.translate(zone.pos())
        zone.paint_city_ground(p)
        p.setClipRect(zone.city_rect().adjusted(2, 2, -2, -2))
        p.translate(middle)
        p.scale(scale / LARGER, scale / LARGER)
        now = zone.small_city(stage.table)
        p.drawPixmap(_corner(now, _cells(now)) * LARGER - middle * LARGER, picture)

    return zone.scene_rect(zone.city_rect()), paint


def _grown(effect: Grows, elapsed: float) -> float:
    growing = min(GROWING, effect.flown / 2)
    left = effect.duration - elapsed
    shrinking = min(SHRINKING, effect.duration - effect.flown)
    out = left / shrinking if shrinking > 0 else float(left > 0)
    return EASE.valueForProgress(max(0.0, min(1.0, elapsed / growing if growing > 0 else 1.0, out)))


def _cells(city: SmallCity) -> QRectF:
    xs, ys = [x for (x, _), _ in city.tiles] or [0], [y for (_, y), _ in city.tiles] or [0]
    around = QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    return around.adjusted(-AROUND, -AROUND, AROUND, AROUND)


def _corner(city: SmallCity, cells: QRectF) -> QPointF:
    return city.origin + cells.topLeft() * city.size


def _picture(stage: Stage, zone: PlayerZone, kept: dict[object, QPixmap]) -> QPixmap:
    table, snapshot = stage.table, stage.snapshot
    assert table is not None
    assert snapshot is not None
    city = zone.small_city(table)
    tiles = tuple(one for one in city.tiles if one[1].id not in stage.aloft)
    tokens = tuple(one for one in city.tokens if one[2].id not in stage.aloft)
    key = (tiles, tokens, city.size, city.origin.toTuple())
    if key not in kept:
        kept.clear()
        cells, size = _cells(city), city.size * LARGER
        scale = stage.faces.scale
        picture = QPixmap(math.ceil(cells.width() * size * scale), math.ceil(cells.height() * size * scale))
        picture.setDevicePixelRatio(scale)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        large = attrs.evolve(city, size=size, origin=-cells.topLeft() * size, tiles=tiles, tokens=tokens)
        colour = snapshot.book.setup.seats[zone.seat].colour
        paint_small_city(painter, stage.faces, snapshot.book, large, zone.marked, colour)
        painter.end()
        kept[key] = picture
    return kept[key]
