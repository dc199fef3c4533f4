from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from ..art.brushes import colour
from ..art.counting import DARKNESS
from ..art.geometry import rounded
from .stage import Stage

# opacities of the darkness over the table (a beat is a step of the count, see `Beat`)
TABLE: Final = 0.66  # while beats are counted
OPENING: Final = 0.62  # before the first beat
FIGURES: Final = 0.5  # over table and cities, while the scoring sheet is open; the sheet stays bright
# opacities of the darkness over the cities
CITIES: Final = 0.56  # while beats are counted
TRACED: Final = 0.42  # while wall segments are counted
OPEN_CITIES: Final = 0.30  # before the first beat


def paint_darkness(
    p: QPainter, stage: Stage, table: float, cities: float, free: list[QRectF], heads: bool
) -> None:
    """Darken the table with the opacity `table`, and the cities with the opacity `cities`.

    The parts of the table in the `free` rectangles stay bright. If `heads` is true, the players' panels also
    stay bright, apart from the cities in them.
    """
    courts = courts_of(stage)
    path = QPainterPath()
    path.addRect(stage.layout_.whole)
    whole = [zone.scene_rect(zone.inner) for zone in stage.players] if heads else []
    if heads and stage.rival.isVisible():
        whole.append(stage.rival.scene_rect(stage.rival.inner))
    for rect in (*courts, *whole, *free):
        path = path.subtracted(rounded(rect, 9))
    p.fillPath(path, colour(DARKNESS, table))
    for rect in courts:
        p.fillPath(rounded(rect, 8), colour(DARKNESS, cities))


def courts_of(stage: Stage) -> list[QRectF]:
    found = [stage.city.scene_rect(stage.city.inner.adjusted(3, 3, -3, -3))]
    found += [zone.scene_rect(zone.city_rect()) for zone in stage.players if not zone.own]
    rival = stage.rival
    if rival.isVisible() and rival.plate.city is not None:
        found.append(rival.scene_rect(rival.plate.city))
    return found
