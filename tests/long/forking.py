"""A plugin of pytest that plants faults into its own process, in one fork each, before any test has run.

``ALHAMBRA_FAULTS_FILE`` names a file of JSON: of each fault the path of its file, its function, and the
source with the fault in it. First every file of tests runs in a fork, which notes in the folder
``ALHAMBRA_TRACES`` which functions each test runs; what is noted there already is not traced again. Then, for
each fault, some tests that run its function are run until one fails; a line of ``.told`` is its name, or
empty. With ``ALHAMBRA_ONLY_ABOUT``, only tests that have its file as their subject are run. What was computed
while the program was imported stays as it is without the fault. Qt is started in the forks alone.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import signal
import sys
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
"""So many tests of a fault are run at most, and they compute for so long at most."""

LONGEST = 90
"""Seconds, of computing or by the clock, after which a test is endless, and its fault noticed."""

DIED = "died"
"""In place of the name of a test: the process ended before it could tell."""

Ran = dict[str, list[tuple[float, str]]]
"""The tests that run a function, with their seconds; functions by file and name."""


def pytest_runtestloop(session: pytest.Session) -> bool:
    """In place of the tests."""
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
    Random().shuffle(missing)  # others may trace the same beside it
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
    """What each job answers in a process of its own; ``DIED`` where it ends without an answer."""
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
    """The process that writes the answer of a job into a file."""
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
    """For each fault a test that notices it: without the fault it passes, after the same tests."""
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
    """The first of some tests that fails with a fault, or nothing."""
    import_module(where.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    replace_code(HERE / where, source)
    return failing(tests)


def failing(tests: list[pytest.Item]) -> str:
    """The first of some tests that fails, or nothing."""
    clear_caches()
    pairs = zip(tests, [*tests[1:], None], strict=False)  # of no tests there is no next one
    return next((test.nodeid for test, after in pairs if not run(test, after)), "")


def run(test: pytest.Item, after: pytest.Item | None) -> bool:
    """Whether a test passes."""
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
    """Forget what functions of the program answered while tests were collected."""
    for cached in [one for one in all_objects() if isinstance(one, _lru_cache_wrapper)]:
        if cached.__module__.startswith("alhambra_desktop."):
            cached.cache_clear()


def replace_code(path: Path, source: str) -> None:
    """Let every function of a file do what stands in another source with the same lines."""
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
    """A piece of code and all those in it."""
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from within(part)


def watched(tests: list[pytest.Item], trace: Path) -> str:
    """Note which functions of the program each test runs, if it passes, and how long it computes."""
    if trace.exists():
        return ""
    clear_caches()
    ran: Ran = {}
    for test, after in zip(tests, [*tests[1:], None], strict=True):
        seen: set[CodeType] = set()

        def watch(frame: FrameType, event: str, argument: object, seen: set[CodeType] = seen) -> None:
            seen.add(frame.f_code)

        begin = time.process_time()
        sys.settrace(watch)
        passed = run(test, after)
        sys.settrace(None)
        for function in {name for code in seen if passed and (name := told(code))}:
            ran.setdefault(function, []).append((round(time.process_time() - begin, 3), test.nodeid))
    trace.parent.mkdir(parents=True, exist_ok=True)
    part = trace.with_suffix(f".{os.getpid()}")
    part.write_text(json.dumps(ran), "utf-8")
    part.replace(trace)
    return ""


def trace_of(test: Path, folder: Path) -> Path:
    """The file in which it is noted what the tests of a file run, as they are now."""
    digest = hashlib.sha256(test.read_bytes()).hexdigest()[:12]
    return folder / f"{'.'.join(test.relative_to(HERE).with_suffix('').parts)}.{digest}.json"


def told(code: CodeType) -> str:
    """The file and the name of a function of the program; what is in it counts as it. Empty for others."""
    if not code.co_filename.startswith(PROGRAM):
        return ""
    return (
        f"{Path(code.co_filename).relative_to(HERE).as_posix()} {code.co_qualname.partition('.<locals>')[0]}"
    )


def read(traces: Iterable[Path]) -> Ran:
    """What was noted."""
    ran: Ran = {}
    for trace in traces:
        for function, tests in json.loads(trace.read_text("utf-8")).items():
            ran.setdefault(function, []).extend((seconds, test) for seconds, test in tests)
    return ran


def about(where: str, items: Mapping[str, pytest.Item]) -> frozenset[str]:
    """The tests that have a file as their subject."""
    return frozenset(name for name, item in items.items() if HERE / where in subjects(item.path))


def few(tests: Iterable[tuple[float, str]], first: Collection[str] = ()) -> Iterator[str]:
    """The quickest of some tests, some of them first, and one case of each before the second of any."""
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
