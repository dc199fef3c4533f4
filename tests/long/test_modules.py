"""Players who use a module do not lose to players who ignore it."""

from __future__ import annotations

import os
from math import comb
from multiprocessing import get_context

import pytest

from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from tests.long.ignoring import Match, share_of

GAMES = int(os.environ.get("ALHAMBRA_GAMES", "200"))
"""Games for each module; the bound is wider with fewer."""

SEATS = 3
DOUBT = 0.05


def least_wins(games: int, chance: float, doubt: float) -> int:
    """Return the smallest number of wins that is not significantly low for this chance (one-sided)."""
    below = 0.0
    for wins in range(games + 1):
        below += comb(games, wins) * chance**wins * (1 - chance) ** (games - wins)
        if below > doubt:
            return wins
    raise ArithmeticError("chances do not add up")


def test_the_bound_matches_binomial_tables() -> None:
    assert least_wins(200, 1 / 3, 0.05) == 56
    assert least_wins(20, 0.5, 0.05) == 6


@pytest.mark.long
@pytest.mark.parametrize("module", [module.id for module in CHOOSABLE])
def test_using_a_module_is_no_handicap(module: str) -> None:
    matches = [Match(module, number, SEATS) for number in range(GAMES)]
    with get_context("spawn").Pool() as pool:
        wins = sum(pool.imap_unordered(share_of, matches, chunksize=1))
    assert wins >= least_wins(GAMES, 1 / SEATS, DOUBT), f"{wins:.1f} of {GAMES}"
