"""Stage: the table as a scene. It shows exactly what is true by putting every piece where its zone says."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QGraphicsScene

from ...model.core.rulebook import Rulebook
from ...model.core.table import Arrangement, CitySquare, Face, PieceId, Place
from ..art.palette import Theme
from ..selection import NOTHING, Selection
from .air import Air
from .faces import Faces
from .layout import HEIGHT, STANDINGS_HEIGHT, WIDTH, Layout
from .lying import LyingPieces
from .overlay import Brackets, BubbleItem
from .panel import Panel
from .panels.peek import Peek
from .panels.standings import LogFrame, SincePanel, StandingsPanel, standings_height
from .pieces import PieceItem
from .shown import Shown
from .slots import Slot
from .target import Spot, Target
from .warming import Warming
from .zone import Zone
from .zones.city import CityZone
from .zones.hand import HandZone
from .zones.market import MarketZone
from .zones.players import PlayerZone
from .zones.row import RowZone
from .zones.supply import HEIGHT as SUPPLY_HEIGHT
from .zones.supply import SupplyZone
from .zones.tiles import ReserveZone, RivalZone, TrayZone

SPARE: Final = 1.5
"""How many times the pixels of the table Qt may keep of painted panels, which overlap by their shadows.

With less it paints all of them anew again and again.
"""

BYTES: Final = 4
LEAST_KEPT: Final = 10240
"""Bytes of a pixel; kilobytes that Qt keeps if it is not asked for more."""


class Stage(QGraphicsScene):
    """The table: zones lay out its pieces and paint their ground; panels are pure text.

    In the program it needs a parent: without one Python's garbage collector would destroy it, on whatever
    thread it happens to run.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.faces = faces = Faces()
        self.shown: Shown | None = None
        self.selection = NOTHING
        self.layout_ = Layout.of(WIDTH, HEIGHT, 3, False)
        self.market, self.row, self.city = MarketZone(faces), RowZone(faces), CityZone(faces)
        self.hand, self.tray, self.reserve = HandZone(faces), TrayZone(faces), ReserveZone(faces)
        self.rival, self.supply = RivalZone(faces), SupplyZone(faces)
        self.standings, self.since, self.log = StandingsPanel(faces), SincePanel(faces), LogFrame(faces)
        self.peek = Peek(faces)
        self.players: list[PlayerZone] = []
        self.air = Air(faces)
        self.bubble, self.brackets = BubbleItem(faces), Brackets(faces)
        self.warming = Warming(faces, self.market, self)
        self._top: tuple[object, QPixmap] | None = None
        self.pieces = LyingPieces(self, faces, self.air)
        for item in (*self._fixed(), self.rival, self.supply, self.peek):
            self.addItem(item)
        for above in (self.air, self.bubble, self.brackets):
            self.addItem(above)
        self.city.camera_moved.connect(lambda: self.pieces.lay_zone(self.city))

    def _fixed(self) -> tuple[Panel, ...]:
        zones = (self.market, self.row, self.city, self.hand, self.tray, self.reserve)
        return (*zones, self.standings, self.since, self.log)

    @property
    def panels(self) -> tuple[Panel, ...]:
        """Every panel and zone in use, the topmost first."""
        optional = tuple(panel for panel in (self.supply, self.rival) if panel.isVisible())
        return (*self._fixed(), *optional, *self.players)

    @property
    def zones(self) -> tuple[Zone, ...]:
        """Every zone in use."""
        return tuple(panel for panel in self.panels if isinstance(panel, Zone))

    # -- shape

    def lay_out(self, width: float, height: float, scale: float) -> None:
        """Fill a table of a size in units, drawn with ``scale`` device pixels a unit."""
        self.faces.set_scale(scale)
        kept = SPARE * width * height * scale * scale * BYTES / 1024
        QPixmapCache.setCacheLimit(max(LEAST_KEPT, round(kept)))
        book = self.shown.book if self.shown is not None else None
        seats = len(book.setup.seats) if book is not None else 3
        rival = bool(self.faces.view.rival_places)
        strip = SUPPLY_HEIGHT if self.supply.in_use else 0.0
        rows = standings_height(book) if book is not None else STANDINGS_HEIGHT
        self.layout_ = layout = Layout.of(width, height, seats, rival, strip, rows)
        self.setSceneRect(layout.whole)
        for panel, rect in zip(self._fixed(), layout.fixed, strict=True):
            panel.set_rect(rect)
        for optional, place in ((self.rival, layout.rival), (self.supply, layout.supply)):
            optional.setVisible(place is not None)
            if place is not None:
                optional.set_rect(place)
        self.peek.set_rect(layout.city)
        self._seat_players()
        self.update()
        if self.shown is not None and self.table is not None:
            self.lay(self.table)
            self.warming.begin(self.shown.book)

    def _seat_table(self, book: Rulebook) -> None:
        """Make one zone for each player of a table."""
        self.pieces.clear()
        for zone in self.players:
            self.removeItem(zone)
        self.players = [PlayerZone(self.faces) for _ in book.setup.seats]
        for zone in self.players:
            self.addItem(zone)

    def _seat_players(self) -> None:
        """The others in the order of play after the viewer, the viewer last."""
        if self.shown is None or not self.players:
            return
        count = len(self.players)
        for place, (zone, rect) in enumerate(zip(self.players, self.layout_.players, strict=True)):
            zone.set_seat((self.shown.viewer + 1 + place) % count, place == count - 1)
            zone.set_rect(rect)

    def set_theme(self, theme: Theme) -> None:
        """Paint everything in another theme."""
        self.faces.set_theme(theme)
        self._lay_again()
        for item in self.items():
            item.update()
        self.update()

    def tell(self) -> None:
        """Say everything in the language that is spoken now."""
        for panel in (*self.panels, self.peek):
            panel.repaint_all()
        self.bubble.tell(self.layout_.whole)

    # -- content

    def sync(self, shown: Shown) -> None:
        """Show exactly this moment, whatever was shown before; what is in the air stays there."""
        before, self.shown, self.pieces.table = self.shown, shown, shown.table
        if before is None or before.book is not shown.book:
            self.faces.set_book(shown.book)
            self._seat_table(shown.book)
            self._show()
            whole = self.layout_.whole
            self.lay_out(whole.width(), whole.height(), self.faces.scale)
        elif before.viewer != shown.viewer:
            self._seat_players()
        self._show()
        self.lay(shown.table)
        self._select()

    def select(self, selection: Selection) -> None:
        """Show what is lifted, lit, aimed at or refused; what does not depend on it is not painted anew."""
        self.selection = selection
        self._show()
        self.pieces.dress(self.zones)
        self._select()

    def _show(self) -> None:
        for panel in (*self._fixed(), self.rival, self.supply, *self.players, self.peek):
            panel.sync(self.shown, self.selection)

    def _select(self) -> None:
        selection = self.selection
        self.bubble.say(selection.bubble, self.layout_.whole)
        self.air.fade(selection.aimed is not None or selection.refused is not None)
        self._show_carried()
        self.brackets.around(self._cursor_rect(selection.cursor))

    def _cursor_rect(self, cursor: Target | None) -> QRectF | None:
        """Where the brackets stand; on the squares of the city a cursor of its own does."""
        square = self.city.square_of(cursor) if cursor is not None else None
        return None if cursor is None or square is not None else self.rect_of(cursor)

    # -- pieces

    @property
    def table(self) -> Arrangement | None:
        """Where everything lies."""
        return self.pieces.table

    @property
    def resting(self) -> Mapping[PieceId, tuple[Zone, Slot]]:
        """Every piece with its zone and slot, also those in the air and those that only have a position."""
        return self.pieces.resting

    def item(self, piece: PieceId) -> PieceItem | None:
        """The item of a piece; None for one that only has a position."""
        return self.pieces.item(piece)

    def lay(self, table: Arrangement) -> None:
        """Put the pieces of an arrangement to their slots, but for those in the air."""
        self.pieces.lay(table, self.zones)
        self.pieces.dress(self.zones)

    def slot_of(self, piece: PieceId, table: Arrangement) -> Slot | None:
        """Where a piece lies in an arrangement, in units of the scene; what the director lets it fly to."""
        there = table.pieces.get(piece)
        zone = self._zone_of(there.place) if there is not None else None
        found = (
            next((slot for slot in zone.slots(table) if slot.id == piece), None) if zone is not None else None
        )
        if zone is None or found is None:
            return None
        reach = zone.scene_rect(found.reach) if found.reach is not None else None
        return found._replace(rect=zone.scene_rect(found.rect), reach=reach)

    # -- in the air

    @property
    def aloft(self) -> frozenset[PieceId]:
        """The pieces in the air, those that fly and those that the pointer carries."""
        return self.pieces.aloft

    def carry(self, pieces: Collection[PieceId], point: QPointF) -> None:
        """Hold pieces at a point of the scene, above everything; again with another point: move them."""
        if [item.id for item in self.air.carried] == list(pieces):
            self.air.move(point)
            return
        self.pieces.drop()
        self.pieces.lift(pieces, point, self.city.cell)
        self._lay_again()
        self._select()

    def _show_carried(self) -> None:
        """A tile that is turned over while it is carried shows its other side."""
        face = self.selection.face
        if face is not None and len(self.air.carried) == 1 and self.selection.held:
            self.air.turn(face)

    def let_go(self) -> None:
        """Nothing is carried any more: what was lies in its slot again."""
        self.pieces.drop()
        self._lay_again()

    def _lay_again(self) -> None:
        if self.table is not None:
            self.lay(self.table)

    def fly(self, piece: PieceId, face: Face, rect: QRectF, angle: float = 0.0) -> PieceItem:
        """A piece in the air over a rectangle of the scene, showing a face, wherever it lay before.

        It stays there until it lands; whoever lets it fly moves it.
        """
        return self.pieces.fly(piece, face, rect, angle)

    def land(self, *pieces: PieceId) -> None:
        """Pieces fly no more: the next time that the table is laid they lie in their slots."""
        for piece in pieces:
            self.pieces.land(piece)

    # -- pointing

    def at(self, point: QPointF) -> Target | None:
        """What lies under a point of the scene: a control, a piece, what means a piece, a place."""
        panel = self._panel_at(point)
        if panel is None:
            return None
        local = panel.mapFromScene(point)
        for control, rect in panel.controls():
            if rect.contains(local):
                return control
        piece = self._piece_at(point, panel)
        if piece is not None:
            return piece
        for what, rect in panel.ground():
            if rect.contains(local):
                return what
        return panel.place_under(local) if isinstance(panel, Zone) else None

    def _panel_at(self, point: QPointF) -> Panel | None:
        return next((panel for panel in self.panels if panel.inner.contains(panel.mapFromScene(point))), None)

    def _piece_at(self, point: QPointF, panel: Panel) -> PieceId | None:
        mode = Qt.ItemSelectionMode.IntersectsItemBoundingRect
        for item in self.items(point, mode, Qt.SortOrder.DescendingOrder):
            if not isinstance(item, PieceItem) or not item.live or self.pieces.is_aloft(item.id):
                continue
            # a rim lies outside its piece, over others that are to be had
            if item.size.contains(item.mapFromScene(point)):
                return item.id
        local = panel.mapFromScene(point)
        for zone, slot in self.resting.values():
            if zone is panel and slot.live and slot.shown and slot.area.contains(local):
                return slot.id
        return None

    def place_at(self, point: QPointF, among: Collection[Place] | None = None) -> Place | None:
        """The place under a point of the scene, or the one among some to which a held piece snaps."""
        if among is not None:
            if self.city.covers(point):
                return self.city.nearest(self.city.mapFromScene(point), among)
            return next((place for place in among if self._is_over(point, place)), None)
        panel = self._panel_at(point)
        return panel.place_under(panel.mapFromScene(point)) if isinstance(panel, Zone) else None

    def places_at(self, point: QPointF) -> list[Place]:
        """Every place that a point of the scene may mean: a perch close by, the square, any perch beside it.

        Of each kind of perch the nearest, as only some kinds may be for what is held.
        """
        found = [self.place_at(point)]
        if self.city.covers(point):
            local = self.city.mapFromScene(point)
            kinds: dict[type[Place], list[Place]] = {}
            for place in self.city.all_places():
                if not isinstance(place, CitySquare):
                    kinds.setdefault(type(place), []).append(place)
            close = [self.city.nearest(local, perches) for perches in kinds.values()]
            found = [*close, *found, *(self.city.nearest(local, perches, 1.0) for perches in kinds.values())]
        return [place for place in found if place is not None]

    def _is_over(self, point: QPointF, place: Place) -> bool:
        zone = self._zone_of(place)
        rect = zone.place_rect(place) if zone is not None and zone is not self.city else None
        return zone is not None and rect is not None and rect.contains(zone.mapFromScene(point))

    def rect_of(self, target: Target) -> QRectF | None:
        """Where a target is, in units of the scene; of a piece, the visible part at rest."""
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

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at, the topmost first."""
        if self.table is None:
            return []
        live: dict[Panel, list[Slot]] = {}
        for zone, slot in self.resting.values():
            if slot.live and slot.shown and not self.pieces.is_aloft(slot.id):
                live.setdefault(zone, []).append(slot)
        return [spot for panel in self.panels for spot in self._spots_on(panel, live.get(panel, []))]

    def _spots_on(self, panel: Panel, slots: list[Slot]) -> Iterator[Spot]:
        for control, rect in panel.controls():
            yield Spot(control, panel.scene_rect(rect))
        if isinstance(panel, Zone):
            for place, rect in panel.drop_spots():
                yield Spot(place, panel.scene_rect(rect))
            for slot in panel.in_order(slots):
                rect = panel.visible(slot.area)
                if not rect.isEmpty():
                    yield Spot(slot.id, panel.scene_rect(rect).translated(0, -self.pieces.raised(slot.id)))
        for what, rect in panel.ground():
            yield Spot(what, panel.scene_rect(rect))

    def places(self) -> Iterator[Place]:
        """Where something might be put: squares of the own city and around it, corners, the rival's tiles."""
        yield from self.city.all_places()
        yield from self.faces.view.rival_places.values()

    def player_zone(self, seat: int) -> PlayerZone:
        """The zone of a seat."""
        return next(zone for zone in self.players if zone.seat == seat)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The wood of the table and the frames on it, as one picture."""
        whole = self.layout_.whole
        frames = [(panel.scene_rect(panel.inner).getRect(), panel.accent) for panel in self.panels]
        top = (whole.size().toTuple(), self.faces.scale, self.faces.theme.name, frames)
        if self._top is None or self._top[0] != top:
            picture = self.faces.table_top(whole.width(), whole.height(), self._paint_frames)
            self._top = (top, picture)
        if not whole.contains(QRectF(rect)):
            painter.fillRect(rect, QColor(self.faces.theme.wood_bottom))
        painter.drawPixmap(whole.topLeft(), self._top[1])

    def _paint_frames(self, painter: QPainter) -> None:
        for panel in self.panels:
            painter.translate(panel.pos())
            panel.paint_frame(painter)
            painter.translate(-panel.pos())
