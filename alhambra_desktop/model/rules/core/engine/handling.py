"""Functions for the three ways to take an action: drag a piece, press a piece, or press a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ..places.gesture import Button, ByHand, Gesture, Press
from ..places.places import CitySquare, Place, TileFace
from ..values import Cell, Seat
from .action import Action
from .rulebook import Handling, Rulebook
from .state import PublicState

A = TypeVar("A", bound=Action)


def dragged(
    show: Callable[[Rulebook, PublicState, Seat, A], Gesture],
    read: Callable[[Rulebook, PublicState, Seat, Gesture], A | None],
) -> Handling[A]:
    def read_gesture(book: Rulebook, state: PublicState, seat: Seat, done: ByHand) -> A | None:
        return read(book, state, seat, done) if isinstance(done, Gesture) else None

    return Handling(show, read_gesture)


def tile_moved(
    make: Callable[[str], A],
    start: Callable[[Seat, str], Place],
    drop: Callable[[Seat], Place],
    turned: bool = False,
) -> Handling[A]:
    """Return the handling of an action that moves its ``tile`` and, if `turned` is true, turns it over."""

    def show(book: Rulebook, state: PublicState, seat: Seat, action: Any) -> Gesture:
        return Gesture((TileFace(action.tile),), start(seat, action.tile), drop(seat), turned)

    def read(book: Rulebook, state: PublicState, seat: Seat, done: Gesture) -> A | None:
        tile = done.tile_from(done.start)
        if tile is None or done != Gesture(done.lift, start(seat, tile), drop(seat), turned):
            return None
        return make(tile)

    return dragged(show, read)


def tile_laid(
    make: Callable[[PublicState, Seat, str, Cell], A | None], start: Callable[[Seat], Place]
) -> Handling[A]:
    def show(book: Rulebook, state: PublicState, seat: Seat, action: Any) -> Gesture:
        return Gesture((TileFace(action.tile),), start(seat), CitySquare(seat, action.cell))

    def read(book: Rulebook, state: PublicState, seat: Seat, done: Gesture) -> A | None:
        tile, cell = done.tile_from(start(seat)), done.square_of(seat)
        return None if tile is None or cell is None or not done.plain else make(state, seat, tile, cell)

    return dragged(show, read)


def pressed(
    show: Callable[[Rulebook, PublicState, Seat, A], Press],
    read: Callable[[Rulebook, PublicState, Seat, Press], A | None],
) -> Handling[A]:
    def read_press(book: Rulebook, state: PublicState, seat: Seat, done: ByHand) -> A | None:
        return read(book, state, seat, done) if isinstance(done, Press) else None

    return Handling(show, read_press)


def button(name: str, action: A) -> Handling[A]:
    only = Button(name)
    return Handling(
        lambda book, state, seat, taken: only,
        lambda book, state, seat, done: action if done == only else None,
    )
