"""Alhambra as a desktop game. ``views`` contains the code of the window, ``model`` code that needs no Qt."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

__version__ = "0.3.0"  # version of the program; file formats have their own versions
PROGRAM: Final = f"alhambra-desktop {__version__}"  # written to saved games, records and reports


def lazy_names(
    module: str, package: str, names: Mapping[str, str]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return the functions ``__getattr__`` and ``__dir__`` (PEP 562) for the module called `module`.

    They let `module` offer names from submodules of `package`. A submodule is imported only when one of these
    names is used. `names` maps each submodule to the names that it offers; spaces separate these names.
    """
    modules = {name: module for module, listed in names.items() for name in listed.split()}

    def get(name: str) -> Any:
        if name not in modules:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        found = vars(sys.modules[module])[name] = getattr(import_module(f"{package}.{modules[name]}"), name)
        return found

    return get, lambda: sorted(modules)
