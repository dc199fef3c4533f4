"""Whole games of the judge against itself, and turns that are spoiled: what it says of them."""

from __future__ import annotations

import os
from functools import cache
from typing import Final

import pytest

from alhambra_desktop.model.learning.analysis.verdict import Verdict
from tests.bench.verdicts import Verdicts, verdicts

pytestmark = pytest.mark.long

GAMES: Final = 9
"""Three for each table; ``python -m tests.bench.verdicts`` judges twenty."""


@cache
def found() -> tuple[Verdicts, Verdicts, Verdicts]:
    """What it says of its own turns, of spoiled ones, and of such as are as good as the best."""
    return verdicts(GAMES, os.cpu_count() or 1)


def test_the_judge_calls_fewer_than_one_in_200_of_its_own_turns_a_mistake() -> None:
    own, _, _ = found()
    assert own[Verdict.MISTAKE] < 0.005 * own.total(), own


def test_spoiled_turns_are_mistakes_in_9_of_10_cases_and_good_ones_in_fewer_than_1_of_20() -> None:
    _, bad, good = found()
    assert bad.total() > 50
    assert bad[Verdict.MISTAKE] >= 0.9 * bad.total(), bad
    assert good[Verdict.MISTAKE] < 0.05 * good.total(), good
