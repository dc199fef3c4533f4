"""Mutation tests: quick tests must detect most mutations of the program, folder by folder.

First, each mutation is applied in a fork of one process, where a few tests that call its function run. For
the rules, the remaining mutations are applied to a copy of the program, where all tests of the rules run.
The sample depends on the source of each mutation, so it changes only if the code changes. Mutations that
cannot be noticed are listed with the reason.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from itertools import count
from pathlib import Path
from queue import SimpleQueue

import pytest

from tests.long.forking import DIED, FEW, SECONDS, failing, few, in_forks, replace_code, within
from tests.long.planting import Fault, faults

ROOT = Path(__file__).parents[2]
PROGRAM = Path("alhambra_desktop")
SAMPLE = int(os.environ.get("ALHAMBRA_FAULTS", "20"))
"""Number of mutations in each folder."""

FIRST = int(os.environ.get("ALHAMBRA_FIRST_FAULT", "0"))
"""Number of mutations to skip, for a new sample."""

AT_ONCE = int(os.environ.get("ALHAMBRA_FAULTS_AT_ONCE", "0")) or os.cpu_count() or 1
"""Number of parallel processes."""

RULES = ("model/rules/core", "model/rules/modules", "model/rules/table")
FOLDERS = (
    *(
        "model/files/archive",
        "model/files/saves",
        "model/learning",
        "model/learning/analysis",
        "model/players/explain",
    ),
    *("views/game", "views/interaction", "views/models", "views/text", "views/storage", "views/scene"),
    *("views/playback", "views/scoring", "views/dialogs", "views/pages", "views/window"),
)
NOTICED = {**dict.fromkeys(RULES, 0.95), **dict.fromkeys(FOLDERS, 0.9)}
"""Minimum share of detected mutations in each folder."""

TESTS_OF_RULES = (
    *("tests/perft", "tests/playthroughs", "tests/scenarios"),
    *("tests/unit/modules", "tests/unit/table", "tests/unit/model", "tests/unit/test_words.py"),
    *(f"tests/specimen/test_{name}.py" for name in ("scenarios", "table", "counting", "games")),
    *("tests/saves", "tests/property"),
)
"""Tests of the rules, the quickest first."""

TESTS = (
    *(f"tests/unit/{name}" for name in ("addons", "analysis", "archive", "goals")),
    *(f"tests/unit/{name}" for name in ("learning", "model", "puzzles")),
    *("tests/unit/opponents/explain", "tests/saves", "tests/property", "tests/laws", "tests/views"),
)
"""Tests of the other folders."""

HURRIED, FORKING = "tests.long.hurried", "tests.long.forking"
QUICK, SWEEPS = "not long and not sweep", "not long and sweep"
KEEPING = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""An environment in which compiled tests are kept for the next mutation."""

UNNOTICEABLE: dict[str, str] = {
    # granada/rules: top.get(type_id, 0)  ->  top.get(type_id, 1)
    "25c57ac302bd15db51715c97f13679cc329b0fcde017a47774bf6c0b4f8e62b0": "who has none ties for nothing",
    # enclosed: y + dy  ->  y - dy
    "03be796eb10962dbf97d6dd240e01995c32eba2d8861bd526f2f7c6b75256b5c": "steps are as many up as down",
    # database: split(maxsplit=1)  ->  split(maxsplit=2)
    "0db1526d1159aef7f2b543e8a90c9b8e96106ead5de2a697c874f33ee8b58926": "only asked whether words are left",
    # archive: the folder is created before a game is kept  ->  not created
    "283a1ce19af82aedb57d9c77f4dfaa0cfcfe55f8fa4993ee0c56f6b0146eada8": "writing the file creates it too",
    # record_reader: the second part of a place in the order, 0  ->  1
    "2e35b004a13b9d9e4a2b76a0b0ddd4f7bf38d73a3dd248aaeb627781b3584b9e": "entries of an event are alike here",
    "68f3bf3c4eda69c59c895cf66a9fa630ddbd051064a3cc02b8eeb67fc3b0e15d": "other events are all in one place",
    # played: the rank of an unknown level, -1  ->  -2
    "0eb5728f1dee4d6c5ce8d32d87e20aa4553fc11f690fa3485dd5190266d1c987": "both are below all known ranks",
    # outline: the seed and the seat of a table, 0  ->  1
    "23edf71506152540329fe902db082cb845408a011fcb145fbc2a659f140f8860": "only nouns are read from this table",
    "3819266012a5c9b33f69f2fe0fd03c17080804a7049e8d2299653d03f883b0cb": "only nouns are read from this table",
    "242c08f2de346f939d0a2c8cb3daf3c6b2bed7420273aa42818f9fd96302b69c": "only nouns are read from this table",
    # compared: default=0  ->  default=1
    "c93d5c6133e2eeea45295efecf7b49e5f43fcd266aded631cdde26eb12ccdcca": "no alternatives are not sorted",
    # names: suppress(OSError, KeyError, ...)  ->  suppress(KeyError, OSError, ...)
    "c0811e0d53cfc7b3e59860af487fd61cff74085c1ecfd03393075eb9b5559f0a": "the order of errors does not matter",
    # story: then.before is None  ->  then.after is None
    "c260c55f987dcc4be7420561d49dd70478793cbc4686d024af67243a338f0f37": "no move precedes the start",
    # words: standing_message: 2  ->  3
    "391dbdaca485d98e51f48ac8dda9935494378dec84738349999cb1dc64261e3f": "any number above 1 means shared",
    # effect_paintings: rect.adjusted(-16, -6, 16, 20)  ->  17
    "0030e59d13d726a66849e22ce5ea909eb936881bc5b634e29f00655b20e9d68d": "one unit more is painted again",
    # flights: ghost.width()  ->  ghost.height()
    "014782820212f41b031f580bf17cf794945f45e5a6756ce88de70a217c47ecd3": "a square of a city is a square",
    # show: opening_rect(layout.city).adjusted(-24, -14, 24, 30)  ->  -14, -24
    "020ac8eef7a3c02d00f6ddc177080979dec2d96bbcefa9c5cb2b25455de4b3cb": "the banner begins farther left",
    # decision_prompts: setInterval(1000)  ->  setInterval(1001)
    "2885323959ee5b29c6a82a990171d10bf73e5047383d28cffc5c2b84885f3bdb": "nobody notices a millisecond",
    # sample: Pieces.face: rect.width()  ->  rect.height()
    "002e669241228fc2513c282939d0d037d34405f39a8aaf289644797ae25cd1a3": "a tile of the preview is a square",
}
"""Keys of mutations that change nothing, with the reason."""


