"""Long texts: what is new, and the licences."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QTextBrowser, QWidget

from ...resources import RESOURCES
from ...words import SOURCE, in_use, phrase
from ..widgets.boxes import vbox
from ..widgets.dialog_frame import close_below, fit
from ..widgets.labels import heading, words
from ..widgets.style import dress

NEWS: Final = "CHANGELOG.md"
OTHERS: Final = "docs/third-party.md"
LICENCE: Final = "LICENSE"

_PACKAGED: Final = "texts"
_SOURCES: Final = Path(__file__).resolve().parents[3]

SIZE = QSize(720, 560)


class ReadingDialog(QDialog):
    """A scrollable Markdown text whose links are inert, since the program opens no web pages."""

    def __init__(self, title: str, markdown: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self)
        self.setWindowTitle(title)
        self.browser = QTextBrowser()
        self.browser.setOpenLinks(False)
        self.browser.setAccessibleName(title)
        self.browser.setMarkdown(markdown)
        note = [words(phrase("reading-in-english"), "second")] if in_use() != SOURCE else []
        title_ = heading(title, 24)
        close_below(self, vbox(title_, *note, (self.browser, 1), margins=(24, 18, 24, 14), within=self))
        fit(self, SIZE)


def news(parent: QWidget | None = None) -> ReadingDialog:
    _, sign, versions = text(NEWS).partition("\n## ")
    shown = re.sub(r"^## \[(.+?)\](?: - unreleased)?", r"## \1", sign + versions, flags=re.MULTILINE)
    return ReadingDialog(phrase("reading-news"), shown, parent)


def licences(parent: QWidget | None = None) -> ReadingDialog:
    _, _, own = text(LICENCE).partition("\n")
    _, _, others = text(OTHERS).partition("\n")
    whole = f"## Alhambra Desktop: MIT licence\n{own}\n## What comes from others\n{others}"
    return ReadingDialog(phrase("reading-licences"), whole, parent)


def text(name: str) -> str:
    """Return a text by its path in the sources; packages store it under its file name.

    `OSError` is possible.
    """
    packaged = RESOURCES / _PACKAGED / Path(name).name
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    return (_SOURCES / name).read_text(encoding="utf-8")
