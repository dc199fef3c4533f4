"""Pieces, the places where they lie, and their faces. Modules add their own types of places and faces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

from ..frozen import frozen
from ..values import SQUARE_CURRENCY, Cell, Seat
from ..words.message import Message
from ..words.wording import (
    CARD,
    SQUARE,
    TILE,
    Naming,
    city,
    currency_noun,
    named,
    of,
    own_or,
    same_for_all,
    worded,
)


@frozen(cache_hash=True)
class Place:
    """A place for pieces.

    If ``sorted`` is true, the pieces are sorted by `Face.rank`. Otherwise, they lie in order of arrival.
    """

    sorted: ClassVar[bool] = False

    def noun(self, names: Naming, viewer: Seat, /) -> Message:
        """Return the name of the place for an observer, such as ``your hand`` or ``Leila's hand``."""
        raise NotImplementedError(f"{type(self).__name__} does not implement noun")

    def onto(self, names: Naming, /) -> Message | None:
        """Return words for a drop on the place, such as ``in your hand``.

        If pieces cannot be dropped on the place, return None.
        """
        return None


@frozen(cache_hash=True)
class MarketSquare(Place):
    stock: str
    square: int

    noun = same_for_all(
        "place-market", currency=of("square", lambda square: currency_noun(SQUARE_CURRENCY[square]))
    )


@frozen(cache_hash=True)
class Supply(Place):
    """A module's public supply next to the market. Different supplies of a module differ in ``slot``."""

    module: str
    slot: str = ""

    noun = same_for_all("place-supply")


@frozen(cache_hash=True)
class Bag(Place):
    stock: str

    noun = same_for_all("place-bag")


@frozen(cache_hash=True)
class Row(Place):
    sorted = True
    noun = same_for_all("place-row")


@frozen(cache_hash=True)
class Pile(Place):
    noun = same_for_all("place-pile")


@frozen(cache_hash=True)
class Discard(Place):
    noun = same_for_all("place-discard")


@frozen(cache_hash=True)
class Due(Place):
    """The scoring cards whose rounds are due (B-24)."""

    sorted = True
    noun = same_for_all("place-due")


@frozen(cache_hash=True)
class Hand(Place):
    seat: Seat

    sorted = True
    noun = own_or("place-hand-own", "place-hand")
    onto = worded("onto-hand")


@frozen(cache_hash=True)
class Tray(Place):
    """Tiles that a seat has bought or received but not yet placed (B-13)."""

    seat: Seat

    noun = own_or("place-tray-own", "place-tray")
    onto = worded("onto-tray")


@frozen(cache_hash=True)
class Reserve(Place):
    seat: Seat

    sorted = True
    noun = own_or("place-reserve-own", "place-reserve")
    onto = worded("onto-reserve")


@frozen(cache_hash=True)
class CitySquare(Place):
    seat: Seat
    cell: Cell

    noun = own_or("place-square-own", "place-square", square=SQUARE, city=city)
    onto = worded("onto-square")


@frozen(cache_hash=True)
class ScoreTrack(Place):
    seat: Seat

    noun = own_or("place-score-own", "place-score")


@frozen(cache_hash=True)
class TurnMark(Place):
    seat: Seat

    noun = own_or("place-turn-own", "place-turn")


def seat_of(place: Place) -> Seat | None:
    seat = getattr(place, "seat", None)
    return seat if isinstance(seat, int) else None


@frozen(cache_hash=True)
class Face:
    """The visible side of a piece. If ``is_hidden`` is true, it is the back and contains no id."""

    is_hidden: ClassVar[bool] = False

    # name of the field that contains the id of the visible side; faces without an id are sorted last
    id_field: ClassVar[str] = ""

    @property
    def rank(self) -> tuple[bool, str]:
        return (False, str(getattr(self, self.id_field))) if self.id_field else (True, "")

    def noun(self, names: Naming, /) -> Message:
        raise NotImplementedError(f"{type(self).__name__} does not implement noun")

    def described(self, names: Naming, /) -> Message:
        return self.noun(names)


@frozen(cache_hash=True)
class TileFace(Face):
    tile: str

    id_field = "tile"
    noun = TILE
    described = named("tile", lambda names, tile: names.tile_described(tile))


@frozen(cache_hash=True)
class CardFace(Face):
    card: str

    id_field = "card"
    noun = CARD


@frozen(cache_hash=True)
class CardBack(Face):
    is_hidden = True
    noun = worded("face-card-back")


@frozen(cache_hash=True)
class ScoringCardFace(Face):
    round: int

    id_field = "round"
    noun = worded("face-scoring-card", round=of("round"))


@frozen(cache_hash=True)
class Stack(Face):
    """A pile or bag, shown as one piece. Other pieces are put into it and drawn from it."""

    count: int

    noun = worded("face-stack", count=of("count"))


@frozen(cache_hash=True)
class ScoreFace(Face):
    points: int

    noun = worded("face-score", points=of("points"))


@frozen(cache_hash=True)
class TurnFace(Face):
    """The turn marker; turns are counted from 1."""

    turn: int

    noun = worded("face-turn", turn=of("turn"))


class PieceId(NamedTuple):
    """Id of a piece. For a unique piece, ``copy`` is 0.

    All other pieces are numbered from 1, and no two of them have the same number.
    """

    thing: str
    copy: int = 0


class PieceAt(NamedTuple):
    """Identifies a piece by place and face.

    The rules do not know the ids of pieces that are not unique, so they use this class for such pieces.
    """

    place: Place
    face: Face


class Piece(NamedTuple):
    id: PieceId
    place: Place
    face: Face


Look = Mapping[Place, tuple[tuple[PieceId | None, Face], ...]]
"""Maps each place to its pieces, in order. Pieces that are not unique have None instead of their ids."""


@frozen
class Arrangement:
    """Positions of all pieces for one observer.

    ``copies`` is the highest `PieceId.copy` so far. A newly drawn card gets a higher number, so an id never
    means two different cards.
    """

    pieces: Mapping[PieceId, Piece]
    lying: Mapping[Place, tuple[PieceId, ...]]
    copies: int

    def at(self, place: Place) -> tuple[Piece, ...]:
        return tuple(self.pieces[id_] for id_ in self.lying.get(place, ()))

    def look(self) -> Look:
        """Return what the observer sees. Arrangements that look the same have equal results."""
        return {
            place: tuple((None if id_.copy else id_, self.pieces[id_].face) for id_ in ids)
            for place, ids in self.lying.items()
        }


PILE: Final = PieceId("pile")
DISCARD: Final = PieceId("discard")
TURN: Final = PieceId("turn")


def bag_id(stock: str) -> PieceId:
    return PieceId(f"bag-{stock}")


def score_id(seat: Seat) -> PieceId:
    return PieceId(f"score-{seat}")


def scoring_card_id(number: int) -> PieceId:
    return PieceId(f"scoring-{number}")


class TableError(ValueError):
    """Pieces cannot be placed or moved as requested."""


@frozen
class Motion:
    """The movement or turning of a piece.

    ``before`` and ``after`` are the faces at the start and at the end. If the piece comes from a stack,
    ``before`` is None. If the piece joins a stack, ``after`` is None. ``open`` is a face that everyone sees
    while the piece moves, but not before or after. For example, a hidden card is shown while it is paid.
    """

    piece: PieceId
    start: Place
    end: Place
    before: Face | None
    after: Face | None
    open: Face | None = None

    @property
    def face(self) -> Face:
        known = [face for face in (self.open, self.before, self.after) if face is not None]
        return next((face for face in known if not face.is_hidden), known[0])
