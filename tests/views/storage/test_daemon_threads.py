"""Calls on daemon threads: their results, errors and order, and that the process never waits for them."""

from __future__ import annotations

import threading
from concurrent.futures import CancelledError, Future

import pytest

from alhambra_desktop.views.storage import daemon_threads
from alhambra_desktop.views.storage.daemon_threads import DaemonThread, in_own_thread

LONG = 20.0

WAYS = {"one thread": lambda: DaemonThread("reader").submit, "own threads": lambda: in_own_thread}


@pytest.fixture(params=WAYS)
def submit(request):
    return WAYS[request.param]()


def test_a_call_returns_its_result_from_a_daemon_thread(submit):
    def do(number, *, by):
        return number * by, threading.current_thread()

    result, thread = submit(do, 3, by=2).result(LONG)
    assert result == 6
    assert thread is not threading.main_thread()
    assert thread.daemon


def test_a_failing_call_raises_its_error_and_others_run(submit):
    assert isinstance(submit(int, "x").exception(LONG), ValueError)
    assert submit(int, "7").result(LONG) == 7


def test_calls_run_in_order_and_cancelled_ones_not_at_all():
    thread, gate, done = DaemonThread("reader"), threading.Event(), []
    first = thread.submit(gate.wait, LONG)
    futures = [thread.submit(done.append, number) for number in range(4)]
    assert futures[1].cancel()
    gate.set()
    assert first.result(LONG)
    futures[3].result(LONG)
    assert done == [0, 2, 3]
    with pytest.raises(CancelledError):
        futures[1].result(LONG)


def test_a_hanging_call_on_its_own_thread_delays_no_other():
    gate = threading.Event()
    hanging = in_own_thread(gate.wait, LONG)
    assert in_own_thread(int, "7").result(LONG) == 7
    assert not hanging.done()
    gate.set()
    assert hanging.result(LONG)


@pytest.mark.parametrize("cancelled", [False, True])
def test_a_future_is_run_unless_it_was_cancelled(cancelled):
    future, done = Future[None](), []
    if cancelled:
        future.cancel()
    daemon_threads._run(future, lambda: done.append(1))
    assert bool(done) != cancelled
    assert future.cancelled() == cancelled
    assert future.done()
