"""Moments of self-play by architects at which one plan stands out for the net."""

from __future__ import annotations

from typing import Final

import attrs

from ...learning.puzzles.puzzle import Deal
from ...players.plan import Plan
from ...players.players import ranker_of
from ...players.skill.levels import ANALYST, level
from ...rules.core.engine.action import Action, EndTurn, PlacingAction
from ...rules.core.engine.hidden import determinize, observe
from ...rules.core.engine.play import foreseen, start
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.setup import Setup
from ...rules.core.engine.shuffle import below, shuffled, source
from ...rules.core.engine.state import GameState, Observation
from ...rules.core.engine.step import ChooseAction
from ...rules.core.values import Seat
from ...rules.modules.registry import PRODUCTS, mix_fault, rulebook

DEALS: Final = 1000
"""Counter offset of a seed's table; its turns come before."""

SEATS: Final = (2, 3, 3, 4)
"""Numbers of seats, equally likely."""

WITH_MODULES: Final = 0.3
"""Share of games with modules."""

MOST_MODULES: Final = 2

PROMISING: Final = 1.5
"""Minimum lead in points over plans of all other themes."""

DEEDS: Final = 2
"""Minimum number of actions besides placing."""

LATE: Final = 0.75
"""Share of a game after which simulations are short; such moments are tried first."""

LATE_BONUS: Final = 5.0
"""Points that a late moment counts extra for ordering suspects."""


@attrs.frozen
class Suspect:
    """A moment at which one plan stands out: observation, best plan of each theme, and the gap."""

    place: int
    """The number of actions before it."""

    state: GameState
    seat: Seat
    ranked: tuple[Plan, ...]
    gap: float

    @property
    def best(self) -> Plan:
        return self.ranked[0]


@attrs.frozen
class PlayedGame:
    """A finished game and its suspects in trial order."""

    setup: Setup
    actions: tuple[Action, ...]
    turns: int
    suspects: tuple[Suspect, ...]


def dealt(seed: int) -> Deal:
    """Return the table of a seed."""
    rng = source(seed, DEALS)
    seats = SEATS[below(rng, len(SEATS))]
    modules: tuple[str, ...] = ()
    if rng.random() < WITH_MODULES:
        fitting = [
            one.id
            for one in PRODUCTS
            if not one.foundation and not one.automatic and mix_fault("alhambra", one) is None
        ]
        modules = tuple(shuffled(fitting, rng)[: 1 + below(rng, MOST_MODULES)])
    return Deal(seed, seats, 0, modules=modules)


def played(seed: int) -> PlayedGame:
    setup = dealt(seed).setup()
    book = rulebook(setup)
    state, actions, suspects = start(book).after, list[Action](), list[Suspect]()
    number = 0
    while (decision := state.decision) is not None:
        seen = observe(book, state, decision.seat)
        ranked = plans_of(book, seen, seed, number)
        number += 1
        if isinstance(decision, ChooseAction) and not decision.acted:
            found = Suspect(len(actions), state, decision.seat, best_of_themes(ranked), _gap(ranked))
            if found.gap >= PROMISING and deeds(found.best.actions) >= DEEDS:
                suspects.append(found)
        for move in foreseen(book, state, ranked[0].actions):
            assert move.action is not None
            actions.append(move.action)
            state = move.after
    suspects.sort(key=lambda one: (-_interest(one, state.turn), one.place))
    return PlayedGame(setup, tuple(actions), state.turn, tuple(suspects))


def plans_of(book: Rulebook, seen: Observation, seed: int, number: int) -> list[Plan]:
    """Return an architect's plans, best first; hidden information is drawn by the seed."""
    ranker = ranker_of(level(ANALYST), book)
    state = determinize(book, seen, source(seed, number))
    return ranker.ranked(ranker.evaluator(book, state, seen.seat))


def best_of_themes(ranked: list[Plan]) -> tuple[Plan, ...]:
    """Return the best plan of each theme, best first."""
    found: dict[object, Plan] = {}
    for plan in ranked:
        found.setdefault(plan.theme, plan)
    return tuple(found.values())


def deeds(actions: tuple[Action, ...]) -> int:
    """Return the number of actions besides placing and ending the turn."""
    return sum(not action.unsaid and not isinstance(action, (PlacingAction, EndTurn)) for action in actions)


def _gap(ranked: list[Plan]) -> float:
    other = next((plan for plan in ranked if plan.theme != ranked[0].theme), None)
    return 0.0 if other is None else ranked[0].value - other.value


def _interest(suspect: Suspect, turns: int) -> float:
    late = suspect.state.turn >= LATE * turns
    return suspect.gap + (LATE_BONUS if late else 0.0)
