"""Checks that every action's gesture is possible and read as that action."""

from __future__ import annotations

from collections import Counter

from ..rules.core.engine.action import Action
from ..rules.core.engine.hidden import observe
from ..rules.core.engine.play import legal_actions
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import GameState
from ..rules.core.places.gesture import Button, ByHand, Press
from ..rules.core.places.places import Arrangement, CardFace, Hand
from ..rules.core.values import Seat
from ..rules.core.words.message import Message
from ..rules.table.arrangement import arrangement
from ..rules.table.moves import shown_by_hand
from .broken import BrokenError


def meanings(book: Rulebook, state: GameState, seat: Seat, done: ByHand) -> list[Action]:
    """Return every action that a gesture could mean."""
    rules = book.actions[type(state.agenda[-1])]
    read_by_all = (rule.handling.read(book, state, seat, done) for rule in rules)
    return [action for action in read_by_all if action is not None]


def seen_by(book: Rulebook, state: GameState, seat: Seat) -> Arrangement:
    return arrangement(book, observe(book, state, seat))


def lies_there(table: Arrangement, seat: Seat, done: ByHand) -> bool:
    """Return whether everything that a gesture uses lies at its place."""
    if isinstance(done, Button):
        return True
    if isinstance(done, Press):
        return done.piece in [piece.face for piece in table.at(done.place)]
    there = Counter(piece.face for piece in table.at(done.start))
    hand = Counter(piece.face for piece in table.at(Hand(seat)))
    return Counter(done.lift) <= there and Counter(map(CardFace, done.spend)) <= hand


def check_handling(book: Rulebook, state: GameState, seat: Seat) -> Counter[type[Action]]:
    """Check the gesture of every legal action, and return the number of actions by kind."""
    legal, lying = legal_actions(book, state), seen_by(book, state, seat)
    for action in legal:
        done = shown_by_hand(book, state, seat, action)
        found = meanings(book, state, seat, done)
        if found != [action]:
            read = ", ".join(map(repr, found)) or "None"
            raise BrokenError(Message("check-gesture-read", action=repr(action), read=read))
        if not lies_there(lying, seat, done):
            raise BrokenError(Message("check-gesture-lift", action=repr(action), gesture=repr(done)))
    return Counter(map(type, legal))
