"""GameState: one moment of a game, immutable and complete."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeVar

import attrs

from ..geometry.city import City
from ..values import Seat
from .frozen import Frozen
from .scoring import ScoringRound
from .setup import Setup
from .step import Decision, Step


@attrs.frozen(slots=False)
class PlayerState(Frozen):
    """What lies before one player. ``hand`` is sorted; ``purchases`` wait to be placed (B-13)."""

    hand: tuple[str, ...]
    city: City
    reserve: tuple[str, ...] = ()
    purchases: tuple[str, ...] = ()
    score: int = 0


@attrs.frozen(slots=False)
class Stock(Frozen):
    """One kind of tile: its bag (the next one last) and its four market squares, None where empty."""

    kind: str
    bag: tuple[str, ...]
    market: tuple[str | None, str | None, str | None, str | None] = (None, None, None, None)


@attrs.frozen
class Slice:
    """What one module adds to a state: a frozen value; ``module`` is the id under which it is kept."""

    module: ClassVar[str]


S = TypeVar("S", bound=Slice)


class WithAgenda(Frozen):
    """What a state and its observation answer alike, from the agenda and the slices of the modules."""

    agenda: tuple[Step, ...]
    slices: Mapping[str, Slice]

    @property
    def decision(self) -> Decision | None:
        """The decision that the game waits for; None when it is over."""
        if self.agenda and isinstance(self.agenda[-1], Decision):
            return self.agenda[-1]
        return None

    def slice_of(self, type_: type[S]) -> S:
        """The slice of a type; ``KeyError`` where its module is not in use."""
        return self.slices[type_.module]  # type: ignore[return-value]  # kept by the type's own name


@attrs.frozen(slots=False)
class GameState(WithAgenda):
    """Everything about a game at one moment; nothing is ever changed in place.

    ``pile`` is the money pile, the next card last, scoring cards among it. ``pile_parts`` are the sizes
    of the parts it was stacked from, first part on top (empty after a reshuffle), ``drawn`` the cards
    drawn since. ``due`` are scoring rounds that turned up, ``round`` is the last one held. ``agenda[-1]``
    comes next. ``slices`` belong to the modules in use. ``shuffles`` counts the random events so far,
    ``reshuffles`` how often the pile ran out and the discard became a new one.
    """

    setup: Setup
    players: tuple[PlayerState, ...]
    stocks: tuple[Stock, ...]
    row: tuple[str, ...]
    pile: tuple[str, ...]
    discard: tuple[str, ...]
    pile_parts: tuple[int, ...]
    drawn: int
    agenda: tuple[Step, ...]
    active: Seat
    turn: int
    round: int
    due: tuple[int, ...]
    scorings: tuple[ScoringRound, ...]
    shuffles: int
    slices: Mapping[str, Slice]
    reshuffles: int = 0

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return not self.agenda

    @property
    def pile_count(self) -> int:
        """The number of cards in the money pile, scoring cards among them."""
        return len(self.pile)

    def forgetting(self) -> GameState:
        """The same table with cities without memos: what is worked out about it goes when it does."""
        players = [player.changed(city=player.city.forgetting()) for player in self.players]
        return self.changed(players=tuple(players))
