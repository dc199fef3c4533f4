"""Peek: another player's Alhambra and reserve, large."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from ....model.core.message import Message, in_a_row
from ....model.core.nouns import edge_noun
from ....words import phrase, say
from ...art.fonts import SEMIBOLD, sans
from ...selection import Selection
from ..faces import Faces
from ..panel import Panel
from ..shown import Shown
from ..small_city import SmallCity, paint_small_city

LARGEST = 84.0


class Peek(Panel):
    """Another player's Alhambra and reserve, large, over the courtyard."""

    floating = True

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.seat: int | None = None
        self.kept: int | None = None
        self.setZValue(90)
        self.hide()

    def look_at(self, seat: int | None) -> None:
        """Show a seat's Alhambra, or nothing."""
        self.seat = seat
        self.setVisible(seat is not None)
        self.update()

    def covers(self, point: QPointF) -> bool:
        """True where it was kept in sight and lies over a point of the scene."""
        return self.kept is not None and self.isVisible() and self.sceneBoundingRect().contains(point)

    def facts(self, shown: Shown, selection: Selection) -> tuple[object, ...] | None:
        """The city and the last move, while there is somebody to look at."""
        if self.seat is None:
            return ()
        lit = (shown.told.last_tiles.get(self.seat), selection.lit)
        return shown.book, shown.viewer, self.seat, shown.seen.players[self.seat], shown.table, lit

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Name, Alhambra, reserve."""
        if self.seat is None:
            return
        player = shown.seen.players[self.seat]
        setup = shown.book.setup.seats[self.seat]
        runs = [
            Message("peek-run", edge=edge_noun(edge), length=player.city.length(edge))
            for edge in shown.book.scored_edges
        ]
        self.title(painter, self._name(shown, setup.name), say(in_a_row(runs)) if runs else "")
        bottom = 74.0 if player.reserve else 14.0
        room = QRectF(14, 38, self.inner.width() - 28, self.inner.height() - 38 - bottom)
        tiles = {*shown.told.last_tiles.get(self.seat, ()), *self.selection.lit}
        city = SmallCity.of(shown.table, self.seat, self.faces, room, LARGEST)
        paint_small_city(painter, self.faces, shown.book, city, tiles, setup.colour)
        if player.reserve:
            self._paint_reserve(painter, shown, player.reserve)

    def _name(self, shown: Shown, name: str) -> str:
        """Whose it is."""
        city = shown.book.city_noun
        return (
            phrase("city-own", city=city)
            if self.seat == shown.viewer
            else phrase("city-of", city=city, name=name)
        )

    def _paint_reserve(self, painter: QPainter, shown: Shown, reserve: tuple[str, ...]) -> None:
        words, font = phrase("peek-reserve"), sans(13, SEMIBOLD)
        left = 16 + max(68.0, QFontMetricsF(font).horizontalAdvance(words) + 10)
        self.write(painter, QRectF(16, self.inner.height() - 62, left - 18, 48), words, font)
        size = min(52.0, (self.inner.width() - left - 26) / len(reserve) - 4)
        for i, tile in enumerate(reserve):
            at = QPointF(left + i * (size + 4), self.inner.height() - 64)
            self.faces.tile(painter, shown.book.tiles[tile], at, size)
