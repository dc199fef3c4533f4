"""Shuffles that are the same on every platform: a function of the seed and of a counter in the state."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def source(seed: int, counter: int) -> random.Random:
    """The random numbers that belong to one shuffle of a game."""
    digest = hashlib.sha256(f"{seed}/{counter}".encode()).digest()
    return random.Random(int.from_bytes(digest[:16], "big"))


def below(rng: random.Random, n: int) -> int:
    """A number from 0 to n - 1; uses only ``random()``, whose values Python promises to keep."""
    return int(rng.random() * n)


def shuffled(items: Sequence[T], rng: random.Random) -> list[T]:
    """A new list with the items in random order (Fisher and Yates)."""
    out = list(items)
    for i in range(len(out) - 1, 0, -1):
        j = below(rng, i + 1)
        out[i], out[j] = out[j], out[i]
    return out
