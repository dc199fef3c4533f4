"""Dialogs to read: what is new, the licences, and about the program."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QTextBrowser, QWidget

from ... import __version__
from ...resources import RESOURCES
from ...words import SOURCE, in_use, phrase
from ..art.emblem import paint_emblem
from ..art.fonts import sans
from ..widgets.boxes import Gap, hbox, vbox
from ..widgets.dialog_frame import close_below, fit
from ..widgets.labels import RichLabel, heading, words
from ..widgets.pictures import Picture
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


SIGN = 72
WIDTH = 520


def _paint_sign(painter: QPainter, size: int) -> None:
    ratio = painter.device().devicePixelRatioF()
    painter.scale(1 / ratio, 1 / ratio)
    paint_emblem(painter, size * ratio)


class AboutDialog(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self)
        self.setWindowTitle(phrase("about-title"))
        sign = Picture(SIGN, phrase("about-emblem"), _paint_sign)
        top = hbox(sign, Gap(8), (heading(phrase("window-title"), 26), 1))
        told = (
            phrase("about-version", version=__version__),
            phrase("about-project"),
            phrase("about-licences", qt=PySide6.__version__),
        )
        label = RichLabel("".join(told))
        label.setFont(sans(13))
        label.setWordWrap(True)
        whole = vbox(top, (label, 1), margins=(24, 18, 24, 14), within=self)
        close_below(self, whole, (phrase("about-show-licences"), lambda: licences(self).open()))
        fit(self, QSize(WIDTH, 0))
