from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ...model.rules.core.places.places import PieceId, Place, Row, seat_of
from ...words import phrase
from ..commands.actions import BY_ID, command_at
from ..commands.layouts import command_of, pressed_key
from ..commands.touch import TOUCH
from ..game.target import REST, SECTION, Control, Spot, Target
from ..rule_sets.modules import view_book
from ..scene.layout.layout import HEIGHT, LEAST_ALONE, LEAST_HEIGHT, LEAST_WIDTH, WIDTH
from ..scene.stage import Stage
from ..scene.zones.city import ENLARGED, LARGEST
from ..storage.contained import contained
from ..text.language import SPOKEN
from ..widgets.pointing import LongPress
from .controller import TableController
from .cursors import POINTS, EdgePan, cursor_of
from .fingers import Fingers
from .keyboard import Keyboard
from .phase import Phase

START_DISTANCE = 5  # pixels until a drag begins
# After a menu has closed, targets ignore the pointer until it has moved by this many pixels.
FREE_DISTANCE = 24
EXPLAIN_AFTER = 350  # milliseconds of hovering or pressing until an explanation is shown
# If the pointer leaves a piece whose tooltip is open and reaches another piece within this many
# milliseconds, the tooltip of the other piece opens immediately.
NEXT_CARD = 90
# If the table is at least this many pixels wide, two peeks at other cities can be open, otherwise only one.
TWO_PEEKS = 1600


