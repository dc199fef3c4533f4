"""Which keys work on which pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message
from ...words import say
from ..commands.actions import COMMANDS, GAME, HELP, PAGE_KEYS
from .key_groups import VIEW


@frozen
class PageKey:
    """Keys of a page that are no command. ``caption`` is the short name on a drawn key."""

    keys: tuple[str, ...]
    group: Message
    title: Message
    caption: Message
    does: Message

    @property
    def name(self) -> str:
        return say(self.title).replace("&", "").rstrip("…")


@frozen
class PageShortcuts:
    """The keys of a page, or of several pages. ``commands`` are the ids of the commands that work there."""

    title: Message
    commands: frozenset[str]
    keys: tuple[PageKey, ...]


def _page_key(
    name: str, group: Message, title: Message, caption: Message, does: Message, *others: str
) -> PageKey:
    return PageKey((PAGE_KEYS[name], *others), group, title, caption, does)


NEXT_CONTROL: Final = PageKey(
    ("Tab",),
    VIEW,
    Message("keys-next-control"),
    Message("keys-short-next-control"),
    Message("keys-does-next-control"),
)
NEXT_PANEL: Final = _page_key(
    "card",
    VIEW,
    Message("keys-next-panel"),
    Message("keys-short-next-panel"),
    Message("keys-does-next-panel"),
)
SEARCH: Final = _page_key(
    "search", GAME, Message("keys-search"), Message("keys-short-search"), Message("keys-does-search")
)
BACK: Final = _page_key(
    "leave",
    VIEW,
    Message("keys-back"),
    Message("keys-short-leave"),
    Message("keys-does-back"),
    PAGE_KEYS["back"],
)
DELETE: Final = PageKey(
    ("Del",), GAME, Message("keys-delete"), Message("keys-short-delete"), Message("keys-does-delete")
)
REMOVE: Final = PageKey(
    ("Del",), GAME, Message("keys-remove"), Message("keys-short-remove"), Message("keys-does-remove")
)
TABLES: Final = _page_key(
    "tables", VIEW, Message("keys-tables"), Message("keys-short-tables"), Message("keys-does-tables")
)
OF_START: Final = (
    _page_key("new", GAME, Message("start-new-title"), Message("keys-short-new"), Message("keys-does-new")),
    _page_key(
        "games",
        GAME,
        Message("start-all-games"),
        Message("keys-short-all-games"),
        Message("keys-does-all-games"),
    ),
    _page_key("open", GAME, Message("keys-code"), Message("keys-short-code"), Message("keys-does-code")),
    _page_key(
        "learn", HELP, Message("start-all-lessons"), Message("keys-short-learn"), Message("keys-does-learn")
    ),
    _page_key(
        "puzzle", HELP, Message("menu-puzzle"), Message("keys-short-puzzle"), Message("keys-does-puzzle")
    ),
)
"""Keys of pages that belong to no command: key, group, name and description."""
