"""Rows of the bench: ratios, goals and the aligned table."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.bench import start
from tests.bench.rows import TIMES, Row, environment, in_new_process, median, p95, show


@pytest.mark.parametrize(
    ("row", "ratio", "missed"),
    [
        (Row("sync", 6, "ms", 2), 3, True),
        (Row("sync", 2, "ms", 2), 1, False),
        (Row("games", 200, "a second", 250, more=True), 0.8, True),
        (Row("games", 300, "a second", 250, more=True), 1.2, False),
        (Row("start", 1.6, TIMES, 1.5), 1.6, True),
        (Row("start", 1.6, TIMES), 1.6, False),
        (Row("rekey", 3, "ms"), None, False),
    ],
)
def test_ratio_and_missed_depend_on_the_goal(row: Row, ratio: float | None, missed: bool) -> None:
    assert (row.ratio, row.missed) == (ratio, missed)


def test_a_goal_is_compared_with_the_rounded_value() -> None:
    row = Row("sync", 2.0004, "ms", 2)
    assert row.cells == ("sync", "2 ms", "at most 2", "1.00")
    assert not row.missed


def test_samples_are_converted_to_the_unit() -> None:
    samples = [0.001 * n for n in range(1, 101)]
    assert median("sync", samples, "ms", 60) == Row("sync", 50.5, "ms", 60)
    assert p95("sync", samples, "µs").figure == 95_000


def test_the_table_is_aligned_and_printed_row_by_row(capsys) -> None:
    def rows() -> Iterator[Row]:
        yield Row("listed games", 71.25, "a second", 90, more=True)
        assert "listed games" in capsys.readouterr().out
        yield Row("sync", 2.5, "ms", 2)
        yield Row("rekey", 0.1, "µs")

    assert [row.what for row in show(rows())] == ["listed games", "sync", "rekey"]
    sync, rekey = capsys.readouterr().out.splitlines()
    assert sync.split() == ["sync", "2.5", "ms", "at", "most", "2", "1.25"]
    assert len(sync) == len(rekey)
    assert sync.index(" ms") == rekey.index(" µs")


def test_a_too_long_name_is_refused() -> None:
    with pytest.raises(ValueError, match="what"):
        Row("x" * 51, 1, "ms")


@pytest.mark.parametrize(("seconds", "goal"), [(1.8, 1.7), (1.6, 1.5), (1.4, 1.5)])
def test_a_start_that_reaches_its_goal_gets_a_stricter_one(monkeypatch, seconds: float, goal: float) -> None:
    monkeypatch.setattr(start, "STARTS", 3)
    ratio, ours, bare = start.compared("start page", (1.7, 1.5), lambda: 1.0, lambda: seconds)
    assert ratio == Row("start page", seconds, TIMES, goal)
    assert (ours.figure, bare.figure) == (1000 * seconds, 1000)


def variables(name: str) -> Iterator[Row]:
    yield Row(f"{os.environ[name]} in {os.getpid()}", 1, "process")


def test_a_new_process_inherits_the_bench_environment() -> None:
    with environment(BENCH_SCALE="2"):
        (row,) = in_new_process(variables, "BENCH_SCALE")
    scale, _, process = row.what.partition(" in ")
    assert scale == "2"
    assert int(process) != os.getpid()
    assert "BENCH_SCALE" not in os.environ
