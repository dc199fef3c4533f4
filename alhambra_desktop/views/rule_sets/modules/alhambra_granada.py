"""Alhambra and Granada on one table."""

from __future__ import annotations

from ....model.rules.modules.alhambra_granada.rules import CONTACTS
from ...art.marks import ICONS
from ..view_book import ViewBookBuilder
from . import granada


def install(view: ViewBookBuilder) -> None:
    """What Granada brings, and where wall and moat touch."""
    granada.install_town(view)
    view.add_icon(CONTACTS, ICONS["contact"])
