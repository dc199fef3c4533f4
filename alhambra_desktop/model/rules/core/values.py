from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeVar

from .frozen import frozen

Cell = tuple[int, int]  # a square: x grows to the east, y to the south; the starting tile lies on (0, 0)
Seat = int  # a player's place at the table, counted from 0
Owner = int | str  # anyone who can score: a seat, or the id of a player without a seat, such as Dirk

T = TypeVar("T")

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDES: Final = (NORTH, EAST, SOUTH, WEST)

STEP: Final = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
OPPOSITE: Final = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}
SIDE_NAME: Final = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}
SIDE_LETTER: Final = {NORTH: "N", EAST: "E", SOUTH: "S", WEST: "W"}

MARKET_SQUARES: Final = (1, 2, 3, 4)


class Currency(StrEnum):
    DENAR = "denar"
    DIRHAM = "dirham"
    DUCAT = "ducat"
    FLORIN = "florin"


SQUARE_CURRENCY: Final = {1: Currency.FLORIN, 2: Currency.DIRHAM, 3: Currency.DENAR, 4: Currency.DUCAT}


@frozen
class Card:
    """A money card; all copies of a card have the same id."""

    id: str
    currency: Currency
    value: int


MONEY: Final = {
    f"{currency}-{value}": Card(f"{currency}-{value}", currency, value)
    for currency in Currency
    for value in range(1, 10)
}
"""Maps the ids of money cards to the cards (B-3)."""

_VALUES: Final = {card.id: card.value for card in MONEY.values()}

SCORING_CARDS: Final = {"scoring-1": 1, "scoring-2": 2}  # maps scoring cards to their rounds (B-7)


def value_of(card: str) -> int:
    """Return the value of a card; cards that are not money are worth 0."""
    return _VALUES.get(card, 0)


def purse(hand: tuple[str, ...], currency: str) -> int:
    return sum(MONEY[c].value for c in hand if c in MONEY and MONEY[c].currency == currency)


def mask(letters: str) -> int:
    """Return a bit mask of the sides with the given letters, such as ``NE``."""
    return sum(side for side, letter in SIDE_LETTER.items() if letter in letters)


def letters(sides: int) -> str:
    return "".join(letter for side, letter in SIDE_LETTER.items() if sides & side)


def neighbour(cell: Cell, side: int) -> Cell:
    dx, dy = STEP[side]
    return cell[0] + dx, cell[1] + dy


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def without(values: tuple[T, ...], removed: tuple[T, ...]) -> tuple[T, ...]:
    """Return `values` without one copy of each item of `removed`.

    Raise `ValueError` if `values` does not contain enough copies of an item.
    """
    rest = list(values)
    for value in removed:
        rest.remove(value)
    return tuple(rest)
