"""Durations of tests: slow tests are sweeps, so that ``make test`` stays quick.

``make durations`` measures all tests and lists the slow ones in ``durations.txt``. A new test counts as quick
until then.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

KEPT: Final = Path(__file__).with_name("durations.txt")
"""The list of slow tests, sorted by name: seconds and node id."""

SLOW: Final = 0.15
"""Processor time in seconds that makes a test slow, including processes that it starts and ends."""

LEAST: Final = 2
"""Minimum number of tests per file that count as quick, even if they are slow."""

VERY_SLOW: Final = 1.5
"""Processor time in seconds that makes a test slow even if its file has no quick tests."""

WINDOW: Final = ("tests/views/", "tests/laws/")
"""Folders with tests of the window."""

WINDOW_SHARE: Final = 3
"""Of each file about the window, at least one in this many tests counts as quick."""

SPENT: Final = "seconds"


def slow_tests() -> frozenset[str]:
    """Return the node ids of the slow tests."""
    return frozenset(line.split(maxsplit=1)[1] for line in KEPT.read_text("utf-8").splitlines())


def mark_slow(items: Iterable[pytest.Item]) -> None:
    """Mark each slow test as a sweep."""
    slow = slow_tests()
    for item in items:
        if item.nodeid in slow:
            item.add_marker(pytest.mark.sweep)


class Durations:
    """Measures tests in all processes and stores the slow ones at the end."""

    def __init__(self) -> None:
        self._spent: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Store the processor time used before the test, as a negative number."""
        item.user_properties.append((SPENT, -_used()))
        return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add the stored times, which gives the duration of the test."""
        if report.when == "teardown":
            told = (value for name, value in report.user_properties if name == SPENT)
            self._spent[report.nodeid] = sum(value for value in told if isinstance(value, float))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Iterator[None]:
        """Store the processor time used up to the end of the test."""
        yield
        item.user_properties.append((SPENT, _used()))

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Store the slow tests after the last one."""
        finished = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        if "PYTEST_XDIST_WORKER" not in os.environ and finished:
            keep(self._spent)


def _used() -> float:
    return sum(os.times()[:4])


def keep(spent: Mapping[str, float]) -> None:
    """Write the list of slow tests."""
    slow = sorted(slow_of(spent))
    KEPT.write_text("".join(f"{spent[name]:.1f} {name}\n" for name in slow), "utf-8")


def slow_of(spent: Mapping[str, float]) -> set[str]:
    """Return the slow tests, except the quickest of each file, so every run covers nearly every subject."""
    tests = Counter(_file_of(name) for name in spent)
    seen: Counter[str] = Counter()
    slow: set[str] = set()
    for name in sorted(spent, key=spent.__getitem__):
        file = _file_of(name)
        seen[file] += 1
        limit = SLOW if seen[file] > least_quick(file, tests[file]) else VERY_SLOW
        if spent[name] >= limit:
            slow.add(name)
    return slow


def least_quick(file: str, tests: int) -> int:
    """Return how many of a file's quickest tests count as quick unless they are very slow."""
    return max(LEAST, -(-tests // WINDOW_SHARE)) if file.startswith(WINDOW) else LEAST


def _file_of(name: str) -> str:
    return name.partition("::")[0]
