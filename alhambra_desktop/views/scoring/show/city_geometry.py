from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF

from ....model.rules.core.frozen import frozen
from ....model.rules.core.places.places import CitySquare, Face, PieceAt, PieceId, Place, seat_of
from ....model.rules.core.values import Owner, Seat
from ...game.table_snapshot import TableSnapshot
from ...scene.items.small_city import SmallCity
from ...scene.stage import Stage


@frozen
class CityGeometry:
    """The geometry of a visible city, in scene units.

    ``size`` is the size of a square, and ``origin`` the top left corner of square (0, 0). ``pieces`` maps
    each piece to its rectangle and face. Each piece has two keys: its id and its ``PieceAt``. Only the part
    of the city inside ``clip`` is visible.
    """

    size: float
    origin: QPointF
    clip: QRectF
    pieces: Mapping[PieceId | PieceAt, tuple[QRectF, Face]]

    @property
    def middle(self) -> QPointF:
        seen = QRectF()
        for rect, _ in self.pieces.values():
            seen = seen.united(rect)
        seen = seen & self.clip
        return seen.center() if not seen.isEmpty() else self.clip.center()


def city_geometries(stage: Stage) -> dict[Owner, CityGeometry]:
    found: dict[Owner, CityGeometry] = {}
    snapshot = stage.snapshot
    if snapshot is None:
        return found
    owners: dict[Owner, dict[PieceId | PieceAt, tuple[QRectF, Face]]] = {}
    cells: dict[Owner, tuple[float, QPointF]] = {}
    for piece, (zone, slot) in stage.resting.items():
        owner = _owner(stage, slot.place)
        if owner is None or not slot.visible:
            continue
        rect = zone.scene_rect(slot.rect)
        lying = (rect, slot.face)
        owners.setdefault(owner, {}).update({piece: lying, PieceAt(slot.place, slot.face): lying})
        if isinstance(slot.place, CitySquare) and owner not in cells:
            x, y = slot.place.cell
            size = rect.width()
            cells[owner] = (size, rect.topLeft() - QPointF(x * size, y * size))
    for owner, pieces in owners.items():
        size, origin = cells.get(owner, (0.0, QPointF()))
        found[owner] = CityGeometry(size, origin, _clip(stage, owner), pieces)
    return found


def _owner(stage: Stage, place: Place) -> Owner | None:
    view = stage.faces.view
    if isinstance(place, CitySquare) or type(place) in view.perches:
        return seat_of(place)
    return next((owner for owner, tile_place in view.rival_places.items() if tile_place == place), None)


def _clip(stage: Stage, owner: Owner) -> QRectF:
    if isinstance(owner, str):
        return stage.rival.sceneBoundingRect()
    assert stage.snapshot is not None
    if owner == stage.snapshot.viewer:
        return stage.city.seen_rect()
    zone = stage.player_zone(owner)
    return zone.scene_rect(zone.inner)


def small_city_geometry(
    stage: Stage, snapshot: TableSnapshot, seat: Seat, room: QRectF
) -> tuple[CityGeometry, SmallCity]:
    city = SmallCity.of(snapshot.table, seat, stage.faces, room, stage.city.cell)
    lying = [(piece, city.square(cell)) for cell, piece in city.tiles]
    lying += [(token[2], city.token(token, stage.faces)) for token in city.tokens]
    pieces: dict[PieceId | PieceAt, tuple[QRectF, Face]] = {}
    for piece, rect in lying:
        pieces |= dict.fromkeys((piece.id, PieceAt(piece.place, piece.face)), (rect, piece.face))
    return CityGeometry(city.size, city.origin, room, pieces), city


def score_spot(stage: Stage, owner: Owner) -> QPointF:
    zone = stage.player_zone(owner) if isinstance(owner, int) else stage.rival
    score = zone.scene_rect(zone.plate.score)
    return QPointF(score.right() - min(score.width(), score.height()) / 2, score.center().y())


def mark_spot(stage: Stage, owner: Owner) -> QPointF:
    """Return the centre of an owner's visible pieces or, without any, the centre of the owner's panel."""
    found = city_geometries(stage).get(owner)
    if found is not None:
        return found.middle
    panel = stage.player_zone(owner) if isinstance(owner, int) else stage.rival
    return panel.sceneBoundingRect().center()
