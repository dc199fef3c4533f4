"""Setups: the settings of a game, which are chosen before the first card is dealt."""

from __future__ import annotations

from unicodedata import category

import attrs

from ..frozen import frozen
from ..values import Seat
from ..words.message import Message, quoted
from .option import Value

COLOURS = ("amber", "blue", "crimson", "green", "violet", "black")
LONGEST_NAME = 200


def name_fault(name: str) -> Message | None:
    """Return why a seat cannot have this name, or None."""
    if not any(letter.isprintable() and not letter.isspace() for letter in name):
        return Message("seat-nameless")
    if len(name) > LONGEST_NAME:
        return Message("seat-name-long", name=quoted(name), most=LONGEST_NAME)
    if any(category(letter) in ("Cc", "Cs") for letter in name):  # control characters and lone surrogates
        return Message("seat-name-broken", name=quoted(name))
    return None


@frozen
class SeatSetup:
    """The settings of a seat.

    ``player`` is ``human`` or ``computer``. Only a computer player has a ``level``.
    ``character`` is the id of the portrait, or None. In games of earlier versions, it is always None.
    """

    name: str
    colour: str
    player: str = "human"
    level: str | None = None
    character: str | None = None


@frozen(cache_hash=True)
class Setup:
    """All settings of a game.

    ``seed`` and ``arranged`` are secret, because they determine the shuffles.
    ``options`` contains the values of all house variants. If the game was read from a record, ``arranged``
    contains the outcomes of its first shuffles. The seed decides all other shuffles.
    """

    game: str
    modules: tuple[str, ...]
    options: tuple[tuple[str, Value], ...]
    seats: tuple[SeatSetup, ...]
    seed: int
    arranged: tuple[tuple[str, ...], ...] = ()

    def without_secrets(self) -> Setup:
        return attrs.evolve(self, seed=0, arranged=())

    def with_new_seed(self, seed: int) -> Setup:
        return attrs.evolve(self, seed=seed, arranged=())

    def option(self, name: str) -> Value:
        """Raise `KeyError` if the house variant is unknown."""
        return dict(self.options)[name]

    @property
    def everybody(self) -> range:
        return range(len(self.seats))

    def after(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.seats)

    def turns_after(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats in turn order, starting with the seat after `seat`."""
        count = len(self.seats)
        return tuple((seat + i) % count for i in range(1, count + 1))
