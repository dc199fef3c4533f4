"""Gestures with which a player takes actions."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from ..frozen import frozen
from ..values import Cell, Seat
from .places import CitySquare, Face, Place, TileFace

F = TypeVar("F", bound=Face)


@frozen
class Gesture:
    """A player drags pieces from one place to another.

    If ``turned`` is true, the player turns the dragged tile over before the drop.

    ``lift`` contains the faces of the dragged pieces, and ``spend`` contains the cards that pay for the
    action. Both tuples are sorted. Piece ids are not needed, because the rules do not distinguish identical
    cards. If several pieces are dragged together, all of them are cards.
    """

    lift: tuple[Face, ...]
    start: Place
    drop: Place
    turned: bool = False
    spend: tuple[str, ...] = ()

    @property
    def plain(self) -> bool:
        return not self.turned and not self.spend

    @property
    def only(self) -> Face | None:
        return self.lift[0] if len(self.lift) == 1 else None

    def lifted(self, kind: type[F], start: Place) -> F | None:
        """Return the lifted face if it is the only one, has the type `kind`, and comes from `start`."""
        face = self.only
        return face if isinstance(face, kind) and self.start == start else None

    def tile_from(self, start: Place) -> str | None:
        """If only one tile is lifted, and it comes from `start`, return its visible side's id, else None."""
        face = self.lifted(TileFace, start)
        return None if face is None else face.tile

    def square_of(self, seat: Seat) -> Cell | None:
        return self.drop.cell if isinstance(self.drop, CitySquare) and self.drop.seat == seat else None


@frozen
class Press:
    piece: Face
    place: Place


@frozen
class Button:
    """A player presses a button; no other button of the decision has the same name."""

    name: str


ByHand: TypeAlias = Gesture | Press | Button
