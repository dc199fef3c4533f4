"""Garbage collection happens on the GUI thread, but would be safe elsewhere."""

from __future__ import annotations

import gc
import threading

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QDialog, QGraphicsItem, QWidget
from shiboken6 import isValid, ownedByPython

from alhambra_desktop.views.app.app import is_animating
from alhambra_desktop.views.app.application import DUE, OVERDUE, YOUNG, GarbageCollector
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.window.main_window import MainWindow


def test_a_closed_window_can_be_collected_on_another_thread(qtbot, settings, tmp_path):
    window = MainWindow(settings, tmp_path)
    window.show()
    window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    window.close()
    scene = window.workspace.page.stage
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(scene)
    del scene, window
    # Qt warns of timers that are stopped from another thread, and warnings fail tests
    collector = threading.Thread(target=gc.collect)
    collector.start()
    collector.join()


SIZES = (
    "human,human seed=3 dirk=off",
    "human,human,human seed=4 modules=vizier,camps,bazaars,falconers,bureaux,bonus_cards,huts",
    "human,newcomer game=granada seed=5",
    "human,human,human,human,human,human seed=5",
)


def test_objects_of_earlier_games_are_freed_on_the_gui_thread(player):
    freed: list[int] = []
    gc.collect()
    for spec in (*SIZES, *SIZES):
        player.window.workspace.games.begin(parse_new(spec))
        player.lift_curtain()
        for zone in player.stage.players:
            zone.destroyed.connect(lambda: freed.append(threading.get_ident()))
    here = len(player.stage.players)
    collector = threading.Thread(target=gc.collect)
    collector.start()
    collector.join()
    assert len(freed) == sum(len(parse_new(spec).seats) for spec in (*SIZES, *SIZES)) - here
    assert set(freed) == {threading.main_thread().ident}


def test_garbage_of_earlier_games_contains_no_qt_objects(player):
    player.window.workspace.games.begin(parse_new(SIZES[0]))
    player.lift_curtain()
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for spec in SIZES:
            player.window.workspace.games.begin(parse_new(spec))
            player.lift_curtain()
            player.key(Qt.Key.Key_Right)
            player.click(player.spot("row", 0))
            player.page.commanded.emit("moves")
            player.page.commanded.emit("keys")
            for dialog in player.window.findChildren(QDialog):
                dialog.close()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        seen = [thing for thing in gc.garbage if isinstance(thing, QWidget | QGraphicsItem)]
        living = [thing for thing in seen if isValid(thing)]
        assert [type(thing).__name__ for thing in living if ownedByPython(thing)] == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


@pytest.fixture
def collected(qapp, monkeypatch) -> list[int]:
    """Record the generations that `GarbageCollector` collects; there is always new garbage."""
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: found.append(generation))
    monkeypatch.setattr(gc, "get_count", lambda: (YOUNG, 0, 0))
    return found


def test_full_collections_happen_only_while_nothing_moves(collected) -> None:
    moving, parent = [True], QObject()
    collected.clear()  # windows of earlier tests may have collected garbage before this test
    collecting = GarbageCollector(lambda: moving[0], parent)
    for _ in range(DUE):
        collecting.check()
    assert collected == [1] * DUE
    moving[0] = False
    collecting.check()
    assert collected == [*[1] * DUE, 2]
    collecting.check()
    assert collected[-1] == 1, "the next full collection has time"


def test_an_overdue_full_collection_happens_despite_animation(collected) -> None:
    parent = QObject()
    collected.clear()
    collecting = GarbageCollector(lambda: True, parent)
    for _ in range(OVERDUE):
        collecting.check()
    assert collected == [*[1] * (OVERDUE - 1), 2]


def test_nothing_is_collected_without_new_objects(collected, monkeypatch) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (YOUNG - 1, 0, 0))
    parent = QObject()
    GarbageCollector(lambda: False, parent).check()
    assert collected == []


def test_nothing_is_collected_on_other_threads(qtbot) -> None:
    on: set[int] = set()

    def note(phase: str, _: dict[str, int]) -> None:
        on.add(threading.get_ident())

    def allocate() -> None:
        many = [[] for _ in range(20 * YOUNG)]
        for one in many:
            one.append(many)

    parent = QObject()
    collecting = GarbageCollector(lambda: False, parent)
    gc.callbacks.append(note)
    try:
        busy = threading.Thread(target=allocate)
        busy.start()
        busy.join()
        assert not on
        collecting.check()
    finally:
        gc.callbacks.remove(note)
    assert on == {threading.main_thread().ident}


def test_a_window_is_animating_while_moves_are_shown(qtbot, settings, tmp_path) -> None:
    window = MainWindow(settings, tmp_path)
    qtbot.addWidget(window)
    assert not is_animating(window)
    window.workspace.games.begin(parse_new("human,human seed=3"))
    assert not is_animating(window)
    window.workspace.page.director.clock.want(True, window)
    assert is_animating(window)
    window.workspace.page.director.clock.want(False, window)
    assert not is_animating(window)
    window.close()
