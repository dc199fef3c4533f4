"""How long each test takes: what is slow is a sweep, so that the quick tests stay quick.

``make durations`` measures anew and keeps the slow ones in ``durations.txt``; a new test is quick until then.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

KEPT: Final = Path(__file__).with_name("durations.txt")
"""A line for each slow test, by name: its seconds, and its node id."""

SLOW: Final = 0.3
"""A test that takes as many seconds is slow, with nothing else on the machine than the tests beside it."""

LEAST: Final = 2
"""So many tests of each file are quick however long they take."""

SPENT: Final = "seconds"


def slow_tests() -> frozenset[str]:
    """The node ids of the slow tests."""
    return frozenset(line.split(maxsplit=1)[1] for line in KEPT.read_text("utf-8").splitlines())


def mark_slow(items: Iterable[pytest.Item]) -> None:
    """Make a sweep of each slow test."""
    slow = slow_tests()
    for item in items:
        if item.nodeid in slow:
            item.add_marker(pytest.mark.sweep)


class Durations:
    """Measures tests, in whichever process they run, and keeps the slow ones in the end."""

    def __init__(self) -> None:
        self._spent: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note when it begins."""
        item.user_properties.append((SPENT, -time.perf_counter()))
        return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Sum up what a process tells of a test."""
        if report.when == "teardown":
            told = (value for name, value in report.user_properties if name == SPENT)
            self._spent[report.nodeid] = sum(value for value in told if isinstance(value, float))

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Iterator[None]:
        """Note when it ends; the report of this phase takes that along."""
        yield
        item.user_properties.append((SPENT, time.perf_counter()))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Keep the slow ones, where all tests are known."""
        if "PYTEST_XDIST_WORKER" not in os.environ and session.testsfailed == 0:
            keep(self._spent)


def keep(spent: Mapping[str, float]) -> None:
    """Write down the slow ones of some tests."""
    slow = sorted(slow_of(spent))
    KEPT.write_text("".join(f"{spent[name]:.1f} {name}\n" for name in slow), "utf-8")


def slow_of(spent: Mapping[str, float]) -> set[str]:
    """The tests that are slow, but the quickest of each file: no subject is left to the sweeps alone."""
    left: Counter[str] = Counter()
    slow: set[str] = set()
    for name in sorted(spent, key=spent.__getitem__):
        file = name.partition("::")[0]
        left[file] += 1
        if spent[name] >= SLOW and left[file] > LEAST:
            slow.add(name)
    return slow
