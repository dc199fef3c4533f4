"""Look back: a game as it was at any moment; nothing here changes what was played."""

from __future__ import annotations

from functools import partial
from math import ceil
from secrets import randbits
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ....model.learning.analysis.branch import branch, branch_anew
from ....model.learning.analysis.turns import PlayedTurn, after_plan, scoring_turns, turns_of
from ....model.learning.analysis.verdict import TriedTurn, Verdict
from ....model.rules.core.engine.event import ScoringHeld
from ....model.rules.core.engine.play import Transition
from ....model.rules.core.engine.preview import outlook
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase, say
from ...accessibility.a11y import announce
from ...art.fonts import SEMIBOLD, sans, shortened, text_width
from ...art.palette import Theme
from ...charts.story_chart import with_chance
from ...charts.story_table import DONE, StoryTable
from ...commands.actions import PAGE_KEYS
from ...commands.layouts import pressed_key
from ...game.analyst import Analyst
from ...game.game_table import GameTable
from ...playback.snapshot_builder import SnapshotBuilder
from ...scene.stage import Stage
from ...storage.contained import contained
from ...text.language import capital
from ...text.story import deeds
from ...text.verdict_words import signed
from ...widgets.labels import line, link_button, pointed_at, set_tip, show_name, words
from ...widgets.paper_card import PaperCard
from ...widgets.scrolled import scrolled
from ..page import WoodenPage
from .look_back_cards import CardsColumn, TurnCard, TurnsCard
from .look_back_time import Timeline
from .still_table import CLOSER, Note, Placed, StillTable, noted, placed

MOVES: Final = (("first", "|◀"), ("back", "◀"), ("on", "▶"), ("last", "▶|"), ("mistake", "M"))
"""The buttons of time, by what they do."""

KEYS: Final = {name: Qt.Key["Key_" + PAGE_KEYS[name]] for name in ("mistake", "fit")}
ZOOMS: Final = {Qt.Key.Key_Plus: CLOSER, Qt.Key.Key_Minus: 1 / CLOSER}

BESIDE: Final = (346, 520, 0.315)
"""Pixels that the cards beside the table have at least and at most, and which part of the page."""

FRAME: Final = 16
"""Milliseconds after which cards follow the table, which is seen by then."""

LONG_LEAD: Final = -88.0
LONG_CHANCE: Final = 88
"""What takes most room where a lead and a chance are told."""

NAME: Final = 68
"""Pixels in which the name of a seat is shown, so that a long one leaves room for the line of time."""

PICKS: Final = 3
"""Buttons in a row of those that pick the seat with whose eyes one looks."""

TOGETHER: Final = 150
"""Milliseconds in which judgements are gathered before they are shown together."""


