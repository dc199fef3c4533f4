from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

import attrs
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QCursor, QGuiApplication

from ....model.rules.core.engine.play import Transition
from ....model.rules.core.places.gesture import Gesture
from ....model.rules.core.places.places import (
    CardFace,
    CitySquare,
    Hand,
    PieceId,
    Reserve,
    Row,
    seat_of,
)
from ....model.rules.core.values import MONEY
from ....model.rules.core.words.message import Message
from ....model.rules.table.moves import why_not, why_nothing
from ....model.rules.table.reach import free_squares
from ...commands.command import Kind
from ...game.target import Control, Target
from ...interaction.controller import TableController
from ...interaction.targets import kind_of, name_of, piece_of, rule_about
from ...models.log_model import LogModel
from ...scene.stage import Stage
from ...text.rules import rule_of_event
from ...widgets.pointing import position_in, row_at
from ..page import Context, Page, TargetHandler
from ..rule_handlers import rule_handlers
from .log_view import LogView
from .table_commands import TableCommands

PICTURE = 40  # pixels


@attrs.define(eq=False, slots=False)
class TableTargets:
    """Handlers for menu entries about targets on the table.

    `read` opens a rule, and `look_back` opens the game review after a move.
    """

    commands: TableCommands
    log: LogView
    read: Callable[[str], object]
    look_back: Callable[[Transition], object]

    @cached_property
    def target_handlers(self) -> Mapping[tuple[str, Kind], TargetHandler]:
        commands, pick, data = self.commands, self._controller.pick, LogModel.AtRole
        advice, view = commands.advice, commands.view
        return {
            ("lift", Kind.PIECE): TargetHandler(pick, self._may_lift),
            ("lift", Kind.CARD): TargetHandler(pick, self._may_select, self._select_message),
            ("to-reserve", Kind.PIECE): TargetHandler(
                self._reserve, self._may_reserve, why_not=self._why_not_reserved
            ),
            ("fits", Kind.PLACE): TargetHandler(self._controller.explain, self._may_fill),
            ("explain", Kind.CARD): TargetHandler(
                self._controller.exchange, self._pays, why_not=self._why_no_description
            ),
            ("look", Kind.PLAYER): TargetHandler(
                lambda to: view.toggle_peek(to.seat),
                lambda to: to.is_pressed_by(commands.phase.viewer),
                lambda to: Message("context-look", kept=int(to.seat in self._stage.peek.kept)),
            ),
            ("replay", Kind.PLAYER): TargetHandler(
                lambda _: commands.replay(),
                lambda _: commands.may_replay,
                why_not=lambda _: Message("context-replay-why") if self._controller.enabled else None,
            ),
            ("why", Kind.PLAYER): TargetHandler(
                lambda to: advice.why_last(to.seat),
                lambda to: advice.last_of(to.seat) is not None,
                why_not=self._why_not_asked,
            ),
            ("why", Kind.ROW): TargetHandler(self.log.why_asked.emit, self.log.askable),
            ("look-back", Kind.ROW): TargetHandler(
                lambda row: self.look_back(row.data(data)), lambda row: row.data(data) is not None
            ),
            ("copy", Kind.ROW): TargetHandler(_copy),
            **rule_handlers(self.read, self._rule),
        }

    def context(self, page: Page, at: QPoint | None) -> Context | None:
        """Return the context of the target or rule topic at the screen position `at`.

        If `at` is None, take the focused target or the pointer's position. Return None if there is neither,
        or if the table is hidden.
        """
        if not self.commands.phase.in_sight:
            return None
        if (row := row_at(self.log, at)) is not None:
            return Context(page, Kind.ROW, *row)
        view, stage = self.commands.view, self._stage
        point = position_in(view.viewport(), at or QCursor.pos())
        topic = stage.topic_at(view.mapToScene(point)) if point is not None else ""
        if at is not None:
            target = stage.at(view.mapToScene(point)) if point is not None else None
        else:
            target = stage.selection.looked_at if view.hasFocus() else None
        rect = stage.rect_of(target) if target is not None else None
        if target is None or rect is None:
            return Context(page, Kind.PLACE, topic, at or QCursor.pos()) if topic else None
        place = at or view.viewport().mapToGlobal(view.mapFromScene(rect.center()))
        piece, kind = piece_of(stage, target), kind_of(stage, target)
        shown = piece is not None and kind is Kind.PIECE
        picture = stage.faces.piece_pixmap(piece.face, PICTURE) if piece is not None and shown else None
        return Context(page, kind, target, place, name_of(stage, target), picture)

    @property
    def _stage(self) -> Stage:
        return self.commands.view.stage

    @property
    def _controller(self) -> TableController:
        return self.commands.controller

    def _may_lift(self, target: PieceId) -> bool:
        piece, controller = piece_of(self._stage, target), self._controller
        if piece is None or not controller.enabled or target in controller.selection.lifted:
            return False
        return (piece.place, piece.face) in self.commands.table.facts.liftable

    def _may_reserve(self, target: PieceId) -> bool:
        piece, table = piece_of(self._stage, target), self.commands.table
        seat = seat_of(piece.place) if piece is not None and self._may_lift(target) else None
        if piece is None or seat is None or seat != table.seat or piece.place == Reserve(seat):
            return False
        return any(drop.place == Reserve(seat) for drop in table.facts.moves.drops(piece.place, piece.face))

    def _why_not_reserved(self, target: PieceId) -> Message | None:
        """Return why a tile in the viewer's city cannot go to the reserve.

        If no rule is broken, the reason is that the viewer cannot act now. For other pieces, or with
        minimal assistance, return None.
        """
        piece, table, viewer = piece_of(self._stage, target), self.commands.table, self.commands.phase.viewer
        place = piece.place if piece is not None else None
        if piece is None or not isinstance(place, CitySquare) or place.seat != viewer or self._purist:
            return None
        done = Gesture((piece.face,), place, Reserve(viewer))
        broken = why_not(table.book, table.state, viewer, done) or why_nothing(table.state, viewer)
        return broken[0].reason

    def _reserve(self, target: PieceId) -> None:
        if self._controller.pick(target):
            self._controller.put(Reserve(self.commands.phase.viewer))

    def _may_select(self, card: PieceId) -> bool:
        piece, controller = piece_of(self._stage, card), self._controller
        selection = controller.selection
        if piece is None or not controller.enabled:
            return False
        if piece.place == Row():
            among = selection.joining.union(selection.lifted)
            return card in among or (not selection.lifted and self._may_lift(card))
        own = piece.place == Hand(self.commands.phase.viewer)
        return own and bool(selection.lifted) and controller.may_exchange(card)

    def _own_money(self, card: PieceId) -> bool:
        piece, snapshot = piece_of(self._stage, card), self._stage.snapshot
        if piece is None or snapshot is None or piece.place != Hand(snapshot.viewer):
            return False
        return isinstance(piece.face, CardFace) and piece.face.card in MONEY

    def _select_message(self, card: PieceId) -> Message:
        selection = self._controller.selection
        chosen = bool(selection.lifted) and card in (*selection.lifted, *selection.raised)
        return Message("context-select", chosen=int(chosen))

    def _pays(self, card: PieceId) -> bool:
        controller = self._controller
        return (
            self._own_money(card)
            and not self._purist
            and controller.enabled
            and not controller.selection.lifted
        )

    def _why_no_description(self, card: PieceId) -> Message | None:
        return Message("context-purist") if self._purist and self._own_money(card) else None

    @property
    def _purist(self) -> bool:
        snapshot = self._stage.snapshot
        return snapshot is None or snapshot.aids == "purist"

    def _may_fill(self, target: Target | str) -> bool:
        snapshot = self._stage.snapshot
        if snapshot is None or self._purist or not isinstance(target, CitySquare):
            return False
        own = target.seat == snapshot.viewer and target.cell in free_squares(snapshot.ahead)
        return own and self._controller.enabled and not self._controller.selection.lifted

    def _why_not_asked(self, to: Control) -> Message | None:
        human = to.seat is None or self.commands.table.is_human(to.seat)
        return None if human else Message("context-why-not-yet")

    def _rule(self, target: Target | QModelIndex | str) -> str:
        if isinstance(target, QModelIndex):
            return rule_of_event(target.data(LogModel.EventRole))
        return rule_about(self._stage, target)


def _copy(row: QModelIndex) -> None:
    QGuiApplication.clipboard().setText(str(row.data(Qt.ItemDataRole.AccessibleTextRole)))
