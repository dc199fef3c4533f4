"""The folded right column: vertical texts that open it as a drawer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from ....model.rules.core.words.message import Message
from ....words import say
from ... import art
from ...art.fonts import SEMIBOLD, serif, text_width
from ...commands.actions import key_of
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import Control
from ..items.panel import READABLE, Panel

ENTRIES: Final = (
    (Message("standings"), "column", "column"),
    (Message("since"), "column", "replay"),
    (Message("log"), "log", "log"),
)
"""Text and command of each entry, and the command whose key is shown below."""

KEY: Final = (22.0, 19.0)
TOP: Final = 10.0
AROUND: Final = 18.0

BELOW: Final = 34.0

LARGE: Final = 14


class Spine(Panel):
    def regards(self, selection: Selection) -> object:
        return None

    def facts(self, shown: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        return (bool(shown.told.since),)

    @property
    def font(self) -> QFont:
        return next(
            (font for size in range(LARGE, READABLE, -1) if self._need(font := serif(size, SEMIBOLD)) <= 0),
            serif(READABLE, SEMIBOLD),
        )

    def _need(self, font: QFont) -> float:
        return TOP + sum(_long(font, words) + BELOW for words, _, _ in ENTRIES) - self.inner.height()

    def places(self) -> Iterable[tuple[Message, str, str, QRectF, QRectF]]:
        top, font = TOP, self.font
        for words, opens, gives in ENTRIES:
            long = _long(font, words)
            key = QRectF((self.inner.width() - KEY[0]) / 2, top + long, *KEY)
            yield words, opens, gives, QRectF(2, top, self.inner.width() - 4, long), key
            top += long + BELOW

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        found = list(self.places())
        for _, opens, gives, _, key in found:
            if gives != opens:
                yield Control(gives), key
        for _, opens, gives, words, key in found:
            yield Control(opens), words.united(key) if gives == opens else words

    def paint_inside(self, painter: QPainter, shown: TableSnapshot) -> None:
        theme = self.faces.theme
        for words, _, gives, rect, key in self.places():
            painter.save()
            painter.translate(rect.center())
            painter.rotate(90)
            painter.setFont(self.font)
            painter.setPen(QColor(theme.text))
            across = QRectF(-rect.height() / 2, -rect.width() / 2, rect.height(), rect.width())
            painter.drawText(across, int(Qt.AlignmentFlag.AlignCenter), say(words))
            painter.restore()
            if gives != "replay" or shown.told.since:
                art.paint_pill(painter, key, theme, "plain", key_of(gives))
            if words != ENTRIES[-1][0]:
                line = QRectF(6, key.bottom() + 5, self.inner.width() - 12, 1)
                painter.fillRect(line, QColor(theme.hairline))


def _long(font: QFont, words: Message) -> float:
    return text_width(say(words), font) + AROUND
