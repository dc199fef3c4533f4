from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ....model.rules.core.values import Seat
from ...art.brushes import colour
from ...art.counting import DARKNESS
from ...scene.items.small_city import paint_small_city
from ...scene.stage import Stage
from .city_geometry import small_city_geometry

SMALLEST_CITY: Final = 90.0  # minimum height of the panel that the inset covers
PERIOD: Final = 42.0
INSIDE, MARGIN = 9.0, 16.0  # from the panel's edge to the ground and to the tiles, in scene units


def sheet_rect(stage: Stage) -> QRectF:
    layout = stage.layout_
    whole = layout.market.united(layout.row).united(layout.hand).united(layout.city)
    if layout.reserve.width():
        whole = whole.united(layout.reserve)
    return whole.adjusted(4, 2, -4, -2)


def inset_panel(stage: Stage) -> QRectF | None:
    layout = stage.layout_
    return (
        layout.recent_turns if layout.spine is None and layout.recent_turns.height() > SMALLEST_CITY else None
    )


def inset_room(panel: QRectF) -> QRectF:
    return panel.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)


def inset_ground(panel: QRectF) -> QRectF:
    return panel.adjusted(INSIDE, INSIDE, -INSIDE, -INSIDE)


def paint_inset(p: QPainter, stage: Stage, seat: Seat, panel: QRectF, darkness: float) -> None:
    if stage.snapshot is None:
        return
    faces, ground = stage.faces, inset_ground(panel)
    faces.panel(p, panel)
    p.save()
    p.translate(ground.topLeft())
    faces.courtyard(p, QRectF(0, 0, ground.width(), ground.height()), PERIOD, QPointF(0, 0))
    p.restore()
    _, city = small_city_geometry(stage, stage.snapshot, seat, inset_room(panel))
    paint_small_city(p, faces, stage.snapshot.book, city)
    if darkness > 0:
        p.fillRect(ground, colour(DARKNESS, darkness))
