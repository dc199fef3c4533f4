"""Finds the legal actions for each piece, the action that a gesture means, and the rules that it breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from ..core.engine.action import Action, PlacingAction
from ..core.engine.play import apply, refusals
from ..core.engine.rulebook import Rulebook
from ..core.engine.state import GameState, PublicState
from ..core.engine.step import ChooseAction, Placing
from ..core.frozen import frozen
from ..core.geometry.placement import BrokenRule, Refusal
from ..core.places.gesture import Button, ByHand, Gesture, Press
from ..core.places.places import Face, Place, seat_of
from ..core.values import Seat
from ..core.words.message import Message


class Lift(NamedTuple):
    start: Place
    faces: tuple[Face, ...]


class Drop(NamedTuple):
    place: Place
    turned: bool


Ways = Mapping[tuple[str, ...], Action]
"""Maps payments to actions, best payment first. The payment ``()`` means that nothing is paid."""


@frozen
class Moves:
    lifts: Mapping[Lift, Mapping[Drop, Ways]]
    presses: Mapping[Press | Button, Action]

    @property
    def actions(self) -> Iterator[Action]:
        for drops in self.lifts.values():
            for ways in drops.values():
                yield from ways.values()
        yield from self.presses.values()

    def drops(self, start: Place, *faces: Face) -> Mapping[Drop, Ways]:
        return self.lifts.get(Lift(start, tuple(sorted(faces, key=lambda face: face.rank))), {})

    def joining(self, start: Place, *faces: Face) -> frozenset[Face]:
        """Return the faces of further pieces that can be lifted with `faces` for a legal action."""
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
    """Return those actions in `legal` that a seat can promise; `legal` belongs to the later state `ahead`.

    A seat can promise all placing actions. If an accompanying action (`Action.beside`) is not legal yet,
    a seat can promise it, too.
    """
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
    """Return the gestures with which the deciding seat takes the actions; stop when another seat decides."""
    decision = state.decision
    done: list[ByHand] = []
    for action in actions:
        if decision is None or state.decision is None or state.decision.seat != decision.seat:
            break
        done.append(shown_by_hand(book, state, decision.seat, action))
        state = apply(book, state, action).after
    return tuple(done)


def read(book: Rulebook, state: PublicState, seat: Seat, done: ByHand) -> Action | None:
    """Return the action that a gesture means, even if it is illegal, or None if it means no action."""
    decision = state.decision
    if decision is None or not decides(state, seat):
        return None
    for rule in book.actions[type(decision)]:
        action = rule.handling.read(book, state, seat, done)
        if action is not None:
            return action
    return None


def leaving(book: Rulebook, state: PublicState) -> Action | None:
    """Return the legal action that does nothing but end the decision (`Action.leaves`), or None."""
    decision = state.decision
    if decision is None:
        return None
    rules = (rule for rule in book.actions[type(decision)] if rule.type.leaves)
    return next((action for rule in rules for action in rule.offer(book, state, decision.seat)), None)


NOT_YOURS = BrokenRule("", Message("not-your-turn"), Message("not-your-turn-why"))
NO_ACTION = BrokenRule("B-11", Message("no-action-left"), Message("no-action-left-why"))
ONLY_TO_RESERVE = BrokenRule("B-15", Message("only-to-reserve"), Message("only-to-reserve-why"))
ANSWER_FIRST = BrokenRule("", Message("not-now"), Message("answer-first"))


def why_nothing(state: PublicState, seat: Seat) -> Refusal:
    decision = state.decision
    if decision is None or decision.seat != seat:
        return (NOT_YOURS,)
    if decision.asked is None or isinstance(decision, ChooseAction | Placing):
        return (NO_ACTION,)
    return (ANSWER_FIRST,)


def why_not(book: Rulebook, state: GameState, seat: Seat, done: ByHand) -> Refusal | None:
    """Return the rules that a gesture breaks, or None if the gesture stands for no action."""
    action = read(book, state, seat, done)
    return None if action is None else refusals(book, state, action)


def why_not_lift(
    book: Rulebook, state: GameState, seat: Seat, lift: Lift, spend: tuple[str, ...], places: Iterable[Place]
) -> Refusal:
    """Return the rules that forbid every drop of a lifted piece on `places`.

    - If no drop stands for an action, return the result of `why_nothing`.
    - If the same rules forbid all drops, return these rules.
    - If a drop is legal or the piece belongs to a seat, return ``()``.
    - Otherwise, return the rule that forbids the most drops.
    """
    found: list[Refusal] = []
    for place in places:
        for paid in dict.fromkeys((spend, ())):
            broken = why_not(book, state, seat, Gesture(lift.faces, lift.start, place, spend=paid))
            if broken is not None:
                found.append(broken)
                break
    if not found:
        return why_nothing(state, seat)
    if all(broken == found[0] for broken in found):
        return found[0]
    return (_fits_nowhere(found),) if seat_of(lift.start) is None and all(found) else ()


def _fits_nowhere(refusals: Iterable[Refusal]) -> BrokenRule:
    rules = Counter((broken[0].rule, broken[0].explanation) for broken in refusals)
    (rule, explanation), _ = rules.most_common(1)[0]
    return BrokenRule(rule, Message("fits-nowhere"), explanation)
