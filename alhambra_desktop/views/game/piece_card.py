from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.engine.state import Observation
from ...model.rules.core.frozen import frozen
from ...model.rules.core.places.places import Piece
from ...model.rules.core.words.message import Message, in_a_row


@frozen
class Worth:
    """The current value of a piece. ``working`` explains the figure."""

    label: Message
    figure: Message
    working: Message | None = None


@frozen
class PieceCard:
    """The texts of a piece card. With minimal assistance, ``worth`` is None."""

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


DescribePiece: TypeAlias = Callable[[Rulebook, Observation, Piece], PieceCard | None]
EACH_SCORING = Message("card-each-scoring")
AT_THE_END = Message("card-at-end")
NOW = Message("card-now")
NOTHING = Message("card-nothing")
NOT_STANDING = Worth(Message("card-not-standing"), NOTHING)
NAMED = 2  # maximum number of tiles that a `Worth` names; further tiles are only counted


def tiles_worth(label: Message, book: Rulebook, tiles: tuple[str, ...], without: Message) -> Worth:
    """Return a `Worth` whose figure is the number of tiles and whose working names them.

    If there are no tiles, `without` is the working.
    """
    if not tiles:
        return Worth(label, NOTHING, without)
    named, more = in_a_row([book.tile_noun(tile) for tile in tiles[:NAMED]]), len(tiles) - NAMED
    working = Message("card-more", tiles=named, more=more) if more > 0 else named
    return Worth(label, Message("card-tiles", count=len(tiles)), working)


def buildings(number: int) -> Message:
    return Message("card-buildings", count=number)


def points(number: int) -> Message:
    return Message("card-points", points=number)
