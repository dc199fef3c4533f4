from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ....model.rules.core.values import Seat
from ....words import phrase
from ...art.brushes import colour
from ...art.counting import DARKNESS
from ...art.fonts import BOLD, serif
from ...scene.items.small_city import SmallCity, paint_small_city
from ...scene.stage import Stage
from .city_geometry import small_city_geometry
from .score_table import write

# The inset shows the viewer's city in place of the panel of recent turns.
SMALLEST_CITY: Final = 90.0  # the inset is shown only if the panel of recent turns is higher than this
PERIOD: Final = 42.0
INSIDE: Final = 9.0
TITLE: Final = 34.0
MARGIN: Final = 10.0
AROUND: Final = 4.0


def sheet_rect(stage: Stage) -> QRectF:
    layout = stage.layout_
    whole = layout.market.united(layout.row).united(layout.hand).united(layout.city)
    if layout.reserve.width():
        whole = whole.united(layout.reserve)
    return whole.adjusted(-AROUND, -AROUND, AROUND, AROUND)


def inset_column(stage: Stage) -> QRectF | None:
    """Return the rectangle for the inset and the wood around it, or None if there is no room."""
    layout = stage.layout_
    return (
        layout.recent_turns if layout.spine is None and layout.recent_turns.height() > SMALLEST_CITY else None
    )


def inset_panel(stage: Stage, seat: Seat) -> QRectF | None:
    column = inset_column(stage)
    if column is None or stage.snapshot is None:
        return None
    room = inset_room(column)
    city = SmallCity.of(stage.snapshot.table, seat, stage.faces, room, stage.city.cell)
    ys = [y for (_, y), _ in city.tiles] or [0]
    height = (max(ys) - min(ys) + 1) * city.size + column.height() - room.height()
    return QRectF(column.left(), column.top(), column.width(), min(column.height(), height))


def inset_room(panel: QRectF) -> QRectF:
    return inset_ground(panel).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)


def inset_ground(panel: QRectF) -> QRectF:
    return panel.adjusted(INSIDE, TITLE, -INSIDE, -INSIDE)


def paint_inset(p: QPainter, stage: Stage, seat: Seat, panel: QRectF, darkness: float) -> None:
    """Paint the inset on wood, then cover both with a dark colour of the opacity `darkness`."""
    column = inset_column(stage)
    if stage.snapshot is None or column is None:
        return
    faces, ground = stage.faces, inset_ground(panel)
    faces.wood(p, column.adjusted(-AROUND, 0, AROUND, AROUND))
    faces.panel(p, panel)
    title = QRectF(panel.left() + 14, panel.top() + 5, panel.width() - 28, TITLE - 6)
    book = stage.snapshot.book
    name = phrase("city-of", city=book.city_noun, name=book.owner_name(seat))
    write(p, title, name, serif(16, BOLD), faces.theme.text)
    p.save()
    p.translate(ground.topLeft())
    faces.courtyard(p, QRectF(0, 0, ground.width(), ground.height()), PERIOD, QPointF(0, 0))
    p.restore()
    _, city = small_city_geometry(stage, stage.snapshot, seat, inset_room(panel))
    paint_small_city(p, faces, stage.snapshot.book, city)
    if darkness > 0:
        p.fillRect(column.adjusted(-AROUND, 0, AROUND, AROUND), colour(DARKNESS, darkness))
