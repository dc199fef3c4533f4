"""TableSounds: joins the table with its sounds, and knows when one's own turn is to be heard."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ..model.core.event import TurnBegan
from ..model.core.play import Transition
from .settings import Settings
from .sound.sound_board import SoundBoard
from .sound.voicing import MY_TURN
from .table_page import TablePage


class TableSounds(QObject):
    """Lets be heard what those who show something say is to be heard, and the begin of the viewer's turn."""

    def __init__(self, page: TablePage, settings: Settings) -> None:
        super().__init__(page)
        self._page = page
        self.board = SoundBoard(settings, self)
        for showing in (page.director, page.controller, page.scorings):
            showing.cued.connect(self.board.play)
        page.director.shown.connect(self._on_shown)

    def _on_shown(self, move: Transition) -> None:
        """Let one's own turn be heard, where a person has waited for it while others played."""
        page = self._page
        if page.director.replaying or not page.table.is_human(page.viewer):
            return
        decided = move.before.decision if move.before is not None else None
        begins = any(isinstance(event, TurnBegan) and event.seat == page.viewer for event in move.events)
        if begins and decided is not None and decided.seat != page.viewer:
            self.board.play(MY_TURN)
