"""Random numbers: shuffles that are a function of the setup and a counter in the state, on every platform."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from enum import IntEnum
from typing import Final, TypeVar

import attrs

from .setup import Setup

T = TypeVar("T")

# what the rules shuffle; modules shuffle what is called like them
BAG: Final = "bag"
MONEY_SUPPLY: Final = "money"
LATE_MONEY: Final = "late money"
PILE_PART: Final = "part of the pile"
WHOLE_PILE: Final = "pile"


@attrs.frozen
class Outcome:
    """Where a game record tells how a shuffle came out: in a ``field`` of the entries of an ``event``.

    ``of`` is what the rules shuffled. The field names items in the order in which they were drawn from the
    end, or ``dealt`` from the front: in a list, or where it is ``keyed`` in an object, by the order of its
    keys.
    """

    of: str
    event: str
    field: str
    keyed: bool = False
    dealt: bool = False


class Stream(IntEnum):
    """What draws random numbers by one seed. Streams lie a million apart, so that no two ever meet."""

    SHUFFLES = 0
    """The shuffles of a game, by their number; also whatever has a seed of its own."""
    PLAYERS = 1
    """Computer players of a game without a window, by the events before; each decision has its own place."""
    SELF_PLAY = 2
    """What training tries out in its games, by decision."""
    TRIAL_GAMES = 3
    """Players of the games by which training sees how well it goes, by move."""
    STYLES = 4
    """The styles of computer players at a table, by seat."""


STREAM_LENGTH: Final = 1_000_000


def source(seed: int, counter: int, stream: Stream = Stream.SHUFFLES) -> random.Random:
    """The random numbers at one place of a stream: the same ones on every platform."""
    digest = hashlib.sha256(f"{seed}/{stream * STREAM_LENGTH + counter}".encode()).digest()
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


def order_of(setup: Setup, number: int, items: tuple[str, ...]) -> tuple[str, ...]:
    """The outcome of a game's shuffle with a number: as arranged where that fits the items, else random."""
    if number < len(setup.arranged) and sorted(setup.arranged[number]) == sorted(items):
        return setup.arranged[number]
    return tuple(shuffled(items, source(setup.seed, number)))
