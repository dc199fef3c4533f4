"""Positions from games for tests of computer players."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from alhambra_desktop.model.players.continuations import QUICK
from alhambra_desktop.model.players.games import random_action
from alhambra_desktop.model.players.plan_ranking import PlanRanker
from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.option import Value
from alhambra_desktop.model.rules.core.engine.play import apply, play, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, make_setup, rulebook

MODULES = tuple(module.id for module in CHOOSABLE)

RULE_SETS = (
    *(("alhambra", (module,)) for module in MODULES),
    ("alhambra", MODULES),
    ("granada", ()),
    ("granada", ("vizier",)),
    ("alhambra+granada", ()),
    ("alhambra+granada", ("vizier",)),
)
"""Games with modules: each module alone, all modules together, and the other foundations."""


def book_for(
    seats: int,
    seed: int,
    options: dict[str, Value] | None = None,
    game: str = "alhambra",
    modules: tuple[str, ...] = (),
) -> Rulebook:
    people = [SeatSetup(f"Seat {i}", COLOURS[i], "computer", "builder") for i in range(seats)]
    return rulebook(make_setup(people, seed, game, modules, options))


def after_turns(book: Rulebook, turns: int) -> GameState:
    """Return the state after this many sensible turns, or the end of the game."""
    known, state = _turns(book), start(book).after
    for number in range(turns):
        if state.decision is None:
            break
        if number == len(known):
            evaluator = PlanRanker().evaluator(book, state, state.decision.seat)
            known.append(PlanRanker().ranked(evaluator, QUICK)[0].actions)
        for action in known[number]:
            state = apply(book, state, action).after
    return state


@lru_cache(maxsize=256)
def _turns(book: Rulebook) -> list[tuple[Action, ...]]:
    """Return the list of a game's sensible turns, which `after_turns` extends for all tests."""
    return []


def after_nonsense(book: Rulebook, actions: int, seed: int) -> GameState:
    """Return the state after this many random actions, mostly in the middle of a turn."""
    rng = Random(seed)
    state = start(book).after
    for _ in range(actions):
        if state.decision is None:
            break
        state = play(book, state, random_action(book, state, rng)).after
    return state
