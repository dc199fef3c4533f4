"""What a start loads, and what is loaded behind it: each in an interpreter of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

OURS = "alhambra_desktop"

AT_ONCE = (
    "numpy",
    "cattrs",
    "multiprocessing.context",
    f"{OURS}.model.core.engine.rulebook",
    f"{OURS}.model.core.engine.components",
    f"{OURS}.model.saves.codec",
    f"{OURS}.model.saves.save",
    f"{OURS}.model.opponents.evaluation",
    f"{OURS}.model.opponents.explain.telling",
    f"{OURS}.views.game.game_table",
    f"{OURS}.views.shell.table_page",
    f"{OURS}.views.interaction.controller",
    f"{OURS}.views.playback.director",
    f"{OURS}.views.shell.advice",
    f"{OURS}.views.dialogs.new_game",
    f"{OURS}.views.dialogs.preferences",
)
"""What the start page must not wait for."""

AT_MOST = 84
"""Files of ours that the start page loads, packages among them."""

MOST = 6
"""Files of ours that one step behind the start may load."""

WINDOW = """
import json, sys
from pathlib import Path
from alhambra_desktop.views.app import app
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.picture_files import PictureFiles
from alhambra_desktop.views.storage.settings import Settings

folder = Path(sys.argv[1])
application = app.make_application()
FaceCache.files = PictureFiles(folder / "pictures")
from alhambra_desktop.views.shell.main_window import MainWindow
window = MainWindow(Settings(folder / "settings.json"), folder)
loaded = lambda: {name for name in sys.modules if name.startswith("alhambra_desktop") or name in sys.argv[2:]}
window.resize(1280, 800)
window.show()
while not window._preload.busy:
    application.processEvents()
"""

SHOWN = f"""{WINDOW}
print(json.dumps(sorted(loaded())))
FaceCache.files.write()
window.close()
"""

STEPS = f"""{WINDOW}
import importlib
import itertools
from alhambra_desktop.views.shell import preload
counts = {{}}
for name in itertools.chain(preload.reading(), preload.playing()):
    before = loaded()
    importlib.import_module(name)
    counts[name] = len(loaded() - before)
before = loaded()
window.page
window.new_game()
window.show_preferences()
from alhambra_desktop.views.app.command_line import parse_new
window.begin(parse_new("human,human seed=1"))
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

NEVER_SEEN = (
    "multiprocessing",
    f"{OURS}.views.shell.start_page",
    f"{OURS}.views.models.games_model",
    f"{OURS}.views.dialogs.new_game",
    f"{OURS}.model.saves.codec",
    f"{OURS}.model.opponents.evaluation",
)
"""What a picture of a new table does not show."""


def said(code: str, *arguments: str):
    """What a piece of code prints, as JSON, in a fresh interpreter without a screen."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    return json.loads(done.stdout.splitlines()[-1])


def test_the_start_page_waits_for_nothing_that_only_a_game_needs(tmp_path: Path):
    found = said(SHOWN, str(tmp_path), *AT_ONCE)
    assert f"{OURS}.views.shell.start_page" in found
    assert not set(AT_ONCE) & set(found)
    assert not [name for name in found if name.endswith(".rules")], "rules of a product"


def test_a_start_loads_no_more_files_than_it_did(tmp_path: Path):
    """Each costs about half a millisecond: whoever adds one here knows why, or loads it later."""
    said(SHOWN, str(tmp_path))
    assert len(said(SHOWN, str(tmp_path))) <= AT_MOST


def test_with_its_pictures_kept_the_start_page_loads_no_painters(tmp_path: Path):
    first, later = (set(said(SHOWN, str(tmp_path))) for _ in range(2))
    assert f"{OURS}.views.art.tiles" in first - later
    assert later - first == set()


def test_behind_the_start_all_is_loaded_in_short_steps(tmp_path: Path):
    said(SHOWN, str(tmp_path))  # from here on nothing need be painted for the start page
    counts, late = said(STEPS, str(tmp_path))
    assert max(counts.values()) <= MOST, {name: number for name, number in counts.items() if number > MOST}
    assert min(counts.values()) >= 1, {name: number for name, number in counts.items() if not number}
    assert late == []


def test_with_its_pictures_kept_a_table_is_painted_with_few_painters(tmp_path: Path):
    first, later = (set(said(PICTURE, str(tmp_path / "table.png"))) for _ in range(2))
    assert {f"{OURS}.views.art.{name}" for name in ("tiles", "cards", "masonry")} <= first - later


def test_a_picture_of_a_new_table_waits_for_nothing_that_it_does_not_show(tmp_path: Path):
    assert not set(NEVER_SEEN) & set(said(PICTURE, str(tmp_path / "table.png")))
