"""Observation: what one seat may know of a state, without pile, bags and hidden hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import attrs

from ..geometry.city import City
from ..values import Seat
from .frozen import Frozen
from .scoring import ScoringRound
from .setup import Setup
from .state import GameState, Slice, WithAgenda
from .step import Step


@attrs.frozen(slots=False)
class PlayerView(Frozen):
    """A player as another seat sees them: ``hand`` is the visible part, ``cards`` its full size."""

    hand: tuple[str, ...]
    cards: int
    city: City
    reserve: tuple[str, ...]
    purchases: tuple[str, ...]
    score: int


@attrs.frozen(slots=False)
class StockView(Frozen):
    """The public part of a stock: the market, and the number of tiles in the bag."""

    kind: str
    bag_count: int
    market: tuple[str | None, str | None, str | None, str | None]


@attrs.frozen(slots=False)
class Observation(WithAgenda):
    """A moment of a game as one seat may know it.

    It has no pile, no bags, and no hands but those that are open or remembered. Its setup has no secrets.
    ``discard`` is sorted. Other fields mean the same as in `GameState`, which lets rules that read public
    facts take either.
    """

    setup: Setup
    seat: Seat
    players: tuple[PlayerView, ...]
    stocks: tuple[StockView, ...]
    row: tuple[str, ...]
    pile_count: int
    discard: tuple[str, ...]
    pile_parts: tuple[int, ...]
    drawn: int
    agenda: tuple[Step, ...]
    active: Seat
    turn: int
    round: int
    due: tuple[int, ...]
    scorings: tuple[ScoringRound, ...]
    slices: Mapping[str, Slice]
    reshuffles: int = 0

    @property
    def knows_hands(self) -> bool:
        """Whether every hand is visible or remembered."""
        return all(len(player.hand) == player.cards for player in self.players)


PublicState: TypeAlias = GameState | Observation
"""A state or observation, for rules that read public facts only."""
