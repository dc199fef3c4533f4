from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from secrets import randbits
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from ....model.learning.analysis.turns import PlayedTurn, branch, branch_with_new_draws, scoring_turns
from ....model.learning.analysis.verdict import Verdict
from ....model.rules.core.engine.event import GameEnded, ScoringHeld
from ....model.rules.core.engine.play import Transition
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase, say
from ...accessibility.a11y import announce
from ...art.palette import Theme
from ...charts.story_table import DONE, StoryTable
from ...commands.actions import PAGE_KEYS
from ...commands.command import Kind
from ...commands.layouts import command_of, pressed_key
from ...game.analyst import Analyst
from ...game.game_table import GameTable
from ...interaction.targets import kind_of, name_of, rule_about
from ...playback.snapshot_builder import SnapshotBuilder
from ...scene.stage import Stage
from ...storage.contained import contained
from ...text.language import capital
from ...text.story import deeds
from ...widgets.boxes import NONE, vbox
from ...widgets.page_bar import PageBar
from ...widgets.page_header import PageHeader
from ...widgets.paper_card import PaperCard
from ...widgets.pointing import position_in
from ...widgets.scrolled import SideColumn
from ..page import Context, TargetHandler, WoodenPage
from ..rule_handlers import rule_handlers
from .body import Body
from .judging import Judging
from .review_cards import CardsColumn, TurnCard, TurnsCard
from .still_table import StillTable
from .time_card import Course, TimeCard

MISTAKE: Final = Qt.Key["Key_" + PAGE_KEYS["mistake"]]

BESIDE: Final = (346, 520, 0.307)  # side cards: minimum and maximum width, and share of the page's width
# These numbers are called `least`, `share` and `away` below. The minimum height of the timeline is
# ``share * (height of the page - away)``, but never below ``least``.
TIMELINE: Final = (78, 0.25, 480)
FIGURES: Final = (4, 4, 0, 0)  # margins of the table of figures, which replaces the view of the game
FRAME: Final = 16  # milliseconds between a change of the table and the update of the cards


