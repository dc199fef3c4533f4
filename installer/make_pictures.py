#!/usr/bin/env python3
"""Make the screenshots for the README and for software centres.

Usage: make_pictures.py FOLDER

Computer players play the games from fixed seeds. The pictures thus change only if the window or the players
change.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import attrs
from PIL import Image
from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.players.games import planned
from alhambra_desktop.model.rules.core.engine.event import ScoringHeld
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import Transition
from alhambra_desktop.model.rules.core.engine.shuffle import Stream, source
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.views.app.application import make_application
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.pages.preferences.page import PreferencesPage
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import MainWindow

SIZE = (1280, 800)
LEVEL = "builder"
EVERYTHING = "modules=vizier,bazaars,huts,falconers,camps,bonus_cards,bureaux"
BASE = "human,builder,apprentice seed=7"

TURNS = {
    "table": (BASE, 75),
    "dark": (BASE, 60),
    "everything": (f"human,builder,apprentice,newcomer seed=5 {EVERYTHING}", 110),
    "granada": ("human,builder,apprentice seed=4 game=granada", 82),
}
"""Maps the name of each picture to the arguments of `position`."""

SCORED = "human,builder,apprentice seed=3"
"""A game in which the second scoring follows directly after a turn of the first seat."""

FINISHED = (
    "human,builder,apprentice seed=2",
    "human,apprentice,newcomer seed=3 modules=camps",
    "human,apprentice,builder,newcomer seed=5 modules=vizier",
    "human,builder,builder seed=4",
)
"""Finished games for the pictures of the pages.

The picture of the celebration shows the end of the last of these games.
"""

PAGES = {
    "new-game": "new-game",
    "preferences": "preferences",
    "keyboard": "preferences",
    "goals": "goals",
    "puzzles": "puzzle",
    "games": "games",
}
FIRST_DAY = 1_790_000_000
"""Unix time at which the first of the finished games ended."""

SETTLED = 400
PAINTED = 2500
CELEBRATED = 4200
"""Milliseconds to wait before the picture of a position, of a page, and of the celebration is taken."""

PALETTE, LARGEST = 256, 250_000
"""Number of colours in the picture of a page, and maximum size of its file in bytes.

