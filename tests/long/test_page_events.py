"""Random events on any page raise nothing, and the memory stays within its bound."""

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
SCALES = ("1", "1.5", "2")
MEMORY = 400
"""Maximum megabytes at the end, back on the start page."""

PAGES = {
    "StartPage",
    "TablePage",
    "GamesPage",
    "StatisticsPage",
    "PuzzleListPage",
    "PuzzlePage",
    "RulesPage",
    "LearnPage",
    "LessonPage",
    "ReviewPage",
    "NewGamePage",
    "PreferencesPage",
    "KeysPage",
    "NewsPage",
    "AboutPage",
}


def window(number: int) -> dict[str, Any]:
    """Send events to a window in a separate process and return the results."""
    environment = {**os.environ, "QT_SCALE_FACTOR": SCALES[number], "PYTHONFAULTHANDLER": "1"}
    command = [sys.executable, "-m", "tests.long.page_events", str(100 * number), str(EVENTS // len(SCALES))]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"scale {SCALES[number]}: {ran.returncode}\n{ran.stderr}"
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return found


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_random_events_on_all_pages_raise_nothing(capsys) -> None:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(window, range(len(SCALES))))
    pages = sum((Counter(one["pages"]) for one in found), Counter())
    with capsys.disabled():
        print(f"\npages: {dict(pages)}\nmemory: {[one['end']['memory'] for one in found]} MB")
    assert [fault for one in found for fault in one["faults"]] == []
    assert set(pages) >= PAGES
    assert all(one["end"]["memory"] < MEMORY for one in found)
