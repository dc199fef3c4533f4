"""Checks of each state and move of a game; failures raise `BrokenError`."""

from __future__ import annotations

import json
from random import Random

from ..rules.codec import Codec
from ..rules.core.engine.hidden import determinize, observe
from ..rules.core.engine.play import Transition, legal_actions, play, refusals
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import GameState
from ..rules.core.words.message import Message
from .broken import BrokenError


def check_invariants(book: Rulebook, state: GameState) -> None:
    for invariant in book.invariants:
        for fault in invariant(book, state):
            raise BrokenError(Message("check-invariant", fault=fault))


def check_codec(book: Rulebook, codec: Codec, move: Transition) -> None:
    """Check that a state and its action survive JSON, with the same legal actions."""
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


def check_taking_back(book: Rulebook, move: Transition, seed: int, times: int = 2) -> None:
    """Check that a move that can be undone depends only on what its seat sees."""
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
    """Check that a guess at hidden information looks the same to its seat."""
    for seat in book.setup.everybody:
        seen = observe(book, state, seat)
        guess = determinize(book, seen, Random(seed))
        if observe(book, guess, seat) != seen:
            raise BrokenError(Message("check-guess", seat=seat))
        for invariant in book.invariants:
            for fault in invariant(book, guess):
                raise BrokenError(Message("check-guess-invariant", seat=seat, fault=fault))


def check_secrets(book: Rulebook, codec: Codec, state: GameState, seed: int, times: int = 3) -> None:
    """Check that states that differ only in hidden information look the same to a seat, byte by byte."""
    seen = observe(book, state, 0)
    texts = {
        json.dumps(codec.dump(observe(book, determinize(book, seen, Random(seed + number)), 0)))
        for number in range(times)
    }
    if texts != {json.dumps(codec.dump(seen))}:
        raise BrokenError(Message("check-secrets"))
