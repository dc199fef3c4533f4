"""Cases of a test of which a few are tried by `make test`, and all of them by `make check`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

C = TypeVar("C")


def swept(cases: Iterable[C], quick: Callable[[C], bool]) -> list[C | ParameterSet]:
    """The cases for one parameter; those that are not quick are marked as a sweep."""
    found = [case if quick(case) else pytest.param(case, marks=pytest.mark.sweep) for case in cases]
    assert not all(isinstance(case, ParameterSet) for case in found), "no case is quick"
    return found
