"""TablePolicy: what a page lets be done at its table, and what it has the table say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import attrs
from PySide6.QtCore import QRectF

from ....model.rules.core.words.message import Message
from ...game.target import Target

MOVING: Final = frozenset(("left", "right", "up", "down"))
LOOKING: Final = MOVING | {"zoom-in", "zoom-out", "fit"}
"""Commands that change nothing but what is seen."""

LIFTING: Final = frozenset(("lift", "to-reserve", "explain", "rules"))
"""Commands that are given for a piece or a card."""

WATCHING: Final = frozenset(("end-turn", "choose", "pause", "hurry", "slower"))
"""Commands that a restricted table takes while a scoring is counted."""


@attrs.frozen(eq=False)
class TablePolicy:
    """What may be done at a table. The default is that of a game: everything.

    Only `commands` are taken, all where it is None; those in `instead` are done by the page itself. `reach`
    are the rectangles of the scene that can be touched, everything where it is None. `line` is what the bar
    says instead of what is to be done. `aids` are those of the settings where it is empty. `asked` are the
    targets that the arrow keys lead to though they may be refused.
    """

    commands: frozenset[str] | None = None
    instead: Mapping[str, Callable[[], object]] = attrs.field(factory=dict)
    takes_back: bool = True
    may_end: bool = True
    reach: tuple[QRectF, ...] | None = None
    line: tuple[Message, list[Message]] | None = None
    aids: str = ""
    asked: tuple[Target, ...] = ()


OF_A_GAME: Final = TablePolicy()
