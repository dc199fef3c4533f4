from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QObject

from alhambra_desktop.views.storage.job_thread import JobThread

LONG = 20.0


class Disk:
    """A disk that records writes in order and blocks while its gate is shut."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.told: list[tuple[str, Exception | None]] = []
        self.threads: set[threading.Thread] = set()
        self.gate = threading.Event()
        self.gate.set()

    def put(self, writer: JobThread, what: str, slot: str | None = None) -> None:
        writer.put(lambda: self._write(what), lambda error: self._tell(what, error), slot)

    def _write(self, what: str) -> None:
        assert self.gate.wait(LONG)
        if what == "bad":
            raise ValueError("no file can keep this")
        self.threads.add(threading.current_thread())
        self.written.append(what)

    def _tell(self, what: str, error: Exception | None) -> None:
        assert threading.current_thread() is threading.main_thread()
        self.told.append((what, error))


@pytest.fixture
def writer(qapp):
    made = JobThread("writer")
    yield made
    made.close(LONG)


@pytest.fixture
def disk(writer):
    made = Disk()
    yield made
    made.gate.set()


def test_jobs_run_in_order_and_report_on_the_gui_thread(writer, disk, qtbot):
    for what in "abc":
        disk.put(writer, what)
    qtbot.waitUntil(lambda: len(disk.told) == 3)
    assert disk.written == ["a", "b", "c"]
    assert threading.main_thread() not in disk.threads


def test_only_the_newest_job_of_a_slot_waits(writer, disk):
    disk.gate.clear()
    disk.put(writer, "first", "other")
    for what in ("old", "older than new", "new"):
        disk.put(writer, what, "table")
    disk.put(writer, "saved")
    disk.gate.set()
    assert writer.flush(LONG)
    assert disk.written == ["first", "new", "saved"]


def test_the_thread_survives_and_reports_any_exception(writer, disk):
    disk.put(writer, "bad")
    disk.put(writer, "good")
    assert writer.flush(LONG)
    assert [(what, type(error)) for what, error in disk.told] == [("bad", ValueError), ("good", type(None))]


def test_waiting_for_a_slow_disk_times_out(writer, disk):
    disk.gate.clear()
    disk.put(writer, "slow")
    assert not writer.flush(0.01)
    disk.gate.set()
    assert writer.flush(LONG)


def test_closing_writes_waiting_jobs_and_later_jobs_run_immediately(writer, disk):
    disk.put(writer, "before")
    assert writer.close(LONG)
    disk.put(writer, "after")
    assert disk.written == ["before", "after"]
    assert [what for what, _ in disk.told] == disk.written


def test_a_long_job_yields_to_others_and_reports_its_end(writer, disk, qtbot):
    done = []

    def steps():
        for number in range(3):
            disk.put(writer, f"between {number}")
            yield
            done.append(number)

    writer.put_steps(steps(), lambda error: disk.told.append(("steps", error)))
    qtbot.waitUntil(lambda: ("steps", None) in disk.told)
    assert done == [0, 1, 2]
    assert [what for what, _ in disk.told] == ["between 0", "between 1", "between 2", "steps"]


def test_closing_drops_the_rest_of_a_long_job(writer, disk):
    first, more = threading.Event(), threading.Event()

    def steps():
        first.set()
        assert more.wait(LONG)
        yield
        raise AssertionError("another step was taken")

    writer.put_steps(steps(), lambda error: disk.told.append(("steps", error)))
    assert first.wait(LONG)
    assert writer.close(0.01)
    more.set()
    assert disk.told == []


def test_failing_long_jobs_are_reported_and_the_next_one_runs(writer, disk, qtbot):
    def failing():
        yield
        raise ValueError("no such game")

    for steps in (failing(), iter(())):
        writer.put_steps(steps, lambda error: disk.told.append(("steps", error)))
    qtbot.waitUntil(lambda: len(disk.told) == 2)
    assert [type(error) for _, error in disk.told] == [ValueError, type(None)]


def test_an_abandoned_thread_starts_no_more_jobs(writer, disk):
    disk.gate.clear()
    disk.put(writer, "hanging")
    disk.put(writer, "waiting")
    writer.abandon()
    disk.gate.set()
    writer._thread.join(LONG)
    assert disk.written in ([], ["hanging"])


@pytest.mark.parametrize("way", ["flush", "close"])
def test_outcomes_are_reported_before_waiting_ends(writer, disk, way):
    disk.put(writer, "first")
    disk.put(writer, "second")
    assert getattr(writer, way)(LONG)
    assert [what for what, _ in disk.told] == ["first", "second"]


def test_a_running_job_is_waited_for(writer, disk):
    disk.gate.clear()
    disk.put(writer, "running")
    for put in (False, True):
        if put:
            disk.put(writer, "waiting")
        assert not writer.wait(0.02)
    disk.gate.set()
    assert writer.wait(LONG)
    assert disk.written == ["running", "waiting"]
    assert writer.wait(0), "there is nothing to wait for"


def test_jobs_without_a_slot_never_replace_each_other(writer, disk):
    disk.gate.clear()
    disk.put(writer, "running")
    for what, slot in (("a", None), ("b", "table"), ("c", None), ("d", "other"), ("e", "table")):
        disk.put(writer, what, slot)
    disk.gate.set()
    assert writer.flush(LONG)
    assert disk.written == ["running", "a", "c", "d", "e"]


def test_a_thread_has_ended_once_it_is_closed(writer):
    thread = writer._thread
    assert thread.daemon
    assert thread.is_alive()
    assert writer.close(LONG)
    assert not thread.is_alive()


def test_a_job_put_after_closing_reports_its_error(writer, disk):
    assert writer.close(LONG)
    disk.put(writer, "bad")
    ((what, error),) = disk.told
    assert what == "bad"
    assert isinstance(error, ValueError)


def test_an_abandoned_thread_reports_nothing(writer, disk, qtbot):
    disk.put(writer, "done")
    assert writer.wait(LONG)
    writer.put_steps(iter(range(3)), lambda error: disk.told.append(("steps", error)))
    writer.abandon()
    writer._thread.join(LONG)
    assert not writer._thread.is_alive()
    qtbot.wait(20)
    writer.flush(LONG)
    assert disk.told == []


def test_a_long_job_without_other_jobs_takes_all_its_steps(writer, qtbot):
    taken, told = [], []

    def steps():
        for number in range(5):
            taken.append(number)
            yield

    for _ in range(2):
        writer.put_steps(steps(), told.append)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == [None, None]
    assert taken == [*range(5), *range(5)]


def test_a_thread_belongs_to_its_parent(qapp):
    parent = QObject()
    made = JobThread("writer", parent)
    assert made.parent() is parent
    made.close(LONG)
