"""Work: a state on its way to the next one, with the events that happen on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .event import Event
from .shuffle import order_of
from .state import GameState, PlayerState
from .step import Step
from .values import Seat

if TYPE_CHECKING:
    from .rulebook import Rulebook


Arrange = Callable[[GameState, str, tuple[str, ...]], tuple[str, ...]]
"""Decides a shuffle: of the state, what is shuffled (by name) and the items, which it returns in order."""


class Work:
    """The only thing that rules write to.

    ``state`` is a copy of its own that changes in place until the work is done, then nobody may change it
    any more. Everything in it (players, stocks, tuples) is replaced as a whole. ``revealed`` is set by
    rules that bring something out which nobody could know before; ``step`` is the one taken off last.
    Where there is somebody to ``arrange`` the shuffles, neither setup nor seed decides them.
    """

    __slots__ = ("_arrange", "_fields", "book", "events", "revealed", "state", "step")

    def __init__(self, book: Rulebook, state: GameState, arrange: Arrange | None = None) -> None:
        self.book = book
        self._arrange = arrange
        self.state = state.changed()
        self._fields: dict[str, Any] = self.state.__dict__
        self.events: list[Event] = []
        self.revealed = False
        self.step: Step | None = None

    def emit(self, event: Event) -> None:
        """Note a fact."""
        self.events.append(event)

    def change(self, **changes: Any) -> None:
        """Replace fields of the state."""
        self._fields.update(changes)

    def player(self, seat: Seat) -> PlayerState:
        """The player on a seat."""
        return self.state.players[seat]

    def change_player(self, seat: Seat, **changes: Any) -> None:
        """Replace fields of one player."""
        players = list(self.state.players)
        players[seat] = players[seat].changed(**changes)
        self._fields["players"] = tuple(players)

    def change_slice(self, module: str, value: Any) -> None:
        """Replace the slice of one module."""
        self._fields["slices"] = {**self.state.slices, module: value}

    def shuffle(self, items: tuple[str, ...], of: str) -> tuple[str, ...]:
        """The items in an order decided by the setup and the number of shuffles so far.

        ``of`` names what is shuffled for whoever arranges shuffles.
        """
        state, number = self.state, self.state.shuffles
        self._fields["shuffles"] = number + 1
        if self._arrange is not None:
            return self._arrange(state, of, items)
        return order_of(state.setup, number, items)

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda; the first named comes first."""
        self._fields["agenda"] = self.state.agenda + steps[::-1]

    def pop(self) -> Step:
        """Take the next step off the agenda."""
        agenda = self.state.agenda
        self._fields["agenda"] = agenda[:-1]
        self.step = agenda[-1]
        return self.step
