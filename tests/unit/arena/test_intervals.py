from __future__ import annotations

import pytest

from alhambra_desktop.model.players.intervals import Estimate, Pace, estimate, pace, share, student, wilson


@pytest.mark.parametrize(
    ("degrees", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (100, 1.984)]
)
def test_student_matches_published_quantiles(degrees: int, quantile: float) -> None:
    assert student(degrees) == pytest.approx(quantile, abs=0.005)


def test_the_interval_of_a_mean_uses_students_t() -> None:
    found = estimate([1.0, 2.0, 3.0])
    assert found.mean == 2
    assert (found.low, found.high) == pytest.approx((2 - 2.484, 2 + 2.484), abs=0.001)


def test_a_share_stays_between_zero_and_one() -> None:
    assert share([1.0, 0.0]) == Estimate(0.5, 0.0, 1.0)


def test_equal_results_of_all_deals_are_not_certain() -> None:
    assert share([1.0] * 10) == Estimate(1.0, *wilson(10, 10))
    assert share([0.0] * 10).high == pytest.approx(0.278, abs=0.001)


def test_the_interval_of_few_wins_is_wide() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 2), round(high, 2)) == (0.24, 0.76)
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_pace_is_the_mean_and_the_95th_percentile() -> None:
    assert pace([float(second) for second in range(100)]) == Pace(49.5, 95.0)
    assert pace([]) == Pace(0.0, 0.0)
