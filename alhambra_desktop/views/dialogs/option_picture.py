from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ...model.rules.core.engine.option import Option, Value
from ...model.rules.modules.registry import MODULES
from ...words import say
from ..art.box_fronts import paint_box_front
from ..art.cache import FaceCache
from ..art.option_pictures import PICTURES, SIDE
from ..art.option_states import paint_state
from ..art.painter_state import moved
from ..art.palette import Theme
from ..storage.contained import contained
from ..widgets.style import theme_of

SHOWN: Final = 56
"""Width and height of the picture in the form."""


@contained
class OptionPicture(QWidget):
    """The picture of a house variant, which shows the variant's current value.

    If the variant has no picture, the box front of the variant's rule set is shown instead.
    """

    def __init__(self, cache: FaceCache, option: Option) -> None:
        super().__init__()
        self._cache, self._option = cache, option
        self._value: Value = option.default
        self.setFixedSize(SHOWN, SHOWN)

    def show_value(self, value: Value) -> None:
        self._value = value
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, ratio = theme_of(self.palette()), self.devicePixelRatioF()
        option, value = self._option, self._value
        key = ("option", option.id, value, theme.name)
        picture = self._cache.thumbnail(key, SHOWN, SHOWN, ratio, lambda p: _paint(p, option, value, theme))
        QPainter(self).drawPixmap(0, 0, picture)


def _paint(p: QPainter, option: Option, value: Value, theme: Theme) -> None:
    with moved(p, scale=SHOWN / SIDE):
        if option.id in PICTURES:
            paint_state(p, option.id, value, theme)
            return
        module = next(module for module in MODULES if option in module.options)
        with moved(p, 1, 1):
            paint_box_front(p, module.id, say(module.title)[:1], SIDE - 2)
