from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton

from ....model.learning.goals.goals import GOALS, Goal, Progress, Stage
from ....words import phrase, say
from ...art.brushes import colour, shape, stroke
from ...art.cache import FaceCache
from ...art.fonts import BOLD, SEMIBOLD, sans, wrapped
from ...art.geometry import khatam, rounded
from ...art.medals import ENAMEL
from ...storage.contained import contained
from ...text.dates import whole_date
from ...widgets.choices import OpenedChoices
from ...widgets.labels import set_tip
from ...widgets.medal import GROUPS, medal_picture
from ...widgets.painting import CENTRE, RIGHT, write, write_lines
from ...widgets.style import theme_of

MEDAL: Final = 57
CELL: Final = QSize(86, 92)
"""Minimum size of a goal's button."""

COMPACT_MEDAL: Final = 35
COMPACT_CELL: Final = QSize(86, 67)
"""Minimum size of a goal's button if the goals are compact (see `GoalGrid.set_compact`)."""

TITLE: Final = 22
"""Height of the name of a group."""

IN_GROUP: Final = len(GOALS) // len(GROUPS)
WIDE: Final = 2 * len(GROUPS)
"""Number of columns of goals if all groups are side by side."""

LINE: Final = 15


def spoken(progress: Progress) -> str:
    """Return the text of a goal for screen readers."""
    return phrase(
        "goal-aloud",
        name=progress.goal.name,
        stage=progress.stage.value,
        day=whole_date(progress.game.ended) if progress.game is not None else "",
        figure=progress.figure,
        count=progress.goal.threshold,
    )


@contained
class GoalButton(QRadioButton):
    """The button of a goal: its medal, its name and, if the goal is in progress, the best result so far."""

    def __init__(self, cache: FaceCache, goal: Goal) -> None:
        super().__init__()
        self._cache = cache
        self.progress = Progress(goal)
        self.compact = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_content(self, progress: Progress) -> None:
        self.progress = progress
        self.setText(say(progress.goal.name))
        self.setAccessibleName(spoken(progress))
        self.setAccessibleDescription(say(progress.goal.sentence))
        set_tip(self, say(progress.goal.sentence))
        self.update()

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    def sizeHint(self) -> QSize:
        return COMPACT_CELL if self.compact else CELL

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, progress = QPainter(self), theme_of(self.palette()), self.progress
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.isChecked():
            edge = theme.legal if self.hasFocus() else None
            shape(painter, rounded(rect, 8), colour(theme.legal_light, 0.2), edge, 1.8)
        elif self.underMouse():
            painter.fillPath(rounded(rect, 8), colour(theme.legal, 0.1))
        if self.hasFocus():
            stroke(painter, rounded(rect, 7, 2.5), theme.legal, 2)
        dpr, size = self.devicePixelRatioF(), COMPACT_MEDAL if self.compact else MEDAL
        medal = medal_picture(self._cache, progress, size, theme, dpr, self)
        painter.drawPixmap(round((self.width() - size) / 2), 2, medal)
        font = sans(12, SEMIBOLD)
        lines = wrapped(self.text(), font, self.width() - 10)
        tint = theme.text_2 if progress.stage is Stage.OPEN else theme.text
        figure = progress.stage is Stage.STARTED and not (self.compact and len(lines) > 1)
        height = LINE * (len(lines) + figure)
        top = min(size + 2, self.height() - max(height, 2 * LINE) - 3)  # leaves room for a name in two lines
        room = QRectF(0, top, self.width(), LINE)
        below = write_lines(painter, room, lines, font, tint, CENTRE, LINE)
        if figure:
            best = phrase("goal-best", figure=progress.figure, count=progress.goal.threshold)
            write(painter, room.translated(0, below), best, sans(12), theme.text_2, CENTRE)


@contained
class GoalGrid(OpenedChoices):
    """Shows all goals in their groups. The arrow keys move the focus from goal to goal."""

    def __init__(self, cache: FaceCache) -> None:
        self._cache, self._compact = cache, False
        super().__init__("", {goal.id: "" for goal in GOALS})
        self.setMinimumWidth(IN_GROUP * CELL.width())

    def _make(self, value: str, text: str) -> GoalButton:
        return GoalButton(self._cache, next(goal for goal in GOALS if goal.id == value))

    @property
    def _goals(self) -> list[GoalButton]:
        return [button for button in self.buttons.values() if isinstance(button, GoalButton)]

    def set_compact(self, *, compact: bool) -> None:
        if compact != self._compact:
            self._compact = compact
            for button in self._goals:
                button.compact = compact
            self.updateGeometry()
            self.arrange()

    @property
    def _cell_height(self) -> int:
        return (COMPACT_CELL if self._compact else CELL).height()

    def set_content(self, goals: tuple[Progress, ...]) -> None:
        self.setAccessibleName(phrase("goals-title"))
        for button, progress in zip(self._goals, goals, strict=True):
            button.set_content(progress)
        self.update()

    def _is_wide(self, width: int) -> bool:
        return width >= WIDE * CELL.width()

    def heightForWidth(self, width: int) -> int:
        if self._is_wide(width):
            return TITLE + IN_GROUP // 2 * self._cell_height
        return len(GROUPS) * (TITLE + self._cell_height)

    def sizeHint(self) -> QSize:
        return QSize(WIDE * (CELL.width() + 10), self.heightForWidth(self.width()))

    def _group(self, group: int) -> QRectF:
        if self._is_wide(self.width()):
            width = self.width() / len(GROUPS)
            return QRectF(group * width, 0, width, self.height())
        height = TITLE + self._cell_height
        return QRectF(0, group * height, self.width(), height)

    def arrange(self) -> None:
        columns = 2 if self._is_wide(self.width()) else IN_GROUP
        for at, button in enumerate(self._goals):
            group, place = divmod(at, IN_GROUP)
            room, (row, column) = self._group(group), divmod(place, columns)
            width = room.width() / columns
            left, top = room.left() + column * width, room.top() + TITLE + row * self._cell_height
            button.setGeometry(ceil(left), ceil(top), int(width), self._cell_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, group in enumerate(GROUPS):
            room = self._group(at)
            shape(painter, khatam(room.left() + 14, room.top() + 11, 7), ENAMEL[at][0], theme.stud, 1.3)
            title = QRectF(room.left() + 28, room.top(), room.width() - 28, 22)
            write(painter, title, say(group.noun), sans(13, BOLD), theme.text)
            goals = self._goals[at * IN_GROUP : (at + 1) * IN_GROUP]
            earned = sum(goal.progress.stage is Stage.EARNED for goal in goals)
            share = phrase("start-share-brief", won=earned, played=len(goals))
            write(painter, title.adjusted(0, 0, -12, 0), share, sans(13), theme.text_2, RIGHT)
            if room.left():
                line = QRectF(room.left(), room.top() + 4, 1, room.height() - 12)
                painter.fillRect(line, colour(theme.hairline))
