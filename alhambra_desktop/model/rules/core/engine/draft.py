"""Draft: a mutable copy of a state that rules write to, with the events that happen on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

from ..values import Seat
from .changes import PlayerChanges, StateChanges, StockChanges
from .event import Event
from .frozen import no_such_field
from .shuffle import order_of
from .state import GameState, PlayerState, Slice, Stock
from .step import Step

Arrange = Callable[["Draft", str, tuple[str, ...]], tuple[str, ...]]
"""Decides a shuffle: of the draft, what is shuffled (by name) and the items, which it returns in order."""


class Draft:
    """The next state under construction: the only thing that rules write to.

    ``state`` is a copy of its own that changes in place until the action is done; then nobody may change it
    any more. Everything in it (players, stocks, tuples) is replaced as a whole. ``revealed`` is set by
    rules that bring something out which nobody could know before. Where there is somebody to ``arrange``
    the shuffles, neither setup nor seed decides them.
    """

    __slots__ = ("_arrange", "_count", "_fields", "events", "revealed", "state")

    def __init__(self, state: GameState, arrange: Arrange | None = None) -> None:
        self._arrange = arrange
        self.state = state.changed()
        self._fields: dict[str, object] = self.state.__dict__
        self._count = len(self._fields)
        self.events: list[Event] = []
        self.revealed = False

    def emit(self, event: Event) -> None:
        """Note a fact."""
        self.events.append(event)

    def change(self, **changes: Unpack[StateChanges]) -> None:
        """Replace fields of the state; ``TypeError`` names a field that there is not."""
        fields = self._fields
        fields.update(changes)
        if len(fields) != self._count:
            raise no_such_field(self.state, changes)

    def player(self, seat: Seat) -> PlayerState:
        """The player on a seat."""
        return self.state.players[seat]

    def change_player(self, seat: Seat, **changes: Unpack[PlayerChanges]) -> None:
        """Replace fields of one player; ``TypeError`` names a field that there is not."""
        players = list(self.state.players)
        players[seat] = players[seat].changed(**changes)
        self._fields["players"] = tuple(players)

    def change_stock(self, stock: Stock, **changes: Unpack[StockChanges]) -> None:
        """Replace fields of one stock of the state; ``TypeError`` names a field that there is not."""
        new = stock.changed(**changes)
        self._fields["stocks"] = tuple(new if old.kind == stock.kind else old for old in self.state.stocks)

    def change_slice(self, value: Slice) -> None:
        """Replace the slice of one module, which the value's type tells."""
        self._fields["slices"] = {**self.state.slices, value.module: value}

    def shuffle(self, items: tuple[str, ...], of: str) -> tuple[str, ...]:
        """The items in an order decided by the setup and the number of shuffles so far.

        ``of`` names what is shuffled for whoever arranges shuffles.
        """
        number = self.state.shuffles
        self._fields["shuffles"] = number + 1
        if self._arrange is not None:
            return self._arrange(self, of, items)
        return order_of(self.state.setup, number, items)

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda; the first named comes first."""
        self._fields["agenda"] = self.state.agenda + steps[::-1]

    def pop(self) -> Step:
        """Take the next step off the agenda."""
        agenda = self.state.agenda
        self._fields["agenda"] = agenda[:-1]
        return agenda[-1]
