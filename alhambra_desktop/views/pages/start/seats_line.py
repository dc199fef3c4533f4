from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ....words import phrase
from ... import art
from ...art.cache import FaceCache
from ...art.fonts import SEMIBOLD, sans, serif, text_width
from ...art.people import text_beside
from ...models.game_summary import SeatLine
from ...storage.contained import contained
from ...widgets.games_list import fitting_parts
from ...widgets.painting import LEFT, RIGHT, write
from ...widgets.style import theme_of

SEAT, LARGE = 13.0, 25.0  # radius of a player's picture in a line, and maximum radius in a column
GAP: Final = 15
LINE, MORE = 34, 22
ROW, TALL_ROW = 30, 70
LEAST_MORE: Final = 16
MOST_ROWS: Final = 4  # maximum number of players in one column
STAR: Final = 8.0


@contained
class SeatsLine(QWidget):
    """The players of the last table, in one line or in columns, and a text about the game."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self._seats: tuple[SeatLine, ...] = ()
        self._more = ""
        self._stacked, self._high = False, LINE
        self._fit()

    def set_content(self, seats: tuple[SeatLine, ...], more: str) -> None:
        self._seats, self._more = seats, more
        self._fit()

    def stack(self, *, stacked: bool) -> None:
        self._stacked = stacked
        self._fit()

    def _columns(self, high: int) -> int:
        return 1 if len(self._seats) <= MOST_ROWS and len(self._seats) * ROW <= high else 2

    def _fit(self) -> None:
        rows = -(-len(self._seats) // self._columns(MOST_ROWS * ROW))
        more = MORE if self._more else 0
        self._high = rows * TALL_ROW + more if self._stacked and rows else LINE
        self.setMinimumHeight(LINE)
        self.setMaximumHeight(self._high)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, self._high)

    @property
    def text(self) -> str:
        seats = [phrase("start-seat", name=seat.name, points=seat.points) for seat in self._seats]
        return ", ".join([*seats, *filter(None, [self._more])])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        room = self._paint_rows(painter, room) if self._stacked else self._paint_line(painter, room)
        if room.height() >= LEAST_MORE:
            fits = fitting_parts(self._more, sans(14), room.width())
            write(painter, room, fits, sans(14), theme_of(self.palette()).text_2, LEFT)

    def _paint_line(self, painter: QPainter, room: QRectF) -> QRectF:
        theme, font = theme_of(self.palette()), sans(14, SEMIBOLD)
        texts = [f"{seat.name} {seat.points}" for seat in self._seats]
        stars = [2 * STAR + 6 if seat.won else 0.0 for seat in self._seats]
        beside = SEAT + text_beside(SEAT)
        if sum(text_width(text, font) + beside + GAP for text in texts) + sum(stars) > room.width():
            texts = [str(seat.points) for seat in self._seats]
        for seat, text, star in zip(self._seats, texts, stars, strict=True):
            self._paint_picture(painter, seat, room)
            after = room.adjusted(beside, 0, 0, 0)
            width = text_width(text, font)
            write(painter, QRectF(after.left(), room.top(), width + 2, room.height()), text, font, theme.text)
            if star:
                art.paint_winner(painter, after.left() + width + 6 + STAR, room.center().y(), STAR)
            room.setLeft(after.left() + width + star + GAP)
        return room

    def _paint_rows(self, painter: QPainter, room: QRectF) -> QRectF:
        theme, columns = theme_of(self.palette()), self._columns(self.height())
        rows, more = -(-len(self._seats) // columns), MORE if self._more else 0
        high = max(ROW, min(TALL_ROW, (self.height() - more) // max(1, rows)))
        radius = min(LARGE, SEAT * high / ROW)
        for number, seat in enumerate(self._seats):
            row, column = divmod(number, columns)
            width = room.width() / columns
            place = QRectF(room.left() + column * width, room.top() + row * high, width - 4, high)
            self._paint_picture(painter, seat, place, radius)
            figures = serif(round(12 + min(high, 60) / 5))
            points = write(painter, place, str(seat.points), figures, theme.figure, RIGHT)
            if seat.won:
                x = place.right() - points - 8 - STAR
                art.paint_winner(painter, x, place.center().y(), STAR)
            if columns == 1:
                beside = place.adjusted(radius + text_beside(radius), 0, -points - 2 * STAR - 12, 0)
                write(painter, beside, seat.name, sans(14 if high < 40 else 16, SEMIBOLD), theme.text)
        return room.adjusted(0, high * rows, 0, 0)

    def _paint_picture(self, painter: QPainter, seat: SeatLine, room: QRectF, radius: float = SEAT) -> None:
        at, rim = QPointF(room.left() + radius, room.center().y() + 1), theme_of(self.palette()).rim
        seat.picture.draw(painter, self._cache, at, radius, self.devicePixelRatioF(), rim, self)
