from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QWidget

from ...art.box_fronts import paint_box_front
from ...storage.contained import contained
from .game_panel import GamePanel
from .table_panel import TablePanel
from .table_picture import slots

COMES, GOES = 260, 160  # durations of a picture's flights to the table and back, in milliseconds
SHADOW: Final = 4


@contained
class PieceFlight(QWidget):
    """Animates an expansion's picture between its card and the table, unless motion is reduced."""

    def __init__(self, game: GamePanel, table: TablePanel, page: QWidget) -> None:
        super().__init__(page)
        self._game, self._table, self._page = game, table, page
        self._name = self._initial = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._way = QPropertyAnimation(self, b"geometry", self)
        self._way.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._way.finished.connect(self._land)
        self.hide()

    def fly(self, name: str, *, arriving: bool, reduced: bool) -> None:
        hint = QStyle.StyleHint.SH_Widget_Animation_Duration
        moves = not reduced and self._page.isVisible() and self.style().styleHint(hint) > 0
        way = self._ends(name) if moves else None
        if way is None:
            return
        self._name, self._initial = name, self._game.expansions[name].face.title[:1]
        self._table.hidden_piece = name if arriving else ""
        self._way.stop()
        self._way.setDuration(COMES if arriving else GOES)
        self._way.setStartValue(way[0] if arriving else way[1])
        self._way.setEndValue(way[1] if arriving else way[0])
        self.raise_()
        self.show()
        self._way.start()

    def _ends(self, name: str) -> tuple[QRect, QRect] | None:
        """Return a picture's rectangles on its card and on the table, or None if the table has no room."""
        chosen = self._game.modules
        names = [expansion for expansion in self._game.expansions if expansion in chosen or expansion == name]
        places = slots(len(names))
        if self._table.plan is None or names.index(name) >= len(places):
            return None
        slot = self._table.slot(*places[names.index(name)])
        card = self._game.expansions[name]
        picture = card.picture
        start = QRect(card.mapTo(self._page, picture.topLeft()), picture.size())
        return start, QRect(self._table.mapTo(self._page, slot.topLeft()), slot.size())

    def _land(self) -> None:
        self.hide()
        self._table.hidden_piece = ""
        self._table.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_box_front(painter, self._name, self._initial, min(self.width(), self.height()) - SHADOW)
