from __future__ import annotations

from typing import Final

from ...model.rules.core.words.message import Message
from ..commands.actions import GAME, PAGE_KEYS
from .key_groups import VIEW

PAGE_LINES: Final = (
    ("Tab", VIEW, Message("keys-next-control"), Message("keys-does-next-control")),
    (PAGE_KEYS["card"], VIEW, Message("keys-next-panel"), Message("keys-does-next-panel")),
    (PAGE_KEYS["search"], GAME, Message("keys-search"), Message("keys-does-search")),
    ("Del", GAME, Message("keys-delete"), Message("keys-does-delete")),
    *(
        (key, GAME, preset, Message("keys-does-preset", preset=preset))
        for key, preset in (
            ("1", Message("new-game-preset-quick")),
            ("2", Message("new-game-preset-pair")),
            ("3", Message("new-game-preset-everything")),
            ("4", Message("new-game-preset-last")),
        )
    ),
)
"""Keys of pages that are no commands: key, group, name and description."""
