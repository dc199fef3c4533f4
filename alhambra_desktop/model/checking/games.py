from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Final

import attrs

from ..learning.analysis.judge import judge_turn, simulate_turn
from ..learning.analysis.turns import PlayedTurn
from ..learning.analysis.verdict import THOROUGH
from ..players.explain.explainer import explain
from ..players.explain.explanation import other_turn, sentences
from ..players.players import think
from ..players.process.protocol import WrongAnswerError, turn_of
from ..players.simulation import Limit
from ..players.skill.levels import LEVELS, Level
from ..rules.codec import Codec, codec_for
from ..rules.core.engine.action import Action, AddFromReserve, RemoveToReserve, SwapWithReserve
from ..rules.core.engine.hidden import determinize, observe
from ..rules.core.engine.option import Amount, Choice, Value
from ..rules.core.engine.play import Transition, event_states, legal_actions, play, refusals, start
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.setup import COLOURS, SeatSetup
from ..rules.core.engine.state import GameState
from ..rules.core.places.gesture import Button, ByHand, Press
from ..rules.core.places.places import (
    Arrangement,
    CardFace,
    Face,
    Hand,
    Motion,
    Piece,
    PieceId,
    Place,
    TableError,
)
from ..rules.core.values import Seat
from ..rules.core.words.message import Argument, Message, MessageError
from ..rules.modules.registry import OPTIONS, make_setup, rulebook
from ..rules.table.arrangement import Folded, arrangement, fold, follow
from ..rules.table.moves import shown_by_hand


class BrokenError(MessageError):
    """A check of a rule set failed; the message is part of a sentence."""


REDESIGN: Final = "redesign"
REDESIGNS: Final = (AddFromReserve, RemoveToReserve, SwapWithReserve)
SELDOM: Final[Mapping[str, float]] = {REDESIGN: 0.1}
"""Weights of rare kinds of action; all other kinds have weight 1."""

VARIED: Final = 0.35  # probability that a house variant is random


def random_options(rng: Random) -> dict[str, Value]:
    chosen: dict[str, Value] = {}
    for name, option in OPTIONS.items():
        if rng.random() < VARIED:
            if isinstance(option, Choice):
                chosen[name] = rng.choice(option.values)
            elif isinstance(option, Amount):
                chosen[name] = rng.randint(option.least, option.most)
            else:
                chosen[name] = rng.choice(option.suggestions)
    return chosen


def random_rules(seed: int, seats: int, game: str = "alhambra", modules: tuple[str, ...] = ()) -> Rulebook:
    chosen = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(seats)]
    return rulebook(make_setup(chosen, seed, game, modules, random_options(Random(seed))))


def random_moves(book: Rulebook, seed: int, seldom: Mapping[str, float] = SELDOM) -> Iterator[Transition]:
    rng = Random(seed)
    move = start(book)
    yield move
    while move.after.decision is not None:
        kinds: dict[str, list[Action]] = {}
        for action in legal_actions(book, move.after):
            name = REDESIGN if isinstance(action, REDESIGNS) else type(action).__name__
            kinds.setdefault(name, []).append(action)
        names = list(kinds)
        kind = rng.choices(names, [seldom.get(name, 1.0) for name in names])[0]
        move = play(book, move.after, rng.choice(kinds[kind]))
        yield move


def check_invariants(book: Rulebook, state: GameState) -> None:
    for invariant in book.invariants:
        for fault in invariant(book, state):
            raise BrokenError(Message("check-invariant", fault=fault))


def check_codec(book: Rulebook, codec: Codec, move: Transition) -> None:
    again = codec.load(GameState, json.loads(json.dumps(codec.dump(move.after))))
    if again != move.after or legal_actions(book, again) != legal_actions(book, move.after):
        raise BrokenError(Message("check-codec"))
    if move.action is not None:
        plain = json.loads(json.dumps(codec.dump_action(move.action)))
        if codec.load_action(plain) != move.action:
            raise BrokenError(Message("check-codec-action", action=repr(move.action)))


def check_offers(book: Rulebook, state: GameState) -> None:
    offered = legal_actions(book, state)
    for action in offered:
        for broken in refusals(book, state, action):
            raise BrokenError(
                Message("check-offer-refused", action=repr(action), rule=broken.rule, reason=broken.reason)
            )
    if len(set(offered)) != len(offered):
        twice = next(action for action in offered if offered.count(action) > 1)
        raise BrokenError(Message("check-offer-twice", action=repr(twice)))


