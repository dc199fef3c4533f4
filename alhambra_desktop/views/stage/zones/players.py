"""Player panels: who they are, how they stand, and their real Alhambra in small."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from ....model.core.city import City
from ....model.core.message import Message, in_a_row
from ....model.core.nouns import edge_noun
from ....model.core.play import next_round, score_now
from ....model.core.values import Cell, Seat
from ....model.modules.bonus_cards.rules import BONUS, BonusCardBack, BonusCardFace, BonusState
from ....model.modules.vizier.rules import VIZIER, AnswerVizier, VizierFace, VizierState
from ....words import phrase, say
from ... import art
from ...art.fonts import BOLD, SEMIBOLD, sans, serif
from ...art.palette import seat as seat_colours
from ...words import level_names
from ..city_marks import falcons_of, paint_falcons
from ..faces import Faces
from ..look import Look, Shown, Spot
from ..panel import PADDING, Panel

BONUS_CARD = 24.0
PAWN = 19.0
ONE_ROW = 6
"""So many types fit in one row of a panel."""

TIGHT = 17.0
"""Units; closer lines of points are written as one."""

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
        seen, ahead = shown.seen, shown.ahead
        mine = (tuple(player.city for player in ahead.players), ahead.slices, ahead.scorings, look.aids)
        words = look.last_words.get(self.seat)
        hover = look.hover if self.own and look.hover is not None and look.hover.kind == "vizier" else None
        told = (words, hover, shown.mine, seen.decision)
        return self.seat, self.own, ahead.players[self.seat], told, seen.slices, mine if self.own else ()

    def spots(self) -> list[Spot]:
        """The panel as a whole."""
        if self.shown is None:
            return []
        found = [Spot("player", self.seat, self.scene_rect(self.inner))]
        point = self.vizier_spot(self.shown)
        if self.own and point is not None:
            rect = QRectF(point.x() - 17, point.y() - 17, 34, 34)
            found.insert(0, Spot("vizier", self.seat, self.scene_rect(rect)))
        return found

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
        self._paint_vizier(painter, shown)
        rows = 1 if len(shown.book.types) <= ONE_ROW else 2
        more = 0 if rows == 1 else 22
        if self.own:
            self._paint_figures(painter, shown, 44)
            self._paint_types(painter, shown, 74, self.inner.width() - 24, rows)
            if not self.compact and self.look.aids != "purist":
                self._paint_points(painter, shown, 106 + more)
            return
        if self.compact:
            side = QRectF(self.inner.width() - 92, 36, 82, self.inner.height() - 44)
            self._paint_figures(painter, shown, 38, tight=True)
            if self.inner.height() > 92:
                self._paint_types(painter, shown, 62, self.inner.width() - 112, rows=2)
            self._paint_city(painter, shown, side)
            return
        self._paint_figures(painter, shown, 42)
        self._paint_types(painter, shown, 70, self.inner.width() - 24, rows)
        city = QRectF(9, 100 + more, self.inner.width() - 18, self.inner.height() - 130 - more)
        if BONUS in shown.seen.slices:
            column = QRectF(city.right() - BONUS_CARD, city.top(), BONUS_CARD, city.height())
            self._paint_bonus(painter, shown, column)
            city.setRight(column.left() - 5)
        self._paint_city(painter, shown, city)
        line = QRectF(PADDING, self.inner.height() - 26, self.inner.width() - 24, 18)
        words = self.look.last_words.get(self.seat)
        if words is not None:
            self.write(painter, line, say(words), sans(13), self.faces.theme.text_2)

    def _paint_name(self, painter: QPainter, shown: Shown) -> None:
        setup = shown.book.setup.seats[self.seat]
        theme = self.faces.theme
        player = shown.seen.players[self.seat]
        self.faces.mark(painter, setup.colour, 24, 23, 13)
        width = self.inner.width()
        score = QRectF(width - 80, 5, 68, 34)
        self.write(
            painter, score, str(player.score), serif(28, BOLD), theme.figure, Qt.AlignmentFlag.AlignRight
        )
        free = width - 20 - painter.fontMetrics().horizontalAdvance(str(player.score))
        left = 44.0 if self.vizier_spot(shown) is None else 74.0
        self.write(painter, QRectF(left, 8, free - left, 30), setup.name, serif(19, BOLD))
        name_end = left + painter.fontMetrics().horizontalAdvance(setup.name)
        levels = level_names(setup.level)
        room = free - name_end - 12
        wide = next((w for words in levels if (w := art.pill_width("plain", words, 18)) < room), room)
        pill = QRectF(name_end + 8, 15, wide, 18)
        words = art.pill_text(pill, "plain", [*levels, ""])
        if words:
            art.paint_pill(painter, pill, theme, "plain", words)

    def _paint_figures(self, painter: QPainter, shown: Shown, y: float, tight: bool = False) -> None:
        player = shown.ahead.players[self.seat]
        ink = QColor(self.faces.theme.text_2)
        cards = str(player.cards) if tight else phrase("player-cards", count=player.cards)
        lengths = [player.city.length(edge) for edge in shown.book.scored_edges]
        walls = "/".join(map(str, lengths))
        if len(lengths) == 1 and not tight:
            walls = phrase("player-run", edge=edge_noun(shown.book.scored_edges[0]), length=lengths[0])
        reserve = phrase("player-reserve", count=len(player.reserve)) if player.reserve and not tight else ""
        wide = QFontMetricsF(sans(13)).horizontalAdvance
        end = self.inner.width() - PADDING
        free = end - (wide(reserve) + 8 if reserve else 0) - 24 - wide(walls)
        second = max(74.0 if tight else 104.0, 36 + wide(cards) + 8)
        if not tight and second > free:
            cards, second = str(player.cards), max(74.0, free)
        self.faces.icon(painter, "cards", 13, y, 18, ink)
        self.write(painter, QRectF(36, y, second - 40, 18), cards)
        self.faces.source(painter, shown.book.scored_edges[0], second, y, 18, ink)
        self.write(painter, QRectF(second + 24, y, end - second - 24, 18), walls)
        left = second + 24 + wide(walls) + 8
        room = QRectF(left, y, end - left, 18)
        self.write(painter, room, reserve, None, self.faces.theme.text_2, Qt.AlignmentFlag.AlignRight)

    def vizier_spot(self, shown: Shown) -> QPointF | None:
        """Where the vizier stands, in panel coordinates."""
        if VIZIER not in shown.seen.slices:
            return None
        return QPointF(56, 23)

    def _paint_vizier(self, painter: QPainter, shown: Shown) -> None:
        point = self.vizier_spot(shown)
        if point is None:
            return
        awake = shown.seen.slice_of(VizierState).awake[self.seat]
        pawn = self.faces.piece_pixmap(VizierFace(self.seat, awake), 2 * PAWN)
        painter.drawPixmap(point - QPointF(PAWN, PAWN), pawn)
        hover = self.look.hover
        asked = isinstance(shown.seen.decision, AnswerVizier) and shown.seen.decision.seat == self.seat
        pointed = hover is not None and hover.kind == "vizier" and self.own and shown.mine and not awake
        if asked or pointed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.faces.theme.legal), 2.4))
            painter.drawEllipse(point, 18, 18)

    def _paint_bonus(self, painter: QPainter, shown: Shown, room: QRectF) -> None:
        """Which bonus cards are revealed, and how many are secret."""
        bonus = shown.seen.slice_of(BonusState)
        cards = (*bonus.revealed[self.seat], *("",) * bonus.held[self.seat])
        step = min(room.width() * 1.5 + 4, room.height() / max(1, len(cards)))
        for i, card in enumerate(cards):
            face = BonusCardFace(card) if card else BonusCardBack()
            at = QPointF(room.left(), room.top() + i * step)
            painter.drawPixmap(at, self.faces.piece_pixmap(face, room.width()))

    def _paint_types(self, painter: QPainter, shown: Shown, y: float, width: float, rows: int = 1) -> None:
        counts = [shown.book.count(shown.ahead, self.seat, type_id) for type_id in shown.book.types]
        columns = -(-len(counts) // rows)
        step = width / columns
        for i, (type_id, count) in enumerate(zip(shown.book.types, counts, strict=True)):
            x = 12 + (i % columns) * step
            row_y = y + (i // columns) * 25
            size = min(20.0, step - 12)
            self.faces.badge(painter, type_id, x + size / 2, row_y + 10, size)
            weight = BOLD if count else SEMIBOLD
            self.write(painter, QRectF(x + size + 2, row_y, 16, 20), str(count), sans(13, weight))

    def _paint_points(self, painter: QPainter, shown: Shown, top: float) -> None:
        scoring = score_now(shown.book, shown.ahead, next_round(shown.ahead))
        theme = self.faces.theme
        sources = ["types", *shown.book.scored_edges]
        rest = scoring.total(self.seat) - sum(scoring.of(self.seat, source) for source in sources)
        lines = [(phrase("if-scored-now"), f"+{scoring.total(self.seat)}", serif(17, BOLD), theme.figure)]
        parts = [(shown.book.sources[name].noun, scoring.of(self.seat, name)) for name in sources]
        parts += [(Message("points-modules"), rest)] if rest else []
        lines += [(say(source), str(points), sans(13, SEMIBOLD), theme.text) for source, points in parts]
        room = self.inner.height() - top - 6
        step = min(22.0, room / len(lines))
        if step < TIGHT:
            told = [Message("points-from", source=source, points=points) for source, points in parts]
            lines = [lines[0], (say(in_a_row(told)), "", sans(13), theme.text)]
            step = 22.0
        painter.setPen(QColor(theme.hairline))
        painter.drawLine(QPointF(PADDING, top), QPointF(self.inner.width() - PADDING, top))
        for i, (name, figure, font, colour) in enumerate(lines):
            line = QRectF(PADDING, top + 4 + i * step, self.inner.width() - 24, step)
            self.write(painter, line, name)
            self.write(painter, line, figure, font, colour, Qt.AlignmentFlag.AlignRight)

    def _paint_city(self, painter: QPainter, shown: Shown, rect: QRectF) -> None:
        painter.save()
        painter.translate(rect.topLeft())
        self.faces.courtyard(painter, QRectF(0, 0, rect.width(), rect.height()), 42.0, QPointF(0, 0))
        painter.restore()
        city = shown.seen.players[self.seat].city
        falcons = falcons_of(shown, self.seat)
        paint_small_city(painter, self.faces, city, rect.adjusted(5, 5, -5, -5), falcons=falcons)


def paint_small_city(
    painter: QPainter,
    faces: Faces,
    city: City,
    rect: QRectF,
    largest: float = 34.0,
    marked: Iterable[Cell] = (),
    colour: str = "",
    falcons: Iterable[tuple[str, Cell]] = (),
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
    paint_falcons(painter, faces, falcons, size)
    for cell in marked:
        art.paint_last_move(painter, QRectF(cell[0] * size, cell[1] * size, size, size), colour)
    painter.restore()
