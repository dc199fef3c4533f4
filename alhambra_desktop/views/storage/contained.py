"""Contained: what an override of Qt's raises is told at once, and never passed on to Qt."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any, Final, TypeVar

from PySide6.QtCore import QSize

T = TypeVar("T", bound=type)

ANSWERS: Final[dict[str, Callable[[], Any]]] = {
    "eventFilter": bool,
    "event": bool,
    "rowCount": int,
    "sizeHint": QSize,
    "minimumSizeHint": QSize,
    "paint": type(None),
    "data": type(None),
    "drawBackground": type(None),
}
"""What is answered in place of an override that failed, by its name; events are answered by nothing."""


def contained(cls: T) -> T:
    """Class decorator: an exception in an override that Qt calls goes to ``sys.excepthook``, and Qt goes on.

    PySide leaves an exception pending that leaves an override while Qt itself was called from Python, as by
    ``resize``; whatever is overridden and called before that call returns then works on a broken interpreter,
    which ends in a segmentation fault (PySide 6.11). It matters wherever code of a rule set may be reached.
    """
    for name, do in list(vars(cls).items()):
        if isinstance(do, FunctionType) and (name in ANSWERS or name.endswith("Event")):
            setattr(cls, name, _telling(do, ANSWERS.get(name, type(None))))
    return cls


def _telling(do: FunctionType, answer: Callable[[], Any]) -> Callable[..., Any]:
    @wraps(do)
    def override(*args: Any, **kwargs: Any) -> Any:
        try:
            return do(*args, **kwargs)
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
            return answer()

    return override
