"""Alhambra as a desktop game: the rules in ``model``, the window in ``views``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

__version__ = "0.3.0"  # version of the program; file formats have their own versions
PROGRAM: Final = f"alhambra-desktop {__version__}"  # name and version written to saves, records and reports


def lazy_names(
    module: str, package: str, names: Mapping[str, str]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return the functions ``__getattr__`` and ``__dir__`` (PEP 562) for the module called `module`.

    With these functions, `module` offers names of submodules and imports a submodule only when a name is
    used. `names` maps submodules of `package` to their offered names, separated by spaces.
    """
    modules = {name: module for module, listed in names.items() for name in listed.split()}

    def get(name: str) -> Any:
        if name not in modules:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        found = vars(sys.modules[module])[name] = getattr(import_module(f"{package}.{modules[name]}"), name)
        return found

    return get, lambda: sorted(modules)
