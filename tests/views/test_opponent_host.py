"""The window and its worker process: crashes, jumps, slow starts and invalid answers."""

from __future__ import annotations

import os
import signal
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QTimer

from alhambra_desktop.model.players.plan_generator import quick_turn
from alhambra_desktop.model.players.process.client import WorkerClient
from alhambra_desktop.model.players.process.protocol import hint_question
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game import adviser, opponent_host
from alhambra_desktop.views.game.adviser import Adviser
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.opponent_host import BACK, HELPLESS, TRIES, OpponentHost
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import MainWindow
from alhambra_desktop.words import say
from tests.unit.opponents.workers import GATE, NO_NET, broken, illegal, illegible, netless, slow, stumbling
from tests.views.driver import Driver
from tests.views.scripted import ScriptedWorker


@pytest.fixture
def table(qapp):
    return GameTable()


@pytest.fixture
def host(table):
    made = OpponentHost(table)
    table.moved.connect(lambda _: made.let_play())
    yield made
    made.close()


def test_computer_players_move_until_a_human_must_decide(table, host, qtbot):
    table.begin(parse_new("apprentice,builder,human seed=3"))
    host.let_play()
    qtbot.waitUntil(lambda: table.seat == 2, timeout=20_000)
    assert host.answers == 2


@pytest.mark.posix
def test_a_killed_worker_is_replaced_and_the_turn_is_played(table, host, qtbot):
    table.begin(parse_new("master,master,master seed=2"))
    host.let_play()
    qtbot.waitUntil(lambda: host._worker.busy, timeout=20_000)
    os.kill(host._worker._process.pid, signal.SIGKILL)
    turn = table.state.turn
    qtbot.waitUntil(lambda: table.state.turn > turn, timeout=30_000)
    assert host._worker.starts >= 2


def test_an_answer_after_a_jump_is_dropped(table, host, qtbot):
    table.begin(parse_new("master,master seed=2"))
    host.let_play()
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


@pytest.fixture
def gate(tmp_path, monkeypatch):
    """Return the file whose existence lets slow workers start."""
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    return tmp_path / "gate"


@pytest.fixture
def notices() -> list[Message]:
    """Record the notifications of the computer players of `host_of`."""
    return []


@pytest.fixture
def host_of(table, notices):
    """Return a function that creates computer players with another worker function."""
    made = []

    def make(serve):
        host = OpponentHost(table, worker=WorkerClient(serve=serve))
        table.moved.connect(lambda _: host.let_play())
        host.notified.connect(notices.append)
        made.append(host)
        return host

    yield make
    for host in made:
        host.close()


def record_moves(table):
    """Return a list that grows by every action played, with the state before it."""
    made = []
    table.moved.connect(lambda move: made.append((move.before, move.action)))
    return made


def assert_are_sound(table, moves):
    """Check that the actions are those of the simple player."""
    assert moves
    planned = []
    for before, action in moves:
        planned = planned or list(quick_turn(table.book, observe(table.book, before, before.decision.seat)))
        assert action == planned.pop(0)


def test_a_slow_worker_is_awaited(table, host_of, notices, gate, qtbot, monkeypatch):
    monkeypatch.setattr(opponent_host, "TIMEOUT", 0.1)
    host = host_of(slow)
    table.begin(parse_new("apprentice,builder,human seed=3"))
    host.let_play()
    qtbot.waitUntil(lambda: host._timeout.waited > 0.5, timeout=20_000)
    host._timeout.thinking = 10.0
    gate.touch()
    qtbot.waitUntil(lambda: table.seat == 2, timeout=20_000)
    assert (host.answers, host._worker.starts) == (2, 1)
    assert not notices


def test_a_simple_player_replaces_a_worker_that_never_starts(
    table, host_of, notices, gate, qtbot, monkeypatch
):
    monkeypatch.setattr(opponent_host, "START_UP", 0.1)
    host = host_of(slow)
    table.begin(parse_new("human,apprentice,master seed=3"))
    moves = record_moves(table)

    def play_own_turn():
        for action in quick_turn(table.book, observe(table.book, table.state, 0)):
            table.submit(action)

    for _ in range(2):
        play_own_turn()
        qtbot.waitUntil(lambda: table.seat == 0, timeout=20_000)
    assert_are_sound(table, moves)
    assert (host.answers, host._worker.starts) == (0, 1)
    assert notices == [HELPLESS]

    gate.touch()
    qtbot.waitUntil(host._is_back, timeout=20_000)
    play_own_turn()
    qtbot.waitUntil(lambda: table.seat == 0, timeout=20_000)
    assert host.answers == 2
    assert host._worker.starts == 1
    assert notices == [HELPLESS, BACK]


