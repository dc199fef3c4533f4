"""Keyword argument types: the fields of states, players and stocks that rules may replace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from ..geometry.city import City
from ..values import Seat
from .scoring import ScoringRound
from .state import PlayerState, Slice, Stock
from .step import Step


class StateChanges(TypedDict, total=False):
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
    hand: tuple[str, ...]
    city: City
    reserve: tuple[str, ...]
    purchases: tuple[str, ...]
    score: int


class StockChanges(TypedDict, total=False):
    bag: tuple[str, ...]
    market: tuple[str | None, str | None, str | None, str | None]
