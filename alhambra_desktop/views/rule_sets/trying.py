"""Trying: a rule set's view file and its rules in words are read once before it is switched on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from importlib.util import find_spec

from ...model.learning.rule_library import rules_fault
from ...model.rules.core.words.message import Message, quoted
from ...model.rules.modules.packages import Package
from ...model.rules.modules.registry import REGISTRY
from .view_book import ViewBookBuilder


def watch(loading: Callable[[str], AbstractContextManager[object]] = nullcontext) -> dict[str, Message]:
    """Try both files of every installed package, and of each that is installed later.

    Packages that fail are uninstalled; the answer holds a clause about the fault of each, by name.
    ``loading`` surrounds what is done with one package. Done once in a process.
    """
    faults: dict[str, Message] = {}
    for check in (view_fault, text_fault):
        if check not in REGISTRY.checks:
            faults |= REGISTRY.check(check, loading)
    return faults


def view_fault(package: Package) -> Message | None:
    """A clause about a view file that cannot be used, or None."""
    try:
        if find_spec(package.view) is not None:
            import_module(package.view).install(ViewBookBuilder())
    except BaseException as error:  # arbitrary code, which may also raise SystemExit
        return Message("install-view", reason=quoted(f"{type(error).__name__}: {error}"))
    return None


def text_fault(package: Package) -> Message | None:
    """A clause about rules in words that cannot be read, or None."""
    return rules_fault(package.rules_folder)
