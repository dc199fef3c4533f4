"""What scrolls where there is too little room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ..storage.contained import contained


@contained
class Scrolled(QScrollArea):
    """Wants to be as wide as what it holds, so that only a small screen makes it scroll sideways."""

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        held = self.widget()
        if held is not None:
            hint.setWidth(held.sizeHint().width() + self.verticalScrollBar().sizeHint().width())
        return hint


def scrolled(widget: QWidget, name: str = "") -> QScrollArea:
    """A widget that scrolls where there is too little room, never cut off.

    With a name it takes the keyboard, so that something without any field can be scrolled by the arrows.
    """
    area = Scrolled()
    area.setWidget(widget)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setAccessibleName(name)
    area.setObjectName("reached" if name else "")
    if not name:
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
