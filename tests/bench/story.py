"""Speed of the analysis of a finished game, its effect on the window, and speed of the list of games.

``python -m tests.bench.story [list] [passes] [window] [turns]`` measures these parts or, if none is named,
all of them. All parts together take about two minutes on an idle machine.

* ``passes``: processor time to evaluate every turn of a game of three architects, and to simulate the turns
  of one seat.
* ``window``: processor time of the GUI thread for one iteration of the event loop while a game is reviewed
  and its turns are simulated, both without input and while the player steps through turns.
* ``turns``: time of a master's turn, alone and beside the judge's process, which pauses while the master
  thinks, as in the window.
* ``list``: time to read a thousand games from the database, and to show them on their page.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from alhambra_desktop.model.files.archive.archive import Archive
from alhambra_desktop.model.learning.analysis.judge import judge_turn, simulate_turn
from alhambra_desktop.model.learning.analysis.turns import PlayedTurn, turns_of
from alhambra_desktop.model.learning.analysis.verdict import JUDGE
from alhambra_desktop.model.players.process.client import WorkerClient
from alhambra_desktop.model.players.process.protocol import question
from alhambra_desktop.model.players.process_setup import collect_rarely
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.views.app.application import Application, make_application
from alhambra_desktop.views.game.analyst import Analyst
from alhambra_desktop.views.models.games_model import GamesModel
from alhambra_desktop.views.pages.games.games_page import GamesPage
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import MainWindow
from tests.unit.analysis.own_games import own_game
from tests.unit.archive.games import finished
from tests.unit.archive.test_archive import copies
from tests.views.driver import whole_game

from .rows import Row, in_new_process, longest, median, show, spent

SEED, SEATS = 3, 3
GAMES: Final = 1000
LOOKED, STEP = 12.0, 0.4
"""Seconds for which a game is reviewed while it is analysed, and between two steps."""

MASTERS: Final = 16
SIMULATIONS: Final = 12
"""Number of a master's turns that are timed, and its simulations for each turn."""


def passes(book: Rulebook, turns: tuple[PlayedTurn, ...]) -> Iterator[Row]:
    """Measure the quick pass of a whole game, and the thorough pass of the first seat's turns."""
    quick = [spent(lambda turn=turn: judge_turn(book, turn), time.process_time) for turn in turns]
    yield Row(f"quick analysis, {len(turns)} turns", sum(quick), "s", 10)
    own = [turn for turn in turns if turn.seat == 0]
    thorough = [spent(lambda turn=turn: simulate_turn(book, turn), time.process_time) for turn in own]
    yield Row(f"thorough analysis, {len(own)} turns", sum(thorough), "s", 8)
    yield median("thorough analysis of a turn", thorough, "s")
    yield longest("thorough analysis of a turn", thorough, "s", 1.5)


def masters(application: Application, book: Rulebook, turns: tuple[PlayedTurn, ...]) -> Iterator[Row]:
    """Measure a master's turns, without a judge and beside a judge that pauses while the master thinks."""
    thinking = [False]
    analyst = Analyst(application, busy=lambda: thinking[0])
    client, dump = WorkerClient(1), codec_for(book).dump
    asked = [
        dump(observe(book, turn.before, turn.seat, remembering=True))
        for turn in turns[:: len(turns) // MASTERS]
    ]

    def answer(observation: object) -> None:
        thinking[0] = True
        client.ask(question(observation, "master", simulations=SIMULATIONS))
        while not client.poll():
            application.processEvents()
            time.sleep(0.001)
        thinking[0] = False

    def round_of_turns() -> float:
        seconds = []
        for observation in asked:
            seconds.append(spent(lambda observation=observation: answer(observation)))
            until = time.perf_counter() + 0.2
            while time.perf_counter() < until:  # the judge continues between two turns
                application.processEvents()
        return statistics.mean(seconds)

    round_of_turns()
    alone = [round_of_turns()]
    analyst.begin(whole_game("human,apprentice,apprentice seed=4"))
    analyst.simulate(0)
    beside = [round_of_turns() for _ in range(2)]
    assert not analyst.done, "the judge finished too early"
    analyst.forget()
    alone.append(round_of_turns())
    client.kill()
    one, other = min(alone), min(beside)
    yield Row("a master's turn", 1000 * one, "ms")
    yield Row("slowdown of a master's turn while the judge works", 100 * (other / one - 1), "%", 10)


def pauses(application: Application) -> Iterator[Row]:
    """Measure the iterations of the event loop while a game is reviewed and analysed."""
    with TemporaryDirectory() as folder:
        window = MainWindow(Settings(Path(folder) / "settings.json"), Path(folder))
        window.resize(1280, 800)
        window.show()
        window.workspace.games.show_saved(whole_game("human,apprentice,apprentice seed=4").saved())
        window.workspace.reviews.look_back()
        analyst = window.workspace.page.scorings.end.analyst
        while len(analyst.tried) < 2:
            application.processEvents()
        still, stepping = [], []
        page, places = window.workspace.reviews.page, [*range(0, len(analyst.turns), 3)]
        for place in places:  # paint everything once before measuring
            page.show_stop(place)
            application.processEvents()
        for found in (still, stepping):
            until, last = time.perf_counter() + LOOKED / 2, time.perf_counter()
            while time.perf_counter() < until and analyst.simulating:
                begin = time.thread_time()
                if found is stepping and time.perf_counter() - last > STEP:
                    page.show_stop(places.pop())
                    last = time.perf_counter()
                application.processEvents()
                found.append(time.thread_time() - begin)
        analyst.simulate(1)
        while analyst._job is None or not analyst._job.tried:
            application.processEvents()
        cancelled = spent(analyst.cancel)
        window.close()
    yield longest("own work of the window", still, "ms", 16)
    yield longest("own work of the window during steps", stepping, "ms", 16)
    yield Row("cancel the analysis", 1000 * cancelled, "ms", 200)


def lists(application: Application) -> Iterator[Row]:
    """Measure reading a thousand games from the database, and showing their page."""
    with TemporaryDirectory() as folder:
        archive = Archive(Path(folder))
        copies(archive, finished(seats=3), GAMES)
        read = min(spent(archive.games) for _ in range(5))
        kept = [(archive.path(game.file), game) for game in archive.games()]
        model = GamesModel(lambda: kept)
        page = GamesPage(model)
        page.resize(1280, 760)
        page.show()
        application.processEvents()

        def look() -> None:
            model.refresh((), Path(folder))
            while model.reading:
                application.processEvents()
            application.processEvents()

        shown = min(spent(look) for _ in range(3))
    yield Row(f"read a list of {GAMES} games", 1000 * read, "ms")
    yield Row(f"show a list of {GAMES} games", 1000 * shown, "ms")


def measure(*parts: str) -> Iterator[Row]:
    """Measure some parts, or all."""
    application = make_application()
    collect_rarely()
    book, moves = own_game(SEATS, SEED, player=level(JUDGE.level))
    turns = turns_of(moves)
    work: dict[str, Callable[[], Iterator[Row]]] = {
        "list": lambda: lists(application),
        "passes": lambda: passes(book, turns),
        "window": lambda: pauses(application),
        "turns": lambda: masters(application, book, turns),
    }
    for part in parts or work:
        yield from work[part]()


def rows(*parts: str) -> Iterator[Row]:
    yield from in_new_process(measure, *parts)


if __name__ == "__main__":
    show(rows(*sys.argv[1:]))
