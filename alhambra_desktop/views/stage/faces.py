"""Faces: the art of the table, drawn once for the device's pixels and kept."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap, QTransform

from ...model.core.city import City
from ...model.core.tile import WALL, Tile
from ...model.core.values import MONEY, Cell, letters
from ...model.modules.bazaars.rules import BAZAAR, COLOURS, CURRENCIES
from ...model.modules.camps.rules import ARROWS, CAMP
from ...model.modules.falconers.rules import SPECIES
from ...model.modules.falconers.rules import TYPES as FALCON_TYPES
from ...model.modules.granada.components import EVEN, MOAT, ODD
from ...model.modules.huts.rules import HUT
from .. import art
from ..art.cache import FaceCache
from ..art.geometry import UNIT
from ..art.palette import LIGHT, Theme
from ..art.walls import paint_own_walls


def _paint_camp(p: QPainter, tile: Tile, size: float) -> None:
    art.paint_camp_face(p, tile.price, tile.walls, letters(ARROWS[tile.id]), size)


def _paint_bazaar(p: QPainter, tile: Tile, size: float) -> None:
    art.paint_bazaar_face(p, CURRENCIES[tile.id], COLOURS[tile.id], size)


def _paint_hut(p: QPainter, tile: Tile, size: float) -> None:
    art.paint_hut_face(p, str(tile.type), size)


_PAINTERS: Final = {CAMP: _paint_camp, BAZAAR: _paint_bazaar, HUT: _paint_hut}
"""How the kinds of tile are painted that are no buildings."""

_FACES: Final = {tile.id: tile for tile in (*EVEN, *ODD)}


def _paint_special(p: QPainter, tile: Tile, size: float, walls: bool) -> None:
    _PAINTERS[tile.kind](p, tile, size)
    if walls and tile.closed_edge == WALL:
        p.scale(size / UNIT, size / UNIT)
        paint_own_walls(p, tile.walls)


def _paint_two_sided(p: QPainter, tile: Tile, size: float) -> None:
    """A face of Granada with its moats, and a corner of what is printed on its back."""
    art.paint_tile(p, str(tile.type), tile.price, tile.walls, size, tile.closed_edge)
    back = _FACES[str(tile.back)]
    art.paint_back_hint(p, str(back.type), back.price, size)


class Faces:
    """Pixmaps of tiles, cards and grounds for one theme and one scale of device pixels a unit."""

    def __init__(self) -> None:
        self.theme: Theme = LIGHT
        self.scale = 1.0
        self._cache = FaceCache()

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
        painter.drawPixmap(at, self.tile_pixmap(tile, size, walls))

    def card(self, painter: QPainter, card: str, at: QPointF, width: float) -> None:
        """A money card with its north-west corner at a point; it is half again as high as wide."""
        painter.drawPixmap(at, self.card_pixmap(card, width))

    def card_pixmap(self, card: str, width: float) -> QPixmap:
        """A money card."""
        money = MONEY.get(card)
        if money is not None:
            return self._cache.card(str(money.currency), money.value, width, self.scale)
        _, one, other = card.split("-")
        return self._picture(
            ("card", card), width, 1.5, lambda p: art.paint_bureau_card(p, one, other, width)
        )

    def bonus_card(self, painter: QPainter, tile: Tile, at: QPointF, width: float) -> None:
        """The bonus card of a building."""
        painter.drawPixmap(
            at,
            self._picture(
                ("bonus", tile.id),
                width,
                1.5,
                lambda p: art.paint_bonus_card(p, str(tile.type), tile.price, width),
            ),
        )

    def bonus_back(self, painter: QPainter, at: QPointF, width: float) -> None:
        """The back of a bonus card."""
        painter.drawPixmap(
            at, self._picture(("bonus back",), width, 1.5, lambda p: art.paint_bonus_back(p, width))
        )

    def falcon_pixmap(self, falcon: str, size: float) -> QPixmap:
        """A falcon token."""
        species, types = SPECIES[falcon], FALCON_TYPES[falcon]
        return self._picture(
            ("falcon", falcon), size, 1.0, lambda p: art.paint_falcon(p, species, types, size)
        )

    def tile_pixmap(self, tile: Tile, size: float, walls: bool = True) -> QPixmap:
        """A tile, with or without what stands on its own edges."""
        if tile.kind in _PAINTERS:
            key = ("tile", tile.id, walls)
            return self._picture(key, size, 1.0, lambda p: _paint_special(p, tile, size, walls))
        kind, price = tile.type or "fountain", tile.price or None
        if not walls:
            return self._cache.face(kind, price, size, self.scale)
        if tile.back is not None:
            return self._picture(("two sides", tile.id), size, 1.0, lambda p: _paint_two_sided(p, tile, size))
        return self._cache.tile(kind, price, tile.walls, size, self.scale, tile.closed_edge)

    def _picture(
        self, key: tuple[object, ...], width: float, ratio: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        """Something painted once at a width, ``ratio`` times as high."""
        return self._cache.picture(key, width, ratio * width, self.scale, paint)

    def back(self, painter: QPainter, at: QPointF, width: float) -> None:
        """The back of a card."""
        painter.drawPixmap(at, self._cache.back(width, self.scale))

    # -- small marks

    def badge(self, painter: QPainter, type_id: str, cx: float, cy: float, size: float) -> None:
        """A type's badge around a point."""
        self._mark(
            painter,
            ("badge", type_id, size),
            cx,
            cy,
            size / 2 + 2,
            lambda p, c: art.paint_badge(p, type_id, c, c, size),
        )

    def mark(self, painter: QPainter, colour: str, cx: float, cy: float, radius: float) -> None:
        """A seat's mark around a point."""
        self._mark(
            painter,
            ("seat", colour, radius),
            cx,
            cy,
            radius + 3,
            lambda p, c: art.paint_seat_mark(p, colour, c, c, radius),
        )

    def coin(self, painter: QPainter, currency: str, cx: float, cy: float, radius: float) -> None:
        """A currency's coin around a point."""
        self._mark(
            painter,
            ("coin", currency, radius),
            cx,
            cy,
            radius * 1.3 + 2,
            lambda p, c: art.paint_coin(p, currency, c, c, radius),
        )

    def icon(self, painter: QPainter, name: str, x: float, y: float, size: float, tint: QColor) -> None:
        """An icon with its north-west corner at a point."""
        middle = size / 2
        self._mark(
            painter,
            ("icon", name, tint.name(), size),
            x + middle,
            y + middle,
            middle + 2,
            lambda p, c: art.paint_icon(p, name, c - middle, c - middle, size, tint),
        )

    def vizier(
        self, painter: QPainter, colour: str, awake: bool, cx: float, cy: float, radius: float
    ) -> None:
        """A seat's vizier around a point, awake or asleep."""
        self._mark(
            painter,
            ("vizier", colour, awake, radius),
            cx,
            cy,
            radius + 4,
            lambda p, c: art.paint_vizier(p, colour, awake, radius, c, c),
        )

    def _mark(
        self,
        painter: QPainter,
        key: tuple[object, ...],
        cx: float,
        cy: float,
        reach: float,
        paint: Callable[[QPainter, float], None],
    ) -> None:
        """Something small around a point, painted once; ``paint`` gets its middle in a picture of its own."""
        half = math.ceil(reach)
        size = 2.0 * half
        picture = self._cache.mark(key, size, self.scale, lambda p: paint(p, half))
        painter.drawPixmap(QPointF(cx - half, cy - half), picture)

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

    def courtyard(
        self, painter: QPainter, rect: QRectF, period: float, origin: QPointF, drawn: float | None = None
    ) -> None:
        """The ground of the courtyard: a star pattern with the middle of a square at ``origin``.

        ``drawn`` is the period of the picture that is used, where another than ``period`` is at hand.

        Floor and rim are kept by size and the stars as one repeat, so that the camera moves quickly.
        """
        theme, scale = self.theme, self.scale
        painter.drawPixmap(rect.topLeft(), self._cache.court_floor(rect.width(), rect.height(), theme, scale))
        swatch = QPixmap(self._cache.stars(drawn or period, theme, scale))
        swatch.setDevicePixelRatio(1.0)
        brush = QBrush(swatch)
        size = period / (drawn or period) / scale
        brush.setTransform(QTransform.fromTranslate(origin.x(), origin.y()).scale(size, size))
        painter.fillRect(rect, brush)
        painter.drawPixmap(rect.topLeft(), self._cache.court_rim(rect.width(), rect.height(), theme, scale))

    def walls(self, painter: QPainter, city: City, size: float, without: Cell | None = None) -> None:
        """All walls and moats of a city, with the corner of square (0, 0) at the origin."""
        for edge, pictures in ((MOAT, self._cache.moats), (WALL, self._cache.walls)):
            sides = {
                cell: tile.walls if tile.closed_edge == edge else ""
                for cell, tile in city.tiles.items()
                if cell != without
            }
            if any(sides.values()):
                left, top = min(x for x, _ in sides) - 1, min(y for _, y in sides) - 1
                painter.drawPixmap(QPointF(left * size, top * size), pictures(sides, size, self.scale))

    def legal(self, painter: QPainter, rect: QRectF, active: bool, strength: float = 1.0) -> None:
        """A square where the picked tile may go."""
        glow = rect.width() * 0.25
        size = rect.width() + 2 * glow
        pane = QRectF(glow, glow, rect.width(), rect.height())
        picture = self._cache.picture(
            ("legal", self.theme.name, active, strength),
            size,
            size,
            self.scale,
            lambda p: art.paint_legal(p, pane, self.theme, active, strength),
        )
        painter.drawPixmap(rect.topLeft() - QPointF(glow, glow), picture)
