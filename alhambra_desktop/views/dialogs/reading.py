"""Dialogs to read: keys, news, licences, and about the program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QGridLayout, QTextBrowser, QWidget

from ... import __version__
from ...model.rules.core.words.message import Message
from ...resources import RESOURCES
from ...words import SOURCE, in_use, phrase, say
from ..art.emblem import paint_emblem
from ..art.fonts import sans
from ..commands.actions import COMMANDS
from ..widgets.boxes import Gap, hbox, vbox
from ..widgets.dialog_frame import close_below, fit
from ..widgets.labels import RichLabel, heading, line, stripe, words
from ..widgets.pictures import Picture
from ..widgets.scrolled import Scrolled
from ..widgets.style import dress

NEWS: Final = "CHANGELOG.md"
OTHERS: Final = "docs/third-party.md"
LICENCE: Final = "LICENSE"

_PACKAGED: Final = "texts"
_SOURCES: Final = Path(__file__).resolve().parents[3]

SIZE = QSize(720, 560)


class ReadingDialog(QDialog):
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
    whole = f"## Alhambra Desktop: MIT licence\n{own}\n## Third-party components\n{others}"
    return ReadingDialog(phrase("reading-licences"), whole, parent)


def text(name: str) -> str:
    """Return a text by its path in the sources, which packages store by file name; may raise `OSError`."""
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
        close_below(self, whole, (Message("about-show-licences"), lambda: licences(self).open()))
        fit(self, QSize(WIDTH, 0))


KEYS_SIZE = QSize(620, 700)


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
        title, list_area = heading(phrase("keys-title"), 24), Scrolled(list_, phrase("keys-title"))
        close_below(self, vbox(title, (list_area, 1), Gap(6), margins=(24, 18, 24, 14), within=self))
        fit(self, KEYS_SIZE)
