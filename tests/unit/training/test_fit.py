from __future__ import annotations

import numpy as np
import pytest

from alhambra_desktop.model.players.net import Batch, Net, batch, fresh
from alhambra_desktop.model.workshop.training.fit import FitSettings, fitted, gradients, joined, losses
from tests.unit.opponents.test_net import some
from tests.unit.training.slopes import assert_slopes

VICTORY = 0.3


def targets(positions: Batch) -> np.ndarray:
    """Return targets that can be learned, because they depend on two features."""
    margin = positions.table[:, 3] - positions.types[:, :, 2].sum(axis=1)
    return np.stack((margin, (margin > 0).astype(float)), axis=1)


def loss(net: Net, positions: Batch, wanted: np.ndarray) -> float:
    error, entropy = losses(net, positions, wanted)
    return error + VICTORY * entropy


def test_gradients_match_finite_differences_of_the_loss() -> None:
    net, positions = fresh(5), batch([*some(20, 6), *some(10, 9)])
    wanted = targets(positions)
    slopes = gradients(net, positions, wanted, VICTORY)
    assert_slopes(slopes, net.weights, lambda weights: loss(Net(weights), positions, wanted), 1e-5)


def test_an_unknown_victory_does_not_affect_gradients() -> None:
    net, positions = fresh(5), batch(some(20, 6))
    wanted = targets(positions)
    without = gradients(net, positions, wanted, 0.0)
    wanted[:, 1] = np.nan
    slopes = gradients(net, positions, wanted, VICTORY)
    assert all(np.array_equal(slopes[name], without[name]) for name in slopes)


def test_fitting_learns_and_is_reproducible() -> None:
    seen, unseen = batch(some(1500, 6)), batch(some(300, 6, seed=2))
    net = fresh(5)
    before = loss(net, unseen, targets(unseen))
    once = fitted(net, seen, targets(seen), FitSettings(passes=60), seed=7)
    assert loss(once, unseen, targets(unseen)) < 0.2 * before
    again = fitted(net, seen, targets(seen), FitSettings(passes=60), seed=7)
    assert all(np.array_equal(once.weights[name], again.weights[name]) for name in once.weights)


def test_batches_of_different_games_are_joined() -> None:
    few, many = batch(some(2, 6)), batch(some(3, 15))
    both = joined([few, many])
    assert both.types.shape[:2] == (5, 15)
    assert both.mask.sum() == 2 * 6 + 3 * 15
    assert fresh(5).answers(both)[:2] == pytest.approx(fresh(5).answers(few))
