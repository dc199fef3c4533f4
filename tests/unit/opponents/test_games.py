"""Whole games between computer players without a window."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.players import games
from alhambra_desktop.model.players.games import RANDOM, Game, play_game, random_action
from alhambra_desktop.model.players.process.protocol import seed_of
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import play, start
from alhambra_desktop.model.rules.core.engine.shuffle import source
from alhambra_desktop.model.rules.modules.registry import rulebook
from tests.unit.opponents.tables import MODULES


@pytest.mark.parametrize(
    ("game", "scores"), [("granada", (79, 76, 81)), ("alhambra+granada", (223, 91, 263))]
)
def test_a_seed_always_gives_the_same_game(game, scores):
    played = play_game(Game(0, (RANDOM,) * 3, 7, game, deterministic=True), lambda: 0.0)
    assert played.scores == scores
    assert not all(event.counted for event in played.events)


def test_each_decision_has_its_own_random_source(monkeypatch):
    """Even after a decline, which may emit no event; viziers and bonus cards are often declined."""
    drawn = []
    monkeypatch.setattr(games, "source", lambda *place: drawn.append(place) or source(*place))
    play_game(Game(0, (RANDOM,) * 4, 7, "alhambra", MODULES, deterministic=True), lambda: 0.0)
    assert len(drawn) == len(set(drawn)) > 300


def test_each_decision_has_its_own_observation_seed():
    book = rulebook(Game(0, ("builder",) * 3, 7, "alhambra", MODULES).setup())
    state, seeds, number = start(book).after, [], 0
    while (decision := state.decision) is not None:
        seeds.append(seed_of(codec_for(book).dump(observe(book, state, decision.seat))))
        state = play(book, state, random_action(book, state, source(3, number))).after
        number += 1
    assert len(seeds) == len(set(seeds)) > 300
