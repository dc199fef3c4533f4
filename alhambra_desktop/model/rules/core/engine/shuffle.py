"""Reproducible shuffles, which depend only on the setup and on a counter in the state."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from enum import IntEnum
from typing import Final, TypeVar

from ..frozen import frozen
from .setup import Setup

T = TypeVar("T")

# names for the groups of items that the core shuffles; modules add names for their own items
BAG: Final = "bag"
MONEY_SUPPLY: Final = "money"
LATE_MONEY: Final = "late money"
PILE_PART: Final = "part of the pile"
WHOLE_PILE: Final = "pile"


@frozen
class Outcome:
    """Describes where game records contain the outcome of a shuffle.

    The shuffled items have the name ``of``. In records, each entry of the type ``event`` lists some of them
    in its field ``field``, in the order in which they were drawn. Items are drawn from the end of the
    shuffled tuple or, if ``dealt`` is true, from its front. If ``keyed`` is true, the field is a JSON object
    instead of a list. The items are then the values of this object, in the order of the sorted keys.
    """

    of: str
    event: str
    field: str
    keyed: bool = False
    dealt: bool = False


class Stream(IntEnum):
    """Independent streams of random numbers from one seed.

    Each stream consists of a million numbered generators. The argument ``counter`` of `source` is the number
    of a generator. In the comments below, *by seat* means that this number is the seat.
    """

    SHUFFLES = 0  # shuffles of a game, by number of the shuffle
    PLAYERS = 1  # computer players in games without a window, by decision (see ``Event.counted``)
    SELF_PLAY = 2  # training games: guesses at hidden information, and choices of turns
    TRIAL_GAMES = 3  # computer players in games that measure the progress of training, by decision
    STYLES = 4  # styles of the computer players at a table, by seat
    PEOPLE = 5  # characters and names for the seats of a table


STREAM_LENGTH: Final = 1_000_000


def source(seed: int, counter: int, stream: Stream = Stream.SHUFFLES) -> random.Random:
    digest = hashlib.sha256(f"{seed}/{stream * STREAM_LENGTH + counter}".encode()).digest()
    return random.Random(int.from_bytes(digest[:16], "big"))


def below(rng: random.Random, n: int) -> int:
    """Return a random number from 0 to n - 1.

    It is made from ``random()``, because the values of ``random()`` are the same in all versions of Python.
    """
    return int(rng.random() * n)


def shuffled(items: Sequence[T], rng: random.Random) -> list[T]:
    out = list(items)
    for i in range(len(out) - 1, 0, -1):
        j = below(rng, i + 1)
        out[i], out[j] = out[j], out[i]
    return out


def order_of(setup: Setup, number: int, items: tuple[str, ...]) -> tuple[str, ...]:
    """Return `items` in the order that the shuffle with this number produces.

    If ``setup.arranged`` contains an outcome with this number and the same items, return this outcome.
    Otherwise, return a random order that depends only on the seed and the number.
    """
    if number < len(setup.arranged) and sorted(setup.arranged[number]) == sorted(items):
        return setup.arranged[number]
    return tuple(shuffled(items, source(setup.seed, number)))
