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

# Set before the first import of PySide6.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Tests compare English texts, whatever the language of the system is.
os.environ["LANGUAGE"] = "en"
# Qt and shells print warnings about a locale that the system does not have.
for name in [name for name in os.environ if name.startswith("LC_")]:
    del os.environ[name]
os.environ["LANG"] = "C.UTF-8"
# The human player is named after the account: Anna, whoever runs the tests.
os.environ["LOGNAME"] = "anna"
# Tests install the rule sets that they need. Set before the first import of the registry.
os.environ.pop("ALHAMBRA_MODULES", None)
# Called before the first import of NumPy: the matrices are small, and tests run in parallel.
calculate_in_one_thread()

# Hypothesis uses the same examples in every run, without a time limit and without a database.
settings.register_profile("tests", derandomize=True, database=None, deadline=None)
settings.load_profile("tests")

UNHURRIED = 3600
"""Time limit in seconds for a test of many games; pyproject.toml has the limit for other tests."""

NOWHERE = -1000, -1000
"""A position on the screen, in pixels, without a window."""

FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def move_home(patch: pytest.MonkeyPatch, home: Path) -> None:
    """Make platformdirs use an empty home folder."""
    patch.setenv("HOME", str(home))
    for name in FOLDERS:
        folder = home / name.removeprefix("XDG_").removesuffix("_HOME").lower()
        folder.mkdir(exist_ok=True)
        patch.setenv(name, str(folder))
    patch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", str(home / "data"))  # read by platformdirs on Windows


NEW_OBJECTS = 50_000
"""Number of new objects that causes a garbage collection after a test."""


def collect_now_and_then(count: tuple[int, int, int]) -> None:
    """Collect young garbage if `count` shows many new objects, and all garbage every tenth time."""
    young, collections, _ = count
    if young >= NEW_OBJECTS:
        gc.collect(2 if collections >= 10 else 0)


def plays_much(item: pytest.Item) -> bool:
    """Return whether a test plays many games or tries very many cases."""
    return item.get_closest_marker("long") is not None or item.path.parent.name == "long"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of `make durations` and `make check`."""
    parser.addoption(
        "--measure", action="store_true", help="rewrite the list of slow tests; for a run of all quick tests"
    )
    parser.addoption(
        "--share",
        type=share_asked,
        metavar="N/OF",
        help="run one share of the sweeps, such as 2/4, and the sweeps about changed files",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Watch for crashes, measure if requested, and collect garbage only between tests.

    Otherwise, Python could collect Qt objects on another thread, which crashes the process.
    """
    gc.disable()
    config.pluginmanager.register(Crashes())
    if config.getoption("--measure"):
        config.pluginmanager.register(Durations())


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip tests that this system cannot run; run tests that take minutes first, with their own time limit.

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
    gc.collect()  # including the classes that attrs replaced by classes with slots
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Delete what a test left, because no event loop does so; fail if it left windows open."""
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

    Also move the mouse to a position without windows, away from those that the next test opens.
    """
    yield
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QCursor, QGuiApplication
    from PySide6.QtTest import QTest

    for _ in range(3):  # a dialog may have opened another one
        if above := widgets.QApplication.activePopupWidget() or widgets.QApplication.activeModalWidget():
            above.close()
    if (pressed := QGuiApplication.mouseButtons()) != Qt.MouseButton.NoButton:
        anywhere = widgets.QWidget()
        anywhere.show()  # the window system remembers buttons, and sends events only to visible widgets
        for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
            if pressed & button:
                QTest.mouseRelease(anywhere, button)
        anywhere.close()
    QCursor.setPos(*NOWHERE)
