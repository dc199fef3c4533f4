"""Common setup: tests need no screen and never touch the user's folders."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from alhambra_desktop.model.players.process_setup import calculate_in_one_thread
from tests.crashes import Crashes
from tests.durations import Durations, mark_slow
from tests.shares import left_out, share_asked
from tests.subjects import changed_files
from tests.windows import windows_left

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

# Before anything imports PySide6.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Tests are told in the language of the source, wherever they run.
os.environ["LANGUAGE"] = "en"
# Of a locale that a system lacks, Qt and shells complain on stderr.
for name in [name for name in os.environ if name.startswith("LC_")]:
    del os.environ[name]
os.environ["LANG"] = "C.UTF-8"
# The person at the table is Anna, whoever runs them.
os.environ["LOGNAME"] = "anna"
# Tests install what they need; before anything imports the registry.
os.environ.pop("ALHAMBRA_MODULES", None)
# Before anything imports NumPy: its matrices are small, and tests run beside each other.
calculate_in_one_thread()

# The same examples every time, whatever the machine's speed, and nothing left behind.
settings.register_profile("tests", derandomize=True, database=None, deadline=None)
settings.load_profile("tests")

UNHURRIED = 3600
"""Seconds that a test of many games may take; the limit of all others is in pyproject.toml."""

NOWHERE = -1000, -1000
"""Pixels of the screen where no window is."""

FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def move_home(patch: pytest.MonkeyPatch, home: Path) -> None:
    """Make platformdirs use an empty home folder."""
    patch.setenv("HOME", str(home))
    for name in FOLDERS:
        folder = home / name.removeprefix("XDG_").removesuffix("_HOME").lower()
        folder.mkdir(exist_ok=True)
        patch.setenv(name, str(folder))
    patch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", str(home / "data"))  # asked by platformdirs on Windows


NEW_OBJECTS = 50_000
"""So many are collected after a test."""


def collect_now_and_then(count: tuple[int, int, int]) -> None:
    """Collect the garbage of this test, or of all tests after every tenth collection."""
    young, collections, _ = count
    if young >= NEW_OBJECTS:
        gc.collect(2 if collections >= 10 else 0)


def plays_much(item: pytest.Item) -> bool:
    """Return whether a test plays many games or tries very many cases."""
    return item.get_closest_marker("long") is not None or item.path.parent.name == "long"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of `make durations` and `make check`."""
    parser.addoption(
        "--measure", action="store_true", help="keep anew which tests are slow; for a run of all quick ones"
    )
    parser.addoption(
        "--share",
        type=share_asked,
        metavar="N/OF",
        help="of the sweeps one share, such as 2/4, and those of what was changed",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Watch for crashes, measure if requested, and collect garbage only between tests.

    The program does the same, because collecting Qt objects on another thread crashes.
    """
    gc.disable()
    config.pluginmanager.register(Crashes())
    if config.getoption("--measure"):
        config.pluginmanager.register(Durations())


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip tests that this system cannot run; run tests of minutes first, with a separate time limit.

    Slow tests become sweeps, unless durations are measured.
    """
    if not config.getoption("--measure"):
        mark_slow(items)
    if share := config.getoption("--share"):
        others = left_out(items, changed_files(), *share)
        config.hook.pytest_deselected(items=others)
        gone = set(others)
        items[:] = [item for item in items if item not in gone]
    for item in items if os.name == "nt" else ():
        if item.get_closest_marker("posix") is not None:
            item.add_marker(pytest.mark.skip(reason="for POSIX only"))
    for item in filter(plays_much, items):
        item.add_marker(pytest.mark.timeout(UNHURRIED))
    items.sort(key=lambda item: not plays_much(item))


def pytest_collection_finish() -> None:
    """Exclude everything imported so far from garbage collection."""
    gc.collect()  # classes that attrs replaced by those with slots
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Delete the objects that a test dropped, because no event loop runs that would do so."""
    yield
    left = windows_left()
    collect_now_and_then(gc.get_count())
    if left:
        pytest.fail(f"windows were left open: {', '.join(left)}; pass them to qtbot.addWidget")


@pytest.fixture(scope="session", autouse=True)
def home_of_the_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        move_home(patch, home)
        yield home


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """Return the program's application class, whose instance all tests of a process share."""
    from alhambra_desktop.views.app.application import Application

    return Application


@pytest.fixture(autouse=True)
def hands_off() -> Iterator[None]:
    """Release mouse buttons and close modal widgets, which would block the next test.

    Also move the mouse away, so that it points at nothing that the next test opens.
    """
    yield
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QCursor, QGuiApplication
    from PySide6.QtTest import QTest

    for _ in range(3):  # a dialog of a dialog
        if above := widgets.QApplication.activePopupWidget() or widgets.QApplication.activeModalWidget():
            above.close()
    if (pressed := QGuiApplication.mouseButtons()) != Qt.MouseButton.NoButton:
        anywhere = widgets.QWidget()
        anywhere.show()  # only what is seen gets events through the windowing system, which remembers buttons
        for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
            if pressed & button:
                QTest.mouseRelease(anywhere, button)
        anywhere.close()
    QCursor.setPos(*NOWHERE)
