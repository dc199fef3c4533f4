"""The market: four squares, each with its tiles and what it would mean to buy them now."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ....model.core.nouns import currency_noun
from ....model.core.table import Arrangement, MarketSquare, Piece, Place, TileFace
from ....model.core.values import MARKET_SQUARES, SQUARE_CURRENCY
from ....words import phrase
from ...art.fonts import SEMIBOLD, sans
from ...art.palette import CURRENCY_COLOURS
from ...selection import Selection
from ..shown import Shown
from ..slots import Slot
from ..zone import Zone
from .offers import money_facts, paint_offer, paint_room

TILE = 84.0


class MarketZone(Zone):
    """Four market squares in their currencies."""

    def holds(self, place: Place) -> bool:
        """Market squares."""
        return isinstance(place, MarketSquare)

    def facts(self, shown: Shown, selection: Selection) -> tuple[object, ...]:
        """Tiles, what the viewer could pay, and what is pointed at or lifted."""
        markets = tuple(stock.market for stock in shown.seen.stocks)
        goods = [piece.id for _, pieces in self.lying(shown.table) for piece in pieces]
        chosen = tuple(id_ for id_ in goods if self.is_chosen(id_))
        held = tuple(id_ for id_ in goods if self.is_held(id_))
        return shown.book, markets, money_facts(shown, selection), chosen, held

    # -- where things are

    def square_rect(self, square: int) -> QRectF:
        """One market square."""
        width = (self.inner.width() - 12) / 4
        return QRectF(6 + (square - 1) * width, 6, width, self.inner.height() - 12)

    def place_rect(self, place: Place) -> QRectF | None:
        """The share that one stock has of a market square."""
        if not isinstance(place, MarketSquare) or self.shown is None:
            return None
        kinds = [stock.kind for stock in self.shown.seen.stocks]
        if place.stock not in kinds:
            return None
        rect = self.square_rect(place.square)
        width = rect.width() / len(kinds)
        return QRectF(rect.left() + kinds.index(place.stock) * width, rect.top(), width, rect.height())

    @property
    def tile_size(self) -> float:
        """The size of a tile; where several stocks share a square, each has its part of it."""
        stocks = len(self.shown.seen.stocks) if self.shown is not None else 1
        return self.faces.snapped(min(TILE, self.square_rect(1).width() / stocks - 5))

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        """A tile in the middle of its share; all of the share means it."""
        for place, pieces in self.lying(table):
            rect = self.place_rect(place)
            if rect is None:
                continue
            size = self.tile_size
            lying = QRectF(rect.center().x() - size / 2, rect.top() + 27 + (TILE - size) / 2, size, size)
            for piece in pieces:
                yield Slot(piece, lying, reach=rect)

    # -- painting

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Each square with its currency, and a pill for each tile."""
        for square in MARKET_SQUARES:
            self._paint_square(painter, square)
        self.paint_imprints(painter, shown.table)
        for place, pieces in self.lying(shown.table):
            rect = self.place_rect(place)
            if rect is not None:
                for piece in pieces:
                    self._paint_good(painter, shown, rect.adjusted(1, 1, -1, -1), piece)

    def _paint_square(self, painter: QPainter, square: int) -> None:
        rect = self.square_rect(square).adjusted(1, 1, -1, -1)
        currency = str(SQUARE_CURRENCY[square])
        colours = CURRENCY_COLOURS[currency]
        wash = QColor(colours.mid if self.faces.theme.dark else colours.pale)
        wash.setAlphaF(0.30 if self.faces.theme.dark else 0.62)
        painter.setPen(QPen(QColor(colours.mid), 1.2))
        painter.setBrush(wash)
        painter.drawRoundedRect(rect, 5, 5)
        self.faces.coin(painter, currency, rect.left() + 17, rect.top() + 13, 8.5)
        line = QRectF(rect.left() + 30, rect.top() + 2, rect.width() - 32, 22)
        words = phrase("market-square", square=square, currency=currency_noun(currency))
        self.write(painter, line, words, sans(13, SEMIBOLD))

    def _paint_good(self, painter: QPainter, shown: Shown, room: QRectF, piece: Piece) -> None:
        good = shown.book.good(shown.seen, piece.face.tile) if isinstance(piece.face, TileFace) else None
        if self.is_chosen(piece.id) and self.mine:
            paint_room(painter, self.faces, room)
        if good is not None:
            paint_offer(painter, self.faces, shown, self.selection, room, good)
