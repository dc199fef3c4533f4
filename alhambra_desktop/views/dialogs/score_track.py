"""Score track: everyone's position before and after a scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.values import Owner
from ...model.rules.table.counting import ScoringScript
from ...words import phrase
from .. import art
from ..art.brushes import colour, down, mix, shape
from ..art.fonts import sans
from ..art.geometry import khatam, rounded
from ..art.palette import LIGHT, Theme, seat
from ..storage.contained import contained
from ..text.scoring_words import colour_of

HEIGHT: Final = 92.0
RUNS: Final = 600.0
"""Milliseconds of the markers' movement."""

STARS: Final = 14
"""Maximum number of numbered stars on the track."""

APART: Final = 15.0
"""Units between the markers of tied seats."""

SMOOTH: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)


@contained
class ScoreTrack(QWidget):
    """A track with a marker for each seat, ``share`` of the way along."""

    def __init__(self, book: Rulebook, script: ScoringScript, factor: float) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.share = 1.0
        self._book, self._script, self._factor = book, script, factor
        self._seats = book.setup.everybody
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(round(HEIGHT * factor))
        last = len(script.beats)
        moved = [
            phrase(
                "scoring-moved", name=book.owner_name(s), before=script.before[s], after=script.score(s, last)
            )
            for s in self._seats
        ]
        self.setAccessibleName("; ".join(moved))

    def sizeHint(self) -> QSize:
        return QSize(200, round(HEIGHT * self._factor))

    def run(self, milliseconds: float) -> bool:
        self.share = min(1.0, self.share + milliseconds / RUNS)
        self.update()
        return self.share < 1.0

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.scale(self._factor, self._factor)
        width = self.width() / self._factor
        after = {s: self._script.score(s, len(self._script.beats)) for s in self._seats}
        step = next(each for each in (5, 10, 20, 50, 100) if max(after.values()) / each <= STARS)
        most = (max(after.values()) // step + 1) * step
        self._paint_track(p, width, step, most)
        for number, s in enumerate(self._seats):
            self._paint_way(
                p, self._x(self._script.before[s], most, width), self._x(after[s], most, width), s, number
            )
        share = SMOOTH.valueForProgress(self.share)
        for s in reversed(self._seats):
            before = self._script.before
            points = before[s] + (after[s] - before[s]) * share
            off = APART * (beside(before, s) * (1 - share) + beside(after, s) * share)
            art.paint_seat_mark(p, colour_of(self._book, s), self._x(points, most, width) + off, self._y, 12)

    @property
    def _y(self) -> float:
        return HEIGHT - 36

    def _x(self, points: float, most: int, width: float) -> float:
        return 26 + (width - 52) * points / most

    def _paint_track(self, p: QPainter, width: float, step: int, most: int) -> None:
        theme, y = self.theme, self._y
        tints = ("#4A3B2A", "#3A2E22") if theme.dark else ("#EAD7AE", "#D3B67E")
        track = QRectF(14, y - 9, width - 28, 18)
        shape(p, rounded(track, 9), down(y - 9, y + 9, *tints), theme.panel_edge, 1.2)
        font = sans(12.5)
        for points in range(0, most + 1, step):
            x = self._x(points, most, width)
            p.fillPath(khatam(x, y, 6.5), colour(theme.panel_edge, 0.55))
            if points % (2 * step) == 0:
                p.setFont(font)
                p.setPen(QColor(theme.text_2))
                p.drawText(QRectF(x - 24, y + 13, 48, 18), int(Qt.AlignmentFlag.AlignCenter), str(points))

    def _paint_way(self, p: QPainter, start: float, end: float, s: int, number: int) -> None:
        tint = QColor(seat(colour_of(self._book, s)).colour)
        if self.theme.dark:
            tint = mix(tint, "#FFFFFF", 0.45)
        y, high = self._y, 20 + (number % 3) * 8
        way = QPainterPath(QPointF(start, y))
        way.cubicTo(
            start + (end - start) * 0.2, y - high * 1.3, end - (end - start) * 0.2, y - high * 1.3, end, y
        )
        pen = QPen(tint, 2.4)
        pen.setDashPattern([1.5, 1.6])
        p.strokePath(way, pen)
        p.setPen(QPen(tint, 2))
        p.setBrush(QColor(self.theme.panel_top))
        p.drawEllipse(QPointF(start, y), 6, 6)


def beside(points: Mapping[Any, int], owner: Owner) -> float:
    """Return a marker's offset from the middle of those with equal points."""
    tied = [other for other, its in points.items() if its == points[owner]]
    return tied.index(owner) - (len(tied) - 1) / 2