If the file is larger, the picture is stored without dithering.
"""

COUNTED = 4700
SHOWN = 15500
"""Milliseconds from the end of the turn to the picture of the scoring, and to the end of the film."""

FRAME = 90
NARROW = 800


def play_on(table: GameTable) -> Iterator[Transition]:
    while (decision := table.state.decision) is not None:
        rng = source(table.setup.seed or 0, len(table.events), Stream.PLAYERS)
        seen = observe(table.book, table.state, decision.seat)
        for action in planned(seen, LEVEL, rng, True, time.monotonic):
            yield table.submit(action)


def position(spec: str, turn: int) -> SavedGame:
    """Play a game, and return it when the first seat must choose an action in turn `turn` or later."""
    table = GameTable()
    table.begin(parse_new(spec))
    for move in play_on(table):
        now = move.after.decision
        if move.after.turn >= turn and isinstance(now, ChooseAction) and now.seat == 0:
            return table.saved()
    raise ValueError(f"over before turn {turn}: {spec}")


def before_scoring(spec: str, number: int) -> SavedGame:
    table = GameTable()
    table.begin(parse_new(spec))
    before = table.saved()
    for move in play_on(table):
        if any(isinstance(event, ScoringHeld) and event.scoring.round == number for event in move.events):
            return before
        before = table.saved()
    raise ValueError(f"no such scoring: {spec}")


def finished(spec: str) -> SavedGame:
    table = GameTable()
    table.begin(parse_new(spec))
    deque(play_on(table), maxlen=0)
    return attrs.evolve(table.saved(), hints=(0, 0, 0))


class Studio:
    def __init__(self, application: QApplication, folder: Path, *, keeps: bool = False) -> None:
        self.application = application
        self.settings = Settings(folder / "settings.json")
        self.settings.change(theme="light", own_speed="off", others_speed="off", language="en")
        self.window = MainWindow(self.settings, folder)
        if not keeps:
            self.window.workspace.storage.stop_saving()
        self.window.resize(*SIZE)
        self.window.show()

    def wait(self, done: Callable[[], bool]) -> None:
        while not done():
            self.application.processEvents()

    def pages(self, games: Sequence[SavedGame]) -> Iterator[tuple[str, QImage]]:
        workspace = self.window.workspace
        for day, game in enumerate(games):
            workspace.storage.archive.keep(game, FIRST_DAY + day * 86_400, "normal")
        self.settings.change(theme="light")
        for name, command in PAGES.items():
            self.window.menus.trigger(command)
            page = self.window.navigator.currentWidget()
            if isinstance(page, PreferencesPage):
                page.show_section("keyboard" if name == "keyboard" else "appearance")
            self.film(PAINTED)
            yield name, self.window.grab().toImage()
        yield "celebration", self.celebration(games[-1])

    def celebration(self, game: SavedGame) -> QImage:
        self.window.workspace.games.show_saved(game)
        page = self.window.workspace.page
        self.wait(lambda: page.scorings.on_top is not None)
        page.scorings.on_top.reject()
        self.settings.change(others_speed="normal")
        page.scorings.end.forget()
        page.director.shown.emit(page.table.transitions[-1])
        page.scorings.show_result()
        return self.film(CELEBRATED)[-1][0]

    def still(self, game: SavedGame, theme: str) -> QImage:
        self.settings.change(theme=theme)
        self.window.workspace.games.show_saved(game)
        self.film(SETTLED)  # also processes events, which update title and bar
        self.wait(lambda: not self.window.workspace.page.director.busy)
        return self.window.grab().toImage()

    def show(self, game: SavedGame, milliseconds: int) -> list[tuple[QImage, int]]:
        self.settings.change(theme="light")
        self.window.workspace.games.show_saved(game)
        self.wait(lambda: self.window.workspace.page.controller.enabled)
        self.settings.change(own_speed="normal", others_speed="normal")
        self.window.workspace.page.table.end_turn()
        return self.film(milliseconds)

    def film(self, milliseconds: int) -> list[tuple[QImage, int]]:
        clock, taken = QElapsedTimer(), []
        clock.start()
        while clock.elapsed() < milliseconds:
            begun = clock.elapsed()
            self.application.processEvents()  # even if a picture takes longer than a frame
            picture = self.window.grab().toImage()
            self.wait(lambda begun=begun: clock.elapsed() - begun >= FRAME)
            taken.append((picture, clock.elapsed() - begun))
        return taken


def image(picture: QImage) -> Image.Image:
    small = picture.convertToFormat(QImage.Format.Format_RGB888)
    data = bytes(small.constBits())
    size = small.width(), small.height()
    return Image.frombuffer("RGB", size, data, "raw", "RGB", small.bytesPerLine(), 1)


def keep_page(picture: QImage, file: Path) -> None:
    whole = image(picture)
    few = whole.quantize(PALETTE, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
    whole.quantize(palette=few, dither=Image.Dither.FLOYDSTEINBERG).save(file, optimize=True)
    if file.stat().st_size > LARGEST:
        few.save(file, optimize=True)


def keep_film(taken: list[tuple[QImage, int]], file: Path) -> None:
    frames = []
    for picture, _ in taken:
        frame = image(picture)
        high = round(frame.height * NARROW / frame.width)
        frames.append(frame.resize((NARROW, high), Image.Resampling.LANCZOS))
    durations = [shown for _, shown in taken]
    frames[0].save(
        file, save_all=True, append_images=frames[1:], duration=durations, loop=0, quality=70, method=6
    )


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    application = make_application()
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(application, Path(home))
        for name, (spec, turn) in TURNS.items():
            picture = studio.still(position(spec, turn), "dark" if name == "dark" else "light")
            picture.save(str(folder / f"{name}.png"), "PNG", 0)
        taken = studio.show(before_scoring(SCORED, 2), SHOWN)
        times = accumulate(shown for _, shown in taken)
        counting = next(picture for (picture, _), end in zip(taken, times, strict=True) if end >= COUNTED)
        counting.save(str(folder / "scoring.png"), "PNG", 0)
        keep_film(taken, folder / "scoring.webp")
        studio.window.close()
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(application, Path(home), keeps=True)
        for name, picture in studio.pages([finished(spec) for spec in FINISHED]):
            keep_page(picture, folder / f"{name}.png")
        studio.window.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]))
