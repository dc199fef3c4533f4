"""Gestures: what is done by hand at the table, in pieces and places instead of actions.

Pieces are named by their faces: two equal cards are one to the rules, and a tile is the side that shows.
"""

from __future__ import annotations

from typing import TypeAlias, TypeVar

import attrs

from ..values import Cell, Seat
from .places import CitySquare, Face, Place, TileFace

F = TypeVar("F", bound=Face)


@attrs.frozen
class Gesture:
    """Pieces are lifted at one place and put down at another (drag and drop).

    ``lift`` are their faces; several only for cards, sorted. ``turned`` where a tile is put down with its
    other side up. ``spend`` are the cards of the hand that are paid for it, sorted.
    """

    lift: tuple[Face, ...]
    start: Place
    drop: Place
    turned: bool = False
    spend: tuple[str, ...] = ()

    @property
    def plain(self) -> bool:
        """True where nothing is turned over and nothing paid."""
        return not self.turned and not self.spend

    @property
    def only(self) -> Face | None:
        """The face of the piece, where only one is lifted."""
        return self.lift[0] if len(self.lift) == 1 else None

    def lifted(self, kind: type[F], start: Place) -> F | None:
        """The face of a kind that alone was lifted at a place; None for anything else."""
        face = self.only
        return face if isinstance(face, kind) and self.start == start else None

    def tile_from(self, start: Place) -> str | None:
        """The tile that alone was lifted at a place, by the side that shows; None for anything else."""
        face = self.lifted(TileFace, start)
        return None if face is None else face.tile

    def square_of(self, seat: Seat) -> Cell | None:
        """The square of a seat's city on which it is put down; None for anything else."""
        return self.drop.cell if isinstance(self.drop, CitySquare) and self.drop.seat == seat else None


@attrs.frozen
class Press:
    """A piece is pressed where it lies (a click that lifts nothing)."""

    piece: Face
    place: Place


@attrs.frozen
class Button:
    """A button is pressed; its name is unique at a decision."""

    name: str


ByHand: TypeAlias = Gesture | Press | Button
"""Anything that may be done by hand."""
