"""The table as data: pieces with their places and faces.

An ``Arrangement`` says where everything lies for one observer; ``fold.py`` makes and moves them. Places and
faces are typed values, which say what they are called; modules add types of their own. A face names what is
seen by the id that the rules have for it: everything printed on a tile or card follows from that
(``Rulebook.tiles``, ``MONEY``), so nothing is told twice and rules, events and gestures speak of the same
thing; a hidden card has a face without an id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

import attrs

from ..values import SQUARE_CURRENCY, Cell, Seat
from ..words.message import Message
from ..words.naming import Naming
from ..words.nouns import currency_noun
from ..words.saying import CARD, SQUARE, TILE, city, everybodys, named, of, own_or, says


@attrs.frozen(cache_hash=True)
class Place:
    """Where pieces lie. They keep the order in which they came, unless the place is ``sorted`` by faces."""

    sorted: ClassVar[bool] = False

    def noun(self, names: Naming, viewer: Seat, /) -> Message:
        """What it is called, for the observer to whom some places are their own."""
        raise NotImplementedError(f"{type(self).__name__} does not say itself")

    def onto(self, names: Naming, /) -> Message | None:
        """How what is put there is said to lie, such as: on the tray; None where nobody puts anything."""
        return None


@attrs.frozen(cache_hash=True)
class MarketSquare(Place):
    """A square of the market of one stock (B-2)."""

    stock: str
    square: int

    noun = everybodys(
        "place-market", currency=of("square", lambda square: currency_noun(SQUARE_CURRENCY[square]))
    )


@attrs.frozen(cache_hash=True)
class Supply(Place):
    """What a module lays out for everybody beside the market; ``slot`` tells several such places apart."""

    module: str
    slot: str = ""

    noun = everybodys("place-supply")


@attrs.frozen(cache_hash=True)
class Bag(Place):
    """The bag of one stock."""

    stock: str

    noun = everybodys("place-bag")


@attrs.frozen(cache_hash=True)
class Row(Place):
    """The money row (B-6)."""

    sorted = True
    noun = everybodys("place-row")


@attrs.frozen(cache_hash=True)
class Pile(Place):
    """The money pile (B-7)."""

    noun = everybodys("place-pile")


@attrs.frozen(cache_hash=True)
class Discard(Place):
    """The money that was paid."""

    noun = everybodys("place-discard")


@attrs.frozen(cache_hash=True)
class Due(Place):
    """The scoring cards that turned up and are not scored yet (B-24)."""

    sorted = True
    noun = everybodys("place-due")


@attrs.frozen(cache_hash=True)
class Hand(Place):
    """The money of a seat."""

    seat: Seat

    sorted = True
    noun = own_or("place-hand-own", "place-hand")
    onto = says("onto-hand")


@attrs.frozen(cache_hash=True)
class Tray(Place):
    """What a seat bought or was given and has not placed yet (B-13)."""

    seat: Seat

    noun = own_or("place-tray-own", "place-tray")
    onto = says("onto-tray")


@attrs.frozen(cache_hash=True)
class Reserve(Place):
    """The reserve board of a seat."""

    seat: Seat

    sorted = True
    noun = own_or("place-reserve-own", "place-reserve")
    onto = says("onto-reserve")


@attrs.frozen(cache_hash=True)
class CitySquare(Place):
    """A square of a seat's city."""

    seat: Seat
    cell: Cell

    noun = own_or("place-square-own", "place-square", square=SQUARE, city=city)
    onto = says("onto-square")


@attrs.frozen(cache_hash=True)
class ScoreTrack(Place):
    """Where the points of a seat are counted."""

    seat: Seat

    noun = own_or("place-score-own", "place-score")


@attrs.frozen(cache_hash=True)
class TurnMark(Place):
    """Where the mark of the turn lies while it is a seat's turn."""

    seat: Seat

    noun = own_or("place-turn-own", "place-turn")


def seat_of(place: Place) -> Seat | None:
    """The seat that a place belongs to; None for what is everybody's."""
    seat = getattr(place, "seat", None)
    return seat if isinstance(seat, int) else None


@attrs.frozen(cache_hash=True)
class Face:
    """What is seen of a piece. ``is_hidden`` for a back."""

    is_hidden: ClassVar[bool] = False

    id_field: ClassVar[str] = ""
    """The field with the id of what is seen; without one it lies last in a sorted place."""

    @property
    def rank(self) -> tuple[bool, str]:
        """The order in a sorted place."""
        return (False, str(getattr(self, self.id_field))) if self.id_field else (True, "")

    def noun(self, names: Naming, /) -> Message:
        """What it is called."""
        raise NotImplementedError(f"{type(self).__name__} does not say itself")

    def described(self, names: Naming, /) -> Message:
        """What it is called, and whatever else is seen of it."""
        return self.noun(names)


