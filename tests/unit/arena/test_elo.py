from __future__ import annotations

from math import exp, log
from random import Random
from statistics import fmean, stdev

import pytest

from alhambra_desktop.model.workshop.arena.matches import SCALE, PairedResults, expected, ratings


def test_three_wins_of_four_are_191_points() -> None:
    first, second = ratings(2, [PairedResults(1, 0, 2, (2.0, 1.0) * 500)])
    assert (first.elo, first.error) == (0, 0)
    # 1500 wins of 2000 games, and the draw that is added to every match: 1500.5 of 2001
    assert second.elo == pytest.approx(400 * log(1500.5 / 500.5, 10))
    assert second.elo == pytest.approx(190.8, abs=0.5)


def test_equal_results_give_equal_ratings() -> None:
    assert [one.elo for one in ratings(2, [PairedResults(1, 0, 2, (1.0,) * 10)])] == pytest.approx([0, 0])


def test_a_clean_sweep_is_finite_and_uncertain() -> None:
    _, few = ratings(2, [PairedResults(1, 0, 2, (2.0,) * 10)])
    _, many = ratings(2, [PairedResults(1, 0, 2, (2.0,) * 100)])
    assert few.elo < many.elo < 2000
    assert few.error > 100


def test_ratings_of_a_ladder_add_up() -> None:
    steps = [PairedResults(1, 0, 2, (1.5,) * 100), PairedResults(2, 1, 2, (1.2,) * 100)]
    _, lower, upper = ratings(3, steps)
    (_, first), (_, second) = ratings(2, steps[:1]), ratings(2, [PairedResults(1, 0, 2, (1.2,) * 100)])
    assert lower.elo == pytest.approx(first.elo)
    assert upper.elo == pytest.approx(first.elo + second.elo)


def test_ratings_predict_the_wins_of_each_level() -> None:
    matches = [
        PairedResults(1, 0, 2, (2.0, 1.0, 1.5)),
        PairedResults(2, 0, 2, (2.0, 2.0, 2.0)),
        PairedResults(2, 1, 2, (0.0, 1.0, 2.0)),
    ]
    elo = [one.elo for one in ratings(3, matches)]
    for level in (1, 2):
        won = foretold = 0.0
        for match in matches:
            if level in (match.first, match.second):
                own = sum(match.results) + 0.5
                won += own if level == match.first else 7 - own
                other = match.second if level == match.first else match.first
                foretold += 7 * expected((elo[level] - elo[other]) / SCALE)
        assert foretold == pytest.approx(won)


def test_errors_match_the_spread_of_simulated_contests() -> None:
    rng = Random(8)
    found, errors = [], []
    for _ in range(300):
        matches: list[list[float]] = [[], []]
        for _ in range(40):
            # luck of the deal, the same for both games and both matches
            luck = rng.gauss(0, 0.8)
            for place, strength in enumerate((0.5, 1.0)):
                chance = 1 / (1 + exp(-strength - luck))
                matches[place].append(float(sum(rng.random() < chance for _ in range(2))))
        rating = ratings(3, [PairedResults(n + 1, n, 2, tuple(one)) for n, one in enumerate(matches)])[2]
        found.append(rating.elo)
        errors.append(rating.error)
    assert fmean(errors) == pytest.approx(stdev(found), rel=0.15)
