"""Rows for the ways to play a turn. Each row shows how many points its way gains over the played turn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame

from ....model.learning.analysis.verdict import Interval, Verdict
from ....model.rules.core.frozen import frozen
from ....words import phrase
from ... import art
from ...art.brushes import Tint, colour, shape
from ...art.fonts import BOLD, SEMIBOLD, sans, serif
from ...art.geometry import rounded
from ...art.palette import LIGHT, Theme
from ...art.verdicts import DOUBT, WRONG
from ...storage.contained import contained
from ...text.verdict_words import equal_words, interval_words, signed
from ...widgets.boxes import hbox, vbox
from ...widgets.labels import line, set_tip, words

SIGN_AT: Final = QPointF(18, 16)  # centre of the verdict's mark in a row
SIGN: Final = 7.0  # radius of this mark
TEXT_AT: Final = 34  # left edge of the texts
FIGURES: Final = 44  # width of the column with the gains in points
ABOVE: Final = (8, 3)  # pixels above and below the texts: in rows with a background, and in other rows
APART: Final = 6  # pixels between rows with a background
CORNER: Final = 7.0
TINT, BAR = 0.11, 4.0  # opacity of a row's background, and width of the bar at its left edge


@frozen
class Row:
    """A way to play a turn.

    ``more`` is how many points this way gains over the played turn, or None for the played turn itself.
    ``why`` contains the reasons for this way. ``is_better`` marks the best alternative, unless the played
    turn was good. If ``heads_gains``, the heading of the column with the gains is above this row.
    """

    words: str
    more: Interval | None
    sign: Verdict = Verdict.GOOD
    where: str = ""
    caption: str = ""
    why: str = ""
    is_better: bool = False
    heads_gains: bool = False

    @property
    def played(self) -> bool:
        return self.more is None

    @property
    def is_boxed(self) -> bool:
        return self.played or self.is_better


@contained
class AlternativeRow(QFrame):
    def __init__(self) -> None:
        super().__init__()
        self.caption, self.text = words("", "second", 12), words("", "", 14)
        self.caption.setFont(sans(12, SEMIBOLD))
        self.where, self.why = words("", "second", 12), words("", "second", 13)
        self.unit = line("", "second", 12)
        self.figure = line("", "figure")
        self.figure.setFixedWidth(FIGURES)
        self.figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._row, self._theme = Row("", None), LIGHT
        move = hbox((self.text, 1), self.figure, spacing=8)
        above = hbox((self.caption, 1), self.unit, spacing=8)
        self._column = vbox(above, move, self.where, self.why, spacing=1, within=self)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def set_content(self, row: Row) -> None:
        self._row = row
        above = ABOVE[not row.is_boxed]
        self._column.setContentsMargins(TEXT_AT, above, 10, above)
        unit = phrase("look-back-gained") if row.heads_gains else ""
        texts = {self.caption: row.caption, self.unit: unit, self.text: row.words, self.where: row.where}
        texts |= {self.why: row.why, self.figure: _figure(row.more)}
        for label, text in texts.items():
            label.setText(text)
            label.setVisible(bool(text))
        self.text.setFont(sans(14 if row.is_boxed else 13))
        self.figure.setFont(serif(19 if row.is_boxed else 14, BOLD))
        interval = _interval_words(row.more)
        self.figure.setAccessibleName(interval)
        set_tip(self, interval)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        row, theme = self._row, self._theme
        if not row.is_boxed:
            return
        painter, tint = QPainter(self), _tint(row, theme)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0, 0, 0, -APART / 2)
        path = rounded(rect, CORNER, 0.5)
        shape(painter, path, colour(tint, TINT), colour(tint, 0.55), 1.0)
        painter.setClipPath(path)
        painter.fillRect(QRectF(rect.left(), rect.top(), BAR, rect.height()), QColor(tint))
        art.paint_verdict(painter, row.sign.value, SIGN_AT.x(), SIGN_AT.y(), SIGN, theme)


def _tint(row: Row, theme: Theme) -> Tint:
    if row.played and row.sign is Verdict.MISTAKE:
        return WRONG[theme.dark]
    if row.played and row.sign is Verdict.DOUBTFUL:
        return DOUBT
    return theme.stud if row.played else theme.legal


def _figure(more: Interval | None) -> str:
    if more is None:
        return ""
    return signed(more.points) if more.excludes_zero else "≈ 0"


def _interval_words(more: Interval | None) -> str:
    if more is None:
        return ""
    gain = signed(more.points) if more.excludes_zero else equal_words()
    return phrase("look-back-gain", gain=gain, interval=interval_words(more))
