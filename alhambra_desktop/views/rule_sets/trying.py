"""Trying: a rule set's view file and its rules in words are read once before it is switched on."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ...model.core.words.message import Message, MessageError
from ...model.core.words.quoting import quoted
from ...model.learning.rule_library import rules_fault
from ...model.modules.packages import Package
from ...model.modules.registry import REGISTRY
from .view_book import ViewBookBuilder


def watch() -> MessageError | None:
    """Try both files of whatever is installed from now on, and what is installed now.

    What fails is taken away again; the error that tells of the first. Done once in a process.
    """
    faults = [REGISTRY.check(one) for one in (view_fault, text_fault) if one not in REGISTRY.checks]
    return next((fault for fault in faults if fault is not None), None)


def view_fault(package: Package) -> Message | None:
    """A clause about a view file that cannot be used, or None."""
    try:
        if find_spec(package.view) is not None:
            import_module(package.view).install(ViewBookBuilder())
    except Exception as error:  # whatever stands there
        return Message("install-view", reason=quoted(f"{type(error).__name__}: {error}"))
    return None


def text_fault(package: Package) -> Message | None:
    """A clause about rules in words that cannot be read, or None."""
    return rules_fault(package.rules_folder)
