"""The drawer of the log; its list is a widget above it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ....words import phrase
from ... import art
from ...art.fonts import BOLD, serif
from ...commands.actions import key_of
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...game.target import Control
from ..items.panel import PADDING, Panel

HEAD = 34.0
KEY = (24.0, 19.0)


class LogFrame(Panel):
    floating = True

    def regards(self, selection: Selection) -> object:
        return None

    def facts(self, shown: TableSnapshot, selection: Selection) -> tuple[object, ...]:
        return ()

    def key_rect(self) -> QRectF:
        return QRectF(self.inner.width() - PADDING - KEY[0] - 2, 9, *KEY)

    def controls(self) -> Iterable[tuple[Control, QRectF]]:
        yield Control("log"), self.key_rect()

    def paint_inside(self, painter: QPainter, shown: TableSnapshot) -> None:
        line = QRectF(PADDING + 2, 7, self.inner.width() - 2 * PADDING - KEY[0] - 12, 22)
        self.write_whole(painter, line, phrase("log"), serif(16, BOLD))
        art.paint_pill(painter, self.key_rect(), self.faces.theme, "plain", key_of("log"))

    def list_rect(self) -> QRectF:
        return self.scene_rect(self.inner.adjusted(8, HEAD, -8, -8))
