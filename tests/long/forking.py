"""Pytest plugin for mutation tests: apply each mutation in a fork of the process that collected the tests.

``ALHAMBRA_FAULTS_FILE`` names a JSON file with the path, the function and the mutated source of each
mutation. First, every test file runs in a fork, which records in the folder ``ALHAMBRA_TRACES`` the
functions that each test calls; existing traces are reused. Then, for each mutation, some tests that call its
function run until one fails. The file ``.told`` has one line for each mutation: the name of that test, or
nothing. With ``ALHAMBRA_ONLY_ABOUT``, only tests about the mutated file run. Values computed at import time
are not mutated. Qt is started only in the forks.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import signal
import sys
import threading
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import _lru_cache_wrapper, partial
from importlib import import_module
from itertools import groupby
from pathlib import Path
from random import Random
from types import CodeType, FrameType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

from tests.subjects import subjects

HERE = Path.cwd()
PROGRAM = str(HERE / "alhambra_desktop")

FEW, SECONDS = 150, 40.0
"""Maximum number of tests for a mutation, and their maximum total processor time."""

LONGEST = 90
"""Seconds, of processor or real time, after which a test counts as endless and its mutation as detected."""

DIED = "died"
"""Replaces the name of a test if the process ended without an answer."""

Ran = dict[str, list[tuple[float, str]]]
"""The tests that call each function, with their seconds; functions are named by file and name."""


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Run the mutation tests instead of the collected tests."""
    path = Path(os.environ["ALHAMBRA_FAULTS_FILE"])
    at_once = int(os.environ["ALHAMBRA_FAULTS_AT_ONCE"])
    folder = Path(os.environ["ALHAMBRA_TRACES"])
    faults = json.loads(path.read_text("utf-8"))
    only = "ALHAMBRA_ONLY_ABOUT" in os.environ
    files = {HERE / where for where, _, _ in faults}
    used = [item for item in session.items if not only or files & subjects(item.path)]
    items = {item.nodeid: item for item in used}
    traces = [
        (trace_of(file, folder), list(tests)) for file, tests in groupby(used, key=lambda item: item.path)
    ]
    missing = [partial(watched, tests, trace) for trace, tests in traces if not trace.exists()]
    Random().shuffle(missing)  # another run may trace the same files at the same time
    in_forks(missing, at_once, path.with_suffix(".answers"))
    ran = read(trace for trace, _ in traces if trace.exists())
    chosen = []
    for where, function, _ in faults:
        first = about(where, items)
        tests = [one for one in ran.get(f"{where} {function}", []) if one[1] in (first if only else items)]
        chosen.append([items[name] for name in few(tests, first)])
    told = noticing([(where, source) for where, _, source in faults], chosen, at_once, path)
    path.with_suffix(".told").write_text("".join(f"{name}\n" for name in told), "utf-8")
    return True


def in_forks(jobs: Sequence[Callable[[], str]], at_once: int, folder: Path) -> list[str]:
    """Run each job in a separate process and return the answers, ``DIED`` if there is none."""
    folder.mkdir(exist_ok=True)
    waiting, running = deque(enumerate(jobs)), set[int]()
    while waiting or running:
        if waiting and len(running) < at_once:
            number, job = waiting.popleft()
            running.add(fork(job, folder / str(number)))
        else:
            child, status = os.wait()
            running.remove(child)
            assert os.waitstatus_to_exitcode(status) <= 0, "no job raises, but it may end by a signal"
    paths = [folder / str(number) for number in range(len(jobs))]
    answers = [path.read_text("utf-8") if path.exists() else DIED for path in paths]
    for path in paths:
        path.unlink(missing_ok=True)
    return answers


def fork(job: Callable[[], str], path: Path) -> int:
    """Start a process that writes the answer of a job to a file, and return its id."""
    if child := os.fork():
        return child
    try:
        path.write_text(job(), "utf-8")
        os._exit(0)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)


def noticing(
    faults: Sequence[tuple[str, str]], chosen: Sequence[list[pytest.Item]], at_once: int, path: Path
) -> list[str]:
    """Return for each mutation the name of a test that detects it, ``DIED``, or an empty string.

    A test counts only if it passes without the mutation when the same tests run before it.
    """
    told = [""] * len(faults)
    waiting = list(range(len(faults)))
    while waiting:
        jobs = [partial(planted, *faults[n], chosen[n]) for n in waiting]
        failed = dict(zip(waiting, in_forks(jobs, at_once, path.with_suffix(".answers")), strict=True))
        names = {
            n: [test.nodeid for test in chosen[n]] for n, name in failed.items() if name not in ("", DIED)
        }
        before = [partial(failing, chosen[n][: names[n].index(failed[n]) + 1]) for n in names]
        unsteady = dict(zip(names, in_forks(before, at_once, path.with_suffix(".answers")), strict=True))
        for n, name in failed.items():
            told[n] = "" if unsteady.get(n) else name
        waiting = [n for n, name in unsteady.items() if name]
        for n in waiting:
            chosen[n][:] = [test for test in chosen[n] if test.nodeid not in (failed[n], unsteady[n])]
    return told


