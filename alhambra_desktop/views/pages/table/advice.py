from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ....model.players.process.protocol import hint_question, suspect_of, why_question
from ....model.players.skill.levels import ADVISER, level
from ....model.rules.core.engine.action import Action, main_action
from ....model.rules.core.engine.hidden import observe
from ....model.rules.core.engine.play import Transition
from ....model.rules.core.engine.preview import Preview
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.places.gesture import Gesture
from ....model.rules.core.places.places import CitySquare, Motion, Piece, PieceId, TableError, TileFace, Tray
from ....model.rules.core.values import Seat, value_of
from ....model.rules.core.words.message import Message, in_a_row
from ....model.rules.core.words.wording import edge_noun, types_noun
from ....model.rules.table.arrangement import arrangement, fold
from ....model.rules.table.holding import Holding
from ....model.rules.table.moves import Lift, turn_by_hand
from ....model.rules.table.reach import reach
from ...animation.timeline import COUNTERS
from ...art.people.seat_picture import SeatPicture
from ...commands.actions import BY_ID
from ...commands.keymap import KEYMAP
from ...game.adviser import BROKEN, Adviser
from ...game.game_table import GameTable
from ...game.seat_pictures import seat_picture
from ...game.selection import Guide
from ...game.table_snapshot import TableSnapshot
from ...game.target import Target
from ...interaction.controller import TableController
from ...storage.settings import Settings
from ...text.rules import rule_with_text
from ...text.story import deeds, turn_of
from ...text.words import aloud, place_words, signed
from ...widgets.advice_card import AdviceCard, Line

if TYPE_CHECKING:
    from ....model.players.explain.explanation import Explanation
    from ....model.rules.codec import Codec


def guide_to_piece(table: GameTable, snapshot: TableSnapshot, actions: Sequence[Action]) -> Guide | None:
    """Return marks for pieces to lift and for cards to pay with, or None if there is no piece to lift."""
    step = _first_step(table, actions)
    if step is None:
        return None
    action, done, _ = step
    guide = Guide(
        _pieces(snapshot, done), snapshot.in_hand(done.spend), (_order(table.book, snapshot, action, done),)
    )
    return guide if guide.pieces else None


def guide_to_deed(
    table: GameTable, snapshot: TableSnapshot, actions: Sequence[Action], reason: Message
) -> Guide | None:
    guide, step = guide_to_piece(table, snapshot, actions), _first_step(table, actions)
    if guide is None or step is None:
        return None
    action, done, goes = step
    holding = _held(table, action, done, goes)
    seen = holding.preview(goes.drop) if isinstance(goes.drop, CitySquare) else None
    return attrs.evolve(
        guide,
        messages=tuple(_reasons(table.book, reason, seen)),
        why=True,
        place=goes.drop if goes.drop != done.start else None,
        face=holding.face,
        deed=holding.deed(goes.drop),
    )


def changed_targets(snapshot: TableSnapshot, turn: Sequence[Transition]) -> tuple[tuple[Target, ...], ...]:
    """Return the targets that a turn changed, in a group for each move.

    A target is only in the group of the first move that changed it. Empty groups are left out.
    """
    book, viewer, before = snapshot.book, snapshot.viewer, turn[0].before
    if before is None or before.decision is None:
        return ()
    found, groups = arrangement(book, observe(book, before, viewer)), list[tuple[Target, ...]]()
    for move in turn:
        try:
            folds = fold(book, viewer, found, move.events)
        except TableError:
            break
        found = folds[-1].after if folds else found
        own = (one for one in folds if getattr(one.event, "seat", None) == before.decision.seat)
        touched = dict.fromkeys(
            target for one in own for motion in one.motions for target in _touched(snapshot, motion)
        )
        groups.append(tuple(target for target in touched if all(target not in deed for deed in groups)))
    return tuple(filter(None, groups))


def _touched(snapshot: TableSnapshot, motion: Motion) -> Iterator[Target]:
    if isinstance(motion.before or motion.after, COUNTERS):
        return
    here = snapshot.table.at(motion.end)
    now = snapshot.table.pieces.get(motion.piece) if not motion.piece.copy else None
    if now is not None or here:
        yield (now or here[-1]).id
    if isinstance(motion.start, CitySquare) and not snapshot.table.at(motion.start):
        yield motion.start


def _first_step(table: GameTable, actions: Sequence[Action]) -> tuple[Action, Gesture, Gesture] | None:
    turn, seat = turn_by_hand(table.book, table.facts.to_advise, actions), table.seat
    assert seat is not None
    main = main_action(actions)
    done = next((by_hand for action, by_hand in zip(actions, turn, strict=False) if action is main), None)
    if not isinstance(done, Gesture):
        return None
    tile = done.tile_from(done.start)
    later = (
        one
        for one in turn
        if isinstance(one, Gesture) and tile is not None and one.tile_from(Tray(seat)) == tile
    )
    return main, done, (next(later, done) if done.drop == Tray(seat) else done)


