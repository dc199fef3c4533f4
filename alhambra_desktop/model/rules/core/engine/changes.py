"""Types of keyword arguments: which fields of a state, a player or a stock rules may replace, and by what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from ..geometry.city import City
from ..values import Seat
from .scoring import ScoringRound
from .state import PlayerState, Slice, Stock
from .step import Step


class StateChanges(TypedDict, total=False):
    """The fields of a ``GameState`` that change during a game."""

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
    reshuffles: int


class PlayerChanges(TypedDict, total=False):
    """The fields of a ``PlayerState``."""

    hand: tuple[str, ...]
    city: City
    reserve: tuple[str, ...]
    purchases: tuple[str, ...]
    score: int


class StockChanges(TypedDict, total=False):
    """The fields of a ``Stock`` that change."""

    bag: tuple[str, ...]
    market: tuple[str | None, str | None, str | None, str | None]
