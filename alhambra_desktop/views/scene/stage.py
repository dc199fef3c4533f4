from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import partial
from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPixmapCache
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsSceneHelpEvent, QToolTip, QWidget
from shiboken6 import delete

from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.places.places import Arrangement, Face, PieceId, Place
from ...model.rules.core.values import SIDE_LETTER
from ...model.rules.core.words.message import Message
from ...words import say
from ..animation.trajectory import PieceGeometry
from ..art.palette import Theme
from ..commands.touch import TOUCH
from ..game.selection import NOTHING, Bubble, Guide, Selection
from ..game.table_snapshot import TableSnapshot
from ..game.target import REST, SECTION, Control, Spot, Target
from ..storage.contained import contained
from ..text.language import capital, plain
from .bottom_row import BottomRow
from .cache_warmer import CacheWarmer
from .items.floating_layer import DIAGONALS, Diagonal, FloatingLayer, diagonal
from .items.guide_marks import GuideMarks, Mark
from .items.overlay import Brackets, BubbleItem
from .items.panel import Panel
from .items.piece_items import PieceItems
from .items.pieces import PieceItem
from .items.place_index import PlaceIndex
from .items.pointed import PointedFrame, is_framed
from .items.slots import Slot
from .items.zone import Zone
from .layout.layout import HEIGHT, WIDTH, Demand, Layout, least_still_height
from .panels.peek import Peeks
from .panels.standings import standings_height
from .pixmaps.faces import Faces
from .pointing import place_at, places_at, snapped, target_at, tip_at, topic_at
from .right_column import RightColumn, pointed_row
from .surroundings import surroundings
from .table_background import TableBackground
from .zones.city import CityZone
from .zones.drawer import SectionDrawer
from .zones.hand import HandZone
from .zones.market import MarketZone, captions_height
from .zones.other_plates import ColumnPlates
from .zones.players import PlayerZone
from .zones.rival import RivalZone
from .zones.row import RowZone
from .zones.supply import SupplyZone
from .zones.wells import reserve_well, tray_well

# size of Qt's pixmap cache, as a multiple of a picture of the whole table; a smaller cache causes repaints
SPARE: Final = 1.5
BYTES: Final = 4
LEAST_KEPT: Final = 10240  # Qt's default size of the pixmap cache in kilobytes
# maps each stage to the cache size that it needs, in kilobytes; the cache gets the largest of these sizes
_KEPT: Final = WeakKeyDictionary["Stage", int]()


