from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.geometry.tile import BUILDING, START, WALL, Tile
from ....model.rules.core.places.places import CardBack, CardFace, Face, ScoringCardFace, TileFace
from ....model.rules.core.values import MONEY, Cell
from ....words import say
from ... import art
from ...art.brushes import colour, shape
from ...art.cache import SHADOW_MARGIN, FaceCache
from ...art.geometry import UNIT, rounded
from ...art.module_icons import PaintIcon
from ...art.palette import IVORY, LIGHT, TYPE_COLOURS, Theme
from ...art.people.seat_picture import SeatPicture
from ...art.steps import Updatable
from ...art.walls import paint_own_walls
from ...rule_sets.modules import view_book
from ...rule_sets.view_book import Drawing, ViewBook

THIN, THICK = 1.7, 2.6  # minimum and maximum width of an outline in high contrast
RIM_SHARE: Final = 0.035  # width of an outline, as a share of the width of a piece
CARD: Final = 1.5  # height of a card, in card widths
PLATE: Final = 18.0  # height of the plate with the number of cards in a pile
SIGN_SHARE: Final = 0.66  # size of a supply section's icon, as a share of its background's size
DISC: Final = 0.4  # radius of a disc, as a share of the width of its picture
ROUNDING: Final = 1e-6  # rounding errors make sizes at most this many device pixels too small


