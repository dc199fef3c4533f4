from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import numpy as np

from ..rules.core.frozen import frozen
from ..rules.core.words.message import Message
from .features import POINTS, Columns
from .net import Archive, ArchiveError
from .net_files import NetError, content_of, rollout_name
from .rollout.features import COLUMNS, TYPE_FEATURES, Array

UNITS: Final = (64, 32)

LAYERS: Final = ("first", "second", "last")

FILE_COLUMNS: Final = Columns(TYPE_FEATURES, COLUMNS)


@frozen(eq=False)
class RolloutNet:
    weights: Mapping[str, Array]

    def values(self, inputs: Array) -> Array:
        """Return the expected change of the lead until the game ends, in points, for each row of inputs."""
        return self.layers(inputs)[-1] * np.float32(POINTS)

    def layers(self, inputs: Array) -> tuple[Array, Array, Array]:
        w = self.weights
        first = np.maximum(inputs @ w["first"] + w["first_bias"], 0)
        second = np.maximum(first @ w["second"] + w["second_bias"], 0)
        return first, second, (second @ w["last"] + w["last_bias"])[:, 0]

    def packed(self) -> bytes:
        return Archive(self.weights, FILE_COLUMNS).packed()


def fresh(seed: int) -> RolloutNet:
    rng = np.random.default_rng(seed)
    weights: dict[str, Array] = {}
    sizes = len(COLUMNS), *UNITS, 1
    for name, before, after in zip(LAYERS, sizes, sizes[1:], strict=False):
        weights[name] = rng.normal(0, (2 / before) ** 0.5, (before, after)).astype(np.float32)
        weights[f"{name}_bias"] = np.zeros(after, np.float32)
    return RolloutNet(weights)


def unpacked(content: bytes, name: str) -> RolloutNet:
    """Raise `NetError` if the net is unusable."""
    try:
        archive = Archive.read(content)
    except ArchiveError as fault:
        raise NetError(Message("net-unfit", file=name, fault=fault.message)) from fault
    expected = {key: array.shape for key, array in fresh(0).weights.items()}
    if (
        archive.columns != FILE_COLUMNS
        or {key: array.shape for key, array in archive.arrays.items()} != expected
    ):
        raise NetError(Message("net-shape", file=name))
    return RolloutNet({key: array.astype(np.float32) for key, array in archive.arrays.items()})


@lru_cache(maxsize=8)
def rollout_net_for(seats: int) -> RolloutNet:
    """Raise `NetError` if the rollout net is missing or unusable."""
    name = rollout_name(seats)
    return unpacked(content_of(name), name)