@attrs.frozen(cache_hash=True)
class TileFace(Face):
    """A tile by the id of the side that shows."""

    tile: str

    id_field = "tile"
    noun = TILE
    described = named("tile", lambda names, tile: names.tile_described(tile))


@attrs.frozen(cache_hash=True)
class CardFace(Face):
    """A money card, or another card that comes from the money pile, by its id."""

    card: str

    id_field = "card"
    noun = CARD


@attrs.frozen(cache_hash=True)
class CardBack(Face):
    """A card of the money pile that the observer may not see."""

    is_hidden = True
    noun = says("face-card-back")


@attrs.frozen(cache_hash=True)
class ScoringCardFace(Face):
    """The scoring card of a round (B-7)."""

    round: int

    id_field = "round"
    noun = says("face-scoring-card", round=of("round"))


@attrs.frozen(cache_hash=True)
class Stack(Face):
    """So many cards or tiles as one piece: a pile or a bag, which others melt into and come out of."""

    count: int

    noun = says("face-stack", count=of("count"))


@attrs.frozen(cache_hash=True)
class ScoreFace(Face):
    """The points of a seat."""

    points: int

    noun = says("face-score", points=of("points"))


@attrs.frozen(cache_hash=True)
class TurnFace(Face):
    """The mark of the turn, with its number, counted from 1."""

    turn: int

    noun = says("face-turn", turn=of("turn"))


class PieceId(NamedTuple):
    """What tells a piece from all others; ``copy`` numbers those that look alike, from 1, and is else 0."""

    thing: str
    copy: int = 0


class PieceAt(NamedTuple):
    """A piece by where it lies and what it shows: one that was hidden has no number that everybody knows."""

    place: Place
    face: Face


class Piece(NamedTuple):
    """A piece where it lies, and what is seen of it."""

    id: PieceId
    place: Place
    face: Face


Look = Mapping[Place, tuple[tuple[PieceId | None, Face], ...]]
"""What can be seen: for each place its pieces in order, without the ids of those that look alike."""


@attrs.frozen
class Arrangement:
    """Where everything lies for one observer: every piece by its id, and the pieces of each place in order.

    ``copies`` is the highest number that a copy ever had; no number is given twice, for a card that is drawn
    is not the one that was discarded before.
    """

    pieces: Mapping[PieceId, Piece]
    lying: Mapping[Place, tuple[PieceId, ...]]
    copies: int

    def at(self, place: Place) -> tuple[Piece, ...]:
        """The pieces of a place, in order."""
        return tuple(self.pieces[id_] for id_ in self.lying.get(place, ()))

    def look(self) -> Look:
        """What can be seen of it: two arrangements look the same where these are equal."""
        return {
            place: tuple((None if id_.copy else id_, self.pieces[id_].face) for id_ in ids)
            for place, ids in self.lying.items()
        }


PILE: Final = PieceId("pile")
DISCARD: Final = PieceId("discard")
TURN: Final = PieceId("turn")


def bag_id(stock: str) -> PieceId:
    """The bag of a stock as a piece."""
    return PieceId(f"bag-{stock}")


def score_id(seat: Seat) -> PieceId:
    """The counter of a seat's points as a piece."""
    return PieceId(f"score-{seat}")


def scoring_card_id(number: int) -> PieceId:
    """The scoring card of a round as a piece."""
    return PieceId(f"scoring-{number}")


class TableError(ValueError):
    """Pieces that cannot lie or move as they are told to."""


@attrs.frozen
class Motion:
    """A piece that moves or turns: from where to where, and what is seen of it before and after.

    ``before`` is None for a piece that comes out of another one, such as the pile, which lies at ``start``;
    ``after`` is None for one that melts into what lies at ``end``. ``open`` is what everybody sees on the way
    of a card that the observer does not see at either end, such as one that is paid from a hidden hand.
    """

    piece: PieceId
    start: Place
    end: Place
    before: Face | None
    after: Face | None
    open: Face | None = None

    @property
    def face(self) -> Face:
        """What is seen on the way: what everybody saw, or how it lay, or how it will lie."""
        known = [face for face in (self.open, self.before, self.after) if face is not None]
        return next((face for face in known if not face.is_hidden), known[0])
