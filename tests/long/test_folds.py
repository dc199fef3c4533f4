"""Folding every event gives the next arrangement, in many random games."""

from __future__ import annotations

import os

import pytest

from tests.property.folding import book_of, check_game

GAMES = int(os.environ.get("ALHAMBRA_FOLDED_GAMES", "60"))


@pytest.mark.long
@pytest.mark.parametrize("number", range(100, 100 + GAMES))
def test_the_folded_table_matches_the_observation_after_every_event(number):
    counts = check_game(book_of(number), number)
    assert counts["folds"] > 0
