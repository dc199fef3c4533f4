"""PieceCard: what a piece says of itself when it is pointed at, in words and one figure."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import attrs

from ...model.rules.core.engine.observation import Observation
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.places.places import Piece
from ...model.rules.core.words.message import Message, in_a_row


@attrs.frozen
class Worth:
    """What a piece brings now: a ``label`` such as "each scoring", the figure, and how that comes about.

    What brings nothing yet says why in its ``working``.
    """

    label: Message
    figure: Message
    working: Message | None = None


@attrs.frozen
class PieceCard:
    """The name of a piece, one sentence of what it does, and what it brings now.

    Beside the name stand a ``note``, or ``badges`` of building types. There is no ``worth`` where nothing is
    computed for the player.
    """

    name: Message
    sentence: Message
    worth: Worth | None
    note: Message | None = None
    badges: tuple[str, ...] = ()

    @property
    def value(self) -> tuple[Message, ...]:
        worth = self.worth
        if worth is None:
            return ()
        brings = Message("card-brings", label=worth.label, figure=worth.figure)
        return (brings,) if worth.working is None else (brings, worth.working)


TellPiece: TypeAlias = Callable[[Rulebook, Observation, Piece], PieceCard | None]
"""The card of a piece for an observer, where it lies now; None where there is nothing to say of it."""

EACH_SCORING = Message("card-each-scoring")
AT_THE_END = Message("card-at-end")
NOW = Message("card-now")
NOTHING = Message("card-nothing")
NOT_STANDING = Worth(Message("card-not-standing"), NOTHING)
"""Of what brings something only where it stands in a city."""


NAMED = 2
"""So many tiles are named that can be paid; of more the number is told."""


def tiles_worth(label: Message, book: Rulebook, tiles: tuple[str, ...], without: Message) -> Worth:
    """What can be had: so many tiles, and their names; ``without`` any, why."""
    if not tiles:
        return Worth(label, NOTHING, without)
    named, more = in_a_row([book.tile_noun(tile) for tile in tiles[:NAMED]]), len(tiles) - NAMED
    working = Message("card-more", tiles=named, more=more) if more > 0 else named
    return Worth(label, Message("card-tiles", count=len(tiles)), working)


def buildings(number: int) -> Message:
    """A figure of buildings in a majority."""
    return Message("card-buildings", count=number)


def points(number: int) -> Message:
    """A figure of points."""
    return Message("card-points", points=number)
