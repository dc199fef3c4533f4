"""The picture of a house variant in a form."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ...model.rules.core.engine.option import Option
from ...model.rules.modules.registry import MODULES
from ...words import say
from ..art.box_fronts import paint_box_front
from ..art.cache import FaceCache
from ..art.option_pictures import PICTURES, SIDE
from ..art.painter_state import moved
from ..art.palette import Theme
from ..storage.contained import contained
from ..widgets.style import theme_of


@contained
class OptionPicture(QWidget):
    """The picture of a house variant, or the box front of its rule set if the variant has no picture."""

    def __init__(self, cache: FaceCache, option: Option) -> None:
        super().__init__()
        self._cache, self._option = cache, option
        self.setFixedSize(SIDE, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, ratio = theme_of(self.palette()), self.devicePixelRatioF()
        key = ("option", self._option.id, theme.name)
        picture = self._cache.thumbnail(key, SIDE, SIDE, ratio, lambda p: _paint(p, self._option, theme))
        QPainter(self).drawPixmap(0, 0, picture)


def _paint(p: QPainter, option: Option, theme: Theme) -> None:
    if option.id in PICTURES:
        PICTURES[option.id](p, theme)
        return
    module = next(module for module in MODULES if option in module.options)
    with moved(p, 1, 1):
        paint_box_front(p, module.id, say(module.title)[:1], SIDE - 2)
