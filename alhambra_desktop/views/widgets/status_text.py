"""The status line: whose turn it is and what can be done, in whole words."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...words import phrase
from ..art.fonts import BOLD, sans
from ..art.palette import LIGHT
from ..storage.contained import contained
from .labels import PlainLabel, set_tip

LARGE, SMALL = 13, 12
"""Font sizes of one line, and of two, at normal size."""

LINES: Final = 2
APART: Final = 12.5
"""Distance of two lines in pixels; more would cut off accents on capitals."""


@attrs.frozen
class Fitting:
    """Lines of text; the first ``strong`` characters say whose turn it is."""

    text: str
    strong: int
    size: int


@contained
class StatusText(PlainLabel):
    """One line, or two smaller ones; parts that do not fit are omitted, never cut off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.colour = LIGHT.bar_text
        self._enlarged = 1.0
        self._who, self._parts = "", ()  # type: tuple[str, tuple[str, ...]]
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def tell(self, who: str, parts: Sequence[str]) -> None:
        """Set the text; screen readers and the tooltip have all of it."""
        self._who, self._parts = who, tuple(parts)
        self.setText(_joined(who, self._parts))
        set_tip(self, self.text())
        self.update()

    def enlarge(self, enlarged: float) -> None:
        self._enlarged = enlarged
        self.update()

    def sizeHint(self) -> QSize:
        lines = self.lines_of(self.fitting())
        return QSize(math.floor(max(wide for wide, _ in lines)), round(len(lines) * APART * self._enlarged))

    def fitting(self) -> Fitting:
        tried = self._who, self._parts
        for tried in self._shorter():
            for size, lines in ((LARGE, 1), (SMALL, LINES)):
                found = Fitting(_joined(*tried), len(tried[0]), round(size * self._enlarged))
                if len(self.lines_of(found)) <= lines:
                    return found
        return Fitting(_joined(*tried), len(tried[0]), round(SMALL * self._enlarged))

    def _shorter(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        parts = list(self._parts)
        yield self._who, self._parts
        while len(parts) > 1:
            parts.remove(max(parts[1:], key=len))
            yield self._who, tuple(parts)
        yield "", self._parts[:1]

    def lines_of(self, fitting: Fitting) -> list[tuple[float, str]]:
        layout = self._layout(fitting)
        units = fitting.text.encode("utf-16-le")
        lines = [layout.lineAt(i) for i in range(layout.lineCount())]
        spans = [(line.textStart(), line.textStart() + line.textLength()) for line in lines]
        texts = [units[2 * start : 2 * end].decode("utf-16-le") for start, end in spans]
        return [(line.naturalTextWidth(), text) for line, text in zip(lines, texts, strict=True)]

    def _layout(self, fitting: Fitting) -> QTextLayout:
        layout = QTextLayout(fitting.text, sans(fitting.size))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        strong = QTextLayout.FormatRange()
        strong.start, strong.length = 0, len(fitting.text[: fitting.strong].encode("utf-16-le")) // 2
        look = QTextCharFormat()
        look.setFontWeight(QFont.Weight(BOLD))
        strong.format = look
        layout.setFormats([strong])
        layout.beginLayout()
        line = layout.createLine()
        while line.isValid():
            line.setLineWidth(max(1, self.contentsRect().width()))
            line = layout.createLine()
        layout.endLayout()
        return layout

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor(self.colour))
        layout, room = self._layout(self.fitting()), self.contentsRect()
        lines = [layout.lineAt(i) for i in range(layout.lineCount())]
        apart = APART * self._enlarged
        for number, line in enumerate(lines):
            middle = room.center().y() + 0.5 + apart * (number - (len(lines) - 1) / 2)
            line.draw(painter, QPointF(room.left(), math.ceil(middle - line.height() / 2 - line.y())))


def _joined(who: str, parts: Sequence[str]) -> str:
    if not parts:
        return who
    told = reduce(lambda before, part: phrase("bar-parts", told=before, more=part), parts)
    return f"{who} {told}".strip()