def sample(folder: str) -> list[Fault]:
    """Return the mutations to apply in a folder."""
    paths = [path.relative_to(ROOT) for path in (ROOT / PROGRAM / folder).rglob("*.py")]
    found = [fault for path in paths for fault in faults(ROOT, path) if fault.key not in UNNOTICEABLE]
    return sorted(found, key=lambda fault: fault.key)[FIRST : FIRST + SAMPLE]


class Copies:
    """Copies of the program with its tests, one for each parallel process."""

    def __init__(self, folder: Path, number: int) -> None:
        self._free: SimpleQueue[Path] = SimpleQueue()
        self._times = count(1_000_000_000)
        for i in range(number):
            copy = folder / str(i)
            for part in ("alhambra_desktop", "tests", "installer", "docs"):
                shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
            for path in ROOT.glob("*"):
                if path.is_file():
                    shutil.copy2(path, copy)
            self._free.put(copy)

    @contextmanager
    def planted(self, fault: Fault | None) -> Iterator[Path]:
        """Provide a copy with a mutation."""
        copy = self._free.get()
        try:
            if fault is not None:
                self._write(copy / fault.path, planted_into(fault))
            yield copy
        finally:
            if fault is not None:
                shutil.copy2(ROOT / fault.path, copy / fault.path)
            self._free.put(copy)

    def _write(self, path: Path, source: str) -> None:
        path.write_text(source, encoding="utf-8")
        now = next(self._times)  # always a new time: Python finds compiled code by the time of its source
        os.utime(path, (now, now))


