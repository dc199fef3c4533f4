"""The window and its worker process: crashes, jumps, and frames while somebody thinks."""

from __future__ import annotations

import os
import signal

import pytest
from PySide6.QtCore import QTimer

from alhambra_desktop.views.command_line import parse_new
from alhambra_desktop.views.game_table import GameTable
from alhambra_desktop.views.opponent_host import OpponentHost


@pytest.fixture
def table(qapp):
    return GameTable()


@pytest.fixture
def host(table):
    made = OpponentHost(table)
    table.moved.connect(lambda _: made.think())
    yield made
    made.close()


def test_computer_players_move_until_a_person_is_to_decide(table, host, qtbot):
    table.begin(parse_new("apprentice,builder,human seed=2"))
    host.think()
    qtbot.waitUntil(lambda: table.seat == 2, timeout=20_000)
    assert table.state.turn > 1 or table.is_human(2)


def test_a_killed_worker_is_replaced_and_the_turn_played(table, host, qtbot):
    table.begin(parse_new("master,master,master seed=2"))
    host.think()
    qtbot.waitUntil(lambda: host._worker.busy, timeout=20_000)
    os.kill(host._worker._process.pid, signal.SIGKILL)
    turn = table.state.turn
    qtbot.waitUntil(lambda: table.state.turn > turn, timeout=30_000)
    assert host._worker.starts >= 2


def test_an_answer_that_comes_after_a_jump_is_dropped(table, host, qtbot):
    table.begin(parse_new("master,master seed=2"))
    host.think()
    qtbot.waitUntil(lambda: host._worker.busy, timeout=20_000)
    host.forget()
    before = table.state
    table.begin(parse_new("human,master seed=3"))
    table_then = table.state
    ticks = []
    timer = QTimer(interval=20)
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start()
    qtbot.waitUntil(lambda: len(ticks) > 15, timeout=5_000)
    assert table.state is table_then or not table.is_human(0)
    assert before.turn == 1
