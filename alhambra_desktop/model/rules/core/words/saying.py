"""Declarative wording of actions, events, decisions, faces and places.

``said = says("log-bought", tile=TILE, price=of("price"))`` in a class creates a method that returns the
message with that id, with arguments taken from the instance. Ids are literal, as in `Message`. Wordings that
depend on more than one flag are ordinary methods.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from ..values import Seat
from .message import Argument, Message
from .naming import Naming, cards_noun
from .nouns import square_noun

Part: TypeAlias = "Callable[[Any, Naming], Argument]"
"""Computes an argument of a message from the instance."""

Say: TypeAlias = "Callable[[Any, Naming], Message]"
"""A method that returns a message."""

A = TypeVar("A", bound=Argument)


def of(field: str, noun: Callable[[Any], A] = lambda value: value) -> Callable[[Any, Naming], A]:
    """Return a field, or its noun."""
    return lambda told, names: noun(getattr(told, field))


def named(field: str, noun: Callable[[Naming, Any], A]) -> Callable[[Any, Naming], A]:
    """Return the table's noun for a field."""
    return lambda told, names: noun(names, getattr(told, field))


TILE: Final = named("tile", lambda names, tile: names.tile_noun(tile))
TILES: Final = named("tiles", lambda names, tiles: tuple(map(names.tile_noun, tiles)))
OUT: Final = named("out", lambda names, tile: names.tile_noun(tile))
CARD: Final = named("card", lambda names, card: names.card_noun(card))
CARDS: Final = named("cards", lambda names, cards: names.card_nouns(cards))
TAKEN: Final = named("cards", cards_noun)
COUNT: Final = of("cards", len)
SQUARE: Final = of("cell", square_noun)


def city(told: object, names: Naming) -> Message:
    return names.city_noun


def says(id_: str, /, **parts: Part) -> Say:
    """Return a method that makes the message `id_` with these arguments."""

    def say(told: Any, names: Naming) -> Message:
        return Message(id_, **{name: part(told, names) for name, part in parts.items()})

    return say


def if_set(field: str, then: Say, otherwise: Say) -> Say:
    """Return a method that chooses a wording by whether a field is set."""

    def say(told: Any, names: Naming) -> Message:
        value = getattr(told, field)
        return (otherwise if value is None or value is False else then)(told, names)

    return say


def whole(plain: Say, at: Say | None = None) -> Callable[[Any, Naming, bool], Message]:
    """Return ``said_whole`` or ``said_of_it``: `at` if squares are wanted, else `plain`."""
    return lambda told, names, squares: (at if at is not None and squares else plain)(told, names)


def everybodys(id_: str, /, **parts: Part) -> Callable[[Any, Naming, Seat], Message]:
    """Return the noun of a place that is the same for every observer."""
    say = says(id_, **parts)
    return lambda place, names, viewer: say(place, names)


def own_or(own: str, others: str, /, **parts: Part) -> Callable[[Any, Naming, Seat], Message]:
    """Return the noun of a seat's place for its owner and for others, who also get the ``name``."""
    mine = says(own, **parts)
    theirs = says(others, **parts, name=named("seat", lambda names, seat: names.owner_name(seat)))
    return lambda place, names, viewer: (mine if place.seat == viewer else theirs)(place, names)


def yours_or(yours: str, others: str, /) -> Callable[[Any, str | None], Message]:
    """Return whose decision it is, for the decider and for others, who get the ``name``."""
    return lambda decision, name: Message(yours) if name is None else Message(others, name=name)
