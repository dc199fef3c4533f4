"""Many random games in which every event must lead from one arrangement to the next."""

from __future__ import annotations

import os

import pytest

from tests.property.folding import book_of, check_game

GAMES = int(os.environ.get("ALHAMBRA_FOLDED_GAMES", "60"))


@pytest.mark.long
@pytest.mark.parametrize("number", range(100, 100 + GAMES))
def test_after_every_event_the_table_looks_as_it_is_observed(number):
    counts = check_game(book_of(number), number)
    assert counts["folds"] > 0
