from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QPainter

from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message
from ...words import say
from ..art.brushes import colour
from ..art.geometry import ellipse
from ..art.palette import Theme
from ..commands.command import Key
from .menu import RoundMenu
from .round_button import SIZE, RoundButton


@frozen
class Entry:
    message: Message
    do: Callable[[], object]
    key: Key = ""
    enabled: bool = True


def paint_dots(p: QPainter, x: float, y: float, theme: Theme) -> None:
    for shift in (-6, 0, 6):
        p.fillPath(ellipse(x + shift, y, 2), colour(theme.text))


class MoreButton(RoundButton):
    """A round button with three dots. A click opens a menu with the entries that `entries` returns."""

    def __init__(self, entries: Callable[[], Sequence[Entry]], diameter: int = SIZE) -> None:
        super().__init__(paint_dots)
        self.diameter = diameter
        self._entries = entries
        self.clicked.connect(self._open_menu)

    def _open_menu(self) -> None:
        menu = RoundMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(self.accessibleName())
        for entry in self._entries():
            keys = QKeySequence(entry.key).toString(QKeySequence.SequenceFormat.NativeText)
            action = menu.addAction(f"{say(entry.message)}\t{keys}" if keys else say(entry.message))
            action.setEnabled(entry.enabled)
            action.triggered.connect(lambda _=False, do=entry.do: do())
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