@contained
class LookBackPage(WoodenPage):
    """The moments of a game between its turns, and the moves within them."""

    compare_wanted = Signal()
    """The game is to be compared with a record."""

    tried = Signal(object)
    """A ``SavedGame``: the game is to be tried once more from the moment that is shown."""

    def __init__(self, table: GameTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._book: Rulebook | None = None
        self._moves: tuple[Transition, ...] = ()
        self._turns: tuple[PlayedTurn, ...] = ()
        self._stops: tuple[int, ...] = (0,)
        self._at = 0
        self._over = True
        self._told: tuple[object, ...] | None = None  # the turn and the moment that the card tells of
        self._viewer: Seat = 0
        self._analyst: Analyst | None = None
        self._scorings: tuple[tuple[int, int], ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the wood covers whatever lies below
        self.stage = Stage(self, alone=True, page=self)
        self._snapshots = SnapshotBuilder(table)
        self.view = StillTable(self.stage)
        self.card = PaperCard(self._cache)
        self.turn_card, self.turns_card = TurnCard(self._cache), TurnsCard(self._cache)
        self.told, self.judged = words("", "", 13), line("", "second", 13)
        self.slider, self.as_table = Timeline(), link_button(size=12)
        self.as_table.setCheckable(True)
        self.table_card, self.table = PaperCard(self._cache, Message("story-title")), StoryTable()
        ignored = QSizePolicy.Policy.Ignored  # it takes what there is, and asks for nothing
        self.table_card.setSizePolicy(ignored, ignored)
        self.buttons = {name: QPushButton(sign) for name, sign in MOVES}
        self.back, self.compare = QPushButton(), QPushButton()
        self._seats = QGridLayout()
        self._eyes: list[QPushButton] = []
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(TOGETHER)
        self._soon.timeout.connect(self._tell_if_seen)
        self._then = QTimer(self)
        self._then.setSingleShot(True)
        self._then.setInterval(FRAME)
        self._then.timeout.connect(self.tell)
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def turn(self) -> QLabel:
        """Which turn it is, as the title of a card."""
        return self.turn_card.title

    @property
    def as_then(self) -> QPushButton:
        """Tries the game from here on with the cards as then."""
        return self.turn_card.as_then

    @property
    def anew(self) -> QPushButton:
        """The same with what was hidden drawn anew."""
        return self.turn_card.anew

    def _lay_out(self) -> None:
        for button in (*self.buttons.values(), self.compare, self.back):
            button.setFont(sans(13, SEMIBOLD))
            button.setAutoDefault(False)
            pointed_at(button)
        self._cards = CardsColumn(self.turn_card, self.turns_card)
        self.beside = scrolled(self._cards)
        above = QHBoxLayout()
        above.setContentsMargins(0, 4, 0, 0)
        above.setSpacing(0)
        self._pages = QStackedWidget()  # the table behind the chart has the room of the game
        self._pages.addWidget(self.view)
        self._pages.addWidget(self.table_card)
        self.table_card.column.addWidget(self.table, 1)
        above.addWidget(self._pages, 1)
        above.addWidget(self.beside)
        self.told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        controls, row = QVBoxLayout(), QHBoxLayout()
        row.setSpacing(5)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addSpacing(5)
        row.addWidget(self.as_table)
        row.addStretch(1)
        controls.addWidget(self.told, 1)
        controls.addWidget(self.judged)
        controls.addLayout(row)
        ways = QVBoxLayout()
        ways.setSpacing(4)
        self._seats.setSpacing(4)
        ways.addLayout(self._seats)
        ways.addStretch(1)
        ways.addWidget(self.compare)
        ways.addWidget(self.back)
        below = QHBoxLayout()
        below.setSpacing(12)
        below.addLayout(controls)
        below.addWidget(self.slider, 1)
        below.addLayout(ways)
        self.card.column.addLayout(below)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 4)
        page.setSpacing(0)
        page.addLayout(above, 1)
        page.addWidget(self.card)

    def resizeEvent(self, event: QResizeEvent) -> None:
        least, most, part = BESIDE
        self.beside.setFixedWidth(min(most, max(least, round(self.width() * part))))
        super().resizeEvent(event)

    def _connect(self) -> None:
        for name, do in (
            ("first", partial(self.show_stop, 0)),
            ("back", partial(self.step, -1)),
            ("on", partial(self.step, 1)),
            ("last", lambda: self.show_stop(len(self._stops) - 1)),
            ("mistake", self.next_mistake),
        ):
            self.buttons[name].clicked.connect(lambda _=False, do=do: do())
        self.slider.valueChanged.connect(self.show_stop)
        self.view.turned.connect(self.step)
        self.back.clicked.connect(self.left)
        self.compare.clicked.connect(self.compare_wanted)
        self.as_then.clicked.connect(self._try_as_then)
        self.anew.clicked.connect(self._try_anew)
        self.turns_card.chosen.connect(self.show_stop)
        self.as_table.toggled.connect(self._show_table)
        for chosen in (self.table.clicked, self.table.activated):
            chosen.connect(lambda index: self.show_stop(index.row()))
        self.turns_card.judge_wanted.connect(self._judge_or_cancel)
        self.turns_card.renewal_wanted.connect(self._renew)
        self.turn_card.deeper.clicked.connect(self._look_deeper)
        self.add_keys({PAGE_KEYS["leave"]: self.left.emit, PAGE_KEYS["back"]: self.left.emit})
        self.add_keys({PAGE_KEYS["tables"]: self.as_table.click})

    def _reserve_room(self) -> None:
        """Keep room for the longest thought, so that the line of time stays where it is."""
        lead, font = signed(LONG_LEAD), self.judged.font()
        names = [seat.name for seat in self._book.setup.seats] if self._book is not None else [""]
        told = (with_chance(self._lead_words(one, lead), LONG_CHANCE) for one in names)
        self.judged.setMinimumWidth(ceil(max(text_width(text, font) for text in told)))

    def _lead_words(self, name: str, lead: str) -> str:
        return phrase("look-back-lead", name=shortened(name, self.judged.font(), NAME), lead=lead)

    def retranslate(self) -> None:
        self.setAccessibleName(phrase("look-back-title"))
        self.back.setText(phrase("look-back-leave"))
        self.compare.setText(phrase("look-back-compare"))
        self._reserve_room()
        self.turn_card.retranslate()
        self.turns_card.retranslate()
        self.slider.setAccessibleName(phrase("look-back-slider"))
        self.as_table.setText(phrase("look-back-table-key", key=PAGE_KEYS["tables"]))
        self.table_card.retranslate()
        self.table_card.beside.setText(phrase("story-what"))
        names = {
            "first": phrase("look-back-first"),
            "back": phrase("look-back-back"),
            "on": phrase("look-back-on"),
            "last": phrase("look-back-last"),
            "mistake": phrase("look-back-mistake"),
        }
        for name, said in names.items():
            self.buttons[name].setAccessibleName(said)
            set_tip(self.buttons[name], said)
        self.view.retranslate()
        self._name_eyes()
        self._told = None
        self._tell_known()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.stage.set_theme(theme)
        for card in (self.card, self.table_card, self.turn_card, self.turns_card):
            card.set_theme(theme)
        self.slider.theme, self._told = theme, None
        if self._moves:
            self._tell_known()
        self.update()

    # -- which moment

    def look(
        self,
        aids: str,
        analyst: Analyst | None = None,
        move: Transition | None = None,
        viewer: Seat | None = None,
    ) -> None:
        """Look at the game on the table from its end, or from the turn that a move belongs to.

        While it is not over only the ``viewer`` looks, nothing is judged, and nothing tried.
        """
        self._listen_to(analyst)
        self._snapshots.aids = aids
        self.as_table.setChecked(False)
        self._book, self._moves = self._table.book, self._table.transitions
        if analyst is not None:
            analyst.begin(self._table)
        self._turns = analyst.turns if analyst is not None else turns_of(self._moves)
        self._stops = (*(turn.first - 1 for turn in self._turns), len(self._moves) - 1)
        self._reserve_room()
        people = self._table.humans
        self._over, self._told = self._table.state.over, None
        self._cards.forget_height()
        self._viewer = people[0] if people else 0
        if viewer is not None and not (self._over and people):
            self._viewer = viewer
        self._seat_buttons()
        for widget in (self.as_then, self.anew, self.turn_card.enter, self.turns_card, self.compare):
            widget.setVisible(self._over)
        self.slider.blockSignals(True)
        self.slider.setRange(0, len(self._stops) - 1)
        self.slider.blockSignals(False)
        self._scorings = self._scoring_stops()
        if analyst is not None:
            analyst.try_out(self._viewer)
        at = next((i for i, other in enumerate(self._moves) if other is move), len(self._moves) - 1)
        self._show(at)
        self._tell_known()
        self.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._wait(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._wait(False)

    def _wait(self, waits: bool) -> None:
        if self._analyst is not None:
            self._analyst.awaited = waits

    def _listen_to(self, analyst: Analyst | None) -> None:
        """Hear of another judge's thoughts, and of nobody else's."""
        if analyst is not self._analyst:
            if self._analyst is not None:
                self._analyst.changed.disconnect(self._soon.start)
                self._analyst.awaited = False
            if analyst is not None:
                analyst.changed.connect(self._soon.start)
        self._analyst = analyst
        self._wait(self.isVisible())

    def _scoring_stops(self) -> tuple[tuple[int, int], ...]:
        return tuple(
            (event.scoring.round, next((i for i, at in enumerate(self._stops) if at >= place), 0))
            for place, move in enumerate(self._moves)
            for event in move.events
            if isinstance(event, ScoringHeld)
        )

    # -- what is thought of the turns

    def _judge_or_cancel(self) -> None:
        """Try the turns of the seat with whose eyes one looks out, or nothing more."""
        known = self._known
        if known is None:
            return
        if known.trying:
            known.cancel()
        else:
            known.try_out(self._viewer)

    def _renew(self) -> None:
        """Let the judge of this program judge what another one judged before."""
        if self._known is not None:
            self._known.renew()
            self._known.try_out(self._viewer)

    def _look_deeper(self) -> None:
        """Let the turn that is seen be tried out with more effort."""
        if self._known is not None:
            self._known.look_deeper(self.stop)

    @property
    def _mistakes(self) -> list[int]:
        """The mistakes of the seat with whose eyes one looks, as far as they are known."""
        known = self._known
        if known is None:
            return []
        tried = known.tried
        return [
            place
            for place in known.places(self._viewer)
            if place in tried and tried[place].verdict is Verdict.MISTAKE
        ]

    def next_mistake(self) -> None:
        """Go to the next mistake of the seat with whose eyes one looks; behind the last to the first."""
        if places := self._mistakes:
            here = self.stop if self._at == self._stops[self.stop] else self.stop - 1
            self.show_stop(next((place for place in places if place > here), places[0]))

    def _tell_if_seen(self) -> None:
        if self.isVisible():
            self._tell_known()

    @property
    def _known(self) -> Analyst | None:
        """Who knows the turns of this game; nobody once another game is judged."""
        analyst = self._analyst
        return analyst if analyst is not None and analyst.turns is self._turns else None

    def _tell_known(self) -> None:
        """Show what is known by now: the list, the line of time, this turn."""
        analyst, book = self._known, self._book
        if book is None:
            return
        seats = book.setup.seats
        marks: dict[int, Verdict | None] = {}
        story = None
        if analyst is not None and analyst.turns:
            people = [seat for seat, taken in enumerate(seats) if taken.player == "human"]
            self.turns_card.tell(analyst, book, self._viewer, own=people == [self._viewer])
            for place in analyst.places(self._viewer):
                found = analyst.tried.get(place)
                marks[place] = None if found is None else found.verdict
            if len(analyst.judgements) == len(analyst.turns):
                story = analyst.story(self._viewer)
        places = {turn.number: place for place, turn in enumerate(self._turns)}
        self.slider.tell(story, seats[self._viewer].colour, places, self._scorings, marks)
        self.buttons["mistake"].setEnabled(bool(self._mistakes))
        self._tell_table(book)
        self.tell()

    def _show_table(self, shown: bool) -> None:
        """Show the table behind the chart, or the game again."""
        if shown and self._book is not None:
            self._tell_table(self._book)
        self._pages.setCurrentIndex(int(shown))
        (self.table if shown else self).setFocus()

    def _tell_table(self, book: Rulebook) -> None:
        """What the chart shows as rows, where that is wished; there is nothing as long as nobody judges."""
        known = self._known
        self.as_table.setVisible(known is not None and bool(known.turns))
        if known is None or not known.turns:
            self.as_table.setChecked(False)
        elif self.as_table.isChecked():
            self.table.tell(book, known, range(len(known.turns)), scoring_turns(self._moves))
            self._point_in_table()

    def _point_in_table(self) -> None:
        """Let the row of the turn that is seen be the current one."""
        if self.as_table.isChecked() and self.table.currentIndex().row() != self.stop:
            self.table.setCurrentIndex(self.table.figures.index(self.stop, DONE))

    @property
    def stop(self) -> int:
        return max((place for place, at in enumerate(self._stops) if at <= self._at), default=0)

    def show_stop(self, place: int) -> None:
        """Show the moment before a turn, or the end."""
        self._show(self._stops[min(max(place, 0), len(self._stops) - 1)])

    def step(self, turns: int) -> None:
        """Go so many turns on, or back; from within a turn back to its beginning first."""
        if turns < 0 and self._at > self._stops[self.stop]:
            turns += 1
        self.show_stop(self.stop + turns)

    def step_move(self, moves: int) -> None:
        """Go so many moves on, or back."""
        self._show(min(max(self._at + moves, 0), len(self._moves) - 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from turn to turn, with Shift from move to move; Home and End to both ends.

        M goes to the next mistake, Enter tries the game from here, plus, minus and F are the camera's.
        """
        one = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if one is not None and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.step_move(one)
        elif one is not None:
            self.step(one)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._try_as_then()
        elif pressed_key(event) == KEYS["mistake"]:
            self.next_mistake()
        elif event.key() in ZOOMS:
            self.view.zoom(ZOOMS[Qt.Key(event.key())])
        elif pressed_key(event) == KEYS["fit"]:
            self.view.fit()
        elif event.key() == Qt.Key.Key_Home:
            self.show_stop(0)
        elif event.key() == Qt.Key.Key_End:
            self.show_stop(len(self._stops) - 1)
        else:
            super().keyPressEvent(event)

    def _seat_buttons(self) -> None:
        """Whose eyes one looks with: everybody's hand may be seen now."""
        while (item := self._seats.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self._eyes = []
        for seat, taken in enumerate(self._table.setup.seats if self._over else ()):
            button = QPushButton()
            show_name(button, taken.name, NAME)
            button.setObjectName("pick")
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setChecked(seat == self._viewer)
            button.setAutoDefault(False)
            button.clicked.connect(partial(self.see_as, seat))
            pointed_at(button)
            self._seats.addWidget(button, *divmod(seat, PICKS))
            self._eyes.append(button)
        self._name_eyes()

    def _name_eyes(self) -> None:
        for seat, button in enumerate(self._eyes):
            set_tip(button, phrase("look-back-seat", name=self._table.setup.seats[seat].name))

    def see_as(self, seat: Seat) -> None:
        """Look with the eyes of another seat."""
        self._viewer = seat
        self._show(self._at)
        self._tell_known()

    def _try_as_then(self) -> None:
        """Try the game once more from the turn that is shown, with the same cards to come."""
        if self.may_try:
            self.tried.emit(branch(self._moves, self._stops[self.stop]))

    def _try_anew(self) -> None:
        """The same with everything drawn anew that the seat, with whose eyes one looks, could not see."""
        if self.may_try:
            seed = randbits(31)
            self.tried.emit(branch_anew(self._moves, self._stops[self.stop], self._viewer, seed))

    # -- showing it

    def _show(self, at: int) -> None:
        self._at = at
        self._snapshots.look_back(self._moves[: at + 1])
        self.view.show_moment(self._snapshots.moment(self._moves[at].after, self._viewer, self.stage.shown))
        self.view.show_plans(())
        self._then.start()  # plans and cards are laid after the table, in a round of their own

    @property
    def told_all(self) -> bool:
        """True where the cards tell of the moment that the table shows."""
        return not self._then.isActive()

    @property
    def may_try(self) -> bool:
        """True where the game can be tried from the moment that is shown."""
        return self._over and self.stop < len(self._turns)

    def tell(self) -> None:
        """Which turn it is, what was done in it, and what the judge thinks of it."""
        self._then.stop()
        book = self._book
        if book is None:
            return
        self._show_plans()
        place, count = self.stop, len(self._turns)
        over = place == count
        self.turn.setText(
            phrase("look-back-turn", turn=place + 1, count=count)
            if not over
            else phrase("look-back-end")
            if self._over
            else phrase("look-back-now")
        )
        self.told.setText("" if over else self._done(book, self._turns[place]))
        self.judged.setText("" if over else self._thought(place))
        self._tell_turn(book, None if over else place)
        self._tell_depth(place)
        self.turns_card.point_at(place)
        self._point_in_table()
        self.slider.blockSignals(True)
        self.slider.setValue(place)
        self.slider.blockSignals(False)
        for button in (self.as_then, self.anew):
            button.setEnabled(self.may_try)
        for name in ("first", "back"):
            self.buttons[name].setEnabled(self._at > self._stops[0])
        for name in ("on", "last"):
            self.buttons[name].setEnabled(self._at < self._stops[-1])
        said = self._said()
        if said != self.slider.accessibleDescription():
            self.slider.setAccessibleDescription(said)
            announce(self, lambda: said)

    def _said(self) -> str:
        """All of a moment for those who hear it: turn, deeds, what is expected, the verdict, the bubbles."""
        bubbles = (bubble.words for bubble in self.view.bubbles)
        parts = (self.told.text(), self.judged.text(), self.turn_card.verdict.text(), *bubbles)
        told = [self.turn.text(), *filter(None, parts)]
        return "; ".join(told)

    def _tell_turn(self, book: Rulebook, place: int | None) -> None:
        found = None if place is None or self._known is None else self._known.tried.get(place)
        told = (place, found, self._at, self._viewer)
        if told == self._told:
            return
        self._told = told
        card, setup = self.turn_card, book.setup
        seat = None if place is None else self._turns[place].seat
        card.show_seat(
            "" if seat is None else setup.seats[seat].name, "" if seat is None else setup.seats[seat].colour
        )
        if place is None or found is None:
            card.tell(capital(phrase("verdict-not-yet")) if place is not None and self._over else "", None)
        else:
            done = deeds(book, self._turns[place].moves)
            card.tell_turn(book, found, capital(say(in_a_row(done))) if done else "–")

    def _tell_depth(self, place: int) -> None:
        """Whether the turn can be tried out with more effort, or is just now."""
        known = self._known
        if known is None:
            self.turn_card.tell_depth(wanted=False, under_way=False)
        else:
            self.turn_card.tell_depth(wanted=known.may_deepen(place), under_way=known.deepening(place))

    def _show_plans(self) -> None:
        """Lay on the table what a better plan would have placed and what was placed, where that is known."""
        found = self._known.tried.get(self.stop) if self._known is not None else None
        before_it = self._at == self._stops[self.stop]
        wanted = found is not None and before_it and found.verdict is not Verdict.GOOD
        self.view.show_plans(*(self._plans(found) if found is not None and wanted else ((), ())))

    def _plans(self, found: TriedTurn) -> tuple[tuple[Placed, ...], tuple[Note, ...]]:
        """What a better plan would have placed and what was placed, with what either brings.

        Nothing on what another seat sees.
        """
        book, turn = self._book, self._turns[self.stop]
        if book is None or turn.seat != self._viewer:
            return (), ()
        before = turn.before
        best = after_plan(book, before, found.ways[0].actions)
        as_was = after_plan(book, before, turn.actions)
        played = tuple(placed(book, before, as_was, turn.seat, better=False))
        every = tuple(placed(book, before, best, turn.seat, better=True))
        better, instead = _without(every, played), _without(played, every)
        tone = "illegal" if found.verdict is Verdict.MISTAKE else "plain"
        was = outlook(book, before, turn.seat)
        notes = (*noted(book, was, best, better, "legal"), *noted(book, was, as_was, instead, tone))
        return (*played, *better), notes

    def _done(self, book: Rulebook, turn: PlayedTurn) -> str:
        done = deeds(book, turn.moves)
        name = book.setup.seats[turn.seat].name
        return phrase("look-back-did", name=name, deeds=in_a_row(done)) if done else name

    def _thought(self, place: int) -> str:
        """The expected lead after the turn, and the chance of its seat to win."""
        known = self._known
        found = None if known is None else known.judgements.get(place)
        if known is None or found is None:
            return ""
        seat, lead = self._turns[place].seat, signed(found.played) or "0"
        name = self._table.setup.seats[seat].name
        return with_chance(self._lead_words(name, lead), known.chances(seat).get(place))


def _without(some: tuple[Placed, ...], others: tuple[Placed, ...]) -> tuple[Placed, ...]:
    """What lies on other squares than among the others, or is something else there."""
    there = {(square, face) for square, face, _ in others}
    return tuple(one for one in some if one[:2] not in there)
