"""One game of a tournament, as a task that any process can do."""

from __future__ import annotations

import time

import attrs

from ..opponents.games import Game, GameResult, play_game


def play(game: Game, keep_events: bool = False) -> GameResult:
    """Play a game; its events stay behind unless they are wanted, for they are most of what it leaves."""
    result = play_game(game, time.perf_counter)
    return result if keep_events else attrs.evolve(result, events=())
