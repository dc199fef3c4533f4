"""The view files of the bundled rule sets. Each file is imported when it is first needed."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec

from ....model.rules import modules as products
from ....model.rules.core.engine.module import Module
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.modules.packages import Package
from ....model.rules.modules.registry import MODULES, packages
from ...art.marks import ICONS
from ...art.module_icons import PaintIcon
from ..guard import guarded
from ..view_book import PaintTile, ViewBook, ViewBookBuilder


def view_file(module: Module) -> str | None:
    """Return the import path of the view file of a rule set, or None if there is no such file.

    The view files of bundled rule sets are in this package. A third-party view file is in the folder of its
    rules. The function ``install`` of the file adds the rule set to a view book.
    """
    folder, _, _ = module.rules.rpartition(".")
    package, _, name = folder.rpartition(".")
    file = f"{__name__}.{name}" if package == products.__name__ else f"{folder}.view"
    return file if find_spec(file) is not None else None


def view_book(book: Rulebook) -> ViewBook:
    return _view_book(book.installed, packages())


@lru_cache(maxsize=64)
def _view_book(installed: tuple[str, ...], known: tuple[Package, ...]) -> ViewBook:
    view = ViewBookBuilder()
    for file in (view_file(module) for module in MODULES if module.id in installed):
        if file is not None:
            import_module(file).install(view)
    outside = any(package.module.id in installed for package in known)
    return guarded(view.freeze()) if outside else view.freeze()


def building_painter(type_id: str) -> PaintTile | None:
    known = packages()
    books = (_view_book((package.module.id,), known) for package in known)
    return next((book.buildings[type_id] for book in books if type_id in book.buildings), None)


def source_icon(source: str) -> PaintIcon:
    """Return the icon that any rule set registers for a source of points. If there is none, return a star."""
    books = (_view_book((module.id,), packages()) for module in MODULES)
    return next((book.icons[source] for book in books if source in book.icons), ICONS["star"])
