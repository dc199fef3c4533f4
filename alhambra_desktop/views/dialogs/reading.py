"""Longer texts to read: what is new, and the licences."""

from __future__ import annotations

import re

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from ...words import SOURCE, in_use, phrase
from ..text.texts import LICENCE, NEWS, OTHERS, text
from ..widgets.parts import close_below, fit, heading, words

SIZE = QSize(720, 560)


class ReadingDialog(QDialog):
    """A text in Markdown that scrolls; links are shown and lead nowhere, for the program opens no pages."""

    def __init__(self, title: str, markdown: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 14)
        column.addWidget(heading(title, 24))
        self.browser = QTextBrowser()
        self.browser.setOpenLinks(False)
        self.browser.setAccessibleName(title)
        self.browser.setMarkdown(markdown)
        if in_use() != SOURCE:
            column.addWidget(words(phrase("reading-in-english"), "second"))
        column.addWidget(self.browser, 1)
        close_below(self, column)
        fit(self, SIZE)


def news(parent: QWidget | None = None) -> ReadingDialog:
    """What each version brought, the newest first."""
    _, sign, versions = text(NEWS).partition("\n## ")
    shown = re.sub(r"^## \[(.+?)\](?: - unreleased)?", r"## \1", sign + versions, flags=re.MULTILINE)
    return ReadingDialog(phrase("reading-news"), shown, parent)


def licences(parent: QWidget | None = None) -> ReadingDialog:
    """The licence of the program and those of the works it stands on."""
    _, _, own = text(LICENCE).partition("\n")
    _, _, others = text(OTHERS).partition("\n")
    whole = f"## Alhambra Desktop: MIT licence\n{own}\n## What comes from others\n{others}"
    return ReadingDialog(phrase("reading-licences"), whole, parent)
