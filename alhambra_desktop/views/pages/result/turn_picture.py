from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ....model.learning.analysis.turns import PlayedTurn
from ....model.rules.core.geometry.city import City
from ....model.rules.core.geometry.plain_tile import plain_tiles
from ....model.rules.core.values import MONEY, Cell
from ...art.cache import FaceCache
from ...art.palette import LIGHT, Theme
from ...charts.story_chart import NUMBER, paint_number
from ...storage.contained import contained
from ...widgets.games_list import PlainCity, city_place, paint_plain_city, plain_city

WINDOW: Final = 2
INSET: Final = 4.0  # space around the tiles, for their walls
CARD: Final = 56.0  # width of a single money card
# if there are several money cards, each of them reduces the width of all cards by this share
SMALLER: Final = 0.12
FAN: Final = 0.62  # share of the picture's width over which several money cards are spread


def window(city: PlainCity, changed: frozenset[Cell]) -> PlainCity:
    """Return the tiles in a window of the city that contains all changed squares.

    The window is as wide as it is high. It is as small as possible, but at least ``WINDOW`` squares wide. If
    there are several such windows, choose the one with the most tiles.
    """
    xs, ys = [x for x, _ in changed], [y for _, y in changed]
    side = max(WINDOW, max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    lefts = range(max(xs) - side + 1, min(xs) + 1)
    tops = range(max(ys) - side + 1, min(ys) + 1)

    def within(left: int, top: int) -> PlainCity:
        return {
            (x, y): tile for (x, y), tile in city.items() if left <= x < left + side and top <= y < top + side
        }

    return max((within(left, top) for left in lefts for top in tops), key=len)


def changed_cells(before: City, after: City) -> frozenset[Cell]:
    return frozenset(cell for cell, tile in after.tiles.items() if before.tiles.get(cell) is not tile)


@contained
class TurnPicture(QWidget):
    """A picture of a turn: the changed part of the Alhambra, or the money cards that were taken."""

    SIDE: Final = 104

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._cache = cache
        self._city: PlainCity = {}
        self._new: frozenset[Cell] = frozenset()
        self._cards: Sequence[str] = ()
        self._number = 0
        self.setFixedSize(QSize(self.SIDE, self.SIDE))

    def set_content(self, number: int, turn: PlayedTurn) -> None:
        before, after = (state.players[turn.seat].city for state in (turn.before, turn.after))
        city, self._number = plain_city(plain_tiles(after)), number
        self._new = changed_cells(before, after)
        taken = [card for action in turn.actions for card in getattr(action, "cards", ())]
        self._cards = [] if self._new else [card for card in taken if card in MONEY]
        self._city = {} if self._cards else window(city, self._new or frozenset({(0, 0)}))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, theme = QPainter(self), self.devicePixelRatioF(), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(7, 7, -1, -1)
        outline = QPainterPath()
        outline.addRoundedRect(frame, 8, 8)
        painter.save()
        painter.setClipPath(outline)
        court = self._cache.court_floor(frame.width(), frame.height(), theme, scale)
        painter.drawPixmap(frame.topLeft(), court)
        self._paint_cards(painter, frame, scale)
        self._paint_city(painter, frame.adjusted(INSET, INSET, -INSET, -INSET), scale)
        painter.restore()
        painter.setPen(QPen(QColor(theme.panel_edge), 1.3))
        painter.drawPath(outline)
        paint_number(painter, QPointF(NUMBER + 1, NUMBER + 1), self._number, theme)

    def _paint_city(self, painter: QPainter, room: QRectF, scale: float) -> None:
        if not self._city:
            return
        largest = room.width() / WINDOW
        paint_plain_city(painter, self._cache, self._city, room, largest, scale)
        size, corner = city_place(self._city, room, largest, scale)
        painter.setPen(QPen(QColor(self.theme.legal_light), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for column, row in self._new:
            painter.drawRect(QRectF(corner.x() + column * size, corner.y() + row * size, size, size))

    def _paint_cards(self, painter: QPainter, frame: QRectF, scale: float) -> None:
        count = len(self._cards)
        width = CARD if count < 2 else CARD * (1 - SMALLER * count)
        step = frame.width() * FAN / count if count else 0.0
        middle = frame.center()
        for at, name in enumerate(self._cards):
            card = MONEY[name]
            picture = self._cache.card(str(card.currency), card.value, width, scale)
            x = middle.x() + (at - (count - 1) / 2) * min(step, width + 3) - width / 2
            painter.drawPixmap(QPointF(round(x), round(middle.y() - 0.75 * width)), picture)
