"""Net: a small learned value of positions, and the files that it is kept in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from typing import Any, Final

import attrs
import numpy as np
from numpy.typing import NDArray

from .features import POINTS, TABLE_FEATURES, TYPE_FEATURES, Position
from .net_files import VERSION, NetError, file_name, net_content

Array = NDArray[Any]

SHAPES: Final = {"types": 24, "first": 64, "second": 32}
"""The units of the layers: the one that every type goes through, and the two that the table goes through."""

ANSWERS: Final = 2
"""The margin in units of ``POINTS``, and the log-odds of winning."""


@attrs.frozen(eq=False)
class Batch:
    """Positions as arrays: types (n, most types, features), mask (n, most types), table (n, features)."""

    types: Array
    mask: Array
    table: Array

    def __len__(self) -> int:
        return len(self.table)

    def part(self, rows: Array) -> Batch:
        """Some of the positions."""
        return Batch(self.types[rows], self.mask[rows], self.table[rows])


def batch(positions: Sequence[Position]) -> Batch:
    """The positions, filled up to the most types that one of them has."""
    most = max(len(position.types) for position in positions)
    types = np.zeros((len(positions), most, len(TYPE_FEATURES)))
    mask = np.zeros((len(positions), most))
    for i, position in enumerate(positions):
        types[i, : len(position.types)] = position.types
        mask[i, : len(position.types)] = 1.0
    return Batch(types, mask, np.array([position.table for position in positions]))


@attrs.frozen(eq=False)
class Net:
    """Weights by name: every type through one layer, summed; then with the table through two; and a shortcut.

    The shortcut leads from the features of the table straight to the answers.
    """

    weights: Mapping[str, Array]

    def answers(self, positions: Batch) -> Array:
        """Margin in units of ``POINTS`` and log-odds of winning: (n, 2)."""
        return self.layers(positions)[-1]

    def layers(self, positions: Batch) -> tuple[Array, Array, Array, Array, Array]:
        """What every layer says of positions: types, their sum with the table, first, second, answers."""
        w = self.weights
        types = np.maximum(positions.types @ w["types"] + w["types_bias"], 0.0) * positions.mask[..., None]
        joined = np.concatenate((types.sum(axis=1), positions.table), axis=1)
        first = np.maximum(joined @ w["first"] + w["first_bias"], 0.0)
        second = np.maximum(first @ w["second"] + w["second_bias"], 0.0)
        answers = second @ w["last"] + positions.table @ w["shortcut"] + w["last_bias"]
        return types, joined, first, second, answers

    def margins(self, positions: Sequence[Position]) -> list[float]:
        """For each position the points by which its seat will be ahead in the end."""
        return [float(value) * POINTS for value in self.answers(batch(positions))[:, 0]]

    def packed(self) -> bytes:
        """The net as a file keeps it: NumPy's archive of arrays, with the version of the features."""
        out = BytesIO()
        arrays = {name: np.asarray(array, dtype=np.float32) for name, array in self.weights.items()}
        np.savez_compressed(out, allow_pickle=False, version=np.array(VERSION), **arrays)
        return out.getvalue()


def fresh(seed: int) -> Net:
    """A net that knows nothing yet."""
    rng = np.random.default_rng(seed)
    each, first, second = SHAPES["types"], SHAPES["first"], SHAPES["second"]
    table = len(TABLE_FEATURES)

    def layer(inputs: int, outputs: int) -> Array:
        return rng.normal(0.0, (2.0 / inputs) ** 0.5, (inputs, outputs))

    return Net(
        {
            "types": layer(len(TYPE_FEATURES), each),
            "types_bias": np.zeros(each),
            "first": layer(each + table, first),
            "first_bias": np.zeros(first),
            "second": layer(first, second),
            "second_bias": np.zeros(second),
            "last": layer(second, ANSWERS) * 0.1,
            "last_bias": np.zeros(ANSWERS),
            "shortcut": np.zeros((table, ANSWERS)),
        }
    )


def unpacked(content: bytes, name: str) -> Net:
    """The net in a file's content; ``NetError`` names the file where it cannot be used."""
    try:
        with np.load(BytesIO(content), allow_pickle=False) as found:
            version = int(found["version"])
            weights = {key: found[key].astype(np.float64) for key in found.files if key != "version"}
    except Exception as fault:
        raise NetError(f"The net {name} cannot be read ({fault}); install the program again.") from fault
    if version != VERSION:
        raise NetError(
            f"The net {name} belongs to version {version} of the features, not {VERSION}; "
            "install the program again or train new nets with alhambra-train."
        )
    expected = {key: array.shape for key, array in fresh(0).weights.items()}
    if {key: array.shape for key, array in weights.items()} != expected:
        raise NetError(f"The net {name} has another shape than this program's; install the program again.")
    return Net(weights)


@lru_cache(maxsize=8)
def net_for(seats: int) -> Net:
    """The net that comes along for a number of seats; ``NetError`` where there is none that fits."""
    return unpacked(net_content(seats), file_name(seats))
