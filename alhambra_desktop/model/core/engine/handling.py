"""Handlings: the three ways in which an action is done by hand (drag and drop, a press, a button)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..table.gesture import Button, ByHand, Gesture, Press
from ..values import Seat
from .action import Action
from .observation import PublicState
from .rulebook import Handling, Rulebook

A = TypeVar("A", bound=Action)


def dragged(
    show: Callable[[Rulebook, PublicState, Seat, A], Gesture],
    read: Callable[[Rulebook, PublicState, Seat, Gesture], A | None],
) -> Handling[A]:
    """The handling of an action for which pieces are put down elsewhere."""

    def read_gesture(book: Rulebook, state: PublicState, seat: Seat, done: ByHand) -> A | None:
        return read(book, state, seat, done) if isinstance(done, Gesture) else None

    return Handling(show, read_gesture)


def pressed(
    show: Callable[[Rulebook, PublicState, Seat, A], Press],
    read: Callable[[Rulebook, PublicState, Seat, Press], A | None],
) -> Handling[A]:
    """The handling of an action for which a piece is pressed."""

    def read_press(book: Rulebook, state: PublicState, seat: Seat, done: ByHand) -> A | None:
        return read(book, state, seat, done) if isinstance(done, Press) else None

    return Handling(show, read_press)


def button(name: str, action: A) -> Handling[A]:
    """The handling of an action of which there is only one, by a button."""
    only = Button(name)
    return Handling(
        lambda book, state, seat, taken: only,
        lambda book, state, seat, done: action if done == only else None,
    )