def test_a_worker_that_keeps_crashing_is_given_up(table, host_of, notices, qtbot):
    host = host_of(broken)
    table.begin(parse_new("apprentice,apprentice seed=2"))
    moves = record_moves(table)
    host.let_play()
    qtbot.waitUntil(lambda: table.state.turn > 8, timeout=20_000)
    host.forget()
    assert_are_sound(table, moves)
    assert notices == [HELPLESS]
    assert host._worker.starts == 2


def test_a_worker_without_nets_reports_the_remedy(table, host_of, notices, qtbot):
    host = host_of(netless)
    table.begin(parse_new("master,master seed=2"))
    host.let_play()
    qtbot.waitUntil(lambda: table.state.turn > 2, timeout=20_000)
    assert notices == [Message("computers-simple", remedy=NO_NET)]


@pytest.mark.parametrize("serve", [illegal, illegible])
def test_a_worker_with_invalid_turns_is_given_up(table, host_of, notices, serve, qtbot):
    host = host_of(serve)
    heard = []
    host.failed.connect(heard.append)
    table.begin(parse_new("apprentice,apprentice seed=2"))
    moves = record_moves(table)
    host.let_play()
    qtbot.waitUntil(lambda: table.state.turn > 4, timeout=20_000)
    host.forget()
    assert_are_sound(table, moves)
    assert notices == [HELPLESS]
    assert len(heard) >= TRIES
    assert host.answers == 0


def test_occasional_failures_are_recovered_from_and_forgotten(table, host_of, notices, qtbot):
    host = host_of(stumbling)
    failed = []
    host.failed.connect(failed.append)
    table.begin(parse_new("apprentice,apprentice seed=2"))
    host.let_play()
    qtbot.waitUntil(lambda: host.answers > 2 * TRIES or bool(notices), timeout=20_000)
    host.forget()
    assert notices == []
    assert len(failed) > TRIES


def test_the_window_reports_that_computer_players_cannot_think(qtbot, tmp_path):
    window = MainWindow(Settings(tmp_path / "settings.json"), tmp_path)
    qtbot.addWidget(window)
    window.show()
    window.workspace.page.host.notified.emit(HELPLESS)
    assert window.notice.words == say(HELPLESS)
    window.close()


@pytest.fixture
def request_for_a_hint(table):
    table.begin(parse_new("human,apprentice seed=3"))
    return hint_question(codec_for(table.book).dump(observe(table.book, table.state, 0)), 0.05)


@pytest.fixture
def advice(gate, monkeypatch):
    """Return a function that creates an adviser whose process starts slowly."""
    made = []

    def make():
        made.append(Adviser(worker=WorkerClient(serve=slow)))
        return made[-1]

    yield make
    for one in made:
        one.close()


def test_a_hint_waits_for_a_slow_start(advice, gate, request_for_a_hint, qtbot, monkeypatch):
    monkeypatch.setattr(adviser, "TIMEOUT", 0.1)
    one = advice()
    one.ask(request_for_a_hint)
    qtbot.waitUntil(lambda: one._timeout.waited > 0.5, timeout=20_000)
    one._timeout.thinking = 10.0
    with qtbot.waitSignal(one.answered, timeout=20_000) as answered:
        gate.touch()
    assert answered.args[0]["actions"]


def test_a_hint_times_out_but_the_start_continues(advice, gate, request_for_a_hint, qtbot, monkeypatch):
    monkeypatch.setattr(adviser, "START_UP", 0.1)
    one = advice()
    for words in (adviser.SILENT, adviser.BROKEN):
        with qtbot.waitSignal(one.failed, timeout=20_000) as failed:
            one.ask(request_for_a_hint)
        assert failed.args == [words]
    one._timeout.start_up = 20.0
    with qtbot.waitSignal(one.answered, timeout=20_000) as answered:
        one.ask(request_for_a_hint)
        gate.touch()
    assert answered.args[0]["actions"]
    assert one._worker.starts == 1