@contained
class TableView(QGraphicsView):
    """Turns mouse and key events on the table into calls of the controller."""

    resized = Signal()
    peeked = Signal(object)
    commanded = Signal(str)  # id of a command that a key or control triggers
    rule_asked = Signal(str)  # id of the rule to which a pressed bubble links
    key_released = Signal()

    step_finished = Signal()  # the player wants to end the current animation
    skipped = Signal()  # the player wants to skip all pending animations

    def __init__(self, stage: Stage, controller: TableController, parent: QWidget | None = None) -> None:
        super().__init__(stage, parent)
        self.stage, self.controller = stage, controller
        self.keyboard = Keyboard(stage, controller)
        self._press: QPoint | None = None
        self._pressed: Target | None = None
        self._held_long, self._twice = False, False
        self._pan_from: QPoint | None = None
        self._refused = self._put_back_by_press = False
        self._rests: QPoint | None = None
        self._home = QRectF()
        self._edge = EdgePan(self._pan_held, self)
        self._explain = QTimer(self)
        self._explain.setSingleShot(True)
        self._explain.setInterval(EXPLAIN_AFTER)
        self._explain.timeout.connect(self._explain_pointed)
        self._card_timer = QTimer(self)
        self._card_timer.setSingleShot(True)
        self._card_timer.setInterval(NEXT_CARD)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        LongPress(self.viewport())
        fingers = Fingers(self.viewport())
        fingers.pinch_begun.connect(self._give_up_press)
        fingers.pinched.connect(self._pinch)
        self._retranslate()
        SPOKEN.changed.connect(self._retranslate)
        TOUCH.changed.connect(self.fit_table)

    def _retranslate(self) -> None:
        self.setAccessibleName(phrase("table"))

    @property
    def factor(self) -> float:
        width, height = self.viewport().width(), self.viewport().height()
        narrow = LEAST_ALONE if self.stage.alone else LEAST_WIDTH
        least = min(1.0, width / narrow, height / LEAST_HEIGHT)
        return max(least, min(width / WIDTH, height / HEIGHT))

    def fit_table(self) -> None:
        size = self.viewport().size()
        factor = self.factor
        if factor <= 0:
            return
        self.resetTransform()
        self.scale(factor, factor)
        self.stage.city.largest = ENLARGED if factor > 1.0 else LARGEST
        self.stage.peek.most = 1 + (size.width() >= TWO_PEEKS)
        self.stage.lay_out(
            size.width() / factor, size.height() / factor, factor * self.devicePixelRatioF(), factor
        )
        self.resized.emit()
        self._follow_ground()

    def _follow_ground(self) -> None:
        held = self.stage.floating.held_at
        if held is not None:
            self.stage.drop_carried()
            self._drag_to(held)
        self.controller.aim_again()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.stage.free_pictures()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_table()

    def viewport_point(self, spot: Spot) -> QPoint:
        return self.mapFromScene(spot.rect.center())

    def forget(self) -> None:
        self._explain.stop()
        self._card_timer.stop()
        self._press, self._pressed, self._pan_from, self._rests = None, None, None, None
        self._edge.pull(QPointF())
        self.close_peeks()
        self.stage.drop_carried()
        self.controller.forget()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        if event.button() == Qt.MouseButton.RightButton:
            self._put_back_by_press = bool(self.controller.selection.lifted)
            if self._put_back_by_press:
                self.put_back()
            return
        could = self.controller.enabled
        if not could and self._press_to_look(event):
            return
        self.step_finished.emit()
        if not could or event.button() != Qt.MouseButton.LeftButton:
            return
        point = event.position().toPoint()
        if rule := self.stage.bubble.link_at(self.mapToScene(point)):
            self.rule_asked.emit(rule)
            return
        self.controller.move_cursor_to(None)
        if self.stage.peek.covers(self.mapToScene(point)):
            self.close_peeks()
            return
        self._press, self._pressed = point, self.stage.at(self.mapToScene(point))
        self._held_long, self._refused, self._twice = False, False, False
        self._explain.start()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Let the main window open a menu, unless the same press has already put back a lifted piece."""
        self._press = None
        self._explain.stop()
        event.setAccepted(self._put_back_by_press)
        self._put_back_by_press = False

    def _press_to_look(self, event: QMouseEvent) -> bool:
        target = self.stage.at(self.mapToScene(event.position().toPoint()))
        can = self._only_looks and event.button() == Qt.MouseButton.LeftButton
        if not can or not isinstance(target, Control):
            return False
        self._press, self._pressed = event.position().toPoint(), target
        self._held_long, self._refused, self._twice = False, False, False
        return True

    @property
    def _only_looks(self) -> bool:
        return self.controller.phase.now in (Phase.ANIMATING, Phase.REPLAY, Phase.WAITING, Phase.OVER)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if self._pan_from is not None:
            self.stage.city.pan(self.mapToScene(point) - self.mapToScene(self._pan_from))
            self._pan_from = point
            self._follow_ground()
            self.shape_cursor()
        elif self.controller.selection.held:
            self._drag_to(self.mapToScene(point))
        elif self._press is not None:
            if (point - self._press).manhattanLength() >= START_DISTANCE:
                self._start_drag(self._press, point)
        elif (self.controller.enabled or self._only_looks) and not self._refused and not self._stays(point):
            self._point_unless_reading(self.mapToScene(point))

    def _stays(self, point: QPoint) -> bool:
        if self._rests is not None and (point - self._rests).manhattanLength() >= FREE_DISTANCE:
            self._rests = None
        return self._rests is not None

    def _point_unless_reading(self, point: QPointF) -> None:
        if self.stage.bubble.holds(point):
            self.shape_cursor(bool(self.stage.bubble.link_at(point)))
        else:
            self.shape_cursor()
            self._point_at(point)

    def leaveEvent(self, event: QEvent) -> None:
        self.stage.drawer.leave()
        if self._press is None and not self.controller.selection.held:
            self._explain.stop()
            self.controller.point(None)
            self.peeked.emit(None)
        super().leaveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(event.position().toPoint())
        pressed, clicked = self._pressed, self._press is not None and not self._held_long
        panned, twice = self._pan_from is not None, self._twice
        self._press, self._pressed, self._pan_from, self._refused = None, None, None, False
        self.shape_cursor()
        if self.controller.selection.held:
            self._drop(point)
        elif clicked and not panned and pressed is not None:
            (self._click_twice if twice else self.click)(pressed, self._place_for(point))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)
        self._twice = self._press is not None

    def _click_twice(self, target: Target, place: Place | None) -> None:
        if not (isinstance(target, PieceId) and self._is_offered(target)):
            self.click(target, place)
        elif target in self.controller.selection.lifted or self.controller.pick(target):
            self.controller.confirm()

    def _is_offered(self, piece: PieceId) -> bool:
        snapshot = self.stage.snapshot
        if snapshot is None:
            return False
        lying = snapshot.table.pieces[piece]
        for_sale = (
            seat_of(lying.place) is None and snapshot.book.price_of(snapshot.seen, lying.face) is not None
        )
        return for_sale or lying.place == Row()

    def _start_drag(self, start: QPoint, point: QPoint) -> None:
        pressed, self._press = self._pressed, None
        self._explain.stop()
        if isinstance(pressed, PieceId):
            lifted = self.controller.selection.lifted
            if (pressed in lifted and self.controller.carry()) or self.controller.pick(pressed, held=True):
                self._drag_to(self.mapToScene(point))
                return
        if self._is_court(self.mapToScene(start)):
            self._pan_from = point
        else:
            self._refused = True

    def _is_court(self, point: QPointF) -> bool:
        drawers = (self.stage.right, self.stage.drawer)
        return self.stage.city.covers(point) and not any(drawer.covers(point) for drawer in drawers)

    def _drag_to(self, point: QPointF) -> None:
        selection = self.controller.selection
        self.stage.carry(selection.lifted, point)
        self.controller.carry_over(self._place_for(point), point)
        self._edge.pull(self.stage.city.pull(point))

    def _pan_held(self, way: QPointF) -> None:
        held = self.stage.floating.held_at
        if held is None:
            self._edge.pull(QPointF())
            return
        self.stage.city.pan(way)
        self._follow_ground()

    def _place_for(self, point: QPointF) -> Place | None:
        near = self.stage.place_at(point, self.controller.selection.drops)
        return near if near is not None else self.controller.target_place(self.stage.places_at(point))

    def _drop(self, point: QPointF) -> None:
        self._edge.pull(QPointF())
        place = self.controller.selection.aimed or self._place_for(point)
        self._reveal(place)
        self.controller.put(place)
        self.controller.stop_carrying()
        self.stage.drop_carried()

    def _reveal(self, place: Place | None) -> None:
        if place is not None and place in self.controller.selection.drops:
            self.stage.city.reveal(place)

    def _point_at(self, point: QPointF) -> None:
        target = self.stage.at(point)
        if not self.controller.enabled and not isinstance(target, Control):
            target = None
        if target != self.controller.selection.pointed:
            self._explain.start()
            if self.controller.selection.describes_piece:
                self._card_timer.start()
            self.controller.point(target)
            if self._card_timer.isActive() and isinstance(target, PieceId):
                self._explain_pointed()
        self.peeked.emit(target.seat if isinstance(target, Control) else None)
        if self.controller.selection.lifted:
            self.controller.aim(self._place_for(point))
            self._follow_pointer(point)

    def _follow_pointer(self, point: QPointF) -> None:
        selection, carried = self.controller.selection, bool(self.stage.floating.carried)
        if selection.start == Row():
            return
        if not carried:
            self._home = self.stage.rect_of(selection.lifted[0]) or QRectF()
        if not self._home.contains(point):
            self.stage.carry(selection.lifted, point)
        elif carried:
            self.stage.drop_carried(home=False)

    def _explain_pointed(self) -> None:
        selection = self.controller.selection
        target = self._pressed if self._press is not None else selection.pointed or selection.cursor
        if self._press is not None:
            self._held_long = True
            self._point_at(self.mapToScene(self._press))
        if target is not None:
            self.controller.explain(target)

    def click(self, target: Target, place: Place | None = None) -> None:
        if isinstance(target, Control):
            if target.command in BY_ID:
                self.commanded.emit(target.command)
            elif target.seat is not None and target.is_pressed_by(self.controller.phase.viewer):
                self.toggle_peek(target.seat)
            elif target.command == SECTION:
                self.stage.drawer.open(target.subject)
            elif target.command == REST:
                self.stage.fold_rest(target.subject)
                self._follow_ground()
            elif self.stage.city.follow_arrow(target):
                self._follow_ground()
        else:
            self._reveal(place)
            self.controller.click(target, place)

    def shape_cursor(self, on_link: bool = False) -> None:
        shape = POINTS if on_link else cursor_of(self.controller, self._pan_from is not None)
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def toggle_peek(self, seat: int) -> None:
        kept = self.stage.peek.kept
        others = tuple(other for other in kept if other != seat)
        self.stage.peek.keep(*others if seat in kept else (*others, seat))

    def pin_peek(self, seat: int) -> None:
        if seat not in self.stage.peek.kept:
            self.toggle_peek(seat)

    def close_peeks(self) -> None:
        self.stage.peek.keep()

    def fit_city(self) -> None:
        self.stage.city.fit()
        self._follow_ground()

    @property
    def has_supply(self) -> bool:
        return bool(view_book(self.controller.table.book).sections)

    def push_supply(self) -> None:
        self.stage.push_supply()
        self._follow_ground()

    def zoom(self, factor: float) -> None:
        self.stage.city.zoom(factor)
        self._follow_ground()

    def put_back(self) -> None:
        """Close an open drawer or peek, or put back the lifted pieces.

        If the drawer of the supply is open, close only this drawer. Otherwise, put back the lifted pieces and
        close the peeks. If there are neither lifted pieces nor peeks, close the drawers of the right column.
        If the viewer cannot act, skip the animations and close the peeks.
        """
        self._press = None
        if self.stage.drawer.section is not None:
            self._close_drawer(self.stage.drawer.section)
            return
        if not self.controller.enabled:
            self.skipped.emit()
        elif not self.controller.selection.lifted and not self.stage.peek.kept:
            self.stage.right.close()
        self.close_peeks()
        self.controller.cancel()
        self.stage.drop_carried()

    def _close_drawer(self, section: str) -> None:
        was_in = self.controller.selection.cursor in self.stage.drawer.ids
        self.stage.drawer.close()
        if was_in:
            self.controller.move_cursor_to(Control(SECTION, None, section))

    def move_cursor(self, x: int, y: int) -> None:
        if self.controller.enabled:
            self.keyboard.move((x, y))
            self._explain.start()

    def choose(self) -> None:
        if self.controller.enabled:
            self.keyboard.choose(self.click)
        else:
            self.step_finished.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.controller.selection.held and self.controller.turn_over():
            event.accept()
            return
        point = self.mapToScene(event.position().toPoint())
        if self._is_court(point):
            self.stage.city.zoom(1.0015 ** event.angleDelta().y(), point)
            self._follow_ground()
        event.accept()

    def _give_up_press(self) -> None:
        self._press, self._pressed, self._pan_from, self._refused = None, None, None, False
        self._explain.stop()
        if self.controller.selection.held:
            self._edge.pull(QPointF())
            self.controller.cancel()
            self.stage.drop_carried()

    def _pinch(self, factor: float, before: QPointF, now: QPointF) -> None:
        scene, _ = self.viewportTransform().inverted()
        was, at = scene.map(before), scene.map(now)
        if self._is_court(at):
            self.stage.city.pan(at - was)
            self.stage.city.zoom(factor, at)
            self._follow_ground()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = command_of(event)
        dealing = self.controller.phase.dealing
        if self.controller.enabled or dealing:
            self.step_finished.emit()
        if dealing:
            return
        if command is None:
            super().keyPressEvent(event)
        elif command.repeats or not event.isAutoRepeat():
            self.commanded.emit(command.id)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.keyboard.to_next_mark(forward) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.PopupFocusReason:
            self._rests = self.viewport().mapFromGlobal(QCursor.pos())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.key_released.emit()
        super().focusOutEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        command = command_at(pressed_key(event))
        if command is not None and command.held and not event.isAutoRepeat():
            self.key_released.emit()
        super().keyReleaseEvent(event)
