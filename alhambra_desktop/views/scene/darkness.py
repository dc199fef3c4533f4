"""Darkness: the table by lamplight while points are counted; what counts is left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ...model.rules.core.values import Seat
from ..art.brushes import colour
from ..art.counting import DARKNESS
from ..art.geometry import rounded
from .stage import Stage

TABLE, OPENING, FIGURES = 0.66, 0.62, 0.55
"""How dark the table is while it is counted, while the card is looked at, and beside the figures."""

CITIES, OPEN_CITIES = 0.56, 0.30
"""How dark cities are that are counted, and while the card is looked at."""

TRACED: Final = 0.42
"""How dark cities are whose runs are traced."""


def paint_darkness(
    p: QPainter, stage: Stage, table: float, cities: float, free: list[QRectF], heads: bool
) -> None:
    """Darken the table but for free rectangles and cities, and these less; ``heads`` leaves panels free."""
    darken(p, stage, table, [(rect, cities) for rect in courts_of(stage)], free, heads)


def darken(
    p: QPainter,
    stage: Stage,
    table: float,
    courts: Sequence[tuple[QRectF, float]],
    free: Sequence[QRectF],
    heads: bool,
) -> None:
    """Darken the table but for free rectangles and the grounds of cities, and each of these by a part."""
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
    """The ground of the viewer's city."""
    return stage.city.scene_rect(stage.city.inner.adjusted(3, 3, -3, -3))


def others_courts(stage: Stage) -> dict[Seat, QRectF]:
    """The grounds of the others' cities."""
    return {zone.seat: zone.scene_rect(zone.city_rect()) for zone in stage.players if not zone.own}


def courts_of(stage: Stage) -> list[QRectF]:
    """The grounds of all cities."""
    found = [own_court(stage), *others_courts(stage).values()]
    rival = stage.rival
    if rival.isVisible() and rival.plate.city is not None:
        found.append(rival.scene_rect(rival.plate.city))
    return found