def test_labels_show_that_computer_players_use_simple_rules(player: Driver) -> None:
    player.window.workspace.games.begin(parse_new("human,builder:mason seed=3"))
    page = player.page
    (other,) = [zone for zone in page.stage.players if zone.seat == 1]
    assert other._words(other.snapshot).levels[-1] == "builder"
    page.host._given_up = True
    page.host.notified.emit(HELPLESS)
    page.show_aids()
    assert other._words(other.snapshot).levels == ("simple play",)
    page.host._given_up = False
    page.host.notified.emit(BACK)
    page.show_aids()
    assert other._words(other.snapshot).levels[-1] == "builder"


# -- with a worker whose answers the test decides


class Scripted(NamedTuple):
    """Computer players with a scripted worker, and what they have reported."""

    host: OpponentHost
    worker: ScriptedWorker
    told: list[Any]


@pytest.fixture
def scripted(table) -> Scripted:
    worker, told = ScriptedWorker(), list[Any]()
    host = OpponentHost(table, worker=worker)  # type: ignore[arg-type]  # it needs no process
    host.notified.connect(told.append)
    host.failed.connect(lambda report: told.append("failed"))
    host.blamed.connect(lambda package, report: told.append((package, report)))
    table.moved.connect(lambda _: host.let_play())
    return Scripted(host, worker, told)


def simple_answer(table: GameTable) -> dict[str, Any]:
    """Return the simple player's turn as the answer of a worker."""
    seen = observe(table.book, table.state, table.seat)
    codec = codec_for(table.book)
    return {"actions": [codec.dump_action(action) for action in quick_turn(table.book, seen)]}


def begin_with_computer(table: GameTable, spec: str = "human,apprentice seed=2") -> None:
    """Begin a game in which the computer player of seat 1 decides."""
    table.begin(parse_new(spec))
    if table.seat == 0:
        for action in quick_turn(table.book, observe(table.book, table.state, 0)):
            table.submit(action)
    assert table.seat == 1


def is_busy(host: OpponentHost) -> bool:
    """Return whether the host waits for an answer or for its next move."""
    return any(timer.isActive() for timer in host.findChildren(QTimer))


def test_a_request_contains_what_the_seat_sees_and_its_level(table, scripted, qtbot):
    begin_with_computer(table, "human,builder:mason seed=2")
    scripted.host.let_play()
    assert scripted.worker.requests == [], "the window is painted first"
    assert not scripted.host.thinking
    qtbot.waitUntil(lambda: scripted.host.thinking)
    (request,) = scripted.worker.requests
    seen = observe(table.book, table.state, 1, level("builder:mason").remembering)
    assert request["observation"] == codec_for(table.book).dump(seen)
    assert request["level"].startswith("builder:mason")
    assert request["seconds"] == level("builder:mason").seconds
    scripted.host.let_play()
    with qtbot.assertNotEmitted(table.moved, wait=60):
        pass
    assert len(scripted.worker.requests) == 1, "it is asked once"
    scripted.host.close()


def test_an_answered_turn_is_played_to_its_end(table, scripted, qtbot):
    begin_with_computer(table)
    turn = table.state.turn
    scripted.worker.answers.append(simple_answer(table))
    scripted.host.let_play()
    qtbot.waitUntil(lambda: table.seat == 0)
    assert table.state.turn == turn + 1
    assert (scripted.host.answers, scripted.host.thinking, scripted.host.given_up) == (1, False, False)
    assert (len(scripted.worker.requests), scripted.told) == (1, [])
    qtbot.waitUntil(lambda: not is_busy(scripted.host))


def test_nobody_is_asked_without_a_game_or_in_a_humans_turn(table, scripted, qtbot):
    scripted.host.let_play()
    with qtbot.assertNotEmitted(table.moved, wait=30):
        pass
    table.begin(parse_new("human,human seed=2"))
    scripted.host.let_play()
    with qtbot.assertNotEmitted(table.moved, wait=30):
        pass
    assert scripted.worker.requests == []
    assert not scripted.host.thinking
    assert not is_busy(scripted.host)


@pytest.mark.parametrize("asked", [True, False])
def test_a_request_is_cancelled_when_the_game_is_replaced(table, scripted, qtbot, asked):
    begin_with_computer(table)
    scripted.host.let_play()
    if asked:
        qtbot.waitUntil(lambda: scripted.host.thinking)
    scripted.host.forget()
    assert scripted.worker.done == ["cancel"] * asked
    assert not scripted.host.thinking
    scripted.worker.answers.append(simple_answer(table))
    with qtbot.assertNotEmitted(table.moved, wait=60):
        pass
    scripted.host.close()
    assert scripted.worker.done[-1] == "close"


