"""The program on a virtual screen, controlled from outside with mouse and keyboard."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from alhambra_desktop.model.files.saves.record import record
from alhambra_desktop.model.files.saves.save import read_game, write_game
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.app.displays import display_fault
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.words import say

NEEDED = ("Xvfb", "xdotool")
missing = [name for name in NEEDED if shutil.which(name) is None]

pytestmark = [
    pytest.mark.sweep,
    pytest.mark.xvfb,
    pytest.mark.skipif(bool(missing), reason=f"not installed: {' '.join(missing)}"),
]

TIMEOUT = 40


def until(answer, what: str):
    """Call ``answer`` every 0.05 seconds until it returns a true value, and return that."""
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        try:
            found = answer()
        except (OSError, ValueError):
            found = None
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"waited in vain: {what}")


@pytest.fixture
def program(newcomer, tmp_path):
    spots = tmp_path / "spots.json"
    environment = {**newcomer, "ALHAMBRA_SPOTS": str(spots)}
    table = "human,apprentice seed=11 starting_money=40"
    command = [sys.executable, "-m", "alhambra_desktop", "--new", table]
    running = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    yield running, spots, environment
    running.terminate()
    running.communicate()


def xdotool(environment, *words) -> None:
    subprocess.run(["xdotool", *map(str, words)], env=environment, check=True)


def drag(environment, start, end) -> None:
    xdotool(environment, "mousemove", *start, "mousedown", 1)
    for i in range(1, 9):
        step = [round(a + (b - a) * i / 8) for a, b in zip(start, end, strict=True)]
        xdotool(environment, "mousemove", *step)
    xdotool(environment, "mouseup", 1)


def test_a_tile_dragged_in_the_program_is_recorded(program):
    running, spots, environment = program
    seen = until(lambda: json.loads(spots.read_text()) if spots.exists() else None, "the table")
    while not seen["mine"]:
        seen = until(lambda: json.loads(spots.read_text()), "my turn")
    saves = list(Path(environment["XDG_DATA_HOME"]).rglob("*.alhambra"))
    game = until(lambda: read_game(saves[0]), "the first autosave")
    from alhambra_desktop.model.rules.modules.registry import rulebook

    book = rulebook(game.setup)
    hand = game.state.players[0].hand
    good, cell = next(
        (good, cells[0])
        for good in book.goods(game.state)
        if book.payments_for(hand, good)
        and (cells := book.placement.legal_cells(game.state.players[0].city, book.tiles[good.tile]))
    )
    fountain = seen["spots"]["start-0"]
    east = until(lambda: _beside(spots, environment, seen, good.tile), "lit squares")
    size = east["size"]
    target = [fountain[0] + cell[0] * size, fountain[1] + cell[1] * size]
    drag(environment, seen["spots"][good.tile], target)

    def ended():
        now = json.loads(spots.read_text())
        if now["turn"] == seen["turn"] and now["mine"]:
            xdotool(environment, "mousemove", *now["end_turn"], "click", 1)
        return now["turn"] > seen["turn"]

    until(ended, "the end of the turn")

    def placed():
        saved = read_game(saves[0])
        events = [event for move in saved.history() or () for event in move.events]
        wanted = {"event": "place", "seat": 0, "tile": good.tile, "at": list(cell)}
        return wanted in record(saved.setup, events)["events"]

    until(placed, "the placed tile in the record")
    assert running.poll() is None


def _beside(spots, environment, seen, tile):
    """Return the size of a square on the screen, measured at a highlighted square."""
    xdotool(environment, "mousemove", *seen["spots"][tile], "click", 1)
    now = until(lambda: (s := json.loads(spots.read_text()))["lit"] and s, "lit squares")
    lit = {(x, y): now["spots"][f"CitySquare 0 ({x}, {y})"] for x, y in now["lit"]}
    origin = now["spots"]["start-0"]
    (x, y), place = next((cell, place) for cell, place in lit.items() if 0 in cell)
    size = (place[0] - origin[0]) / x if x else (place[1] - origin[1]) / y
    xdotool(environment, "key", "Escape")
    until(lambda: not json.loads(spots.read_text())["lit"], "the tile back on the market")
    return {"size": size}


def windows(environment) -> list[str]:
    """Return the titles of the program's windows."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", "Alhambra Desktop"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    names = (["xdotool", "getwindowname", number] for number in found.stdout.split())
    return [subprocess.check_output(one, env=environment, text=True).strip() for one in names]


