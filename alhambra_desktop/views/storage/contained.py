"""Guard for overrides of Qt's virtual methods: exceptions are reported and never reach Qt."""

from __future__ import annotations

import builtins
import enum
import sys
from collections.abc import Callable
from functools import reduce, wraps
from types import FunctionType
from typing import Any, TypeVar

from PySide6.QtCore import QObject

T = TypeVar("T", bound=type)

_QT_CLASS = type(QObject)


def contained(cls: T) -> T:
    """Decorate a class: report an exception in an override to `sys.excepthook` and give Qt a neutral value.

    Guards every method of `cls` that a class of Qt also has. An exception that leaves an override ends in a
    segmentation fault (PySide 6.11) where Qt needs the result, as in `boundingRect`, and where Python had
    called Qt, as with `resize`: PySide keeps it pending, and the next override runs in a broken interpreter.
    """
    for name, method in list(vars(cls).items()):
        if isinstance(method, FunctionType) and overrides_qt(cls, name):
            setattr(cls, name, _guarded(method, _answer(method)))
    return cls


def overrides_qt(cls: type, name: str) -> bool:
    """Return whether a class of Qt above `cls` has a method of this name."""
    if name.startswith("__"):
        return False
    return any(name in vars(base) for base in cls.__mro__ if base.__module__.startswith("PySide6."))


def _answer(method: FunctionType) -> Callable[[], Any]:
    first, *rest = method.__annotations__["return"].split(".")
    place = method.__globals__.get(first) or getattr(builtins, first, None)
    kind = reduce(getattr, rest, place)
    if kind in (Any, object) or not isinstance(kind, type):
        return type(None)
    if issubclass(kind, enum.Enum):
        return lambda: kind(0)
    is_pointer = isinstance(kind, _QT_CLASS) and not hasattr(kind, "__copy__")
    return type(None) if is_pointer else kind


def _guarded(method: FunctionType, answer: Callable[[], Any]) -> Callable[..., Any]:
    @wraps(method)
    def override(*args: Any, **kwargs: Any) -> Any:
        try:
            return method(*args, **kwargs)
        except (Exception, SystemExit) as error:  # code of a rule set may try to exit
            sys.excepthook(type(error), error, error.__traceback__)
            return answer()

    return override
