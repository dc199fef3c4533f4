"""The ground below the table, and what darkens it while points are counted, except for what counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ...model.rules.core.values import Seat
from ..art.brushes import colour
from ..art.counting import DARKNESS
from ..art.geometry import rounded
from .items.panel import Panel
from .pixmaps.faces import Faces
from .stage import Stage


class Ground:
    """The background of all panels, one picture until a frame moves."""

    def __init__(self, faces: Faces) -> None:
        self._faces = faces

    def paint(self, painter: QPainter, seen: QRectF, whole: QRectF, panels: Sequence[Panel]) -> None:
        frames = tuple((panel.scene_rect(panel.inner).getRect(), _name(panel.accent)) for panel in panels)
        size = whole.width(), whole.height()
        table_top = self._faces.table_top(frames, *size, lambda p: _frames(p, panels))
        if not whole.contains(seen):
            painter.fillRect(seen, QColor(self._faces.theme.wood_bottom))
        painter.drawPixmap(whole.topLeft(), table_top)


def _frames(painter: QPainter, panels: Sequence[Panel]) -> None:
    for panel in panels:
        painter.translate(panel.pos())
        panel.paint_frame(painter)
        painter.translate(-panel.pos())


def _name(accent: QColor | None) -> str:
    return "" if accent is None else accent.name()


TABLE, OPENING, FIGURES = 0.66, 0.62, 0.55
"""Opacity of the darkness during counting, while the score card is shown, and beside the figures."""

CITIES, OPEN_CITIES = 0.56, 0.30
"""Opacity over counted cities, and while the score card is shown."""

TRACED: Final = 0.42


def paint_darkness(
    p: QPainter, stage: Stage, table: float, cities: float, free: list[QRectF], heads: bool
) -> None:
    darken(p, stage, table, [(rect, cities) for rect in courts_of(stage)], free, heads)


def darken(
    p: QPainter,
    stage: Stage,
    table: float,
    courts: Sequence[tuple[QRectF, float]],
    free: Sequence[QRectF],
    heads: bool,
) -> None:
    """Darken the table except for `free` rectangles, and each of the `courts` by its own opacity."""
    path = QPainterPath()
    path.addRect(stage.layout_.whole)
    whole = [zone.scene_rect(zone.inner) for zone in stage.players] if heads else []
    if heads and stage.rival.isVisible():
        whole.append(stage.rival.scene_rect(stage.rival.inner))
    for rect in (*(court for court, _ in courts), *whole, *free):
        path = path.subtracted(rounded(rect, 9))
    p.fillPath(path, colour(DARKNESS, table))
    for rect, part in courts:
        p.fillPath(rounded(rect, 8), colour(DARKNESS, part))


def own_court(stage: Stage) -> QRectF:
    return stage.city.scene_rect(stage.city.inner.adjusted(3, 3, -3, -3))


def others_courts(stage: Stage) -> dict[Seat, QRectF]:
    return {zone.seat: zone.scene_rect(zone.city_rect()) for zone in stage.players if not zone.own}


def courts_of(stage: Stage) -> list[QRectF]:
    found = [own_court(stage), *others_courts(stage).values()]
    rival = stage.rival
    if rival.isVisible() and rival.plate.city is not None:
        found.append(rival.scene_rect(rival.plate.city))
    return found
