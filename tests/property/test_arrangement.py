"""Arrangements: after every event the pieces lie as the state at that moment says."""

from __future__ import annotations

import pytest

from .folding import book_of, check_game

GAMES = 9


@pytest.mark.parametrize("number", range(GAMES))
def test_after_every_event_the_table_looks_as_it_is_observed(number, monkeypatch):
    counts = check_game(book_of(number), number, monkeypatch)
    assert counts["folds"] > 400
