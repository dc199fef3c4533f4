"""The questions whether to undo a reset, and whether to keep a new scale."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QObject

from ....model.rules.core.words.message import Message
from ....words import phrase
from ...accessibility.a11y import announce
from ...storage.settings import Settings
from ...widgets.page_bar import QuestionBar
from .choice_texts import per_cent

KEEP_SECONDS: Final = 15

UNDO_SECONDS: Final = 8


class Questions(QObject):
    def __init__(self, settings: Settings, bar: QuestionBar) -> None:
        super().__init__(bar)
        self._settings, self._bar = settings, bar
        self._before: Mapping[str, Any] = {}
        self.former_scale: int | None = None
        """The previous scale in percent, or None if the bar does not ask about the scale."""

        self._restoring_scale = False

    def restore(self, values: Mapping[str, Any], describe: Callable[[], str]) -> None:
        """Set preferences to `values`. For some seconds, offer to undo the change."""
        self.settle()
        preferences = self._settings.preferences
        self._before = {name: getattr(preferences, name) for name in values}
        self._settings.change(**values)
        answers = ((Message("preferences-undo"), self.undo), (Message("preferences-undo-done"), self.settle))
        self._bar.ask(lambda _: (describe(), "", ""), answers, UNDO_SECONDS)
        announce(self._bar, describe)

    def undo(self) -> None:
        before = self._before
        self.settle()
        if before:
            self._settings.change(**before)

    def ask_scale(self, former: int) -> None:
        """Ask whether to keep the new scale. Without an answer, restore the scale `former` (in percent)."""
        self.settle()
        self.former_scale = former

        def question(left: int) -> tuple[str, str, str]:
            text = phrase("preferences-keep-size-note", scale=per_cent(former), seconds=left)
            return phrase("preferences-keep-size"), text, phrase("preferences-keep-size-brief", seconds=left)

        answers = (
            (Message("preferences-keep-size-yes"), self.settle),
            (Message("preferences-keep-size-no"), self._change_scale_back),
        )
        self._bar.ask(question, answers, KEEP_SECONDS)
        announce(self._bar, lambda: " ".join(question(KEEP_SECONDS)[:2]))

    def _change_scale_back(self) -> None:
        former = self.former_scale
        self.settle()
        if former is not None:
            self._restoring_scale = True
            self._settings.change(scale=former)

    def take_restoring_scale(self) -> bool:
        """Return whether the previous scale has been restored since the last call."""
        restoring, self._restoring_scale = self._restoring_scale, False
        return restoring

    def settle(self) -> None:
        self.former_scale, self._before = None, {}
        self._bar.forget()
