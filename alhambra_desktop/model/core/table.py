"""The table as data: pieces with their places and faces, and a fold that events move them by.

An ``Arrangement`` says where everything lies for one observer. Places and faces are typed values; modules add
types of their own. A face names what is seen by the id that the rules have for it: everything printed on a
tile or card follows from that (``Rulebook.tiles``, ``MONEY``), so nothing is told twice and rules, events and
gestures speak of the same thing; a hidden card has a face without an id.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final, NamedTuple

import attrs

from .values import Cell, Seat


@attrs.frozen(cache_hash=True)
class Place:
    """Where pieces lie. They keep the order in which they came, unless the place is ``sorted`` by faces."""

    sorted: ClassVar[bool] = False


@attrs.frozen(cache_hash=True)
class MarketSquare(Place):
    """A square of the market of one stock (B-2)."""

    stock: str
    square: int


@attrs.frozen(cache_hash=True)
class Supply(Place):
    """What a module lays out for everybody beside the market; ``slot`` tells several such places apart."""

    module: str
    slot: str = ""


@attrs.frozen(cache_hash=True)
class Bag(Place):
    """The bag of one stock."""

    stock: str


@attrs.frozen(cache_hash=True)
class Row(Place):
    """The money row (B-6)."""

    sorted: ClassVar[bool] = True


@attrs.frozen(cache_hash=True)
class Pile(Place):
    """The money pile (B-7)."""


@attrs.frozen(cache_hash=True)
class Discard(Place):
    """The money that was paid."""


@attrs.frozen(cache_hash=True)
class Due(Place):
    """The scoring cards that turned up and are not scored yet (B-24)."""

    sorted: ClassVar[bool] = True


@attrs.frozen(cache_hash=True)
class Hand(Place):
    """The money of a seat."""

    seat: Seat
    sorted: ClassVar[bool] = True


@attrs.frozen(cache_hash=True)
class Tray(Place):
    """What a seat bought or was given and has not placed yet (B-13)."""

    seat: Seat


@attrs.frozen(cache_hash=True)
class Reserve(Place):
    """The reserve board of a seat."""

    seat: Seat
    sorted: ClassVar[bool] = True


@attrs.frozen(cache_hash=True)
class CitySquare(Place):
    """A square of a seat's city."""

    seat: Seat
    cell: Cell


@attrs.frozen(cache_hash=True)
class ScoreTrack(Place):
    """Where the points of a seat are counted."""

    seat: Seat


@attrs.frozen(cache_hash=True)
class TurnMark(Place):
    """Where the mark of the turn lies while it is a seat's turn."""

    seat: Seat


@attrs.frozen(cache_hash=True)
class Face:
    """What is seen of a piece. Sorted places lie in the order of ``rank``."""

    @property
    def rank(self) -> tuple[bool, str]:
        """The order in a sorted place: by ids, what is hidden last."""
        return (True, "")


@attrs.frozen(cache_hash=True)
class TileFace(Face):
    """A tile by the id of the side that shows."""

    tile: str

    @property
    def rank(self) -> tuple[bool, str]:
        """By ids."""
        return (False, self.tile)


@attrs.frozen(cache_hash=True)
class CardFace(Face):
    """A money card, or another card that comes from the money pile, by its id."""

    card: str

    @property
    def rank(self) -> tuple[bool, str]:
        """By ids."""
        return (False, self.card)


@attrs.frozen(cache_hash=True)
class CardBack(Face):
    """A card of the money pile that the observer may not see."""


@attrs.frozen(cache_hash=True)
class ScoringCardFace(Face):
    """The scoring card of a round (B-7)."""

    round: int

    @property
    def rank(self) -> tuple[bool, str]:
        """By rounds."""
        return (False, str(self.round))


@attrs.frozen(cache_hash=True)
class Stack(Face):
    """So many cards or tiles as one piece: a pile or a bag, which others melt into and come out of."""

    count: int


@attrs.frozen(cache_hash=True)
class ScoreFace(Face):
    """The points of a seat."""

    points: int


