"""Random events of a player raise nothing, and the memory does not grow."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

EVENTS = int(os.environ.get("ALHAMBRA_EVENTS", "30000"))
SCREENS = (("tr_TR", "1"), ("hu_HU", "2"), ("ar_EG", "1.5"), ("de_DE", "1.25"), ("C", "1"))
"""Locales with the scale used for each."""

GROWTH = 1.06
"""Maximum growth of the memory in the last third, when every game is played for the third time."""

SCREENS_KEPT = 8
"""Maximum number of screen-sized pictures; each page keeps only its own."""


def window(number: int, events: int) -> dict[str, Any]:
    """Send events to a window in a separate process and return the results."""
    locale, scale = SCREENS[number]
    name = locale if locale == "C" else f"{locale}.UTF-8"
    environment = {
        **os.environ,
        "LC_ALL": name,
        "LANG": name,
        "QT_SCALE_FACTOR": scale,
        "PYTHONFAULTHANDLER": "1",
    }
    command = [sys.executable, "-m", "tests.long.window_events", str(1000 * number), str(events)]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{locale}: {ran.returncode}\n{ran.stderr}"
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def growth(memory: list[int]) -> float:
    """Return the mean of the last third divided by the mean of the second."""
    third = len(memory) // 3
    return sum(memory[-third:]) / sum(memory[-2 * third : -third])


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_random_events_raise_nothing_and_memory_stays_flat(capsys) -> None:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda number: window(number, EVENTS // len(SCREENS)), range(len(SCREENS))))
    with capsys.disabled():
        for one in found:
            most, grew = max(one["memory"]) // 1024, growth(one["memory"])
            print(
                f"\n{one['locale']} at {one['scale']:g}: {one['events']} events, {len(one['faults'])} faults"
            )
            print(f"{most} MB beside {max(one['screens'])} large pictures at most, grown by {grew:.3f}")
        kinds = sum((Counter(one["kinds"]) for one in found), Counter())
        games = sum((Counter(one["games"]) for one in found), Counter())
        print(f"events: {dict(kinds)}\ngames: {dict(games)}")
    assert [fault for one in found for fault in one["faults"]] == []
    assert len(games) == 13
    assert sum(one["events"] for one in found) >= EVENTS // len(SCREENS) * len(SCREENS)
    assert max(growth(one["memory"]) for one in found) < GROWTH
    assert max(max(one["screens"]) for one in found) <= SCREENS_KEPT
