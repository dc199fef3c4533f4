"""Fits a net to positions and targets by backpropagation, with the optimiser Adam."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...players.net import Batch, Net
from ...rules.core.frozen import frozen

Array = NDArray[Any]

BETA_1: Final = 0.9
BETA_2: Final = 0.999
SMALL: Final = 1e-8


@frozen
class FitSettings:
    """Settings of a fit, which goes through all positions ``passes`` times.

    The learning rate falls along a cosine curve from ``rate`` to a twentieth of ``rate``. In the loss, the
    squared error of leads has weight 1, and the cross-entropy of victories has weight ``victory``.
    """

    passes: int = 8
    batch: int = 256
    rate: float = 2e-3
    decay: float = 1e-4
    victory: float = 0.3


def joined(parts: Sequence[Batch]) -> Batch:
    most = max(part.types.shape[1] for part in parts)

    def filled(array: Array) -> Array:
        missing = most - array.shape[1]
        widths = [(0, 0), (0, missing)] + [(0, 0)] * (array.ndim - 2)
        return np.pad(array, widths) if missing else array

    return Batch(
        np.concatenate([filled(part.types) for part in parts]),
        np.concatenate([filled(part.mask) for part in parts]),
        np.concatenate([part.table for part in parts]),
    )


def losses(net: Net, positions: Batch, targets: Array) -> tuple[float, float]:
    """Return the mean squared error of leads, and the mean cross-entropy of shares in the victory.

    Unknown shares (NaN) are ignored.
    """
    answers = net.answers(positions)
    chance = 1 / (1 + np.exp(-answers[:, 1]))
    share = targets[:, 1]
    entropy = -(share * np.log(chance + 1e-9) + (1 - share) * np.log(1 - chance + 1e-9))
    return float(np.mean((answers[:, 0] - targets[:, 0]) ** 2)), float(np.nanmean(entropy))


def slopes_of_layers(
    weights: Mapping[str, Any], inputs: Array, first: Array, second: Array, wrong: Array
) -> tuple[dict[str, Array], Array]:
    """Return the gradients of all weights of the three layers, and the gradient at the first ReLU's input.

    `first` and `second` are the outputs of the first two layers. `wrong` is the gradient at the output of
    the third layer.
    """
    at_second = (wrong @ weights["last"].T) * (second > 0)
    at_first = (at_second @ weights["second"].T) * (first > 0)
    found = {
        "first": inputs.T @ at_first,
        "first_bias": at_first.sum(axis=0),
        "second": first.T @ at_second,
        "second_bias": at_second.sum(axis=0),
        "last": second.T @ wrong,
        "last_bias": wrong.sum(axis=0),
    }
    return found, at_first


def gradients(net: Net, positions: Batch, targets: Array, victory: float) -> dict[str, Array]:
    """Return the gradients of the loss.

    If the share in the victory is unknown for a position, only its lead contributes to the loss.
    """
    types, with_table, first, second, answers = net.layers(positions)
    count, w = len(positions), net.weights
    wrong = np.empty_like(answers)
    wrong[:, 0] = 2 * (answers[:, 0] - targets[:, 0]) / count
    wrong[:, 1] = np.nan_to_num(victory * (1 / (1 + np.exp(-answers[:, 1])) - targets[:, 1]) / count)
    dense, at_first = slopes_of_layers(w, with_table, first, second, wrong)
    at_sum = (at_first @ w["first"].T)[:, : types.shape[2]]
    at_types = (at_sum[:, None, :] * (types > 0)).reshape(-1, types.shape[2])
    rows = positions.types.reshape(-1, positions.types.shape[2])
    return {
        "types": rows.T @ at_types,
        "types_bias": at_types.sum(axis=0),
        **dense,
        "shortcut": positions.table.T @ wrong,
    }


def fitted(net: Net, positions: Batch, targets: Array, settings: FitSettings, seed: int) -> Net:
    """Return a new net, trained from `net` on n positions with targets of shape (n, 2)."""

    def slopes(weights: Mapping[str, Array], rows: Array) -> Mapping[str, Array]:
        return gradients(Net(weights), positions.part(rows), targets[rows], settings.victory)

    return Net(adam(net.weights, slopes, len(positions), settings, seed))


def adam(
    begun: Mapping[str, Array],
    gradients_at: Callable[[Mapping[str, Array], Array], Mapping[str, Array]],
    count: int,
    settings: FitSettings,
    seed: int,
) -> dict[str, Array]:
    """Return the weights after training with Adam from the weights `begun`.

    `gradients_at` takes weights and the row numbers of a batch, and returns gradients. `count` is the number
    of rows in the training data.
    """
    rng = np.random.default_rng(seed)
    weights = {name: np.array(array) for name, array in begun.items()}
    means = {name: np.zeros_like(array) for name, array in weights.items()}
    squares = {name: np.zeros_like(array) for name, array in weights.items()}
    steps = settings.passes * -(-count // settings.batch)
    step = 0
    for _ in range(settings.passes):
        order = rng.permutation(count)
        for begin in range(0, len(order), settings.batch):
            rows = order[begin : begin + settings.batch]
            slopes = gradients_at(weights, rows)
            step += 1
            rate = settings.rate * (0.05 + 0.95 * (1 + np.cos(np.pi * step / steps)) / 2)
            for name, slope in slopes.items():
                means[name] = BETA_1 * means[name] + (1 - BETA_1) * slope
                squares[name] = BETA_2 * squares[name] + (1 - BETA_2) * slope**2
                mean = means[name] / (1 - BETA_1**step)
                square = squares[name] / (1 - BETA_2**step)
                weights[name] -= rate * (mean / (np.sqrt(square) + SMALL) + settings.decay * weights[name])
    return weights
