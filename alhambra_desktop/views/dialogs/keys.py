"""The keys."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QGridLayout, QVBoxLayout, QWidget

from ...words import phrase
from ..key_names import key_name
from .parts import close_below, fit, heading, line, scrolled, stripe, words

SIZE = QSize(620, 700)


def _rows() -> tuple[tuple[str, str], ...]:
    """Every key with what it does."""
    name, key = key_name, QKeySequence.StandardKey
    files = phrase("keys-three", one=name(key.New), two=name(key.Open), three=name(key.Save))
    return (
        (phrase("keys-arrows"), phrase("keys-does-move")),
        (name("Enter"), phrase("keys-does-choose")),
        (name("Esc"), phrase("keys-does-put-back")),
        (phrase("keys-either", one=name("E"), other=name("Ctrl+Enter")), phrase("keys-does-end")),
        (phrase("keys-two", one=name(key.Undo), two=name("Ctrl+Shift+Z")), phrase("keys-does-undo")),
        (phrase("keys-turn-over", key=name("T")), phrase("keys-does-turn-over")),
        (name("V"), phrase("keys-does-vizier")),
        (name("F"), phrase("keys-does-fit")),
        (phrase("keys-zoom", nearer=name("+"), farther=name("-")), phrase("keys-does-zoom")),
        (phrase("keys-held", key=name("Space")), phrase("keys-does-fast")),
        (name("R"), phrase("keys-does-replay")),
        (name("H"), phrase("keys-does-hint")),
        (name("W"), phrase("keys-does-why")),
        (files, phrase("keys-does-games")),
        (name("Ctrl+T"), phrase("keys-does-standings")),
        (name("Ctrl+R"), phrase("keys-does-result")),
        (name("?"), phrase("keys-does-list")),
    )


class KeysDialog(QDialog):
    """Every key with what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(phrase("keys-title"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 14)
        column.addWidget(heading(phrase("keys-title"), 24))
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
        column.addWidget(scrolled(list_, phrase("keys-title")), 1)
        column.addSpacing(6)
        close_below(self, column)
        fit(self, SIZE)
