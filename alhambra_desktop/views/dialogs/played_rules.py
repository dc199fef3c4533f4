"""The rules by which a table plays: its game and modules, and the house variants that are in force."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from ...model.core.engine.setup import Setup
from ...model.core.words.message import Message
from ...model.modules.registry import MODULES, OPTIONS
from ...words import phrase, say
from ..widgets.parts import close_below, fit, heading, words

WIDTH = 520


def departures(setup: Setup) -> tuple[Message, ...]:
    """The sentences of the house variants of a table that are not official."""
    chosen = ((OPTIONS[name], value) for name, value in setup.options if name in OPTIONS)
    return tuple(option.describe(value) for option, value in chosen if value != option.default)


class PlayedRulesDialog(QDialog):
    """A few sentences."""

    def __init__(self, setup: Setup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(phrase("played-title"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 14)
        column.addWidget(heading(phrase("played-title"), 24))
        for module in (one for one in MODULES if one.id in (setup.game, *setup.modules)):
            column.addWidget(words(say(module.title), bold=True))
            column.addWidget(words(say(module.sentence), "second"))
        column.addSpacing(8)
        column.addWidget(words(phrase("played-variants"), bold=True))
        told = [say(sentence) for sentence in departures(setup)] or [phrase("played-official")]
        for sentence in told:
            column.addWidget(words(sentence))
        column.addStretch(1)
        close_below(self, column)
        fit(self, QSize(WIDTH, 0))
