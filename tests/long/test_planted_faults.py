"""Faults that are planted in the rules one at a time are noticed by the quick tests of the rules.

The sample is drawn by what stands in each place, so it changes only where the code does. A fault that
changes nothing that anybody could notice is listed with the reason.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from queue import SimpleQueue

import pytest

from tests.long.planting import Fault, faults

ROOT = Path(__file__).parents[2]
RULES = ("core", "modules", "table")
SAMPLE = int(os.environ.get("ALHAMBRA_FAULTS", "40"))
"""So many faults are planted."""

FIRST = int(os.environ.get("ALHAMBRA_FIRST_FAULT", "0"))
"""So many faults come before them, which are left out; for a sample that nobody has mended yet."""

AT_ONCE = int(os.environ.get("ALHAMBRA_FAULTS_AT_ONCE", "0")) or os.cpu_count() or 1
"""So many processes try faults."""

NOTICED = 0.95
"""The part of the faults that must be noticed at least."""

TESTS = (
    ("tests/perft", "tests/playthroughs", "tests/scenarios"),
    ("tests/unit/modules", "tests/unit/table", "tests/unit/model", "tests/unit/test_words.py"),
    tuple(f"tests/specimen/test_{name}.py" for name in ("scenarios", "table", "counting", "games")),
    ("tests/saves", "tests/property"),
)
"""Tests of the rules, the quickest first."""

UNNOTICEABLE: dict[str, str] = {}
"""Faults by their key that change nothing, and why."""


def sample() -> list[Fault]:
    """The faults to plant."""
    model = Path("alhambra_desktop") / "model"
    paths = [path.relative_to(ROOT) for part in RULES for path in (ROOT / model / part).rglob("*.py")]
    found = [fault for path in paths for fault in faults(ROOT, path) if fault.key not in UNNOTICEABLE]
    return sorted(found, key=lambda fault: fault.key)[FIRST : FIRST + SAMPLE]


def namesakes(path: Path) -> tuple[str, ...]:
    """The tests that are called like a file or its folder: they notice its faults soonest."""
    names = {path.stem, path.parent.name}
    return tuple(
        test.relative_to(ROOT).as_posix()
        for folders in TESTS
        for folder in folders
        for test in sorted((ROOT / folder).glob("test_*.py"))
        if any(name in test.stem for name in names)
    )


class Copies:
    """Copies of the program with its tests, one for each process that tries faults."""

    def __init__(self, folder: Path, number: int) -> None:
        self._free: SimpleQueue[Path] = SimpleQueue()
        self._times = count(1_000_000_000)
        for i in range(number):
            copy = folder / str(i)
            for part in ("alhambra_desktop", "tests", "installer", "docs"):
                shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
            for path in ROOT.glob("*.*"):
                if path.is_file():
                    shutil.copy2(path, copy)
            self._free.put(copy)

    @contextmanager
    def planted(self, fault: Fault | None) -> Iterator[Path]:
        """A copy in which a fault stands."""
        copy = self._free.get()
        try:
            if fault is not None:
                self._write(copy / fault.path, fault.plant((ROOT / fault.path).read_text(encoding="utf-8")))
            yield copy
        finally:
            if fault is not None:
                shutil.copy2(ROOT / fault.path, copy / fault.path)
            self._free.put(copy)

    def _write(self, path: Path, source: str) -> None:
        path.write_text(source, encoding="utf-8")
        now = next(self._times)  # compiled code is known by the time of its source
        os.utime(path, (now, now))


def passes(copy: Path, tests: tuple[str, ...]) -> bool:
    """Whether some quick tests of a copy pass."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", HURRIED]
    command += ["-m", QUICK, *tests]
    done = subprocess.run(command, cwd=copy, env=KEEPING, capture_output=True, check=False)
    return done.returncode in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


HURRIED = "tests.long.hurried"
QUICK = "not long and not sweep"
KEEPING = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""An environment in which compiled tests are kept for the next fault."""


@pytest.mark.long
def test_nearly_every_planted_fault_is_noticed(tmp_path, capsys):
    copies = Copies(tmp_path, AT_ONCE)

    def survives(fault: Fault | None) -> bool:
        first = namesakes(fault.path) if fault is not None else ()
        with copies.planted(fault) as copy:
            return all(passes(copy, tests) for tests in (first, *TESTS) if tests)

    assert survives(None), "without a fault all tests pass"
    planted, unnoticed = sample(), []
    with ThreadPoolExecutor(AT_ONCE) as threads, capsys.disabled():
        for fault, lives in zip(planted, threads.map(survives, planted), strict=True):
            if lives:
                unnoticed.append(f"{fault}\n    {fault.key}")
                print(f"\n{unnoticed[-1]}", flush=True)
        print(f"\n{len(planted)} faults were planted, {len(unnoticed)} were not noticed.")
    assert len(unnoticed) <= (1 - NOTICED) * len(planted), "\n".join(unnoticed)


def test_a_fault_stands_where_it_is_planted(tmp_path):
    source = (
        "def add(one, other):\n    if not one < 2 and other:\n        return one + 1\n    return [other]\n"
    )
    (tmp_path / "a.py").write_text(source, encoding="utf-8")
    found = list(faults(tmp_path, Path("a.py")))
    assert sorted(fault.planted for fault in found) == [
        "2",
        "3",
        "not one < 2 or other",
        "one - 1",
        "one < 2",
        "one <= 2",
    ]
    assert all(compile(fault.plant(source), "a.py", "exec") for fault in found)
    assert len({fault.key for fault in found}) == len(found)