@attrs.frozen(cache_hash=True)
class TurnFace(Face):
    """The mark of the turn, with its number, counted from 1."""

    turn: int


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
    ``after`` is None for one that melts into what lies at ``end``.
    """

    piece: PieceId
    start: Place
    end: Place
    before: Face | None
    after: Face | None


class ArrangementBuilder:
    """An arrangement under construction (builder pattern)."""

    __slots__ = ("_copies", "_lying", "_pieces")

    def __init__(self) -> None:
        self._pieces: dict[PieceId, Piece] = {}
        self._lying: dict[Place, tuple[PieceId, ...]] = {}
        self._copies = 0

    def lay(self, id_: PieceId, place: Place, face: Face) -> None:
        """A piece that there is once; ``TableError`` where it lies somewhere already."""
        if id_ in self._pieces:
            raise TableError(f"laid twice: {id_}")
        self._pieces[id_] = Piece(id_, place, face)
        self._lying[place] = (*self._lying.get(place, ()), id_)

    def lay_copy(self, thing: str, place: Place, face: Face) -> PieceId:
        """One of several pieces that look alike; returns its id, which was never in use."""
        self._copies += 1
        id_ = PieceId(thing, self._copies)
        self.lay(id_, place, face)
        return id_

    def arrangement(self) -> Arrangement:
        """The arrangement as it is now; it does not change with the builder."""
        return Arrangement(dict(self._pieces), dict(self._lying), self._copies)


class Fold(ArrangementBuilder):
    """An arrangement on which events move pieces, with the motions that are to be seen of it, in order.

    ``viewer`` is the observer. Which of several equal pieces moves is decided by ``lifted``, those that the
    viewer has in hand.
    """

    __slots__ = ("_lifted", "_motions", "viewer")

    def __init__(self, viewer: Seat, begin: Arrangement, lifted: Iterable[PieceId] = ()) -> None:
        super().__init__()
        self._pieces = dict(begin.pieces)
        self._lying = dict(begin.lying)
        self._copies = begin.copies
        self._lifted = frozenset(lifted)
        self.viewer = viewer
        self._motions: list[Motion] = []

    def take_motions(self) -> tuple[Motion, ...]:
        """The motions since they were last taken."""
        taken = tuple(self._motions)
        self._motions.clear()
        return taken

    def piece(self, id_: PieceId) -> Piece:
        """A piece as it lies now; ``TableError`` where there is none."""
        try:
            return self._pieces[id_]
        except KeyError:
            raise TableError(f"no such piece: {id_}") from None

    def at(self, place: Place) -> tuple[Piece, ...]:
        """The pieces of a place now, in order."""
        return tuple(self._pieces[id_] for id_ in self._lying.get(place, ()))

    def __contains__(self, id_: PieceId) -> bool:
        return id_ in self._pieces

    def find(self, place: Place, face: Face, hidden: Face | None = None, thing: str = "") -> PieceId:
        """One of the pieces at a place that may be the one with this face, lifted ones first.

        Where none shows it, it is one of those whose face is ``hidden``: one that went in as this thing, if
        there is.
        """
        here = self.at(place)
        found = [piece for piece in here if piece.face == face]
        if not found:
            backs = [piece for piece in here if piece.face == hidden]
            found = [piece for piece in backs if piece.id.thing == thing] or backs
        if not found:
            raise TableError(f"nothing at {place} can be {face}")
        return next((piece.id for piece in found if piece.id in self._lifted), found[0].id)

    def move(self, id_: PieceId, place: Place, face: Face | None = None) -> None:
        """A piece goes to another place, where it may show another face."""
        old = self.piece(id_)
        face = old.face if face is None else face
        self._take_up(old)
        self.lay(id_, place, face)
        self._arrive(id_, old.place, old.face)

    def turn(self, id_: PieceId, face: Face) -> None:
        """A piece shows another face where it lies."""
        old = self.piece(id_)
        if face != old.face:
            self._pieces[id_] = Piece(id_, old.place, face)
            self._arrive(id_, old.place, old.face)

    def count(self, id_: PieceId, more: int) -> None:
        """A stack gets more, or less."""
        face = self.piece(id_).face
        if not isinstance(face, Stack):
            raise TableError(f"no stack: {id_}")
        self.turn(id_, Stack(face.count + more))

    def emerge(self, id_: PieceId, start: Place, place: Place, face: Face) -> None:
        """A piece that there is once comes out of a stack at ``start``."""
        self.lay(id_, place, face)
        self._arrive(id_, start, None)

    def emerge_copy(self, thing: str, start: Place, place: Place, face: Face) -> None:
        """One of several pieces that look alike comes out of a stack at ``start``."""
        self._arrive(self.lay_copy(thing, place, face), start, None)

    def melt(self, id_: PieceId, end: Place) -> None:
        """A piece goes into a stack at ``end``."""
        old = self.piece(id_)
        self._take_up(old)
        self._motions.append(Motion(id_, old.place, end, old.face, None))

    def _take_up(self, piece: Piece) -> None:
        del self._pieces[piece.id]
        left = tuple(id_ for id_ in self._lying[piece.place] if id_ != piece.id)
        if left:
            self._lying[piece.place] = left
        else:
            del self._lying[piece.place]

    def _arrive(self, id_: PieceId, start: Place, before: Face | None) -> None:
        piece = self._pieces[id_]
        if piece.place.sorted:
            here = self._lying[piece.place]
            self._lying[piece.place] = tuple(sorted(here, key=lambda one: self._pieces[one].face.rank))
        self._motions.append(Motion(id_, start, piece.place, before, piece.face))
