from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.geometry.tile import Tile
from ....model.rules.core.places.places import Arrangement, CitySquare, Place, TileFace, seat_of
from ....model.rules.core.values import Cell, Seat
from ...commands.touch import TOUCH
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import Control, Target
from ..items.layers import Clip, Layer, Plane
from ..items.slots import Slot
from ..items.zone import Zone
from ..layout.layout import HEIGHT, LEAST, LEAST_HEIGHT, LEAST_WIDTH, WIDTH, is_low, perch_of
from ..pixmaps.faces import Faces
from ..pixmaps.slices import Slices
from .camera import LEAST as FARTHEST
from .camera import Area, Camera, Rims, View
from .camera_buttons import CAMERA_KEYS, button_rects, buttons_rect, paint_button
from .city_marks import CityMarks
from .glide import GLIDE, Glide
from .offscreen_indicators import Sign, paint_sign, pull, signs
from .opening import RING, clear_of, fitted

SETTLE = 180  # milliseconds from the last zoom until the pictures are redrawn
PAUSE = 4  # milliseconds of pause after each time slice of redrawing
MAGNET = 0.4  # maximum distance in squares at which a lifted piece snaps to a place
LARGEST, ENLARGED = 100.0, 112.0  # maximum square size in units: on a normal table, on an enlarged table
SMALLEST, NARROW_SMALLEST = 40.0, 34.0  # minimum square size in units: on normal tables, on small tables
LOW_SMALLEST: Final = 26.0  # minimum square size on a low table, on which nobody can play
WITHIN: Final = (3, 3, -3, -3)
LAYER_TILES, LAYER_TOKENS = 0, 1
AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1))


def least_square(width: float, height: float) -> float:
    if is_low(height):
        return LOW_SMALLEST
    usual = min(
        (width - LEAST_WIDTH) / (WIDTH - LEAST_WIDTH), (height - LEAST_HEIGHT) / (HEIGHT - LEAST_HEIGHT)
    )
    return round(NARROW_SMALLEST + (SMALLEST - NARROW_SMALLEST) * min(1.0, max(0.0, usual)))


