"""Parametrized test cases: `make test` runs a few of them, `make sweeps` runs all others."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

from alhambra_desktop.words import SOURCE, languages

C = TypeVar("C")
R = TypeVar("R", bound=tuple[object, ...])


def swept(cases: Iterable[C], quick: Callable[[C], bool]) -> list[ParameterSet]:
    """Return the cases of one parameter; cases that are not quick are marked as sweeps."""
    return _marked([(case, quick(case)) for case in cases], lambda case: (case,))


def swept_rows(cases: Iterable[R], quick: Callable[[R], bool]) -> list[ParameterSet]:
    """Return the cases of several parameters, marked like those of `swept`; each case is a tuple."""
    return _marked([(case, quick(case)) for case in cases], tuple)


def in_each_language(*more: str) -> list[ParameterSet]:
    """Return all languages and `more`, such as the pseudo-language; translations are marked as sweeps."""
    return swept((*languages(), *more), (SOURCE, *more).__contains__)


def _marked(cases: list[tuple[C, bool]], values: Callable[[C], tuple[object, ...]]) -> list[ParameterSet]:
    assert any(quick for _, quick in cases), "no case is quick"
    return [pytest.param(*values(case), marks=() if quick else pytest.mark.sweep) for case, quick in cases]
