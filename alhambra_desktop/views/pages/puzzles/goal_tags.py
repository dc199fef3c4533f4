from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....model.learning.puzzles.goals import Goal
from ....model.rules.core.frozen import frozen
from ...art.fonts import SEMIBOLD, sans, text_width, wrapped
from ...art.painter_state import moved
from ...storage.contained import contained
from ...widgets.painting import write_lines
from ...widgets.style import theme_of
from .filter_panel import paint_goal

HIGH: Final = 24.0
LINE: Final = 17.0
SIGN: Final = 20.0
BETWEEN: Final = 7.0
GAP, BESIDE = 2.0, 18.0  # space below and right of a tag


@frozen
class Tag:
    goal: Goal
    rect: QRectF
    lines: tuple[str, ...]


@contained
class GoalTags(QWidget):
    """Tags for the goals of a puzzle, in rows. Long texts are wrapped."""

    def __init__(self) -> None:
        super().__init__()
        self._goals: tuple[tuple[Goal, str], ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_content(self, goals: Sequence[Goal], texts: Sequence[str]) -> None:
        self._goals = tuple(zip(goals, texts, strict=True))
        self.setAccessibleName(", ".join(texts))
        self.updateGeometry()
        self.update()

    def tags(self, width: float) -> Iterator[Tag]:
        font, beside = sans(14, SEMIBOLD), SIGN + BETWEEN
        left, top, bottom = 0.0, 0.0, 0.0
        for goal, text in self._goals:
            lines = wrapped(text, font, width - beside)
            widest = ceil(max((text_width(one, font) for one in lines), default=0)) + beside
            if left and left + widest > width:
                left, top = 0.0, bottom + GAP
            rect = QRectF(left, top, widest, HIGH + LINE * (len(lines) - 1))
            yield Tag(goal, rect, lines)
            left, bottom = rect.right() + BESIDE, max(bottom, rect.bottom())

    def heightForWidth(self, width: int) -> int:
        return ceil(max((tag.rect.bottom() for tag in self.tags(width)), default=0))

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(self.width() or 240))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = QPainter(self), theme_of(self.palette())
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        for tag in self.tags(self.width()):
            rect = tag.rect
            place = QPointF(rect.left(), rect.top() + (HIGH - SIGN) / 2)
            with moved(p, *place.toTuple()):
                paint_goal(p, SIGN, tag.goal.kind, str(getattr(tag.goal, "type", "")), theme)
            text = rect.adjusted(SIGN + BETWEEN, (HIGH - LINE) / 2 - 0.5, 0, 0)
            write_lines(p, text, tag.lines, sans(14, SEMIBOLD), theme.text, height=LINE)
