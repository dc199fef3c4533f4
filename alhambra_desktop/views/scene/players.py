"""Player panels: who they are, how they stand, and their real Alhambra in small."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ...model.core.city import City
from ...model.core.play import next_round, score_now
from ...model.core.values import Cell, Seat
from .. import art
from ..art.fonts import BOLD, SEMIBOLD, sans, serif
from ..art.palette import seat as seat_colours
from .faces import Faces
from .look import Look, Shown, Spot
from .panel import PADDING, Panel

TALL, TALL_OWN = 196.0, 170.0
"""Heights in units from which a panel of another player, or the viewer's own, tells everything."""


class PlayerPanel(Panel):
    """One player; ``own`` is the viewer's, which tells points instead of showing the Alhambra again."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.seat: Seat = 0
        self.own = False

    def set_seat(self, seat: Seat, own: bool) -> None:
        """Show another player."""
        self.seat, self.own = seat, own

    def facts(self, shown: Shown, look: Look) -> tuple[object, ...]:
        """The player and the last move; for the viewer's own panel whatever points depend on."""
        seen = shown.seen
        mine = (tuple(player.city for player in seen.players), seen.slices, seen.scorings, look.aids)
        words = look.last_words.get(self.seat, "")
        return self.seat, self.own, seen.players[self.seat], words, seen.slices, mine if self.own else ()

    def spots(self) -> list[Spot]:
        """The panel as a whole."""
        if self.shown is None:
            return []
        name = self.shown.book.setup.seats[self.seat].name
        return [Spot("player", self.seat, self.scene_rect(self.inner), name)]

    @property
    def compact(self) -> bool:
        """True where there is little room."""
        return self.inner.height() < (TALL_OWN if self.own else TALL)

    def paint_frame(self, painter: QPainter) -> None:
        """A frame with the seat's colour at its left edge."""
        if self.shown is not None:
            self.accent = QColor(seat_colours(self.shown.book.setup.seats[self.seat].colour).colour)
        super().paint_frame(painter)

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Name and score, figures, then Alhambra or points."""
        self._paint_name(painter, shown)
        if self.own:
            self._paint_figures(painter, shown, 44)
            self._paint_types(painter, shown, 76, self.inner.width() - 24)
            if not self.compact and self.look.aids != "purist":
                self._paint_points(painter, shown)
            return
        if self.compact:
            side = QRectF(self.inner.width() - 92, 36, 82, self.inner.height() - 44)
            self._paint_figures(painter, shown, 38, tight=True)
            if self.inner.height() > 92:
                self._paint_types(painter, shown, 62, self.inner.width() - 112, rows=2)
            self._paint_city(painter, shown, side)
            return
        self._paint_figures(painter, shown, 42)
        self._paint_types(painter, shown, 70, self.inner.width() - 24)
        self._paint_city(painter, shown, QRectF(9, 100, self.inner.width() - 18, self.inner.height() - 130))
        line = QRectF(PADDING, self.inner.height() - 26, self.inner.width() - 24, 18)
        self.write(painter, line, self.look.last_words.get(self.seat, ""), sans(13), self.faces.theme.text_2)

    def _paint_name(self, painter: QPainter, shown: Shown) -> None:
        setup = shown.book.setup.seats[self.seat]
        theme = self.faces.theme
        player = shown.seen.players[self.seat]
        self.faces.mark(painter, setup.colour, 24, 23, 13)
        width = self.inner.width()
        self.write(painter, QRectF(44, 8, width - 100, 30), setup.name, serif(19, BOLD))
        name_width = painter.fontMetrics().horizontalAdvance(setup.name)
        if setup.level and name_width + 130 < width:
            pill = QRectF(52 + name_width, 15, 54, 18)
            art.paint_pill(painter, pill, theme, "plain", setup.level)
        score = QRectF(width - 80, 5, 68, 34)
        self.write(
            painter, score, str(player.score), serif(28, BOLD), theme.figure, Qt.AlignmentFlag.AlignRight
        )

    def _paint_figures(self, painter: QPainter, shown: Shown, y: float, tight: bool = False) -> None:
        player = shown.seen.players[self.seat]
        ink = QColor(self.faces.theme.text_2)
        second = 74 if tight else 104
        self.faces.icon(painter, "cards", 13, y, 18, ink)
        self.write(painter, QRectF(36, y, 80, 18), f"{player.cards}" if tight else f"{player.cards} cards")
        self.faces.icon(painter, "wall", second, y, 18, ink)
        wall = player.city.wall_length
        self.write(painter, QRectF(second + 24, y, 80, 18), f"{wall}" if tight else f"wall {wall}")
        if shown.seen.players[self.seat].reserve and not tight:
            count = len(player.reserve)
            self.write(painter, QRectF(170, y, 60, 18), f"res. {count}", colour=self.faces.theme.text_2)

    def _paint_types(self, painter: QPainter, shown: Shown, y: float, width: float, rows: int = 1) -> None:
        counts = [shown.book.count(shown.seen, self.seat, type_id) for type_id in shown.book.types]
        columns = -(-len(counts) // rows)
        step = width / columns
        for i, (type_id, count) in enumerate(zip(shown.book.types, counts, strict=True)):
            x = 12 + (i % columns) * step
            row_y = y + (i // columns) * 25
            self.faces.badge(painter, type_id, x + 10, row_y + 10, 20)
            weight = BOLD if count else SEMIBOLD
            self.write(painter, QRectF(x + 22, row_y, 16, 20), str(count), sans(13, weight))

    def _paint_points(self, painter: QPainter, shown: Shown) -> None:
        scoring = score_now(shown.book, shown.seen, next_round(shown.seen))
        theme = self.faces.theme
        lines = [
            ("If scored now", f"+{scoring.total(self.seat)}", serif(17, BOLD), theme.figure),
            ("types", str(scoring.of(self.seat, "types")), sans(13, SEMIBOLD), theme.text),
            ("wall", str(scoring.of(self.seat, "wall")), sans(13, SEMIBOLD), theme.text),
        ]
        painter.setPen(QColor(theme.hairline))
        painter.drawLine(QPointF(PADDING, 106), QPointF(self.inner.width() - PADDING, 106))
        for i, (name, figure, font, colour) in enumerate(lines):
            line = QRectF(PADDING, 110 + i * 22, self.inner.width() - 24, 22)
            self.write(painter, line, name)
            self.write(painter, line, figure, font, colour, Qt.AlignmentFlag.AlignRight)

    def _paint_city(self, painter: QPainter, shown: Shown, rect: QRectF) -> None:
        painter.save()
        painter.translate(rect.topLeft())
        self.faces.courtyard(painter, QRectF(0, 0, rect.width(), rect.height()), 42.0, QPointF(0, 0))
        painter.restore()
        paint_small_city(painter, self.faces, shown.seen.players[self.seat].city, rect.adjusted(5, 5, -5, -5))


def paint_small_city(
    painter: QPainter,
    faces: Faces,
    city: City,
    rect: QRectF,
    largest: float = 34.0,
    marked: Iterable[Cell] = (),
    colour: str = "",
) -> None:
    """A whole Alhambra, as large as fits; ``marked`` squares carry the rim of a seat's last move."""
    xs = [x for x, _ in city]
    ys = [y for _, y in city]
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    size = faces.snapped(min(rect.width() / columns, rect.height() / rows, largest))
    painter.save()
    painter.translate(
        rect.center().x() - (columns / 2 + min(xs)) * size, rect.center().y() - (rows / 2 + min(ys)) * size
    )
    for (x, y), tile in city.tiles.items():
        faces.tile(painter, tile, QPointF(x * size, y * size), size, walls=False)
    faces.walls(painter, city, size)
    for cell in marked:
        art.paint_last_move(painter, QRectF(cell[0] * size, cell[1] * size, size, size), colour)
    painter.restore()
