"""Scrolling where there is too little room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ..storage.contained import contained


@contained
class Scrolled(QScrollArea):
    """A scroll area as wide as its contents want, so that only small screens scroll sideways."""

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        held = self.widget()
        if held is not None:
            hint.setWidth(held.sizeHint().width() + self.verticalScrollBar().sizeHint().width())
        return hint


def scrolled(widget: QWidget, name: str = "") -> QScrollArea:
    """Return a scroll area around a widget; with a name it takes the focus, for scrolling by keys."""
    area = Scrolled()
    area.setWidget(widget)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setAccessibleName(name)
    area.setObjectName("reached" if name else "")
    if not name:
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
