"""What the program loads at start and afterwards, each measured in a separate interpreter."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

OURS = "alhambra_desktop"

AT_ONCE = (
    "numpy",
    "cattrs",
    "multiprocessing",
    "hashlib",
    "html",
    "importlib.metadata",
    "tomllib",
    "PySide6.QtNetwork",
    f"{OURS}.model.rules.core.engine.rulebook",
    f"{OURS}.model.rules.core.engine.components",
    f"{OURS}.model.rules.codec",
    f"{OURS}.model.files.saves.save",
    f"{OURS}.model.players.evaluation",
    f"{OURS}.model.players.explain.explanation",
    f"{OURS}.views.game.game_table",
    f"{OURS}.views.pages.table.table_page",
    f"{OURS}.views.interaction.controller",
    f"{OURS}.views.playback.director",
    f"{OURS}.views.pages.table.advice",
    f"{OURS}.views.pages.new_game.page",
    f"{OURS}.views.pages.preferences.page",
    f"{OURS}.views.pages.reading.page",
)
"""Modules that the start page must not load."""

AT_MOST = 115
"""Maximum number of own files that the start page loads, including packages and characters' faces."""

MOST = 6
"""Maximum number of own files that one loading step may import."""

WINDOW = """
import json, sys
from pathlib import Path
import alhambra_desktop.views.app.app
from alhambra_desktop.views.app.application import make_application
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.picture_files import PictureFiles
from alhambra_desktop.views.storage.places import pictures_folder
from alhambra_desktop.views.storage.settings import Settings

folder = Path(sys.argv[1])
application = make_application()
FaceCache.files = PictureFiles(pictures_folder())
from alhambra_desktop.views.window.main_window import MainWindow
window = MainWindow(Settings(folder / "settings.json"), folder)
loaded = lambda: {name for name in sys.modules if name.startswith("alhambra_desktop") or name in sys.argv[2:]}
window.show()
while not window._preload.busy:
    application.processEvents()
"""

SHOWN = """
import json, os, sys
from alhambra_desktop.views.app import app, application

def shown(window):
    from PySide6.QtWidgets import QApplication
    from alhambra_desktop.views.art.cache import FaceCache

    print(json.dumps(sorted(sys.modules)))
    sys.stdout.flush()
    while any(cache._quota.isActive() for cache in FaceCache._pages):  # small pictures are painted one by one
        QApplication.processEvents()
    FaceCache.files.write()
    os._exit(0)

def watched(make=application.make_application):
    from PySide6.QtCore import QTimer
    from alhambra_desktop.views.window import main_window

    class Watched(main_window.MainWindow):
        def paintEvent(self, event):
            QTimer.singleShot(0, lambda: shown(self))
            super().paintEvent(event)

    main_window.MainWindow = Watched
    return make()

application.make_application = watched
app.FRAMED = 60_000  # on a busy machine the first frame may take longer than 300 ms
app.run([])
"""
"""The program itself, until its window has been painted for the first time."""

STEPS = f"""{WINDOW}
import importlib
import itertools
from alhambra_desktop.views.window import preload
counts = {{}}
for name in itertools.chain(preload.saved_game_modules(), preload.game_modules()):
    before = loaded()
    importlib.import_module(name)
    counts[name] = len(loaded() - before)
before = loaded()
window.workspace.page
window.workspace.show_new_game()
window.workspace.show_preferences()
for route in (window.workspace.keys_route, window.workspace.news_route, window.workspace.about_route):
    route.go()
from alhambra_desktop.views.app.command_line import parse_new
window.workspace.games.begin(parse_new("human,human seed=1"))
application.processEvents()
print(json.dumps([counts, sorted(loaded() - before)]))
window.close()
"""

PICTURE = """
import json, sys
from alhambra_desktop.__main__ import main

sys.argv[1:] = ["--screenshot", sys.argv[1]]
assert main() == 0
print(json.dumps(sorted(sys.modules)))
"""

WIDGETS = f"""{WINDOW}
from PySide6.QtWidgets import QWidget
print(json.dumps([kind.__name__ for kind in QWidget.__subclasses__()]))
window.close()
"""

