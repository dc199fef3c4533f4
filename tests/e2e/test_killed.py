"""Saved tables after the program is killed."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import attrs
import pytest

from alhambra_desktop.model.files.saves.files import is_leftover
from alhambra_desktop.model.files.saves.save import from_bytes, read_game
from tests.e2e.test_xvfb import missing, program, until, xdotool

__all__ = ["program"]

pytestmark = pytest.mark.sweep

BUSY = Path(__file__).with_name("busy_table.py")
ROOT = Path(__file__).parents[2]
MEMORY = Path("/dev/shm")
"""A disk in memory, on which only the simulated sync takes time."""

PROMISED = 0.020
"""Seconds by which the disk may be behind the table in most kills."""

LATEST = 0.5
"""Seconds by which the disk may be behind the table in any kill, even on a busy machine."""

PUNCTUAL = 0.95
"""Minimum share of kills that meet ``PROMISED``."""


@attrs.frozen
class Left:
    """State of the disk after a kill: seconds behind the table, count of lost actions, half-written files."""

    behind: float
    lost: int
    leftovers: frozenset[Path]


@pytest.fixture
def disk(tmp_path):
    """Return an empty folder, on a disk in memory if there is one."""
    folder = Path(tempfile.mkdtemp(dir=MEMORY if os.access(MEMORY, os.W_OK) else tmp_path))
    yield folder
    shutil.rmtree(folder)


def play_and_kill(folder: Path, seed: int, before: Left | None) -> Left:
    """Let a process continue the table, kill it at a random moment, and check its files."""
    command = [sys.executable, str(BUSY), str(folder), str(seed)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "ready\n", running.communicate()[1]
        assert not before or not any(path.exists() for path in before.leftovers), "swept at the start"
        first = running.stdout.readline()
        with pytest.raises(subprocess.TimeoutExpired):
            running.wait(random.Random(seed).uniform(0.0, 0.6))
        killed = time.monotonic()
        running.kill()
        lines = [line.rsplit(" ", 2) for line in (first, *running.stdout) if line.endswith("\n")]
    return _left(folder, killed, [(Path(path), int(count), float(done)) for path, count, done in lines])


def _left(folder: Path, killed: float, reports: list[tuple[Path, int, float]]) -> Left:
    for path in (folder / "unfinished").iterdir():
        if ".alhambra" in path.name and not is_leftover(path):
            assert from_bytes(path.read_bytes()).history() is not None, f"{path} is damaged"
    last = reports[-1][0]
    kept = len(read_game(last if last.exists() else max((folder / "archive").glob("*.alhambra"))).actions)
    lost = [done for path, count, done in reports if path == last and count > kept]
    leftovers = [path for path in folder.rglob(".*") if is_leftover(path)]
    return Left(max(killed - lost[0], 0.0) if lost else 0.0, len(lost), frozenset(leftovers))


def kill_often(folder: Path, times: int) -> list[Left]:
    """Kill several processes, each continuing the table of the one before."""
    found: list[Left] = []
    for seed in range(times):
        found.append(play_and_kill(folder, seed, found[-1] if found else None))
    return found


def test_a_table_is_intact_and_continues_after_a_kill(disk):
    found = kill_often(disk, 4)
    assert max(left.behind for left in found) <= LATEST


@pytest.mark.long
def test_two_hundred_kills_damage_nothing_and_lose_little(disk, capsys):
    began = time.monotonic()
    found = kill_often(disk, 200)
    behind = sorted(left.behind for left in found)
    late = sum(seconds > PROMISED for seconds in behind)
    with capsys.disabled():
        print(
            f"\n{len(found)} kills in {time.monotonic() - began:.0f} s: no file was damaged; "
            f"{sum(left.lost > 0 for left in found)} lost {sum(left.lost for left in found)} actions, "
            f"at most {behind[-1] * 1000:.0f} ms old, {late} of them more than {PROMISED * 1000:.0f} ms; "
            f"{sum(bool(left.leftovers) for left in found)} left half-written files, which were swept."
        )
    assert behind[-1] <= LATEST
    assert late <= (1 - PUNCTUAL) * len(found)


@pytest.mark.xvfb
@pytest.mark.skipif(bool(missing), reason=f"not installed: {' '.join(missing)}")
def test_a_killed_program_keeps_the_last_action(program):
    running, spots, environment = program
    seen = until(lambda: (s := json.loads(spots.read_text()))["mine"] and s, "my turn")
    saves = Path(environment["XDG_DATA_HOME"])
    autosave = until(lambda: list(saves.rglob("*.alhambra")), "the first autosave")[0]
    before = read_game(autosave)
    card = next(card for card in before.state.row if card not in before.state.players[0].hand)
    row = next(place for name, place in seen["spots"].items() if name.startswith(f"{card} "))
    xdotool(environment, "mousemove", *row, "click", 1)
    take = until(lambda: json.loads(spots.read_text())["spots"].get("Control choose"), "the offer to take")
    xdotool(environment, "mousemove", *take, "click", 1)
    until(lambda: len(read_game(autosave).actions) == len(before.actions) + 1, "the action in the autosave")
    running.send_signal(signal.SIGKILL)
    running.wait()
    after = read_game(autosave)
    assert len(after.actions) == len(before.actions) + 1
    assert after.history() is not None