def _pieces(snapshot: TableSnapshot, done: Gesture) -> tuple[PieceId, ...]:
    free: list[Piece] = [*snapshot.table.at(done.start)]
    found = []
    for face in done.lift:
        piece = next((one for one in free if one.face == face), None)
        if piece is not None:
            free.remove(piece)
            found.append(piece.id)
    return tuple(found)


def _held(table: GameTable, action: Action, done: Gesture, goes: Gesture) -> Holding:
    facts = table.facts
    lift, bought = Lift(done.start, done.lift), done.drop == Tray(facts.seat)
    found = reach(facts, lift, action if bought else None)
    turning = goes.spend if goes is not done else ()
    held = Holding(facts, lift, found, done.spend)
    return attrs.evolve(held, turned=goes.turned, turning=turning, for_sale=bought)


def _order(book: Rulebook, snapshot: TableSnapshot, action: Action, done: Gesture) -> Message:
    message, face = action.message(book), done.only
    good = book.price_of(snapshot.seen, face) if isinstance(face, TileFace) else None
    if good is None or not done.spend:
        return Message("turn-sentence", turn=message)
    count, over = len(done.spend), sum(map(value_of, done.spend)) - good.price
    if over:
        return Message("guide-pays-over", turn=message, count=count, over=over)
    return Message("guide-pays-exactly", turn=message, count=count)


def _reasons(book: Rulebook, reason: Message, seen: Preview | None) -> list[Message]:
    if seen is None:
        return [reason]
    gain, changes = signed(seen.gain) or "±0", _changes(book, seen)
    full = [Message("guide-here", changes=in_a_row(changes), gain=gain)] if changes else []
    return [*full, Message("guide-gain", gain=gain)]