@contained
class ReviewPage(WoodenPage):
    """Steps through the turns and moves of a game without changing it."""

    compare_wanted = Signal()

    rule_asked = Signal(str)  # id of a rule about something on the table
    practice_chosen = Signal(object)  # a ``SavedGame``: a practice game that begins with the shown turn

    def __init__(self, table: GameTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._book: Rulebook | None = None
        self._moves: tuple[Transition, ...] = ()
        self._stops: tuple[int, ...] = (0,)
        self._at = 0
        self._over = True
        self._card_facts: tuple[object, ...] | None = None  # facts that the turn's card shows
        self._viewer: Seat = 0
        self.judging = Judging(self)
        self._scorings: tuple[tuple[int, int], ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the wood covers the whole page
        self.stage = Stage(self, alone=True, brief_end=True, wooden=False, page=self)
        self._snapshots = SnapshotBuilder(table, reviewing=True)
        self.view = StillTable(self.stage)
        self.turn_card, self.turns_card = TurnCard(self._cache), TurnsCard(self._cache)
        self.time_card = TimeCard(self._cache)
        title = Message("look-back-title")
        self.header = PageHeader(self._cache, title, end=self.time_card.compare, low=True)
        self.bar = PageBar(self._cache)
        self.table_card, self.table = PaperCard(self._cache, Message("story-title")), StoryTable()
        ignored = QSizePolicy.Policy.Ignored  # the table of figures takes the available room
        self.table_card.setSizePolicy(ignored, ignored)
        self._then = QTimer(self)
        self._then.setSingleShot(True)
        self._then.setInterval(FRAME)
        self._then.timeout.connect(self.update_content)
        self._deeds: Mapping[str, Callable[[], object]] = {
            "left": partial(self.step, -1),
            "right": partial(self.step, 1),
            "choose": self._play_from_here,
            **self.view.deeds,
        }
        self._target_handlers = rule_handlers(self.rule_asked.emit, partial(rule_about, self.stage))
        self._lay_out()
        self._connect()
        self.retranslate()

    def accepts(self, command: str) -> bool:
        return command in self._deeds or command == "rules"

    def run_command(self, command: str) -> None:
        self._deeds[command]()

    @property
    def target_handlers(self) -> Mapping[tuple[str, Kind], TargetHandler]:
        return self._target_handlers

    def context(self, at: QPoint | None) -> Context | None:
        at = at or QCursor.pos()
        point = position_in(self.view.viewport(), at)
        target = self.stage.at(self.view.mapToScene(point)) if point is not None else None
        if target is None:
            return None
        return Context(self, kind_of(self.stage, target), target, at, name_of(self.stage, target))

    @property
    def _card_parts(self) -> tuple[PaperCard, ...]:
        return self.turn_card, self.turns_card, self.time_card, self.table_card

    @property
    def turn(self) -> QLabel:
        return self.turn_card.title

    @property
    def play_from_here(self) -> QPushButton:
        return self.turn_card.play_from_here

    @property
    def reshuffle(self) -> QPushButton:
        return self.turn_card.reshuffle

    def _lay_out(self) -> None:
        self._cards = CardsColumn(self.turn_card, self.turns_card)
        self.beside = SideColumn(self._cards)
        self._pages = QStackedWidget()  # the view of the game, or the figures of the chart as a table
        self._pages.addWidget(self.view)
        figures = QWidget()
        vbox(self.table_card, margins=FIGURES, within=figures)
        self._pages.addWidget(figures)
        self.table_card.column.addWidget(self.table, 1)
        body = Body(self._pages, self.beside, self.time_card, self.view.whole_height)
        vbox(self.header, (body, 1), self.bar, spacing=0, margins=NONE, within=self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        least, most, part = BESIDE
        self.header.fit(self.width())
        least, share, away = TIMELINE
        self.time_card.slider.setMinimumHeight(max(least, round(share * (self.height() - away))))
        self.beside.want(min(most, max(least, self.width() * part)))
        super().resizeEvent(event)

    def _connect(self) -> None:
        time, turns = self.time_card, self.turns_card
        for name, do in (
            ("first", partial(self.show_stop, 0)),
            ("back", partial(self.step, -1)),
            ("on", partial(self.step, 1)),
            ("last", lambda: self.show_stop(len(self._stops) - 1)),
            ("mistake", self.next_mistake),
        ):
            time.buttons[name].clicked.connect(lambda _=False, do=do: do())
        time.slider.valueChanged.connect(self.show_stop)
        self.header.back.connect(self.left)
        time.compare.clicked.connect(self.compare_wanted)
        turns.as_table.toggled.connect(self._show_table)
        time.seat_chosen.connect(self.set_viewer)
        self.view.stepped.connect(self.step)
        self.judging.changed.connect(self._show_if_visible)
        self.play_from_here.clicked.connect(self._play_from_here)
        self.reshuffle.clicked.connect(self._try_with_new_draws)
        turns.chosen.connect(self.show_stop)
        self.turn_card.costliest.clicked.connect(self._show_costliest)
        for chosen in (self.table.clicked, self.table.activated):
            chosen.connect(lambda index: self.show_stop(index.row()))
        turns.judge_wanted.connect(lambda: self.judging.simulate_or_cancel(self._viewer))
        turns.renewal_wanted.connect(lambda: self.judging.renew(self._viewer))
        self.turn_card.deeper.clicked.connect(lambda: self.judging.look_deeper(self.stop))
        self.add_keys({PAGE_KEYS["leave"]: self.left.emit, PAGE_KEYS["back"]: self.left.emit})
        self.add_keys({PAGE_KEYS["tables"]: turns.as_table.click})

    def retranslate(self) -> None:
        self.setAccessibleName(phrase("look-back-title"))
        self.header.retranslate()
        self.view.retranslate()
        for card in self._card_parts:
            card.retranslate()
        name = phrase("reading-bar", page=Message("look-back-title"))
        self.bar.set_content(name, phrase("look-back-bar"), phrase("reading-bar-brief"))
        self.table_card.beside.setText(phrase("story-what"))
        self._card_facts = None
        self._show_known()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.stage.set_theme(theme)
        self.header.set_theme(theme)
        self.bar.set_theme(theme)
        for card in self._card_parts:
            card.set_theme(theme)
        self._card_facts = None
        if self._moves:
            self._show_known()
        self.update()

    def begin(
        self,
        aids: str,
        analyst: Analyst | None = None,
        move: Transition | None = None,
        viewer: Seat | None = None,
    ) -> None:
        """Start the review of the table's game at its end or, if `move` is given, at this move.

        An unfinished game, or one without human players, is shown as the `viewer` sees it. The page offers
        neither the analysis nor practice games for an unfinished game.
        """
        self.judging.begin(analyst, self._table)
        self.judging.set_awaited(self.isVisible())
        self._snapshots.aids = aids
        self.turns_card.as_table.setChecked(False)
        self._book, self._moves = self._table.book, self._table.transitions
        self._stops = (*(turn.first - 1 for turn in self.judging.turns), len(self._moves) - 1)
        people = self._table.humans
        self._over, self._card_facts = self._table.state.over, None
        self._cards.forget_height()
        self._viewer = people[0] if people else 0
        if viewer is not None and not (self._over and people):
            self._viewer = viewer
        names = [seat.name for seat in self._table.setup.seats]
        self.time_card.begin(names, self._viewer if self._over else None, len(self._stops))
        shown = (
            self.play_from_here,
            self.reshuffle,
            self.turns_card,
            self.time_card.compare,
        )
        for widget in shown:
            widget.setVisible(self._over)
        self._scorings = self._scoring_stops()
        self.judging.simulate(self._viewer)
        at = next((i for i, other in enumerate(self._moves) if other is move), len(self._moves) - 1)
        self._show(at)
        self._show_known()
        self.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.judging.set_awaited(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.judging.set_awaited(False)

    def _scoring_stops(self) -> tuple[tuple[int, int], ...]:
        return tuple(
            (event.scoring.round, next((i for i, at in enumerate(self._stops) if at >= place), 0))
            for place, move in enumerate(self._moves)
            for event in move.events
            if isinstance(event, ScoringHeld)
        )

    def next_mistake(self) -> None:
        """Go to the next mistake of the viewing seat; after the last mistake, go to the first."""
        if places := self.judging.mistakes(self._viewer):
            here = self.stop if self._at == self._stops[self.stop] else self.stop - 1
            self.show_stop(next((place for place in places if place > here), places[0]))

    def _show_costliest(self) -> None:
        if (place := self.judging.costliest(self._viewer)) is not None:
            self.turns_card.list.setFocus()  # the pressed button disappears, so it must not keep the focus
            self.show_stop(place)

    def _show_if_visible(self) -> None:
        if self.isVisible():
            self._show_known()

    def _show_known(self) -> None:
        known, book, viewer = self.judging.analyst, self._book, self._viewer
        if book is None:
            return
        seats = book.setup.seats
        if known is not None and known.turns:
            people = [seat for seat, taken in enumerate(seats) if taken.player == "human"]
            self.turns_card.set_content(known, book, viewer, own=people == [viewer])
        places = {turn.number: place for place, turn in enumerate(self.judging.turns)}
        story, marks = self.judging.story(viewer), self.judging.marks(viewer)
        self.time_card.show_course(Course(story, seats[viewer].colour, places, self._scorings, marks))
        self.time_card.buttons["mistake"].setEnabled(bool(self.judging.mistakes(viewer)))
        self._fill_table(book)
        self.update_content()

    def _show_table(self, shown: bool) -> None:
        if shown and self._book is not None:
            self._fill_table(self._book)
        self._pages.setCurrentIndex(int(shown))
        (self.table if shown else self).setFocus()

    def _fill_table(self, book: Rulebook) -> None:
        known, as_table = self.judging.analyst, self.turns_card.as_table
        as_table.setVisible(known is not None and bool(known.turns))
        if known is None or not known.turns:
            as_table.setChecked(False)
        elif as_table.isChecked():
            self.table.set_content(book, known, range(len(known.turns)), scoring_turns(self._moves))
            self._point_in_table()

    def _point_in_table(self) -> None:
        if self.turns_card.as_table.isChecked() and self.table.currentIndex().row() != self.stop:
            self.table.setCurrentIndex(self.table.figures.index(self.stop, DONE))

    @property
    def stop(self) -> int:
        return max((place for place, at in enumerate(self._stops) if at <= self._at), default=0)

    def show_stop(self, place: int) -> None:
        self._show(self._stops[min(max(place, 0), len(self._stops) - 1)])

    def step(self, turns: int) -> None:
        """Go `turns` turns forward or, if the number is negative, back.

        Within a turn, the first step back leads to the start of the turn.
        """
        if turns < 0 and self._at > self._stops[self.stop]:
            turns += 1
        self.show_stop(self.stop + turns)

    def step_move(self, moves: int) -> None:
        self._show(min(max(self._at + moves, 0), len(self._moves) - 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by a turn (Left, Right), by a move (with Shift), or to an end of the game (Home, End).

        Further keys go to the next mistake, start a practice game, and control the camera.
        """
        command = command_of(event)
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.step_move(step)
        elif pressed_key(event) == MISTAKE:
            self.next_mistake()
        elif command is not None and self.accepts(command.id):
            self.run_command(command.id)
        elif event.key() == Qt.Key.Key_Home:
            self.show_stop(0)
        elif event.key() == Qt.Key.Key_End:
            self.show_stop(len(self._stops) - 1)
        else:
            super().keyPressEvent(event)

    def set_viewer(self, seat: Seat) -> None:
        self._viewer = seat
        self._show(self._at)
        self._show_known()

    def _play_from_here(self) -> None:
        if self.may_try:
            self.practice_chosen.emit(branch(self._moves, self._stops[self.stop]))

    def _try_with_new_draws(self) -> None:
        if self.may_try:
            seed = randbits(31)
            self.practice_chosen.emit(
                branch_with_new_draws(self._moves, self._stops[self.stop], self._viewer, seed)
            )

    def _show(self, at: int) -> None:
        self._at = at
        ended = self._over and at == self._stops[-1]  # the frames of the last tiles would explain nothing
        self._snapshots.set_last_tiles(() if ended else self._moves[: at + 1])
        self.view.show_moment(
            self._snapshots.snapshot_of(self._moves[at].after, self._viewer, self.stage.snapshot)
        )
        self.view.show_plans(())
        self._then.start()  # the plans and the cards are updated a little later

    @property
    def is_up_to_date(self) -> bool:
        """Whether the cards show the same moment as the table."""
        return not self._then.isActive()

    @property
    def may_try(self) -> bool:
        return self._over and self.stop < len(self.judging.turns)

    def update_content(self) -> None:
        self._then.stop()
        book = self._book
        if book is None:
            return
        self._show_plans()
        place, turns = self.stop, self.judging.turns
        over = place == len(turns)
        self.turn.setText(
            phrase("look-back-turn", turn=place + 1, count=len(turns))
            if not over
            else phrase("look-back-last")
            if self._over
            else phrase("look-back-now")
        )
        self.time_card.set_content(
            place,
            "" if over else self._thought(place),
            at_start=self._at <= self._stops[0],
            at_end=self._at >= self._stops[-1],
        )
        self._show_turn(book, None if over else place)
        self._show_depth(place)
        self.turns_card.point_at(place)
        self._point_in_table()
        for button in (self.play_from_here, self.reshuffle):
            button.setVisible(self.may_try)
        self.turn_card.costliest.setVisible(over and self.judging.costliest(self._viewer) is not None)
        text = self._sentence()
        if text != self.time_card.slider.accessibleDescription():
            self.time_card.slider.setAccessibleDescription(text)
            announce(self, lambda: text)

    def _sentence(self) -> str:
        bubbles = (bubble.words for bubble in self.view.bubbles)
        time, book, place, turns = self.time_card, self._book, self.stop, self.judging.turns
        done = self._done(book, turns[place]) if book is not None and place < len(turns) else ""
        parts = (done, time.judged.text(), self.turn_card.verdict.text(), *bubbles)
        texts = [self.turn.text(), *filter(None, parts)]
        return "; ".join(texts)

    def _show_turn(self, book: Rulebook, place: int | None) -> None:
        found = None if place is None else self.judging.tried_turn(place)
        summary = self.judging.summary(self._viewer) if place is None else ""
        facts = (place, found, self._at, self._viewer, summary)
        if facts == self._card_facts:
            return
        self._card_facts = facts
        card, setup = self.turn_card, book.setup
        seat = None if place is None else self.judging.turns[place].seat
        card.show_seat(None if seat is None else setup.seats[seat])
        if place is None:
            hint = summary or phrase("look-back-choose")
            card.set_content(self._ended(book), hint if self._over else "")
        elif found is None:
            done = self._done(book, self.judging.turns[place])
            card.set_content(capital(phrase("verdict-not-yet")) if self._over else "", done)
        else:
            marked = bool(self.view.plans.marks)
            card.show_turn(book, self.judging.turns[place], found, on_table=marked)

    def _show_depth(self, place: int) -> None:
        known = self.judging.analyst
        self.turn_card.show_depth(
            wanted=known is not None and known.may_deepen(place),
            under_way=known is not None and known.deepening(place),
        )

    def _show_plans(self) -> None:
        place, book = self.stop, self._book
        found = self.judging.tried_turn(place)
        before_it = self._at == self._stops[place]
        turn = self.judging.turns[place] if place < len(self.judging.turns) else None
        own = turn is not None and turn.seat == self._viewer and before_it
        if book is None or turn is None or found is None or not own or found.verdict is Verdict.GOOD:
            self.view.show_plans(())
        else:
            self.view.compare(book, turn, found)

    def _ended(self, book: Rulebook) -> str:
        events = (event for event in self._moves[-1].events if self._over and isinstance(event, GameEnded))
        return "".join(say(message) for event in events if (message := event.message(book)) is not None)

    def _done(self, book: Rulebook, turn: PlayedTurn) -> str:
        done = deeds(book, turn.moves)
        name = book.setup.seats[turn.seat].name
        return phrase("look-back-did", name=name, deeds=in_a_row(done)) if done else name

    def _thought(self, place: int) -> str:
        known, book = self.judging.analyst, self._book
        if known is None or book is None:
            return ""
        turn = self.judging.turns[place]
        found = (point for point in known.story(turn.seat).points if point.turn.number == turn.number)
        if (point := next(found, None)) is None:
            return ""
        return self.time_card.lead_words(book.setup.seats[turn.seat].name, point.lead, point.chance)
