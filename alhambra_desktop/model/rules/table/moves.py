"""Moves: the legal actions by what is lifted and where it is put down, and the meaning of a gesture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

import attrs

from ..core.engine.action import Action, PlacingAction
from ..core.engine.observation import PublicState
from ..core.engine.play import apply, refusals
from ..core.engine.rulebook import Rulebook
from ..core.engine.state import GameState
from ..core.places.gesture import Button, ByHand, Gesture, Press
from ..core.places.places import Face, Place
from ..core.values import Seat


class Lift(NamedTuple):
    """What is lifted together, and where it lies."""

    start: Place
    faces: tuple[Face, ...]


class Drop(NamedTuple):
    """Where something is put down, and whether with its other side up."""

    place: Place
    turned: bool


Ways = Mapping[tuple[str, ...], Action]
"""The action for each way to pay, the best way first; nothing is paid for most, then there is one way, ()."""


@attrs.frozen
class Moves:
    """Every legal action of a seat by hand: those for which something is lifted, and those by a press."""

    lifts: Mapping[Lift, Mapping[Drop, Ways]]
    presses: Mapping[Press | Button, Action]

    @property
    def actions(self) -> Iterator[Action]:
        """All the actions."""
        for drops in self.lifts.values():
            for ways in drops.values():
                yield from ways.values()
        yield from self.presses.values()

    def drops(self, start: Place, *faces: Face) -> Mapping[Drop, Ways]:
        """Where pieces of one place may be put down; nowhere where they cannot be lifted together."""
        return self.lifts.get(Lift(start, tuple(sorted(faces, key=lambda face: face.rank))), {})

    def joining(self, start: Place, *faces: Face) -> frozenset[Face]:
        """What may be lifted, too, beside pieces of the same place: with them it is in something legal."""
        wanted = Counter(faces)
        found = set[Face]()
        for lift in self.lifts:
            if lift.start == start and len(lift.faces) > len(faces):
                rest = Counter(lift.faces)
                if wanted <= rest:
                    found.update(rest - wanted)
        return frozenset(found)


NO_MOVES: Final = Moves({}, {})


def decides(state: PublicState, seat: Seat) -> bool:
    """True where it is a seat's turn to decide."""
    return state.decision is not None and state.decision.seat == seat


def promisable_of(
    book: Rulebook, state: GameState, seat: Seat, ahead: GameState, legal: Iterable[Action]
) -> Moves:
    """What a seat may promise, of what is legal ``ahead``: in the state in which it places tiles."""
    return moves_of(
        book,
        ahead,
        seat,
        (
            action
            for action in legal
            if isinstance(action, PlacingAction) or (action.beside and refusals(book, state, action))
        ),
    )


def moves_of(book: Rulebook, state: PublicState, seat: Seat, actions: Iterable[Action]) -> Moves:
    """Some actions of a seat, by hand."""
    lifts: dict[Lift, dict[Drop, dict[tuple[str, ...], Action]]] = {}
    presses: dict[Press | Button, Action] = {}
    for action in actions:
        done = shown_by_hand(book, state, seat, action)
        if isinstance(done, Gesture):
            drops = lifts.setdefault(Lift(done.start, done.lift), {})
            drops.setdefault(Drop(done.drop, done.turned), {})[done.spend] = action
        else:
            presses[done] = action
    return Moves(lifts, presses)


def shown_by_hand(book: Rulebook, state: PublicState, seat: Seat, action: Action) -> ByHand:
    """What a seat does by hand to take an action that it may take now."""
    rule = book.rules_by_type[type(state.agenda[-1])][type(action)]
    return rule.handling.show(book, state, seat, action)


def turn_by_hand(book: Rulebook, state: GameState, actions: Iterable[Action]) -> tuple[ByHand, ...]:
    """What the seat to decide does by hand to take actions one after the other, while it decides."""
    decision = state.decision
    done: list[ByHand] = []
    for action in actions:
        if decision is None or state.decision is None or state.decision.seat != decision.seat:
            break
        done.append(shown_by_hand(book, state, decision.seat, action))
        state = apply(book, state, action).after
    return tuple(done)


def read(book: Rulebook, state: PublicState, seat: Seat, done: ByHand) -> Action | None:
    """The action that a seat means by what it does by hand, legal or not; None where it means none."""
    decision = state.decision
    if decision is None or not decides(state, seat):
        return None
    for rule in book.actions[type(decision)]:
        action = rule.handling.read(book, state, seat, done)
        if action is not None:
            return action
    return None


def leaving(book: Rulebook, state: PublicState) -> Action | None:
    """What only leaves the decision of the moment, such as ending the turn; None where it may not be left."""
    decision = state.decision
    if decision is None:
        return None
    rules = (rule for rule in book.actions[type(decision)] if rule.type.leaves)
    return next((action for rule in rules for action in rule.offer(book, state, decision.seat)), None)
