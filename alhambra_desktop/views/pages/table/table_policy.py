from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import attrs
from PySide6.QtCore import QRectF

from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ...game.target import Target

MOVING: Final = frozenset(("left", "right", "up", "down"))
LOOKING: Final = MOVING | {"zoom-in", "zoom-out", "fit"}
LIFTING: Final = frozenset(("lift", "to-reserve", "explain", "rules"))

WATCHING: Final = frozenset(("end-turn", "choose", "pause", "hurry", "slower"))


@frozen
class TablePolicy:
    """What the player may do at a table, by default everything.

    - `commands` are the allowed commands, or None for all. During a scoring, ``WATCHING`` replaces them.
    - `instead` maps commands to functions that replace the usual ones, except during a scoring.
    - `reach` contains rectangles of the scene. Only pieces inside them react. If `reach` is
      None, all pieces react.
    - `line` replaces the status text.
    - `aids` is the assistance level. If it is empty, the settings decide.
    - `asked` contains the targets of a task. Arrow keys go to them first, even if they are illegal.
      No bubble covers them.
    - `ends_beside`: the page has its own button to end the turn, and the bar has none.
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
