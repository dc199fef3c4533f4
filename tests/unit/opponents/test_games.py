"""Whole games between computer players without a window."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.opponents.games import RANDOM, Game, play_game


@pytest.mark.parametrize(
    ("game", "scores"), [("granada", (79, 76, 81)), ("alhambra+granada", (223, 91, 263))]
)
def test_a_seed_stays_the_same_game_when_more_facts_are_told_of_it(game, scores):
    played = play_game(Game(0, (RANDOM,) * 3, 7, game, deterministic=True), lambda: 0.0)
    assert played.scores == scores
    assert not all(event.counted for event in played.events)