def check_undo(book: Rulebook, move: Transition, seed: int, times: int = 2) -> None:
    """If a move can be undone, check that it reveals nothing hidden.

    Everything that the player of the move cannot see is drawn again at random, and the move is repeated. The
    repeated move must cause the same events, and the player must observe the same table after it.
    """
    if move.before is None or move.action is None or move.reveals_hidden or move.before.decision is None:
        return
    seat = move.before.decision.seat
    seen, then = observe(book, move.before, seat), observe(book, move.after, seat)
    for number in range(times):
        other = play(book, determinize(book, seen, Random(times * seed + number)), move.action)
        same = other.events == move.events and observe(book, other.after, seat) == then
        if other.reveals_hidden or not same:
            raise BrokenError(Message("check-reveals", action=repr(move.action)))


def check_guess(book: Rulebook, state: GameState, seed: int) -> None:
    """For each seat, guess at random what is hidden from it, and check this guess."""
    for seat in book.setup.everybody:
        seen = observe(book, state, seat)
        guess = determinize(book, seen, Random(seed))
        if observe(book, guess, seat) != seen:
            raise BrokenError(Message("check-guess", seat=seat))
        for invariant in book.invariants:
            for fault in invariant(book, guess):
                raise BrokenError(Message("check-guess-invariant", seat=seat, fault=fault))


def check_secrets(book: Rulebook, codec: Codec, state: GameState, seed: int, times: int = 3) -> None:
    """Check that the JSON text of seat 0's observation does not depend on anything hidden from this seat."""
    seen = observe(book, state, 0)
    texts = {
        json.dumps(codec.dump(observe(book, determinize(book, seen, Random(seed + number)), 0)))
        for number in range(times)
    }
    if texts != {json.dumps(codec.dump(seen))}:
        raise BrokenError(Message("check-secrets"))


def meanings(book: Rulebook, state: GameState, seat: Seat, done: ByHand) -> list[Action]:
    rules = book.actions[type(state.agenda[-1])]
    read_by_all = (rule.handling.read(book, state, seat, done) for rule in rules)
    return [action for action in read_by_all if action is not None]


def seen_by(book: Rulebook, state: GameState, seat: Seat) -> Arrangement:
    return arrangement(book, observe(book, state, seat))


def pieces_present(table: Arrangement, seat: Seat, done: ByHand) -> bool:
    if isinstance(done, Button):
        return True
    if isinstance(done, Press):
        return done.piece in [piece.face for piece in table.at(done.place)]
    faces_there = Counter(piece.face for piece in table.at(done.start))
    hand = Counter(piece.face for piece in table.at(Hand(seat)))
    return Counter(done.lift) <= faces_there and Counter(map(CardFace, done.spend)) <= hand


def check_handling(book: Rulebook, state: GameState, seat: Seat) -> Counter[type[Action]]:
    """Check that the gesture shown for each legal action is possible and means only this action."""
    legal, lying = legal_actions(book, state), seen_by(book, state, seat)
    for action in legal:
        done = shown_by_hand(book, state, seat, action)
        found = meanings(book, state, seat, done)
        if found != [action]:
            read = ", ".join(map(repr, found)) or "None"
            raise BrokenError(Message("check-gesture-read", action=repr(action), read=read))
        if not pieces_present(lying, seat, done):
            raise BrokenError(Message("check-gesture-lift", action=repr(action), gesture=repr(done)))
    return Counter(map(type, legal))


MOMENTS: Final = 2  # each level plans this many turns per game
WORLDS: Final = 4  # number of random worlds for each judged turn


