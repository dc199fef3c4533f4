"""Computer players poll by poll: a silent, dead or starting worker, with a scripted one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer

from alhambra_desktop.model.players.plan_generator import quick_turn
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game import opponent_host
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.opponent_host import BACK, HELPLESS, OpponentHost
from tests.views.scripted import ScriptedWorker


class Desk:
    """Computer players at a table at which the second seat decides, and what they report."""

    def __init__(self) -> None:
        self.owner, self.table, self.worker = QObject(), GameTable(), ScriptedWorker()
        self.host = OpponentHost(self.table, self.owner, self.worker)  # type: ignore[arg-type]
        self.told: list[Any] = []
        self.host.notified.connect(self.told.append)
        self.host.failed.connect(self.told.append)
        timers = self.host.findChildren(QTimer)
        self.polls = next(timer for timer in timers if not timer.isSingleShot())
        self.soon = next(timer for timer in timers if timer.isSingleShot())
        self.begin()

    def begin(self) -> None:
        self.table.begin(parse_new("human,apprentice seed=2"))
        if self.table.seat == 0:
            for action in quick_turn(self.table.book, observe(self.table.book, self.table.state, 0)):
                self.table.submit(action)
        assert self.table.seat == 1

    def go_on(self) -> None:
        """Let the event loop run once."""
        self.host.let_play()
        self.soon.timeout.emit()
        self.soon.stop()

    def poll(self, times: int = 1) -> None:
        for _ in range(times):
            self.polls.timeout.emit()

    def answer(self) -> dict[str, Any]:
        """Return the simple player's turn as the answer of a worker."""
        seen = observe(self.table.book, self.table.state, 1)
        codec = codec_for(self.table.book)
        return {"actions": [codec.dump_action(action) for action in quick_turn(self.table.book, seen)]}


@pytest.fixture
def desk(qapp, monkeypatch) -> Iterator[Desk]:
    monkeypatch.setattr(opponent_host, "TIMEOUT", 0.1501)  # ten polls
    monkeypatch.setattr(opponent_host, "START_UP", 0.3001)
    made = Desk()
    yield made
    made.host.close()


def test_a_silent_worker_is_restarted_once_and_then_given_up(desk):
    desk.go_on()
    assert (desk.host.thinking, desk.polls.isActive(), desk.polls.interval()) == (True, True, 15)
    desk.poll(10)
    assert (desk.worker.done, len(desk.worker.requests)) == ([], 1)
    desk.poll()
    assert (desk.worker.done, len(desk.worker.requests)) == (["restart"], 2)
    assert (desk.told, desk.host.given_up) == ([], False)
    desk.poll(11)
    assert desk.worker.done == ["restart", "restart", "cancel"]
    assert (desk.told, desk.host.given_up, desk.host.thinking) == ([HELPLESS], True, False)
    assert not desk.polls.isActive()
    assert desk.soon.isActive(), "the simple player moves"


def test_a_rule_set_that_may_slow_down_the_worker_is_named(desk, monkeypatch):
    remedy = Message("not-now")
    monkeypatch.setattr(opponent_host, "suspect_of", lambda _: remedy)
    desk.go_on()
    desk.poll(22)
    assert desk.told == [Message("computers-simple", remedy=remedy)]


def test_a_worker_that_starts_too_slowly_is_given_up_at_once(desk):
    desk.worker.ready = False
    desk.go_on()
    desk.poll(20)
    assert desk.told == []
    desk.poll()
    assert (desk.worker.done, len(desk.worker.requests)) == (["cancel"], 1)
    assert (desk.told, desk.host.given_up) == ([HELPLESS], True)


def test_a_dead_worker_is_asked_again_once(desk):
    desk.go_on()
    desk.worker.alive = False
    desk.poll()
    assert (len(desk.worker.requests), desk.told) == (2, [])
    desk.poll()
    assert (len(desk.worker.requests), desk.told) == (2, [HELPLESS])
    assert desk.worker.done == ["cancel"]


def test_an_answer_is_played_and_ends_the_failures_in_a_row(desk):
    desk.go_on()
    desk.worker.answers.append({"error": "x"})
    desk.poll()
    assert len(desk.told) == 1
    assert "computer players: " in desk.told[0]
    desk.worker.answers.append(desk.answer())
    desk.poll()
    assert (desk.host.answers, desk.host.thinking, desk.polls.isActive()) == (1, False, False)
    assert desk.table.seat == 1
    for _ in range(9):
        if desk.table.seat == 1:
            desk.go_on()
    assert desk.table.seat == 0
    desk.begin()
    desk.go_on()
    desk.worker.answers.append({"error": "x"})
    desk.poll()
    assert not desk.host.given_up, "the first failure in this turn"


def test_a_worker_that_is_back_takes_over_again(desk):
    desk.go_on()
    desk.poll(22)
    assert desk.host.given_up
    while desk.table.seat == 1:
        desk.go_on()
    desk.worker.ready = False
    desk.begin()
    requests = len(desk.worker.requests)
    desk.go_on()
    assert len(desk.worker.requests) == requests
    desk.host.forget()
    desk.worker.ready = True
    desk.go_on()
    assert len(desk.worker.requests) == requests + 1
    desk.worker.answers.append(desk.answer())
    desk.poll()
    assert desk.told == [HELPLESS, BACK]
    assert not desk.host.given_up


def test_a_late_poll_without_a_question_stops_polling(desk):
    desk.go_on()
    desk.host.forget()
    assert desk.worker.done == ["cancel"]
    desk.polls.start()
    desk.poll()
    assert not desk.polls.isActive()
    desk.host.forget()
    assert desk.worker.done == ["cancel"], "nothing was asked"