def test_the_rest_of_a_plan_is_dropped_when_the_game_is_replaced(table, scripted, qtbot):
    begin_with_computer(table)
    answer = simple_answer(table)
    assert len(answer["actions"]) > 1
    scripted.worker.answers.append(answer)
    scripted.host.let_play()
    with qtbot.waitSignal(table.moved):
        pass
    scripted.host.forget()
    with qtbot.assertNotEmitted(table.moved, wait=30):
        pass
    assert table.seat == 1


def test_failures_are_counted_in_a_row(table, scripted, qtbot):
    for answers in ([{"error": "x"}, None], [{"error": "x"}, None]):
        begin_with_computer(table)
        scripted.worker.answers += [simple_answer(table) if one is None else one for one in answers]
        scripted.host.let_play()
        qtbot.waitUntil(lambda: table.seat == 0)
    assert scripted.told == ["failed", "failed"], "it failed once in each turn"
    assert not scripted.host.given_up
    assert scripted.host.answers == 2


@pytest.mark.parametrize("error", [OSError(), RuntimeError()])
def test_a_worker_that_cannot_be_asked_is_given_up(table, scripted, qtbot, error):
    begin_with_computer(table)
    scripted.worker.refuses = error
    moves = record_moves(table)
    scripted.host.let_play()
    qtbot.waitUntil(lambda: table.seat == 0)
    assert_are_sound(table, moves)
    assert len(scripted.worker.requests) == TRIES
    assert scripted.worker.done == ["cancel"]
    assert scripted.told == [HELPLESS]
    assert scripted.host.given_up
    assert not scripted.host.thinking


def test_a_recovered_worker_is_asked_again_and_this_is_reported_once(table, scripted, qtbot):
    begin_with_computer(table)
    scripted.worker.answers += [{"error": "x"}] * TRIES
    scripted.host.let_play()
    qtbot.waitUntil(lambda: table.seat == 0)
    assert scripted.told == ["failed"] * TRIES + [HELPLESS]
    scripted.told.clear()
    for alive, ready in ((False, True), (True, False)):
        scripted.worker.alive, scripted.worker.ready = alive, ready
        begin_with_computer(table)
        scripted.host.let_play()
        qtbot.waitUntil(lambda: table.seat == 0)
    assert (scripted.told, len(scripted.worker.requests)) == ([], TRIES)
    scripted.worker.alive = scripted.worker.ready = True
    for _ in range(2):
        begin_with_computer(table)
        scripted.worker.answers.append(simple_answer(table))
        scripted.host.let_play()
        qtbot.waitUntil(lambda: table.seat == 0)
    assert scripted.told == [BACK]
    assert not scripted.host.given_up


def test_a_worker_that_dies_is_asked_again_at_most_once(table, scripted, qtbot):
    begin_with_computer(table)
    scripted.worker.alive = False
    scripted.host.let_play()
    qtbot.waitUntil(lambda: table.seat == 0)
    assert len(scripted.worker.requests) == TRIES
    assert scripted.told == [HELPLESS]


@pytest.mark.parametrize("ready", [True, False])
def test_a_silent_worker_is_restarted_but_a_starting_one_is_not(table, qtbot, monkeypatch, ready):
    monkeypatch.setattr(opponent_host, "TIMEOUT", 0.1)
    monkeypatch.setattr(opponent_host, "START_UP", 0.1)
    worker, told = ScriptedWorker(), list[Message]()
    worker.ready = ready
    host = OpponentHost(table, worker=worker)  # type: ignore[arg-type]  # it needs no process
    host.notified.connect(told.append)
    table.moved.connect(lambda _: host.let_play())
    begin_with_computer(table)
    host.let_play()
    qtbot.waitUntil(lambda: table.seat == 0)
    assert worker.done.count("restart") == (TRIES if ready else 0)
    assert len(worker.requests) == (TRIES if ready else 1)
    assert told == [HELPLESS]


def test_the_answer_to_another_request_is_ignored(table, scripted, qtbot):
    begin_with_computer(table)
    scripted.worker.answers.append({**simple_answer(table), "id": 99})
    scripted.host.let_play()
    qtbot.waitUntil(lambda: not scripted.worker.answers and not scripted.worker.busy)
    with qtbot.assertNotEmitted(table.moved, wait=60):
        pass
    assert scripted.host.thinking
    scripted.host.close()
