from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from PySide6.QtCore import QRectF

from ...model.rules.core.places.places import Place
from ..game.selection import Selection
from ..game.target import Target
from .items.panel import Panel
from .layout.bubble_place import Side, Surroundings, side_away
from .layout.layout import Layout
from .panels.peek import Peeks
from .zones.city import CityZone
from .zones.players import PlayerZone

BORDER = 3.0
FRAME = 6.0  # minimum units between a bubble and the edge of the city zone
SLACK = 2.0  # units by which a bubble may cover a tile or highlighted square


class BubbleStage(Protocol):
    layout_: Layout
    city: CityZone
    peek: Peeks
    players: list[PlayerZone]
    selection: Selection
    asked: tuple[Target, ...]

    @property
    def panels(self) -> tuple[Panel, ...]: ...


def surroundings(stage: BubbleStage, place: QRectF, over_panels: bool = False) -> Surroundings:
    """Return the constraints for a bubble about `place`.

    The bubble must not cover panels, buttons, the viewer's tiles, highlighted places, or places that a lesson
    asks for. If `place` is in the city zone, the bubble stays in this zone.

    If `over_panels` is true, the bubble may leave the zone and cover panels. This is acceptable, because such
    a bubble disappears as soon as the pointer leaves `place`.
    """
    court = stage.city.scene_rect(stage.city.inner)
    panels = [panel.scene_rect(panel.inner) for panel in stage.panels if panel is not stage.city]
    panels += stage.peek.rects()
    area = next((rect.united(place) for rect in panels if rect.contains(place.center())), None)
    tiles = [rect for rect in _tiles(stage) if rect.intersects(court)]
    lit = [
        (rect & court).adjusted(SLACK, SLACK, -SLACK, -SLACK)
        for rect in (*tiles, *_lit(stage))
        if rect.intersects(court)
    ]
    whole = stage.layout_.whole.adjusted(BORDER, BORDER, -BORDER, -BORDER)
    if over_panels:
        return _around_card(whole, place, lit, area, court)
    if area is not None:
        return Surroundings(whole, (*panels, *lit), area, _towards(area, court))
    away = side_away(place, (_united(tiles) if tiles else court).center())
    return Surroundings(court.adjusted(FRAME, FRAME, -FRAME, -FRAME), (*panels, *lit), None, away)


def _around_card(
    whole: QRectF, place: QRectF, lit: list[QRectF], area: QRectF | None, court: QRectF
) -> Surroundings:
    if area is not None:
        return Surroundings(whole, tuple(lit), area, _towards(area, court))
    city = _united([place, *lit])
    return Surroundings(whole, tuple(lit), city, side_away(place, city.center()))


def _united(rects: list[QRectF]) -> QRectF:
    found = QRectF()
    for rect in rects:
        found = found.united(rect)
    return found


def _tiles(stage: BubbleStage) -> Iterator[QRectF]:
    for cell in stage.city.tiles:
        yield stage.city.scene_rect(stage.city.camera.cell_rect(cell))


def _lit(stage: BubbleStage) -> Iterator[QRectF]:
    yield from stage.city.lit()
    for place in (stage.selection.aimed, stage.selection.refused, *stage.asked):
        rect = stage.city.place_rect(place) if isinstance(place, Place) else None
        if rect is not None:
            yield stage.city.scene_rect(rect)


def caption_obstacles(stage: BubbleStage) -> Iterator[QRectF]:
    """Yield the areas that captions must not cover."""
    court = stage.city.scene_rect(stage.city.inner)
    for rect in (*_tiles(stage), *_lit(stage)):
        if rect.intersects(court):
            yield rect & court
    others = [stage.city, *(zone for zone in stage.players if not zone.own)]
    yield from (panel.scene_rect(panel.inner) for panel in stage.panels if panel not in others)
    yield from stage.peek.rects()


def _towards(panel: QRectF, court: QRectF) -> Side:
    if panel.bottom() <= court.top():
        return Side.SOUTH
    if panel.top() >= court.bottom():
        return Side.NORTH
    return Side.EAST if panel.right() <= court.left() else Side.WEST
