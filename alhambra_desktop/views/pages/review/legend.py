"""The marks of turns on the timeline of a game review, and the legend that explains them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from itertools import zip_longest
from math import ceil
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....model.learning.analysis.verdict import Verdict
from ....words import phrase, say
from ... import art
from ...art.brushes import colour, stroke
from ...art.fonts import sans, text_width
from ...art.geometry import ellipse
from ...art.palette import LIGHT, Theme
from ...charts.axes import line_colour
from ...charts.story_chart import BAND
from ...storage.contained import contained
from ...text.language import capital
from ...text.verdict_words import NAMES
from ...widgets.painting import write

SIGN, DOT = 6.5, 3.0  # radius of the marks of inaccuracies and mistakes, and of other marks
LINE: Final = 17.0  # height of a line of the legend
LINES: Final = 2
# in the legend: length of a sample, space between it and its text, and space between two entries
SAMPLE, SAMPLE_GAP, APART = 16.0, 5.0, 12.0
LEAST: Final = 30  # minimum width of the legend in pixels; entries without room are left out

PaintSample: TypeAlias = Callable[[QPainter, float, float], None]
Entry: TypeAlias = tuple[str, PaintSample]
Line: TypeAlias = list[tuple[float, Entry]]  # the entries of a line with their left edges


def paint_turn_mark(
    verdict: Verdict | None, theme: Theme, painter: QPainter, x: float, y: float, dot: float = DOT
) -> None:
    """Paint the mark of a turn; `verdict` is None if the turn is not analysed yet."""
    if verdict in (Verdict.MISTAKE, Verdict.DOUBTFUL):
        art.paint_verdict(painter, verdict.value, x, y, SIGN, theme)
    elif verdict is not None:
        painter.fillPath(ellipse(x, y, dot), colour(theme.legal))
    else:
        stroke(painter, ellipse(x, y, dot), theme.text_2, 1.2)


@contained
class Legend(QWidget):
    """Explains the line, the band and the marks of a timeline, as far as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._colour: str | None = None
        self._found: frozenset[Verdict | None] = frozenset()
        self.setMinimumSize(LEAST, round(LINES * LINE))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_content(self, line: str | None, found: Collection[Verdict | None]) -> None:
        """Explain the marks of the verdicts in `found`.

        `line` is the colour of the timeline's line. Unless it is None, also explain this line and the band.
        """
        self._colour, self._found = line, frozenset(found)
        self.update()

    def sizeHint(self) -> QSize:
        widths = [self._width(text) for text, _ in (*self._curve_entries(), *self._mark_entries())]
        return QSize(max(LEAST, ceil(sum(widths) / LINES)), round(LINES * LINE))

    def _curve_entries(self) -> list[Entry]:
        if self._colour is None:
            return []
        tint = line_colour(self._colour, self.theme)
        return [
            (capital(phrase("story-table-lead")), partial(_paint_line_sample, tint)),
            (capital(phrase("story-table-band")), partial(_paint_band_sample, tint)),
        ]

    def _mark_entries(self) -> list[Entry]:
        names = {None: phrase("verdict-not-yet")} | {verdict: say(name) for verdict, name in NAMES.items()}
        return [
            (capital(name), partial(paint_turn_mark, kind, self.theme))
            for kind, name in names.items()
            if kind in self._found
        ]

    @staticmethod
    def _width(text: str) -> float:
        return SAMPLE + SAMPLE_GAP + text_width(text, sans(13)) + 1

    def _lines(self) -> list[Line]:
        """Put the marks into a second line, below the line and the band, with the same columns.

        If there is not enough room for these columns, fill two lines one after the other. If necessary, leave
        out the last entries.
        """
        groups = [entries for entries in (self._curve_entries(), self._mark_entries()) if entries]
        columns = [max(map(self._width, texts)) for texts in _columns(groups)]
        lefts = [sum(columns[:at]) + APART * at for at in range(len(columns))]
        if not columns or lefts[-1] + columns[-1] <= self.width():
            return [list(zip(lefts, entries, strict=False)) for entries in groups]
        return self._filled_lines([entry for entries in groups for entry in entries])

    def _filled_lines(self, entries: Sequence[Entry]) -> list[Line]:
        lines: list[Line] = [[]]
        left = 0.0
        for text, paint in entries:
            width = self._width(text)
            if lines[-1] and left + width > self.width():
                if len(lines) == LINES:
                    break
                lines.append([])
                left = 0.0
            if width > self.width():
                break
            lines[-1].append((left, (text, paint)))
            left += width + APART
        return lines

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lines = self._lines()
        top = (self.height() - len(lines) * LINE) / 2
        for number, line in enumerate(lines):
            y = top + number * LINE
            for left, (text, paint) in line:
                paint(painter, left + SAMPLE / 2, y + LINE / 2)
                place = QRectF(left + SAMPLE + SAMPLE_GAP, y, self._width(text) - SAMPLE - SAMPLE_GAP, LINE)
                write(painter, place, text, sans(13), self.theme.text_2)


def _columns(groups: Iterable[Iterable[Entry]]) -> Iterable[Iterable[str]]:
    return zip_longest(*((text for text, _ in entries) for entries in groups), fillvalue="")


def _paint_line_sample(tint: QColor, painter: QPainter, x: float, y: float) -> None:
    painter.fillRect(QRectF(x - SAMPLE / 2, y - 1.3, SAMPLE, 2.6), tint)


def _paint_band_sample(tint: QColor, painter: QPainter, x: float, y: float) -> None:
    painter.fillRect(QRectF(x - SAMPLE / 2, y - 4, SAMPLE, 8), colour(tint, 2 * BAND))
