"""Numbers of action sequences from fixed positions; a change of a rule changes one of them."""

from __future__ import annotations

from random import Random

import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    AddFromReserve,
    KeepInReserve,
    RemoveToReserve,
    SwapWithReserve,
)
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from tests.scenarios.board import rules_for

SELDOM = (AddFromReserve, KeepInReserve, RemoveToReserve, SwapWithReserve)
"""Actions that add no bought tile to a city; `later` chooses them only if nothing else is possible."""


def perft(book: Rulebook, state: GameState, depth: int) -> int:
    """Return the number of sequences of ``depth`` actions."""
    actions = legal_actions(book, state)
    if depth == 1:
        return len(actions)
    return sum(perft(book, play(book, state, action).after, depth - 1) for action in actions)


def counts_from(book: Rulebook, state: GameState, depth: int) -> tuple[int, ...]:
    """Return the numbers of sequences for each length up to ``depth``."""
    return tuple(perft(book, state, length) for length in range(1, depth + 1))


def later(book: Rulebook, turn: int) -> GameState:
    """Return the start of a turn, reached by random choices that ignore the order of the legal actions."""
    rng = Random(1)
    state = start(book).after
    while state.turn < turn or not isinstance(state.decision, ChooseAction):
        kinds: dict[str, list] = {}
        for action in sorted(legal_actions(book, state), key=repr):
            kinds.setdefault(type(action).__name__, []).append(action)
        names = sorted(name for name, found in kinds.items() if not isinstance(found[0], SELDOM))
        state = play(book, state, rng.choice(kinds[rng.choice(names or sorted(kinds))])).after
    return state


COUNTS = {
    (2, 1): (9, 19, 91, 141, 643),
    (2, 7): (6, 12, 29, 101, 231),
    (3, 1): (5, 6, 30, 74, 212),
    (3, 4): (5, 10, 31, 63, 256),
    (4, 2): (6, 14, 43, 58, 190),
    (6, 5): (6, 9, 34, 95, 208),
}


@pytest.mark.parametrize(("seats", "seed", "counts"), [(*key, counts) for key, counts in COUNTS.items()])
def test_counts_of_the_base_game_match(seats, seed, counts):
    book = rules_for(seats, seed)
    assert counts_from(book, start(book).after, len(counts)) == counts


EVERYTHING = tuple(module.id for module in CHOOSABLE)

RULE_SETS = [
    ("alhambra", ("vizier",), 7, (7, 15, 32, 40), 12, (9, 21, 70, 176, 328, 929)),
    ("alhambra", ("camps",), 19, (6, 8, 36, 104), 40, (9, 27, 143, 439, 2327)),
    ("alhambra", ("bazaars",), 25, (6, 12, 45, 88), 40, (10, 17, 97, 556, 3522)),
    ("alhambra", ("falconers",), 6, (5, 9, 49, 73), 40, (11, 36, 467, 1182, 8602)),
    ("alhambra", ("bureaux",), 29, (5, 7, 27, 70), 40, (13, 28, 167, 466, 2323)),
    ("alhambra", ("bonus_cards",), 27, (10, 20, 115, 169), 40, (14, 27, 180, 588, 2304)),
    ("alhambra", ("huts",), 25, (12, 44, 135, 579), 12, (14, 61, 293, 1454, 4848)),
    ("alhambra", EVERYTHING, 18, (16, 32, 32, 41), 20, (19, 33, 33, 34, 169, 986, 3324)),
    ("granada", (), 11, (7, 14, 41, 199), 40, (15, 29, 355, 776, 8483)),
    ("granada", ("vizier",), 7, (7, 22, 99, 172), 20, (14, 28, 40, 212, 561)),
    ("alhambra+granada", (), 11, (11, 20, 66, 329), 20, (12, 60, 354, 1398, 7892)),
    ("alhambra+granada", ("vizier",), 19, (9, 31, 113, 308), 40, (9, 9, 129, 264, 1992)),
]
"""Game, modules, seed for three seats, counts from the start, a turn, counts from that turn.

Seeds and turns are chosen to include actions of the rule set.
"""


@pytest.mark.parametrize(
    ("game", "modules", "seed", "at_first", "turn", "then"),
    RULE_SETS,
    ids=["+".join((game, *modules)) for game, modules, *_ in RULE_SETS],
)
def test_counts_of_every_rule_set_match(game, modules, seed, at_first, turn, then):
    book = rules_for(3, seed, game, modules)
    assert counts_from(book, start(book).after, len(at_first)) == at_first
    assert counts_from(book, later(book, turn), len(then)) == then
