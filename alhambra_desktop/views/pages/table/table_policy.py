from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import attrs
from PySide6.QtCore import QRectF

from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ...game.target import Target

MOVING: Final = frozenset(("left", "right", "up", "down"))
LOOKING: Final = MOVING | {"zoom-in", "zoom-out", "fit"}  # commands that only change the view
LIFTING: Final = frozenset(("lift", "to-reserve", "explain", "rules"))  # commands about a piece or card

WATCHING: Final = frozenset(("end-turn", "choose", "pause", "hurry", "slower"))  # commands during a scoring


@frozen
class TablePolicy:
    """Permitted actions at a table; by default everything.

    Only `commands` are allowed, or all if it is None. For the commands in `instead`, the page calls its own
    functions. Pieces react only within the rectangles `reach` of the scene, or everywhere if it is None.
    `line` replaces the status text. `aids` is the assistance level; if it is empty, the settings decide.
    `asked` are targets named by a task: the arrow keys go to them first, even if they are illegal, and no
    bubble covers them.
    """

    commands: frozenset[str] | None = None
    instead: Mapping[str, Callable[[], object]] = attrs.field(factory=dict)
    may_undo: bool = True
    may_end: bool = True
    reach: tuple[QRectF, ...] | None = None
    line: tuple[Message, list[Message]] | None = None
    aids: str = ""
    asked: tuple[Target, ...] = ()