class CityZone(Zone):
    """The viewer's city.

    The pieces are children of two planes, so panning moves only two items.
    """

    camera_moved = Signal()

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.camera = Camera(faces.snapped)
        self.tiles: Mapping[Cell, Tile] = {}
        self.least, self.largest, self.ring = SMALLEST, LARGEST, RING
        self._table = QRectF()
        self._follows = True  # False as soon as the player has moved the camera
        self._before: tuple[View, bool] | None = None
        self._lent: tuple[View, View] | None = None
        self._aside: tuple[View, View] | None = None
        self._closer: View | None = None
        self._views: dict[Seat, View] = {}
        self._viewed: tuple[Rulebook, Seat] | None = None
        self._marks = CityMarks(faces, self)
        self._marked: tuple[object, ...] | None = None
        self._pointed: Control | None = None
        self._perches: tuple[object, list[list[Place]]] | None = None
        self._lit: tuple[tuple[object, ...], list[QRectF]] | None = None
        self._signs: tuple[tuple[object, ...], list[tuple[Sign, bool]]] | None = None
        self._clip = Clip(self)
        self._glows = Layer(self._marks.paint_glows, 0, self._clip)
        self._tile_plane = Plane(1, self._clip)
        self._above = Layer(self._marks.paint_above_tiles, 2, self._clip)
        self._token_plane = Plane(3, self._clip)
        self._top = Layer(self._marks.paint_top, 4, self._clip)
        self._furniture = Layer(self._paint_furniture, 5, self)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self._sharpen)
        self._glide = Glide(self.camera, self._on_the_way, self)
        self._sharpening = Slices(self)
        self._sharpening.finished.connect(self._redraw)

    @property
    def cell(self) -> float:
        return self.camera.cell

    def set_rect(self, rect: QRectF) -> None:
        """Move the zone and keep the city at its position on the screen, if the city remains visible."""
        self._glide.finish()
        origin = self.camera.origin() + self.pos()
        super().set_rect(rect)
        self.camera.room = self.inner
        self.camera.stay(origin - self.pos())
        if self.tiles and all(map(self.camera.is_hidden, self._squares())):
            self.camera.pan(self.camera.way_to(self._squares()))
        seen = self.inner.adjusted(*WITHIN)
        self._clip.set_rect(seen)
        for layer in (self._glows, self._above, self._top):
            layer.set_rect(seen)
        self._furniture.set_rect(self.inner)
        self._camera_moved()

    def fit_table(self, whole: QRectF) -> None:
        before, self._table = self._table, QRectF(whole)
        self.least = max(least_square(whole.width(), whole.height()), TOUCH.least(0))
        if whole != before and self._follows and self.tiles:
            self._show(self._fitting())

    def forget_views(self) -> None:
        self._viewed = None

    def turn_to(self, snapshot: TableSnapshot) -> None:
        """Show the viewer's city. If the viewer moved the camera earlier, restore the viewer's last view."""
        before, self._viewed = self._viewed, (snapshot.book, snapshot.viewer)
        if before == self._viewed or not self.tiles:
            return
        if before is None or before[0] is not snapshot.book:
            self._views.clear()
        elif not self._follows:
            self._views[before[1]] = self._glide.end
        else:
            self._views.pop(before[1], None)
        self._before = self._lent = self._aside = self._closer = None
        view = self._views.get(snapshot.viewer)
        self._follows = view is None
        self._show(view or self._fitting())

    def _fitting(self, least: float | None = None) -> View:
        assert self.snapshot is not None
        city = self.snapshot.ahead.players[self.snapshot.viewer].city
        least = self.least if least is None else least
        view = fitted(self.camera, city, least, self.largest, self.ring)
        return clear_of(self.camera, view, city, buttons_rect(self.inner), least)

    def _show(self, view: View) -> None:
        self._glide.stop()
        self.camera.show(view)
        self._camera_moved()

    def _glide_to(self, view: View) -> None:
        if view != self._glide.end:
            self._glide.start(view)

    def _on_the_way(self, view: View) -> None:
        self.camera.glide(view)
        if self.camera.stretch != 1.0:
            self._sharpening.stop()
            self._settle.start()
        self._camera_moved()

    def follow_city(self) -> None:
        if self._follows and self._lent is None and self.tiles:
            self._glide_to(self._fitting())

    def bring_into_sight(self, places: Iterable[Place], room: QRectF | None = None) -> None:
        """Move the view to show as many places as possible in `room`. Earlier places have priority.

        If `room` is None and not all places fit, also zoom out. `undo_zoom_out` restores the earlier view.
        """
        places = list(filter(self.holds, places))
        probe = self.camera.twin()
        probe.show(self._glide.end)
        probe.move_to(room or self.inner)
        areas: list[Area] = []
        for area in map(self._area, places):
            before = probe.view
            probe.pan(probe.way_to([*areas, area]))
            if any(map(probe.is_hidden, [*areas, area])):
                probe.show(before)
            else:
                areas.append(area)
        probe.move_to(self.inner)
        if room is None and len(areas) < len(places):
            self._closer = self._closer or self._glide.end
            corners = [(area.x, area.y) for area in map(self._area, places)]
            probe.show(probe.fitting(corners, FARTHEST, probe.cell, Rims()))
        self._glide_to(probe.view)

    def undo_zoom_out(self) -> None:
        if self._closer is not None:
            view, self._closer = self._closer, None
            self._glide_to(self._fitting() if self._follows else view)

    def make_room(self, covered: QRectF, places: Collection[Place]) -> None:
        """Keep `places` visible while a drawer covers the right part of the city zone.

        `covered` is the rectangle of the drawer in scene coordinates.
        """
        if not places or self.snapshot is None:
            return
        before, seen = self._glide.end, QRectF(self.inner)
        seen.setRight(covered.left() - self.pos().x())
        tiles = [CitySquare(self.snapshot.viewer, cell) for cell in self.tiles]
        self.bring_into_sight([*places, *tiles], seen)
        self._aside = before, self._glide.end

    def undo_make_room(self, stays: bool) -> None:
        """Undo `make_room`, unless `stays` is true or the camera has moved since then."""
        if self._aside is not None:
            (before, since), self._aside = self._aside, None
            if self._glide.end == since and not stays:
                self._glide_to(before)

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        self._glide.finish()
        self._follows, self._closer = False, None
        self.camera.zoom(factor, self.mapFromScene(at) if at is not None else self.inner.center())
        self._sharpening.stop()
        self._settle.start()
        self._camera_moved()

    def _sharpen(self) -> None:
        self._sharpening.take(self._pictures(), 0, PAUSE)

    def _pictures(self) -> Iterator[None]:
        for tile in self.tiles.values():
            self.faces.tile_pixmap(tile, self.cell, walls=False)
            yield
        self.faces.stars(self.cell)
        yield
        self.faces.wall_pixmaps(self.tiles, self.cell)
        yield

    def _redraw(self) -> None:
        self.camera.settle()
        self._camera_moved()

    def pan(self, by: QPointF) -> None:
        self._glide.finish()
        self._follows, self._closer = False, None
        self._move(by)

    def _move(self, by: QPointF) -> None:
        self.camera.pan(by)
        self._camera_moved()

    def fit(self) -> None:
        """Show the whole city or, if the whole city is already shown, restore the earlier view."""
        if not self.tiles:
            return
        self._glide.finish()
        whole, here = self._fitting(FARTHEST), self.camera.view
        if here == whole and self._before is not None:
            (back, self._follows), self._before = self._before, None
            self._show(back)
        elif here != whole:
            self._before = here, self._follows
            self._follows = whole == self._fitting()
            self._show(whole)

    def show_whole(self) -> None:
        self._glide.finish()
        if self._lent is None and any(map(self.camera.is_hidden, self._squares())):
            before = self.camera.view
            self._show(self._fitting(FARTHEST))
            self._lent = before, self.camera.view

    def undo_show_whole(self) -> None:
        if self._lent is not None:
            (before, whole), self._lent = self._lent, None
            if self.camera.view == whole:
                self._show(before)

    def reveal(self, place: Place) -> None:
        self._glide.finish()
        if self.holds(place) and self.camera.is_hidden(area := self._area(place)):
            self._move(self.camera.way_to([area]))

    def set_gliding(self, gliding: bool) -> None:
        self._glide.length = GLIDE if gliding else 0

    def follow_arrow(self, control: Control) -> bool:
        """If `control` is an arrow at an edge, show the areas to which the arrow points.

        Return whether `control` is an arrow.
        """
        sign = next((sign for sign, _ in self.signs() if sign.control == control), None)
        if sign is not None:
            self.pan(self.camera.way_to(sign.areas))
        return sign is not None

    def signs(self) -> list[tuple[Sign, bool]]:
        """Return the arrows to hidden areas, each with a bool: True if the arrow points to legal places."""
        key = self._seen_from()
        if self._signs is None or self._signs[0] != key:
            tiles = self._squares()
            lit = signs(self.camera, map(self._area, self._drops()), tiles)
            sides = {sign.side for sign in lit}
            others = [sign for sign in signs(self.camera, tiles, tiles) if sign.side not in sides]
            self._signs = key, [*((sign, True) for sign in lit), *((sign, False) for sign in others)]
        return self._signs[1]

    def lit(self) -> list[QRectF]:
        """Return the rectangles of highlighted places, buttons and arrows, in scene coordinates."""
        key = (*self._seen_from(), self.selection.two_sided)
        if self._lit is None or self._lit[0] != key:
            places = (self.place_rect(place) for place in self.selection.drops)
            rects = [*filter(None, places), *(rect for _, rect in self.controls())]
            self._lit = key, list(map(self.scene_rect, rects))
        return self._lit[1]

    def _seen_from(self) -> tuple[object, ...]:
        camera = self.camera
        ground = (self.pos(), QRectF(self.inner), QRectF(camera.room))
        return camera.view, camera.cell, ground, self.selection.drops, self._squares()

    def _squares(self) -> list[Area]:
        return [Area(*cell) for cell in self.tiles]

    def _area(self, place: Place) -> Area:
        perch = perch_of(self.faces.view, place)
        if perch is None:
            assert isinstance(place, CitySquare)
            return Area(*place.cell)
        x, y = perch.point(place)
        return Area(x - perch.size / 2, y - perch.size / 2, perch.size)

    def _drops(self) -> list[Place]:
        return sorted((place for place in self.selection.drops if self.holds(place)), key=self._area)

    @property
    def hides_drops(self) -> bool:
        return any(map(self.camera.is_hidden, map(self._area, self._drops())))

    def hidden_drops(self) -> list[tuple[Place, QRectF]]:
        rects = ((place, self.camera.rect_of(self._area(place))) for place in self._drops())
        return [(place, self.scene_rect(rect)) for place, rect in rects if not rect.intersects(self.inner)]

    def pull(self, scene: QPointF) -> QPointF:
        sides = [sign.side for sign, lit in self.signs() if lit]
        return pull(self.inner, sides, self.mapFromScene(scene))

    def _camera_moved(self) -> None:
        for plane in (self._tile_plane, self._token_plane):
            plane.setPos(self.camera.origin())
            plane.setScale(self.camera.stretch)
        self.repaint_all()
        self.camera_moved.emit()

    def repaint_all(self) -> None:
        self.update()
        for layer in (self._glows, self._above, self._top, self._furniture):
            layer.update()

    def covers(self, scene: QPointF) -> bool:
        return self.inner.contains(self.mapFromScene(scene))

    def slots_key(self) -> tuple[object, ...]:
        origin = self.camera.origin()
        return self.cell, self.camera.drawn, origin.x(), origin.y()

    def holds(self, place: Place) -> bool:
        if self.snapshot is None or seat_of(place) != self.snapshot.viewer:
            return False
        return isinstance(place, CitySquare) or perch_of(self.faces.view, place) is not None

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        for place, pieces in self.lying(table):
            perch = perch_of(self.faces.view, place)
            for piece in pieces:
                if perch is not None:
                    size = self.faces.snapped(max(LEAST, perch.size * self.cell))
                    rect = self.camera.around(perch.point(place), size)
                    yield Slot(piece, rect, live=False, layer=LAYER_TOKENS)
                elif isinstance(place, CitySquare):
                    yield Slot(piece, self.camera.cell_rect(place.cell), bare=True, layer=LAYER_TILES)

    def holder(self, slot: Slot) -> QGraphicsItem:
        return self._token_plane if slot.layer == LAYER_TOKENS else self._tile_plane

    def laid(self, slots: list[Slot]) -> None:
        book = self.snapshot.book if self.snapshot is not None else None
        tiles: dict[Cell, Tile] = {}
        for slot in slots:
            if book is not None and isinstance(slot.place, CitySquare) and isinstance(slot.face, TileFace):
                tiles[slot.place.cell] = book.tiles[slot.face.tile]
        if tiles != self.tiles:
            self.tiles = tiles
            for layer in (self._above, self._top, self._furniture):
                layer.update()

    def place_rect(self, place: Place) -> QRectF | None:
        if not self.holds(place):
            return None
        return self.camera.rect_of(self._area(place))

    def drop_spots(self) -> Iterable[tuple[Place, QRectF]]:
        drops = [place for place in self.selection.drops if self.holds(place)]
        view = self.faces.view
        points = {
            perch.point(place): place for place in drops if (perch := perch_of(view, place)) is not None
        }
        squares = {place.cell: place for place in drops if isinstance(place, CitySquare)}
        places: list[Place] = [points[point] for point in sorted(points)]
        places += [squares[cell] for cell in sorted(squares, key=lambda c: (c[1], c[0]))]
        for place in places:
            rect = self.place_rect(place)
            if rect is not None and rect.intersects(self.inner):
                yield place, rect & self.inner

    def visible(self, rect: QRectF) -> QRectF:
        return rect & self.inner

    def in_order(self, slots: list[Slot]) -> list[Slot]:
        return sorted(slots, key=lambda slot: (round(slot.rect.top(), 3), slot.rect.left()))

    def square_of(self, target: Target) -> Cell | None:
        return self._marks.cell_of(self.snapshot, target) if self.snapshot is not None else None

    def all_places(self) -> Iterator[Place]:
        if self.snapshot is None:
            return
        seat, city = self.snapshot.viewer, self.snapshot.ahead.players[self.snapshot.viewer].city
        around = sorted({(x + dx, y + dy) for x, y in city.tiles for dx, dy in AROUND})
        for cell in around:
            yield CitySquare(seat, cell)
        for perch in self.faces.view.perches.values():
            for cell in around:
                yield from perch.places(seat, cell)

    def perches(self) -> list[list[Place]]:
        if self._perches is None or self._perches[0] is not self.snapshot:
            kinds: dict[type[Place], list[Place]] = {}
            for place in self.all_places():
                if not isinstance(place, CitySquare):
                    kinds.setdefault(type(place), []).append(place)
            self._perches = self.snapshot, list(kinds.values())
        return self._perches[1]

    def seen_rect(self) -> QRectF:
        return self.scene_rect(self.inner.adjusted(*WITHIN))

    def place_under(self, point: QPointF) -> Place | None:
        if self.snapshot is None:
            return None
        return CitySquare(self.snapshot.viewer, self.camera.cell_at(point))

    def nearest(self, point: QPointF, among: Collection[Place], within: float = MAGNET) -> Place | None:
        """Return the place in `among` to which a piece that is held at `point` snaps.

        This is the nearest place. If it is more than `within` squares away, return None.
        """
        best: tuple[float, tuple[float, float], Place] | None = None
        grid = self.camera.to_grid(point)
        for place in among:
            if not self.holds(place):
                continue
            perch = perch_of(self.faces.view, place)
            found: tuple[float, tuple[float, float], Place]
            if perch is not None:
                found = (self.camera.off_point(grid, perch.point(place)), perch.point(place), place)
            elif isinstance(place, CitySquare):
                found = (self.camera.off_square(grid, place.cell), place.cell, place)
            else:
                continue
            if found[0] <= within and (best is None or found[:2] < best[:2]):
                best = found
        return best[2] if best is not None else None

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        return [*self._buttons(), *((sign.control, sign.rect) for sign, _ in self.signs())]

    def _buttons(self) -> list[tuple[Control, QRectF]]:
        names = ("turn-over", *CAMERA_KEYS) if self.selection.two_sided else CAMERA_KEYS
        return [(Control(name), rect) for name, rect in button_rects(names, self.inner)]

    def sync(self, snapshot: TableSnapshot | None, selection: Selection) -> None:
        super().sync(snapshot, selection)
        marked = self._marks.facts(snapshot, selection) if snapshot is not None else None
        pointed = next((control for control, _ in self.controls() if control == selection.pointed), None)
        if marked is None or marked != self._marked:
            self._marked = marked
            for layer in (self._glows, self._above, self._top, self._furniture):
                layer.update()
        elif pointed != self._pointed:
            self._furniture.update()
        self._pointed = pointed

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        return ()

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        ground = self.inner.adjusted(*WITHIN)
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(ground, 7, 7)
        painter.setClipPath(clip)
        middle = self.camera.origin() + QPointF(self.cell / 2, self.cell / 2)
        self.faces.courtyard(painter, ground, self.cell, middle, self.camera.drawn)
        painter.restore()

    def _paint_furniture(self, painter: QPainter) -> None:
        if self.snapshot is None:
            return
        theme, pointed = self.faces.theme, self.selection.pointed
        seen = self._furniture.seen
        for sign, lit in self.signs():
            if sign.rect.intersects(seen):
                paint_sign(painter, sign, theme, lit, sign.control == pointed)
        for control, rect in self._buttons():
            if rect.intersects(seen):
                paint_button(self, painter, control.command, rect, light=control == pointed)
