"""How quickly a finished game is judged, what the window notices of it, and how quickly games are listed.

``python -m tests.bench.story [list] [passes] [window] [turns]`` prints these figures alone, or some of them,
in about two minutes of an idle machine; what is told by the clock means little on a busy one.

* ``quick pass`` and ``thorough pass``: a game of three architects; an opinion of every turn, and the turns of
  one seat tried out. In seconds of one processor, which an idle machine takes.
* ``own work of the window``: look back at a game while its turns are tried out: the time that its thread
  works from one round of the event loop to the next, while nothing is touched and while one steps through
  turns.
* ``a master's turn``: by the clock, alone and while the judge's process is at work and held, as in the
  window.
* ``a list of 1,000 games``: read from the database, and from there to the painted page.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from alhambra_desktop.model.learning.analysis.turns import PlayedTurn
    from alhambra_desktop.model.rules.core.engine.play import Transition
    from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
    from alhambra_desktop.views.app.application import Application

SEED, SEATS = 3, 3
GAMES: Final = 1000
LOOKED, STEP = 12.0, 0.4
"""Seconds for which a game is looked back at while it is judged, and between two steps."""

MASTERS: Final = 16
SIMULATIONS: Final = 12
"""Turns of a master that are timed, each way, and its simulations for each."""


def timed(what: Callable[[], object]) -> float:
    """Milliseconds."""
    begin = time.perf_counter()
    what()
    return 1000 * (time.perf_counter() - begin)


def worked(what: Callable[[], object]) -> float:
    """Seconds of a processor, whatever else the machine does."""
    begin = time.process_time()
    what()
    return time.process_time() - begin


def game() -> tuple[Rulebook, tuple[Transition, ...]]:
    """A game of architects."""
    from alhambra_desktop.model.learning.analysis.verdict import JUDGE
    from alhambra_desktop.model.players.skill.levels import level
    from tests.unit.analysis.own_games import own_game

    return own_game(SEATS, SEED, player=level(JUDGE.level))


def passes(book: Rulebook, turns: tuple[PlayedTurn, ...]) -> None:
    """The quick pass of a whole game, and the thorough pass of the first seat's turns."""
    from alhambra_desktop.model.learning.analysis.judge import judged, tried

    quick = [worked(lambda turn=turn: judged(book, turn)) for turn in turns]
    print(f"  quick pass, {len(turns)} turns       {sum(quick):6.1f} s   (goal 10)")
    own = [turn for turn in turns if turn.seat == 0]
    thorough = [worked(lambda turn=turn: tried(book, turn)) for turn in own]
    each = f"{statistics.median(thorough):.1f} s a turn, {max(thorough):.1f} the slowest"
    print(f"  thorough pass, {len(own)} own turns {sum(thorough):6.1f} s, {each}   (goal 1.5 a turn)")


def masters(application: Application, book: Rulebook, turns: tuple[PlayedTurn, ...]) -> None:
    """A master's turns, without a judge and beside one that is held as long as it thinks."""
    from alhambra_desktop.model.players.process.client import WorkerClient
    from alhambra_desktop.model.players.process.protocol import question
    from alhambra_desktop.model.rules.codec import codec_for
    from alhambra_desktop.model.rules.core.engine.hidden import observe
    from alhambra_desktop.views.game.analyst import Analyst
    from tests.views.driver import whole_game

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
        spent = []
        for observation in asked:
            spent.append(timed(lambda observation=observation: answer(observation)))
            until = time.perf_counter() + 0.2
            while time.perf_counter() < until:  # the judge is let go on between two turns
                application.processEvents()
        return statistics.mean(spent)

    round_of_turns()
    alone = [round_of_turns()]
    analyst.begin(whole_game("human,apprentice,apprentice seed=4"))
    analyst.try_out(0)
    beside = [round_of_turns() for _ in range(2)]
    assert not analyst.done, "the judge was at work all the time"
    analyst.forget()
    alone.append(round_of_turns())
    client.kill()
    one, other = min(alone), min(beside)
    print(
        f"  a master's turn             {one:6.0f} ms, beside the judge {other:.0f} ms: "
        f"{100 * (other / one - 1):+.0f} %   (goal +10)"
    )


def pauses(application: Application) -> None:
    """What the window does at a time while a game that it looks back at is judged."""
    from alhambra_desktop.views.storage.settings import Settings
    from alhambra_desktop.views.window.main_window import MainWindow
    from tests.views.driver import whole_game

    with tempfile.TemporaryDirectory() as folder:
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
        for place in places:  # whoever judges is looked at where everything was painted once
            page.show_stop(place)
            application.processEvents()
        for found in (still, stepping):
            until, last = time.perf_counter() + LOOKED / 2, time.perf_counter()
            while time.perf_counter() < until and analyst.trying:
                begin = time.thread_time()
                if found is stepping and time.perf_counter() - last > STEP:
                    page.show_stop(places.pop())
                    last = time.perf_counter()
                application.processEvents()
                found.append(1000 * (time.thread_time() - begin))
        analyst.try_out(1)
        while analyst._job is None or not analyst._job.tried:
            application.processEvents()
        cancelled = timed(analyst.cancel)
        window.close()
    told = f"{max(still):.1f} ms at most, {max(stepping):.1f} while one steps through the turns"
    print(f"  own work of the window      {told}   (goal 16)")
    print(f"  cancel ends the process     {cancelled:6.0f} ms   (goal 200)")


def lists(application: Application) -> None:
    """A thousand games from the database, and their page."""
    from alhambra_desktop.model.files.archive.archive import Archive
    from alhambra_desktop.views.models.games_model import GamesModel
    from alhambra_desktop.views.pages.games.games_page import GamesPage
    from tests.unit.archive.games import finished
    from tests.unit.archive.test_archive import copies

    with tempfile.TemporaryDirectory() as folder:
        archive = Archive(Path(folder))
        copies(archive, finished(seats=3), GAMES)
        read = min(timed(archive.games) for _ in range(5))
        kept = [(archive.path(game.file), game) for game in archive.games()]
        model = GamesModel(lambda: kept)
        page = GamesPage(model)
        page.resize(1280, 760)
        page.show()
        application.processEvents()

        def show() -> None:
            model.look((), Path(folder))
            while model.reading:
                application.processEvents()
            application.processEvents()

        shown = min(timed(show) for _ in range(3))
    print(f"  a list of {GAMES} games        {read:6.0f} ms read, {shown:.0f} ms to the painted page")


def measure(parts: Sequence[str]) -> None:
    """Print the figures of some parts."""
    from alhambra_desktop.model.learning.analysis.turns import turns_of
    from alhambra_desktop.model.players.process_setup import collect_rarely
    from alhambra_desktop.views.app.application import make_application

    application = make_application()
    collect_rarely()
    book, moves = game()
    turns = turns_of(moves)
    print(f"the story of a game, {SEATS} seats", flush=True)
    work: dict[str, Callable[[], None]] = {
        "list": lambda: lists(application),
        "passes": lambda: passes(book, turns),
        "window": lambda: pauses(application),
        "turns": lambda: masters(application, book, turns),
    }
    for part in parts or work:
        work[part]()
        sys.stdout.flush()


def bench_story(parts: Sequence[str] = ()) -> None:
    """Measure in a process of its own, without a screen."""
    surroundings = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    subprocess.run([sys.executable, "-m", "tests.bench.story", "here", *parts], env=surroundings, check=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["here"]:
        measure(sys.argv[2:])
    else:
        bench_story(sys.argv[1:])
