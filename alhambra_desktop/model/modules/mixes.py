"""Ready mixes of modules for a number of seats."""

from __future__ import annotations

import attrs

from .registry import CHOOSABLE

BOX_OF_2024 = ("vizier", "camps", "bazaars", "falconers")
"""The modules that the 2024 edition brings."""


@attrs.frozen
class Mix:
    """A table that somebody has put together already."""

    title: str
    sentence: str
    game: str
    modules: tuple[str, ...]


def mixes(seats: int) -> tuple[Mix, ...]:
    """Three mixes: for a first game, the box of 2024, and everything.

    With five or six a first game has the vizier, who shortens the waiting; with two there is Dirk instead.
    """
    first = ("vizier",) if seats > 4 else ()
    words = "The base game and the vizier, who shortens the waiting." if first else "The base game alone."
    everything = tuple(module.id for module in CHOOSABLE)
    return (
        Mix("First game", words, "alhambra", first),
        Mix("The 2024 box", "Viziers, camps, bazaars and falconers.", "alhambra", BOX_OF_2024),
        Mix("Everything", "All seven modules at once, for those who know them.", "alhambra", everything),
    )
