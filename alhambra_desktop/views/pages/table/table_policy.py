from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import attrs
from PySide6.QtCore import QRectF

from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ...game.target import Target

MOVING: Final = frozenset(("left", "right", "up", "down"))
LOOKING: Final = MOVING | {"zoom-in", "zoom-out", "fit"}  # commands that move the cursor or the camera
LIFTING: Final = frozenset(("lift", "to-reserve", "explain", "rules"))  # commands about a piece or card

WATCHING: Final = frozenset(("end-turn", "choose", "pause", "hurry", "slower"))  # commands during a scoring


@frozen
class TablePolicy:
    """What the player may do at a table; by default everything.

    `commands` are the allowed commands; None allows all. `instead` maps commands to functions that run
    instead of the usual ones. During a scoring, `instead` has no effect, and ``WATCHING`` replaces `commands`
    unless they are None. `reach` are rectangles of the scene: only pieces inside them react. If `reach` is
    None, all pieces react. `line` replaces the status text. `aids` is the assistance level; if `aids` is
    empty, the settings decide. `asked` are the targets that a task names. The arrow keys go to these targets
    first, even if they are illegal. No bubble covers them. `ends_beside` is True if the page has its own
    button to end the turn. The bar then has no such button.
    """

    commands: frozenset[str] | None = None
    instead: Mapping[str, Callable[[], object]] = attrs.field(factory=dict)
    may_undo: bool = True
    may_end: bool = True
    reach: tuple[QRectF, ...] | None = None
    line: tuple[Message, list[Message]] | None = None
    aids: str = ""
    asked: tuple[Target, ...] = ()
    ends_beside: bool = False