class Faces:
    """Draws pieces, icons and panels in the current theme, and caches their pictures.

    ``scale`` is in device pixels per unit.
    """

    def __init__(self, page: QWidget | None = None, *, kept: bool = False) -> None:
        self.theme: Theme = LIGHT
        self.scale = 1.0
        self._cache = FaceCache(page, kept=kept)
        self._book: Rulebook | None = None
        self._view = ViewBook()

    @property
    def book(self) -> Rulebook:
        if self._book is None:
            raise LookupError("no table is shown yet")
        return self._book

    @property
    def view(self) -> ViewBook:
        return self._view

    def set_book(self, book: Rulebook) -> None:
        self._book, self._view = book, view_book(book)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme

    def set_scale(self, scale: float) -> None:
        self.scale = scale

    def snapped(self, size: float) -> float:
        """Round a size in units to a whole number of device pixels, but to at least one."""
        return max(1.0, round(size * self.scale)) / self.scale

    def snapped_within(self, size: float) -> float:
        """Round a size in units down to a whole number of device pixels, but to at least one."""
        return max(1.0, int(size * self.scale + ROUNDING)) / self.scale

    def tile(self, painter: QPainter, tile: Tile, at: QPointF, size: float, walls: bool = True) -> None:
        painter.drawPixmap(at, self.tile_pixmap(tile, size, walls))

    def card(self, painter: QPainter, card: str, at: QPointF, width: float) -> None:
        painter.drawPixmap(at, self.card_pixmap(card, width))

    def card_pixmap(self, card: str, width: float) -> QPixmap:
        return self._outlined(self._card_pixmap(card, width))

    def _card_pixmap(self, card: str, width: float) -> QPixmap:
        money = MONEY.get(card)
        if money is not None:
            return self._cache.card(str(money.currency), money.value, width, self.scale)
        drawing = self._view.cards.get(card) or _name_plate(say(self.book.card_noun(card)), CARD)
        return self._drawn(drawing, width)

    def piece_pixmap(self, face: Face, width: float, bare: bool = False) -> QPixmap:
        """Return the picture of a face. If the face has no picture, return a plate with a name."""
        draw = self._view.faces.get(type(face))
        match face:
            case TileFace() if draw is None:
                return self.tile_pixmap(self.book.tiles[face.tile], width, not bare)
            case CardFace() if draw is None:
                return self.card_pixmap(face.card, width)
        drawing = draw(self.book, face) if draw is not None else None
        return self._outlined(self._face_pixmap(face, drawing, width))

    def _face_pixmap(self, face: Face, drawing: Drawing | None, width: float) -> QPixmap:
        if drawing is None and isinstance(face, CardBack):
            return self._cache.back(width, self.scale)
        if drawing is None and isinstance(face, ScoringCardFace):
            return self._cache.scoring(face.round, width, self.scale)
        return self._drawn(drawing or _name_plate(type(face).__name__), width)

    def _outlined(self, picture: QPixmap) -> QPixmap:
        rim = self.theme.rim
        if not rim:
            return picture
        size = picture.deviceIndependentSize()
        width = min(THICK, max(THIN, size.width() * RIM_SHARE))
        return self._cache.picture(
            ("outlined", picture.cacheKey(), rim),
            size.width(),
            size.height(),
            self.scale,
            lambda p: art.paint_outlined(p, picture, rim, width),
        )

    def pile_pixmap(self, count: int, width: float) -> QPixmap:
        """Return the picture of a face-down pile with the number of its cards.

        The picture is 4 units wider and higher than a card.
        """

        def paint(p: QPainter) -> None:
            for shift in (4, 2, 0) if count else ():
                self.back(p, QPointF(2 - shift / 2, 2 - shift / 2), width)
            wide = min(width + 3, max(width - 10, art.pill_width("plain", str(count), PLATE)))
            plate = QRectF((width + 4 - wide) / 2, width * CARD - 20, wide, PLATE)
            art.paint_pill(p, plate, self.theme, "plain", str(count))

        key = ("pile", count, width, self.theme.name)
        return self._cache.picture(key, width + 4, width * CARD + 4, self.scale, paint)

    def cast_shadow(
        self, width: float, layers: tuple[tuple[int, int], ...], ratio: float = 1.0, disc: bool = False
    ) -> QPixmap:
        """Return the shadow of a lifted piece. If `disc` is true, the shadow is round.

        Each layer is a pair: the units by which it extends beyond the piece, and its opacity from 0 to 255.
        """
        reach = max(grown for grown, _ in layers)

        def paint(p: QPainter) -> None:
            p.setPen(Qt.PenStyle.NoPen)
            for grown, dark in layers:
                p.setBrush(QColor(27, 15, 8, dark))
                square = QRectF(reach, reach, width, width * ratio)
                if disc:
                    p.drawEllipse(square.center(), *(2 * [DISC * width + grown / 2]))
                else:
                    p.drawRoundedRect(square.adjusted(-grown, -grown, grown, grown), 6, 6)

        key, wide, height = ("cast shadow", layers, disc), width + 2 * reach, width * ratio + 2 * reach
        return self._cache.picture(key, wide, height, self.scale, paint)

    def _drawn(self, drawing: Drawing, width: float) -> QPixmap:
        key = ("drawing", drawing.key)
        return self._picture(key, width, drawing.ratio, lambda p: drawing.paint(p, width))

    def tile_pixmap(self, tile: Tile, size: float, walls: bool = True) -> QPixmap:
        return self._outlined(self._tile_pixmap(tile, size, walls))

    def _tile_pixmap(self, tile: Tile, size: float, walls: bool) -> QPixmap:
        if tile.kind not in (BUILDING, START) or tile.type not in (*TYPE_COLOURS, None):
            return self._special(tile, size, walls)
        kind, price = tile.type or "fountain", tile.price or None
        if not walls:
            return self._cache.face(kind, price, size, self.scale, self.theme.signs)
        if tile.back is not None:
            back = self.book.tiles[tile.back]
            return self._picture(
                ("two sides", tile.id), size, 1.0, lambda p: _paint_two_sided(p, tile, back, size)
            )
        return self._cache.tile(kind, price, tile.walls, size, self.scale, tile.closed_edge)

    def small_back(self, painter: QPainter, back: Tile, at: QPointF, size: float) -> None:
        picture = self._picture(
            ("small back", back.id),
            size,
            1.0,
            lambda p: art.paint_small_back(p, str(back.type), back.price, size),
        )
        painter.drawPixmap(at, self._outlined(picture))

    def _special(self, tile: Tile, size: float, walls: bool) -> QPixmap:
        known = self._view.tile_painter(tile)
        name = say(tile.short_label) if known is None else ""

        def paint(p: QPainter) -> None:
            if known is not None:
                known(p, tile, size)
            else:
                art.paint_name_plate(p, name, size)
            if walls and tile.closed_edge == WALL:
                p.scale(size / UNIT, size / UNIT)
                paint_own_walls(p, tile.walls)

        return self._picture(("tile", tile.kind, tile.id, name, walls), size, 1.0, paint)

    def _picture(
        self, key: tuple[object, ...], width: float, ratio: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        return self._cache.picture(key, width, ratio * width, self.scale, paint)

    def picture(
        self, key: tuple[object, ...], width: float, height: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        return self._cache.picture(key, width, height, self.scale, paint)

    def back(self, painter: QPainter, at: QPointF, width: float) -> None:
        painter.drawPixmap(at, self._outlined(self._cache.back(width, self.scale)))

    def badge(self, painter: QPainter, type_id: str, cx: float, cy: float, size: float) -> None:
        if type_id not in TYPE_COLOURS:
            tint = QColor(self.theme.text_2)
            self.source(painter, type_id, cx - size / 2, cy - size / 2, size, tint)
            return
        key, reach = ("badge", type_id, size), size / 2 + 2
        self._mark(painter, key, cx, cy, reach, lambda p, c: art.paint_badge(p, type_id, c, c, size))

    def mark(self, painter: QPainter, colour: str, cx: float, cy: float, radius: float) -> None:
        rim = self.theme.rim
        key, reach = ("seat", colour, radius, rim), radius + 3
        self._mark(
            painter, key, cx, cy, reach, lambda p, c: art.paint_seat_mark(p, colour, c, c, radius, rim)
        )

    def seat(
        self, painter: QPainter, picture: SeatPicture, at: QPointF, radius: float, owner: Updatable
    ) -> None:
        """Draw a player's picture. If the portrait is not ready yet, repaint the item `owner` later."""
        picture.draw(painter, self._cache, at, radius, self.scale, self.theme.rim, owner)

    def turn_star(self, painter: QPainter, cx: float, cy: float, radius: float) -> None:
        key, reach = ("turn star", radius), radius * 1.1 + 5
        self._mark(painter, key, cx, cy, reach, lambda p, c: art.paint_turn_star(p, c, c, radius))

    def winner(self, painter: QPainter, cx: float, cy: float, radius: float) -> None:
        key, reach = ("winner", radius), radius * 1.1 + 5
        self._mark(painter, key, cx, cy, reach, lambda p, c: art.paint_winner(p, c, c, radius))

    def coin(self, painter: QPainter, currency: str, cx: float, cy: float, radius: float) -> None:
        key, reach = ("coin", currency, radius), radius * 1.3 + 2
        self._mark(painter, key, cx, cy, reach, lambda p, c: art.paint_coin(p, currency, c, c, radius))

    def icon(self, painter: QPainter, name: str, x: float, y: float, size: float, tint: QColor) -> None:
        self._icon(painter, name, name, x, y, size, tint)

    def source(self, painter: QPainter, source: str, x: float, y: float, size: float, tint: QColor) -> None:
        self._icon(painter, ("source", source), self._view.icon(source), x, y, size, tint)

    def sign(self, painter: QPainter, name: str, icon: PaintIcon, rect: QRectF, lit: bool) -> None:
        """Draw the icon of a supply section on a background. If `lit` is true, the background is glazed."""
        size, theme = rect.width(), self.theme

        def paint(p: QPainter, middle: float) -> None:
            tile = QRectF(middle - size / 2, middle - size / 2, size, size)
            if lit:
                art.paint_glaze(p, tile)
            else:
                shape(p, rounded(tile, size * 0.19, 0.5), colour(theme.plain_ground), theme.panel_edge, 1)
            tint, inside = QColor(IVORY if lit else theme.text_2), size * SIGN_SHARE
            art.paint_icon(p, icon, middle - inside / 2, middle - inside / 2, inside, tint)

        key = ("section", name, size, lit, theme.name, theme.contrast)
        self._mark(painter, key, rect.center().x(), rect.center().y(), size / 2 + 3, paint)

    def _icon(
        self,
        painter: QPainter,
        key: Hashable,
        icon: str | PaintIcon,
        x: float,
        y: float,
        size: float,
        tint: QColor,
    ) -> None:
        middle = size / 2
        self._mark(
            painter,
            ("icon", key, tint.name(), size),
            x + middle,
            y + middle,
            middle + 2,
            lambda p, c: art.paint_icon(p, icon, c - middle, c - middle, size, tint),
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
        half = math.ceil(reach)
        size = 2.0 * half
        picture = self._cache.mark(key, size, self.scale, lambda p: paint(p, half))
        painter.drawPixmap(QPointF(cx - half, cy - half), picture)

    def panel(
        self, painter: QPainter, rect: QRectF, accent: QColor | None = None, studded: bool = True
    ) -> None:
        self._cache.draw_sheet(painter, rect, self.theme, self.scale, accent=accent, studded=studded)

    def prepare_panel(self, width: float, height: float) -> None:
        self._cache.sheet(width, height, self.theme, self.scale)

    def shadow(self, painter: QPainter, rect: QRectF, corner: float, lift: float) -> None:
        picture = self._cache.shadow(rect.width(), rect.height(), corner, lift, self.scale)
        painter.drawPixmap(rect.topLeft() - QPointF(SHADOW_MARGIN, SHADOW_MARGIN), picture)

    def table_top(
        self,
        frames: Hashable,
        width: float,
        height: float,
        paint: Callable[[QPainter], None],
        *,
        wooden: bool = True,
    ) -> QPixmap:
        """Return a picture of the table background.

        `paint` paints the frames of the panels. If `wooden` is true, there is wood behind the frames.
        """

        def paint_whole(painter: QPainter) -> None:
            if wooden:
                self.wood(painter, QRectF(0, 0, width, height))
            paint(painter)

        key = (self.theme.name, frames)
        ground = QColor(self.theme.wood_bottom) if wooden else Qt.GlobalColor.transparent
        parts = "wood", "sheet"
        return self._cache.composed("table top", key, (width, height), self.scale, ground, parts, paint_whole)

    def wood(self, painter: QPainter, rect: QRectF) -> None:
        painter.drawPixmap(
            rect.topLeft(), self._cache.wood(rect.width(), rect.height(), self.theme, self.scale)
        )

    def courtyard(
        self, painter: QPainter, rect: QRectF, period: float, origin: QPointF, drawn: float | None = None
    ) -> None:
        """Paint a floor, a rim, and a pattern of stars.

        One star is at `origin`, and neighbouring stars are `period` units apart. If `drawn` is given, the
        pattern is painted for the period `drawn` and then stretched to `period`. While the camera zooms, a
        constant `drawn` saves time, because the painted pattern is cached.
        """
        theme, scale = self.theme, self.scale
        painter.drawPixmap(rect.topLeft(), self._cache.court_floor(rect.width(), rect.height(), theme, scale))
        swatch = QPixmap(self.stars(drawn or period))
        swatch.setDevicePixelRatio(1.0)
        brush = QBrush(swatch)
        size = period / (drawn or period) / scale
        brush.setTransform(QTransform.fromTranslate(origin.x(), origin.y()).scale(size, size))
        painter.fillRect(rect, brush)
        painter.drawPixmap(rect.topLeft(), self._cache.court_rim(rect.width(), rect.height(), theme, scale))

    def stars(self, period: float) -> QPixmap:
        return self._cache.stars(period, self.theme, self.scale)

    def walls(self, painter: QPainter, tiles: Mapping[Cell, Tile], size: float) -> None:
        for at, picture in self.wall_pixmaps(tiles, size):
            painter.drawPixmap(at, picture)

    def wall_pixmaps(self, tiles: Mapping[Cell, Tile], size: float) -> list[tuple[QPointF, QPixmap]]:
        """Return a picture for each type of closed edge, such as walls, together with its position.

        The positions are relative to the top left corner of square (0, 0).
        """
        found = []
        for edge, paint in (*self._view.edges.items(), (WALL, art.paint_city_walls)):
            sides = {cell: tile.walls if tile.closed_edge == edge else "" for cell, tile in tiles.items()}
            if any(sides.values()):
                left, top = min(x for x, _ in sides) - 1, min(y for _, y in sides) - 1
                picture = self._cache.edges(edge, paint, sides, size, self.scale)
                found.append((QPointF(left * size, top * size), picture))
        return found

    def legal(self, painter: QPainter, rect: QRectF, active: bool, strength: float = 1.0) -> None:
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


def _paint_two_sided(p: QPainter, tile: Tile, back: Tile, size: float) -> None:
    art.paint_tile(p, str(tile.type), tile.price, tile.walls, size, tile.closed_edge)
    art.paint_back_hint(p, str(back.type), back.price, size)


def _name_plate(text: str, ratio: float = 1.0) -> Drawing:
    return Drawing(
        ("plain", text, ratio),
        lambda p, width: art.paint_name_plate(p, text, width, ratio, rounded=True),
        ratio,
    )
