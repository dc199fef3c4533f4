"""Saying: declarations of what actions, events, decisions, faces and places say, in place of methods.

``said = says("log-bought", tile=TILE, price=of("price"))`` in a class is a method that makes the message with
that id, whose arguments are made of whatever speaks. Ids are literal, as in ``Message``. What depends on more
than one flag is a method still.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from ..values import Seat
from .message import Argument, Message
from .naming import Naming, cards_noun
from .nouns import square_noun

Part: TypeAlias = "Callable[[Any, Naming], Argument]"
"""Makes an argument of a message of whatever speaks."""

Say: TypeAlias = "Callable[[Any, Naming], Message]"
"""A method that says something."""

A = TypeVar("A", bound=Argument)


def of(field: str, noun: Callable[[Any], A] = lambda value: value) -> Callable[[Any, Naming], A]:
    """A field as it is, or by its noun."""
    return lambda told, names: noun(getattr(told, field))


def named(field: str, noun: Callable[[Naming, Any], A]) -> Callable[[Any, Naming], A]:
    """A field by the noun that the table has for it."""
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
    """What a player's tiles in play are called together."""
    return names.city_noun


def says(id_: str, /, **parts: Part) -> Say:
    """Says a message with these arguments."""

    def say(told: Any, names: Naming) -> Message:
        return Message(id_, **{name: part(told, names) for name, part in parts.items()})

    return say


def if_set(field: str, then: Say, otherwise: Say) -> Say:
    """Says one thing where a field is set, and another where it is None or False."""

    def say(told: Any, names: Naming) -> Message:
        value = getattr(told, field)
        return (otherwise if value is None or value is False else then)(told, names)

    return say


def whole(plain: Say, at: Say | None = None) -> Callable[[Any, Naming, bool], Message]:
    """``said_whole`` or ``said_of_it``: ``at`` its square where squares are told, and ``plain`` else."""
    return lambda told, names, squares: (at if at is not None and squares else plain)(told, names)


def everybodys(id_: str, /, **parts: Part) -> Callable[[Any, Naming, Seat], Message]:
    """The noun of a place that is the same for every observer."""
    say = says(id_, **parts)
    return lambda place, names, viewer: say(place, names)


def own_or(own: str, others: str, /, **parts: Part) -> Callable[[Any, Naming, Seat], Message]:
    """The noun of a place of a ``seat``, for itself and for others, who are told its ``name`` besides."""
    mine = says(own, **parts)
    theirs = says(others, **parts, name=named("seat", lambda names, seat: names.owner_name(seat)))
    return lambda place, names, viewer: (mine if place.seat == viewer else theirs)(place, names)


def yours_or(yours: str, others: str, /) -> Callable[[Any, str | None], Message]:
    """Whose decision it is, for whoever decides and for others, who are told its ``name``."""
    return lambda decision, name: Message(yours) if name is None else Message(others, name=name)
