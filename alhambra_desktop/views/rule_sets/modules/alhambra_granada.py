from __future__ import annotations

from ....model.rules.modules.alhambra_granada.rules import CONTACTS
from ...art.marks import ICONS
from ..view_book import ViewBookBuilder
from . import granada


def install(view: ViewBookBuilder) -> None:
    granada.install_town(view)
    view.add_icon(CONTACTS, ICONS["contact"])
