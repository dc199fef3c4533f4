"""Comparison of gradients with finite differences of the loss."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import pytest

Weights = Mapping[str, np.ndarray]

SMALL = 1e-6


def assert_slopes(slopes: Weights, weights: Weights, loss: Callable[[Weights], float], near: float) -> None:
    """Check the gradient of four random weights of each array."""
    assert slopes.keys() == weights.keys()
    rng = np.random.default_rng(1)
    for name, slope in slopes.items():
        for _ in range(4):
            place = tuple(rng.integers(size) for size in slope.shape)
            moved = []
            for step in (SMALL, -SMALL):
                others = {key: array.copy() for key, array in weights.items()}
                others[name][place] += step
                moved.append(loss(others))
            assert (moved[0] - moved[1]) / (2 * SMALL) == pytest.approx(slope[place], abs=near)
