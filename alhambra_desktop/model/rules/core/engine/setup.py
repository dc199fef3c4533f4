"""Setup: everything that was decided before the first card was dealt."""

from __future__ import annotations

from unicodedata import category

import attrs

from ..values import Seat
from ..words.message import Message, quoted
from .option import Value

COLOURS = ("amber", "blue", "crimson", "green", "violet", "black")
"""The ids of the seat colours, in the order in which they are offered."""

LONGEST_NAME = 200
"""Characters: as many as files keep of any text."""


def name_fault(name: str) -> Message | None:
    """One sentence about why a seat cannot have this name, or None."""
    if not any(letter.isprintable() and not letter.isspace() for letter in name):
        return Message("seat-nameless")
    if len(name) > LONGEST_NAME:
        return Message("seat-name-long", name=quoted(name), most=LONGEST_NAME)
    if any(category(letter) in ("Cc", "Cs") for letter in name):  # a control character, a lone surrogate
        return Message("seat-name-broken", name=quoted(name))
    return None


@attrs.frozen
class SeatSetup:
    """Who sits on a seat: ``player`` is ``human`` or ``computer``; a computer has a ``level``."""

    name: str
    colour: str
    player: str = "human"
    level: str | None = None


@attrs.frozen(cache_hash=True)
class Setup:
    """A table as agreed on: game, modules, house variants (all, with their values), seats and seed.

    The seed decides every shuffle but the first ones of a game whose course was told, whose outcomes are
    ``arranged``. Both are secrets of the game.
    """

    game: str
    modules: tuple[str, ...]
    options: tuple[tuple[str, Value], ...]
    seats: tuple[SeatSetup, ...]
    seed: int
    arranged: tuple[tuple[str, ...], ...] = ()

    def without_secrets(self) -> Setup:
        """The same table for those who may not know what will come."""
        return attrs.evolve(self, seed=0, arranged=())

    def dealt_anew(self, seed: int) -> Setup:
        """The same table with other shuffles."""
        return attrs.evolve(self, seed=seed, arranged=())

    def option(self, name: str) -> Value:
        """The value of a house variant; ``KeyError`` where it is unknown."""
        return dict(self.options)[name]

    @property
    def everybody(self) -> range:
        """All seats."""
        return range(len(self.seats))

    def after(self, seat: Seat) -> Seat:
        """The seat whose turn comes next."""
        return (seat + 1) % len(self.seats)

    def turns_after(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in the order of their turns, the one to the left of a seat first and that seat last."""
        count = len(self.seats)
        return tuple((seat + i) % count for i in range(1, count + 1))
