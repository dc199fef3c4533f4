"""Gestures by which a player takes actions."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from ..frozen import frozen
from ..values import Cell, Seat
from .places import CitySquare, Face, Place, TileFace

F = TypeVar("F", bound=Face)


@frozen
class Gesture:
    """Pieces are dragged from one place to another; if ``turned`` is true, the tile is turned over.

    ``lift`` are the dragged pieces, and ``spend`` are the cards that pay; both are sorted. ``lift`` contains
    faces instead of piece ids, because the rules do not distinguish identical cards. Only cards can be
    dragged together.
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
        """Return the face of the only lifted piece if it has the type `kind` and comes from `start`."""
        face = self.only
        return face if isinstance(face, kind) and self.start == start else None

    def tile_from(self, start: Place) -> str | None:
        """Return the visible side of the only lifted piece if it is a tile from `start`."""
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
    """A button is pressed; its name is unique within a decision."""

    name: str


ByHand: TypeAlias = Gesture | Press | Button
