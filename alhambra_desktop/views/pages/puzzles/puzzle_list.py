from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ....model.learning.puzzles import shelf
from ....model.learning.puzzles.filters import NEW
from ....model.learning.puzzles.outline import Outline
from ....model.learning.puzzles.rating import Answer
from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import in_a_row
from ....words import phrase, say
from ... import art
from ...art.brushes import colour, shape, stroke
from ...art.cache import FaceCache
from ...art.fonts import BOLD, SEMIBOLD, sans, shortened, text_width
from ...art.geometry import rounded
from ...art.palette import Theme
from ...models.index import NOWHERE, Index
from ...storage.contained import contained
from ...text.dates import short_day
from ...text.language import capital, plain
from ...widgets.games_list import RowsView
from ...widgets.labels import set_tip
from ...widgets.painting import CENTRE, write
from ...widgets.picture_limit import PictureLimit
from .city_picture import paint_city, paint_court
from .filter_panel import LEVELS, RESULT_NAMES, module_name, paint_goal
from .level_stars import STEP, WIDTH, level_name, paint_level
from .puzzle_card import SIGNS

ROW: Final = 61
PICTURE: Final = (78.0, 55.0)
PER_EVENT: Final = 1  # maximum number of new pictures per paint event
CORNER: Final = 6.0
TITLE_SIZES: Final = (15, 14, 13, 12)
SIGN: Final = 18.0
GOAL: Final = 16.0
BUTTON: Final = 34.0
EDGE, BETWEEN = 10.0, 16.0
FACTS = Qt.ItemDataRole.UserRole


@frozen
class RowFacts:
    outline: Outline
    titles: tuple[str, ...]
    goals: str
    detail: str
    result: str
    day: str

    @property
    def level(self) -> str:
        return level_name(self.outline.level)

    @property
    def result_name(self) -> str:
        return say(RESULT_NAMES[self.result])

    @property
    def sentence(self) -> str:
        """The row as one sentence, for screen readers."""
        result = ", ".join(filter(None, (self.result_name, self.day)))
        return phrase(
            "puzzles-row",
            goals=capital(self.goals),
            level=self.level,
            rating=self.outline.rating,
            detail=self.detail,
            result=result,
        )


def day_words(day: str) -> str:
    """Return an ISO date in the player's format, or an empty string if the date is invalid."""
    try:
        return short_day(date.fromisoformat(day))
    except ValueError:
        return ""


def title_font(title: str, room: float) -> QFont:
    """Return the largest font in which a title fits into `room`, or else the smallest font."""
    fonts = [sans(size, BOLD) for size in TITLE_SIZES]
    return next((font for font in fonts if text_width(title, font) <= room), fonts[-1])


def title_of(name: str) -> str:
    """Return the goals of the puzzle `name`, or `name` itself if the file of the puzzle is damaged."""
    one = shelf.outlines().get(name)
    return name if one is None else capital(say(in_a_row(one.goal_messages())))


def modules_words(one: Outline) -> str:
    return ", ".join(map(module_name, one.modules)) or phrase("puzzles-base")


