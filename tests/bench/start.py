"""How quickly the program starts, against the least that Python and Qt can do.

Every start is a process of its own, ours and the bare one in turn; what is compared are their medians.

* ``painted``: until the start page has been painted on a screen, against a bare window that has been.
  A bare window is a PySide6 ``QMainWindow`` of the same size with a ``QLabel``.
* ``mapped``: until the window is mapped, as X tells it (``xev`` of x11-utils), against the same
  bare window.
* ``bundle``: until the window of the bundle is mapped, where ``make bundle`` has made one, against that of
  ``python -m alhambra_desktop``.
* ``imports``: the files that the start page loads and the dearest of them, by Python's own account.
* ``screenshot``: ``--screenshot`` of a new table, against a bare picture: a ``QWidget`` of the same size,
  grabbed without a screen and saved as PNG.

The first start of each is not counted: it writes Python's bytecode, ours also the pictures that later ones
read. The screen is that of ``DISPLAY``, or else an Xvfb of its own. ``python -m tests.bench.start`` prints
the ratios alone.
"""

from __future__ import annotations

import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import attrs

STARTS = 15
DEAREST = 15
"""So many imports are named."""

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
app.run([])
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
STAY = "None"
KEEP = "[__import__('alhambra_desktop.views.art.cache', fromlist=['x']).FaceCache.files.write(), os._exit(0)]"

Start = Callable[[], float]
"""Starts a process, waits until it has come as far as is measured, and says the seconds until then."""


@attrs.frozen
class Times:
    """Seconds of wall and of CPU time that each of some starts took."""

    wall: list[float]
    cpu: list[float]

    def __str__(self) -> str:
        low, _, high = (1000 * q for q in statistics.quantiles(self.wall, n=4))
        wall, cpu = (1000 * statistics.median(seconds) for seconds in (self.wall, self.cpu))
        return f"{wall:4.0f} ms (middle half {low:.0f}-{high:.0f}, CPU {cpu:.0f})"


def given(offscreen: bool) -> dict[str, str]:
    """The environment of a start: with a screen Qt chooses its platform itself, as it does for a player."""
    left = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    return {**left, "QT_QPA_PLATFORM": "offscreen"} if offscreen else left


def finished(code: str | None, *arguments: str, offscreen: bool = False) -> Start:
    """A process that ends by itself: a piece of code, or the program with arguments."""
    how = ["-c", code] if code is not None else ["-m", "alhambra_desktop"]
    environment = given(offscreen)

    def start() -> float:
        begin = time.perf_counter()
        subprocess.run(
            [sys.executable, *how, *arguments], check=True, env=environment, stderr=subprocess.DEVNULL
        )
        return time.perf_counter() - begin

    return start


def mapped(*command: str) -> Start:
    """A process whose window is waited for; then it is ended."""

    def start() -> float:
        watch = ["xev", "-root", "-event", "substructure"]
        with subprocess.Popen(watch, stdout=subprocess.PIPE, text=True, bufsize=1) as events:
            assert events.stdout is not None
            time.sleep(0.05)  # until it watches
            begin = time.perf_counter()
            with subprocess.Popen(command, env=given(offscreen=False)) as process:
                next(line for line in events.stdout if line.startswith("MapNotify"))
                taken = time.perf_counter() - begin
                process.kill()
            events.kill()
        return taken

    return start


def compared(bare: Start, ours: Start) -> tuple[Times, Times]:
    """Both started in turn."""
    found = Times([], []), Times([], [])
    bare()
    ours()
    for _ in range(STARTS):
        for times, start in zip(found, (bare, ours), strict=True):
            before = _cpu_of_children()
            times.wall.append(start())
            times.cpu.append(_cpu_of_children() - before)
    return found


def _cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@contextmanager
def new_user() -> Iterator[Path]:
    """Nothing of the player's own is read or written, and bytecode is, whatever the environment says."""
    with tempfile.TemporaryDirectory() as folder:
        before = dict(os.environ)
        for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
            os.environ[f"XDG_{kind}_HOME"] = f"{folder}/{kind}"
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = f"{folder}/bytecode"
        yield Path(folder)
        os.environ.clear()
        os.environ.update(before)


@contextmanager
def screen() -> Iterator[bool]:
    """A screen to open windows on; False where there is none to be had."""
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
        yield True
        del os.environ["DISPLAY"]
        server.terminate()


def report(name: str, goal: float, bare: Start, ours: Start) -> None:
    """Print a ratio with what it is made of."""
    before, after = compared(bare, ours)
    ratio = statistics.median(after.wall) / statistics.median(before.wall)
    print(f"start, {name:10} {ratio:5.2f} times   (goal {goal})   {after} against {before}")


def report_imports() -> None:
    """Print how many files the window loads until it is painted, and what the dearest cost by themselves."""
    command = [sys.executable, "-X", "importtime", "-c", OUR_WINDOW.format(then=LEAVE)]
    told = subprocess.run(command, check=True, stderr=subprocess.PIPE, text=True).stderr
    lines = [line.removeprefix("import time:").split("|") for line in told.splitlines() if "|" in line]
    costs = {name.strip(): int(own) for own, _, name in lines if own.strip().isdigit()}
    ours = [name for name in costs if name.startswith("alhambra_desktop")]
    print(
        f"start, imports    {len(ours)} files of ours, {sum(costs[name] for name in ours) / 1000:.0f} ms"
        f" of {sum(costs.values()) / 1000:.0f} ms for all {len(costs)}"
    )
    for name in sorted(costs, key=costs.__getitem__, reverse=True)[:DEAREST]:
        print(f"  {costs[name] / 1000:6.1f} ms  {name}")


def bench_start() -> None:
    """Print the ratios."""
    with new_user() as folder, screen() as seen:
        picture = str(folder / "table.png")
        if seen:
            finished(OUR_WINDOW.format(then=KEEP))()
            report(
                "painted",
                2.0,
                finished(BARE_WINDOW.format(then=LEAVE)),
                finished(OUR_WINDOW.format(then=LEAVE)),
            )
            report_imports()
        if seen and shutil.which("xev"):
            codes = (code.format(then=STAY) for code in (BARE_WINDOW, OUR_WINDOW))
            report("mapped", 2.0, *(mapped(sys.executable, "-c", code) for code in codes))
            if BUNDLE.exists():
                plain = mapped(sys.executable, "-m", "alhambra_desktop")
                report("bundle", 1.15, plain, mapped(str(BUNDLE)))
        ours = finished(None, "--screenshot", picture, offscreen=True)
        report("screenshot", 2.5, finished(BARE_PICTURE, picture, offscreen=True), ours)
        print(f"load of the machine then: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    bench_start()
