from __future__ import annotations

import threading

import pytest

from alhambra_desktop.views.storage.writer import Writer

LONG = 20.0


class Disk:
    """Takes what is written, in order; while the gate is shut it lets nothing through."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.told: list[tuple[str, Exception | None]] = []
        self.threads: set[threading.Thread] = set()
        self.gate = threading.Event()
        self.gate.set()

    def put(self, writer: Writer, what: str, slot: str | None = None) -> None:
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
    made = Writer()
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
