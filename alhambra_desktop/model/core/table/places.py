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
from ..words.nouns import currency_noun, square_noun


@attrs.frozen(cache_hash=True)
class Place:
    """Where pieces lie. They keep the order in which they came, unless the place is ``sorted`` by faces."""

    sorted: ClassVar[bool] = False

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called, for the observer to whom some places are their own."""
        raise NotImplementedError(f"{type(self).__name__} does not say itself")

    def onto(self, names: Naming) -> Message | None:
        """How what is put there is said to lie, such as: on the tray; None where nobody puts anything."""
        return None


@attrs.frozen(cache_hash=True)
class MarketSquare(Place):
    """A square of the market of one stock (B-2)."""

    stock: str
    square: int

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called."""
        return Message("place-market", currency=currency_noun(SQUARE_CURRENCY[self.square]))


@attrs.frozen(cache_hash=True)
class Supply(Place):
    """What a module lays out for everybody beside the market; ``slot`` tells several such places apart."""

    module: str
    slot: str = ""

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called."""
        return Message("place-supply")


@attrs.frozen(cache_hash=True)
class Bag(Place):
    """The bag of one stock."""

    stock: str

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called."""
        return Message("place-bag")


@attrs.frozen(cache_hash=True)
class Row(Place):
    """The money row (B-6)."""

    sorted: ClassVar[bool] = True

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called."""
        return Message("place-row")


@attrs.frozen(cache_hash=True)
class Pile(Place):
    """The money pile (B-7)."""

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called."""
        return Message("place-pile")


@attrs.frozen(cache_hash=True)
class Discard(Place):
    """The money that was paid."""

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called."""
        return Message("place-discard")


@attrs.frozen(cache_hash=True)
class Due(Place):
    """The scoring cards that turned up and are not scored yet (B-24)."""

    sorted: ClassVar[bool] = True

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called."""
        return Message("place-due")


@attrs.frozen(cache_hash=True)
class Hand(Place):
    """The money of a seat."""

    seat: Seat
    sorted: ClassVar[bool] = True

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called."""
        own = self.seat == viewer
        return Message("place-hand-own") if own else Message("place-hand", name=names.owner_name(self.seat))

    def onto(self, names: Naming) -> Message:
        """How what is put there is said to lie."""
        return Message("onto-hand")


@attrs.frozen(cache_hash=True)
class Tray(Place):
    """What a seat bought or was given and has not placed yet (B-13)."""

    seat: Seat

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called."""
        own = self.seat == viewer
        return Message("place-tray-own") if own else Message("place-tray", name=names.owner_name(self.seat))

    def onto(self, names: Naming) -> Message:
        """How what is put there is said to lie."""
        return Message("onto-tray")


@attrs.frozen(cache_hash=True)
class Reserve(Place):
    """The reserve board of a seat."""

    seat: Seat
    sorted: ClassVar[bool] = True

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called."""
        own = self.seat == viewer
        return (
            Message("place-reserve-own")
            if own
            else Message("place-reserve", name=names.owner_name(self.seat))
        )

    def onto(self, names: Naming) -> Message:
        """How what is put there is said to lie."""
        return Message("onto-reserve")


@attrs.frozen(cache_hash=True)
class CitySquare(Place):
    """A square of a seat's city."""

    seat: Seat
    cell: Cell

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called."""
        square = square_noun(self.cell)
        if self.seat == viewer:
            return Message("place-square-own", square=square, city=names.city_noun)
        return Message("place-square", square=square, city=names.city_noun, name=names.owner_name(self.seat))

    def onto(self, names: Naming) -> Message:
        """How what is put there is said to lie."""
        return Message("onto-square")


@attrs.frozen(cache_hash=True)
class ScoreTrack(Place):
    """Where the points of a seat are counted."""

    seat: Seat

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called."""
        own = self.seat == viewer
        return Message("place-score-own") if own else Message("place-score", name=names.owner_name(self.seat))


@attrs.frozen(cache_hash=True)
class TurnMark(Place):
    """Where the mark of the turn lies while it is a seat's turn."""

    seat: Seat

    def noun(self, names: Naming, viewer: Seat) -> Message:
        """What it is called."""
        own = self.seat == viewer
        return Message("place-turn-own") if own else Message("place-turn", name=names.owner_name(self.seat))


def seat_of(place: Place) -> Seat | None:
    """The seat that a place belongs to; None for what is everybody's."""
    seat = getattr(place, "seat", None)
    return seat if isinstance(seat, int) else None


@attrs.frozen(cache_hash=True)
class Face:
    """What is seen of a piece. Sorted places lie in the order of ``rank``; ``is_hidden`` for a back."""

    is_hidden: ClassVar[bool] = False

    @property
    def rank(self) -> tuple[bool, str]:
        """The order in a sorted place: by ids, what is hidden last."""
        return (True, "")

    def noun(self, names: Naming) -> Message:
        """What it is called."""
        raise NotImplementedError(f"{type(self).__name__} does not say itself")

    def described(self, names: Naming) -> Message:
        """What it is called, and whatever else is seen of it."""
        return self.noun(names)


@attrs.frozen(cache_hash=True)
class TileFace(Face):
    """A tile by the id of the side that shows."""

    tile: str

    @property
    def rank(self) -> tuple[bool, str]:
        """By ids."""
        return (False, self.tile)

    def noun(self, names: Naming) -> Message:
        """What it is called."""
        return names.tile_noun(self.tile)

    def described(self, names: Naming) -> Message:
        """What it is called, with its closed sides and its back."""
        return names.tile_described(self.tile)


@attrs.frozen(cache_hash=True)
class CardFace(Face):
    """A money card, or another card that comes from the money pile, by its id."""

    card: str

    @property
    def rank(self) -> tuple[bool, str]:
        """By ids."""
        return (False, self.card)

    def noun(self, names: Naming) -> Message:
        """What it is called."""
        return names.card_noun(self.card)


@attrs.frozen(cache_hash=True)
class CardBack(Face):
    """A card of the money pile that the observer may not see."""

    is_hidden: ClassVar[bool] = True

    def noun(self, names: Naming) -> Message:
        """What it is called."""
        return Message("face-card-back")


@attrs.frozen(cache_hash=True)
class ScoringCardFace(Face):
    """The scoring card of a round (B-7)."""

    round: int

    @property
    def rank(self) -> tuple[bool, str]:
        """By rounds."""
        return (False, str(self.round))

    def noun(self, names: Naming) -> Message:
        """What it is called."""
        return Message("face-scoring-card", round=self.round)


@attrs.frozen(cache_hash=True)
class Stack(Face):
    """So many cards or tiles as one piece: a pile or a bag, which others melt into and come out of."""

    count: int

    def noun(self, names: Naming) -> Message:
        """What it is called."""
        return Message("face-stack", count=self.count)


@attrs.frozen(cache_hash=True)
class ScoreFace(Face):
    """The points of a seat."""

    points: int

    def noun(self, names: Naming) -> Message:
        """What it is called."""
        return Message("face-score", points=self.points)


@attrs.frozen(cache_hash=True)
class TurnFace(Face):
    """The mark of the turn, with its number, counted from 1."""

    turn: int

    def noun(self, names: Naming) -> Message:
        """What it is called."""
        return Message("face-turn", turn=self.turn)


class PieceId(NamedTuple):
    """What tells a piece from all others; ``copy`` numbers those that look alike, from 1, and is else 0."""

    thing: str
    copy: int = 0


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
