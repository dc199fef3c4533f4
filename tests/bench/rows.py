"""Measurements as rows of a table, and helpers to take and print them."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final

import attrs

from alhambra_desktop.model.players.process_setup import collect_rarely

TIMES: Final = "times"
"""Unit of figures that are ratios: a time divided by the minimum that Python and Qt need for the job."""

PER_SECOND: Final = {"s": 1, "ms": 1e3, "µs": 1e6}
LONGEST: Final = 50
LINE: Final = f"{{:{LONGEST}}}{{:>14}}{{:>14}}{{:>8}}"
COLUMNS: Final = ("what", "today", "goal", "ratio")


@attrs.frozen
class Row:
    """A measured figure, and its goal if it has one; `more` means that larger figures are better."""

    what: str = attrs.field(validator=attrs.validators.max_len(LONGEST))
    figure: float = attrs.field(converter=lambda figure: float(f"{figure:.3g}"))
    unit: str
    goal: float | None = None
    more: bool = False

    @property
    def ratio(self) -> float | None:
        """The figure divided by its goal; if the figure is already a ratio (`TIMES`), the figure itself."""
        if self.unit == TIMES:
            return self.figure
        return None if self.goal is None else self.figure / self.goal

    @property
    def missed(self) -> bool:
        if self.goal is None:
            return False
        return self.figure < self.goal if self.more else self.figure > self.goal

    @property
    def cells(self) -> tuple[str, str, str, str]:
        """The texts of the columns."""
        goal = "" if self.goal is None else f"at {'least' if self.more else 'most'} {self.goal:g}"
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        return self.what, f"{self.figure:g} {self.unit}", goal, ratio


def show(rows: Iterable[Row]) -> tuple[Row, ...]:
    """Print the aligned table, each row as soon as it is measured, and return the rows."""
    collect_rarely()
    shown = []
    print(LINE.format(*COLUMNS), flush=True)
    for row in rows:
        print(LINE.format(*row.cells), flush=True)
        shown.append(row)
    return tuple(shown)


def spent(what: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    """Return the seconds that a call takes; with `time.process_time`, other processes do not count."""
    begin = clock()
    what()
    return clock() - begin


def quantile(samples: Sequence[float], part: float) -> float:
    return sorted(samples)[round(part * (len(samples) - 1))]


def median(what: str, seconds: Sequence[float], unit: str, goal: float | None = None) -> Row:
    return Row(what, statistics.median(seconds) * PER_SECOND[unit], unit, goal)


def p95(what: str, seconds: Sequence[float], unit: str, goal: float | None = None) -> Row:
    return Row(f"{what}, p95", quantile(seconds, 0.95) * PER_SECOND[unit], unit, goal)


def longest(what: str, seconds: Sequence[float], unit: str, goal: float | None = None) -> Row:
    return Row(f"{what}, longest", max(seconds) * PER_SECOND[unit], unit, goal)


def memory(what: str, goal: float) -> Row:
    """Return the memory that this process occupies."""
    with open("/proc/self/statm") as file:
        return Row(what, int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20, "MB", goal)


@contextmanager
def environment(**changes: str) -> Iterator[None]:
    """Set environment variables for the duration of a block."""
    before = dict(os.environ)
    os.environ.update(changes)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def in_new_process(measure: Callable[..., Iterator[Row]], *arguments: object) -> list[Row]:
    """Measure in a new process; it uses Qt's ``offscreen`` platform unless the environment sets another."""
    with (
        environment(QT_QPA_PLATFORM=os.environ.get("QT_QPA_PLATFORM", "offscreen")),
        ProcessPoolExecutor(1, get_context("spawn")) as process,
    ):
        return process.submit(_rows_of, measure, *arguments).result()


def _rows_of(measure: Callable[..., Iterator[Row]], *arguments: object) -> list[Row]:
    return list(measure(*arguments))
