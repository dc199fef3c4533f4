"""Win chances: they sum to 1 and are rounded to steps."""

from __future__ import annotations

from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra_desktop.model.learning.analysis.story import STEP, normalised_chances, win_chances
from alhambra_desktop.model.rules.modules.registry import MOST_SEATS

ODDS = st.lists(st.none() | st.floats(-12, 12), min_size=2, max_size=MOST_SEATS)


@given(ODDS, st.floats(0.4, 2))
def test_chances_sum_to_one_and_keep_the_order_of_odds(odds, sharpness):
    chances = normalised_chances(odds, sharpness)
    assert sum(chances) == pytest.approx(1)
    known = sorted((one, chance) for one, chance in zip(odds, chances, strict=True) if one is not None)
    assert [chance for _, chance in known] == sorted(chance for _, chance in known)


@pytest.mark.parametrize("seats", range(2, MOST_SEATS + 1))
def test_chances_are_even_before_the_first_turn(seats):
    assert normalised_chances([None] * seats, 0.7) == pytest.approx([1 / seats] * seats)


@given(ODDS, st.floats(0.4, 2))
def test_chances_are_rounded_and_never_certain_or_impossible(odds, sharpness):
    with mock.patch("alhambra_desktop.model.learning.analysis.story.SHARPNESS", {len(odds): sharpness}):
        told = win_chances(odds)
    assert told is not None
    assert all(one % STEP == 0 and STEP <= one <= 100 - STEP for one in told)
    assert win_chances([*odds, *[None] * MOST_SEATS]) is None, "so many seats were never measured"


def test_higher_sharpness_moves_chances_away_from_even():
    blunt, sharp = (normalised_chances([1.0, -0.5, None], power) for power in (0.5, 2.0))
    assert sharp[0] > blunt[0] > 1 / 3