COMMAND_LINE = """
import json, sys
from alhambra_desktop.views.app.app import run

try:
    run(["--help"])
except SystemExit:
    print(json.dumps(sorted(sys.modules)))
"""

NEVER_SEEN = (
    "multiprocessing",
    f"{OURS}.views.pages.start.start_page",
    f"{OURS}.views.models.games_model",
    f"{OURS}.views.pages.new_game.page",
    f"{OURS}.model.rules.codec",
    f"{OURS}.model.players.evaluation",
)
"""Modules not needed to paint a picture of a new table."""


def homes(folder: Path) -> dict[str, str]:
    """Create a user's folders and return their environment variables."""
    kinds = ("CACHE", "CONFIG", "DATA", "RUNTIME", "STATE")
    for kind in kinds:
        (folder / kind).mkdir(mode=0o700, exist_ok=True)
    return {"XDG_RUNTIME_DIR": str(folder / "RUNTIME")} | {
        f"XDG_{kind}_HOME": str(folder / kind) for kind in kinds if kind != "RUNTIME"
    }


def output_of(code: str, folder: Path, *arguments: str):
    """Return what a program prints as JSON, in a new interpreter without a screen."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **homes(folder)},
    )
    return json.loads(done.stdout.splitlines()[-1])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the home folder of a user who starts the program for the first time."""
    return tmp_path_factory.mktemp("starts")


@pytest.fixture(scope="module")
def starts(folder: Path) -> list[set[str]]:
    """Return the modules loaded by the first and second start until the start page is visible."""
    return [set(output_of(SHOWN, folder)) for _ in range(2)]


@pytest.fixture(scope="module")
def pictures(folder: Path) -> list[set[str]]:
    """Return the modules loaded by the first and second picture of a new table."""
    return [set(output_of(PICTURE, folder, str(folder / "table.png"))) for _ in range(2)]


def test_a_start_creates_no_unused_widget_classes(folder: Path) -> None:
    """PySide would create all of them to return a widget made by Qt, such as the viewport of a list."""
    made = output_of(WIDGETS, folder, str(folder / "widgets"))
    assert "QMainWindow" in made
    assert "QDockWidget" not in made


def test_the_command_line_is_parsed_before_qt_is_loaded(folder: Path) -> None:
    """Loading Qt takes as long as the rest of the start; once loaded, PySide parses every imported file."""
    assert not [name for name in output_of(COMMAND_LINE, folder) if name.startswith(("PySide6", "shiboken"))]


def test_the_start_page_loads_no_modules_needed_only_by_games(starts: list[set[str]]):
    for loaded in starts:
        assert f"{OURS}.views.pages.start.start_page" in loaded
        assert not set(AT_ONCE) & loaded
        assert not [name for name in loaded if name.endswith(".rules") and ".modules." in name], (
            "rules of a product"
        )


def test_a_start_loads_no_more_files_than_before(starts: list[set[str]]):
    """Each file costs about half a millisecond: load new ones later unless the start page needs them."""
    assert len([name for name in starts[1] if name.startswith(OURS)]) <= AT_MOST


def test_with_cached_pictures_the_start_page_loads_no_painters(starts: list[set[str]]):
    first, later = starts
    assert f"{OURS}.views.art.tiles" in first - later
    assert not [name for name in later - first if name.startswith(OURS)]


def test_everything_else_is_loaded_in_short_steps_after_the_start(starts: list[set[str]], folder: Path):
    counts, late = output_of(STEPS, folder, str(folder / "steps"))  # the start page only reads pictures
    assert max(counts.values()) <= MOST, {name: number for name, number in counts.items() if number > MOST}
    assert min(counts.values()) >= 1, {name: number for name, number in counts.items() if not number}
    assert late == []


def test_with_cached_pictures_a_table_loads_few_painters(pictures: list[set[str]]):
    first, later = pictures
    assert {f"{OURS}.views.art.{name}" for name in ("tiles", "cards", "masonry")} <= first - later


def test_a_new_tables_picture_loads_only_what_it_shows(pictures: list[set[str]]):
    assert not set(NEVER_SEEN) & pictures[0]
