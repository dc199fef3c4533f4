"""Numbers of action sequences from fixed deals: any change of a rule moves one of them."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.core.play import legal_actions, play, start
from alhambra_desktop.model.core.rulebook import Rulebook
from alhambra_desktop.model.core.state import GameState
from tests.scenarios.board import rules_for


def perft(book: Rulebook, state: GameState, depth: int) -> int:
    """How many sequences of so many actions there are."""
    actions = legal_actions(book, state)
    if depth == 1:
        return len(actions)
    return sum(perft(book, play(book, state, action).after, depth - 1) for action in actions)


COUNTS = {
    (2, 1): (9, 19, 91, 141, 643),
    (2, 7): (6, 12, 29, 101, 231),
    (3, 1): (5, 6, 30, 74, 212),
    (3, 4): (5, 10, 31, 63, 256),
    (4, 2): (6, 14, 43, 58, 190),
    (6, 5): (6, 9, 34, 95, 208),
}


@pytest.mark.parametrize(("seats", "seed", "counts"), [(*key, counts) for key, counts in COUNTS.items()])
def test_the_number_of_action_sequences(seats, seed, counts):
    book = rules_for(seats, seed)
    state = start(book).after
    assert tuple(perft(book, state, depth) for depth in range(1, len(counts) + 1)) == counts
