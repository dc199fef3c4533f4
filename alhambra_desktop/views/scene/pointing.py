from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QPointF, QRectF

from ...model.rules.core.places.places import PieceId, Place
from ...model.rules.core.values import Seat
from ...model.rules.core.words.message import Message
from ..game.target import Control, Target
from .items.panel import Panel
from .items.piece_items import PieceItems
from .items.slots import Slot
from .items.zone import Zone
from .zones.city import CityZone


def target_at(
    point: QPointF, panels: Iterable[Panel], pieces: PieceItems, viewer: Seat | None, least: float = 0.0
) -> Target | None:
    """Return the topmost control, piece or place at a point.

    `least` is the minimum width and height of targets in units. Suppose that a smaller piece lies on a
    control, such as another player's panel. If the viewer can press this control, return the control.
    Otherwise, return the piece, even if the point is slightly beside it.
    """
    panel = _panel_at(point, panels)
    if panel is None:
        return None
    local = panel.mapFromScene(point)
    control = _control_at(local, panel, least)
    if control is not None:
        return control
    piece = _piece_at(local, panel, pieces)
    ground = next((target for target, rect in panel.background_targets() if rect.contains(local)), None)
    pressed = isinstance(ground, Control) and (viewer is None or ground.is_pressed_by(viewer))
    if piece is None and isinstance(ground, Control) and not pressed:
        piece = _small_piece_near(local, panel, pieces, least)
    if piece is not None and not (pressed and _is_small(piece, pieces, least)):
        return piece
    if ground is not None:
        return ground
    return panel.place_under(local) if isinstance(panel, Zone) else None


def _is_small(piece: PieceId, pieces: PieceItems, least: float) -> bool:
    area = pieces.resting[piece][1].area
    return min(area.width(), area.height()) < least


def target_rect(rect: QRectF, within: QRectF, least: float) -> QRectF:
    """Return `rect`, enlarged to a width and height of at least `least` units, and moved inside `within`."""
    extra_width, extra_height = (max(0.0, (least - side) / 2) for side in (rect.width(), rect.height()))
    found = rect.adjusted(-extra_width, -extra_height, extra_width, extra_height)
    found.moveLeft(max(within.left(), min(found.left(), within.right() - found.width())))
    found.moveTop(max(within.top(), min(found.top(), within.bottom() - found.height())))
    return found


def _control_at(local: QPointF, panel: Panel, least: float) -> Control | None:
    """Return the nearest control smaller than `least` whose enlarged rectangle contains the point.

    If there is no such control, return the topmost control at the point.
    """
    small: list[tuple[float, Control]] = []
    exact: Control | None = None
    for control, rect in panel.controls():
        if exact is None and rect.contains(local):
            exact = control
        is_small = min(rect.width(), rect.height()) < least
        if is_small and target_rect(rect, panel.outline, least).contains(local):
            small.append(((rect.center() - local).manhattanLength(), control))
    return min(small, key=lambda one: one[0])[1] if small else exact


def topic_at(point: QPointF, panels: Iterable[Panel]) -> str:
    panel = _panel_at(point, panels)
    if panel is None:
        return ""
    local = panel.mapFromScene(point)
    return next((topic for topic, rect in panel.topics() if rect.contains(local)), "")


def tip_at(point: QPointF, panels: Iterable[Panel]) -> Message | None:
    panel = _panel_at(point, panels)
    return panel.tip_at(panel.mapFromScene(point)) if panel is not None else None


def _panel_at(point: QPointF, panels: Iterable[Panel]) -> Panel | None:
    return next((panel for panel in panels if panel.outline.contains(panel.mapFromScene(point))), None)


def _live_slots(panel: Panel, pieces: PieceItems) -> list[Slot]:
    return [
        slot
        for zone, slot in pieces.resting.values()
        if zone is panel and slot.live and slot.visible and not pieces.is_aloft(slot.id)
    ]


def _small_piece_near(local: QPointF, panel: Panel, pieces: PieceItems, least: float) -> PieceId | None:
    near = (
        slot
        for slot in _live_slots(panel, pieces)
        if _is_small(slot.id, pieces, least) and target_rect(slot.area, panel.outline, least).contains(local)
    )
    nearest = min(near, key=lambda slot: (slot.area.center() - local).manhattanLength(), default=None)
    return nearest.id if nearest is not None else None


def _piece_at(local: QPointF, panel: Panel, pieces: PieceItems) -> PieceId | None:
    here = _live_slots(panel, pieces)
    # A raised piece also reacts at its original position. Otherwise, it could rise away from the pointer.
    for slot in reversed(here):
        if slot.covers(local) or slot.covers(local + QPointF(0, pieces.raised(slot.id))):
            return slot.id
    return next((slot.id for slot in here if slot.area.contains(local)), None)


def place_at(point: QPointF, panels: Iterable[Panel]) -> Place | None:
    panel = _panel_at(point, panels)
    return panel.place_under(panel.mapFromScene(point)) if isinstance(panel, Zone) else None


def snapped(
    point: QPointF, among: Collection[Place], city: CityZone, zones: Collection[Zone]
) -> Place | None:
    """Return the place in `among` to which a piece that is held at `point` snaps.

    In the city, this is the nearest place within ``MAGNET`` squares. Elsewhere, it is the place at the point.
    """
    if city.covers(point):
        return city.nearest(city.mapFromScene(point), among)
    for place in among:
        zone = next((zone for zone in zones if zone is not city and zone.holds(place)), None)
        rect = zone.place_rect(place) if zone is not None else None
        if zone is not None and rect is not None and rect.contains(zone.mapFromScene(point)):
            return place
    return None


def places_at(point: QPointF, panels: Iterable[Panel], city: CityZone) -> list[Place]:
    """Return the places near a point in this order: close perches, the place at the point, farther perches.

    A perch is a place for a token in the viewer's city. For each kind of perch, the list contains the nearest
    one, because a piece may fit only on some kinds.
    """
    found = [place_at(point, panels)]
    if city.covers(point):
        local = city.mapFromScene(point)
        kinds = city.perches()
        close = [city.nearest(local, perches) for perches in kinds]
        found = [*close, *found, *(city.nearest(local, perches, 1.0) for perches in kinds)]
    return [place for place in found if place is not None]
