"""The list of keys."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QGridLayout, QWidget

from ...words import phrase, say
from ..commands.actions import COMMANDS
from ..widgets.boxes import Gap, vbox
from ..widgets.dialog_frame import close_below, fit
from ..widgets.labels import heading, line, stripe, words
from ..widgets.scrolled import scrolled
from ..widgets.style import dress

SIZE = QSize(620, 700)


def _rows() -> Iterator[tuple[str, str]]:
    lines = dict.fromkeys(command.line for command in COMMANDS if command.line is not None)
    for told in lines:
        keys = [_either(command.keys) for command in COMMANDS if command.line is told and command.keys]
        if keys:
            names = reduce(lambda one, two: phrase("keys-two", one=one, two=two), keys)
            yield say(told.how(names)) if told.how else names, say(told.does)


def _either(keys: tuple[str, ...]) -> str:
    return reduce(lambda one, other: phrase("keys-either", one=one, other=other), keys)


class KeysDialog(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self)
        self.setWindowTitle(phrase("keys-title"))
        list_ = QWidget()
        grid = QGridLayout(list_)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(0)
        for row, (keys, meaning) in enumerate(_rows()):
            if not row % 2:
                grid.addWidget(stripe(), row, 0, 1, 2)
            cap = line(keys, bold=True)
            cap.setContentsMargins(8, 5, 0, 5)
            grid.addWidget(cap, row, 0)
            told = words(meaning)
            told.setContentsMargins(0, 3, 8, 3)
            grid.addWidget(told, row, 1)
        grid.setColumnStretch(1, 1)
        title, list_area = heading(phrase("keys-title"), 24), scrolled(list_, phrase("keys-title"))
        close_below(self, vbox(title, (list_area, 1), Gap(6), margins=(24, 18, 24, 14), within=self))
        fit(self, SIZE)
