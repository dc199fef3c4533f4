"""A plugin of pytest that plants faults into its own process, in one fork each, before any test has run.

``ALHAMBRA_FAULTS_FILE`` names a file of JSON: of each fault the path of its file, its function, and the
source with the fault in it. A first fork runs every test and notes in ``.ran`` beside it which functions each
runs. Then, for each fault, some tests that run its function are run until one fails; a line of ``.told`` says
whether one did. What was computed while the program was imported stays as it is without the fault.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

HERE = Path.cwd()
MODEL = str(HERE / "alhambra_desktop" / "model")

FEW, SECONDS = 150, 20.0
"""So many tests of a fault are run at most, and they compute for so long at most."""

LONGEST = 90
"""Seconds of computing after which a test is endless, and its fault noticed."""

Ran = dict[str, list[tuple[float, str]]]
"""The tests that run a function, with their seconds; functions by file and name."""


def pytest_runtestloop(session: pytest.Session) -> bool:
    """In place of the tests."""
    path = Path(os.environ["ALHAMBRA_FAULTS_FILE"])
    notes = path.with_suffix(".ran")
    if not notes.exists():
        assert passes(partial(watched, session.items, notes)), "without a fault all tests pass"
    ran = read(notes)
    items = {item.nodeid: item for item in session.items}
    with path.with_suffix(".told").open("a", encoding="utf-8", buffering=1) as told:
        for where, function, source in json.loads(path.read_text("utf-8")):
            tests = [items[name] for name in few(ran.get(f"{where} {function}", []))]
            lives = passes(partial(planted, where, source, tests))
            print(json.dumps(not lives), file=told)
    return True


def passes(do: Callable[[], bool]) -> bool:
    """What is answered in a process of its own; False where it dies."""
    child = os.fork()
    if child == 0:
        try:
            os._exit(0 if do() else 1)
        finally:
            os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def planted(where: str, source: str, tests: list[pytest.Item]) -> bool:
    """Whether tests pass with a fault."""
    replace_code(HERE / where, source)
    return all(run(test, after) for test, after in zip(tests, [*tests[1:], None], strict=True))


def run(test: pytest.Item, after: pytest.Item | None) -> bool:
    """Whether a test passes."""
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    test.ihook.pytest_runtest_logstart(nodeid=test.nodeid, location=test.location)
    return not any(report.failed for report in runtestprotocol(test, log=False, nextitem=after))


def replace_code(path: Path, source: str) -> None:
    """Let every function of a file do what stands in another source of the same shape."""
    before, after = (compile(text, str(path), "exec") for text in (path.read_text("utf-8"), source))
    codes = {
        (old.co_qualname, old.co_firstlineno): new
        for old, new in zip(within(before), within(after), strict=True)
        if old.co_code != new.co_code or old.co_consts != new.co_consts
    }
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == str(path):
            code = function.__code__
            if new := codes.get((code.co_qualname, code.co_firstlineno)):
                function.__code__ = new


def within(code: CodeType) -> Iterator[CodeType]:
    """A piece of code and all those in it."""
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from within(part)


def watched(tests: list[pytest.Item], notes: Path) -> bool:
    """Whether all tests pass; which functions of the model each runs is noted, and how long it computes."""
    with notes.with_suffix(".part").open("w", encoding="utf-8") as file:
        for test, after in zip(tests, [*tests[1:], None], strict=True):
            seen: set[CodeType] = set()

            def watch(frame: FrameType, event: str, argument: object, seen: set[CodeType] = seen) -> None:
                seen.add(frame.f_code)

            begin = time.process_time()
            sys.settrace(watch)
            passed = run(test, after)
            sys.settrace(None)
            if not passed:
                print(test.nodeid)
                return False
            functions = sorted({name for code in seen if (name := told(code))})
            print(json.dumps([test.nodeid, time.process_time() - begin, functions]), file=file)
    notes.with_suffix(".part").rename(notes)
    return True


def told(code: CodeType) -> str:
    """The file and the name of a function of the model; what is within it counts as it. Empty for others."""
    if not code.co_filename.startswith(MODEL):
        return ""
    return (
        f"{Path(code.co_filename).relative_to(HERE).as_posix()} {code.co_qualname.partition('.<locals>')[0]}"
    )


def read(notes: Path) -> Ran:
    """What was noted."""
    ran: Ran = {}
    for line in notes.read_text("utf-8").splitlines():
        test, seconds, functions = json.loads(line)
        for function in functions:
            ran.setdefault(function, []).append((seconds, test))
    return ran


def few(tests: Iterable[tuple[float, str]]) -> Iterator[str]:
    """The quickest of some tests, one case of each before the second of any."""
    cases: Counter[str] = Counter()
    ranked = []
    for seconds, test in sorted(tests):
        name = test.partition("[")[0]
        ranked.append((cases[name], seconds, test))
        cases[name] += 1
    spent = 0.0
    for _, seconds, test in sorted(ranked)[:FEW]:
        if (spent := spent + seconds) > SECONDS:
            return
        yield test