def _changes(book: Rulebook, seen: Preview) -> list[Message]:
    before, after = seen.before, seen.after
    runs = ((edge, len(before.runs[edge]), len(after.runs[edge])) for edge in book.scored_edges)
    found = [
        Message("preview-run", edge=edge_noun(edge), was=was, now=now)
        for edge, was, now in runs
        if was != now
    ]
    types = (one for one in book.types if before.counts[one] != after.counts[one])
    return found + [
        Message("change-type", type=types_noun(one), text=place_words(after.ranks[one])) for one in types
    ]


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
    announced = Signal(object)  # carries a function that returns the text for screen readers

    def __init__(self, controller: TableController, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.controller, self.table, self.settings = controller, controller.table, settings
        self.adviser = Adviser(self)
        self.card = AdviceCard(parent)
        self.seconds: float | None = level(ADVISER).seconds
        self._hint: Explanation | None = None
        self._strength = 0
        self._wanted = 1  # requested strength of the hint; each press of the hint key adds 1
        self._turn: tuple[Transition, ...] = ()
        self._esc = QShortcut(QKeySequence(*BY_ID["put-back"].plain), parent, self._put_away)
        self._esc.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._esc.setEnabled(False)
        self.adviser.answered.connect(self._receive)
        self.adviser.failed.connect(self._fail)
        self.card.closed.connect(self._closed)
        KEYMAP.changed.connect(self._put_away)  # hint texts name the hint key
        controller.changed.connect(self._follow)
        self.table.moved.connect(self._drop_hint)
        self.table.promised.connect(self._drop_hint)
        self.table.reset.connect(self._drop_all)

    def close(self) -> None:
        self.adviser.close()

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
        if not self.table.playing or not self.controller.enabled:
            return
        if not self.offered:
            self._state(HINT, (), PURIST)
        elif self._hint is not None:
            self._give(min(STRENGTHS, self._strength + self._hinting))
        elif self.adviser.busy and self._hinting:
            self._wanted = min(STRENGTHS, self._wanted + 1)
        else:
            self._ask_for_hint()

    def _codec(self) -> Codec:
        from ....model.rules.codec import codec_for

        return codec_for(self.table.book)

    def _ask_for_hint(self) -> None:
        table, seat = self.table, self.table.seat
        assert seat is not None
        self._turn, self._wanted = (), 1
        self.controller.mark(())
        seen = observe(table.book, table.facts.to_advise, seat, level(ADVISER).remembering)
        self._say(HINT, None, [("second", (THINKING,))])
        self.adviser.ask(hint_question(self._codec().dump(seen), self.seconds))

    def _give(self, strength: int) -> None:
        assert self._hint is not None
        more = strength > self._strength
        self._strength, self._turn = strength, ()
        subtitle = Message("advice-strength", strength=strength, most=STRENGTHS)
        lines, guide = self._hint_lines(self._hint, strength), self._guide(self._hint, strength)
        if guide is None:
            self._say(HINT, subtitle, lines)
        else:
            self.card.put_away()
            self.controller.guide(guide)
            self._announce((HINT, subtitle), lines)
        if more:
            self.table.note_hint(strength)

    def _hint_lines(self, hint: Explanation, strength: int) -> Lines:
        from ....model.rules.core.engine.action import main_action, order_sentence, turn_order

        book, action = self.table.book, main_action(hint.actions)
        if strength == 1:
            more = Message("advice-more")
            return [("main", (action.kind_message(book),)), ("second", (more,))]
        if strength == 2:
            whole = Message("advice-more-whole")
            return [("main", (order_sentence(action.message(book)),)), ("second", (whole,))]
        turn = order_sentence(turn_order(book, hint.actions, squares=True))
        return [("main", (turn,)), *self._reasons(hint, True)]

    def _guide(self, hint: Explanation, strength: int) -> Guide | None:
        from ....model.players.explain.explanation import sentences

        snapshot = self.controller.stage.snapshot
        if strength == 1 or snapshot is None:
            return None
        if strength < STRENGTHS:
            return guide_to_piece(self.table, snapshot, hint.actions)
        return guide_to_deed(self.table, snapshot, hint.actions, sentences(self.table.book, hint)[0])

    def _drop_hint(self, _: object = None) -> None:
        hinting = self._hinting
        self.controller.guide(None)
        self._hint, self._strength = None, 0
        if hinting:
            self.adviser.forget()
            self.card.put_away()

    def why(self, move: Transition, heading: bool = False) -> None:
        """Explain the computer player's turn that contains `move`.

        If `heading` is true, explain the turn after `move` instead (see `turn_of`).
        """
        self._explain(turn_of(self.controller.phase.seen, move, heading))

    def last_of(self, seat: Seat | None = None) -> Transition | None:
        """Return the latest shown move of a computer player that `deeds` can describe.

        If `seat` is given, consider only moves of this seat.
        """
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
        if self.controller.stage.snapshot is not None:
            self.controller.mark(changed_targets(self.controller.stage.snapshot, turn))
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
        self._say(WHY, turn, [*did, *lines], seat_picture(seat))

    def _everything(self) -> bool:
        from ....model.players.explain.explanation import has_secrets_from

        first = self._turn[0].before
        assert first is not None
        viewer = self.controller.stage.snapshot.viewer if self.controller.stage.snapshot is not None else 0
        return self.controller.phase.over or not has_secrets_from(
            self.table.book, first, self._seat(self._turn), viewer
        )

    def _reasons(self, explanation: Explanation, everything: bool) -> Lines:
        from ....model.players.explain.explanation import HiddenHand, other_turn, sentences

        book = self.table.book
        lines: Lines = [("main", sentences(book, explanation, everything))]
        rules = dict.fromkeys(
            reason.rule for reason in explanation.main_reasons(everything) if rule_with_text(reason.rule)
        )
        if rules:
            lines.append(("rules", tuple(Message("lesson-rule", rule=rule) for rule in rules)))
        if not everything and not any(
            isinstance(reason, HiddenHand) for reason in explanation.main_reasons(False)
        ):
            lines.append(("second", (LATER,)))
        if everything and explanation.others:
            lines.append(("title", (Message("advice-instead"),)))
            lines += [("item", (other_turn(book, other),)) for other in explanation.others]
        return lines

    def _receive(self, answer: dict[str, object]) -> None:
        from ....model.players.explain.explanation import Explanation, loaded

        explanation = loaded(Explanation, answer, self._codec())
        if self._turn:
            self._show_lines(self._reasons(explanation, self._everything()))
        else:
            self._hint = explanation
            self._give(self._wanted)

    def _fail(self, remedy: Message) -> None:
        if remedy == BROKEN:
            remedy = suspect_of(self.table.book) or remedy
        if self._turn:
            self._show_lines([("main", (remedy,))])
        else:
            self._say(HINT, None, [("main", (remedy,))])

    def _state(self, title: Message, turn: tuple[Transition, ...], message: Message) -> None:
        self.adviser.forget()
        self._turn = turn
        self.controller.mark(())
        self._say(title, None, [("main", (message,))])

    def _say(
        self, title: Message, subtitle: Message | None, lines: Lines, seat: SeatPicture | None = None
    ) -> None:
        self.card.show_lines(seat, title, subtitle, lines)
        self.controller.guide(None)
        self._announce((title,) if subtitle is None else (title, subtitle), lines)
        self._follow()

    def _announce(self, heading: tuple[Message, ...], lines: Lines) -> None:
        parts = (part for _, parts in lines for part in parts)
        self.announced.emit(partial(aloud, (*heading, *parts)))

    def _put_away(self) -> None:
        self.card.put_away()
        self.controller.guide(None)

    def _follow(self) -> None:
        self._esc.setEnabled(self._marking or not self.card.isHidden())

    def _closed(self) -> None:
        self._follow()
        self.controller.highlight(frozenset())
        self.controller.mark(())
        if self.adviser.busy:
            self.adviser.forget()

    def _drop_all(self) -> None:
        self._turn = ()
        self._drop_hint()
        self.card.put_away()
