"""Verdicts of the judge on whole games against itself and on spoiled turns."""

from __future__ import annotations

import os
from functools import cache
from typing import Final

import pytest

from alhambra_desktop.model.learning.analysis.verdict import Verdict
from tests.bench.verdicts import Verdicts, verdicts

pytestmark = pytest.mark.long

GAMES: Final = 9
"""Number of games, three for each table; ``python -m tests.bench.verdicts`` judges twenty."""


@cache
def found() -> tuple[Verdicts, Verdicts, Verdicts]:
    """Return the judge's verdicts on its own turns, on spoiled turns, and on turns equal to the best."""
    return verdicts(GAMES, os.cpu_count() or 1)


def test_fewer_than_1_in_200_own_turns_are_mistakes() -> None:
    own, _, _ = found()
    assert own[Verdict.MISTAKE] < 0.005 * own.total(), own


def test_nine_in_ten_spoiled_turns_are_mistakes() -> None:
    _, bad, good = found()
    assert bad.total() > 50
    assert bad[Verdict.MISTAKE] >= 0.9 * bad.total(), bad
    assert good[Verdict.MISTAKE] < 0.05 * good.total(), good
