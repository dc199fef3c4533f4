from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from ....model.rules.core.words.message import Message
from ....words import phrase
from ...accessibility.a11y import announce
from ...models.found_games import FoundGames
from ...widgets.page_bar import QuestionBar

UNDO_SECONDS: Final = 8


class Deletion(QObject):
    """Deletes a game: hides it from the list immediately, and deletes its file some seconds later.

    Until the file is deleted, *Undo* in the `QuestionBar` restores the game. The file is deleted earlier if
    the player confirms the deletion, deletes other games or leaves the page. If the program ends before the
    file is deleted, the game is in the list again at the next start.
    """

    done = Signal(object)  # paths of games to delete

    undone = Signal(object)  # path of the restored game

    def __init__(self, found: FoundGames, bar: QuestionBar) -> None:
        super().__init__(bar)
        self._found, self._bar = found, bar
        self._path: Path | None = None

    def begin(self, path: Path, describe: Callable[[], str]) -> None:
        """Hide a game from the list, and offer to restore it. `describe` returns the title of the game."""
        self.settle()
        self._path = path
        self._found.hide((path,))
        answers = ((Message("preferences-undo"), self.undo), (Message("preferences-undo-done"), self.settle))
        self._bar.ask(lambda _: (phrase("games-deleted"), describe(), ""), answers, UNDO_SECONDS)
        announce(self._bar, lambda: f"{phrase('games-deleted')} {describe()}")

    def undo(self) -> None:
        path, self._path = self._path, None
        self._bar.forget()
        if path is not None:
            self._found.hide(())
            self.undone.emit(path)

    def settle(self) -> None:
        """Emit `done` for the hidden game, if there is one: its file can now be deleted."""
        path, self._path = self._path, None
        self._bar.forget()
        if path is not None:
            self.done.emit((path,))