@contained
class PuzzlesModel(QAbstractListModel):
    """The puzzles that match the filters. The texts of a row are created on first use."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.outlines: tuple[Outline, ...] = ()
        self._results: dict[str, tuple[str, str]] = {}
        self._facts: dict[str, RowFacts] = {}

    def set_content(self, outlines: tuple[Outline, ...], results: dict[str, tuple[str, str]]) -> None:
        """Show puzzles. `results` maps puzzle ids to an answer and an ISO date, which may be empty."""
        self.beginResetModel()
        if results != self._results:
            self._facts.clear()
        self.outlines, self._results = outlines, results
        self.endResetModel()

    @property
    def any_answered(self) -> bool:
        return any(self._results.get(one.id, (NEW,))[0] != NEW for one in self.outlines)

    def retranslate(self) -> None:
        self._facts.clear()

    def row_of(self, name: str) -> int | None:
        return next((row for row, one in enumerate(self.outlines) if one.id == name), None)

    def facts(self, row: int) -> RowFacts:
        one = self.outlines[row]
        if one.id not in self._facts:
            self._facts[one.id] = self._put_into_words(one)
        return self._facts[one.id]

    def _put_into_words(self, one: Outline) -> RowFacts:
        result, day = self._results.get(one.id, (NEW, ""))
        goals = one.goal_messages()
        return RowFacts(
            one,
            tuple(capital(say(goal)) for goal in goals),
            say(in_a_row(goals)),
            phrase("puzzles-detail", seats=one.seats, modules=modules_words(one)),
            result,
            day_words(day),
        )

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.outlines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return capital(self.facts(index.row()).goals)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.facts(index.row()).sentence
            case Qt.ItemDataRole.ToolTipRole:
                facts = self.facts(index.row())
                rating = phrase("puzzle-difficulty", rating=facts.outline.rating)
                return f"{plain(capital(facts.goals))}\n{plain(capital(rating))}"
            case Qt.ItemDataRole.UserRole:
                return self.facts(index.row())
        return None


@frozen
class Columns:
    difficulty: float
    result: float

    @classmethod
    def in_language(cls) -> Columns:
        results = [text_width(say(name), sans(13, SEMIBOLD)) + SIGN + 6 for name in RESULT_NAMES.values()]
        button = text_width(phrase("puzzles-solve"), sans(13, SEMIBOLD)) + 2 * 14
        texts = phrase("puzzles-difficulty"), *map(say, LEVELS.values())
        difficulty = max(text_width(text, sans(13)) for text in texts)
        return cls(max(difficulty, WIDTH), max(*results, button))

    def rects(self, row: QRect) -> tuple[QRectF, QRectF]:
        whole = ground_rect(row)
        result = QRectF(whole.right() - EDGE - self.result, whole.top(), self.result, whole.height())
        left = result.left() - BETWEEN - self.difficulty
        return QRectF(left, whole.top(), self.difficulty, whole.height()), result

    def button(self, row: QRect) -> QRectF:
        result = self.rects(row)[1]
        return QRectF(result.left(), result.center().y() - BUTTON / 2, result.width(), BUTTON)


def ground_rect(row: QRect) -> QRectF:
    return QRectF(row).adjusted(3, 1, -5, -1)


@contained
class PuzzleRowDelegate(QStyledItemDelegate):
    def __init__(self, themed: Callable[[], Theme], cache: FaceCache, rows: QAbstractItemView) -> None:
        super().__init__(rows)
        self._theme, self._cache = themed, cache
        self.columns = Columns.in_language()
        self.new = PictureLimit(rows, PER_EVENT)
        self.row = ROW

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(320, self.row)

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        facts: RowFacts = index.data(FACTS)
        rect = ground_rect(option.rect)
        difficulty, result = self.columns.rects(option.rect)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(p, rect, option.state, index.row())
        self._paint_picture(p, QRectF(rect.left() + 4, rect.center().y() - PICTURE[1] / 2, *PICTURE), facts)
        left = rect.left() + PICTURE[0] + 20
        self._paint_goals(
            p, QRectF(left, rect.top() + 2, difficulty.left() - 12 - left, rect.height() - 5), facts
        )
        self._paint_difficulty(p, difficulty, facts)
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            self._paint_button(p, self.columns.button(option.rect))
        else:
            self._paint_result(p, result, facts)
        p.restore()

    def _paint_ground(self, p: QPainter, rect: QRectF, state: QStyle.StateFlag, row: int) -> None:
        theme, path = self._theme(), rounded(rect, CORNER)
        if state & QStyle.StateFlag.State_Selected:
            shape(p, path, colour(theme.legal_light, 0.2), theme.legal, 1.8)
        elif not row % 2 or state & QStyle.StateFlag.State_MouseOver:
            p.fillPath(path, colour(theme.stripe))
        if state & QStyle.StateFlag.State_HasFocus:
            stroke(p, rounded(rect, CORNER, -1.5), theme.legal, 2)

    def _paint_picture(self, p: QPainter, rect: QRectF, facts: RowFacts) -> None:
        theme, ratio = self._theme(), p.device().devicePixelRatio()
        key = ("puzzle", facts.outline.id, theme.name)
        if not self.new.may_paint(key):
            paint_court(p, self._cache, rect, theme, ratio)
            return
        picture = self._cache.thumbnail(
            key,
            *PICTURE,
            ratio,
            lambda q: paint_city(q, self._cache, QRectF(0, 0, *PICTURE), facts.outline, theme, ratio),
        )
        p.drawPixmap(rect.topLeft(), picture)

    def _paint_goals(self, p: QPainter, room: QRectF, facts: RowFacts) -> None:
        theme, ratio = self._theme(), p.device().devicePixelRatio()
        line = room.height() / (len(facts.titles) + 1)
        left = room.left() + GOAL + 7
        longest = max(facts.titles, key=lambda title: text_width(title, sans(TITLE_SIZES[0], BOLD)))
        font = title_font(longest, room.right() - left)
        for at, (goal, title) in enumerate(zip(facts.outline.goals, facts.titles, strict=True)):
            top = room.top() + at * line
            p.drawPixmap(QPointF(room.left(), top + (line - GOAL) / 2), self._goal(goal.kind, goal, ratio))
            rect = QRectF(left, top, room.right() - left, line)
            write(p, rect, shortened(title, font, rect.width()), font, theme.text)
        detail = QRectF(left, room.bottom() - line, room.right() - left, line)
        write(p, detail, shortened(facts.detail, sans(13), detail.width()), sans(13), theme.text_2)

    def _goal(self, kind: str, goal: object, ratio: float) -> QPixmap:
        theme, type_id = self._theme(), str(getattr(goal, "type", ""))
        key = ("goal", kind, type_id, theme.name)
        return self._cache.mark(key, GOAL, ratio, lambda p: paint_goal(p, GOAL, kind, type_id, theme))

    def _paint_difficulty(self, p: QPainter, room: QRectF, facts: RowFacts) -> None:
        theme, middle = self._theme(), room.center().y()
        level, ratio = facts.outline.level, p.device().devicePixelRatio()
        key, paint = ("level", level, theme.name), partial(paint_level, level=level, theme=theme)
        stars = self._cache.picture(key, WIDTH, STEP, ratio, paint)
        p.drawPixmap(QPointF(room.left(), middle - 10 - STEP / 2), stars)
        write(p, QRectF(room.left() + 1, middle + 2, room.width(), 18), facts.level, sans(13), theme.text_2)

    def _paint_result(self, p: QPainter, room: QRectF, facts: RowFacts) -> None:
        theme, left, middle = self._theme(), room.left(), room.center().y()
        if facts.result == NEW:
            return
        up = 9 if facts.day else 0
        art.paint_verdict(p, SIGNS[Answer(facts.result)], left + SIGN / 2, middle - up, 7, theme)
        name = QRectF(left + SIGN + 4, middle - 10 - up, room.width(), 20)
        write(p, name, facts.result_name, sans(13, SEMIBOLD), theme.text)
        write(p, QRectF(left, middle + 1, room.width(), 18), facts.day, sans(12), theme.text_2)

    def _paint_button(self, p: QPainter, rect: QRectF) -> None:
        theme = self._theme()
        art.paint_shadow(p, rect, CORNER)
        shape(p, rounded(rect, CORNER, 0.6), theme.panel_top, theme.panel_edge, 1.3)
        write(p, rect.adjusted(0, 0, 0, -1), phrase("puzzles-solve"), sans(13, SEMIBOLD), theme.text, CENTRE)


@contained
class PuzzleList(RowsView):
    def __init__(self, model: PuzzlesModel, themed: Callable[[], Theme], cache: FaceCache) -> None:
        super().__init__(model, ROW)
        self.puzzles = model
        self.rows = PuzzleRowDelegate(themed, cache, self)
        self.setItemDelegate(self.rows)

    def retranslate(self) -> None:
        self.rows.columns = Columns.in_language()
        self.setAccessibleName(phrase("puzzles-list"))
        set_tip(self, phrase("puzzles-list-tip"))
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        fitting = max(1, self.height() // ROW)
        self.row = self.rows.row = max(ROW, self.height() // fitting)
        self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def choose(self, row: int) -> None:
        index = self.model().index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            index = self.indexAt(event.position().toPoint())
            button = self.rows.columns.button(self.visualRect(index))
            over = index.isValid() and button.contains(event.position())
            hand = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(hand)
            if over and event.type() == QEvent.Type.MouseButtonRelease and index == self.currentIndex():
                self.activated.emit(index)
                return True
        return super().viewportEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(560, 5 * ROW)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, ROW)
