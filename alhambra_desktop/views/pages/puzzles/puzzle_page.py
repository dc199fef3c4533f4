from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QDate, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from ....model.files.saves.save import to_bytes
from ....model.learning.analysis.client import judge_client
from ....model.learning.analysis.turns import turns_of
from ....model.learning.analysis.verdict import Shortfall
from ....model.learning.puzzles.goals import Goal, Line
from ....model.learning.puzzles.puzzle import Puzzle
from ....model.learning.puzzles.rating import Answer, answer_of
from ....model.players.explain.explanation import loaded
from ....model.rules.codec import codec_for
from ....model.rules.core.engine.action import Action, EndTurn, PlacingAction, turn_order
from ....model.rules.core.engine.play import Transition
from ....model.rules.core.places.places import TileFace
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...commands.keymap import KEYMAP
from ...game.action_faces import faces_of
from ...game.adviser import Adviser
from ...game.game_table import GameTable
from ...storage.contained import contained
from ...storage.settings import Settings
from ...text.dates import long_day
from ...text.language import SPOKEN, capital
from ...text.names import person_name
from ...text.story import deeds
from ...widgets.boxes import NONE, hbox
from ...widgets.flourish import Flourish
from ...widgets.labels import set_button_text
from ...widgets.menu import bar_scale
from ...widgets.page_header import PageHeader
from ...widgets.paper_card import ROUND, plain_button
from ...widgets.style import reduces_motion
from ..page import Page, WoodenPage
from ..table.table_page import TablePage
from ..table.table_policy import LIFTING, LOOKING
from .puzzle_cards import PICTURE, AnswerVerdict, Deed, PuzzlePanel, Reward, ShownGoal, signed, verdict_of
from .puzzle_words import (
    goal_words,
    origin_words,
    reasons_words,
    short_words,
    standing_words,
    task_words,
    title_words,
    verdict_sentence,
)

BETWEEN: Final = 700  # milliseconds between actions of the solution
TIMEOUT: Final = 90.0  # seconds after which the page stops waiting for the judge
BESIDE: Final = (368, 470, 0.3)
"""Minimum and maximum width of the panel beside the table, and its usual share of the page's width."""

EDGE: Final = 4
CARD: Final = 0.66  # width of a money card, as a share of its height
PLAYING: Final = LIFTING | {  # commands that are available only while the table is not locked
    *("choose", "turn-over", "press-figure", "undo", "redo", "restart-turn", "end-turn")
}
ALWAYS: Final = LOOKING | {"supply", "hint", "rules", "scored-when"}


