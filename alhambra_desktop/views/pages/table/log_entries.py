from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject

from ....model.rules.core.engine.event import GameEnded, ScoringHeld
from ...interaction.controller import TableController
from ...interaction.table_view import TableView
from ...models.log_model import LogModel
from ..result.scorings import Scorings
from .advice import Advice
from .log_view import LogView


class LogEntries(QObject):
    def __init__(
        self,
        log: LogView,
        model: LogModel,
        controller: TableController,
        view: TableView,
        scorings: Scorings,
        advice: Advice,
    ) -> None:
        super().__init__(log)
        self._model, self._controller, self._view = model, controller, view
        self._scorings, self._advice = scorings, advice
        log.entered.connect(self._light)
        log.clicked.connect(self._jump)
        log.why_asked.connect(self._explain)

    def _light(self, entry: QModelIndex) -> None:
        tiles = self._model.data(entry, LogModel.TilesRole) or ()
        self._controller.highlight(frozenset(tiles))

    def _jump(self, entry: QModelIndex) -> None:
        self._light(entry)
        event = self._model.data(entry, LogModel.EventRole)
        if isinstance(event, ScoringHeld):
            self._scorings.show_again(event.scoring.round)
        elif isinstance(event, GameEnded):
            self._scorings.show_result(again=True)
        seat = self._model.data(entry, LogModel.SeatRole)
        if isinstance(seat, int) and seat != self._controller.phase.viewer:
            self._view.pin_peek(seat)

    def _explain(self, entry: QModelIndex) -> None:
        move = self._model.data(entry, LogModel.MoveRole)
        self._advice.why(move, bool(self._model.data(entry, LogModel.HeadingRole)))
