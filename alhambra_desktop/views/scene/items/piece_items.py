from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from ....model.rules.core.places.places import Arrangement, Face, PieceId, TileFace
from ..pixmaps.faces import Faces
from .floating_layer import LIFT, FloatingLayer
from .offset_animator import LAY, OffsetAnimator
from .pieces import PieceItem
from .slots import PLAIN, PieceStyle, Slot
from .zone import Zone

Resting: TypeAlias = dict[PieceId, tuple[Zone, Slot]]

TOKEN: Final = 0.5  # size of a carried token, relative to a carried tile
CARD: Final = 47.0  # width in units of a card before it is lifted; ``LIFT`` then enlarges it


class PieceItems:
    """The graphics items of the pieces. As long as a piece is visible, it keeps the same item."""

    def __init__(self, scene: QGraphicsScene, faces: Faces, floating: FloatingLayer) -> None:
        self._scene, self._faces, self.floating = scene, faces, floating
        self.glides = OffsetAnimator()
        self.table: Arrangement | None = None
        self._items: dict[PieceId, PieceItem] = {}
        self._resting: Resting = {}
        self._laid: dict[Zone, tuple[object, Resting]] = {}
        # maps each zone to its rectangle, scale, theme and rulebook; if these change, pieces do not glide
        self._ground: dict[Zone, object] = {}
        self._aloft: set[PieceId] = set()
        self._styles: dict[PieceId, PieceStyle] = {}
        self._zone_styles: dict[Zone, Mapping[PieceId, PieceStyle]] = {}

    @property
    def resting(self) -> Mapping[PieceId, tuple[Zone, Slot]]:
        return self._resting

    def item(self, piece: PieceId) -> PieceItem | None:
        return self._items.get(piece)

    @property
    def aloft(self) -> frozenset[PieceId]:
        return frozenset(self._aloft)

    def is_aloft(self, piece: PieceId) -> bool:
        return piece in self._aloft

    def raised(self, piece: PieceId) -> float:
        """Return how many units a piece is raised above its slot."""
        return self._styles.get(piece, PLAIN).raised

    def clear(self) -> None:
        for id_ in tuple(self._items):
            self._remove(id_)
        self._aloft.clear()
        self._laid.clear()
        self._zone_styles.clear()
        self._ground.clear()

    def lay(self, table: Arrangement, zones: Iterable[Zone]) -> None:
        self.table = table
        self._resting = {}
        shown = tuple(zones)
        for zone in self._laid.keys() - set(shown):  # forget hidden zones; others may show their pieces
            del self._laid[zone]
        for zone in shown:
            self.lay_zone(zone)
        for id_ in self._items.keys() - self._resting.keys() - self._aloft:
            self._remove(id_)

    def lay_zone(self, zone: Zone) -> None:
        if self.table is None or zone.snapshot is None:
            return
        zone.table = self.table
        lying, faces = zone.lying(self.table), self._faces
        aloft = self._aloft and {piece.id for _, here in lying for piece in here if piece.id in self._aloft}
        ground = (zone.inner, faces.scale, faces.theme.name, zone.snapshot.book)
        state = (lying, zone.slots_key(), aloft, ground)
        if zone not in self._laid or self._laid[zone][0] != state:
            slots = {slot.id: (zone, slot) for slot in zone.slots(self.table)}
            stays = self._ground.get(zone) == ground
            before = self._laid[zone][1].values() if stays and zone in self._laid else ()
            self._laid[zone], self._ground[zone] = (state, slots), ground
            self._rest_all(zone, list(slots.values()), zone.glides and stays, list(before))
        self._resting.update(self._laid[zone][1])

    def _rest_all(
        self,
        zone: Zone,
        slots: list[tuple[Zone, Slot]],
        glides: bool,
        before: list[tuple[Zone, Slot]],
    ) -> None:
        here = []
        for depth, (_, slot) in enumerate(slots):
            if slot.id in self._aloft:
                continue
            here.append(slot)
            if slot.visible:
                rests = depth < len(before) and before[depth][1] == slot and zone.holder(slot) is zone
                if not rests:
                    self._rest(zone, slot, depth, glides)
            elif slot.id in self._items:
                self._remove(slot.id)
        zone.laid(here)

    def _rest(self, zone: Zone, slot: Slot, depth: int, glides: bool) -> None:
        holder, rect = zone.holder(slot), slot.rect
        if holder is not zone:
            scale = holder.scale()
            corner = (rect.topLeft() - holder.pos()) / scale
            rect = QRectF(corner, rect.size() / scale)
        item = self._items.get(slot.id)
        glides = glides and item is not None and item.parentItem() is holder and item.isVisible()
        item = self._item_on(slot.id, holder)
        glides = glides and item.size.size() == rect.size()
        drawn = (slot.face, round(rect.width(), 3), slot.bare, self._faces.scale, self._faces.theme.name)
        if item.drawn != drawn:
            item.show_face(slot.face, zone.picture(slot._replace(rect=rect)), rect)
            item.drawn = drawn
        item.live = slot.live
        item.rest(rect.topLeft(), slot.angle, depth * 0.001, glides=glides)

    def _item_on(self, id_: PieceId, holder: QGraphicsItem) -> PieceItem:
        item = self._items.get(id_)
        if item is None:
            item = self._items[id_] = PieceItem(self._faces, id_, self.glides)
        if item.parentItem() is not holder:
            item.setParentItem(holder)
        return item

    def _remove(self, id_: PieceId) -> None:
        item = self._items.pop(id_)
        self._styles.pop(id_, None)
        self.glides.stop(item)
        self._aloft.discard(id_)
        if item in self.floating.carried:
            self.floating.carried.remove(item)
        self._scene.removeItem(item)

    def _lay_again(self, piece: PieceId) -> None:
        if piece in self._resting:
            self._laid.pop(self._resting[piece][0], None)

    def restyle(self, zones: Iterable[Zone], affected: Collection[object] | None = None) -> None:
        if self.table is None:
            return
        styles: dict[PieceId, PieceStyle] = {}
        for zone in zones:
            if affected is None or zone in affected or zone not in self._zone_styles:
                self._zone_styles[zone] = zone.piece_styles(self.table)
            styles.update(self._zone_styles[zone])
        for id_ in self._styles.keys() | styles.keys():
            item = self._items.get(id_)
            if item is not None and id_ not in self._aloft:
                item.set_style(styles.get(id_, PLAIN))
        self._styles = styles

    def middles(self, pieces: Iterable[PieceId]) -> dict[PieceId, QPointF]:
        items = (item for id_ in pieces if (item := self._items.get(id_)) is not None)
        return {item.id: item.mapToScene(item.size.center()) for item in items}

    def glide_from(self, middles: Mapping[PieceId, QPointF]) -> None:
        for id_, now in self.middles(middles).items():
            self._items[id_].shift(middles[id_] - now, LAY)

    def lift(self, pieces: Collection[PieceId], point: QPointF, cell: float) -> None:
        items = [item for id_ in pieces if (item := self._items.get(id_)) is not None]
        self._aloft.update(item.id for item in items)
        for item in items:
            item.set_style(PLAIN)
            item.drawn = None
        widths = [self._carried_width(item, cell) for item in items]
        were = [item.mapToScene(item.size.center()) for item in items]
        self.floating.carry(items, [item.face for item in items if item.face is not None], widths, point)
        for item, was in zip(items, were, strict=True):
            item.shift(was - item.mapToScene(item.size.center()), LAY)

    def _carried_width(self, item: PieceItem, cell: float) -> float:
        slot = self._resting[item.id][1]
        if slot.rect.height() > slot.rect.width():
            return CARD * LIFT
        return cell * LIFT * (1.0 if isinstance(slot.face, TileFace) else TOKEN)

    def drop(self) -> None:
        for item in self.floating.release():
            self._come_down(item)

    def fly(self, piece: PieceId, face: Face, rect: QRectF, angle: float) -> PieceItem:
        item = self._items.get(piece)
        if item is None:
            item = self._items[piece] = PieceItem(self._faces, piece, self.glides)
        self._aloft.add(piece)
        self._lay_again(piece)
        item.set_style(PLAIN)
        self.floating.hold(item, face, rect, angle)
        return item

    def land(self, piece: PieceId) -> None:
        if piece in self._items:
            self._items[piece].land()
            self._come_down(self._items[piece])

    def _come_down(self, item: PieceItem) -> None:
        self._aloft.discard(item.id)
        self._lay_again(item.id)
        item.drawn = None
