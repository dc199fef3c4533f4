"""A thousand games, recorded, and replayed by a referee that shares no code with the program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra_desktop.model.opponents.arena import main
from alhambra_desktop.model.opponents.levels import LEVELS

REFEREE = "ALHAMBRA_REFEREE"
"""The environment variable that names the referee's program; without it only the records are looked at."""

GAMES = 1000
TABLES = (
    ("normal,random", 260),
    ("easy,normal,random", 240),
    ("normal,easy,random,easy", 200),
    ("easy,normal,random,normal,easy", 150),
    ("normal,easy,random,easy,random,normal", 130),
    ("hard,easy", 8),
    ("hard,normal,easy,random", 8),
    ("hard,random,easy,normal,easy,random", 4),
)


def test_the_tables_make_the_games() -> None:
    assert sum(count for _, count in TABLES) == GAMES
    assert {name for seats, _ in TABLES for name in seats.split(",")} >= {one.id for one in LEVELS}


@pytest.mark.long
@pytest.mark.parametrize(("seats", "count"), TABLES, ids=[seats for seats, _ in TABLES])
def test_every_record_holds(seats: str, count: int, tmp_path: Path) -> None:
    wishes = ["--seats", seats, "--games", str(count), "--seed", "11", "--random-variants", "--deterministic"]
    assert main([*wishes, "--records", str(tmp_path)]) == 0
    records = sorted(tmp_path.glob("*.json"))
    assert len(records) == count
    referee = os.environ.get(REFEREE)
    if referee:
        command = [sys.executable, referee, "--finished", *map(str, records)]
        judged = subprocess.run(command, capture_output=True, text=True, check=False)
        assert judged.returncode == 0, judged.stdout[-2000:] + judged.stderr[-2000:]
        return
    for path in records:
        check(json.loads(path.read_text(encoding="utf-8")))


def check(record: dict[str, object]) -> None:
    """A record ends, and its points add up."""
    events = record["events"]
    assert isinstance(events, list)
    totals = [0] * len(record["seats"])  # type: ignore[arg-type]
    for event in events:
        if event["event"] == "score":
            totals = [total + seat["total"] for total, seat in zip(totals, event["seats"], strict=True)]
    assert events[-1]["event"] == "end"
    assert events[-1]["scores"] == totals
    assert events[-1]["winners"] == [i for i, points in enumerate(totals) if points == max(totals)]
