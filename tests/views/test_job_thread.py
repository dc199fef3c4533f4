from __future__ import annotations

import threading

import pytest

from alhambra_desktop.views.storage.job_thread import JobThread

LONG = 20.0


class Disk:
    """Takes what is written, in order; while the gate is shut it lets nothing through."""

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


def test_all_is_written_in_order_by_another_thread_and_told_on_ours(writer, disk, qtbot):
    for what in "abc":
        disk.put(writer, what)
    qtbot.waitUntil(lambda: len(disk.told) == 3)
    assert disk.written == ["a", "b", "c"]
    assert threading.main_thread() not in disk.threads


def test_of_one_slot_only_the_newest_waits(writer, disk):
    disk.gate.clear()
    disk.put(writer, "first", "other")
    for what in ("old", "older than new", "new"):
        disk.put(writer, what, "table")
    disk.put(writer, "saved")
    disk.gate.set()
    assert writer.flush(LONG)
    assert disk.written == ["first", "new", "saved"]


def test_the_thread_outlives_any_exception_and_tells_it(writer, disk):
    disk.put(writer, "bad")
    disk.put(writer, "good")
    assert writer.flush(LONG)
    assert [(what, type(error)) for what, error in disk.told] == [("bad", ValueError), ("good", type(None))]


def test_waiting_for_a_slow_disk_ends_in_time(writer, disk):
    disk.gate.clear()
    disk.put(writer, "slow")
    assert not writer.flush(0.01)
    disk.gate.set()
    assert writer.flush(LONG)


def test_closing_writes_what_waits_and_later_things_are_written_at_once(writer, disk):
    disk.put(writer, "before")
    assert writer.close(LONG)
    disk.put(writer, "after")
    assert disk.written == ["before", "after"]
    assert [what for what, _ in disk.told] == disk.written


def test_a_long_job_lets_others_go_first_and_is_reported_when_it_is_done(writer, disk, qtbot):
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


def test_closing_waits_for_no_long_job_and_drops_what_is_left_of_it(writer, disk):
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


def test_a_long_job_that_fails_is_reported_and_the_next_one_runs(writer, disk, qtbot):
    def failing():
        yield
        raise ValueError("no such game")

    for steps in (failing(), iter(())):
        writer.put_steps(steps, lambda error: disk.told.append(("steps", error)))
    qtbot.waitUntil(lambda: len(disk.told) == 2)
    assert [type(error) for _, error in disk.told] == [ValueError, type(None)]


def test_a_thread_that_is_abandoned_starts_nothing_more(writer, disk):
    disk.gate.clear()
    disk.put(writer, "hanging")
    disk.put(writer, "waiting")
    writer.abandon()
    disk.gate.set()
    writer._thread.join(LONG)
    assert disk.written in ([], ["hanging"])
