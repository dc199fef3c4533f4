"""Where Esc leads from each page, which widget has the focus then, and whether a hidden table waits."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from alhambra_desktop.model.learning.analysis.turns import compared
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.window.main_window import MainWindow
from tests.unit.archive.games import finished


def _compare(window: MainWindow) -> None:
    moves = window.workspace.table.transitions
    window.workspace.reviews._show_comparison(compared(moves, moves))


OTHER_STEPS: Final[Mapping[str, Callable[[MainWindow], None]]] = {
    "lesson": lambda window: window.workspace.learn("1"),
    "next lesson": lambda window: window.workspace.learning.begin("2"),
    "daily": lambda window: window.workspace.puzzles.show_daily(),
    "earlier": lambda window: window.workspace.puzzles.page.look_back_asked.emit(),
    "compare": _compare,
}
"""Steps to pages that are not menu commands."""

WAYS: Final[Mapping[str, Mapping[str, str]]] = {
    "start": {
        "games": "Start",
        "statistics": "Start",
        "goals": "Start",
        "statistics, goals": "Start",
        "rules": "Start",
        "played": "Start",
        "learn": "Start",
        "puzzle": "Start",
        "puzzle, daily": "PuzzleList, Start",
        "games, statistics": "Games, Start",
        "statistics, games": "Start",
        "games, rules": "Games, Start",
        "puzzle, games": "Start",
        "rules, learn, rules": "Learn, Start",
        "lesson": "Learn, Start",
        "learn, lesson, next lesson, rules": "Lesson, Learn, Start",
        "lesson, rules, learn": "Rules, Start",
        "learn, lesson, puzzle, rules": "PuzzleList, Lesson, Learn, Start",
        "puzzle, daily, earlier, rules": "Review, Puzzle, PuzzleList, Start",
        "rules, rules": "",
        "new-game": "Start",
        "new-game, rules": "NewGame, Start",
        "preferences": "Start",
        "preferences, rules": "Preferences, Start",
        "preferences, preferences": "Start",
        "new-game, preferences": "NewGame, Start",
        "learn, learn": "Start",
        "keys": "Start",
        "learn, keys": "Learn, Start",
        "news, about, keys": "About, News, Start",
        "about, rules": "About, Start",
        "keys, keys": "Start",
    },
    "table": {
        "start-page": "",
        "games": "Start",
        "statistics": "Table",
        "rules": "Table",
        "learn, lesson": "Learn, Table",
        "puzzle, daily, earlier": "Puzzle, PuzzleList, Table",
        "rules, learn": "Rules, Table",
        "statistics, rules": "Statistics, Table",
        "new-game, rules": "NewGame, Table",
        "preferences, rules": "Preferences, Table",
        "lesson, games": "Start",
        "games, statistics": "Games, Start",
        "keys": "Table",
        "news, rules": "News, Table",
        "about, preferences": "About, Table",
    },
    "finished game": {
        "statistics, look-back": "Table",
        "look-back": "Table",
        "look-back, rules": "Review, Table",
        "look-back, compare, rules": "Compare, Review, Table",
        "look-back, puzzle, rules": "PuzzleList, Review, Table",
        "look-back, games": "Start",
        "rules, look-back": "Table",
    },
}
"""By root page: sequences of commands, and the pages to which Esc then leads."""


PROPOSING: Final = "Learn"
"""The page that proposes the next lesson instead of the one that was left."""


def visible_page(window: MainWindow) -> str:
    """Return the name of the visible page."""
    return type(window.navigator.currentWidget()).__name__.removesuffix("Page")


def take(window: MainWindow, step: str) -> None:
    if step in OTHER_STEPS:
        OTHER_STEPS[step](window)
    else:
        window.menus.actions[step].setEnabled(True)  # opening the menu updates its entries
        window.menus.trigger(step)


def go_there(window: MainWindow, way: str) -> dict[str, QWidget | None]:
    """Trigger a sequence of commands; return the focus on each page before the next one."""
    holders = {}
    for step in way.split(", "):
        holders[visible_page(window)] = window.focusWidget()
        take(window, step)
    return holders


def faults_of(window: MainWindow, qtbot, way: str, expected: str) -> list[str]:
    """Return everything wrong on the way back."""
    holders, pages, faults = go_there(window, way), list[str](), []
    if window.workspace.playing and way != "rules, rules" and not window.workspace.page.phase.now.hidden:
        faults.append("the table does not wait")
    while visible_page(window) not in ("Start", "Table") and len(pages) < 9:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
        pages.append(visible_page(window))
        holder = holders.get(pages[-1])
        if holder is not None and pages[-1] != PROPOSING and holder is not window.focusWidget():
            faults.append(f"on {pages[-1]}, the focus is at {window.focusWidget()} instead of {holder}")
    if ", ".join(pages) != expected:
        faults.append(f"Esc leads to {pages}")
    if visible_page(window) == "Table" and window.workspace.page.phase.now in (Phase.AWAY, Phase.READING):
        faults.append("the table still waits")
    return [f"{way}: {fault}" for fault in faults]


@pytest.mark.parametrize("root", WAYS)
def test_esc_returns_through_the_pages_visited(root, player, qtbot):
    window = player.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    begin = {
        "start": window.workspace.start_route.go,
        "table": lambda: window.workspace.games.begin(parse_new("human,normal seed=3")),
        "finished game": lambda: window.workspace.games.show_saved(finished(1, 3)),
    }[root]
    faults = []
    for way, expected in WAYS[root].items():
        begin()
        faults += faults_of(window, qtbot, way, expected)
    assert faults == []


def test_a_window_shown_again_stays_on_its_page(settings, tmp_path, qtbot):
    window = MainWindow(settings, tmp_path)  # before its table is loaded
    qtbot.addWidget(window)
    window.show()
    window.workspace.learn()
    window.hide()
    window.show()
    assert visible_page(window) == "Learn"


def test_a_review_keeps_its_game_when_another_one_begins(player):
    window = player.window
    window.workspace.games.show_saved(finished(1, 3))
    window.workspace.reviews.look_back()
    review = window.navigator.currentWidget()
    window.workspace.games.begin(parse_new("human,human seed=3"))
    for seat in range(3):
        review.set_viewer(seat)
        review.show_stop(0)
        assert len(review.stage.players) == 3
        assert review.stage.snapshot.viewer == seat


def large_pictures(window: MainWindow) -> set[int]:
    """Return the pictures of this process larger than a quarter of a window."""
    gc.collect()
    area = window.width() * window.height() / 4
    pictures = (one for one in gc.get_objects() if isinstance(one, QPixmap))
    return {one.cacheKey() for one in pictures if one.width() * one.height() > area}


def test_pages_that_are_left_release_their_pictures(player, shared_pictures, monkeypatch):
    shared_pictures.forget()
    monkeypatch.setattr(FaceCache, "files", None)
    window, visited = player.window, set()
    before, entries = large_pictures(window), set(FaceCache.store._entries)
    window.workspace.games.show_saved(finished(1, 3))
    for step in ("look-back", "lesson", "puzzle", "daily", "earlier", "rules", "new-game", "statistics"):
        take(window, step)
        window.grab()
        visited.add(visible_page(window))
    window.workspace.start_route.go()
    window.grab()
    FaceCache.release_old_layouts()
    kept = {key: one for key, (one, _) in FaceCache.store._entries.items() if key not in entries}
    assert visited == {"Review", "Lesson", "PuzzleList", "Puzzle", "Rules", "NewGame", "Statistics"}
    assert large_pictures(window) - before <= {one.cacheKey() for one in kept.values()}
    assert [key[0][0] for key in kept].count("table top") <= 1, "that of the game alone is kept"


def test_a_hidden_table_frees_qt_pictures(player, monkeypatch):
    freed = []

    def note(stage: Stage) -> None:
        freed.append(stage)

    monkeypatch.setattr(Stage, "free_pictures", note)
    window = player.window
    window.workspace.games.show_saved(finished(1, 3))
    take(window, "look-back")
    assert freed == [window.workspace.page.stage]
    take(window, "games")
    assert len(set(freed)) == 2, "the still table of the review as well"
