"""Blame: whose code an exception comes from, where that is a rule set from outside."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from traceback import extract_tb
from types import TracebackType

from .packages import Package


def at_fault(error: BaseException, installed: Iterable[Package]) -> Package | None:
    """The package in whose files an exception began or was passed on; None where it is a fault of ours."""
    folders = [(os.fspath(package.folder) + os.sep, package) for package in installed]
    files = list(_files(error.__traceback__))
    for file in reversed(files):
        for folder, package in folders:
            if file.startswith(folder):
                return package
    return None


def place_in(package: Package, error: BaseException) -> str:
    """The last line of a package that an error came by, or else where it began: ``rules.py:12 (_offer)``."""
    frames = extract_tb(error.__traceback__)
    own = [one for one in frames if Path(one.filename).is_relative_to(package.folder)]
    last = (own or frames)[-1]
    return f"{Path(last.filename).name}:{last.lineno} ({last.name})"


def raised(error: BaseException) -> str:
    """An error in a line: its type, and what it says."""
    return f"{type(error).__name__}: {error}".rstrip(": ")


def _files(trace: TracebackType | None) -> Iterator[str]:
    """The files of a traceback, the outermost first."""
    while trace is not None:
        yield os.fspath(Path(trace.tb_frame.f_code.co_filename))
        trace = trace.tb_next
