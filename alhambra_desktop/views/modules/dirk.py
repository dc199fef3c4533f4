"""Dirk on the table."""

from __future__ import annotations

from ...model.modules.dirk.rules import DIRK, DirksTiles
from ..view_book import ViewBookBuilder


def install(view: ViewBookBuilder) -> None:
    """Where his tiles lie."""
    view.add_rival_place(DIRK, DirksTiles())
