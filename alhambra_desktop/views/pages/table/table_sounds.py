from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from ....model.rules.core.engine.event import TurnBegan
from ....model.rules.core.engine.play import Transition
from ...audio.cues import Cue
from ...audio.players import SoundBoard
from ...audio.voicing import MY_TURN
from ...game.game_table import ends_turn
from .table_page import TablePage

TURN_ENDS: Final = Cue("turn_end", pan=0.9)  # the button to end the turn is on the right


class TableSounds(QObject):
    def __init__(self, page: TablePage, board: SoundBoard) -> None:
        super().__init__(page)
        self._page, self.board = page, board
        for showing in (page.director, page.controller, page.scorings):
            showing.cued.connect(self.board.play)
        page.director.shown.connect(self._on_shown)
        page.table.moved.connect(self._on_moved)

    def _on_moved(self, move: Transition) -> None:
        page, before = self._page, move.before
        decided = before.decision if before is not None else None
        if before is None or decided is None or not page.table.is_human(page.viewer):
            return
        if decided.seat == before.active == page.viewer and not decided.out_of_turn and ends_turn(move):
            self.board.play(TURN_ENDS)

    def _on_shown(self, move: Transition) -> None:
        page = self._page
        if page.director.replaying or not page.table.is_human(page.viewer):
            return
        decided = move.before.decision if move.before is not None else None
        begins = any(isinstance(event, TurnBegan) and event.seat == page.viewer for event in move.events)
        if begins and decided is not None and decided.seat != page.viewer:
            self.board.play(MY_TURN)
