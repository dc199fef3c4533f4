"""Legal actions by the piece lifted and the place it is put, and the meaning of a gesture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

import attrs

from ..core.engine.action import Action, PlacingAction
from ..core.engine.play import apply, refusals
from ..core.engine.rulebook import Rulebook
from ..core.engine.state import GameState, PublicState
from ..core.places.gesture import Button, ByHand, Gesture, Press
from ..core.places.places import Face, Place
from ..core.values import Seat


class Lift(NamedTuple):
    """Pieces that are lifted together, and where they lie."""

    start: Place
    faces: tuple[Face, ...]


class Drop(NamedTuple):
    """Where something is put down, and whether with its other side up."""

    place: Place
    turned: bool


Ways = Mapping[tuple[str, ...], Action]
"""The action for each payment, the best first; () if nothing is paid."""


@attrs.frozen
class Moves:
    """The legal actions of a seat by gesture: lifting something, or a press."""

    lifts: Mapping[Lift, Mapping[Drop, Ways]]
    presses: Mapping[Press | Button, Action]

    @property
    def actions(self) -> Iterator[Action]:
        for drops in self.lifts.values():
            for ways in drops.values():
                yield from ways.values()
        yield from self.presses.values()

    def drops(self, start: Place, *faces: Face) -> Mapping[Drop, Ways]:
        """Return where pieces of one place may be put together; empty if they cannot be lifted together."""
        return self.lifts.get(Lift(start, tuple(sorted(faces, key=lambda face: face.rank))), {})

    def joining(self, start: Place, *faces: Face) -> frozenset[Face]:
        """Return the faces that can be lifted in addition for a legal action."""
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
    return state.decision is not None and state.decision.seat == seat


def promisable_of(
    book: Rulebook, state: GameState, seat: Seat, ahead: GameState, legal: Iterable[Action]
) -> Moves:
    """Return what a seat may promise of what becomes legal `ahead`, in the state in which it places tiles."""
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
    rule = book.rules_by_type[type(state.agenda[-1])][type(action)]
    return rule.handling.show(book, state, seat, action)


def turn_by_hand(book: Rulebook, state: GameState, actions: Iterable[Action]) -> tuple[ByHand, ...]:
    """Return the gestures by which the deciding seat takes actions, as long as it decides."""
    decision = state.decision
    done: list[ByHand] = []
    for action in actions:
        if decision is None or state.decision is None or state.decision.seat != decision.seat:
            break
        done.append(shown_by_hand(book, state, decision.seat, action))
        state = apply(book, state, action).after
    return tuple(done)


def read(book: Rulebook, state: PublicState, seat: Seat, done: ByHand) -> Action | None:
    """Return the action that a gesture means, legal or not; None if it means none."""
    decision = state.decision
    if decision is None or not decides(state, seat):
        return None
    for rule in book.actions[type(decision)]:
        action = rule.handling.read(book, state, seat, done)
        if action is not None:
            return action
    return None


def leaving(book: Rulebook, state: PublicState) -> Action | None:
    """Return the action that only leaves the decision, such as ending the turn; None if there is none."""
    decision = state.decision
    if decision is None:
        return None
    rules = (rule for rule in book.actions[type(decision)] if rule.type.leaves)
    return next((action for rule in rules for action in rule.offer(book, state, decision.seat)), None)
