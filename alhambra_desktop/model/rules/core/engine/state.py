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
    """A player's cards and tiles. ``hand`` is sorted; ``purchases`` wait to be placed (B-13)."""

    hand: tuple[str, ...]
    city: City
    reserve: tuple[str, ...] = ()
    purchases: tuple[str, ...] = ()
    score: int = 0


@attrs.frozen(slots=False)
class Stock(Frozen):
    """One kind of tile: its bag (next tile last) and its four market squares, None if empty."""

    kind: str
    bag: tuple[str, ...]
    market: tuple[str | None, str | None, str | None, str | None] = (None, None, None, None)


@attrs.frozen
class Slice:
    """A module's part of a state; ``module`` is the key under which it is stored."""

    module: ClassVar[str]


S = TypeVar("S", bound=Slice)


class WithAgenda(Frozen):
    """Accessors shared by states and observations."""

    agenda: tuple[Step, ...]
    slices: Mapping[str, Slice]

    @property
    def decision(self) -> Decision | None:
        """The decision the game waits for; None after the game."""
        if self.agenda and isinstance(self.agenda[-1], Decision):
            return self.agenda[-1]
        return None

    def slice_of(self, type_: type[S]) -> S:
        """Return the slice of a type; raise `KeyError` if its module is not in use."""
        return self.slices[type_.module]  # type: ignore[return-value]  # kept by the type's own name


@attrs.frozen(slots=False)
class GameState(WithAgenda):
    """Everything about a game at one moment, immutable.

    ``pile`` is the money pile, next card last, including scoring cards. ``pile_parts`` are the sizes of its
    original parts, top part first (empty after a reshuffle); ``drawn`` counts the cards drawn since. ``due``
    are scoring rounds that turned up, ``round`` is the last one held. ``agenda[-1]`` runs next. ``slices``
    belong to the modules in use. ``shuffles`` counts random events; ``reshuffles`` counts how often the
    discard pile became the new pile.
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
        return not self.agenda

    @property
    def pile_count(self) -> int:
        return len(self.pile)

    def forgetting(self) -> GameState:
        """Return the same state with cities without caches, whose later caches are freed with them."""
        players = [player.changed(city=player.city.forgetting()) for player in self.players]
        return self.changed(players=tuple(players))