def moments(moves: Sequence[Transition]) -> list[GameState]:
    found = [move.after for move in moves if move.after.decision is not None]
    count = MOMENTS * len(LEVELS)
    return [found[len(found) * number // count] for number in range(min(count, len(found)))]


def check_player(book: Rulebook, state: GameState, player: Level) -> tuple[Message, ...]:
    decision = state.decision
    assert decision is not None
    seen = observe(book, state, decision.seat, player.remembering)
    known = rulebook(seen.setup)
    thought = think(known, seen, player, Random(0), Limit(simulations=1))
    codec = codec_for(book)
    try:
        turn_of(
            book, state, codec, {"actions": [codec.dump_action(action) for action in thought.plan.actions]}
        )
    except WrongAnswerError as fault:
        raise BrokenError(Message("check-plan", level=player.name, fault=str(fault))) from fault
    ranked = thought.ranked if player.simulations else ()
    why = explain(known, seen, player, thought.plan.actions, Random(0), ranked)
    return (*sentences(known, why), *(other_turn(known, other) for other in why.others))


def check_judge(book: Rulebook, turn: PlayedTurn) -> None:
    judge_turn(book, turn)
    simulate_turn(book, turn, effort=attrs.evolve(THOROUGH, worlds=WORLDS))


def require_look(book: Rulebook, table: Arrangement, state: GameState, viewer: Seat, event: str) -> None:
    expected = arrangement(book, observe(book, state, viewer)).look()
    look = table.look()
    if look != expected:
        wrong = next(place for place in {**look, **expected} if look.get(place) != expected.get(place))
        lying, present = (tuple(places.get(wrong, ())) for places in (look, expected))
        details: dict[str, Argument] = {"event": event, "viewer": viewer, "place": repr(wrong)}
        details |= {"found": _listed(lying), "wanted": _listed(present)}
        if Counter(lying) == Counter(present):
            raise BrokenError(Message("check-fold-order", **details))
        raise BrokenError(Message("check-fold", **details))


def _listed(lying: Iterable[tuple[PieceId | None, Face]]) -> str:
    return ", ".join(f"{face!r}" if id_ is None else f"{id_.thing}: {face!r}" for id_, face in lying) or "-"


def require_whole(table: Arrangement) -> None:
    lying = [(id_, place) for place, ids in table.lying.items() for id_ in ids]
    whole = (
        all(table.lying.values())
        and Counter(id_ for id_, _ in lying) == Counter(table.pieces.keys())
        and all(table.pieces[id_] == (id_, place, table.pieces[id_].face) for id_, place in lying)
        and max((id_.copy for id_ in table.pieces), default=0) <= table.copies
    )
    if not whole:
        raise BrokenError(Message("check-fold-pieces"))


def require_motions(before: Arrangement, motions: Iterable[Motion], after: Arrangement, event: str) -> None:
    pieces = dict(before.pieces)
    for motion in motions:
        old = pieces.pop(motion.piece, None)
        known = None if motion.before is None else Piece(motion.piece, motion.start, motion.before)
        if old != known:
            raise BrokenError(Message("check-motions", event=event, piece=motion.piece.thing))
        if motion.after is not None:
            pieces[motion.piece] = Piece(motion.piece, motion.end, motion.after)
    if pieces != after.pieces:
        raise BrokenError(Message("check-motions", event=event, piece=""))


def check_folds(book: Rulebook, move: Transition, viewer: Seat, begin: Arrangement) -> tuple[Folded, ...]:
    names = [type(event).__name__ for event in move.events]
    try:
        folded = fold(book, viewer, begin, move.events)
    except TableError as error:
        raise BrokenError(Message("check-fold-error", events=", ".join(names), reason=str(error))) from error
    before = begin
    for step, state, name in zip(folded, event_states(book, move), names, strict=True):
        require_look(book, step.after, state, viewer, name)
        require_whole(step.after)
        require_motions(before, step.motions, step.after, name)
        before = step.after
    require_look(book, before, move.after, viewer, names[-1] if names else "")
    seen = observe(book, move.after, viewer)
    if follow(book, begin, move.events, seen) != (folded, before):
        raise BrokenError(Message("check-fold-again", events=", ".join(names)))
    return folded


class FoldedGame:
    """Checks how the events of a game move the pieces, separately for every viewer.

    ``folds`` counts the checked events, once for each viewer.
    """

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self._tables: dict[Seat, Arrangement] = {}
        self._gone: dict[Seat, set[PieceId]] = {viewer: set() for viewer in book.setup.everybody}
        self.folds = 0

    def follow(self, move: Transition) -> None:
        for viewer in self._book.setup.everybody:
            if move.before is None:
                self._tables[viewer] = arrangement(self._book, observe(self._book, move.after, viewer))
                continue
            folded = check_folds(self._book, move, viewer, self._tables[viewer])
            for motion in (motion for step in folded for motion in step.motions if motion.piece.copy):
                if motion.piece in self._gone[viewer]:
                    raise BrokenError(Message("check-copy-again", piece=motion.piece.thing))
                if motion.after is None:
                    self._gone[viewer].add(motion.piece)
            self._tables[viewer] = folded[-1].after if folded else self._tables[viewer]
            self.folds += len(folded)

    def places(self) -> set[type[Place]]:
        return {type(place) for table in self._tables.values() for place in table.lying}
