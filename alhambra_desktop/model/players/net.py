"""The value network: a small neural net that values positions, of every rule set by the same weights.

Types go through one shared layer and are summed (a permutation-invariant sum over a set), whatever their
number; two hidden layers with rectifiers (ReLU) and a linear shortcut follow.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Final

import attrs
import numpy as np

from ..rules.core.words.message import Message
from .archive import Archive, ArchiveError, Array, matched
from .features import COLUMNS, POINTS, Columns, Position
from .net_files import UNITS, NetError, file_name, net_content

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
    types = np.zeros((len(positions), most, len(COLUMNS.types)))
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

    def chances(self, positions: Sequence[Position]) -> list[float]:
        """For each position the chance that its seat wins."""
        return [1 / (1 + exp(-float(odds))) for odds in self.answers(batch(positions))[:, 1]]

    def packed(self) -> bytes:
        """The net as a file keeps it, with the names of its inputs."""
        arrays = {name: np.asarray(array, dtype=np.float32) for name, array in self.weights.items()}
        return Archive(arrays).packed()


def fresh(seed: int, columns: Columns = COLUMNS) -> Net:
    """A net with random weights (He initialization), which knows nothing yet."""
    rng = np.random.default_rng(seed)
    each, first, second = UNITS["types"], UNITS["first"], UNITS["second"]
    table = len(columns.table)

    def layer(inputs: int, outputs: int) -> Array:
        return rng.normal(0.0, (2.0 / inputs) ** 0.5, (inputs, outputs))

    return Net(
        {
            "types": layer(len(columns.types), each),
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


def unpacked(content: bytes, name: str, columns: Columns = COLUMNS) -> Net:
    """The net in a file's content, its inputs matched by name; ``NetError`` names a file that is of no use.

    An input that the net does not know has zero weights; one that is no longer told is left out.
    """
    try:
        archive = Archive.read(content)
    except ArchiveError as fault:
        raise NetError(Message("net-unfit", file=name, fault=fault.message)) from fault
    expected = {key: (array.shape, "f") for key, array in fresh(0, archive.columns).weights.items()}
    if {key: (array.shape, array.dtype.kind) for key, array in archive.arrays.items()} != expected:
        raise NetError(Message("net-shape", file=name))
    weights = {key: array.astype(np.float64) for key, array in archive.arrays.items()}
    return Net(_with_columns(weights, archive.columns, columns))


def _with_columns(weights: dict[str, Array], told: Columns, wanted: Columns) -> dict[str, Array]:
    if told == wanted:
        return weights
    sums, table = np.split(weights["first"], [UNITS["types"]])
    return {
        **weights,
        "types": matched(weights["types"], told.types, wanted.types),
        "first": np.concatenate((sums, matched(table, told.table, wanted.table))),
        "shortcut": matched(weights["shortcut"], told.table, wanted.table),
    }


@lru_cache(maxsize=8)
def net_for(seats: int) -> Net:
    """The net that comes along for a number of seats; ``NetError`` where there is none that fits."""
    return unpacked(net_content(seats), file_name(seats))
