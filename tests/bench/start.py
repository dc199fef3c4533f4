"""How quickly the program starts, compared with the minimum that Python and Qt need.

Our program and a bare Qt program are started in turn, each time in a new process. The medians are compared.

* ``painted``: time until the start page has been painted, compared with a bare window: a PySide6
  ``QMainWindow`` of the same size with a ``QLabel``.
* ``bundle``: time until the window of the bundle is mapped, as ``xev`` of x11-utils reports it, compared with
  ``python -m alhambra_desktop``; only if ``make bundle`` was run before.
* ``modules``: the number of the program's Python modules loaded when the start page has been painted.
* ``scale switch``: time until the table is painted by the program that restarts with another scale.
* ``--screenshot``: time to save a picture of a new table, compared with a bare picture: a ``QWidget`` of the
  same size, grabbed and saved as PNG.

The first start of each program is not counted: it writes Python's bytecode and, for our program, the pictures
that later starts read. The screen is that of ``DISPLAY``, otherwise a new Xvfb. Without Xvfb, Qt's platform
``offscreen`` is used.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from .rows import TIMES, Row, environment, median, show, spent

STARTS = 15
BUNDLE = Path(__file__).resolve().parents[2] / "dist" / "alhambra-desktop" / "alhambra-desktop"

BARE_WINDOW = """
import os
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

class Bare(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, lambda: {then})
        super().paintEvent(event)

application = QApplication([])
window = Bare()
window.setCentralWidget(QLabel("Alhambra"))
window.resize(1280, 800)
window.show()
application.exec()
"""

OUR_WINDOW = """
import os
from alhambra_desktop.views.app import app, application

def watched(make=application.make_application):
    from PySide6.QtCore import QTimer
    from alhambra_desktop.views.window import main_window

    class Watched(main_window.MainWindow):
        def paintEvent(self, event):
            QTimer.singleShot(0, lambda: {then})
            super().paintEvent(event)

    main_window.MainWindow = Watched
    return make()

application.make_application = watched
app.run({arguments})
"""

BARE_PICTURE = """
import sys
from PySide6.QtWidgets import QApplication, QWidget

application = QApplication([])
widget = QWidget()
widget.resize(1280, 800)
widget.grab().save(sys.argv[1], "PNG")
"""

LEAVE = "os._exit(0)"
KEEP = "[__import__('alhambra_desktop.views.art.cache', fromlist=['x']).FaceCache.files.write(), os._exit(0)]"
COUNT = """[print(sum(name.startswith('alhambra_desktop') for name in __import__('sys').modules), flush=True),
         os._exit(0)]"""
RESCALED = ["--again=0,0,1280,800,0,0", "--scale=1.25", "--new", "human,builder,builder seed=3"]

Start = Callable[[], float]
"""Starts a process, waits for the event that is measured, and returns the seconds until then."""


def ours(then: str, arguments: Sequence[str] = ()) -> str:
    """Return code that starts the program and evaluates `then` when the window has been painted."""
    return OUR_WINDOW.format(then=then, arguments=list(arguments))


def given(offscreen: bool) -> dict[str, str]:
    """Return the environment of a start; unless `offscreen`, Qt chooses the platform, as for a player."""
    others = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    return {**others, "QT_QPA_PLATFORM": "offscreen"} if offscreen else others


def finished(code: str | None, *arguments: str, offscreen: bool = False) -> Start:
    """Return a start that runs `code` or, if it is None, the program, and waits until the process ends."""
    how = ["-c", code] if code is not None else ["-m", "alhambra_desktop"]
    command, env = [sys.executable, *how, *arguments], given(offscreen)
    return lambda: spent(lambda: subprocess.run(command, check=True, env=env, stderr=subprocess.DEVNULL))


def mapped(*command: str) -> Start:
    """Return a start that waits for the window of a command, and then ends the process."""

    def start() -> float:
        watch = ["xev", "-root", "-event", "substructure"]
        with subprocess.Popen(watch, stdout=subprocess.PIPE, text=True, bufsize=1) as events:
            assert events.stdout is not None
            time.sleep(0.05)  # until xev watches
            begin = time.perf_counter()
            with subprocess.Popen(command, env=given(offscreen=False)) as process:
                next(line for line in events.stdout if line.startswith("MapNotify"))
                taken = time.perf_counter() - begin
                process.kill()
            events.kill()
        return taken

    return start


def samples(*starts: Start) -> list[list[float]]:
    """Return the seconds of each start, all started in turn."""
    for start in starts:
        start()
    rounds = [[start() for start in starts] for _ in range(STARTS)]
    return [[times[i] for times in rounds] for i in range(len(starts))]


def compared(what: str, goals: Sequence[float], bare: Start, program: Start) -> Iterator[Row]:
    """Measure two starts and their ratio, whose goal is the first missed one of `goals`, or the last."""
    least, most = samples(bare, program)
    ratio = statistics.median(most) / statistics.median(least)
    yield Row(what, ratio, TIMES, next((goal for goal in goals if ratio > goal), goals[-1]))
    yield median(f"{what}, ours", most, "ms")
    yield median(f"{what}, bare", least, "ms")


@contextmanager
def new_user() -> Iterator[Path]:
    """Replace the player's folders by empty ones, and let Python write bytecode."""
    with tempfile.TemporaryDirectory() as folder:
        homes = {f"XDG_{kind}_HOME": f"{folder}/{kind}" for kind in ("CONFIG", "DATA", "CACHE", "STATE")}
        with environment(**homes, PYTHONPYCACHEPREFIX=f"{folder}/bytecode"):
            os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
            yield Path(folder)


@contextmanager
def screen() -> Iterator[bool]:
    """Provide a screen for windows; yield whether there is one."""
    if "DISPLAY" in os.environ:
        yield True
        return
    if shutil.which("Xvfb") is None:
        yield False
        return
    read, write = os.pipe()
    options = ["-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset", "-displayfd", str(write)]
    with subprocess.Popen(["Xvfb", *options], pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.environ["DISPLAY"] = f":{os.read(read, 16).decode().strip()}"
        try:
            yield True
        finally:
            del os.environ["DISPLAY"]
            server.terminate()


def rows() -> Iterator[Row]:
    with new_user() as folder, screen() as seen:
        hidden = {"offscreen": not seen}
        where = "" if seen else " offscreen"
        finished(ours(KEEP), **hidden)()
        bare = finished(BARE_WINDOW.format(then=LEAVE), **hidden)
        yield from compared(f"start page painted{where}", (1.7, 1.5), bare, finished(ours(LEAVE), **hidden))
        count = [sys.executable, "-c", ours(COUNT)]
        loaded = subprocess.run(count, check=True, env=given(**hidden), capture_output=True, text=True).stdout
        yield Row("Python modules loaded at the start", int(loaded), "modules", 45)
        (switched,) = samples(finished(ours(LEAVE, RESCALED), **hidden))
        yield median(f"scale switch, first frame{where}", switched, "ms", 150)
        if seen and shutil.which("xev") and BUNDLE.exists():
            plain = mapped(sys.executable, "-m", "alhambra_desktop")
            yield from compared("window of the bundle mapped", (1.15,), plain, mapped(str(BUNDLE)))
        picture = str(folder / "table.png")
        bare = finished(BARE_PICTURE, picture, offscreen=True)
        table = finished(None, "--screenshot", picture, offscreen=True)
        yield from compared("--screenshot", (2.5,), bare, table)


if __name__ == "__main__":
    show(rows())
