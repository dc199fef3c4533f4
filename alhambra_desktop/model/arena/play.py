"""One game of a contest, as a task that any process can do."""

from __future__ import annotations

import time

import attrs

from ..core.event import TurnBegan
from ..opponents.games import Game, Outcome, play_game


@attrs.frozen
class Played:
    """What came of a game, and how many turns it took."""

    outcome: Outcome
    turns: int


def play(game: Game, keep_events: bool = False) -> Played:
    """Play a game; its events stay behind unless they are wanted, for they are most of what it leaves."""
    outcome = play_game(game, time.perf_counter)
    turns = sum(isinstance(event, TurnBegan) for event in outcome.events)
    return Played(outcome if keep_events else attrs.evolve(outcome, events=()), turns)
