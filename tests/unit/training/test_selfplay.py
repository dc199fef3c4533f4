from __future__ import annotations

import numpy as np
import pytest

from alhambra_desktop.model.players.features import POINTS
from alhambra_desktop.model.players.games import Game
from alhambra_desktop.model.players.net import fresh
from alhambra_desktop.model.players.skill.levels import lead_of
from alhambra_desktop.model.workshop.training.rounds import SelfPlayGame, play_for_samples
from tests.sweeps import swept

GAME = Game(0, ("builder", "builder", "builder"), 17)


def test_targets_without_a_net_are_the_final_leads() -> None:
    samples = play_for_samples(SelfPlayGame(GAME, None, 1.0, 0.7))
    margins = {round(lead_of(samples.scores, seat) / POINTS, 4) for seat in range(3)}
    assert {round(float(value), 4) for value in samples.targets[:, 0]} == margins
    assert len(samples.positions) == len(samples.targets) > 60


def test_targets_with_a_net_include_its_evaluations() -> None:
    net = fresh(2).packed()
    believing, waiting = (play_for_samples(SelfPlayGame(GAME, net, 1.0, trust)) for trust in (0.5, 1.0))
    assert believing.scores == waiting.scores
    assert np.array_equal(believing.positions.table, waiting.positions.table)
    margins = {round(lead_of(waiting.scores, seat) / POINTS, 4) for seat in range(3)}
    assert {round(float(value), 4) for value in waiting.targets[:, 0]} == margins
    assert len(np.unique(believing.targets[:, 0])) > 40
    assert (believing.targets[:, 1] >= 0).all()
    assert (believing.targets[:, 1] <= 1).all()


@pytest.mark.sweep
def test_simulated_plans_add_samples() -> None:
    net = fresh(2).packed()
    task = SelfPlayGame(GAME, net, 0.0, 0.7, tried=0.1, worlds=2)
    samples = play_for_samples(task)
    tried = np.isnan(samples.targets[:, 1])
    assert 10 <= tried.sum() < len(tried)
    assert not tried[: (~tried).sum()].any()
    assert np.isfinite(samples.targets[:, 0]).all()
    assert np.array_equal(samples.targets, play_for_samples(task).targets, equal_nan=True)


def test_self_play_games_are_reproducible() -> None:
    once, again = (play_for_samples(SelfPlayGame(GAME, None, 2.0, 0.7)) for _ in range(2))
    assert once.scores == again.scores
    assert np.array_equal(once.targets, again.targets)


@pytest.mark.parametrize("game", swept(["granada", "alhambra+granada"], "granada".__eq__))
def test_other_games_also_give_samples(game: str) -> None:
    samples = play_for_samples(SelfPlayGame(Game(0, ("builder", "builder"), 3, game), None, 0.0, 0.7))
    assert len(samples.positions) > 20
