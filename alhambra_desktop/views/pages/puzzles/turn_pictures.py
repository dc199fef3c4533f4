from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ....model.learning.puzzles.goals import AheadGoal, CountGoal, Goal, PlaceGoal, RunGoal
from ....model.rules.core.words.message import Message
from ... import art
from ...art.brushes import colour, shape
from ...art.fonts import figure_path
from ...art.geometry import khatam
from ...art.option_pictures import PICTURES, SIDE
from ...art.painter_state import moved
from ...art.palette import GOLD, GOLD_DEEP, INK, TYPE_COLOURS, Theme
from ...art.places import paint_place
from ...storage.contained import contained
from ...widgets.style import theme_of
from .filter_panel import paint_goal

TILE_SHARE: Final = 0.86
"""Width of the tile, as a share of the width of a goal's picture."""

MEDAL_SHARE: Final = 0.22
"""Radius of the medal, as a share of the width of a goal's picture."""

WALL_TILES: Final = ("tower", "garden")
SIGN, GAP = 34, 6


def paint_goal_picture(p: QPainter, size: float, goal: Goal, theme: Theme) -> None:
    type_id = str(getattr(goal, "type", ""))
    if isinstance(goal, RunGoal):
        _paint_run(p, size, goal.edge)
    elif type_id in TYPE_COLOURS:
        tile = size * TILE_SHARE
        art.paint_shadow(p, QRectF(0, 0, tile, tile), 2)
        art.paint_face(p, type_id, None, tile)
        _paint_medal(p, size, goal, theme)
    elif isinstance(goal, PlaceGoal | AheadGoal | CountGoal):
        paint_goal(p, size, goal.kind, type_id, theme)
    else:
        with moved(p, scale=size / SIDE):
            PICTURES["exact_bonus"](p, theme)


def _paint_run(p: QPainter, size: float, edge: str) -> None:
    half = size / 2
    for at, (type_id, sides) in enumerate(zip(WALL_TILES, ("NW", "NE"), strict=True)):
        with moved(p, at * half, half / 2):
            art.paint_tile(p, type_id, None, sides, half, edge)


def _paint_medal(p: QPainter, size: float, goal: Goal, theme: Theme) -> None:
    radius = size * MEDAL_SHARE
    x = y = size - radius - 1
    if isinstance(goal, PlaceGoal):
        paint_place(p, x, y, radius, goal.rank, theme)
        return
    figure = f"×{goal.count}" if isinstance(goal, CountGoal) else "+"
    shape(p, khatam(x, y, radius), GOLD, GOLD_DEEP, 1.2)
    p.fillPath(figure_path(figure, x, y, radius, radius * 1.3), colour(INK))


def _paint_purchase(p: QPainter, _: Theme) -> None:
    art.paint_shadow(p, QRectF(3, 3, SIDE - 6, SIDE - 6), 2)
    with moved(p, 3, 3):
        art.paint_face(p, "pavilion", 6, SIDE - 6)


ACTIONS: Final = {
    "puzzle-deed-open": (_paint_purchase, PICTURES["open_hands"], PICTURES["redesign"]),
    "puzzle-deed-extra": (PICTURES["extra_action"],),
}
"""Maps the id of a message about possible actions to the functions that paint these actions."""


@contained
class ActionPictures(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self.hide()

    def set_content(self, text: Message | None) -> None:
        self._text = "" if text is None else text.id
        count = len(ACTIONS.get(self._text, ()))
        self.setFixedSize(max(1, count * (SIGN + GAP) - GAP), SIGN)
        self.setVisible(count > 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, paint in enumerate(ACTIONS.get(self._text, ())):
            with moved(painter, at * (SIGN + GAP), 0, SIGN / SIDE):
                paint(painter, theme)
