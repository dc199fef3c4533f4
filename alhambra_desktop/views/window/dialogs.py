from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from ..storage.places import rule_sets_folder
from ..widgets.dialog_frame import open_once

if TYPE_CHECKING:
    from ...model.files.addons.shelf import Shelf
    from ..game.game_storage import GameStorage
    from ..pages.table.moves_dialog import MovesDialog
    from .games import Games


class Dialogs(QObject):
    def __init__(
        self,
        window: QMainWindow,
        storage: GameStorage,
        games: Games,
        shelf: Shelf | None,
    ) -> None:
        super().__init__(window)
        self._window, self._storage = window, storage
        self._games, self._shelf = games, shelf
        self._moves: MovesDialog | None = None

    @property
    def shelf(self) -> Shelf:
        if self._shelf is None:
            from ..rule_sets.trial import shelf_at

            self._shelf = shelf_at(rule_sets_folder(self._storage.games.data))
        return self._shelf

    def show_moves(self) -> None:
        from ..pages.table.moves_dialog import MovesDialog

        if not self._games.playing:
            return
        if self._moves is None:
            self._moves = MovesDialog(self._games.page, self._window)
        self._moves.show()
        self._moves.raise_()
        self._moves.activateWindow()

    def show_standings(self) -> None:
        from ..pages.result.standings import StandingsDialog

        snapshot = self._games.page.stage.snapshot
        if self._games.playing and snapshot is not None:
            open_once(StandingsDialog(snapshot.book, snapshot.ahead, self._window))
