"""Every rule that a gesture breaks, wherever it is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..core.engine.play import refusals
from ..core.engine.rulebook import Rulebook
from ..core.engine.state import GameState, PublicState
from ..core.engine.step import ChooseAction, Placing
from ..core.geometry.broken_rule import BrokenRule, Refusal
from ..core.places.gesture import ByHand, Gesture
from ..core.places.places import Place, seat_of
from ..core.values import Seat
from ..core.words.message import Message
from .moves import Lift, read

NOT_YOURS = BrokenRule("", Message("not-your-turn"), Message("not-your-turn-why"))
NO_ACTION = BrokenRule("B-11", Message("no-action-left"), Message("no-action-left-why"))
ONLY_TO_RESERVE = BrokenRule("B-15", Message("only-to-reserve"), Message("only-to-reserve-why"))
ANSWER_FIRST = BrokenRule("", Message("not-now"), Message("answer-first"))


def why_nothing(state: PublicState, seat: Seat) -> Refusal:
    """Return why a seat can do nothing of a kind at the current decision."""
    decision = state.decision
    if decision is None or decision.seat != seat:
        return (NOT_YOURS,)
    if decision.asked is None or isinstance(decision, ChooseAction | Placing):
        return (NO_ACTION,)
    return (ANSWER_FIRST,)


def why_not(book: Rulebook, state: GameState, seat: Seat, done: ByHand) -> Refusal | None:
    """Return every rule that a gesture breaks, empty if legal; None if it means nothing."""
    action = read(book, state, seat, done)
    return None if action is None else refusals(book, state, action)


def why_not_lift(
    book: Rulebook, state: GameState, seat: Seat, lift: Lift, spend: tuple[str, ...], places: Iterable[Place]
) -> Refusal:
    """Return the rules that a piece breaks on all of some places, so that lifting it is pointless.

    Empty if it depends on the place. A piece for sale that fits nowhere needs no lifting whatever the places
    break.
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


def _fits_nowhere(found: Iterable[Refusal]) -> BrokenRule:
    rules = Counter((broken[0].rule, broken[0].explanation) for broken in found)
    (rule, explanation), _ = rules.most_common(1)[0]
    return BrokenRule(rule, Message("fits-nowhere"), explanation)
