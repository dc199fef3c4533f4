"""What is left of a table when the program is killed."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from alhambra_desktop.model.saves.save import read_game
from tests.e2e.test_xvfb import missing, program, screen, until, xdotool

__all__ = ["program", "screen"]

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(bool(missing), reason=f"not installed: {' '.join(missing)}"),
]


def test_a_killed_program_loses_at_most_the_action_in_progress(program):
    running, spots, environment = program
    seen = until(lambda: (s := json.loads(spots.read_text()))["mine"] and s, "my turn")
    saves = Path(environment["XDG_DATA_HOME"])
    autosave = until(lambda: list(saves.rglob("*.alhambra")), "the first autosave")[0]
    before = read_game(autosave)
    row = [name for name in seen["spots"] if name.startswith("row ")]
    xdotool(environment, "mousemove", *seen["spots"][row[0]], "click", 1)
    until(lambda: "take None" in json.loads(spots.read_text())["spots"], "the offer to take")
    take = json.loads(spots.read_text())["spots"]["take None"]
    xdotool(environment, "mousemove", *take, "click", 1)
    until(lambda: len(read_game(autosave).actions) == len(before.actions) + 1, "the action in the autosave")
    running.send_signal(signal.SIGKILL)
    running.wait()
    after = read_game(autosave)
    assert len(after.actions) == len(before.actions) + 1
    assert after.history() is not None
