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


def check_packages(
    loading: Callable[[str], AbstractContextManager[object]] = nullcontext,
) -> dict[str, Message]:
    """Check all installed packages, uninstall those that fail, and return their errors by package name.

    Only the first call in a process has an effect. Packages installed later are checked during the
    installation. `loading` takes the name of a package and returns a context manager, inside which the
    package is checked.
    """
    faults: dict[str, Message] = {}
    for check in (view_fault, text_fault):
        if check not in REGISTRY.checks:
            faults |= REGISTRY.check(check, loading)
    return faults


def view_fault(package: Package) -> Message | None:
    try:
        if find_spec(package.view) is not None:
            import_module(package.view).install(ViewBookBuilder())
    except BaseException as error:  # code of a view file may even raise SystemExit
        return Message("install-view", reason=quoted(f"{type(error).__name__}: {error}"))
    return None


def text_fault(package: Package) -> Message | None:
    return rules_fault(package.rules_folder)
