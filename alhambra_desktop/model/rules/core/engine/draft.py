"""Draft: a mutable copy of a state that rules write to, with the events of the move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

from ..values import Seat
from .event import Event
from .shuffle import order_of
from .state import (
    GameState,
    PlayerChanges,
    PlayerState,
    Slice,
    StateChanges,
    Stock,
    StockChanges,
    no_such_field,
)
from .step import Step

Arrange = Callable[["Draft", str, tuple[str, ...]], tuple[str, ...]]
"""Decides a shuffle: called with the draft, a name for what is shuffled, and the items."""


class Draft:
    """The next state under construction, the only thing that rules write to.

    ``state`` is changed in place until the action is finished, and never afterwards. Its contents (players,
    stocks, tuples) are replaced as a whole. Rules set ``revealed`` when hidden information comes to light.
    ``arrange``, where given, decides shuffles instead of setup and seed.
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
        self.events.append(event)

    def change(self, **changes: Unpack[StateChanges]) -> None:
        """Replace fields of the state; raise `TypeError` for an unknown field."""
        fields = self._fields
        fields.update(changes)
        if len(fields) != self._count:
            raise no_such_field(self.state, changes)

    def player(self, seat: Seat) -> PlayerState:
        return self.state.players[seat]

    def change_player(self, seat: Seat, **changes: Unpack[PlayerChanges]) -> None:
        """Replace fields of one player; raise `TypeError` for an unknown field."""
        players = list(self.state.players)
        players[seat] = players[seat].changed(**changes)
        self._fields["players"] = tuple(players)

    def change_stock(self, stock: Stock, **changes: Unpack[StockChanges]) -> None:
        """Replace fields of a stock; raise `TypeError` for an unknown field."""
        new = stock.changed(**changes)
        self._fields["stocks"] = tuple(new if old.kind == stock.kind else old for old in self.state.stocks)

    def change_slice(self, value: Slice) -> None:
        """Replace the slice that has the type of `value`."""
        self._fields["slices"] = {**self.state.slices, value.module: value}

    def shuffle(self, items: tuple[str, ...], of: str) -> tuple[str, ...]:
        """Return the items in the order decided by setup and shuffle count.

        `of` names what is shuffled for an arranger.
        """
        number = self.state.shuffles
        self._fields["shuffles"] = number + 1
        if self._arrange is not None:
            return self._arrange(self, of, items)
        return order_of(self.state.setup, number, items)

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda; the first one runs first."""
        self._fields["agenda"] = self.state.agenda + steps[::-1]

    def pop(self) -> Step:
        agenda = self.state.agenda
        self._fields["agenda"] = agenda[:-1]
        return agenda[-1]
