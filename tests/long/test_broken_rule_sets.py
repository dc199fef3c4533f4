"""A failing third-party rule set ends neither the window nor the arena, and is named in the message."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import attrs
import pytest

from tests.long.broken_twin import NAME

pytestmark = pytest.mark.long

PACKAGE = Path(__file__).parents[2] / "examples" / "city_gates" / "alhambra_city_gates"
EVENTS = int(os.environ.get("ALHAMBRA_TWIN_EVENTS", "900"))

BROKEN = """

def _fails_after(do, calls):
    left = [calls]

    def do_or_fail(*args, **kwargs):
        left[0] -= 1
        if left[0] < 0:
            raise KeyError("twin")
        return do(*args, **kwargs)

    return do_or_fail


"""
"""Source that makes a function of a file fail after some calls."""


@attrs.frozen
class Place:
    """A function of City Gates that fails after some calls; if ``refused``, enabling the rule set fails."""

    file: str
    name: str
    calls: int = 0
    refused: bool = False

    @property
    def id(self) -> str:
        """The parameter id of its test."""
        return f"{self.name}-{self.calls}"


PLACES = (
    Place("rules.py", "_lay_out", refused=True),
    Place("rules.py", "_offer_seek"),
    Place("rules.py", "_offer_set", 5),
    Place("rules.py", "_offer_keep"),
    Place("rules.py", "_seek"),
    Place("rules.py", "_keep"),
    Place("rules.py", "_set"),
    Place("rules.py", "_show_seek"),
    Place("rules.py", "_read_seek"),
    Place("rules.py", "_read_set"),
    Place("rules.py", "_fall"),
    Place("rules.py", "_score"),
    Place("rules.py", "_prospect"),
    Place("rules.py", "_hide", 20),
    Place("rules.py", "_redraw"),
    Place("rules.py", "_put_back"),
    Place("gates.py", "street", 5),
    Place("gates.py", "free_walls", 9),
    Place("gates.py", "paid"),
    Place("pieces.py", "_lay_pieces"),
    Place("pieces.py", "_sought"),
    Place("pieces.py", "_kept"),
    Place("pieces.py", "_set"),
    Place("view.py", "_draw"),
    Place("view.py", "_draw_pile"),
    Place("view.py", "_walls"),
    Place("view.py", "_point", 5),
    Place("view.py", "_mark"),
    Place("view.py", "_cell_texts"),
    Place("view.py", "install", refused=True),
    Place("painter.py", "paint_gate_pile"),
    Place("painter.py", "paint_icon"),
)


def twin_of(place: Place, folder: Path) -> tuple[Path, str]:
    """Copy City Gates with one fault; return the package and the id of its module."""
    package = folder / NAME
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    file = package / place.file
    text = file.read_text("utf-8")
    assert f"def {place.name}(" in text
    fault = f"{place.name} = _fails_after({place.name}, {place.calls})\n"
    file.write_text(text + BROKEN + fault, encoding="utf-8")
    if place.file == "painter.py":  # other modules import its functions by name
        assert place.name in (package / "view.py").read_text("utf-8")
    return package, "city_gates"


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of a new user."""
    homes = {f"XDG_{name}_HOME": str(folder / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    return {**os.environ, "HOME": str(folder), "PYTHONFAULTHANDLER": "1", "LC_ALL": "C.UTF-8", **homes}


def run_module(folder: Path, *command: str, **told: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command],
        env={**environment(folder), **told},
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.id)
def test_the_window_survives_a_broken_rule_set(place: Place, tmp_path: Path) -> None:
    package, module = twin_of(place, tmp_path)
    done = run_module(tmp_path, "tests.long.broken_twin", str(package), module, str(EVENTS))
    assert done.returncode == 0, done.stderr[-6000:]
    found: dict[str, Any] = json.loads(done.stdout)
    if place.refused:
        assert "twin" in found["refused"]
        return
    assert found["blamed"] == [NAME]
    (told,) = [sentence for sentence in found["told"] if "City Gates 1.0.0" in sentence]
    assert found["other"]
    assert found["kept"], told


ASKED_BY_PLAYERS = tuple(
    place
    for place in PLACES
    if place.file in ("rules.py", "gates.py") and not place.name.startswith(("_show", "_read"))
)
"""Places that computer players reach without a window."""


@pytest.mark.parametrize("place", ASKED_BY_PLAYERS, ids=lambda place: place.id)
def test_the_arena_reports_which_rule_set_failed(place: Place, tmp_path: Path) -> None:
    twin_of(place, tmp_path)
    told = {"PYTHONPATH": str(tmp_path), "ALHAMBRA_MODULES": NAME}
    asked = "--seats apprentice,builder --games 4 --modules city_gates --jobs 1"
    done = run_module(tmp_path, "alhambra_desktop.model.workshop.arena.cli", *asked.split(), **told)
    assert done.returncode == (2 if place.refused else 1)
    (sentence,) = [line for line in done.stderr.splitlines() if line.startswith("alhambra-arena: ")]
    assert "City Gates" in sentence
    assert "twin" in sentence
    assert "Traceback" not in done.stderr
