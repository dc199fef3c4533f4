"""Closed pages and replaced games are freed."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from alhambra_desktop.views.art.cache import BUDGET

ROUNDS = 20
MEMORY = 400
"""Maximum megabytes after all rounds."""


@pytest.mark.long
def test_twenty_rounds_of_all_pages_stay_within_budget() -> None:
    """Each round opens three finished games.

    The event loop deletes a replaced result page later. The script must run the loop, or it would count an
    additional page for each game.
    """
    command = [sys.executable, "-m", "tests.long.rounds", str(ROUNDS)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    start, first, *later = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(later) == ROUNDS - 1
    for row in (start, first, *later):
        assert row["pictures"] <= BUDGET // 2**20
        assert row["memory"] < MEMORY
        assert row["results"] <= 1
    assert {row["caches"] for row in later} == {first["caches"]}
    assert max(row["widgets"] for row in later) <= first["widgets"] + 50
    assert max(row["states"] for row in later[-5:]) <= max(row["states"] for row in (first, *later[:10]))
