"""Observation: what one seat may know of a state, a type of its own without pile, bags and hidden hands."""

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
    """A player as seen by a seat: ``hand`` is what it sees or remembers of one, ``cards`` is its size."""

    hand: tuple[str, ...]
    cards: int
    city: City
    reserve: tuple[str, ...]
    purchases: tuple[str, ...]
    score: int


@attrs.frozen(slots=False)
class StockView(Frozen):
    """A stock as everybody sees it: the market, and how many tiles are in the bag."""

    kind: str
    bag_count: int
    market: tuple[str | None, str | None, str | None, str | None]


@attrs.frozen(slots=False)
class Observation(WithAgenda):
    """A moment of a game as one seat may know it; there is no pile and no bag in it.

    There is no other's hand either, but for hands that lie open or that the seat remembers.

    The setup has no secrets here. ``discard`` is sorted. Fields named as in ``GameState`` mean the same, so
    that rules which read public facts take either.
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
        """True where every hand is seen or remembered."""
        return all(len(player.hand) == player.cards for player in self.players)


PublicState: TypeAlias = GameState | Observation
"""What rules that read public facts only are asked of: a whole state, or what a seat sees of it."""