GRAB = """
from PySide6.QtGui import QGuiApplication
image = QGuiApplication([]).primaryScreen().grabWindow(0).toImage()
print(image.pixelColor({x}, {y}).name())
"""


def test_a_growing_window_shows_the_table_colour_before_painting(program):
    running, spots, environment = program
    until(spots.exists, "the table")
    search = ["xdotool", "search", "--onlyvisible", "--name", "Alhambra Desktop"]
    number = subprocess.check_output(search, env=environment, text=True).split()[0]
    sizes = iter(range(900, 1200, 20))

    def colour() -> str:
        width = next(sizes)
        xdotool(environment, "windowmove", number, 0, 0, "windowsize", "--sync", number, width, 600)
        os.kill(running.pid, signal.SIGSTOP)
        xdotool(environment, "windowsize", number, width + 100, 650)
        grab = [sys.executable, "-c", GRAB.format(x=width + 90, y=640)]
        try:
            return subprocess.check_output(
                grab, env={**environment, "QT_QPA_PLATFORM": "xcb"}, text=True
            ).strip()
        finally:
            os.kill(running.pid, signal.SIGCONT)

    until(lambda: colour() == LIGHT.wood_bottom.lower(), "the ground, once the window is idle")


def test_a_second_start_opens_its_game_in_the_same_window(newcomer, tmp_path):
    for seed, name in enumerate(("Ősz", "tél")):
        table = GameTable()
        table.begin(parse_new(f"human,human seed={seed}"))
        write_game(tmp_path / f"{name}.alhambra", table.saved())
    start = [sys.executable, "-m", "alhambra_desktop"]
    running = subprocess.Popen([*start, str(tmp_path / "Ősz.alhambra")], env=newcomer)
    try:
        until(lambda: windows(newcomer) == ["Ősz – Alhambra Desktop"], "the first game")
        runtime = Path(newcomer["XDG_RUNTIME_DIR"])  # a message bus may have a folder there too
        until(lambda: list(runtime.glob("alhambra-desktop-*")), "the window to listen")
        later = [*start, "tél.alhambra"]
        subprocess.run(later, env=newcomer, cwd=tmp_path, check=True, timeout=TIMEOUT)
        until(lambda: windows(newcomer) == ["tél – Alhambra Desktop"], "the game in the same window")
        assert running.poll() is None
    finally:
        running.terminate()
        running.wait()


def test_a_display_that_responds_is_accepted(screen, monkeypatch):
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", screen)
    assert display_fault() is None
    monkeypatch.setenv("DISPLAY", f"{screen}.7")
    assert "does not respond" in say(display_fault()), "a screen that the server does not have"


def test_changing_the_scale_restarts_at_the_same_table(program):
    running, spots, environment = program
    turn = until(lambda: (seen := json.loads(spots.read_text()))["mine"] and seen["turn"], "my turn")
    xdotool(environment, "search", "--onlyvisible", "--name", "Alhambra", "windowfocus", "key", "ctrl+comma")
    spots.unlink()
    xdotool(environment, "key", "Return", "Tab", "Right")  # to the first section, then from 100% to 125%
    command = Path(f"/proc/{running.pid}/cmdline")
    until(lambda: "--again=" in command.read_text(), "another start")
    assert running.poll() is None
    shown = until(lambda: windows(environment), "the window")
    xdotool(environment, "search", "--sync", "--onlyvisible", "--name", shown[0], "windowfocus")
    seen = until(lambda: _at_table(environment, spots), "the table")
    assert seen["turn"] == turn


def _at_table(environment, spots: Path):
    """Return the spots of the table if it is my turn; otherwise go back a page, which keeps the new scale."""
    seen = json.loads(spots.read_text())
    if seen["mine"]:
        return seen
    xdotool(environment, "key", "alt+Left")
    return None
