from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ...model.learning.goals.goals import Group, Progress
from ..art.cache import FaceCache
from ..art.medals import paint_medal
from ..art.palette import Theme

GROUPS: Final = tuple(Group)


def medal_picture(
    cache: FaceCache, progress: Progress, side: float, theme: Theme, dpr: float, widget: QWidget
) -> QPixmap:
    """Return the picture of a goal's medal.

    If the medal is not painted yet, return an empty picture and update `widget` later.
    """
    goal, share = progress.goal, min(1.0, progress.share)

    def paint(p: QPainter) -> None:
        paint_medal(p, goal.id, GROUPS.index(goal.group), share, side, theme)

    return cache.deferred_mark(("medal", goal.id, round(share, 3), theme.name), side, dpr, paint, widget)
