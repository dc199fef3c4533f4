from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ...model.rules.core.engine.option import Option, Value
from ...model.rules.modules.registry import MODULES
from ...words import say
from .. import art
from ..art.box_fronts import paint_box_front
from ..art.brushes import colour, stroke
from ..art.cache import FaceCache
from ..art.geometry import rounded
from ..art.option_pictures import PICTURES, SIDE
from ..art.option_states import paint_state
from ..art.painter_state import clipped, moved
from ..art.palette import Theme
from ..storage.contained import contained
from ..widgets.style import theme_of

SHOWN: Final = 56
"""Default width and height of a small picture."""

SCENE, INSIDE, PERIOD = 92, 70, 44.0
"""Side length of a large picture, side length of its object, and distance between stars on its floor."""

CORNER: Final = 7.0


@contained
class OptionPicture(QWidget):
    """Shows the picture of a variant's value or, if there is none, the box front of the rule set."""

    def __init__(self, cache: FaceCache, option: Option, *, large: bool = False, side: int = SHOWN) -> None:
        super().__init__()
        self._cache, self._option = cache, option
        self._value: Value = option.default
        self._large, self._side = large, SCENE if large else side
        self.setFixedSize(self._side, self._side)

    def show_value(self, value: Value) -> None:
        self._value = value
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, ratio = theme_of(self.palette()), self.devicePixelRatioF()
        key = ("option", self._option.id, self._value, theme.name)
        picture = self._cache.thumbnail(key, self._side, self._side, ratio, partial(self._paint, theme))
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, theme: Theme, p: QPainter) -> None:
        if not self._large:
            _paint(p, self._option, self._value, theme, self._side)
            return
        rect = QRectF(0, 0, SCENE, SCENE)
        with clipped(p, rounded(rect, CORNER)):
            art.paint_court_floor(p, rect, theme)
            art.paint_stars(p, rect, theme, PERIOD, (SCENE / 2, SCENE / 2))
        stroke(p, rounded(rect, CORNER, 0.8), colour(theme.panel_edge, 0.8), 1.4)
        with moved(p, (SCENE - INSIDE) / 2, (SCENE - INSIDE) / 2):
            _paint(p, self._option, self._value, theme, INSIDE)


def _paint(p: QPainter, option: Option, value: Value, theme: Theme, side: float) -> None:
    with moved(p, scale=side / SIDE):
        if option.id in PICTURES:
            paint_state(p, option.id, value, theme)
            return
        module = next(module for module in MODULES if option in module.options)
        with moved(p, 1, 1):
            paint_box_front(p, module.id, say(module.title)[:1], SIDE - 2)
