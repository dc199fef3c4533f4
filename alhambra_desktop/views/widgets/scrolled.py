from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QWidget

from ..storage.contained import contained
from .style import theme_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTextBrowser

    from ..art.palette import Theme

RIM: Final = 2
FADE: Final = 22  # usual height of a fade in pixels
# If the cut-off row is not higher than ``TALLEST``, this is the height of the fade's translucent part.
SHORT: Final = 6
ARROW: Final = 10  # radius of the arrow on a lower fade
# If a cut-off row is at most this high, the opaque part of the fade hides it.
TALLEST: Final = 48


def hidden_part(top: int, bottom: int, edge: int) -> int:
    """Return the height of the visible part of a cut-off row, so that a fade can hide this part.

    `edge` is the lower edge of the area. If `edge` does not cut off the row, or if the row is higher than
    ``TALLEST``, return 0.
    """
    return edge - top if top < edge < bottom and bottom - top <= TALLEST else 0


@contained
class _Fade(QWidget):
    def __init__(self, area: QAbstractScrollArea, *, below: bool, wood: bool = False) -> None:
        super().__init__(area)
        self._below, self._wood, self._tall, self._height = below, wood, False, FADE
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_at(
        self, room: QRect, *, shown: bool, hidden: int = 0, tall: bool = False, fade: int = FADE
    ) -> None:
        """Show or hide the fade.

        `hidden` is the height of the fade's opaque part, and `fade` is that of its translucent part. `tall`
        says whether the edge cuts off a row that is higher than ``TALLEST``.
        """
        self.setVisible(shown)
        self._tall, self._height = tall, fade
        height = fade + hidden
        top = room.bottom() + 1 - height if self._below else room.top()
        self.setGeometry(room.left(), top, room.width(), height)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        from ..art.brushes import colour, down  # not needed at start-up

        theme = theme_of(self.palette())
        tints = (theme.wood_top, theme.wood_bottom) if self._wood else (theme.panel_top, theme.panel_bottom)
        clear, full = colour(tints[self._below], 0.0), colour(tints[self._below], 0.95)
        fades = (clear, full) if self._below else (full, clear)
        painter = QPainter(self)
        width, fade = self.width(), self._height
        painter.fillRect(QRectF(0, 0, width, fade), down(0, fade, *fades))
        painter.fillRect(QRectF(0, fade, width, self.height() - fade), colour(tints[self._below]))
        if self._below and (self._wood or self._tall):
            self._paint_arrow(painter, theme)

    def _paint_arrow(self, p: QPainter, theme: Theme) -> None:
        """Paint an arrow, because a fade on wood or over a tall row looks like the end of the contents."""
        from ..art.brushes import shape, stroke
        from ..art.geometry import curve, ellipse

        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, y = self.width() / 2, self.height() - ARROW - 1
        shape(p, ellipse(x, y, ARROW), theme.panel_top, theme.panel_edge, 1.2)
        stroke(p, curve((x - 4, y - 2), (x, y + 2.5), (x + 4, y - 2)), theme.text, 1.8, True)


def line_at(text: QTextBrowser, y: int) -> tuple[int, int]:
    line = text.cursorRect(text.cursorForPosition(QPoint(text.viewport().width() // 4, y)))
    return line.top(), line.bottom() + 1


RowAt = Callable[[int], tuple[int, int]]
"""Returns the top and bottom of the row at a y coordinate of the viewport."""


@contained
class EdgeFades(QObject):
    def __init__(self, area: QAbstractScrollArea, row_at: RowAt) -> None:
        super().__init__(area)
        self._area, self._row_at = area, row_at
        self.whole_at_top = False
        """If True, there is no lower fade while the contents are at the top, as in `Scrolled`."""

        self.above, self.below = (_Fade(area, below=below) for below in (False, True))
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self.follow)
        bar.rangeChanged.connect(self.follow)
        area.viewport().installEventFilter(self)

    def follow(self) -> None:
        bar, room = self._area.verticalScrollBar(), self._area.viewport().geometry()
        more = bar.value() < bar.maximum()
        top, bottom = self._row_at(room.height() - 1) if more else (0, 0)
        self.above.show_at(room, shown=bar.value() > bar.minimum())
        hidden = hidden_part(top, bottom, room.height())
        tall = bottom - top > TALLEST
        more = more and not (self.whole_at_top and bar.value() == bar.minimum())
        self.below.show_at(room, shown=more, hidden=hidden, tall=tall, fade=FADE if tall else SHORT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.follow()
        return super().eventFilter(watched, event)


@contained
class Scrolled(QScrollArea):
    """A scroll area. If the contents continue beyond its upper or lower edge, there is a fade at this edge.

    An area with a name can get the keyboard focus, and then keys scroll the area.
    """

    def __init__(self, held: QWidget, name: str = "", *, wood: bool = False) -> None:
        super().__init__()
        self.above, self.below = (_Fade(self, below=below, wood=wood) for below in (False, True))
        self.whole_at_top = False
        """If True, there is no lower fade while the contents are at the top.

        The lower edge then cuts off no row, so no fade is needed.
        """

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
        """Do not access the viewport or the scroll bars here: PySide would then load all widget classes."""
        held, rim = self.widget(), self._rim
        if held is None:
            return
        left = rim + max(0, held.x())  # centred contents have a left margin
        height = self.height() - 2 * rim
        room = QRect(left, rim, min(held.width(), self.width() - 2 * rim), height)
        more = held.y() + held.height() > height
        self.above.show_at(room, shown=held.y() < 0)
        self.below.show_at(room, shown=more and not (self.whole_at_top and held.y() == 0))

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
    """The column of panels beside the game table, at least as wide as the panels need."""

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
