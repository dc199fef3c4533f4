from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from ....model.rules.core.words.message import Message
from ....words import phrase
from ...accessibility.a11y import announce
from ...models.found_games import FoundGames
from ...widgets.other_choice import OtherChoice
from ...widgets.page_bar import QuestionBar

UNDO_SECONDS: Final = 8


class Deletion(QObject):
    """Deletes a single game or, after a confirmation, all games.

    A single game is hidden from the list immediately, and its file is deleted some seconds later.

    Until the file is deleted, *Undo* in the `QuestionBar` restores the game. If the player confirms the
    deletion, deletes other games or leaves the page, the file is deleted at once. If the program ends before
    that, the game is in the list again at the next start.
    """

    done = Signal(object)  # paths of games to delete

    undone = Signal(object)  # path of the restored game

    def __init__(self, found: FoundGames, bar: QuestionBar) -> None:
        super().__init__(bar)
        self._found, self._bar = found, bar
        self._path: Path | None = None
        self._other = OtherChoice(self._withdraw, self)

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
        """If a game is hidden, emit `done`, so that its file is deleted now."""
        path, self._path = self._path, None
        self._bar.forget()
        if path is not None:
            self.done.emit((path,))

    def ask_all(self, paths: tuple[Path, ...]) -> None:
        """Ask whether to delete all these games. If the player does something else, withdraw the question."""
        self.settle()
        answers = (
            (Message("games-delete-yes"), lambda: self._delete_all(paths)),
            (Message("games-delete-no"), self._withdraw),
        )

        def question(_: int) -> tuple[str, str, str]:
            return phrase("games-delete-really", count=len(paths)), phrase("games-delete-final"), ""

        self._bar.ask(question, answers, UNDO_SECONDS)
        self._bar.buttons[0].setFocus()
        self._other.watch(self._bar.buttons[0])
        announce(self._bar, lambda: " ".join(question(0)).strip())

    def _delete_all(self, paths: tuple[Path, ...]) -> None:
        self._other.stop()
        self.done.emit(paths)

    def _withdraw(self) -> None:
        self._other.stop()
        self._bar.forget()
