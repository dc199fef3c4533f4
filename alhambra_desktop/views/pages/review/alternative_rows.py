"""The alternatives of a turn: a row for each, with a mark on a common scale of points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ....model.learning.analysis.verdict import Interval, Verdict
from ....model.rules.core.frozen import frozen
from ....words import phrase
from ... import art
from ...art.brushes import colour
from ...art.fonts import sans
from ...art.palette import LIGHT, Theme
from ...art.verdicts import WRONG
from ...storage.contained import contained
from ...text.verdict_words import equal_words, interval_words, signed
from ...widgets.boxes import hbox, vbox
from ...widgets.labels import line, set_tip, words
from ...widgets.painting import CENTRE, write

NUMBER: Final = 14  # width of a row's number
FIGURES: Final = 34  # width of the figures column
CHART, NARROW_CHART = 100, 72  # width of the chart, in wide and narrow cards
SPACING: Final = 5
SIDES: Final = 6  # margins at the sides of a row
AROUND: Final = 8.0  # space for marks at the ends of the scale
STEPS: Final = (5, 10, 20, 50)  # possible distances of ticks in points
APART: Final = 24.0  # minimum distance of ticks in pixels
AXIS: Final = 15  # height of the strip with the figures of the scale
CORNER: Final = 5.0
PINK: Final = 0.14  # opacity of the background of a mistake


@frozen
class Row:
    """A way to play a turn. ``more`` is its gain over the played turn, or None for the played turn itself."""

    words: str
    more: Interval | None
    sign: Verdict = Verdict.GOOD
    where: str = ""

    @property
    def played(self) -> bool:
        return self.more is None


@frozen
class Scale:
    """The range of points on the axis, the same for all rows of a turn. The played turn is at 0."""

    low: float = -1.0
    high: float = 1.0

    @classmethod
    def of(cls, rows: Sequence[Row]) -> Scale:
        ends = [end for row in rows if row.more is not None for end in (row.more.low, row.more.high)]
        return cls(min([-1.0, *ends]), max([STEPS[0], *ends]))

    def x(self, points: float, width: float) -> float:
        inside = max(self.low, min(self.high, points))
        return AROUND + (inside - self.low) / (self.high - self.low) * (width - 2 * AROUND)

    def ticks(self, width: float) -> range:
        pixels = (width - 2 * AROUND) / (self.high - self.low)
        step = next((step for step in STEPS if step * pixels >= APART), STEPS[-1])
        return range(-int(-self.low // step) * step, int(self.high) + 1, step)


@contained
class Marks(QWidget):
    """A strip of the chart: the vertical lines of the scale, and the content that a subclass paints."""

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.scale = Scale()
        self.setFixedWidth(CHART)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, top = self.width(), self._top
        for points in self.scale.ticks(width):
            x = round(self.scale.x(points, width)) + 0.5
            painter.setPen(QPen(colour(self.theme.stud, 0.35 if points else 1.0), 1))
            painter.drawLine(QPointF(x, top), QPointF(x, self.height()))
        self._paint_content(painter, width)

    @property
    def _top(self) -> float:
        return 0.0

    def _paint_content(self, painter: QPainter, width: float) -> None: ...


@contained
class Axis(Marks):
    """The figures of the scale."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(AXIS)

    @property
    def _top(self) -> float:
        return AXIS - 2.0

    def _paint_content(self, painter: QPainter, width: float) -> None:
        for points in self.scale.ticks(width):
            place = QRectF(self.scale.x(points, width) - 20, -1, 40, AXIS - 1)
            write(painter, place, signed(points) if points else "0", sans(12), self.theme.text_2, CENTRE)


@contained
class Whiskers(Marks):
    """The gain of an alternative and its interval, or the sign of the played turn at 0."""

    def __init__(self) -> None:
        super().__init__()
        self._more: Interval | None = None
        self._sign = Verdict.GOOD

    def sizeHint(self) -> QSize:
        return QSize(self.width(), 22)

    def set_content(self, row: Row, scale: Scale) -> None:
        self._more, self._sign, self.scale = row.more, row.sign, scale
        self.update()

    def _paint_content(self, painter: QPainter, width: float) -> None:
        middle, points = self.height() / 2, 0.0
        if self._more is not None:
            ends = (self.scale.x(end, width) for end in (self._more.low, self._more.high))
            painter.setPen(QPen(colour(self.theme.legal, 0.35), 6, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(*(QPointF(x, middle) for x in ends))
            points = self._more.points
        at = self.scale.x(points, width)
        art.paint_verdict(painter, self._sign.value, at, middle, 5.5, self.theme)


@contained
class AlternativeRow(QFrame):
    def __init__(self) -> None:
        super().__init__()
        self.number, self.text = line("", "second", 13, True), words("", "", 13)
        self.where = words("", "second", 12)
        self.number.setFixedWidth(NUMBER)
        self.chart, self.figure = Whiskers(), line("", "", 13, True)
        self.figure.setFixedWidth(FIGURES)
        self.figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._ground: QColor | None = None
        texts = vbox(1, self.text, self.where, 1, spacing=0, margins=(0, 3, 0, 3))
        parts = self.number, (texts, 1), self.chart, self.figure
        hbox(*parts, spacing=SPACING, margins=(SIDES, 0, SIDES, 0), within=self)

    def set_content(self, number: int, row: Row, scale: Scale, theme: Theme) -> None:
        self._ground = _ground(row, number, theme)
        self.number.setText("" if row.played else str(number))
        self.text.setText(phrase("look-back-played", turn=row.words) if row.played else row.words)
        self.where.setText(row.where)
        self.where.setVisible(bool(row.where))
        self.chart.set_content(row, scale)
        self.figure.setText(_figure(row.more))
        interval = _interval_words(row.more)
        self.figure.setAccessibleName(interval)
        set_tip(self, interval)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ground is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._ground)
            painter.drawRoundedRect(QRectF(self.rect()), CORNER, CORNER)


def _figure(more: Interval | None) -> str:
    if more is None:
        return ""
    return signed(more.points) if more.excludes_zero else "≈ 0"


def _interval_words(more: Interval | None) -> str:
    if more is None:
        return ""
    gain = signed(more.points) if more.excludes_zero else equal_words()
    return phrase("look-back-gain", gain=gain, interval=interval_words(more))


def _ground(row: Row, number: int, theme: Theme) -> QColor | None:
    """Return the background colour of a row, or None for no background.

    A played turn that was a mistake is pink. Any other played turn, and the first alternative, have the
    colour of a stripe.
    """
    if row.played and row.sign is Verdict.MISTAKE:
        return colour(WRONG[theme.dark], PINK)
    return QColor(theme.stripe) if row.played or number == 1 else None
