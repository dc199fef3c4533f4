"""Comparison of two games of the same deal, turn by turn, and where they diverge."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

import attrs

from ...rules.core.engine.play import Transition
from ...rules.core.engine.setup import Setup
from ...rules.core.engine.state import GameState
from ...rules.core.words.message import Message, MessageError
from .turns import PlayedTurn, turns_of

OTHER_RULES: Final = Message("compare-rules")
OTHER_SEATS: Final = Message("compare-seats")
OTHER_DEAL: Final = Message("compare-deal")


class OtherTableError(MessageError):
    """Two games cannot be compared; the message says why."""


@attrs.frozen
class ComparedTurn:
    """The turns with the same index in both games; one game may be longer."""

    one: PlayedTurn | None
    other: PlayedTurn | None

    @property
    def same(self) -> bool:
        """Whether the state afterwards is the same."""
        return (
            self.one is not None
            and self.other is not None
            and self.one.after.players == self.other.after.players
        )


@attrs.frozen
class Comparison:
    """Two games of one deal; ``parts`` is the index of the first different turn, if any."""

    one: Setup
    other: Setup
    turns: tuple[ComparedTurn, ...]
    parts: int | None


def compared(one: Sequence[Transition], other: Sequence[Transition]) -> Comparison:
    """Compare two games; raise `OtherTableError` if table or deal differ.

    Names may differ. Records have no seed, so the state after the deal is compared.
    """
    first, second = one[0].after, other[0].after
    if (fault := _fault(first, second)) is not None:
        raise OtherTableError(fault)
    turns = tuple(ComparedTurn(*pair) for pair in zip_longest(turns_of(one), turns_of(other)))
    parts = next((place for place, turn in enumerate(turns) if not turn.same), None)
    return Comparison(first.setup, second.setup, turns, parts)


def _fault(first: GameState, second: GameState) -> Message | None:
    """Return why two games cannot be compared by their first states, or None."""
    one, other = first.setup, second.setup
    if (one.game, one.modules, dict(one.options)) != (other.game, other.modules, dict(other.options)):
        return OTHER_RULES
    if [(seat.colour, seat.level) for seat in one.seats] != [
        (seat.colour, seat.level) for seat in other.seats
    ]:
        return OTHER_SEATS
    return None if _seen(first) == _seen(second) else OTHER_DEAL


def _seen(state: GameState) -> tuple[object, ...]:
    hands = [sorted(player.hand) for player in state.players]
    return hands, sorted(state.row), [stock.market for stock in state.stocks]
