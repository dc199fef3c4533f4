"""The keys that work on each page."""

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
    """One or more keys that have the same function on a page, but no command.

    ``caption`` is the short name of the function on a drawn key.
    """

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
PRESETS: Final = tuple(
    PageKey((key,), GAME, title, caption, Message("keys-does-preset", preset=title))
    for key, title, caption in (
        ("1", Message("new-game-preset-quick"), Message("keys-short-preset-quick")),
        ("2", Message("new-game-preset-pair"), Message("keys-short-preset-pair")),
        ("3", Message("new-game-preset-everything"), Message("keys-short-preset-everything")),
        ("4", Message("new-game-preset-last"), Message("keys-short-preset-last")),
    )
)
OF_NEW_GAME: Final = (
    _page_key("choose", GAME, Message("keys-play"), Message("keys-short-play"), Message("keys-does-play")),
    *PRESETS,
)
OF_RESULT: Final = (
    _page_key(
        "look-back",
        GAME,
        Message("menu-look-back"),
        Message("keys-short-look-back"),
        Message("keys-does-look-back"),
    ),
    TABLES,
    _page_key(
        "leave",
        VIEW,
        Message("keys-to-table"),
        Message("keys-short-to-table"),
        Message("keys-does-to-table"),
        PAGE_KEYS["choose"],
    ),
)
OF_REVIEW: Final = (
    PageKey(
        ("Left", "Right"),
        GAME,
        Message("keys-turns"),
        Message("keys-short-turns"),
        Message("keys-does-turns"),
    ),
    PageKey(
        ("Shift+Left", "Shift+Right"),
        GAME,
        Message("keys-steps"),
        Message("keys-short-turns"),
        Message("keys-does-steps"),
    ),
    PageKey(
        ("Home", "End"), GAME, Message("keys-ends"), Message("keys-short-turns"), Message("keys-does-ends")
    ),
    _page_key(
        "mistake",
        GAME,
        Message("look-back-mistake"),
        Message("keys-short-mistake"),
        Message("keys-does-mistake"),
    ),
    TABLES,
    _page_key(
        "choose",
        GAME,
        Message("look-back-try"),
        Message("keys-short-play"),
        Message("keys-does-practice"),
    ),
)
EVERYWHERE: Final = frozenset(
    (
        "context-menu",
        "new-game",
        "open",
        "games",
        "save",
        "save-as",
        "quit",
        "preferences",
        "full-screen",
        "rules",
        "keys",
    )
)
"""Ids of the commands that work on every page."""

OF_ALL: Final = (NEXT_PANEL, NEXT_CONTROL, SEARCH, DELETE, BACK)

PAGES: Final[Mapping[str, PageShortcuts]] = {
    "table": PageShortcuts(
        Message("keys-at-table"), frozenset(command.id for command in COMMANDS) - EVERYWHERE, ()
    ),
    "start": PageShortcuts(Message("keys-on-start"), frozenset(), OF_START),
    "new-game": PageShortcuts(Message("keys-on-new-game"), frozenset(), (*OF_NEW_GAME, REMOVE, BACK)),
    "result": PageShortcuts(Message("keys-on-result"), frozenset(), OF_RESULT),
    "review": PageShortcuts(
        Message("keys-on-review"), frozenset(("fit", "zoom-in", "zoom-out")), (*OF_REVIEW, BACK)
    ),
    "everywhere": PageShortcuts(Message("keys-everywhere"), EVERYWHERE, OF_ALL),
}
"""The keys of each page. The last entry contains the keys that work on every page."""
