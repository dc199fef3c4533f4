from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import accumulate
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from ....model.learning.analysis.story import Point
from ....model.learning.analysis.turns import scoring_turns
from ....model.learning.analysis.verdict import SimulatedTurn, Verdict
from ....model.rules.core.engine.action import Action, EndTurn, PlacingAction
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase, say
from ... import art
from ...art.cache import FaceCache
from ...art.palette import Theme
from ...charts.points_chart import PointsChart, PointsLine
from ...charts.story_chart import StoryChart
from ...charts.story_key import StoryKey
from ...charts.story_table import StoryTable
from ...game.analyst import Analyst
from ...game.game_table import GameTable
from ...text.language import capital
from ...text.story import deeds
from ...text.verdict_words import order_words, signed, verdict_words, why_words
from ...widgets.boxes import NONE, hbox, reserve_space, vbox
from ...widgets.labels import centred, line, pick_button, push_button, set_tip, words
from ...widgets.pictures import Picture
from .result_cards import ResultCard
from .turn_picture import TurnPicture

TURNING: Final = 3
# pixels inside a link to the left of its text, and between the link and the sentence above it
LINK_PADDING, ABOVE_LINK = 2, 4
APART: Final = 40  # milliseconds from painting the picture of a turning point to painting the next one


class StoryCard(ResultCard):
    """The course of the game for a seat, as a chart or a table, with the turning points."""

    seat_chosen = Signal()

    turn_wanted = Signal(object)

    def __init__(self, cache: FaceCache, table: GameTable, seat: Seat) -> None:
        super().__init__(cache, Message("story-title"))
        self._table, self._book, self.seat = table, table.book, seat
        self._heading = ""
        self.chart = StoryChart()
        self.chart.stepped.connect(self._describe)
        self.chart.point_left.connect(lambda: self._describe(self._heading))
        self.key = StoryKey()
        self.head.addWidget(self.key)
        self.rows = StoryTable()
        self.pages = QStackedWidget()
        self.why_none = centred(words("", "second", 14))
        for page in (self.chart, self.rows, self.why_none):
            self.pages.addWidget(page)
        self._as_table = self._ready = False
        if len(table.humans) != 1:
            self.column.addLayout(self._seat_buttons())
        self.turning = [TurningPoint(cache) for _ in range(TURNING)]
        for one in self.turning:
            one.look_wanted.connect(self._look_at)
        self._grid = self._pages_and_turning_points()
        self.column.addLayout(self._grid, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        painted: tuple[StoryChart | StoryKey | TurnPicture, ...] = (
            self.chart,
            self.key,
            *(point.picture for point in self.turning),
        )
        for widget in painted:
            widget.theme = theme
            widget.update()

    def _pages_and_turning_points(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setRowStretch(0, 1)
        grid.setRowMinimumHeight(0, self.chart.minimumHeight())
        for number, one in enumerate(self.turning):
            grid.setColumnStretch(number, 1)
            grid.addWidget(one, 1, number)
        return grid

    def _look_at(self, point: Point) -> None:
        self.turn_wanted.emit(self._table.transitions[max(0, point.turn.first - 1)])

    def _seat_buttons(self) -> QHBoxLayout:
        buttons = []
        for seat in self._table.humans or self._book.setup.everybody:
            name = self._book.owner_name(seat)
            buttons.append(pick_button(name, seat == self.seat, partial(self._choose, seat), 13))
            set_tip(buttons[-1], phrase("story-of-tip", name=name))
            buttons[-1].setMinimumHeight(32)
        return hbox(*buttons, 1)

    def _choose(self, seat: Seat) -> None:
        self.seat = seat
        self.seat_chosen.emit()

    def show_table(self, *, shown: bool) -> None:
        """Show the story as a table or, if not `shown`, as a chart.

        If the story is not ready yet, this takes effect later.
        """
        self._as_table = shown
        if self._ready:
            self.pages.setCurrentWidget(self.rows if shown else self.chart)
            self._describe(self._heading)

    def _describe(self, text: str) -> None:
        self.beside.setText(text)
        drawn = self.pages.currentWidget() is self.chart and self.chart.points is None
        self.key.setVisible(not text and drawn)

    def set_content(self, analyst: Analyst | None) -> None:
        """Show the results of the analysis.

        If there is no analysis or if it is still running, the chart shows the points of all players. The
        heading then states why there is no analysis, or how far the analysis has progressed.
        """
        story = analyst.story(self.seat) if analyst is not None and analyst.turns else None
        waits = analyst is not None and not analyst.failed
        self._ready = ready = story is not None and (waits or bool(story.points))
        scorings = scoring_turns(self._table.transitions)
        self.why_none.setText(_why_none(analyst))
        if ready:
            self.pages.setCurrentWidget((self.chart, self.rows)[self._as_table])
        elif scorings:
            self.chart.show_points(self._points(scorings))
            self._heading = self.why_none.text()
            self.pages.setCurrentWidget(self.chart)
        else:
            self.pages.setCurrentWidget(self.why_none)
        marked: tuple[Point, ...] = ()
        tried: dict[int, SimulatedTurn] = {}
        if analyst is not None and story is not None and ready:
            done, count = len(analyst.judgements), len(analyst.turns)
            tried, mistakes = analyst.simulated(self.seat), analyst.mistakes(self.seat)
            lost = {number: turn.loss.points for number, turn in mistakes.items()}
            marked = story.turning_points(lost) if done == count else ()
            colour = self._book.setup.seats[self.seat].colour
            self.chart.set_content(
                story, colour, self._table.state.turn, scorings, marked, self._verdicts(analyst)
            )
            self.key.set_content(colour, _key_words(self._table, self.seat))
            self._heading = _heading_words(analyst, done, count)
            if done < count and waits:
                self.chart.show_points(self._points(scorings))
            self.rows.set_content(self._book, analyst, analyst.places(self.seat), scorings)
        self._describe(self._heading)
        self._grid.addWidget(self.pages, 0, 0, 1 if marked else 2, TURNING)
        self._show_turning(marked, tried)

    def _points(self, scorings: tuple[tuple[int, int], ...]) -> PointsChart:
        state = self._table.state
        lines = (
            PointsLine(
                seat.name,
                seat.colour,
                tuple(accumulate(held.total(number) for held in state.scorings)),
                own=number == self.seat,
            )
            for number, seat in enumerate(self._book.setup.seats)
        )
        return PointsChart(tuple(lines), state.turn, scorings)

    def _verdicts(self, analyst: Analyst) -> dict[int, str]:
        places = (place for place in analyst.places(self.seat) if place in analyst.tried)
        return {analyst.turns[place].number: verdict_words(analyst.tried[place]) for place in places}

    def _show_turning(self, marked: tuple[Point, ...], tried: dict[int, SimulatedTurn]) -> None:
        for number, one in enumerate(self.turning):
            one.setVisible(number < len(marked))
            if number < len(marked):
                point = marked[number]
                one.set_content(self._book, point, tried.get(point.turn.number), self.theme)
                show = partial(one.picture.set_content, number + 1, point.turn)
                QTimer.singleShot(APART * number, one.picture, show)


def _heading_words(analyst: Analyst, done: int, count: int) -> str:
    if done < count:
        return phrase("story-failed") if analyst.failed else phrase("story-progress", done=done, count=count)
    return phrase("look-back-stale") if analyst.stale else ""


def _key_words(table: GameTable, seat: Seat) -> str:
    if table.humans == (seat,):
        return phrase("story-key-yours")
    return phrase("story-key", name=table.book.owner_name(seat))


def _why_none(analyst: Analyst | None) -> str:
    if analyst is None:
        return phrase("story-no-past")
    return phrase("story-failed") if analyst.failed else phrase("story-soon")


class TurningPoint(QWidget):
    look_wanted = Signal(object)

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._point: Point | None = None
        self.picture = picture = TurnPicture(cache)
        self.turn, self.change = line("", "second", 12), words("", "figure", 14, True)
        self.sign, self.sentence = Picture(16, "", lambda painter, size: None), words("", "", 13)
        self.look = push_button(Message("story-look"), name="link")
        self.look.setMinimumHeight(28)
        self.look.clicked.connect(lambda: self.look_wanted.emit(self._point))
        head = hbox(self.turn, self.sign, 1)
        texts = vbox(head, self.change, self.sentence, spacing=2, margins=(LINK_PADDING, 0, 0, ABOVE_LINK))
        parts = (texts, 1, (self.look, 0, Qt.AlignmentFlag.AlignLeft))
        shown = (picture, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._row = hbox(shown, (vbox(*parts, spacing=0), 1), margins=NONE, within=self)
        reserve_space(self)

    def stack(self, stacked: bool) -> None:
        way = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)
        # While this widget is hidden, it still takes up space, but Qt does not update the layout by itself.
        self.updateGeometry()

    def set_content(self, book: Rulebook, point: Point, tried: SimulatedTurn | None, theme: Theme) -> None:
        self._point = point
        mistake = _mistake(tried)
        self.turn.setText(phrase("story-turn", turn=point.turn.number))
        self.change.setText(_change_words(point) if mistake is None else capital(verdict_words(mistake)))
        self.sentence.setText(turning_words(book, point, tried))
        self.sign.setVisible(mistake is not None)
        if mistake is not None:
            self.sign.set_picture(
                "", lambda p, size: art.paint_verdict(p, "mistake", size / 2, size / 2, size * 0.45, theme)
            )


def _mistake(tried: SimulatedTurn | None) -> SimulatedTurn | None:
    return tried if tried is not None and tried.verdict is Verdict.MISTAKE else None


def turning_words(book: Rulebook, point: Point, tried: SimulatedTurn | None) -> str:
    """Return a text about a turn.

    If the turn was a mistake, the text names a better turn. Otherwise, it says whether mainly luck or mainly
    play changed the lead.
    """
    done = capital(say(in_a_row(deeds(book, point.turn.moves)))) or "–"
    if (mistake := _mistake(tried)) is not None:
        best = mistake.ways[0]
        why = why_words(book, best, brief=True)
        if _but_for_places(best.actions) == _but_for_places(point.turn.actions):
            return phrase("story-better-placed", done=done, why=why).strip()
        return phrase("story-better", done=done, order=order_words(book, best.actions), why=why).strip()
    if point.is_luck(-point.play if tried is None else tried.loss.points):
        return phrase("story-mostly-luck", done=done)
    return phrase("story-mostly-play", done=done)


def _but_for_places(actions: Iterable[Action]) -> list[Action]:
    return [action for action in actions if not isinstance(action, PlacingAction | EndTurn)]


def _change_words(point: Point) -> str:
    return phrase("story-change", before=signed(point.before), after=signed(point.lead))
