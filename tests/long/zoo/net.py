"""The zoo's net: two layers of rectifiers, its file, and its fit (Adam, squared error)."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import attrs
import numpy as np

from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook

from .features import INPUTS, POINTS, Array

FOLDER: Final = Path(__file__).parent / "nets"
UNITS: Final = (INPUTS, 64, 32, 1)

BATCH: Final = 256
RATE: Final = 1e-3
DECAYS: Final = (0.9, 0.999)


@attrs.frozen
class Net:
    """Weights and biases, layer by layer."""

    layers: tuple[Array, ...]

    @classmethod
    def fresh(cls, rng: np.random.Generator) -> Net:
        """Return an untrained net (He's initialization)."""
        layers: list[Array] = []
        for before, after in pairwise(UNITS):
            layers.append(rng.normal(0, np.sqrt(2 / before), (before, after)).astype(np.float32))
            layers.append(np.zeros(after, np.float32))
        return cls(tuple(layers))

    def value(self, inputs: Array) -> Array:
        """Return the expected future points against the others, for each row of inputs."""
        first, one, second, two, third, three = self.layers
        hidden = np.maximum(inputs @ first + one, 0)
        hidden = np.maximum(hidden @ second + two, 0)
        found: Array = (hidden @ third + three)[:, 0] * np.float32(POINTS)
        return found

    def save(self, path: Path) -> None:
        """Write the weights in half precision, which is sufficient."""
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(path, *[layer.astype(np.float16) for layer in self.layers])

    @classmethod
    def load(cls, path: Path) -> Net:
        """Read a net from a file."""
        with np.load(path, allow_pickle=False) as kept:
            return cls(tuple(kept[f"arr_{i}"].astype(np.float32) for i in range(2 * len(UNITS) - 2)))


@lru_cache
def net_for(seats: int) -> Net:
    """Return the net for a number of seats, or for the largest smaller number that has one.

    The inputs are the same for every number of seats.
    """
    most = max(number for number in range(2, seats + 1) if (FOLDER / f"{number}.npz").exists())
    return Net.load(FOLDER / f"{most}.npz")


def net_at(book: Rulebook) -> Net | None:
    """Return the net for a table; None if it is not the base game, with or without Dirk."""
    return net_for(len(book.setup.seats)) if {*book.installed} <= {"alhambra", "dirk"} else None


def fitted(net: Net, inputs: Array, targets: Array, rng: np.random.Generator, epochs: int) -> Net:
    """Train a net for some epochs with Adam and a rate that falls to a tenth; the targets are points."""
    layers = [layer.copy() for layer in net.layers]
    means, squares = [np.zeros_like(one) for one in layers], [np.zeros_like(one) for one in layers]
    steps, step = epochs * (len(inputs) // BATCH), 0
    for _ in range(epochs):
        order = rng.permutation(len(inputs))
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            some = order[begin : begin + BATCH]
            rate, step = RATE * 0.1 ** (step / steps), step + 1
            slopes = _slopes(layers, inputs[some], targets[some] / np.float32(POINTS))
            for i, slope in enumerate(slopes):
                means[i] = DECAYS[0] * means[i] + (1 - DECAYS[0]) * slope
                squares[i] = DECAYS[1] * squares[i] + (1 - DECAYS[1]) * slope**2
                mean, square = means[i] / (1 - DECAYS[0] ** step), squares[i] / (1 - DECAYS[1] ** step)
                layers[i] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
    return Net(tuple(layers))


def _slopes(layers: list[Array], inputs: Array, targets: Array) -> list[Array]:
    """Return the gradient of the mean squared error by back-propagation."""
    first, one, second, two, third, three = layers
    low = np.maximum(inputs @ first + one, 0)
    high = np.maximum(low @ second + two, 0)
    error = ((high @ third + three)[:, 0] - targets)[:, None] * np.float32(2 / len(inputs))
    back_high = (error @ third.T) * (high > 0)
    back_low = (back_high @ second.T) * (low > 0)
    return [
        inputs.T @ back_low,
        back_low.sum(0),
        low.T @ back_high,
        back_high.sum(0),
        high.T @ error,
        error.sum(0),
    ]
