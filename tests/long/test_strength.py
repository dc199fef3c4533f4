"""Each level must beat the one below: whole matches, the same every time."""

from __future__ import annotations

from functools import partial
from multiprocessing import get_context
from time import perf_counter

import pytest

from alhambra_desktop.model.opponents.arena import wilson
from alhambra_desktop.model.opponents.contest import games, play_game


def share_of_wins(levels: tuple[str, ...], count: int) -> tuple[float, float]:
    """The 95 % interval of the wins of the first level."""
    contest = games(levels, count, seed=3, deterministic=True)
    with get_context("spawn").Pool() as pool:
        outcomes = pool.map(partial(play_game, clock=perf_counter), contest, chunksize=1)
    wins = 0.0
    for outcome in outcomes:
        seat = outcome.game.number % len(levels)
        wins += (seat in outcome.winners) / len(outcome.winners)
    return wilson(wins, count)


@pytest.mark.long
@pytest.mark.parametrize(
    ("levels", "count"),
    [
        (("normal", "easy"), 60),
        (("normal", "easy", "easy"), 60),
        (("normal", "easy", "easy", "easy"), 60),
        (("easy", "random"), 40),
        (("hard", "normal"), 60),
        (("hard", "normal", "normal"), 60),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else str(value),
)
def test_the_first_is_stronger(levels: tuple[str, ...], count: int) -> None:
    low, _ = share_of_wins(levels, count)
    assert low > 1 / len(levels)
