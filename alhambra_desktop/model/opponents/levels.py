"""Levels: how well computer players play, declared in this one place."""

from __future__ import annotations

from typing import Final

import attrs


class LevelError(ValueError):
    """A level that does not exist; the message is one sentence for the player."""


@attrs.frozen
class Level:
    """One strength of play.

    ``noise`` is the spread of the errors in judging a plan, in points. The best ``plans`` plans are tried
    out by simulation, until ``seconds`` have passed or, where time does not count, ``simulations`` times
    each.
    """

    id: str
    name: str
    sentence: str
    seconds: float
    noise: float = 0.0
    plans: int = 1
    simulations: int = 0
    learned: bool = False


LEVELS: Final = (
    Level(
        "easy", "Easy", "Knows the rules and buys what is pretty, but misjudges what it is worth.", 0.5, 10.0
    ),
    Level("normal", "Normal", "Thinks one turn ahead: majorities, walls, exact payments, money.", 1.0),
    Level("hard", "Hard", "Tries its best plans out against what the others may do.", 1.2, 0.0, 6, 24),
)
"""Every level, the weakest first."""


def level(name: str) -> Level:
    """The level with an id; ``LevelError`` where there is none."""
    for one in LEVELS:
        if one.id == name:
            return one
    known = ", ".join(one.id for one in LEVELS)
    raise LevelError(f"There is no level called {name!r}; possible are {known}.")