def planted(where: str, source: str, tests: list[pytest.Item]) -> str:
    """Apply a mutation and return the first test that fails, or an empty string."""
    import_module(where.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    replace_code(HERE / where, source)
    return failing(tests)


def failing(tests: list[pytest.Item]) -> str:
    """Return the first test that fails, or an empty string."""
    clear_caches()
    pairs = zip(tests, [*tests[1:], None], strict=False)  # there may be no tests
    return next((test.nodeid for test, after in pairs if not run(test, after)), "")


def run(test: pytest.Item, after: pytest.Item | None) -> bool:
    """Run a test and return whether it passes."""
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    signal.alarm(LONGEST)
    test.ihook.pytest_runtest_logstart(nodeid=test.nodeid, location=test.location)
    return not any(report.failed for report in runtestprotocol(test, log=False, nextitem=after))


def all_objects() -> list[object]:
    """Return all objects that the garbage collector knows, including those frozen by conftest.py."""
    gc.unfreeze()
    objects = gc.get_objects()
    gc.freeze()
    return objects


def clear_caches() -> None:
    """Clear the function caches of the program that were filled during collection."""
    for cached in [one for one in all_objects() if isinstance(one, _lru_cache_wrapper)]:
        if cached.__module__.startswith("alhambra_desktop."):
            cached.cache_clear()


def replace_code(path: Path, source: str) -> None:
    """Replace the code of all functions of a file by that of another source with the same lines."""
    before, after = (
        {(code.co_qualname, code.co_firstlineno): code for code in within(compile(text, str(path), "exec"))}
        for text in (path.read_text("utf-8"), source)
    )
    codes = {key: after[key] for key, old in before.items() if key in after and after[key] != old}
    for function in all_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == str(path):
            code = function.__code__
            if new := codes.get((code.co_qualname, code.co_firstlineno)):
                function.__code__ = new


def within(code: CodeType) -> Iterator[CodeType]:
    """Yield a code object and all code objects in it."""
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from within(part)


def watched(tests: list[pytest.Item], trace: Path) -> str:
    """Write which functions of the program each passing test calls, and its processor time."""
    if trace.exists():
        return ""
    clear_caches()
    ran: Ran = {}
    for test, after in zip(tests, [*tests[1:], None], strict=True):
        seen: set[CodeType] = set()

        def watch(frame: FrameType, event: str, argument: object, seen: set[CodeType] = seen) -> None:
            seen.add(frame.f_code)

        begin = time.process_time()
        threading.settrace(watch)  # for threads that the test starts
        sys.settrace(watch)
        passed = run(test, after)
        sys.settrace(None)
        threading.settrace(None)
        for function in {name for code in seen.copy() if passed and (name := function_name(code))}:
            ran.setdefault(function, []).append((round(time.process_time() - begin, 3), test.nodeid))
    trace.parent.mkdir(parents=True, exist_ok=True)
    part = trace.with_suffix(f".{os.getpid()}")
    part.write_text(json.dumps(ran), "utf-8")
    part.replace(trace)
    return ""


def trace_of(test: Path, folder: Path) -> Path:
    """Return the trace file for the current version of a test file."""
    digest = hashlib.sha256(test.read_bytes()).hexdigest()[:12]
    return folder / f"{'.'.join(test.relative_to(HERE).with_suffix('').parts)}.{digest}.json"


def function_name(code: CodeType) -> str:
    """Return the file and function of code in the program, or an empty string for other code."""
    if not code.co_filename.startswith(PROGRAM):
        return ""
    return (
        f"{Path(code.co_filename).relative_to(HERE).as_posix()} {code.co_qualname.partition('.<locals>')[0]}"
    )


def read(traces: Iterable[Path]) -> Ran:
    """Read the tests of each function from trace files."""
    ran: Ran = {}
    for trace in traces:
        for function, tests in json.loads(trace.read_text("utf-8")).items():
            ran.setdefault(function, []).extend((seconds, test) for seconds, test in tests)
    return ran


def about(where: str, items: Mapping[str, pytest.Item]) -> frozenset[str]:
    """Return the tests whose subject is a file."""
    return frozenset(name for name, item in items.items() if HERE / where in subjects(item.path))


def few(tests: Iterable[tuple[float, str]], first: Collection[str] = ()) -> Iterator[str]:
    """Yield the quickest tests, within the limits ``FEW`` and ``SECONDS``.

    The tests in ``first`` precede all others. In both groups, one case of each test precedes any second case.
    """
    cases: Counter[str] = Counter()
    ranked = []
    for seconds, test in sorted(tests):
        name = test.partition("[")[0]
        ranked.append((test not in first, cases[name], seconds, test))
        cases[name] += 1
    spent = 0.0
    for _, _, seconds, test in sorted(ranked)[:FEW]:
        if (spent := spent + seconds) > SECONDS:
            return
        yield test
