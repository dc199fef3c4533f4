from __future__ import annotations

import builtins
import enum
import sys
from collections.abc import Callable
from functools import reduce, wraps
from traceback import walk_stack
from types import FunctionType
from typing import Any, TypeVar

from PySide6.QtCore import QObject

T = TypeVar("T", bound=type)

_QT_CLASS = type(QObject)


def contained(cls: T) -> T:
    """Class decorator: guard those methods of a class that override methods of Qt.

    If an override raises an exception, the guard calls `sys.excepthook`. The guard then returns a neutral
    value, such as None or 0, to Qt.

    Without the guard, exceptions have two harmful effects (PySide 6.11). If Qt needs the result of the
    override, the program crashes. If Python code calls a Qt method, and this method calls the override, the
    exception is still pending when the next override runs.

    If the garbage collector has already cleared the object, an `AttributeError` is not reported.
    """
    for name, method in list(vars(cls).items()):
        if isinstance(method, FunctionType) and overrides_qt(cls, name):
            setattr(cls, name, _guarded(method, _neutral_value(method)))
    return cls


def overrides_qt(cls: type, name: str) -> bool:
    """Return whether a Qt base class of `cls` defines a method `name`. For special methods, return False."""
    if name.startswith("__"):
        return False
    return any(name in vars(base) for base in cls.__mro__ if base.__module__.startswith("PySide6."))


def _neutral_value(method: FunctionType) -> Callable[[], Any]:
    first, *rest = method.__annotations__["return"].split(".")
    named = method.__globals__.get(first) or getattr(builtins, first, None)
    kind = reduce(getattr, rest, named)
    if kind in (Any, object) or not isinstance(kind, type):
        return type(None)
    if issubclass(kind, enum.Enum):
        return lambda: kind(0)
    is_pointer = isinstance(kind, _QT_CLASS) and not hasattr(kind, "__copy__")
    return type(None) if is_pointer else kind


def _guarded(method: FunctionType, neutral_value: Callable[[], Any]) -> Callable[..., Any]:
    @wraps(method)
    def override(*args: Any, **kwargs: Any) -> Any:
        try:
            return method(*args, **kwargs)
        except (Exception, SystemExit) as error:  # code of a rule set may raise SystemExit
            if not (isinstance(error, AttributeError) and _is_cleared(args[0])):
                sys.excepthook(type(error), error, error.__traceback__)
            return neutral_value()

    return override


def _is_cleared(thing: object) -> bool:
    """Return whether the garbage collector has cleared an object that still gets events from Qt.

    An object without attributes has been cleared, unless its `__init__` is still running.
    """
    if getattr(thing, "__dict__", None) != {}:
        return False
    made = (frame.f_locals.get("self") for frame, _ in walk_stack(None) if frame.f_code.co_name == "__init__")
    return all(one is not thing for one in made)
