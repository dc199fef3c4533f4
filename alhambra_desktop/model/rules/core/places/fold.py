from __future__ import annotations

from collections.abc import Iterable, Mapping

import attrs

from ..values import Seat
from .places import Arrangement, Face, Motion, Piece, PieceId, Place, Stack, TableError


class ArrangementBuilder:
    __slots__ = ("_copies", "_lying", "_pieces")

    def __init__(self) -> None:
        self._pieces: dict[PieceId, Piece] = {}
        self._lying: dict[Place, tuple[PieceId, ...]] = {}
        self._copies = 0

    def lay(self, id_: PieceId, place: Place, face: Face) -> None:
        """Lay a piece; raise `TableError` if a piece with this id already lies somewhere."""
        if id_ in self._pieces:
            raise TableError(f"laid twice: {id_}")
        self._pieces[id_] = Piece(id_, place, face)
        here = self._lying.get(place)
        self._lying[place] = (id_,) if here is None else (*here, id_)

    def lay_copy(self, thing: str, place: Place, face: Face) -> PieceId:
        self._copies += 1
        id_ = PieceId(thing, self._copies)
        self.lay(id_, place, face)
        return id_

    def lay_all(self, pieces: Mapping[PieceId, Piece], lying: Mapping[Place, tuple[PieceId, ...]]) -> None:
        """Lay unique pieces on empty places. This is much faster than a call of `lay` for each piece."""
        count = len(self._pieces) + len(pieces)
        self._pieces |= pieces
        self._lying |= lying
        if len(self._pieces) != count:
            raise TableError("a piece was laid twice")

    def arrangement(self) -> Arrangement:
        return Arrangement(dict(self._pieces), dict(self._lying), self._copies)


class Fold(ArrangementBuilder):
    """An arrangement as ``viewer`` sees it, in which events move the pieces.

    `lifted` contains the pieces that the viewer has picked up. If an event can move any one of several
    identical pieces, it moves a lifted piece, if there is one.
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
        taken = tuple(self._motions)
        self._motions.clear()
        return taken

    def piece(self, id_: PieceId) -> Piece:
        try:
            return self._pieces[id_]
        except KeyError:
            raise TableError(f"no such piece: {id_}") from None

    def at(self, place: Place) -> tuple[Piece, ...]:
        return tuple(self._pieces[id_] for id_ in self._lying.get(place, ()))

    def __contains__(self, id_: PieceId) -> bool:
        return id_ in self._pieces

    def find(self, place: Place, face: Face, hidden: Face | None = None, thing: str = "") -> PieceId:
        """Return the id of a piece that lies at `place` and shows `face`, preferably a lifted piece.

        If no piece shows `face`, choose among the pieces that show `hidden`, preferably one whose
        `PieceId.thing` is `thing`. If no piece shows `hidden` either, raise `TableError`.
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
        old = self.piece(id_)
        face = old.face if face is None else face
        self._take_up(old)
        self.lay(id_, place, face)
        self._arrive(id_, old.place, old.face)

    def turn(self, id_: PieceId, face: Face) -> None:
        old = self.piece(id_)
        if face != old.face:
            self._pieces[id_] = Piece(id_, old.place, face)
            self._arrive(id_, old.place, old.face)

    def count(self, id_: PieceId, more: int) -> None:
        """Add `more`, which may be negative, to the size of a stack."""
        face = self.piece(id_).face
        if not isinstance(face, Stack):
            raise TableError(f"no stack: {id_}")
        self.turn(id_, attrs.evolve(face, count=face.count + more))

    def emerge(self, id_: PieceId, start: Place, place: Place, face: Face) -> None:
        self.lay(id_, place, face)
        self._arrive(id_, start, None)

    def emerge_copy(self, thing: str, start: Place, place: Place, face: Face) -> None:
        self._arrive(self.lay_copy(thing, place, face), start, None)

    def melt(self, id_: PieceId, end: Place, open_: Face | None = None) -> None:
        """Put a piece into a stack at `end`. If the face `open_` is given, everyone sees it on the way."""
        old = self.piece(id_)
        self._take_up(old)
        hidden = open_ if open_ != old.face else None
        self._motions.append(Motion(id_, old.place, end, old.face, None, hidden))

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
            self._lying[piece.place] = tuple(sorted(here, key=lambda id_: self._pieces[id_].face.rank))
        self._motions.append(Motion(id_, start, piece.place, before, piece.face))
