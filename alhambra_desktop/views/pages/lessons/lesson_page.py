from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ....model.learning.lesson import Gesture, Lesson, LessonWords, Step, lesson_after, lesson_words
from ....model.rules.codec import codec_for
from ....model.rules.core.engine.action import Action
from ....model.rules.core.places.places import PieceId, Place
from ....model.rules.core.words.message import Message
from ....words import KEY_NAMES, phrase, say, words
from ...art.cache import FaceCache
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...game.game_table import GameTable
from ...game.target import Target
from ...storage.contained import contained
from ...storage.settings import Settings
from ...text.names import person_name
from ...widgets.flourish import Flourish
from ...widgets.menu import bar_scale
from ...widgets.paper import SHADOW
from ...widgets.style import reduces_motion
from ..page import Page
from ..table.table_page import TablePage
from ..table.table_policy import LIFTING, LOOKING
from .card import FINISH, NEXT, NEXT_LESSON, NOT_ASKED, PUT_BACK, LessonCard, Question, heading
from .step_layout import LessonTargets, StepLayout

BETWEEN: Final = 500  # milliseconds between demonstrated gestures
# commands that every step with a task allows
ALLOWED: Final = LOOKING | LIFTING | {"turn-over", "press-figure", "scored-when"}


@contained
class LessonPage(Page):
    """The page of a lesson. It has its own table, so a lesson does not change the current game."""

    rule_asked = Signal(str)
    progressed = Signal(str, int)  # id of a lesson, and number of finished steps
    finished = Signal(str)

    step_shown = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.table = GameTable(self)
        self.page = TablePage(self.table, settings, self, alone=True)
        self.card = LessonCard(FaceCache(self), self)
        self.targets = LessonTargets(self.page)
        self.layout_ = StepLayout(self.page, self.card, self.targets)
        self.lesson: Lesson | None = None
        self.step = 0
        self.done = self.wrong = self._shows_put_back = False
        self._tried: set[int] = set()
        self._leaving = False
        self._gestures: list[Gesture] = []
        self._timer = QTimer(self)
        self._timer.setInterval(BETWEEN)
        self._timer.timeout.connect(self._next_gesture)
        self._advance = QTimer(self)
        self._advance.setSingleShot(True)
        self._advance.timeout.connect(self._go_on_when_shown)
        self._connect()

    def _connect(self) -> None:
        card, page = self.card, self.page
        card.back_chosen.connect(lambda: self.show_step(self.step - 1))
        card.next_chosen.connect(self.go_on)
        card.show_wanted.connect(self.show_me)
        card.undo_wanted.connect(self._take_back)
        card.left.connect(self.left)
        card.rule_asked.connect(self.rule_asked)
        page.rule_asked.connect(self.rule_asked)
        page.controller.changed.connect(self._look)
        page.view.resized.connect(self._lay)
        page.director.idle.connect(self._on_idle)
        page.scorings.updated.connect(self._lay)
        card.choices.chosen.connect(self._answer)
        self.table.moved.connect(self._judge_move)
        self.table.promised.connect(self._judge_promise)
        self.add_keys({PAGE_KEYS["leave"]: self._put_back, PAGE_KEYS["card"]: self._change_focus})

    def retranslate(self) -> None:
        self._update_card()

    @property
    def command_page(self) -> Page:
        return self.page

    @property
    def help_rule(self) -> str:
        return self.rule

    def on_left(self) -> None:
        self.close_down()

    def on_closed(self) -> None:
        self.page.on_closed()

    @property
    def _here(self) -> Step:
        assert self.lesson is not None
        return self.lesson.steps[self.step]

    @property
    def rule(self) -> str:
        broken = self.page.controller.selection.broken
        return broken[0].rule if broken else self._here.rule

    @property
    def _words(self) -> LessonWords:
        assert self.lesson is not None
        return lesson_words(words().language)[self.lesson.id].filled(KEY_NAMES.fill)

    def begin(self, lesson: Lesson, step: int = 0) -> None:
        self.lesson, self.layout_.first_step = lesson, lesson.steps[0]
        self.show_step(min(step, len(lesson.steps) - 1))

    def show_step(self, step: int) -> None:
        assert self.lesson is not None
        self._begin_step(step)
        self.table.open(self.lesson.at(step).with_name(0, person_name()))
        self.page.on_entered()
        self.page.director.skip()
        self._lift_again()
        self._enter()

    @property
    def _holds(self) -> bool:
        assert self.lesson is not None
        here, before = self._here, self.lesson.steps[self.step - 1] if self.step else None
        if before is None or before.table != here.table or not (before.lifted or before.refused):
            return False
        return bool(here.how) and here.how[0] == before.how[0]

    @property
    def _put_back_early(self) -> bool:
        judged = self.done or self.wrong
        return self._holds and not judged and not self.page.controller.selection.lifted

    def _lift_again(self) -> None:
        if self._put_back_early:
            for piece in self.targets.of(self._here.how[0].what):
                self.page.controller.pick(piece)

    def _begin_step(self, step: int) -> None:
        self._timer.stop()
        self._advance.stop()
        self._leaving = False  # otherwise `_on_idle` would call `go_on` again and skip this step
        self.step, self.done, self.wrong = step, False, False
        self._tried.clear()

    def _enter(self) -> None:
        self.page.apply(aids=self._aids)
        self._update_card()
        self._lay()
        self._report()
        (self.page.view if self._here.by_hand else self._first_button).setFocus()
        self.page.reading.announce(
            lambda: f"{self.card.accessibleName()}. {self.card.accessibleDescription()}"
        )

    def _report(self) -> None:
        assert self.lesson is not None
        over = self.step + 1 == len(self.lesson.steps) and (self.done or self._here.is_read)
        self.progressed.emit(self._name, self.step + over)
        if over:
            Flourish(self.card, SHADOW, still=reduces_motion(self._settings))

    @property
    def _name(self) -> str:
        return self.lesson.id if self.lesson is not None else ""

    @property
    def _aids(self) -> str:
        return "purist" if self._here.guess is not None and not self.done else ""

    @property
    def _first_button(self) -> QPushButton:
        card = self.card
        leading = (card.next, card.choices.first, card.show_me, card.undo)
        return next(button for button in leading if button is not None and button.isVisibleTo(card))

    def go_on(self) -> None:
        assert self.lesson is not None
        if not (self.done or self._here.is_read):
            return
        steps, following = self.lesson.steps, self.step + 1
        if following == len(steps):
            self.progressed.emit(self._name, len(steps))
            self.finished.emit(self._name)
        elif steps[following].table != self._here.table:
            self.show_step(following)
        else:
            self._begin_step(following)
            self._put_back_others()
            # if the player tried an illegal move in the previous step, hide its explanation
            self.page.controller.aim(None)
            self.page.controller.move_cursor_to(None)
            self._lift_again()
            self._enter()
            self._look()

    def _go_on_when_shown(self) -> None:
        self._leaving = self.page.director.busy
        if not self._leaving:
            self.go_on()

    def _on_idle(self) -> None:
        self._lay()
        if self._leaving:
            self._leaving = False
            self.go_on()

    def _put_back_others(self) -> None:
        controller = self.page.controller
        first = self._here.how[0].what if self._here.how else ""
        if not set(controller.selection.lifted) & set(self.targets.of(first)):
            controller.cancel()

    def _update_card(self) -> None:
        if self.lesson is None:
            return
        content = self._words, self.step, self.done, self.wrong, self._onward
        self._shows_put_back = self._put_back_early
        self.card.set_content(
            self.lesson, *content, self._asked(), PUT_BACK if self._shows_put_back else None
        )
        self._allow()
        self.layout_.place_card(self._here)
        self.step_shown.emit()

    @property
    def title(self) -> str:
        if self.lesson is None:
            return ""
        return phrase("lesson-titled", lesson=heading(self.lesson), title=self._words.title)

    @property
    def _onward(self) -> Message:
        assert self.lesson is not None
        if self.step + 1 < len(self.lesson.steps):
            return NEXT
        following = lesson_after(self.lesson, dict(self._settings.progress.lessons))
        return NEXT_LESSON if following is not None else FINISH

    def _asked(self) -> Question:
        guess, table = self._here.guess, self.table
        if guess is None:
            return NOT_ASKED
        answers = {value: say(guess.message(table.setup, value)) for value in guess.choices}
        right = answers[guess.answer(table.book, table.state)] if self.done else ""
        return Question(answers, frozenset(self._tried), right)

    def _answer(self, value: int) -> None:
        guess = self._here.guess
        if guess is None or self.done:
            return
        if value == guess.answer(self.table.book, self.table.state):
            self._is_done(False)
        else:
            self._tried.add(value)
            self.wrong = True
            self._update_card()
        self.page.apply(aids=self._aids)
        self._lay()
        self._first_button.setFocus()
        self.page.reading.announce(lambda: self.card.spoken_text)

    def _judge_move(self, _: object) -> None:
        action = self.table.transitions[-1].action
        if action is not None:
            self._judge(action)

    def _judge_promise(self) -> None:
        if self.table.promises:
            self._judge(self.table.promises[-1])

    def _judge(self, action: Action) -> None:
        if self.lesson is None or self.done:
            return
        if self._here.met_by(codec_for(self.table.book).dump_action(action)):
            self._is_done(True)
        # if the task is to end the turn, other actions are not wrong, because the player may take them first
        elif self._here.by_hand and not self._here.ends_turn:
            self.wrong = True
            self._update_card()
            self._lay()
            self.card.undo.setFocus()
            self.page.reading.announce(lambda: self.card.task_text)

    def _look(self) -> None:
        if self.lesson is None or self.done:
            return
        selection, step = self.page.controller.selection, self._here
        if step.lifted and any(piece.thing == step.lifted for piece in selection.lifted):
            self._is_done(True)
        elif step.tried(selection.broken):
            self._is_done(False)
        elif self._put_back_early != self._shows_put_back:
            self._update_card()
            self.page.reading.announce(lambda: self.card.task_text)
        self._lay()

    def _is_done(self, advance: bool) -> None:
        self.done, self.wrong = True, False
        self._report()
        self._update_card()
        if advance:
            self._advance.start(0)
        else:
            self.page.reading.announce(lambda: self.card.task_text)

    def _take_back(self) -> None:
        self.show_step(self.step)

    def show_me(self) -> None:
        self._gestures = list(self._here.how)
        self.page.controller.cancel()
        self._next_gesture()
        self._timer.start()

    def _next_gesture(self) -> None:
        if not self._gestures or self.done:
            self._timer.stop()
            return
        gesture, controller = self._gestures.pop(0), self.page.controller
        if self._here.guess is not None:
            self._answer(self._here.guess.answer(self.table.book, self.table.state))
        elif gesture.deed == "end":
            self.page.commands.end_turn()
        elif gesture.deed == "confirm":
            controller.confirm()
        elif gesture.deed == "turn":
            controller.turn_over()
        elif gesture.deed == "pick":
            for piece in self.targets.of(gesture.what):
                if piece not in controller.selection.lifted:
                    controller.pick(piece)
        else:
            place = next(self.targets.of(gesture.what), None)
            assert not isinstance(place, PieceId)
            controller.put(place if isinstance(place, Place) else None)

    def _lay(self) -> None:
        if self.lesson is None:
            return
        step, watching = self._here, self.page.scorings.counting
        self.page.apply(reach=None)
        self.layout_.show(not watching)
        messages = [Message("lesson-task", task=self.card.task_text), *self._keys_messages()]
        self.page.apply(line=None if watching else (Message("lesson-bar"), messages))
        if watching:  # during a counted scoring, other pieces are highlighted
            return
        lit = self.layout_.lit(step)
        self.page.apply(
            reach=lit if step.by_hand and not self.done else (),
            asked=() if self.done else tuple(self._asked_of_keys()),
        )
        self.layout_.lay(step, lit, done=self.done)

    def _keys_messages(self) -> list[Message]:
        if self.done or self.wrong or not self._here.by_hand:
            return []
        return [Message("lesson-keys-show") if self._here.ends_turn else Message("lesson-keys")]

    def _asked_of_keys(self) -> Iterator[Target]:
        for gesture in self._here.how:
            if gesture.deed in ("pick", "put"):
                yield from self.targets.of(gesture.what)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.page.setGeometry(self.rect())
        self.card.factor = bar_scale(self.window().size())
        self._update_card()
        self._lay()

    def set_theme(self, theme: Theme) -> None:
        self.page.set_theme(theme)
        self.card.set_theme(theme)
        self._update_card()

    def _allow(self) -> None:
        reading, may_end = self._here.is_read, self._here.ends_turn and not self.done
        commands = {"choose"} if reading else {"choose", *ALLOWED}
        self.page.apply(
            may_end=may_end,
            commands=frozenset(commands | {"end-turn"} if may_end else commands),
            instead={"choose": self.go_on} if reading or self.done else {},
        )

    def _change_focus(self) -> None:
        (self._first_button if self.page.view.hasFocus() else self.page.view).setFocus()

    def _put_back(self) -> None:
        selected = self.page.controller.selection.lifted and not self.done
        if selected or self.page.scorings.counting:
            self.page.view.put_back()
        else:
            self.left.emit()

    def close_down(self) -> None:
        self._timer.stop()
        self._advance.stop()
        self.page.phase.leave()
