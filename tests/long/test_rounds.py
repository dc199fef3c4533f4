"""Pages that are left and games that give way leave nothing behind."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from alhambra_desktop.views.art.cache import BUDGET

ROUNDS = 20
MEMORY = 400
"""Megabytes that the program may hold after all rounds."""


@pytest.mark.long
def test_twenty_rounds_over_all_pages_stay_within_one_budget() -> None:
    """Each round opens three finished games.

    A result page that is replaced waits for the event loop to delete it. A script that opens games without
    running the loop therefore counts one more page for each game; a program that runs does not.
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
