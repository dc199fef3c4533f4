"""Mouse cursors over what can be lifted, carried or pressed."""

from __future__ import annotations

from PySide6.QtCore import Qt

from ...model.rules.core.places.gesture import Press
from ...model.rules.core.places.places import Hand, Piece, PieceId
from ..game.target import Control
from .controller import TableController

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
