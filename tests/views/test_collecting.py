"""Python's garbage collector runs on any thread; nothing of Qt may depend on which."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QDialog, QGraphicsItem, QWidget
from shiboken6 import isValid, ownedByPython

from alhambra_desktop.views.app.app import DUE, OVERDUE, Collecting, moves
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.window.main_window import MainWindow


def test_a_closed_window_can_be_collected_on_another_thread(qtbot, settings, tmp_path):
    gc.disable()
    try:
        window = MainWindow(settings, tmp_path)
        window.show()
        window.workspace.games.begin(parse_new("human,apprentice seed=3"))
        window.close()
        scene = window.workspace.page.stage
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not isValid(scene)
        del scene, window
        # Qt warns of timers that are stopped from another thread, and warnings fail
        collector = threading.Thread(target=gc.collect)
        collector.start()
        collector.join()
    finally:
        gc.enable()


SIZES = (
    "human,human seed=3 dirk=off",
    "human,human,human seed=4 modules=vizier,camps,bazaars,falconers,bureaux,bonus_cards,huts",
    "human,newcomer game=granada seed=5",
    "human,human,human,human,human,human seed=5",
)


def test_what_belonged_to_games_before_is_freed_where_the_window_is(player):
    freed: list[int] = []
    gc.collect()
    gc.disable()
    try:
        for spec in (*SIZES, *SIZES):
            player.window.workspace.games.begin(parse_new(spec))
            player.lift_curtain()
            for zone in player.stage.players:
                zone.destroyed.connect(lambda: freed.append(threading.get_ident()))
        here = len(player.stage.players)
        collector = threading.Thread(target=gc.collect)
        collector.start()
        collector.join()
    finally:
        gc.enable()
    assert len(freed) == sum(len(parse_new(spec).seats) for spec in (*SIZES, *SIZES)) - here
    assert set(freed) == {threading.main_thread().ident}


def test_no_garbage_of_games_before_is_of_qt_s_making(player):
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
def thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_old_objects_are_looked_through_only_while_nothing_moves(qapp, thresholds, monkeypatch) -> None:
    moving, looked = [True], []
    parent = QObject()
    collecting = Collecting(lambda: moving[0], parent)
    collect = gc.collect
    collect()
    monkeypatch.setattr(gc, "collect", lambda: looked.append(True))
    moving[0] = False
    collecting.look()
    assert not looked, "nothing is due"
    for _ in range(DUE):
        collect(1)
    moving[0] = True
    collecting.look()
    assert not looked
    moving[0] = False
    collecting.look()
    assert looked


def test_young_garbage_is_found_at_any_time_and_old_garbage_hardly(qapp, thresholds) -> None:
    young, middle, _ = gc.get_threshold()
    parent = QObject()
    Collecting(lambda: True, parent)
    assert gc.get_threshold() == (young, middle, OVERDUE)


def test_a_window_moves_while_something_is_shown(qtbot, settings, tmp_path) -> None:
    window = MainWindow(settings, tmp_path)
    qtbot.addWidget(window)
    assert not moves(window)
    window.workspace.games.begin(parse_new("human,human seed=3"))
    assert not moves(window)
    window.workspace.page.director.clock.want(True, window)
    assert moves(window)
    window.workspace.page.director.clock.want(False, window)
    assert not moves(window)
    window.close()