@contained
class PuzzlePage(WoodenPage):
    """The table with the panel of a puzzle. After the answer and during the solution, the table is locked."""

    rule_asked = Signal(str)
    look_back_asked = Signal()
    another_asked = Signal()
    daily_asked = Signal()
    reset_asked = Signal()

    answered = Signal(str, object, bool)  # name of the puzzle, ``Answer``, whether a hint was used

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, judge: Adviser | None = None
    ) -> None:
        super().__init__(parent)
        self.another = plain_button(self.another_asked, small=True)
        self.daily = plain_button(self.daily_asked, small=True)
        ways = QWidget()
        hbox(self.daily, self.another, spacing=8, margins=NONE, within=ways)
        self.header = PageHeader(self._cache, Message("puzzle-bar"), end=ways, low=True)
        self.header.setParent(self)
        self.table = GameTable(self)
        self.page = TablePage(self.table, settings, self, alone=True, beside=True)
        self.judge = judge or Adviser(self, judge_client(awaited=True), TIMEOUT)
        self.panel = PuzzlePanel(self._cache)
        self.panel.setParent(self)
        self.goal, self.line, self.answer, self.progress = self.panel.parts
        self.puzzle: Puzzle | None = None
        self.hints = 0
        # The rating points for a solution without hints, and for a solution with hints. If an answer cannot
        # change the rating, the value is None.
        self.gains: tuple[int, int] | None = None
        self.shown_verdict: AnswerVerdict | None = None
        self.reward: Reward | None = None
        self._verdict: Callable[[], AnswerVerdict] | None = None
        self._day: QDate | Message | None = None
        self._over = self._showing = False
        self._solution: list[Action] = []
        self._timer = QTimer(self)
        self._timer.setInterval(BETWEEN)
        self._timer.timeout.connect(self._next_of_solution)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        page, line, answer = self.page, self.line, self.answer
        page.rule_asked.connect(self.rule_asked)
        page.updated.connect(self._follow)
        self.table.moved.connect(self._on_moved)
        self.table.promised.connect(self._follow)
        self.table.reset.connect(self._follow)
        self.judge.answered.connect(self._judged)
        self.judge.failed.connect(self._on_failed)
        line.hint_wanted.connect(self.hint)
        line.solution_wanted.connect(self.show_solution)
        answer.end_wanted.connect(page.commands.end_turn)
        for changed in (
            SPOKEN.changed,
            KEYMAP.changed,
        ):  # the bar must be connected first, because `_follow` copies the texts of one of its buttons
            changed.connect(self._follow)
        answer.again_wanted.connect(self.try_again)
        answer.next_wanted.connect(self.another_asked)
        self.goal.look_back_wanted.connect(self.look_back_asked)
        self.progress.reset_wanted.connect(self.reset_asked)
        self.header.back.connect(self.left)
        self.add_keys(
            {
                PAGE_KEYS["leave"]: self._put_back,
                PAGE_KEYS["back"]: self.left.emit,
                PAGE_KEYS["card"]: self._change_focus,
            }
        )

    @property
    def command_page(self) -> Page:
        return self.page

    def on_covered(self) -> None:
        self.page.on_covered()

    def on_uncovered(self) -> None:
        self.page.on_uncovered()

    def on_left(self) -> None:
        self.close_down()

    def on_closed(self) -> None:
        self.close_down()
        self.page.on_closed()

    def begin(self, puzzle: Puzzle, day: QDate | Message) -> None:
        self._day, self.hints = day, 0
        self.daily.setVisible(isinstance(day, Message))
        self._set_up(puzzle)
        self.retranslate()
        self.page.reading.announce(self._asked)

    def _asked(self) -> str:
        return f"{self.goal.accessibleName()}. {self.goal.accessibleDescription()}"

    def _set_up(self, puzzle: Puzzle) -> None:
        self.puzzle = None
        self._timer.stop()
        self.judge.forget()
        self._over = self._showing = False
        self.shown_verdict = self.reward = None
        self._allow()
        self.page.stage.city.forget_views()
        self.table.open(puzzle.saved.with_name(puzzle.deal.seat, person_name()))
        self.puzzle = puzzle
        self.page.on_entered()
        self.page.director.skip()
        self._follow()
        self.page.view.setFocus()

    def try_again(self) -> None:
        """Restart the puzzle. Only the first answer to a puzzle changes the rating."""
        if self.puzzle is None:
            return
        self._set_up(self.puzzle)
        self.page.reading.announce(self._asked)

    def hint(self) -> None:
        if self.puzzle is None or self._over or self._showing:
            return
        self.hints = min(self.hints + 1, len(self._main_deeds()))
        self._follow()
        self.page.reading.announce(self._hinted)

    def _main_deeds(self) -> list[Action]:
        assert self.puzzle is not None
        return [
            action
            for action in self.puzzle.answer
            if not (isinstance(action, PlacingAction) or action.unmentioned)
        ]

    def _hinted(self) -> str:
        if self.puzzle is None or self._over or self._showing:
            return ""
        if not self.hints:
            if self.gains is None:
                return phrase("puzzle-hint-free")
            alone, hinted = map(signed, self.gains)
            return phrase("puzzle-gains", alone=alone, hinted=hinted)
        turn = turn_order(self.puzzle.book, self._main_deeds()[: self.hints])
        if self.gains is None:
            return phrase("puzzle-hinted-free", turn=turn)
        return phrase("puzzle-hinted", turn=turn)

    def line_so_far(self) -> Line:
        assert self.puzzle is not None
        moves = self._moves()
        ending = next((move for move in moves if isinstance(move.action, EndTurn)), None)
        if ending is not None and ending.before is not None:
            moves = moves[: moves.index(ending)]
            now = ending.before
        elif self.table.state.decision is None:
            now = self.table.state
        else:
            now = self.table.facts.projection.state
        events = tuple(event for move in moves for event in move.events)
        return Line(self.puzzle.book, self.puzzle.deal.seat, events, now)

    def _moves(self) -> tuple[Transition, ...]:
        assert self.puzzle is not None
        return self.table.transitions[1 + len(self.puzzle.moves) :]

    def _on_moved(self, move: Transition) -> None:
        if self.puzzle is not None and not self._over and isinstance(move.action, EndTurn):
            self._over = True
            self._ask()
        self._follow()

    def _ask(self) -> None:
        assert self.puzzle is not None
        codec = codec_for(self.puzzle.book)
        best = [codec.dump_action(action) for action in self.puzzle.answer]
        saved = self.table.saved()
        place = len(turns_of(self.table.transitions)) - 1
        self.judge.ask({"game": to_bytes(saved).decode(), "place": place, "best": best})

    def _judged(self, answer: dict[str, Any]) -> None:
        assert self.puzzle is not None
        book = self.puzzle.book
        found = loaded(Shortfall, answer, codec_for(book))
        if self._showing:
            self._showing = False
            self._show_verdict(
                lambda: AnswerVerdict("good", phrase("puzzle-shown"), "", reasons_words(book, found.best))
            )
            return
        line = self.line_so_far()
        goals = self.puzzle.goals
        reached = [goal.reached(line) for goal in goals]
        missed = [goal for goal, done_ in zip(goals, reached, strict=True) if not done_]
        result = answer_of(found.short.points, reached)
        self.answered.emit(self.puzzle.id, result, self.hints > 0)
        self._show_verdict(
            lambda: verdict_of(
                result, short_words(found), verdict_sentence(book, result, found, goals, missed)
            )
        )
        if result is Answer.SOLVED:
            Flourish(self.panel, ROUND, still=reduces_motion(self.page.settings))

    def _on_failed(self, _: object) -> None:
        self._showing = False
        self._show_verdict(lambda: AnswerVerdict("", phrase("puzzle-unjudged")))

    def _show_verdict(self, verdict: Callable[[], AnswerVerdict]) -> None:
        self._verdict, self.shown_verdict = verdict, (verdict_shown := verdict())
        self._follow()
        (self.answer.again if self.answer.next.isHidden() else self.answer.next).setFocus()
        reward = "" if self.reward is None else self.reward.text
        self.page.reading.announce(lambda: " ".join(filter(None, (verdict_shown.spoken_text, reward))))

    def offer_next(self, *, there: bool) -> None:
        self.answer.next.setEnabled(there)
        self.another.setEnabled(there)

    @property
    def _judging(self) -> bool:
        return self._over and self.shown_verdict is None

    def show_solution(self) -> None:
        """Animate the best turn. If the player has not answered yet, the puzzle counts as missed."""
        if self.puzzle is None or self._showing or self._judging:
            return
        if self.shown_verdict is None:
            self.answered.emit(self.puzzle.id, Answer.MISSED, self.hints > 0)
        self._set_up(self.puzzle)
        self._showing = True
        self.page.controller.cancel()
        self._solution = list(self.puzzle.answer)
        self._follow()
        self._timer.start()

    def _next_of_solution(self) -> None:
        if self.page.director.busy:
            return
        if not self._solution:
            self._timer.stop()
            return
        self.table.submit(self._solution.pop(0))

    def set_gains(self, gains: tuple[int, int] | None) -> None:
        self.gains = gains
        self._follow()

    def _follow(self) -> None:
        puzzle = self.puzzle
        if puzzle is None or not self.table.playing:
            return
        locked = self._over or self._showing
        self._allow()
        line = self.line_so_far()
        self.goal.show_goals([shown_goal(goal, line) for goal in puzzle.goals])
        acts = not locked and any(action.choice is not None for action in self.table.offers())
        self.line.set_content(self._deeds(), acts, self._hinted(), free=self.gains is None)
        self.line.hint.setEnabled(not locked and self.hints < len(self._main_deeds()))
        self.line.solution.setEnabled(not (self._showing or self._judging))
        self.answer.show_end(self.page.bar.end_turn, locked=locked)
        self.answer.set_content(self.shown_verdict, self._how(), self.reward, answered=self._over)

    def _how(self) -> str:
        if self._showing:
            return phrase("puzzle-showing")
        return phrase("puzzle-judging") if self._over else phrase("puzzle-answer-how")

    def _deeds(self) -> list[Deed]:
        assert self.puzzle is not None
        found = []
        for move in self._moves():
            texts = [say(message) for message in deeds(self.puzzle.book, (move,))]
            if texts and not isinstance(move.action, (PlacingAction, EndTurn)):
                found.append(Deed(capital(", ".join(texts)), self._picture(move.action)))
        return found

    def _picture(self, action: Action | None) -> QPixmap | None:
        assert self.puzzle is not None
        face = next(iter(faces_of(self.puzzle.book, action)), None)
        if face is None:
            return None
        width = PICTURE if isinstance(face, TileFace) else PICTURE * CARD
        drawn = self.page.stage.faces.piece_pixmap(face, width)
        ratio = self.devicePixelRatioF()  # this page's ratio, which may differ from that of the table
        picture = drawn.scaledToHeight(round(PICTURE * ratio), Qt.TransformationMode.SmoothTransformation)
        picture.setDevicePixelRatio(ratio)
        return picture

    def _bar_line(self) -> tuple[Message, list[Message]]:
        state = Message("puzzle-bar-solution") if self._showing else Message("puzzle-bar-answered")
        return Message("puzzle-bar"), [state]

    def retranslate(self) -> None:
        self.header.retranslate()
        self.panel.retranslate()
        set_button_text(self.another, Message("puzzle-another"))
        set_button_text(self.daily, Message("puzzle-daily"))
        if self.puzzle is not None and self._day is not None:
            self.goal.set_content(
                self._day_words(self._day),
                self.puzzle.rating,
                title_words(self.puzzle),
                task_words(self.puzzle),
                origin_words(self.puzzle),
            )
        if self.shown_verdict is not None and self._verdict is not None:
            self.shown_verdict = self._verdict()
        self._follow()

    @staticmethod
    def _day_words(day: QDate | Message) -> str:
        if isinstance(day, Message):
            return say(day)
        return phrase("puzzle-of-day", date=long_day(day))

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize, QEvent.Type.Show):
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        least, most, part = BESIDE
        width, height, top = self.width(), self.height(), self.header.height()
        self.header.fit(width)
        self.header.setGeometry(0, 0, width, top)
        wanted = round(min(most * bar_scale(self.window().size()), max(least, width * part)))
        side = max(wanted, self.panel.minimumSizeHint().width())
        self.page.setGeometry(0, top, width, height - top)
        self.page.leave_free(side + EDGE, 0)
        high = height - self.page.bar.height() - top - EDGE
        is_changed = self.panel.fit(high)
        self.panel.setGeometry(width - side - EDGE, top + EDGE, side, high)
        if is_changed:
            self._follow()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.header.set_theme(theme)
        self.page.set_theme(theme)
        self.panel.set_theme(theme)
        self.retranslate()

    def _allow(self) -> None:
        locked = self._over or self._showing
        self.page.apply(
            commands=ALWAYS if locked else ALWAYS | PLAYING,
            instead={"hint": self.hint},
            may_undo=not locked,
            may_end=not locked,
            ends_beside=True,
            reach=() if locked else None,
            line=self._bar_line() if locked else None,
        )

    def _change_focus(self) -> None:
        answer, line = self.answer, self.line
        buttons = (answer.next, answer.again, answer.end, line.hint, line.solution)
        view = self.page.view
        first = next((button for button in buttons if button.isVisible() and button.isEnabled()), view)
        (first if view.hasFocus() else view).setFocus()

    def _put_back(self) -> None:
        if self.page.controller.selection.lifted or self.page.scorings.counting:
            self.page.view.put_back()
        else:
            self.left.emit()

    def close_down(self) -> None:
        self._timer.stop()
        self.judge.close()
        self.page.phase.leave()


def shown_goal(goal: Goal, line: Line) -> ShownGoal:
    return ShownGoal(goal, goal_words(line.book, goal), standing_words(goal, line), goal.reached(line))
