"""Types that a test knows more precisely than the program declares them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def of_type(value: object, kind: type[T]) -> T:
    """Return a value whose type is known; fail if it has another one."""
    assert isinstance(value, kind), f"{value!r} is no {kind.__name__}"
    return value
