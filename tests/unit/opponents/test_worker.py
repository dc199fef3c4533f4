from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from multiprocessing import Pipe
from multiprocessing.connection import wait
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from alhambra_desktop.model.players.net_files import NetError
from alhambra_desktop.model.players.process import worker
from alhambra_desktop.model.players.process.client import ReplyTimeout, WorkerClient
from alhambra_desktop.model.players.process.protocol import WrongAnswerError, question, turn_of
from alhambra_desktop.model.players.process.simulation_worker import READY, SimulationWorkerClient
from alhambra_desktop.model.players.process.worker import RequestHandler
from alhambra_desktop.model.players.process_setup import THREADS
from alhambra_desktop.model.rules.codec import Codec
from alhambra_desktop.model.rules.core.engine.action import EndTurn, TakeMoney
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play
from tests.unit.opponents.tables import after_turns, book_for
from tests.unit.opponents.workers import GATE, NO_NET, slow

if TYPE_CHECKING:
    from collections.abc import Iterator

TIMEOUT = 60.0
MOST_POLITE = 19


@pytest.fixture(scope="module")
def table() -> tuple[Any, Any]:
    book = book_for(3, 11)
    return book, after_turns(book, 12)


@pytest.fixture(scope="module")
def seen(table: tuple[Any, Any]) -> Any:
    book, state = table
    return Codec(book).dump(observe(book, state, state.decision.seat))


@pytest.fixture
def client() -> Iterator[WorkerClient]:
    one = WorkerClient()
    one.start()
    yield one
    one.close()


def answers(client: WorkerClient) -> list[dict[str, Any]]:
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        if client.connection is not None:
            wait([client.connection], timeout=0.05)
        if found := client.poll():
            return found
    raise AssertionError("no answer came")


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system knows no niceness")
def test_the_worker_process_has_a_lower_priority(seen, client: WorkerClient) -> None:
    client.ask(question(seen, "newcomer", 0.1))
    answers(client)
    own, theirs = (os.getpriority(os.PRIO_PROCESS, number) for number in (0, client.pid))
    assert theirs > own or theirs == MOST_POLITE


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux lists threads as files")
def test_each_process_calculates_in_a_single_thread(seen, monkeypatch: pytest.MonkeyPatch) -> None:
    """More calculating threads would block each other; the second thread waits for the parent's end."""
    for name in THREADS:
        monkeypatch.delenv(name, raising=False)
    client = WorkerClient()
    try:
        client.ask(question(seen, "master", 0.1))
        answers(client)
        assert len(list(Path(f"/proc/{client.pid}/task").iterdir())) == 2
    finally:
        client.close()


@pytest.mark.parametrize("name", ["apprentice", "builder", "master"])
def test_an_answer_is_a_legal_turn(table, seen, client: WorkerClient, name: str) -> None:
    book, state = table
    number = client.ask(question(seen, name, 0.1))
    (found,) = answers(client)
    assert found["id"] == number
    seat = state.decision.seat
    for action in found["actions"]:
        assert state.decision.seat == seat
        state = play(book, state, Codec(book).load_action(action)).after
    assert not client.busy


def test_the_process_answers_like_a_local_handler(seen, client: WorkerClient) -> None:
    request = question(seen, "master", simulations=2)
    client.ask(request)
    (found,) = answers(client)
    assert found["actions"] == RequestHandler().answer(request)["actions"]


def test_an_illegal_turn_raises_wrong_answer(table, seen) -> None:
    book, state = table
    codec = Codec(book)
    (*told, last) = RequestHandler().answer(question(seen, "builder"))["actions"]
    assert turn_of(book, state, codec, {"actions": [*told, last]})
    take = codec.dump_action(next(one for one in legal_actions(book, state) if isinstance(one, TakeMoney)))
    end = codec.dump_action(EndTurn())
    afterwards = state
    for action in (take, end):
        afterwards = play(book, afterwards, codec.load_action(action)).after
    another = codec.dump_action(legal_actions(book, afterwards)[0])
    wrong = [
        None,
        [],
        7,
        [7],
        [{"action": "Fly"}],
        [end],
        [take, take],
        [take, end, another],
        [{**take, "cards": 1}],
    ]
    for actions in wrong:
        with pytest.raises(WrongAnswerError):
            turn_of(book, state, codec, {"actions": actions})
    with pytest.raises(WrongAnswerError, match="no net"):
        turn_of(book, state, codec, {"error": "no net"})


def test_a_wrong_request_gets_an_error_without_a_restart(seen, client: WorkerClient) -> None:
    client.ask(question(seen, "grand"))
    (found,) = answers(client)
    assert "'grand'" in found["error"]
    client.ask(question({"setup": 7}, "apprentice"))
    (found,) = answers(client)
    assert found["error"]
    client.ask(question(seen, "apprentice"))
    assert answers(client)[0]["actions"]
    assert client.starts == 1


def test_a_cancelled_request_is_never_answered(seen, client: WorkerClient) -> None:
    client.ask(question(seen, "master", 10.0))
    client.cancel()
    assert not client.busy
    number = client.ask(question(seen, "apprentice"))
    assert [one["id"] for one in answers(client)] == [number]


def test_a_new_request_replaces_an_open_one(seen, client: WorkerClient) -> None:
    client.ask(question(seen, "grandmaster", 1000.0))
    number = client.ask(question(seen, "apprentice"))
    assert [one["id"] for one in answers(client)] == [number]


