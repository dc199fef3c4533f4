"""Functions that return nouns, and functions that declare the messages of a class.

For example, ``message = worded("log-bought", tile=TILE)`` creates a method. The method returns the message
``log-bought`` with the name of the instance's tile. Message ids must be string literals, because tests search
the source for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from ..values import MONEY, Cell, Owner, Seat
from .message import Argument, Message


def type_noun(type_id: str) -> Message:
    return Message(f"type-{type_id}")


def types_noun(type_id: str) -> Message:
    """Return the plural noun for buildings of a type, such as ``gardens``."""
    return Message(f"type-{type_id}-many")


def edge_noun(edge: str) -> Message:
    return Message(f"edge-{edge}")


def side_noun(side: str) -> Message:
    return Message(f"side-{side}")


def square_noun(cell: Cell) -> Message:
    """Return the position of a square, such as ``2 east, 1 south of the fountain``."""
    x, y = cell
    across, along = side_noun("east" if x > 0 else "west"), side_noun("south" if y > 0 else "north")
    if x and y:
        return Message("square-aslant", across=abs(x), along=abs(y), side=across, other=along)
    if x or y:
        return Message("square-straight", count=abs(x or y), side=across if x else along)
    return Message("square-fountain")


def currency_noun(currency: str) -> Message:
    return Message(f"currency-{currency}")


def money_noun(card: str) -> Message:
    """Return the noun of a card, such as ``3 denars``; raise `KeyError` if it is not money."""
    return Message("card", currency=currency_noun(MONEY[card].currency), value=MONEY[card].value)


def money_nouns(cards: Iterable[str]) -> tuple[Message, ...]:
    """Return one message for each currency of the cards, such as ``3 + 2 denars``."""
    values: dict[str, list[int]] = {}
    for card in cards:
        if card in MONEY:
            values.setdefault(MONEY[card].currency, []).append(MONEY[card].value)
    return tuple(
        Message(
            "money",
            currency=currency_noun(currency),
            values=" + ".join(str(value) for value in sorted(found, reverse=True)),
            total=sum(found),
        )
        for currency, found in values.items()
    )


class Naming(Protocol):
    """Names of the cities, tiles, cards and owners of a table; implemented by `Rulebook`."""

    @property
    def city_noun(self) -> Message:
        """The word for a player's city, such as *Alhambra*."""

    def tile_noun(self, tile: str) -> Message: ...

    def tile_described(self, tile: str) -> Message:
        """Return a tile's name with everything printed on the tile."""

    def is_building(self, tile: str) -> bool:
        """Return whether the tile is counted for majorities."""

    def card_noun(self, card: str) -> Message: ...

    def card_nouns(self, cards: tuple[str, ...]) -> tuple[Message, ...]:
        """Return one message for the money of each currency, then one for each card that is not money."""

    def owner_name(self, owner: Owner) -> str: ...

    def owners(self) -> tuple[Owner, ...]:
        """Return everyone who is ranked: the seats, then the players without a seat."""


def cards_noun(names: Naming, cards: tuple[str, ...]) -> Argument:
    """For one card, return its name, such as ``3 denars``; for several, return their `Naming.card_nouns`."""
    return names.card_noun(cards[0]) if len(cards) == 1 else names.card_nouns(cards)


Part: TypeAlias = "Callable[[Any, Naming], Argument]"

Worded: TypeAlias = "Callable[[Any, Naming], Message]"

A = TypeVar("A", bound=Argument)


def of(field: str, noun: Callable[[Any], A] = lambda value: value) -> Callable[[Any, Naming], A]:
    return lambda subject, names: noun(getattr(subject, field))


def named(field: str, noun: Callable[[Naming, Any], A]) -> Callable[[Any, Naming], A]:
    return lambda subject, names: noun(names, getattr(subject, field))


TILE: Final = named("tile", lambda names, tile: names.tile_noun(tile))
TILES: Final = named("tiles", lambda names, tiles: tuple(map(names.tile_noun, tiles)))
OUT: Final = named("out", lambda names, tile: names.tile_noun(tile))
CARD: Final = named("card", lambda names, card: names.card_noun(card))
CARDS: Final = named("cards", lambda names, cards: names.card_nouns(cards))
TAKEN: Final = named("cards", cards_noun)
COUNT: Final = of("cards", len)
SQUARE: Final = of("cell", square_noun)


def city(subject: object, names: Naming) -> Message:
    return names.city_noun


def worded(id_: str, /, **parts: Part) -> Worded:
    """Return a method that makes the message `id_`; `parts` compute the arguments of the message."""

    def make(subject: Any, names: Naming) -> Message:
        return Message(id_, **{name: part(subject, names) for name, part in parts.items()})

    return make


def if_set(field: str, then: Worded, otherwise: Worded) -> Worded:
    def make(subject: Any, names: Naming) -> Message:
        value = getattr(subject, field)
        return (otherwise if value is None or value is False else then)(subject, names)

    return make


def whole(plain: Worded, at: Worded | None = None) -> Callable[[Any, Naming, bool], Message]:
    """Return a ``full_message`` or ``short_message`` method.

    If the method's argument ``squares`` is true and `at` is given, the method makes the message `at`.
    Otherwise, it makes the message `plain`.
    """
    return lambda subject, names, squares: (at if at is not None and squares else plain)(subject, names)


def same_for_all(id_: str, /, **parts: Part) -> Callable[[Any, Naming, Seat], Message]:
    """Return a ``noun`` method for places whose names are the same for every observer."""
    make = worded(id_, **parts)
    return lambda place, names, viewer: make(place, names)


def own_or(own: str, others: str, /, **parts: Part) -> Callable[[Any, Naming, Seat], Message]:
    """Return a ``noun`` method for places of a seat.

    The owner reads the message `own`. Other players read `others`, with the owner's name as ``name``.
    """
    mine = worded(own, **parts)
    theirs = worded(others, **parts, name=named("seat", lambda names, seat: names.owner_name(seat)))
    return lambda place, names, viewer: (mine if place.seat == viewer else theirs)(place, names)


def yours_or(yours: str, others: str, /) -> Callable[[Any, str | None], Message]:
    """Return a ``turn_status`` method.

    The deciding seat reads the message `yours`. Other players read `others`, with this seat's name as
    ``name``.
    """
    return lambda decision, name: Message(yours) if name is None else Message(others, name=name)
