"""The table as data: pieces with places and faces. Modules add their own types of places and faces.

A face contains the id of the visible side. Everything printed on this side is found by its id (in
``Rulebook.tiles`` or ``MONEY``). The face of a hidden card has no id.
"""

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

    Pieces lie in order of arrival or, if ``sorted`` is true, in order of `Face.rank`.
    """

    sorted: ClassVar[bool] = False

    def noun(self, names: Naming, viewer: Seat, /) -> Message:
        """Return the name of the place for an observer, for example ``your hand`` or ``Leila's hand``."""
        raise NotImplementedError(f"{type(self).__name__} does not implement noun")

    def onto(self, names: Naming, /) -> Message | None:
        """Return the place as the target of a drop, such as ``in your hand``; None if it is not a target."""
        return None


@frozen(cache_hash=True)
class MarketSquare(Place):
    """A market square of one stock (B-2)."""

    stock: str
    square: int

    noun = same_for_all(
        "place-market", currency=of("square", lambda square: currency_noun(SQUARE_CURRENCY[square]))
    )


@frozen(cache_hash=True)
class Supply(Place):
    """A module's public supply next to the market; ``slot`` distinguishes several supplies of a module."""

    module: str
    slot: str = ""

    noun = same_for_all("place-supply")


@frozen(cache_hash=True)
class Bag(Place):
    stock: str

    noun = same_for_all("place-bag")


@frozen(cache_hash=True)
class Row(Place):
    """The money row (B-6)."""

    sorted = True
    noun = same_for_all("place-row")


@frozen(cache_hash=True)
class Pile(Place):
    """The money pile (B-7)."""

    noun = same_for_all("place-pile")


@frozen(cache_hash=True)
class Discard(Place):
    noun = same_for_all("place-discard")


@frozen(cache_hash=True)
class Due(Place):
    """The scoring cards that have turned up but whose rounds have not been held yet (B-24)."""

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
    """Tiles that a seat has bought or been given but not placed yet (B-13)."""

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
    """The visible side of a piece; ``is_hidden`` is true for a back."""

    is_hidden: ClassVar[bool] = False

    id_field: ClassVar[str] = ""  # field with the id of the visible side; faces without an id are sorted last

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
    """The scoring card of a round (B-7)."""

    round: int

    id_field = "round"
    noun = worded("face-scoring-card", round=of("round"))


@frozen(cache_hash=True)
class Stack(Face):
    """A pile or bag as one piece; other pieces join or leave it."""

    count: int

    noun = worded("face-stack", count=of("count"))


@frozen(cache_hash=True)
class ScoreFace(Face):
    points: int

    noun = worded("face-score", points=of("points"))


@frozen(cache_hash=True)
class TurnFace(Face):
    """The turn marker; ``turn`` is the number of the turn, counted from 1."""

    turn: int

    noun = worded("face-turn", turn=of("turn"))


class PieceId(NamedTuple):
    """Identifies a piece.

    ``copy`` is 0 for a unique piece. All other pieces of an arrangement are numbered from 1, whatever their
    ``thing`` (see `ArrangementBuilder.lay_copy`).
    """

    thing: str
    copy: int = 0


class PieceAt(NamedTuple):
    """Identifies a piece by its place and face.

    Rules use it for pieces that are laid with `ArrangementBuilder.lay_copy`, because they do not know the ids
    of these pieces.
    """

    place: Place
    face: Face


class Piece(NamedTuple):
    id: PieceId
    place: Place
    face: Face


Look = Mapping[Place, tuple[tuple[PieceId | None, Face], ...]]  # visible pieces in order; copies have no id


@frozen
class Arrangement:
    """Positions of all pieces for one observer: every piece by id, and the pieces of each place in order.

    ``copies`` is the highest copy number so far (`PieceId.copy`). A number is never reused, because the same
    id always means the same card. A card that is drawn need not be the one that was discarded before, so it
    gets a new number.
    """

    pieces: Mapping[PieceId, Piece]
    lying: Mapping[Place, tuple[PieceId, ...]]
    copies: int

    def at(self, place: Place) -> tuple[Piece, ...]:
        return tuple(self.pieces[id_] for id_ in self.lying.get(place, ()))

    def look(self) -> Look:
        """Return the visible part; two arrangements with equal visible parts look the same."""
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
    """The movement or turning of a piece, with its faces before and after.

    ``before`` is None for a piece drawn from a stack at ``start``. ``after`` is None for a piece that goes
    into a stack at ``end``. ``open`` is a face that everyone sees only on the way, such as that of a card
    paid from a hidden hand.
    """

    piece: PieceId
    start: Place
    end: Place
    before: Face | None
    after: Face | None
    open: Face | None = None

    @property
    def face(self) -> Face:
        """The face shown on the way: the first of ``open``, ``before`` and ``after`` that is not hidden.

        If all are hidden, it is the first that is not None.
        """
        known = [face for face in (self.open, self.before, self.after) if face is not None]
        return next((face for face in known if not face.is_hidden), known[0])
