"""Each level beats the one below, and the top level beats levels without simulations, in fixed games.

The number of simulations is fixed and no clock is read. The long test takes some minutes on two cores. It
detects changes that make a level weaker; use ``alhambra-arena`` to measure the strength of a level.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from statistics import fmean

import attrs
import pytest

from alhambra_desktop.model.players.games import TournamentSettings, rotated_games
from alhambra_desktop.model.players.intervals import Estimate, estimate
from alhambra_desktop.model.players.skill.levels import LEVELS
from alhambra_desktop.model.workshop.arena.game_task import play
from alhambra_desktop.model.workshop.task_pool import LocalPool, TaskPool

BY_HAND, TOP = "builder", LEVELS[-1].id

STEPS = [(upper.id, lower.id) for lower, upper in pairwise(LEVELS)]
STEP_GAMES = (40, 40, 40, 40, 60, 12)
"""Number of games for each step: more for small steps, few for the slow top level."""

TOP_TABLES = [(TOP, "architect"), *[(TOP, *[BY_HAND] * (seats - 1)) for seats in (2, 3, 4)]]
TOP_GAMES = (12, 4, 6, 8)


def name_of(value: object) -> str:
    return " ".join(value) if isinstance(value, tuple) else str(value)


@attrs.frozen
class Strength:
    """Result of the first level against the others: its share of victories and its margin in points."""

    wins: float
    margin: Estimate


@pytest.fixture(scope="module")
def pool() -> Iterator[TaskPool]:
    with LocalPool() as workers:
        yield workers


def strength(pool: TaskPool, levels: tuple[str, ...], count: int) -> Strength:
    """Play games in whole deals, with the first level in each seat in turn."""
    games = rotated_games(levels, count, TournamentSettings(seed=3, deterministic=True))
    results = list(pool.results(play, games))
    wins, margins, seats = [], [], len(levels)
    for result in results:
        seat = result.game.number % seats
        own = result.scores[seat]
        wins.append((seat in result.winners) / len(result.winners))
        margins.append(own - (sum(result.scores) - own) / (seats - 1))
    return Strength(fmean(wins), estimate([fmean(margins[i : i + seats]) for i in range(0, count, seats)]))


@pytest.mark.long
@pytest.mark.parametrize(("levels", "count"), list(zip(STEPS, STEP_GAMES, strict=True)), ids=name_of)
def test_a_level_beats_the_one_below(pool: TaskPool, levels: tuple[str, ...], count: int) -> None:
    found = strength(pool, levels, count)
    assert found.wins > 0.5
    assert found.margin.mean > 0


@pytest.mark.long
@pytest.mark.parametrize(("levels", "count"), list(zip(TOP_TABLES, TOP_GAMES, strict=True)), ids=name_of)
def test_the_top_level_beats_levels_without_simulations(
    pool: TaskPool, levels: tuple[str, ...], count: int
) -> None:
    found = strength(pool, levels, count)
    assert found.wins > 1 / len(levels)
    assert found.margin.mean > 0


@pytest.mark.sweep
@pytest.mark.parametrize(
    ("levels", "count"),
    [
        (("journeyman", "newcomer"), 12),
        ((BY_HAND, "apprentice", "apprentice"), 12),
        (("architect", "apprentice"), 12),
        (("master", "apprentice"), 6),
        pytest.param((TOP, "newcomer"), 4, marks=pytest.mark.long),
    ],
    ids=name_of,
)
def test_stronger_levels_win_sample_games(pool: TaskPool, levels: tuple[str, ...], count: int) -> None:
    found = strength(pool, levels, count)
    assert found.wins > 1 / len(levels)
    assert found.margin.mean > 0
