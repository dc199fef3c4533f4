"""The program is played only through AT-SPI, the interface of screen readers."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra_desktop.model.files.saves.save import read_game

SESSION = Path(__file__).with_name("accessible_session.py")
NEEDED = ("Xvfb", "dbus-run-session", "dbus-send")
BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
SYSTEM = Path("/usr/bin/python3")


def missing() -> str:
    """Return the names of required packages that are not installed, or an empty string."""
    found = [name for name in NEEDED if shutil.which(name) is None]
    found += [] if BUS.exists() else ["at-spi2-core"]
    asked = [str(SYSTEM), "-c", "import pyatspi"]
    if not SYSTEM.exists() or subprocess.run(asked, capture_output=True, check=False).returncode:
        found.append("python3-pyatspi")
    return " ".join(found)


pytestmark = [
    pytest.mark.sweep,
    pytest.mark.xvfb,
    pytest.mark.skipif(bool(lacking := missing()), reason=f"not installed: {lacking}"),
]


@pytest.fixture
def play(newcomer, tmp_path):
    """Return a function that plays some turns (0: the whole game) and returns the output and the game."""
    config = tmp_path / "config" / "alhambra-desktop"
    config.mkdir(parents=True)
    speeds = {"own_speed": "off", "others_speed": "off"}
    (config / "settings.json").write_text(json.dumps(speeds), encoding="utf-8")
    environment = {**newcomer, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "LANGUAGE": "en"}

    def run(turns: int, patience: float):
        command = ["dbus-run-session", "--", sys.executable, SESSION, "human,newcomer seed=4", str(turns)]
        run = subprocess.run(
            list(map(str, command)),
            env=environment,
            timeout=patience,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stdout + run.stderr
        games = sorted((tmp_path / "data").rglob("*.alhambra"), key=lambda path: path.stat().st_mtime)
        return run.stdout, read_game(games[-1])

    return run


def test_a_turn_can_be_played_through_accessibility(play):
    *deeds, last = play(1, 120)[0].splitlines()
    assert any(deed.startswith(("Buy ", "Take ")) for deed in deeds)
    assert deeds[-1].startswith("End ")
    assert "turns: Your turn" in last, "the other one has played since"


@pytest.mark.long
def test_a_whole_game_can_be_played_through_accessibility(play):
    said, game = play(0, 280)
    assert "The game is over" in said
    assert game.state.over
    deeds = [line.split()[0] for line in said.splitlines()]
    assert {"Take", "Buy", "Place", "End"} <= set(deeds)
