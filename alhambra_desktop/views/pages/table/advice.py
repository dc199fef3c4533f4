"""Advice: hints, and explanations of computer players' moves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ....model.players.explain.explanation import Explanation, HiddenHand, loaded, secretive
from ....model.players.process.protocol import hint_question, suspect_of, why_question
from ....model.players.skill.levels import ADVISER, level
from ....model.rules.core.engine.hidden import observe
from ....model.rules.core.engine.play import Transition
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message
from ...commands.actions import BY_ID, key_of
from ...game.adviser import BROKEN, Adviser
from ...game.selection import Guide
from ...interaction.controller import TableController
from ...interaction.guide import what_to_do, what_to_lift, what_was_done
from ...storage.settings import Settings
from ...text.rules import leads
from ...text.story import deeds, turn_of
from ...text.words import aloud
from ...widgets.advice_card import AdviceCard, Line

if TYPE_CHECKING:
    from ....model.rules.codec import Codec

STRENGTHS = 3
HINT = Message("advice-hint")
WHY = Message("advice-why")
THINKING = Message("advice-thinking")
PURIST = Message("advice-purist")
NO_PAST = Message("advice-no-past")
NOBODY = Message("advice-nobody")
UNDER_WAY = Message("advice-under-way")
LATER = Message("advice-later")

Lines = list[Line]


class Advice(QObject):
    """Requests advice and shows it on a card.

    A hint belongs to one moment; each key press reveals more of it.
    """

    told_aloud = Signal(object)
    """A function with the card's text for screen readers."""

    def __init__(self, controller: TableController, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.controller, self.table, self.settings = controller, controller.table, settings
        self.adviser = Adviser(self)
        self.card = AdviceCard(parent)
        self.seconds: float | None = level(ADVISER).seconds
        self._hint: Explanation | None = None
        self._strength = 0
        self._turn: tuple[Transition, ...] = ()
        self._esc = QShortcut(QKeySequence(*BY_ID["put-back"].plain), parent, self._put_away)
        self._esc.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._esc.setEnabled(False)
        self.adviser.answered.connect(self._receive)
        self.adviser.failed.connect(self._fail)
        self.card.closed.connect(self._closed)
        controller.changed.connect(self._follow)
        self.table.moved.connect(self._drop_hint)
        self.table.promised.connect(self._drop_hint)
        self.table.reset.connect(self._drop_all)

    def close(self) -> None:
        self.adviser.close()

    # -- hints

    @property
    def offered(self) -> bool:
        return self.settings.preferences.aids != "purist"

    @property
    def _hinting(self) -> bool:
        return self._marking or (not self._turn and not self.card.isHidden())

    @property
    def _marking(self) -> bool:
        return self.controller.selection.guide is not None

    def hint(self) -> None:
        """Give a hint, or more of it."""
        if not self.table.playing or not self.controller.enabled:
            return
        if not self.offered:
            self._state(HINT, (), PURIST)
        elif self._hint is not None:
            self._give(min(STRENGTHS, self._strength + self._hinting))
        elif not (self.adviser.busy and self._hinting):
            self._ask_for_hint()

    def _codec(self) -> Codec:
        from ....model.rules.codec import codec_for

        return codec_for(self.table.book)

    def _ask_for_hint(self) -> None:
        table, seat = self.table, self.table.seat
        assert seat is not None
        self._turn = ()
        seen = observe(table.book, table.state, seat, level(ADVISER).remembering)
        self._say(HINT, None, [("second", (THINKING,))])
        self.adviser.ask(hint_question(self._codec().dump(seen), self.seconds))

    def _give(self, strength: int) -> None:
        assert self._hint is not None
        more = strength > self._strength
        self._strength, self._turn = strength, ()
        right = Message("advice-strength", strength=strength, most=STRENGTHS)
        lines, guide = self._hint_lines(self._hint, strength), self._guide(self._hint, strength)
        if guide is None:
            self._say(HINT, right, lines)
        else:
            self.card.put_away()
            self.controller.guide(guide)
            self._tell_aloud((HINT, right), lines)
        if more:
            self.table.note_hint(strength)

    def _hint_lines(self, hint: Explanation, strength: int) -> Lines:
        from ....model.rules.core.engine.action import main_action, order_sentence, turn_order

        book, action = self.table.book, main_action(hint.actions)
        key = key_of("hint")
        if strength == 1:
            more = Message("advice-more", key=key)
            return [("main", (action.said_kind(book),)), ("second", (more,))]
        if strength == 2:
            whole = Message("advice-more-whole", key=key)
            return [("main", (order_sentence(action.said(book)),)), ("second", (whole,))]
        turn = order_sentence(turn_order(book, hint.actions, squares=True))
        return [("main", (turn,)), *self._reasons(hint, True)]

    def _guide(self, hint: Explanation, strength: int) -> Guide | None:
        from ....model.players.explain.explanation import sentences

        shown = self.controller.stage.shown
        if strength == 1 or shown is None:
            return None
        if strength < STRENGTHS:
            return what_to_lift(self.table, shown, hint.actions)
        return what_to_do(self.table, shown, hint.actions, sentences(self.table.book, hint)[0])

    def _drop_hint(self, _: object = None) -> None:
        hinting = self._hinting
        self.controller.guide(None)
        self._hint, self._strength = None, 0
        if hinting:
            self.adviser.forget()
            self.card.put_away()

    # -- why

    def why(self, move: Transition, heading: bool = False) -> None:
        """Explain the computer player's turn that a move belongs to, or that begins after it."""
        self._explain(turn_of(self.controller.phase.seen, move, heading))

    def last_of(self, seat: Seat | None = None) -> Transition | None:
        """Return the last shown move of a computer player, or of one seat."""
        for move in reversed(self.controller.phase.seen):
            decision = move.before.decision if move.before is not None else None
            if (
                decision is not None
                and seat in (None, decision.seat)
                and not self.table.is_human(decision.seat)
                and deeds(self.table.book, (move,))
            ):
                return move
        return None

    def why_last(self, seat: Seat | None = None) -> None:
        """Explain the last shown move of a computer player, or of one seat."""
        if (move := self.last_of(seat)) is not None:
            self.why(move)
        elif self.table.playing:
            self._state(WHY, self.controller.phase.seen, NOBODY if self.table.complete else NO_PAST)

    def _explain(self, turn: tuple[Transition, ...]) -> None:
        if not turn:
            self._state(WHY, self.table.transitions[-1:], UNDER_WAY)
            return
        self._turn = turn
        book, before, seat = self.table.book, turn[0].before, self._seat(turn)
        assert before is not None
        codec = self._codec()
        actions = [codec.dump_action(move.action) for move in turn if move.action is not None]
        name = self.table.setup.seats[seat].level or ""
        if self.controller.stage.shown is not None:
            self.controller.mark(what_was_done(self.controller.stage.shown, turn))
        self._show_lines([("second", (THINKING,))])
        seen = observe(book, before, seat, level(name).remembering)
        self.adviser.ask(why_question(codec.dump(seen), name, actions))

    def _seat(self, turn: tuple[Transition, ...]) -> Seat:
        decision = turn[0].before.decision if turn[0].before is not None else None
        assert decision is not None
        return decision.seat

    def _show_lines(self, lines: Lines) -> None:
        seat, first = self.table.setup.seats[self._seat(self._turn)], self._turn[0].before
        assert first is not None
        done = deeds(self.table.book, self._turn)
        did: Lines = [("second", (Message("advice-did", deeds=done),))] if done else []
        turn = Message("advice-turn", name=seat.name, turn=first.turn)
        self._say(WHY, turn, [*did, *lines], seat.colour)

    def _everything(self) -> bool:
        first = self._turn[0].before
        assert first is not None
        viewer = self.controller.stage.shown.viewer if self.controller.stage.shown is not None else 0
        return self.controller.phase.over or not secretive(
            self.table.book, first, self._seat(self._turn), viewer
        )

    # -- the card

    def _reasons(self, explanation: Explanation, everything: bool) -> Lines:
        from ....model.players.explain.explanation import other_turn, sentences

        book = self.table.book
        lines: Lines = [("main", sentences(book, explanation, everything))]
        rules = dict.fromkeys(reason.rule for reason in explanation.told(everything) if leads(reason.rule))
        if rules:
            lines.append(("rules", tuple(Message("lesson-rule", rule=rule) for rule in rules)))
        if not everything and not any(isinstance(reason, HiddenHand) for reason in explanation.told(False)):
            lines.append(("second", (LATER,)))
        if everything and explanation.others:
            lines.append(("title", (Message("advice-instead"),)))
            lines += [("item", (other_turn(book, other),)) for other in explanation.others]
        return lines

    def _receive(self, answer: dict[str, object]) -> None:
        explanation = loaded(Explanation, answer, self._codec())
        if self._turn:
            self._show_lines(self._reasons(explanation, self._everything()))
        else:
            self._hint = explanation
            self._give(1)

    def _fail(self, remedy: Message) -> None:
        if remedy == BROKEN:
            remedy = suspect_of(self.table.book) or remedy
        if self._turn:
            self._show_lines([("main", (remedy,))])
        else:
            self._say(HINT, None, [("main", (remedy,))])

    def _state(self, title: Message, turn: tuple[Transition, ...], told: Message) -> None:
        self.adviser.forget()
        self._turn = turn
        self._say(title, None, [("main", (told,))])

    def _say(self, title: Message, right: Message | None, lines: Lines, colour: str = "") -> None:
        self.card.show_lines(colour, title, right, lines)
        self.controller.guide(None)
        self._tell_aloud((title,) if right is None else (title, right), lines)
        self._follow()

    def _tell_aloud(self, heading: tuple[Message, ...], lines: Lines) -> None:
        parts = (part for _, parts in lines for part in parts)
        self.told_aloud.emit(partial(aloud, (*heading, *parts)))

    def _put_away(self) -> None:
        self.card.put_away()
        self.controller.guide(None)

    def _follow(self) -> None:
        self._esc.setEnabled(self._marking or not self.card.isHidden())

    def _closed(self) -> None:
        self._follow()
        self.controller.light(frozenset())
        self.controller.mark(())
        if self.adviser.busy:
            self.adviser.forget()

    def _drop_all(self) -> None:
        self._turn = ()
        self._drop_hint()
        self.card.put_away()