@contained
class Stage(QGraphicsScene):
    """The graphics scene of a table.

    Give every stage a parent. Otherwise, Python's garbage collector may destroy the stage on any thread.

    If ``alone`` is true, the stage has no right column. If ``brief_end`` is true, a finished game is shown
    without hand and money row. If ``wooden`` is false, the background between the panels is transparent. When
    the player leaves the ``page``, the stage frees its pictures. If ``kept`` is true, the stage keeps the
    pictures of the current layout.
    """

    dropped = Signal(object)  # sends a mapping from the id of each dropped piece to its `PieceGeometry`

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        alone: bool = False,
        brief_end: bool = False,
        wooden: bool = True,
        page: QWidget | None = None,
        kept: bool = False,
    ) -> None:
        super().__init__(parent)
        self.alone, self._brief_end = alone, brief_end
        self.faces = faces = Faces(page, kept=kept)
        self.zoom = 1.0  # window pixels per unit
        self.snapshot: TableSnapshot | None = None
        self.selection = NOTHING
        self.reach: tuple[QRectF, ...] | None = None  # areas that react to the pointer, or None if all do
        self.asked: tuple[Target, ...] = ()  # the piece and place that a lesson asks for, legal or not
        self._met = Demand()
        self.layout_ = Layout.of(WIDTH, HEIGHT, self._met)
        self.market, self.row, self.city = MarketZone(faces), RowZone(faces), CityZone(faces)
        self.hand, self.tray, self.reserve = HandZone(faces), tray_well(faces), reserve_well(faces)
        self.bottom = BottomRow(self.hand, self.tray, self.reserve)
        self.rival, self.supply = RivalZone(faces), SupplyZone(faces)
        self.drawer = SectionDrawer(faces, self.supply)
        self.right = RightColumn(faces, self)
        self.standings, self.recent_turns, self.log = (
            self.right.standings,
            self.right.recent_turns,
            self.right.log,
        )
        self.players: list[PlayerZone] = []
        self.peek = Peeks(faces, self.player_zone)
        self.floating = FloatingLayer(faces)
        self.bubble, self.brackets, self.frame = BubbleItem(faces), Brackets(faces), PointedFrame(faces)
        self.guide = GuideMarks(faces)
        self.cache_warmer = CacheWarmer(faces, self.market, self.row, self)
        self._around = partial(surroundings, self)
        self.background = TableBackground(faces, wooden=wooden)
        self._place_index = PlaceIndex()
        self.pieces = PieceItems(self, faces, self.floating)
        self.glides = self.pieces.glides
        for item in (
            *(*self._fixed(), *self._optional(), self.drawer),
            *(*self.right.panels, self.right.card, *self.peek.panels),
        ):
            self.addItem(item)
        for above in (self.floating, self.guide, self.bubble, self.brackets, self.frame):
            self.addItem(above)
        self.city.camera_moved.connect(lambda: self.pieces.lay_zone(self.city))
        self.city.camera_moved.connect(self._show_guide)
        self.drawer.changed.connect(self._follow_drawer)

    def _fixed(self) -> tuple[Panel, ...]:
        return (self.market, self.row, self.city, self.hand, self.tray, self.reserve)

    def _optional(self) -> tuple[Panel, ...]:
        return (self.supply, self.rival)

    @property
    def panels(self) -> tuple[Panel, ...]:
        all_panels = (*self.right.panels, self.drawer, *self._optional(), *self._fixed(), *self.players)
        return tuple(panel for panel in all_panels if panel.isVisible())

    def _panels_on_table(self) -> list[Panel]:
        zones = (*self._optional(), *self._fixed(), *self.players)
        return [
            *self.right.on_table,
            *(panel for panel in zones if panel.isVisible() and not panel.floating),
        ]

    @property
    def zones(self) -> tuple[Zone, ...]:
        return tuple(panel for panel in self.panels if isinstance(panel, Zone))

    def lay_out(self, width: float, height: float, scale: float, zoom: float = 1.0) -> None:
        self.faces.set_scale(scale)
        self.zoom = zoom
        _KEPT[self] = round(SPARE * width * height * scale * scale * BYTES / 1024)
        QPixmapCache.setCacheLimit(max(LEAST_KEPT, *_KEPT.values()))
        self._met = self._demand(width, height)
        self.layout_ = layout = Layout.of(width, height, self._met)
        self.setSceneRect(layout.whole)
        for panel, rect in zip(self._fixed(), layout.fixed, strict=True):
            if panel not in self.bottom.zones:
                panel.set_rect(rect)
        self.bottom.set_layout(layout)
        for panel in (self.row, self.hand):
            panel.setVisible(not self._ended)
        self.rival.setVisible(layout.rival is not None)
        if layout.rival is not None:
            self.rival.set_rect(layout.rival)
        self.supply.settle(layout.supply, layout.crowded)
        self.drawer.set_whole(layout.whole)
        self.right.lay(layout)
        self._seat_players()
        self.city.fit_table(layout.whole)
        self.peek.lay_out(layout.city)
        self.update()
        if self.snapshot is not None and self.table is not None:
            self.lay(self.table)
            self.cache_warmer.begin(self.snapshot.book)

    def _lay_whole(self) -> None:
        whole = self.layout_.whole
        self.lay_out(whole.width(), whole.height(), self.faces.scale, self.zoom)

    def _fit_rooms(self) -> None:
        whole = self.layout_.whole
        demand = self._demand(whole.width(), whole.height())
        if demand == self._met:
            return
        self._met, layout = demand, Layout.of(whole.width(), whole.height(), demand)
        if (layout.supply, layout.market) != (self.layout_.supply, self.layout_.market):
            self._lay_whole()
        self.layout_ = self.bottom.update_layout(self.layout_, layout)

    def _demand(self, width: float, height: float) -> Demand:
        if self.snapshot is None:
            return Demand(alone=self.alone)
        book, rival = self.snapshot.book, bool(self.faces.view.rival_places)
        demand = Demand(
            seats=len(book.setup.seats),
            rival=rival,
            markets=len(self.snapshot.seen.stocks),
            captions=captions_height(self.snapshot),
            supply=self.supply.wide,
            supply_height=self.supply.least_height,
            pushed=self.supply.pushed,
            standings=standings_height(book),
            alone=self.alone,
            ended=self._ended,
            podium=self._ended and self.market.is_empty(self.snapshot.table),
        )
        if self.table is None or self._ended:
            return demand
        return self.bottom.add_wells(demand, self.snapshot, self.table, self.selection, (width, height))

    @property
    def least_still_height(self) -> float:
        """The minimum height in units that this table needs if it is only for viewing."""
        return least_still_height(self._demand(WIDTH, HEIGHT))

    @property
    def _ended(self) -> bool:
        return self._brief_end and self.snapshot is not None and self.snapshot.over

    def push_supply(self) -> None:
        """Fold or unfold the supply.

        If there is no room for the supply beside the city, open or close it as a drawer.
        """
        self.drawer.close()
        self.supply.toggle()
        whole = self.layout_.whole
        self.lay_out(whole.width(), whole.height(), self.faces.scale, self.zoom)
        self.city.follow_city()

    def fold_rest(self, section: str | None) -> None:
        self.drawer.close()
        self.supply.fold_rest(section)
        self._lay_whole()
        if self.supply.folded:  # there is no room beside the city, so open the supply as a drawer
            self.push_supply()

    def _seat_table(self, book: Rulebook) -> None:
        """Replace the players' zones, and destroy the old zones explicitly.

        Otherwise, Python's garbage collector may destroy the old zones on any thread.
        """
        self.pieces.clear()
        for zone in self.players:
            zone.neighbours = ()
            delete(zone)
        column = ColumnPlates()
        self.players = [PlayerZone(self.faces, column) for _ in book.setup.seats]
        for zone in self.players:
            zone.neighbours = self.players
            self.addItem(zone)

    def _seat_players(self) -> None:
        if self.snapshot is None or not self.players:
            return
        count = len(self.players)
        for place, (zone, rect) in enumerate(zip(self.players, self.layout_.players, strict=True)):
            zone.set_seat((self.snapshot.viewer + 1 + place) % count, place == count - 1)
            zone.set_rect(rect)

    def set_theme(self, theme: Theme) -> None:
        self.faces.set_theme(theme)
        self._lay_again()
        for item in self.items():
            item.update()
        self.update()

    def retranslate(self) -> None:
        self.peek.sync(self.snapshot, self.selection)
        for panel in (*self.panels, self.drawer, *self.right.panels, self.right.card, *self.peek.panels):
            panel.repaint_all()
        self.guide.follow(None, (), self._around)
        self._lay_whole()
        self.bubble.retranslate(self._around)

    def sync(self, snapshot: TableSnapshot) -> None:
        if self.snapshot is not None and self.snapshot.book is not snapshot.book:
            self.drawer.close()
        before, self.snapshot, self.pieces.table = self.snapshot, snapshot, snapshot.table
        if before is None or before.book is not snapshot.book:
            self.faces.set_book(snapshot.book)
            self._seat_table(snapshot.book)
            self._show()
            self._lay_whole()
        elif before.over != snapshot.over and self._brief_end:
            self._show()
            self._lay_whole()
        elif before.viewer != snapshot.viewer:
            self._seat_players()
        self._place_index.share(snapshot.table, self._all_zones())
        self.drawer.follow_pointer(snapshot, self.selection)
        self._show()
        self.lay(snapshot.table)
        self.city.turn_to(snapshot)
        self._select()

    def select(self, selection: Selection) -> None:
        before, self.selection = self.selection, selection
        self.drawer.follow_pointer(self.snapshot, selection)
        others = {panel for panel in self._synced() if panel.follow(selection)}
        self.peek.sync(self.snapshot, selection)
        moving = (*self.bottom.zones, self.drawer, self.supply)
        if (before.lifted, before.drops) != (selection.lifted, selection.drops):
            self._fit_rooms()
            others.update(moving)
        for zone in moving:
            if zone in others:
                self.pieces.lay_zone(zone)
        self.pieces.restyle(self.zones, others)
        self._select()

    def _synced(self) -> tuple[Panel, ...]:
        right = () if self.alone else self.right.panels
        return (*self._fixed(), *self._optional(), self.drawer, *right, *self.players)

    def _all_zones(self) -> tuple[Zone, ...]:
        return tuple(panel for panel in self._synced() if isinstance(panel, Zone))

    def _show(self) -> None:
        for panel in self._synced():
            panel.sync(self.snapshot, self.selection)
        self.peek.sync(self.snapshot, self.selection)

    def _select(self) -> None:
        selection = self.selection
        self.right.follow(self.snapshot, selection)
        self.bubble.set_bubble(selection.bubble, self._around)
        self.floating.snap(self._chip())
        self._show_carried()
        self._show_guide()
        self.brackets.around(self._cursor_rect(selection.cursor))
        framed = self.snapshot is not None and is_framed(selection.pointed, self.snapshot.viewer)
        seen = selection.pointed if framed or pointed_row(selection) is not None else None
        self.frame.around(self.rect_of(seen) if seen is not None else None, pressed=framed)

    @property
    def unplaced(self) -> Bubble | Message | None:
        """The bubble or message that must be shown elsewhere, because the table has no room for it."""
        return self.bubble.unplaced or self.guide.unplaced

    def _show_guide(self) -> None:
        guide = self.selection.guide
        marks = self._marks(guide) if guide is not None else self._deeds()
        self.guide.follow(guide, tuple(marks), self._around)

    def _deeds(self) -> Iterator[Mark]:
        for number, deed in enumerate(self.selection.deeds, 1):
            for target in deed:
                yield from self._mark(target, number)

    def _mark(self, target: Target, number: int) -> Iterator[Mark]:
        found = self.resting.get(target) if isinstance(target, PieceId) else None
        rect = found[0].scene_rect(found[1].rect) if found is not None else self.rect_of(target)
        if rect is not None and not rect.isEmpty():
            yield Mark(rect, number, self.layout_.whole)

    def _marks(self, guide: Guide) -> Iterator[Mark]:
        for piece in guide.pieces:
            yield from self._mark(piece, 1)
        place = self.rect_of(guide.place) if guide.place is not None else None
        if guide.place is not None and place is not None and self.city.holds(guide.place):
            ghost = self.faces.piece_pixmap(guide.face, place.width()) if guide.face is not None else None
            yield Mark(place, 2, self.city.scene_rect(self.city.inner), ghost)

    def _chip(self) -> Diagonal | None:
        selection = self.selection
        if selection.refused is None:
            aimed = selection.aimed is not None and self.city.holds(selection.aimed)
            clicked = bool(selection.lifted) and not selection.held
            return DIAGONALS[0] if aimed or clicked else None
        guilty = {SIDE_LETTER[side] for broken in selection.broken for side in broken.sides}
        return diagonal(self.bubble.spot.side.name[0] if self.bubble.spot is not None else "", guilty)

    def _cursor_rect(self, cursor: Target | None) -> QRectF | None:
        square = self.city.square_of(cursor) if cursor is not None else None
        return None if cursor is None or square is not None else self.rect_of(cursor)

    @property
    def table(self) -> Arrangement | None:
        return self.pieces.table

    @property
    def resting(self) -> Mapping[PieceId, tuple[Zone, Slot]]:
        return self.pieces.resting

    def item(self, piece: PieceId) -> PieceItem | None:
        return self.pieces.item(piece)

    def lay(self, table: Arrangement) -> None:
        self.pieces.table = table
        self._fit_rooms()
        self.pieces.lay(table, self.zones)
        self.pieces.restyle(self.zones)
        self._show_guide()

    def slot_of(self, piece: PieceId, table: Arrangement) -> Slot | None:
        present = table.pieces.get(piece)
        zones: tuple[Zone, ...] = (*self.zones, *self.bottom.zones)
        zone = (
            next((zone for zone in zones if zone.holds(present.place)), None) if present is not None else None
        )
        found = zone.slot_of(piece, table) if zone is not None else None
        if zone is None or found is None:
            return None
        reach = zone.scene_rect(found.reach) if found.reach is not None else None
        return found._replace(rect=zone.scene_rect(found.rect), reach=reach)

    def _follow_drawer(self) -> None:
        were = self.pieces.middles(self.selection.lifted)
        self._show()
        self._lay_again()
        self._select()
        self.pieces.glide_from(were)
        if self.drawer.section is not None:
            self.city.make_room(self.drawer.scene_rect(self.drawer.inner), self.drawer.places)
        else:
            self.city.undo_make_room(stays=bool(self.selection.lifted))

    @property
    def aloft(self) -> frozenset[PieceId]:
        return self.pieces.aloft

    def carry(self, pieces: Collection[PieceId], point: QPointF) -> None:
        if [item.id for item in self.floating.carried] == list(pieces):
            self.floating.move(point)
            return
        self.pieces.drop()
        self.pieces.lift(pieces, point, self.city.cell)
        self._lay_again()
        self._select()

    def _show_carried(self) -> None:
        face = self.selection.face
        if face is not None and len(self.floating.carried) == 1 and self.selection.held:
            self.floating.turn(face)

    def drop_carried(self, home: bool = True) -> None:
        """Drop the carried pieces. If `home` is true, an animation moves them back to their places."""
        rects = {item.id: item.mapRectToScene(item.size) for item in self.floating.carried}
        self.pieces.drop()
        self._lay_again()
        if rects and home:
            self.dropped.emit(
                {id_: PieceGeometry(rect.center(), rect.width()) for id_, rect in rects.items()}
            )

    def _lay_again(self) -> None:
        if self.table is not None:
            self.lay(self.table)

    def fly(self, piece: PieceId, face: Face, rect: QRectF, angle: float = 0.0) -> PieceItem:
        """Move a piece to the floating layer until `land`, and return its item."""
        return self.pieces.fly(piece, face, rect, angle)

    def land(self, *pieces: PieceId) -> None:
        for piece in pieces:
            self.pieces.land(piece)

    def at(self, point: QPointF) -> Target | None:
        if not self._reaches(point):
            return None
        viewer = self.snapshot.viewer if self.snapshot is not None else None
        return target_at(point, self.panels, self.pieces, viewer, self.least_target)

    @property
    def least_target(self) -> float:
        return TOUCH.least(0) / self.zoom

    def topic_at(self, point: QPointF) -> str:
        return topic_at(point, self.panels)

    def place_at(self, point: QPointF, among: Collection[Place] | None = None) -> Place | None:
        """Return the place under a point.

        If `among` is given, return the one of these places to which a held piece snaps.
        """
        if not self._reaches(point):
            return None
        if among is None:
            return place_at(point, self.panels)
        return snapped(point, among, self.city, self.zones)

    def places_at(self, point: QPointF) -> list[Place]:
        if not self._reaches(point):
            return []
        return places_at(point, self.panels, self.city)

    def _reaches(self, point: QPointF) -> bool:
        return self.reach is None or any(rect.contains(point) for rect in self.reach)

    def rect_of(self, target: Target) -> QRectF | None:
        """Return the rectangle of a target in units, or None if the target is absent.

        For a piece, return the visible part of its slot, even while the piece moves.
        """
        if isinstance(target, PieceId):
            found = self.resting.get(target)
            if found is None:
                return None
            zone, slot = found
            return zone.scene_rect(zone.visible(slot.area)).translated(0, -self.pieces.raised(target))
        if isinstance(target, Place):
            home = self._zone_of(target)
            rect = home.place_rect(target) if home is not None else None
            return home.scene_rect(rect) if home is not None and rect is not None else None
        found_spots = (spot.rect for spot in self.spots() if spot.what == target)
        return next(found_spots, None)

    def _zone_of(self, place: Place) -> Zone | None:
        return next((zone for zone in self.zones if zone.holds(place)), None)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        target = self.at(event.scenePos())
        worked_out = isinstance(target, Control) and target.command in ("row", SECTION, REST)
        message = None if worked_out else self.message_of(target)
        if (
            message is None
            and not (worked_out or isinstance(target, PieceId))
            and self._reaches(event.scenePos())
        ):
            message = tip_at(event.scenePos(), self.panels)
        QToolTip.showText(event.screenPos(), plain(capital(say(message))) if message is not None else "")

    def message_of(self, target: Target | None) -> Message | None:
        texts = (panel.message_of(target) for panel in self.panels if isinstance(target, Control))
        return next((text for text in texts if text is not None), None)

    def spots(self) -> list[Spot]:
        if self.table is None:
            return []
        live: dict[Panel, list[Slot]] = {}
        for zone, slot in self.resting.values():
            if slot.live and slot.visible and not self.pieces.is_aloft(slot.id):
                live.setdefault(zone, []).append(slot)
        found = (spot for panel in self.panels for spot in self._spots_on(panel, live.get(panel, [])))
        return [spot for spot in found if self._reaches(spot.rect.center())]

    def _spots_on(self, panel: Panel, slots: list[Slot]) -> Iterator[Spot]:
        controls = dict(panel.controls())
        for control, rect in controls.items():
            yield Spot(control, panel.scene_rect(rect))
        if isinstance(panel, Zone):
            for place, rect in panel.drop_spots():
                yield Spot(place, panel.scene_rect(rect))
            for slot in panel.in_order(slots):
                rect = panel.visible(slot.area)
                if not rect.isEmpty():
                    yield Spot(slot.id, panel.scene_rect(rect).translated(0, -self.pieces.raised(slot.id)))
        for target, rect in panel.background_targets():
            if target not in controls and not isinstance(target, PieceId):
                yield Spot(target, panel.scene_rect(rect))

    def places(self) -> Iterator[Place]:
        yield from self.city.all_places()
        yield from self.faces.view.rival_places.values()

    def player_zone(self, seat: int) -> PlayerZone:
        return next(zone for zone in self.players if zone.seat == seat)

    def free_pictures(self) -> None:
        """Free Qt's cached pictures of the items. Qt then repaints the visible items."""
        for item in self.items():
            mode = item.cacheMode()
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
            item.setCacheMode(mode)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self.background.paint(painter, QRectF(rect), self.layout_.whole, self._panels_on_table())
