"""Faces: the art of the table, drawn once for the device's pixels and kept."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from ...model.core.tile import Tile
from ...model.core.values import MONEY
from .. import art
from ..art.palette import LIGHT, Theme


class Faces:
    """Pixmaps of tiles, cards and grounds for one theme and one scale of device pixels a unit."""

    def __init__(self) -> None:
        self.theme: Theme = LIGHT
        self.scale = 1.0
        self._cache = art.FaceCache()

    def set_theme(self, theme: Theme) -> None:
        """Draw grounds for another theme from now on."""
        self.theme = theme

    def set_scale(self, scale: float) -> None:
        """Draw for another number of device pixels a unit from now on."""
        self.scale = scale

    def snapped(self, size: float) -> float:
        """The nearest size that is a whole number of device pixels."""
        return max(1.0, round(size * self.scale)) / self.scale

    def tile(self, painter: QPainter, tile: Tile, at: QPointF, size: float, walls: bool = True) -> None:
        """A tile with its north-west corner at a point."""
        kind = tile.type or "fountain"
        price = tile.price or None
        if walls:
            pixmap = self._cache.tile(kind, price, tile.walls, size, self.scale)
        else:
            pixmap = self._cache.face(kind, price, size, self.scale)
        painter.drawPixmap(at, pixmap)

    def card(self, painter: QPainter, card: str, at: QPointF, width: float) -> None:
        """A money card with its north-west corner at a point; it is half again as high as wide."""
        painter.drawPixmap(at, self.card_pixmap(card, width))

    def card_pixmap(self, card: str, width: float) -> QPixmap:
        """A money card."""
        money = MONEY[card]
        return self._cache.card(str(money.currency), money.value, width, self.scale)

    def tile_pixmap(self, tile: Tile, size: float) -> QPixmap:
        """A tile with its walls."""
        return self._cache.tile(tile.type or "fountain", tile.price or None, tile.walls, size, self.scale)

    def back(self, painter: QPainter, at: QPointF, width: float) -> None:
        """The back of a card."""
        painter.drawPixmap(at, self._cache.back(width, self.scale))

    # -- grounds

    def panel(self, painter: QPainter, rect: QRectF, accent: QColor | None = None) -> None:
        """A panel's frame with its shadow."""
        corner = 9.0
        shadow = self._cache.shadow(rect.width(), rect.height(), corner, 0.0, self.scale)
        painter.drawPixmap(rect.topLeft() - QPointF(art.SHADOW_MARGIN, art.SHADOW_MARGIN), shadow)
        paper = self._cache.panel(rect.width(), rect.height(), self.theme, accent, self.scale)
        painter.drawPixmap(rect.topLeft(), paper)

    def wood(self, painter: QPainter, rect: QRectF) -> None:
        """The table top."""
        painter.drawPixmap(
            rect.topLeft(), self._cache.wood(rect.width(), rect.height(), self.theme, self.scale)
        )

    def courtyard(self, painter: QPainter, rect: QRectF, period: float, origin: QPointF) -> None:
        """The ground of the courtyard: a star pattern with the middle of a square at ``origin``."""
        shift = origin - rect.topLeft()
        pixmap = self._cache.courtyard(
            rect.width(), rect.height(), self.theme, period, (shift.x(), shift.y()), self.scale
        )
        painter.drawPixmap(rect.topLeft(), pixmap)
