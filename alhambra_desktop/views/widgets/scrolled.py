from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ..storage.contained import contained
from .style import theme_of

RIM: Final = 2  # width of the frame of an area that takes the focus
FADE: Final = 22  # height of a fade in pixels


@contained
class _Fade(QWidget):
    """A fade at the upper or lower edge of a scroll area, where its contents continue."""

    def __init__(self, area: QScrollArea, *, below: bool, wood: bool) -> None:
        super().__init__(area)
        self._below, self._wood = below, wood
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        from ..art.brushes import colour, down  # not needed at start-up

        theme = theme_of(self.palette())
        tints = (theme.wood_top, theme.wood_bottom) if self._wood else (theme.panel_top, theme.panel_bottom)
        clear, full = colour(tints[self._below], 0.0), colour(tints[self._below], 0.95)
        fades = (clear, full) if self._below else (full, clear)
        QPainter(self).fillRect(QRectF(self.rect()), down(0, self.height(), *fades))


@contained
class Scrolled(QScrollArea):
    """A scroll area as wide as its contents, which scrolls horizontally only on small screens.

    With a name it takes the focus, for scrolling with keys. An edge beyond which the contents continue fades
    into the colour of paper, or of `wood`.
    """

    def __init__(self, held: QWidget, name: str = "", *, wood: bool = False) -> None:
        super().__init__()
        self.above, self.below = (_Fade(self, below=below, wood=wood) for below in (False, True))
        self.setWidget(held)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(name)
        self.setObjectName("reached" if name else "")
        if not name:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def _rim(self) -> int:
        return RIM if self.objectName() else 0

    def _fade(self) -> None:
        """Show a fade at each edge where the contents continue.

        The code does not use the viewport or the scroll bars, because access to them would make PySide load
        all widget classes.
        """
        held, rim = self.widget(), self._rim
        if held is None:
            return
        bottom = self.height() - 2 * rim
        self.above.setVisible(held.y() < 0)
        self.below.setVisible(held.y() + held.height() > bottom)
        for fade, top in ((self.above, rim), (self.below, rim + bottom - FADE)):
            left = rim + max(0, held.x())  # contents can be centred
            fade.setGeometry(left, top, min(held.width(), self.width() - 2 * rim), FADE)
            fade.raise_()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._fade()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fade()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        if event.type() == QEvent.Type.Resize:
            self._fade()
        return done

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        held = self.widget()
        if held is not None:
            bar = self.verticalScrollBar().sizeHint().width()
            hint.setWidth(held.sizeHint().width() + bar + 2 * self._rim)
        return hint


@contained
class SideColumn(Scrolled):
    """Cards next to a table; `want` sets their width, which becomes larger if the contents need more."""

    def __init__(self, cards: QWidget) -> None:
        super().__init__(cards, wood=True)
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
