"""Selection of slow tests by their measured durations."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import durations
from tests.durations import LEAST, SLOW, VERY_SLOW, WINDOW, WINDOW_SHARE, mark_slow, slow_of, slow_tests

ROOT = Path(__file__).parents[2]


def test_slow_tests_exclude_the_quickest_of_a_file() -> None:
    spent = {f"a.py::{n}": n * SLOW for n in range(1, LEAST + 2)}
    spent |= {f"b.py::{n}": 0.0 for n in range(LEAST)} | {"b.py::slow": SLOW}
    assert slow_of(spent) == {f"a.py::{LEAST + 1}", "b.py::slow"}


@pytest.mark.parametrize("folder", WINDOW)
@pytest.mark.parametrize("more", [0, 1, WINDOW_SHARE - 1])
def test_a_share_of_each_window_test_file_is_quick(folder: str, more: int) -> None:
    quick = 2 * LEAST
    spent = {f"{folder}a.py::{n}": n * SLOW for n in range(1, WINDOW_SHARE * quick + more + 1)}
    kept = quick + (more > 0)
    assert slow_of(spent) == set(list(spent)[kept:])


def test_a_small_window_test_file_has_the_usual_minimum() -> None:
    spent = {f"{WINDOW[0]}a.py::{n}": n * SLOW for n in range(1, LEAST + 2)}
    assert slow_of(spent) == {f"{WINDOW[0]}a.py::{LEAST + 1}"}


def test_very_slow_tests_are_slow_in_every_file() -> None:
    spent = {"a.py::1": VERY_SLOW, "b.py::1": VERY_SLOW - 0.01, f"{WINDOW[0]}c.py::1": VERY_SLOW}
    assert slow_of(spent) == {"a.py::1", f"{WINDOW[0]}c.py::1"}


def test_every_listed_test_exists() -> None:
    for name in slow_tests():
        file, _, test = name.partition("::")
        function = test.partition("[")[0]
        assert f"def {function}(" in (ROOT / file).read_text("utf-8"), name


def test_a_slow_test_is_marked_as_a_sweep(request, tmp_path, monkeypatch) -> None:
    kept = tmp_path / "durations.txt"
    monkeypatch.setattr(durations, "KEPT", kept)
    kept.write_text("")
    mark_slow([request.node])
    assert request.node.get_closest_marker("sweep") is None
    others = {f"{request.node.nodeid}[{n}]": 0.0 for n in range(LEAST)}
    durations.keep({request.node.nodeid: SLOW, **others})
    mark_slow([request.node])
    assert request.node.get_closest_marker("sweep")
