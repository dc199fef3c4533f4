from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, QTimer

from ...model.rules.core.places.gesture import Press
from ...model.rules.core.places.places import Hand, Piece, PieceId
from ..game.target import Control
from .controller import TableController

# milliseconds that a piece must stay at the edge before the city scrolls
WAIT: Final = 250
FRAME: Final = 16  # milliseconds between two steps of the scrolling


class EdgePan(QObject):
    """Scrolls the city while a piece is held at the edge of the city zone."""

    def __init__(self, pan: Callable[[QPointF], None], parent: QObject) -> None:
        super().__init__(parent)
        self._pan, self._way = pan, QPointF()
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._move)

    def pull(self, way: QPointF) -> None:
        """Scroll by the vector `way` in each frame. A null vector stops the scrolling."""
        self._way = way
        if way.isNull():
            self.timer.stop()
        elif not self.timer.isActive():
            self.timer.start(WAIT)

    def _move(self) -> None:
        self.timer.setInterval(FRAME)
        self._pan(self._way)


PLAIN, POINTS = Qt.CursorShape.ArrowCursor, Qt.CursorShape.PointingHandCursor
OPEN, CLOSED = Qt.CursorShape.OpenHandCursor, Qt.CursorShape.ClosedHandCursor


def cursor_of(controller: TableController, panning: bool) -> Qt.CursorShape:
    selection = controller.selection
    target = selection.pointed
    if selection.held or panning:
        return CLOSED
    if isinstance(target, Control):
        return POINTS if target.is_pressed_by(controller.phase.viewer) else PLAIN
    if not controller.enabled or target is None:
        return PLAIN
    table = controller.stage.table
    piece = table.pieces.get(target) if table is not None and isinstance(target, PieceId) else None
    place = piece.place if piece is not None else target
    if selection.lifted:
        may_pay = isinstance(place, Hand) and piece is not None and bool(selection.raised)
        if may_pay or place in selection.drops:
            return POINTS
    if controller.may_choose(target):
        return POINTS if piece is not None and _is_pressed(controller, piece) else OPEN
    return PLAIN


def _is_pressed(controller: TableController, piece: Piece) -> bool:
    return Press(piece.face, piece.place) in controller.table.facts.presses
