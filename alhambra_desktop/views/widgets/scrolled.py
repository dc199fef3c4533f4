from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ..storage.contained import contained


@contained
class Scrolled(QScrollArea):
    """A scroll area as wide as its contents want: only small screens scroll sideways.

    With a name it takes the focus, for scrolling by keys.
    """

    def __init__(self, held: QWidget, name: str = "") -> None:
        super().__init__()
        self.setWidget(held)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(name)
        self.setObjectName("reached" if name else "")
        if not name:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        held = self.widget()
        if held is not None:
            hint.setWidth(held.sizeHint().width() + self.verticalScrollBar().sizeHint().width())
        return hint


@contained
class SideColumn(Scrolled):
    """Cards next to a table, as wide as their contents want or texts need; `want` may be narrower."""

    def __init__(self, cards: QWidget) -> None:
        super().__init__(cards)
        self._cards, self._wide = cards, 0

    def want(self, width: float) -> None:
        self._wide = round(width)
        self._fit()

    def _fit(self) -> None:
        cards = self._cards.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        self._wide = max(self._wide, cards)
        self.setFixedWidth(self._wide)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self._wide:
            self._fit()
        return super().eventFilter(watched, event)
