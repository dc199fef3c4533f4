"""TableView: the scene in the window, and what mouse and keys do on it."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QPropertyAnimation, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ..model.core.table import Face, TileFace
from ..model.modules.falconers.rules import FalconFace
from ..words import phrase
from .actions import BY_CODE, BY_ID
from .drag import Interaction
from .intended import cell_of
from .keyboard import Keyboard, command_of
from .language import SPOKEN
from .picks import placing_on
from .stage.layout import HEIGHT, WIDTH
from .stage.look import Pick, Spot
from .stage.stage import Stage

START_DISTANCE = 5
"""Pixels that the mouse must move with the button down before it is a drag."""

EXPLAIN_AFTER = 550
LIFTED = ("market", "hut", "falcon", "tray", "reserve")
"""What can be picked up from its panel."""

GLIDE = 260


class TableView(QGraphicsView):
    """The table. In-scene dragging with own press, move and release; Esc puts everything back."""

    resized = Signal()
    peeked = Signal(object)
    commanded = Signal(str)
    """The id of a command that a key or a spot stands for."""

    let_go = Signal()
    """A key that was held is released."""

    step_finished = Signal()

    def __init__(self, scene: Stage, interaction: Interaction, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table_scene = scene
        self.hand = interaction
        self.keyboard = Keyboard(scene, interaction)
        self._press: QPoint | None = None
        self._press_spot: Spot | None = None
        self._pan_from: QPoint | None = None
        self._gliding: QPropertyAnimation | None = None
        self._explain = QTimer(self)
        self._explain.setSingleShot(True)
        self._explain.setInterval(EXPLAIN_AFTER)
        self._explain.timeout.connect(self._explain_hovered)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._tell()
        SPOKEN.changed.connect(self._tell)
        interaction.changed.connect(self._uncover)

    def _tell(self) -> None:
        self.setAccessibleName(phrase("table"))

    @property
    def factor(self) -> float:
        """Pixels of the window a unit of the scene."""
        return min(self.viewport().width() / WIDTH, self.viewport().height() / HEIGHT)

    def fit_table(self) -> None:
        """Let the table fill the window."""
        size = self.viewport().size()
        factor = self.factor
        if factor <= 0:
            return
        self.resetTransform()
        self.scale(factor, factor)
        self.table_scene.lay_out(
            size.width() / factor, size.height() / factor, factor * self.devicePixelRatioF()
        )
        self.resized.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table follows the window."""
        super().resizeEvent(event)
        self.fit_table()

    def scene_point(self, point: QPoint) -> QPointF:
        """A point of the viewport in units of the scene."""
        return self.mapToScene(point)

    def viewport_point(self, spot: Spot) -> QPoint:
        """The middle of a spot in the viewport, for tests and other programs that point."""
        return self.mapFromScene(spot.rect.center())

    def forget(self) -> None:
        """The table jumped: nothing is pressed, dragged, pointed at, looked at or lit any more."""
        self._finish_glide()
        self._explain.stop()
        self._press, self._press_spot, self._pan_from = None, None, None
        self.hand.look.hover, self.hand.look.lit = None, frozenset()
        self.let_peek_go()
        self.hand.clear()

    # -- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press starts a click, a drag or a pan."""
        self.setFocus()
        if not self.hand.enabled:
            self.step_finished.emit()
            return
        if event.button() == Qt.MouseButton.RightButton:
            self.hand.clear()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._finish_glide()
        self._explain.stop()
        self.hand.look.cursor = None
        if self.table_scene.peek.covers(self.scene_point(event.position().toPoint())):
            self.let_peek_go()
            return
        self._press = event.position().toPoint()
        self._press_spot = self.table_scene.spot_at(self.scene_point(self._press))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A move with the button down drags; without, it points."""
        point = event.position().toPoint()
        if self._pan_from is not None:
            self.table_scene.courtyard.pan(self.scene_point(point) - self.scene_point(self._pan_from))
            self._pan_from = point
            return
        if self._press is not None and not self.hand.look.dragging:
            if (point - self._press).manhattanLength() >= START_DISTANCE:
                self._start_drag(point)
            return
        if self.hand.look.dragging:
            self._drag_to(self.scene_point(point))
        elif self.hand.enabled:
            self._point_at(self.scene_point(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A release drops what is dragged, or completes a click."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.scene_point(event.position().toPoint())
        press_spot, panned = self._press_spot, self._pan_from is not None
        was_pressed = self._press is not None
        self._press, self._press_spot, self._pan_from = None, None, None
        if self.hand.look.dragging:
            self._drop(point)
        elif was_pressed and not panned and press_spot is not None:
            if press_spot.kind == "row" and self._is_on(point, "hand-area"):
                self.hand.take()
            else:
                self.click(press_spot)

    def _is_on(self, point: QPointF, kind: str) -> bool:
        spot = self.table_scene.find(kind)
        return spot is not None and spot.rect.contains(point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click on a card of the row takes it; elsewhere it is two clicks."""
        spot = self.table_scene.spot_at(self.scene_point(event.position().toPoint()))
        if spot is not None and spot.kind == "row" and self.hand.enabled:
            if spot.key not in self.hand.look.taking:
                self.hand.toggle_row(spot.key)
            self.hand.take()
            return
        self.mousePressEvent(event)

    def _start_drag(self, point: QPoint) -> None:
        spot, hand = self._press_spot, self.hand
        if spot is None:
            return
        if spot.kind in LIFTED:
            self._lift(hand.pick(spot.kind, spot.key), point)
        elif spot.kind == "square":
            source = self._source_at(spot.key)
            if source is not None and hand.enabled:
                self._lift(hand.pick(source[0], source[1], spot.key), point)
            else:
                self._pan_from = point
        elif spot.kind == "row" and spot.key not in hand.look.taking:
            hand.toggle_row(spot.key)

    def _source_at(self, cell: tuple[int, int]) -> tuple[str, str] | None:
        """What could be lifted from a square: a tile that is intended for it, or one that stands."""
        table = self.hand.table
        for tile, action in table.intended.items():
            if cell_of(action) == cell:
                return "tray", tile
        seat = table.seat
        if seat is None or not self.hand.acting:
            return None
        city = table.state.players[seat].city
        standing = city.get(cell)
        return ("city", standing.id) if standing is not None and cell not in city.starts else None

    def _lift(self, lifted: bool, point: QPoint) -> None:
        look = self.hand.look
        if not lifted or look.pick is None:
            self._press = None
            return
        look.dragging = True
        scene = self.table_scene
        scene.lifted.setPos(self.scene_point(point))
        scene.lifted.lift(self._carried(look.pick), scene.courtyard.cell)
        scene.refresh()
        self.hand.changed.emit()
        self._drag_to(self.scene_point(point))

    def _carried(self, pick: Pick) -> Face:
        """What is seen at the pointer: the side of a tile that is up, or a falcon."""
        return FalconFace(pick.tile) if pick.source == "falcon" else TileFace(self.hand.shown_side(pick).id)

    def _drag_to(self, point: QPointF) -> None:
        scene, look = self.table_scene, self.hand.look
        scene.lifted.setPos(point)
        pick = look.pick
        if pick is None:
            return
        if not scene.courtyard.holds(point):
            self.hand.aim(None)
            self._hover(scene.spot_at(point))
            return
        self._hover(None)
        if pick.source == "falcon":
            near = scene.courtyard.nearest_corner(point, pick.corners)
            self.hand.aim_corner(near if near is not None else scene.courtyard.corner_at(point))
            return
        snapped = scene.courtyard.nearest(point, pick.squares + pick.swaps)
        over = scene.courtyard.cell_at(point)
        self.hand.aim(snapped if snapped is not None else over)

    def _drop(self, point: QPointF) -> None:
        look = self.hand.look
        target: Spot | None
        if look.ghost is not None:
            target = Spot("square", look.ghost, self.table_scene.courtyard.sceneBoundingRect())
        elif look.corner is not None:
            target = Spot("corner", look.corner, self.table_scene.courtyard.sceneBoundingRect())
        else:
            target = self.table_scene.spot_at(point)
        pick = look.pick
        origin = self._origin()
        if target is not None and self.hand.put(target):
            return
        bubble, refused, broken = look.bubble, look.refused, look.broken
        back = pick.origin if pick is not None and pick.source == "tray" else None
        self.hand.clear()
        if pick is not None and back is not None:
            self.hand.table.intend(placing_on(pick, back))
        look.bubble, look.refused, look.broken = bubble, refused, broken
        self.table_scene.refresh()
        if pick is not None and origin is not None:
            self._glide_home(pick, point, origin)

    def _origin(self) -> QPointF | None:
        pick = self.hand.look.pick
        if pick is None:
            return None
        if pick.origin is not None:
            court = self.table_scene.courtyard
            return court.scene_rect(court.cell_rect(pick.origin)).center()
        spot = self.table_scene.find(pick.source, pick.tile)
        return spot.rect.center() if spot is not None else None

    def _glide_home(self, pick: Pick, start: QPointF, end: QPointF) -> None:
        lifted = self.table_scene.lifted
        lifted.lift(self._carried(pick), self.table_scene.courtyard.cell)
        glide = QPropertyAnimation(lifted, b"pos", self)
        glide.setDuration(GLIDE)
        glide.setStartValue(start)
        glide.setEndValue(end)
        glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        glide.finished.connect(self._finish_glide)
        self._gliding = glide
        glide.start()

    def _finish_glide(self) -> None:
        if self._gliding is not None:
            self._gliding.stop()
            self._gliding.deleteLater()
            self._gliding = None
            self.table_scene.lifted.drop()

    def _point_at(self, point: QPointF) -> None:
        spot = self.table_scene.spot_at(point)
        self._hover(spot)
        look = self.hand.look
        if look.pick is not None and look.pick.source == "falcon":
            self.hand.aim_corner(spot.key if spot is not None and spot.kind == "corner" else None)
        elif look.pick is not None:
            self.hand.aim(spot.key if spot is not None and spot.kind == "square" else None)

    def _hover(self, spot: Spot | None) -> None:
        look, scene = self.hand.look, self.table_scene
        if spot == look.hover:
            return
        touched = {scene.panel_of(look.hover), scene.panel_of(spot)}
        marked = bool(look.bubble or look.cut_off or look.refused)
        look.hover = spot
        self._explain.stop()
        if look.pick is None:
            look.bubble, look.cut_off, look.refused, look.broken = None, (), None, ()
            if self.hand.suggest(spot):
                touched.add(scene.hand)
            if scene.shown is not None and not scene.courtyard.shown_city()[0].plain:
                touched.add(scene.courtyard)
            if marked:
                touched.add(scene.courtyard)
            if spot is not None and spot.kind in ("square", "row"):
                self._explain.start()
        self.peeked.emit(spot.key if spot is not None and spot.kind in ("player", "since") else None)
        panels = [panel for panel in touched if panel is not None]
        if panels or marked:
            scene.refresh(*(panels or [scene.row]))

    def _explain_hovered(self) -> None:
        spot = self.hand.look.hover
        if spot is not None and self.hand.look.pick is None and self.hand.enabled:
            self.hand.explain(spot)

    def click(self, spot: Spot) -> None:
        """What a click on a spot does; Enter on it does the same."""
        hand, look = self.hand, self.hand.look
        if spot.kind in BY_ID:
            self.commanded.emit(spot.kind)
        elif spot.kind == "take":
            hand.take()
        elif spot.kind == "row":
            hand.toggle_row(spot.key)
        elif spot.kind == "hand":
            hand.toggle_hand(spot.key)
        elif spot.kind == "bonus":
            hand.reveal(spot.key)
        elif spot.kind == "vizier":
            hand.wake()
        elif spot.kind in ("player", "since"):
            self.toggle_peek(spot.key)
        elif spot.kind == "square":
            self._click_square(spot)
        elif look.pick is not None and hand.put(spot):
            return
        elif spot.kind in LIFTED:
            if look.pick is not None and look.pick.tile == spot.key:
                hand.clear()
            else:
                hand.pick(spot.kind, spot.key)

    def _click_square(self, spot: Spot) -> None:
        hand = self.hand
        if hand.look.pick is not None:
            if not hand.put(spot):
                hand.refuse_square(spot.key)
            return
        source = self._source_at(spot.key)
        if source is not None and hand.enabled:
            hand.pick(source[0], source[1], spot.key)

    def toggle_peek(self, seat: int) -> None:
        """Keep a player's Alhambra in sight, or let it go."""
        self.pin_peek(None if self.table_scene.peek.kept == seat else seat)

    def pin_peek(self, seat: int | None) -> None:
        """Keep a player's Alhambra in sight; with a tile in the hand the own one is needed."""
        peek = self.table_scene.peek
        peek.kept = None if self.hand.look.pick is not None else seat
        peek.look_at(peek.kept)

    def let_peek_go(self) -> None:
        """Show the own Alhambra again."""
        self.pin_peek(None)

    def _uncover(self) -> None:
        """A tile was lifted: the own Alhambra must be seen."""
        if self.hand.look.pick is not None and self.table_scene.peek.kept is not None:
            self.let_peek_go()

    def fit_city(self) -> None:
        """Show the whole Alhambra."""
        shown = self.table_scene.shown
        if shown is not None:
            self.table_scene.courtyard.fit(self.table_scene.courtyard.shown_city()[0])

    def zoom(self, factor: float) -> None:
        """Make the Alhambra so many times as large."""
        self.table_scene.courtyard.zoom(factor)

    def put_back(self) -> None:
        """Hold nothing any more, and show the own Alhambra."""
        self._finish_glide()
        self._press = None
        self.let_peek_go()
        self.hand.clear()

    def wake_vizier(self) -> None:
        """Wake the viewer's vizier."""
        if self.hand.enabled:
            self.hand.wake()

    def move_cursor(self, x: int, y: int) -> None:
        """Move the cursor a step aside or up or down."""
        if self.hand.enabled:
            self.keyboard.move((x, y))

    def choose(self) -> None:
        """Choose what the cursor stands on, or confirm."""
        if self.hand.enabled:
            self.keyboard.choose(self.click)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel zooms the courtyard at the pointer; a tile that is dragged it turns over."""
        if self.hand.look.dragging and self.hand.turn_over():
            event.accept()
            return
        point = self.scene_point(event.position().toPoint())
        if self.table_scene.courtyard.holds(point):
            self.table_scene.courtyard.zoom(1.0015 ** event.angleDelta().y(), point)
        event.accept()

    # -- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A plain key gives its command."""
        command = command_of(event)
        if command is None:
            super().keyPressEvent(event)
        elif not (command.held and event.isAutoRepeat()):
            self.commanded.emit(command.id)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A key that is held is released elsewhere."""
        self.let_go.emit()
        super().focusOutEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A key that was held is released here."""
        command = BY_CODE.get(event.key())
        if command is not None and command.held and not event.isAutoRepeat():
            self.let_go.emit()
        super().keyReleaseEvent(event)
