"""The columns of the list of games, and the header whose buttons sort the list."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ....model.rules.core.words.message import Message
from ....words import in_use, phrase, say
from ...art.brushes import colour
from ...art.fonts import BOLD, SEMIBOLD, sans, text_width
from ...art.geometry import polygon, rounded
from ...commands.touch import TOUCH
from ...models.game_order import LARGEST_FIRST, Column
from ...models.games_model import mistakes_words
from ...storage.contained import contained
from ...widgets.labels import set_tip, use_hand_cursor
from ...widgets.notice import HEAD
from ...widgets.painting import LEFT, RIGHT, paint_ring, write
from ...widgets.style import theme_of

HEIGHT: Final = 28
FIRST: Final = 122.0
"""Left edge of the column of players, after the picture."""

WIDTHS: Final = {
    Column.RESULT: 80.0,
    Column.POINTS: 62.0,
    Column.EXPANSIONS: 88.0,
    Column.ANALYSIS: 84.0,
    Column.DATE: 92.0,
}
LEAST_PLAYERS: Final = {
    Column.EXPANSIONS: 190.0,
    Column.ANALYSIS: 180.0,
    Column.POINTS: 170.0,
    Column.RESULT: 150.0,
}
"""Columns that a narrow row leaves out, in this order.

Each column is left out if the column of players would otherwise be narrower than the given width.
"""

GAP: Final = 14.0
AFTER_POINTS: Final = 32.0  # space after the points, which are aligned to the right
ARROW: Final = 18.0
SIGN: Final = 20.0
"""Width of the icon before the number of mistakes."""

MOST_MISTAKES: Final = 88
"""A number with wide digits. It is used to measure the width of the analysis column."""


class Span(NamedTuple):
    left: float
    width: float


TITLES: Final = {
    Column.PLAYERS: Message("games-column-players"),
    Column.RESULT: Message("games-column-result"),
    Column.POINTS: Message("games-column-points"),
    Column.EXPANSIONS: Message("games-column-expansions"),
    Column.ANALYSIS: Message("games-column-analysis"),
    Column.DATE: Message("games-column-date"),
}


def title_of(column: Column) -> str:
    return say(TITLES[column])


def columns_in(width: float, *, analysed: bool) -> Mapping[Column, Span]:
    """Return the columns that fit into a row of this width, each with its left edge and width.

    `analysed` is True if a listed game is analysed. If not, the analysis column is left out.
    """
    return _columns(width, analysed, in_use())


@lru_cache(maxsize=8)
def _columns(width: float, analysed: bool, _: str | None) -> Mapping[Column, Span]:
    font = sans(13, BOLD)
    widths = {
        column: max(least, text_width(title_of(column), font) + ARROW) for column, least in WIDTHS.items()
    }
    states = (phrase("games-in-progress"), phrase("games-saved"))
    widths[Column.RESULT] = max(
        widths[Column.RESULT], *(text_width(state, sans(13)) + 12 for state in states)
    )
    verdicts = (text_width(mistakes_words(count), sans(13)) for count in (0, 1, MOST_MISTAKES))
    widths[Column.ANALYSIS] = max(widths[Column.ANALYSIS], SIGN + max(verdicts))
    if not analysed:
        del widths[Column.ANALYSIS]
    for column, least in LEAST_PLAYERS.items():
        if column not in widths:
            continue
        gaps = GAP * len(widths) + AFTER_POINTS - GAP
        if width - FIRST - sum(widths.values()) - gaps < least:
            del widths[column]
    found, right = {}, width
    for column in reversed(widths):
        right -= widths[column] + (AFTER_POINTS - GAP if column is Column.POINTS else 0)
        found[column] = Span(right, widths[column])
        right -= GAP
    return {Column.PLAYERS: Span(FIRST, right - FIRST), **dict(reversed(found.items()))}


@contained
class SortButton(QAbstractButton):
    """A button with the title of a column. It shows an arrow if the list is sorted by this column."""

    def __init__(self, column: Column, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = column
        self.falls: bool | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        use_hand_cursor(self)

    def set_content(self, falls: bool | None) -> None:
        """Show an arrow down if `falls` is True, an arrow up if it is False, and no arrow if it is None."""
        self.falls = falls
        self.setText(title_of(self.column))
        coming = self.column in LARGEST_FIRST if falls is None else not falls
        set_tip(self, phrase("games-sort-tip", column=TITLES[self.column], falls=int(coming)))
        self.setAccessibleDescription("" if falls is None else phrase("games-sorted", falls=int(falls)))
        self.update()

    @property
    def _font(self) -> QFont:
        return sans(13, SEMIBOLD if self.falls is None else BOLD)

    def sizeHint(self) -> QSize:
        return QSize(round(text_width(self.text(), sans(13, BOLD)) + ARROW), HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(text_width(self.text(), sans(13, BOLD))), HEIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, rect = QPainter(self), theme_of(self.palette()), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            painter.fillPath(rounded(rect, 5), colour(theme.stud, 0.18))
        ends = self.column is Column.POINTS  # the title is at the right, like the points
        sorts = self.falls is not None
        ink, side = theme.text if sorts else theme.text_2, RIGHT if ends else LEFT
        wide = write(painter, rect, self.text(), self._font, ink, side)
        if sorts:
            x = rect.right() - wide - ARROW / 2 if ends else wide + ARROW / 2
            y, way = rect.center().y(), 3.5 if self.falls else -3.5
            arrow = polygon([(x - 4.5, y - way), (x + 4.5, y - way), (x, y + way)])
            painter.fillPath(arrow, colour(ink))
        if self.hasFocus():
            paint_ring(painter, rect.adjusted(4, 4, -4, -4), theme, 3)


@contained
class SortHeader(QWidget):
    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.buttons = {column: SortButton(column, self) for column in Column}
        for column, button in self.buttons.items():
            button.clicked.connect(lambda _=False, column=column: self.chosen.emit(column))
        self.analysed = False
        """Whether a listed game is analysed. Otherwise, there is no analysis column."""

        self.right = 0
        """Width to leave free above the scroll bar of the rows."""

        self.follow_touch()
        TOUCH.changed.connect(self.follow_touch)
        self.setObjectName(HEAD)

    def follow_touch(self) -> None:
        self.setFixedHeight(TOUCH.least(HEIGHT))
        self.arrange()

    def set_content(self, column: Column, falls: bool) -> None:
        self.setAccessibleName(phrase("games-columns"))
        for one, button in self.buttons.items():
            button.set_content(falls if one is column else None)
        self.arrange()

    def arrange(self) -> None:
        found = columns_in(self.width() - self.right, analysed=self.analysed)
        for column, button in self.buttons.items():
            button.setVisible(column in found)
            if column in found:
                left, width = found[column]
                button.setGeometry(round(left), 0, round(width), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        rows = self.rect().adjusted(2, 0, -self.right - 3, 0)
        QPainter(self).fillRect(rows, colour(theme_of(self.palette()).stripe))
