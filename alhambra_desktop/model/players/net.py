"""Value network: a small neural net in which all building types share the first layer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from math import exp
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..rules.core.frozen import frozen
from ..rules.core.words.message import Message, MessageError
from .features import COLUMNS, POINTS, Columns, Position
from .net_files import UNITS, VERSION, NetError, file_name, net_content

Array = NDArray[Any]

VERSION_KEY: Final = "version"
TYPE_COLUMNS: Final = "type_columns"
TABLE_COLUMNS: Final = "table_columns"


class ArchiveError(MessageError):
    """The message states why an ``.npz`` archive is unusable, and can be part of a sentence."""


@frozen(eq=False)
class Archive:
    arrays: Mapping[str, Array]
    columns: Columns = COLUMNS

    def packed(self) -> bytes:
        out = BytesIO()
        names = {TYPE_COLUMNS: self.columns.types, TABLE_COLUMNS: self.columns.table}
        np.savez_compressed(
            out,
            allow_pickle=False,
            **{VERSION_KEY: np.array(VERSION)},
            **{key: np.array(value) for key, value in names.items()},
            **self.arrays,
        )
        return out.getvalue()

    @classmethod
    def read(cls, content: bytes) -> Archive:
        """Raise `ArchiveError` if the archive is damaged or of another version."""
        try:
            with np.load(BytesIO(content), allow_pickle=False) as found:
                arrays = {key: found[key] for key in found.files}
            version = int(arrays.pop(VERSION_KEY))
        except Exception as fault:
            raise ArchiveError(Message("archive-unread", reason=str(fault))) from fault
        if version != VERSION:
            raise ArchiveError(Message("archive-features", version=str(version), known=VERSION))
        columns = Columns(_names(arrays, TYPE_COLUMNS), _names(arrays, TABLE_COLUMNS))
        return cls(arrays, columns)


def _names(arrays: dict[str, Array], key: str) -> tuple[str, ...]:
    names = arrays.pop(key, np.array(()))
    found = tuple(names.tolist()) if names.ndim == 1 and names.dtype.kind == "U" else ()
    if not found or len(set(found)) < len(found):
        raise ArchiveError(Message("archive-columns"))
    return found


def matched(array: Array, stored: Sequence[str], expected: Sequence[str], axis: int = 0) -> Array:
    """Return the array with the `expected` columns along an axis. Columns that are not `stored` are 0.

    If `stored` equals `expected`, return the array itself, because sums over a copy may be rounded
    differently.
    """
    if tuple(stored) == tuple(expected):
        return array
    places = {name: place for place, name in enumerate(stored)}
    known = [place for place, name in enumerate(expected) if name in places]
    shape = [*array.shape]
    shape[axis] = len(expected)
    found = np.zeros(shape, array.dtype)
    into, taken = np.moveaxis(found, axis, 0), np.moveaxis(array, axis, 0)
    into[known] = taken[[places[expected[place]] for place in known]]
    return found


ANSWERS: Final = 2  # number of outputs (see `Net.answers`)


@frozen(eq=False)
class Batch:
    """The shapes are (n, t, features) for ``types``, (n, t) for ``mask``, and (n, features) for ``table``.

    Here, n is the number of positions, and t is the largest number of types in a position. ``mask`` is 1 for
    real types and 0 for padding.
    """

    types: Array
    mask: Array
    table: Array

    def __len__(self) -> int:
        return len(self.table)

    def part(self, rows: Array) -> Batch:
        return Batch(self.types[rows], self.mask[rows], self.table[rows])


def batch(positions: Sequence[Position]) -> Batch:
    most = max(len(position.types) for position in positions)
    types = np.zeros((len(positions), most, len(COLUMNS.types)))
    mask = np.zeros((len(positions), most))
    for i, position in enumerate(positions):
        types[i, : len(position.types)] = position.types
        mask[i, : len(position.types)] = 1.0
    return Batch(types, mask, np.array([position.table for position in positions]))


@frozen(eq=False)
class Net:
    weights: Mapping[str, Array]

    def answers(self, positions: Batch) -> Array:
        """Return a row for each position: the lead in units of ``POINTS``, and the log-odds of winning."""
        return self.layers(positions)[-1]

    def layers(self, positions: Batch) -> tuple[Array, Array, Array, Array, Array]:
        """Return the activations of all layers, from the inputs to the outputs.

        The first array contains the activations of the types. The second array joins the sum of these
        activations with ``table``. The last three arrays are the two hidden layers and the outputs.
        """
        w = self.weights
        types = np.maximum(positions.types @ w["types"] + w["types_bias"], 0.0) * positions.mask[..., None]
        joined = np.concatenate((types.sum(axis=1), positions.table), axis=1)
        first = np.maximum(joined @ w["first"] + w["first_bias"], 0.0)
        second = np.maximum(first @ w["second"] + w["second_bias"], 0.0)
        answers = second @ w["last"] + positions.table @ w["shortcut"] + w["last_bias"]
        return types, joined, first, second, answers

    def margins(self, positions: Sequence[Position]) -> list[float]:
        return [float(value) * POINTS for value in self.answers(batch(positions))[:, 0]]

    def chances(self, positions: Sequence[Position]) -> list[float]:
        return [1 / (1 + exp(-float(odds))) for odds in self.answers(batch(positions))[:, 1]]

    def packed(self) -> bytes:
        arrays = {name: np.asarray(array, dtype=np.float32) for name, array in self.weights.items()}
        return Archive(arrays).packed()


def fresh(seed: int, columns: Columns = COLUMNS) -> Net:
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
    """Raise `NetError` if the net is unusable. Inputs that the file lacks get weights of 0."""
    try:
        archive = Archive.read(content)
    except ArchiveError as fault:
        raise NetError(Message("net-unfit", file=name, fault=fault.message)) from fault
    expected = {key: (array.shape, "f") for key, array in fresh(0, archive.columns).weights.items()}
    if {key: (array.shape, array.dtype.kind) for key, array in archive.arrays.items()} != expected:
        raise NetError(Message("net-shape", file=name))
    weights = {key: array.astype(np.float64) for key, array in archive.arrays.items()}
    return Net(_with_columns(weights, archive.columns, columns))


def _with_columns(weights: dict[str, Array], stored: Columns, expected: Columns) -> dict[str, Array]:
    if stored == expected:
        return weights
    sums, table = np.split(weights["first"], [UNITS["types"]])
    return {
        **weights,
        "types": matched(weights["types"], stored.types, expected.types),
        "first": np.concatenate((sums, matched(table, stored.table, expected.table))),
        "shortcut": matched(weights["shortcut"], stored.table, expected.table),
    }


@lru_cache(maxsize=8)
def net_for(seats: int) -> Net:
    """Raise `NetError` if the net is missing or unusable."""
    return unpacked(net_content(seats), file_name(seats))