def passes(
    copy: Path, tests: tuple[str, ...], plugin: str = HURRIED, marks: str = QUICK, **variables: str
) -> bool:
    """Run tests of a copy and return whether they pass."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", plugin]
    command += ["-m", marks, *tests]
    done = subprocess.run(command, cwd=copy, env={**KEEPING, **variables}, capture_output=True, check=False)
    return done.returncode == pytest.ExitCode.OK


def traces(kind: str) -> Path:
    """Return the folder of traces for tests of a kind and the current program."""
    digest = hashlib.sha256()
    for path in sorted((ROOT / PROGRAM).rglob("*.py")):
        digest.update(path.read_bytes())
    return ROOT / "build" / "traces" / digest.hexdigest()[:12] / kind


def left_by_few(copies: Copies, planted: list[Fault], tests: tuple[str, ...], folder: Path) -> list[Fault]:
    """Return the mutations that neither a few quick tests nor sweeps about their files detect."""
    left = left_by(copies, planted, tests, folder / "quick.json", QUICK)
    return left and left_by(copies, left, tests, folder / "sweeps.json", SWEEPS, ALHAMBRA_ONLY_ABOUT="1")


def left_by(
    copies: Copies, planted: list[Fault], tests: tuple[str, ...], path: Path, marks: str, **more: str
) -> list[Fault]:
    """Return the mutations that a few tests with some marks do not detect.

    All these tests run in forks of one process.
    """
    sources = [(fault.path.as_posix(), fault.function, planted_into(fault)) for fault in planted]
    path.write_text(json.dumps(sources), encoding="utf-8")
    variables = {
        "ALHAMBRA_FAULTS_FILE": str(path),
        "ALHAMBRA_FAULTS_AT_ONCE": str(AT_ONCE),
        "ALHAMBRA_TRACES": str(traces(path.stem)),
        **more,
    }
    with copies.planted(None) as copy:
        assert passes(copy, tests, FORKING, marks, **variables), "all tests can be collected"
    noticed = path.with_suffix(".told").read_text("utf-8").splitlines()
    return [fault for fault, seen in zip(planted, noticed, strict=True) if not seen]


def planted_into(fault: Fault) -> str:
    """Return the source of the file with a mutation."""
    return fault.plant((ROOT / fault.path).read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def copies(tmp_path_factory) -> Copies:
    """Share the copies between all folders."""
    return Copies(tmp_path_factory.mktemp("copies"), AT_ONCE)


@pytest.mark.long
@pytest.mark.posix
@pytest.mark.parametrize("folder", NOTICED)
def test_tests_detect_most_mutations(folder, copies, tmp_path, capsys):
    tests = TESTS_OF_RULES if folder in RULES else TESTS
    planted = sample(folder)

    def survives(fault: Fault) -> bool:
        if folder not in RULES:
            return True
        with copies.planted(fault) as copy:
            return passes(copy, tests)

    left, unnoticed = left_by_few(copies, planted, tests, tmp_path), []
    with ThreadPoolExecutor(AT_ONCE) as threads, capsys.disabled():
        for fault, lives in zip(left, threads.map(survives, left), strict=True):
            if lives:
                unnoticed.append(f"{fault}\n    {fault.key}")
                print(f"\n{unnoticed[-1]}", flush=True)
        print(f"\n{folder}: {len(planted)} faults were planted, {len(unnoticed)} were not noticed.")
    assert len(planted) - len(unnoticed) >= NOTICED[folder] * len(planted), "\n".join(unnoticed)


def test_a_mutation_changes_one_expression(tmp_path):
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


def test_calls_arguments_and_attributes_are_mutated(tmp_path):
    source = (
        "def f(self):\n    self.update(\n        lambda: self\n    )\n"
        "    self.move(self.row, self.end)\n    return [QSize(2), self.width(), max(self.a, self.b)]\n"
    )
    (tmp_path / "a.py").write_text(source, encoding="utf-8")
    found = list(faults(tmp_path, Path("a.py")))
    assert sorted(fault.planted for fault in found) == [
        *("None", "None", "self.begin", "self.column", "self.height"),
        "self.move(self.end, self.row)",
    ]
    assert {fault.plant(source).count("\n") for fault in found} == {source.count("\n")}


def test_a_mutation_is_applied_to_a_loaded_module(tmp_path, monkeypatch):
    source = "from functools import cache\n\n\n@cache\ndef low():\n    return [n + 1 for n in (1, 2)]\n"
    (tmp_path / "planted_here.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    loaded = import_module("planted_here")
    gc.freeze()  # as conftest.py does
    replace_code(tmp_path / "planted_here.py", source.replace("+", "-"))
    assert loaded.low() == [0, 1]
    monkeypatch.delitem(sys.modules, "planted_here")


def test_a_removed_call_leaves_the_free_variables_of_its_function(tmp_path):
    source = (
        "class Low:\n    def __init__(self):\n        super().__init__()\n\n"
        "    def later(self, other):\n        def run():\n            other.update(self)\n\n"
        "        return run\n"
    )
    (tmp_path / "a.py").write_text(source, encoding="utf-8")

    def free(text: str) -> dict[str, tuple[str, ...]]:
        return {code.co_qualname: code.co_freevars for code in within(compile(text, "a.py", "exec"))}

    found = list(faults(tmp_path, Path("a.py")))
    assert [fault.planted for fault in found] == ["None", "None"]
    assert all(free(fault.plant(source)) == free(source) for fault in found)


@pytest.mark.posix
def test_a_job_must_not_raise_and_may_have_no_tests(tmp_path, capfd):
    assert in_forks([lambda: failing([])], 1, tmp_path / "answers") == [""]
    with pytest.raises(AssertionError, match="no job raises"):
        in_forks([lambda: str(1 / 0)], 1, tmp_path / "answers")
    assert "ZeroDivisionError" in capfd.readouterr().err


@pytest.mark.posix
def test_jobs_answer_from_separate_processes(tmp_path):
    jobs = [lambda: "", lambda: str(os.getpid()), lambda: os.kill(os.getpid(), signal.SIGKILL)]
    nothing, other, died = in_forks(jobs, 2, tmp_path / "answers")
    assert (nothing, died) == ("", DIED)
    assert other != str(os.getpid())


def test_the_quickest_case_of_each_test_runs_first():
    ran = [(3.0, "a[1]"), (1.0, "a[2]"), (2.0, "b"), (0.5, "c[x]"), (0.6, "c[y]"), (SECONDS, "d")]
    assert list(few(ran)) == ["c[x]", "a[2]", "b"]
    assert list(few(ran, first={"b"})) == ["b", "c[x]", "a[2]"]
    assert len(list(few([(0.0, str(n)) for n in range(2 * FEW)]))) == FEW
