"""The result of a game as a page: who won, where the points came from, how the game went, and ways on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ....model.learning.analysis.facts import facts, margin
from ....model.learning.analysis.judgement import JUDGE
from ....model.learning.analysis.story import Point
from ....model.learning.analysis.turns import scoring_turns
from ....model.learning.analysis.verdict import TriedTurn
from ....model.players.skill.levels import LevelError, level
from ....model.rules.core.engine.action import Action, EndTurn, PlacingAction
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.engine.scoring import ScoringRound, winners
from ....model.rules.core.values import Owner, Seat
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase, say
from ... import art
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif
from ...art.palette import LIGHT, Theme
from ...charts.story_chart import StoryChart
from ...charts.story_table import StoryTable
from ...commands.actions import PAGE_KEYS
from ...game.analyst import Analyst
from ...game.game_table import GameTable
from ...game.patience import UNREAD, Patience
from ...storage.contained import contained
from ...text.language import capital
from ...text.scoring_words import colour_of, named
from ...text.story import deeds
from ...text.verdict_words import order_words, verdict_words, why_words
from ...text.words import place_words
from ...widgets.flow import Flow
from ...widgets.labels import (
    PlainLabel,
    centred,
    line,
    link_button,
    pointed_at,
    set_tip,
    show_name,
    stripe,
    words,
)
from ...widgets.paper_card import KeyCap, PaperCard
from ...widgets.pictures import Picture, mark_name, seat_mark
from ...widgets.scrolled import scrolled
from .result_cards import Balance, BalanceBars, PointsBars, TurnPicture, change_words

LONGEST_NAME = 110
"""Width of a name in a column; longer ones are cut short."""

AIDS: Final[Mapping[str, Message]] = {
    "purist": Message("result-aids-purist"),
    "normal": Message("result-aids-normal"),
    "trainer": Message("result-aids-trainer"),
}
"""Which play aids were in use."""

MOST_SOURCES = 2
"""With more sources of points a result does not tell them by round."""

OUTCOME, BESIDE = 408, 360
"""Widths of the card that tells who won, and of the cards beside the story."""

NARROW, STACKED = 900, 1130
"""Pixels of a window in which two cards have no room beside each other, nor pictures beside their words."""

TURNING: Final = 3
TOGETHER, APART = 120, 40
"""Turning points; milliseconds in which judgements are gathered before they are shown together, and between
two pictures of turning points.
"""


def _winners_mark(colour: str, size: int) -> Picture:
    def paint(p: QPainter, side: int) -> None:
        art.paint_winner(p, side / 2, side / 2, side * 0.46)
        art.paint_seat_mark(p, colour, side / 2, side / 2, side * 0.34)

    return Picture(size, mark_name(colour), paint)


@attrs.frozen
class Column:
    """A column of the result: points from a source, or from all, in some rounds."""

    group: str
    title: str
    rounds: tuple[ScoringRound, ...]
    source: str | None
    bold: bool = False

    def points(self, owner: Owner) -> int:
        if self.source is None:
            return sum(held.total(owner) for held in self.rounds)
        return sum(held.of(owner, self.source) for held in self.rounds)


class TurningPoint(QWidget):
    """A picture, beside it the turn and what it changed or lost, what was done, and the way there."""

    look_wanted = Signal(object)

    def __init__(self, picture: TurnPicture) -> None:
        super().__init__()
        self._point: Point | None = None
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.turn, self.change = line("", "second", 12), words("", "figure", 14, True)
        self.sign, self.sentence = Picture(16, "", lambda painter, size: None), words("", "", 13)
        self.look = link_button(phrase("story-look"))
        self.look.setMinimumHeight(32)
        self.look.clicked.connect(lambda: self.look_wanted.emit(self._point))
        column, head = QVBoxLayout(), QHBoxLayout()
        column.setSpacing(2)
        head.addWidget(self.turn)
        head.addWidget(self.sign)
        head.addStretch(1)
        column.addLayout(head)
        for label in (self.change, self.sentence):
            column.addWidget(label)
        column.addStretch(1)
        column.addWidget(self.look, 0, Qt.AlignmentFlag.AlignLeft)
        row.addLayout(column, 1)

    def stack(self, stacked: bool) -> None:
        way = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)

    def tell(self, book: Rulebook, point: Point, mistake: TriedTurn | None, theme: Theme) -> None:
        """Tell of a point; of a mistake what it lost."""
        self._point = point
        self.turn.setText(phrase("story-turn", turn=point.turn.number))
        self.change.setText(change_words(point) if mistake is None else capital(verdict_words(mistake)))
        self.sentence.setText(turning_words(book, point, mistake))
        self.sign.setVisible(mistake is not None)
        if mistake is not None:
            self.sign.show_instead(
                "", lambda p, size: art.paint_verdict(p, "mistake", size / 2, size / 2, size * 0.45, theme)
            )


def turning_words(book: Rulebook, point: Point, mistake: TriedTurn | None) -> str:
    """What was done in a turn, and why so much was different then: a better way, or what came."""
    deed = capital(say(in_a_row(deeds(book, point.turn.moves)))) or "–"
    if mistake is not None:
        best = mistake.ways[0]
        why = why_words(book, best, brief=True)
        if _but_for_places(best.actions) == _but_for_places(point.turn.actions):
            return phrase("story-better-placed", done=deed, why=why).strip()
        return phrase("story-better", done=deed, order=order_words(book, best), why=why).strip()
    came = round(point.luck)
    if abs(came) < abs(point.change) / 2 or not came:
        return f"{deed}."
    told = phrase("story-came", points=came) if came > 0 else phrase("story-lost", points=-came)
    return f"{deed}. {told}"


def _but_for_places(actions: Iterable[Action]) -> list[Action]:
    """What is done in a turn but for where tiles go, and for its end."""
    return [one for one in actions if not isinstance(one, PlacingAction | EndTurn)]


@contained
class ResultPage(QDialog):
    """A page that fills the window until it is left: outcome, points, story, luck and play, ways on.

    ``rematch`` tells whether the same deal is wanted again, ``seats_wanted`` that others are to sit there,
    ``record_wanted`` that the record is to be written, ``postcard_wanted`` that a picture is to be made,
    ``look_back_wanted`` that the game is to be replayed.
    """

    rematch = Signal(bool)
    seats_wanted = Signal()
    record_wanted = Signal()
    postcard_wanted = Signal()
    look_back_wanted = Signal()
    turn_wanted = Signal(object)
    """The table is to be seen as it was after a move."""

    def __init__(
        self,
        table: GameTable,
        aids: str = "normal",
        parent: QWidget | None = None,
        factor: float = 1.0,
        analyst: Analyst | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)  # a dialog in its keys and for readers, but no window
        self.factor = factor
        self._theme: Theme = LIGHT
        self._cache = FaceCache(self)
        self._patience = Patience(UNREAD)
        self.setWindowTitle(phrase("result-title"))
        self._table = table
        self._analyst = analyst if table.complete else None  # it may be at another game still
        self._book, self._state = table.book, table.state
        self._assisted, self._hints, self._aids = table.assisted, table.hints, aids
        self._humans = table.humans
        self._seat: Seat = (self._humans or (winners([p.score for p in self._state.players])[0],))[0]
        self._scores = [player.score for player in self._state.players]
        self._sources = tuple(
            dict.fromkeys(line.source for held in self._state.scorings for line in held.lines)
        )
        self.setAccessibleName(f"{phrase('result-title')}: {self.title}")
        self._cards: list[PaperCard] = []
        self._lay_out()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(TOGETHER)
        self._soon.timeout.connect(self._tell_story)
        if self._analyst is not None:
            self._analyst.changed.connect(self._gather)
            self._analyst.begin(table)
        self._turns = analyst.turns if analyst is not None else ()
        self._tell_story()

    def _gather(self) -> None:
        """Tell the story soon, with what else is judged until then."""
        if not self._soon.isActive():
            self._soon.start()

    @property
    def _left_behind(self) -> bool:
        """True once the analyst has gone on to another game; this page then keeps what it shows."""
        return self._analyst is not None and self._analyst.turns is not self._turns

    def _card(self, title: str = "", large: int = 17) -> PaperCard:
        card = PaperCard(self._cache, large=large)
        if title:
            card.title.setText(title)
            card.head.addWidget(card.title)
            card.head.addWidget(card.beside, 1)
            card.beside.setFont(sans(13))
            card.beside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            card.column.addLayout(card.head)
            card.setAccessibleName(title)
        self._cards.append(card)
        return card

    def _lay_out(self) -> None:
        everything = QWidget()
        grid = QVBoxLayout(everything)
        grid.setContentsMargins(4, 4, 4, 4)
        grid.setSpacing(0)
        self._rows_of_cards = above, below = QHBoxLayout(), QHBoxLayout()
        outcome, points = self._outcome(), self._points_card()
        outcome.setMinimumWidth(OUTCOME)
        above.addWidget(outcome)
        above.addWidget(points, 1)
        beside = QVBoxLayout()
        for card in (self._balance_card(), self._facts_card(), self._onward_card()):
            card.setFixedWidth(BESIDE)
            beside.addWidget(card)
        beside.addStretch(1)
        below.addWidget(self._story_card(), 1)
        below.addLayout(beside)
        grid.addLayout(above)
        grid.addLayout(below, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(scrolled(everything))
        for key, do in (("tables", self.show_tables), ("look-back", self._look_back.click)):
            pressed = QShortcut(QKeySequence(PAGE_KEYS[key]), self)
            pressed.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            pressed.activated.connect(do)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._close_button.setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        narrow = self.width() < NARROW
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        for row in self._rows_of_cards:
            row.setDirection(way)
        for one in self._turning:
            one.stack(self.width() < STACKED)
        super().resizeEvent(event)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for card in self._cards:
            card.set_theme(theme)
        painted: tuple[PointsBars | StoryChart | BalanceBars | TurnPicture, ...]
        painted = (self._bars, self._chart, self._balance, *self._pictures)
        for widget in painted:
            widget.theme = theme
            widget.update()
        self.update()

    def reject(self) -> None:
        if self._patience.over:
            super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), self.devicePixelRatioF()
        painter.drawPixmap(0, 0, self._cache.wood(self.width(), self.height(), self._theme, scale))

    # -- who won

    @property
    def title(self) -> str:
        best = winners(self._scores)
        if len(best) > 1:
            return phrase("result-shared", names=named(self._book, best))
        if self._humans == best:
            return phrase("result-you-win")
        return phrase("result-wins", name=self._book.owner_name(best[0]))

    @property
    def notes(self) -> list[str]:
        """What must be known about how it was played."""
        found = []
        if any(isinstance(owner, str) for owner in self._book.owners()):
            name = next(self._book.owner_name(o) for o in self._book.owners() if isinstance(o, str))
            found.append(phrase("result-rival", name=name))
        if self._assisted and not self._table.tried_from:
            found.append(phrase("result-assisted"))
        if before := self._table.tried_from:
            names = self._book.setup.seats
            scores = [Message("result-scored", name=names[i].name, points=n) for i, n in enumerate(before)]
            found.append(phrase("result-tried-from", scores=in_a_row(scores)))
        if any(self._hints):
            found.append(phrase("result-hints", hints=sum(self._hints), whole=self._hints[2]))
        found.append(say(AIDS[self._aids]))
        return found

    def _outcome(self) -> PaperCard:
        card = self._card()
        head = QHBoxLayout()
        for seat in winners(self._scores):
            head.addWidget(_winners_mark(colour_of(self._book, seat), 62))
        told = QVBoxLayout()
        told.setSpacing(2)
        title = words(self.title)
        title.setFont(serif(26, BLACK))
        told.addWidget(title)
        after = phrase("result-points", points=max(self._scores), turns=self._state.turn)
        told.addWidget(words(after, "second", 13))
        if said := margin(self._state):
            told.addWidget(words(say(said), "second", 13))
        head.addLayout(told, 1)
        card.column.addLayout(head)
        card.column.addLayout(self._ranks())
        card.column.addWidget(words(" ".join(self.notes), "second", 12))
        card.column.addStretch(1)
        card.column.addLayout(self._again_buttons())
        card.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        return card

    def _ranks(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(3, 1)
        for row, owner in enumerate(self._ranking()):
            if not row % 2:
                grid.addWidget(stripe(), row, 0, 1, 5)
            grid.addWidget(line(self._place(owner), "", 14, not row), row, 0)
            grid.addWidget(seat_mark(colour_of(self._book, owner), 26), row, 1)
            name = PlainLabel(self._book.owner_name(owner))
            name.setFont(serif(16, BOLD))
            grid.addWidget(name, row, 2)
            grid.addWidget(line(self._level(owner), "second", 13), row, 3)
            figure = line(str(self._total(owner)), "figure", 20, True)
            grid.addWidget(figure, row, 4, Qt.AlignmentFlag.AlignRight)
        return grid

    def _level(self, owner: Owner) -> str:
        if isinstance(owner, str):
            return ""
        try:
            return say(level(self._book.setup.seats[owner].level or "").name)
        except LevelError:
            return ""

    def _again_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        again = _button(phrase("result-rematch"), phrase("result-rematch-tip"))
        same = _button(phrase("result-same-deal"), phrase("result-same-deal-tip"))
        seats = _button(phrase("result-seats"), phrase("result-seats-tip"))
        again.setObjectName("ready")
        for button in (again, same, seats):
            row.addWidget(button)
        again.clicked.connect(partial(self._again, False))
        same.clicked.connect(partial(self._again, True))
        seats.clicked.connect(self.seats_wanted)
        return row

    def _again(self, same_deal: bool) -> None:
        self.accept()
        self.rematch.emit(same_deal)

    # -- the points

    def _ranking(self) -> list[Owner]:
        """Everybody, the most points first; those without a seat last."""
        totals = {owner: self._total(owner) for owner in self._book.owners()}
        return sorted(totals, key=lambda owner: (isinstance(owner, str), -totals[owner]))

    def _total(self, owner: Owner) -> int:
        return sum(held.total(owner) for held in self._state.scorings)

    def _place(self, owner: Owner) -> str:
        if isinstance(owner, str):
            return ""
        score = self._scores[owner]
        place = 1 + sum(other > score for other in self._scores)
        return say(place_words((place, self._scores.count(score))))

    def _points(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 6, 0, 6)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(0)
        columns = self._columns()
        self._add_titles(grid, columns)
        for row, owner in enumerate(self._ranking(), 2):
            cells = [line(str(column.points(owner)), "", 14, column.bold) for column in columns]
            cells.append(line(str(self._total(owner)), "figure", 20, True))
            if not row % 2:
                grid.addWidget(stripe(), row, 0, 1, len(cells) + 2)
            grid.addWidget(centred(line(self._place(owner), "", 14, True)), row, 0)
            grid.addWidget(name_tag(self._book, owner), row, 1, Qt.AlignmentFlag.AlignLeft)
            for i, cell in enumerate(cells):
                cell.setContentsMargins(0, 8, 0, 8)
                grid.addWidget(centred(cell), row, i + 2)
            grid.setRowStretch(row, 1)
        return grid

    def _noun(self, source: str) -> str:
        return say(self._book.sources[source].noun)

    def _columns(self) -> list[Column]:
        """Every source in every round where there are few, else the rounds and then the sources."""
        rounds = self._state.scorings
        whole = [
            Column(phrase("result-all-rounds"), self._noun(name), rounds, name, True)
            for name in self._sources
        ]
        if len(self._sources) > MOST_SOURCES:
            return [
                Column("", phrase("result-round", round=held.round), (held,), None) for held in rounds
            ] + whole
        parts = [
            Column(phrase("scoring-title", round=held.round), self._noun(name), (held,), name)
            for held in rounds
            for name in self._sources
        ]
        return parts + whole

    def _add_titles(self, grid: QGridLayout, columns: list[Column]) -> None:
        """Above, the rounds; below them the sources, and all points at the end."""
        groups: dict[str, list[int]] = {}
        for i, column in enumerate(columns):
            groups.setdefault(column.group, []).append(i)
            grid.addWidget(centred(line(column.title, "second", 12)), 1, 2 + i)
        for group, places in groups.items():
            grid.addWidget(centred(line(group, "", 13, True)), 0, 2 + places[0], 1, len(places))
        grid.addWidget(centred(line(phrase("result-all-points"), "second", 12)), 1, 2 + len(columns))

    def _points_card(self) -> PaperCard:
        card = self._card(phrase("result-sources"))
        card.beside.setText(phrase("result-table-key", key=PAGE_KEYS["tables"]))
        self._bars = PointsBars(self._cache, self._book, self._state.scorings, self._ranking(), self._seat)
        grid = QWidget()
        grid.setLayout(self._points())
        self._points_pages = QStackedWidget()
        self._points_pages.addWidget(self._bars)
        self._points_pages.addWidget(scrolled(grid, phrase("scoring-everybody")))
        card.column.addWidget(self._points_pages, 1)
        card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        return card

    def show_tables(self) -> None:
        """Show the tables behind the charts, or the charts again."""
        for pages in (self._points_pages, self._story_pages):
            pages.setCurrentIndex(1 - pages.currentIndex())

    # -- the story

    def _story_card(self) -> PaperCard:
        card = self._card(phrase("story-title"))
        self._told = card.beside
        self._chart = StoryChart()
        self._chart.stepped.connect(self._told.setText)
        self._rows = StoryTable()
        self._story_pages = QStackedWidget()
        self._story_pages.addWidget(self._chart)
        self._story_pages.addWidget(self._rows)
        self._why_none = words("", "second", 14)
        self._why_none.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        if len(self._humans) != 1:
            card.column.addLayout(self._seat_buttons())
        card.column.addWidget(self._why_none, 1)
        card.column.addWidget(self._story_pages, 1)
        turning = QHBoxLayout()
        turning.setSpacing(14)
        self._pictures = [TurnPicture(self._cache) for _ in range(TURNING)]
        self._turning = [TurningPoint(picture) for picture in self._pictures]
        for one in self._turning:
            one.look_wanted.connect(self._look_at)
            policy = one.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            one.setSizePolicy(policy)
            turning.addWidget(one, 1)
        card.column.addLayout(turning)
        card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        return card

    def _look_at(self, point: Point) -> None:
        """Leave the result for the moment before a turn."""
        moves = self._table.transitions
        self.turn_wanted.emit(moves[max(0, point.turn.first - 1)])

    def _seat_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for seat in self._humans or self._book.setup.everybody:
            button = _button(self._book.owner_name(seat))
            button.setObjectName("pick")
            button.setCheckable(True)
            button.setChecked(seat == self._seat)
            button.setAutoExclusive(True)
            button.clicked.connect(partial(self._tell_of, seat))
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _tell_of(self, seat: Seat) -> None:
        self._seat = seat
        self._tell_story()

    def _tell_story(self) -> None:
        if self._left_behind:
            return
        analyst = self._analyst
        known = analyst is not None and bool(analyst.turns)
        story = analyst.story(self._seat) if analyst is not None and known else None
        ready = story is not None and bool(story.points)
        self._story_pages.setVisible(ready)
        self._balance_of.setVisible(analyst is not None)
        self._why_none.setVisible(not ready or bool(analyst and analyst.failed))
        self._why_none.setText(self._why())
        marked: tuple[Point, ...] = ()
        if analyst is not None and story is not None and ready:
            done, all_ = len(analyst.judgements), len(analyst.turns)
            lost = {number: one.loss.points for number, one in analyst.mistakes(self._seat).items()}
            marked = story.turning_points(lost) if done == all_ else ()
            colour = self._book.setup.seats[self._seat].colour
            verdicts = self._verdicts(analyst)
            scorings = scoring_turns(self._table.transitions)
            self._chart.tell(story, colour, self._state.turn, scorings, marked, verdicts)
            told = phrase("look-back-stale") if analyst.stale else phrase("story-what")
            self._told.setText(told if done == all_ else phrase("story-progress", done=done, count=all_))
            self._rows.tell(self._book, analyst, analyst.places(self._seat), scorings)
            self._tell_balance(analyst)
        self._tell_turning(marked)

    def _why(self) -> str:
        """Why there is no story, or not yet."""
        if self._analyst is None:
            return phrase("story-no-past")
        return phrase("story-failed") if self._analyst.failed else phrase("story-soon")

    def _verdicts(self, analyst: Analyst) -> dict[int, str]:
        """What is to be said of the turns of the seat that were tried out, by their numbers."""
        places = (place for place in analyst.places(self._seat) if place in analyst.tried)
        return {analyst.turns[place].number: verdict_words(analyst.tried[place]) for place in places}

    def _tell_turning(self, marked: tuple[Point, ...]) -> None:
        """The turning points, each with the part of the Alhambra that changed and what was done."""
        mistakes = self._analyst.mistakes(self._seat) if self._analyst is not None else {}
        for number, one in enumerate(self._turning):
            one.setVisible(number < len(marked))
            if number < len(marked):
                point = marked[number]
                one.tell(self._book, point, mistakes.get(point.turn.number), self._theme)
                seat = point.turn.seat
                before, after = (state.players[seat].city for state in (point.turn.before, point.turn.after))
                show = partial(self._pictures[number].tell, number + 1, before, after)
                QTimer.singleShot(APART * number, self._pictures[number], show)  # each has a frame to itself

    # -- luck and play

    def _balance_card(self) -> PaperCard:
        card = self._card(phrase("story-balance-title"))
        card.beside.setText(phrase("story-balance-beside"))
        self._balance = BalanceBars(self._cache)
        seats = self._book.setup.seats  # in the end there are as many rows: nothing below them moves then
        self._balance.tell([Balance(seat.name, seat.colour, 0.0, 0.0) for seat in seats], judged=False)
        card.column.addWidget(self._balance)
        note = words(phrase("story-balance-note", level=level(JUDGE.level).name), "second", 12)
        set_tip(note, phrase("story-balance-sum"))
        card.column.addWidget(note)
        self._balance_of = card
        return card

    def _tell_balance(self, analyst: Analyst) -> None:
        """Luck and play of all seats beside the mean of the table, once all turns are judged."""
        if len(analyst.judgements) < len(analyst.turns):
            return
        stories = [analyst.story(seat) for seat in self._book.setup.everybody]
        luck = sum(story.luck for story in stories) / len(stories)
        play = sum(story.play for story in stories) / len(stories)
        seats = self._book.setup.seats
        self._balance.tell(
            [
                Balance(
                    seats[story.seat].name, seats[story.seat].colour, story.luck - luck, story.play - play
                )
                for story in stories
            ]
        )

    # -- what was seen

    def _facts_card(self) -> PaperCard:
        card = self._card(phrase("result-facts"))
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        found = facts(self._book, self._state, self._table.events)
        for row, fact in enumerate(found):
            marks = QHBoxLayout()
            for seat in fact.seats:
                marks.addWidget(seat_mark(colour_of(self._book, seat), 22))
            grid.addLayout(marks, row, 0)
            grid.addWidget(words(capital(say(fact.said)), "", 13), row, 1)
            share = phrase("start-share-brief", won=fact.figure, played=fact.of or 0)
            figure = str(fact.figure) if fact.of is None else share
            grid.addWidget(line(figure, "figure", 13, True), row, 2, Qt.AlignmentFlag.AlignRight)
        card.column.addLayout(grid)
        return card

    # -- on

    def _onward_card(self) -> PaperCard:
        card = self._card()
        row = Flow()
        record = _button(phrase("result-record"), phrase("result-record-tip"))
        record.setEnabled(self._table.record_refusal() is None)
        record.clicked.connect(self.record_wanted)
        # who presses Enter through a scoring and the end begins no other game by it
        self._close_button = _button(phrase("result-close"))
        self._close_button.setDefault(True)
        self._close_button.setObjectName("quiet")
        self._close_button.clicked.connect(self.reject)
        postcard = _button(phrase("result-postcard"))
        postcard.clicked.connect(self.postcard_wanted)
        for button in (postcard, record, self._close_button):
            row.addWidget(button)
        look_back = self._look_back = _button(phrase("result-look-back"))
        look_back.setObjectName("ready")
        look_back.setMinimumHeight(40)
        look_back.setFont(sans(15, SEMIBOLD))
        look_back.setEnabled(self._table.complete)
        look_back.clicked.connect(self.look_back_wanted)
        back = QHBoxLayout()
        back.setSpacing(8)
        back.addWidget(look_back, 1)
        back.addWidget(KeyCap(PAGE_KEYS["look-back"]))
        card.column.addLayout(back)
        card.column.addLayout(row)
        return card


def _button(text: str, tip: str = "") -> QPushButton:
    button = QPushButton(text)
    button.setFont(sans(13, SEMIBOLD))
    button.setMinimumHeight(32)
    button.setAutoDefault(False)
    set_tip(button, tip)
    pointed_at(button)
    return button


def name_tag(book: Rulebook, owner: Owner) -> QWidget:
    """An owner's mark and name."""
    tag = QWidget()
    row = QHBoxLayout(tag)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    row.addStretch(1)
    row.addWidget(seat_mark(colour_of(book, owner)))
    name = book.owner_name(owner)
    label = line("", "", 14, True)
    show_name(label, name, LONGEST_NAME)
    row.addWidget(label)
    row.addStretch(1)
    return tag