def test_a_killed_process_reports_an_error_and_is_replaced(seen, client: WorkerClient) -> None:
    number = client.ask(question(seen, "master", 10.0))
    client.kill()
    (found,) = answers(client)
    assert found["id"] == number
    assert "ended" in found["error"]
    assert not client.alive
    client.ask(question(seen, "apprentice"))
    assert answers(client)[0]["actions"]
    assert client.starts == 2


def test_a_process_killed_while_idle_is_replaced(seen, client: WorkerClient) -> None:
    client.kill()
    client.ask(question(seen, "apprentice"))
    assert answers(client)[0]["actions"]


def test_a_hanging_process_can_be_restarted(seen, client: WorkerClient) -> None:
    client.ask(question(seen, "master", 1000.0))
    client.restart()
    client.ask(question(seen, "apprentice"))
    assert answers(client)[0]["actions"]


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_the_process_ignores_an_interrupt(seen, client: WorkerClient) -> None:
    client.ask(question(seen, "apprentice"))
    answers(client)
    os.kill(client.pid, signal.SIGINT)
    client.ask(question(seen, "apprentice"))
    assert answers(client)[0]["actions"]
    assert client.starts == 1


def test_closing_ends_the_process(client: WorkerClient) -> None:
    client.close()
    assert not client.alive
    assert client.poll() == []


def test_the_process_does_not_import_qt_or_views() -> None:
    code = (
        "import sys, alhambra_desktop.model.players.process.worker; "
        "sys.exit(any(name.startswith(('PySide6', 'alhambra_desktop.views')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_killed_simulation_worker_does_not_change_answers(seen) -> None:
    client = WorkerClient(cores=2)
    client.start()
    request = question(seen, "master", simulations=8)
    client.ask(request)
    (helped,) = answers(client)
    simulations = client._simulations
    assert simulations is not None
    simulations.kill()
    simulations.join()
    client.ask(request)
    (alone,) = answers(client)
    client.close()
    assert alone["actions"] == helped["actions"] == RequestHandler().answer(request)["actions"]


def test_one_core_has_no_simulation_worker(seen) -> None:
    client = WorkerClient(cores=1)
    client.start()
    client.ask(question(seen, "master", simulations=2))
    (found,) = answers(client)
    assert client._simulations is None
    client.close()
    assert found["actions"]


def test_a_request_waits_until_the_process_is_ready(
    seen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    client = WorkerClient(serve=slow)
    client.ask(question(seen, "master", 1000.0))
    client.cancel()
    number = client.ask(question(seen, "apprentice"))
    assert client.poll() == []
    assert client.alive
    assert not client.ready
    (tmp_path / "gate").touch()
    (found,) = answers(client)
    assert client.ready
    assert client.starts == 1
    client.close()
    assert found["id"] == number
    assert found["actions"]
    assert not client.ready


def test_the_startup_time_does_not_count_as_thinking() -> None:
    process = SimpleNamespace(ready=False)
    patience = ReplyTimeout(process, 2.0, 10.0)  # type: ignore[arg-type]
    patience.begin()
    patience.wait(9.0)
    assert not patience.over
    process.ready = True
    patience.wait(1.5)
    assert not patience.over
    patience.wait(1.0)
    assert patience.over
    process.ready = False
    patience.begin()
    patience.wait(10.5)
    assert patience.over


def test_an_unready_simulation_worker_is_not_waited_for() -> None:
    ours, theirs = Pipe()
    worker = SimulationWorkerClient(ours)
    worker.assign({"plans": 1})
    worker.begin([0], [1], None, 0.0)
    assert worker.finish() == {}
    assert not theirs.poll()
    theirs.send_bytes(READY)
    worker.assign({"plans": 2})
    worker.begin([0], [1], 1.0, 0.5)
    told = [json.loads(theirs.recv_bytes()) for _ in range(2)]
    assert told[0] == {"assigned": {"plans": 2}}
    assert (told[1]["stage"], told[1]["slowest"]) == (2, 0.5)
    theirs.send_bytes(json.dumps({"stage": 2, "results": {"1": [0.5]}}).encode())
    assert worker.finish() == {1: [0.5]}


def test_an_error_that_the_player_can_fix_has_a_remedy(seen, monkeypatch: pytest.MonkeyPatch) -> None:
    def without_net(*_: object) -> None:
        raise NetError(NO_NET)

    monkeypatch.setattr(worker, "think", without_net)
    assert RequestHandler().answer(question(seen, "master"))["remedy"] == NO_NET.plain()
    assert "remedy" not in RequestHandler().answer(question(seen, "nobody"))


def brief(content: bytes) -> str:
    return repr(content[:20])


GIBBERISH = [b"\xff", b"no JSON", b"3", b"null", b"[]", b"[" * 100_000, b""]


@pytest.mark.parametrize("content", GIBBERISH, ids=brief)
def test_an_invalid_answer_counts_as_a_process_failure(content: bytes) -> None:
    client = WorkerClient()
    client.connection, theirs = Pipe()
    client._open = 7
    theirs.send_bytes(content)
    assert client.poll() == [{"id": 7, "error": "The computer players' process ended."}]
    assert client.connection is None
    theirs.close()


@pytest.mark.parametrize("content", [*GIBBERISH, b"{}", b'{"stage": 1, "results": 3}'], ids=brief)
def test_invalid_results_of_a_simulation_worker_are_ignored(content: bytes) -> None:
    ours, theirs = Pipe()
    worker = SimulationWorkerClient(ours)
    theirs.send_bytes(READY)
    assert worker._loaded()
    worker._ready = True
    worker.begin([0], [0], 1.0, 0.0)
    theirs.send_bytes(content)
    assert worker.finish() == {}
    for end in (ours, theirs):
        end.close()
