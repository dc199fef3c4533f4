"""Cases of a test of which a few are tried by `make test`, and all of them by `make sweeps`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

C = TypeVar("C")
R = TypeVar("R", bound=tuple[object, ...])


def swept(cases: Iterable[C], quick: Callable[[C], bool]) -> list[ParameterSet]:
    """The cases for one parameter; those that are not quick are marked as a sweep."""
    return _marked([(case, quick(case)) for case in cases], lambda case: (case,))


def swept_rows(cases: Iterable[R], quick: Callable[[R], bool]) -> list[ParameterSet]:
    """The same for several parameters, of which each case has all."""
    return _marked([(case, quick(case)) for case in cases], tuple)


def _marked(cases: list[tuple[C, bool]], values: Callable[[C], tuple[object, ...]]) -> list[ParameterSet]:
    assert any(quick for _, quick in cases), "no case is quick"
    return [pytest.param(*values(case), marks=() if quick else pytest.mark.sweep) for case, quick in cases]
