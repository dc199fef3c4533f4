"""Player zones: who they are, how they stand, and their real Alhambra in small."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem

from ....model.core.message import Message, in_a_row
from ....model.core.nouns import edge_noun
from ....model.core.play import next_round, score_now
from ....model.core.table import Arrangement, CitySquare, Hand, PieceId, Place, Reserve, Tray, seat_of
from ....model.core.tile import Tile
from ....model.core.values import Cell, Seat
from ....words import phrase, say
from ... import art
from ...art.fonts import BOLD, SEMIBOLD, sans, serif
from ...art.palette import seat as seat_colours
from ...selection import Selection
from ...words import level_names
from ..faces import Faces
from ..layers import Layer, Plane
from ..panel import PADDING
from ..shown import Shown
from ..slots import Dress, Rim, Slot
from ..small_city import SmallCity, tiles_of
from ..target import Control, Target
from ..zone import Zone

SPECIAL_CARD = 24.0
ONE_ROW = 6
"""So many types fit in one row of a panel."""

TIGHT = 17.0
"""Units; closer lines of points are written as one."""

TALL, TALL_OWN = 196.0, 170.0
"""Heights in units from which a panel of another player, or the viewer's own, tells everything."""

LARGEST = 34.0
"""The largest square of a small city, in units."""

PAWN = 38.0
PAWN_AT = QPointF(56, 23)
"""The size of the picture of a pawn, and its middle."""

LAYER_TILES, LAYER_ABOVE = 0, 1


class PlayerZone(Zone):
    """One player; ``own`` is the viewer's, which tells points instead of showing the Alhambra again.

    What has no picture here, such as the cards of a hidden hand, still has a position.
    """

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.seat: Seat = 0
        self.own = False
        self._tiles: Mapping[Cell, Tile] = {}
        self._city = SmallCity(1.0, QPointF(), (), ())
        self._walls = Layer(self._paint_walls, 1, self)
        self._plane = Plane(2, self)

    def set_seat(self, seat: Seat, own: bool) -> None:
        """Show another player."""
        self.seat, self.own = seat, own

    def set_rect(self, rect: QRectF) -> None:
        """Lie somewhere else."""
        super().set_rect(rect)
        self._walls.set_rect(self.inner)

    # -- pieces

    def whose(self) -> tuple[object, ...]:
        """The seat, and whether it is the viewer's."""
        return (*super().whose(), self.seat, self.own)

    def holds(self, place: Place) -> bool:
        """Everything of the player that has no zone of its own."""
        if seat_of(place) != self.seat:
            return False
        view = self.faces.view
        elsewhere = isinstance(place, CitySquare | Hand | Tray | Reserve) or type(place) in view.cards_at
        return not (self.own and (elsewhere or type(place) in view.perches))

    def slots(self, table: Arrangement) -> Iterator[Slot]:
        """The small city, the pawn, special cards; all else in the middle of the figures."""
        view = self.faces.view
        if not self.own:
            yield from self._city_slots(table)
        cards = self.cards_rect() if not self.own else None
        special = [
            piece for place, here in self.lying(table) if type(place) in view.cards_at for piece in here
        ][::-1]
        step = 0.0
        if cards is not None and special:
            step = min(cards.width() * 1.5 + 4, cards.height() / len(special))
        for i, piece in enumerate(special):
            at = cards if cards is not None else self._figures_rect()
            rect = QRectF(at.left(), at.top() + i * step, SPECIAL_CARD, SPECIAL_CARD * 1.5)
            yield Slot(piece, rect, shown=cards is not None, live=False)
        for place, here in self.lying(table):
            if isinstance(place, CitySquare) or type(place) in (*view.perches, *view.cards_at):
                continue
            for piece in here:
                if type(place) in view.pawns:
                    rect = QRectF(PAWN_AT.x() - PAWN / 2, PAWN_AT.y() - PAWN / 2, PAWN, PAWN)
                    reach = QRectF(PAWN_AT.x() - 17, PAWN_AT.y() - 17, 34, 34)
                    yield Slot(piece, rect, live=self.own, reach=reach, layer=LAYER_ABOVE)
                else:
                    yield Slot(piece, self._figures_rect(), shown=False, live=False)

    def _city_slots(self, table: Arrangement) -> Iterator[Slot]:
        city = SmallCity.of(table, self.seat, self.faces, self.city_rect().adjusted(5, 5, -5, -5), LARGEST)
        for cell, piece in city.tiles:
            yield Slot(piece, city.square(cell), bare=True, live=False)
        for token in city.tokens:
            yield Slot(token[2], city.token(token, self.faces), live=False, layer=LAYER_ABOVE)

    def holder(self, slot: Slot) -> QGraphicsItem:
        """Tokens lie above the walls."""
        return self._plane if slot.layer == LAYER_ABOVE else self

    def laid(self, slots: list[Slot]) -> None:
        """Walls stand around what lies here."""
        if self.own or self.shown is None:
            tiles: Mapping[Cell, Tile] = {}
        else:
            here = [(slot.place.cell, slot.piece) for slot in slots if isinstance(slot.place, CitySquare)]
            tiles = tiles_of(self.shown.book, here)
            first = next((slot for slot in slots if isinstance(slot.place, CitySquare)), None)
            if first is not None and isinstance(first.place, CitySquare):
                x, y = first.place.cell
                size = first.rect.width()
                origin = first.rect.topLeft() - QPointF(x * size, y * size)
                self._city = SmallCity(size, origin, (), ())
        self._tiles = tiles
        self._walls.update()

    def _paint_walls(self, painter: QPainter) -> None:
        if self._tiles:
            painter.translate(self._city.origin)
            self.faces.walls(painter, self._tiles, self._city.size)

    def dresses(self, table: Arrangement) -> Mapping[PieceId, Dress]:
        """A ring around the pawn that is asked for, or can be pressed."""
        if self.shown is None:
            return {}
        rim = Rim(18 - PAWN / 2, 18)
        return {
            piece.id: Dress(rim=rim)
            for place, here in self.lying(table)
            if (pawn := self.faces.view.pawns.get(type(place))) is not None
            for piece in here
            if pawn.asked(self.shown.seen, self.seat)
            or (self.own and self.mine and self.selection.pointed == piece.id and pawn.pressed(piece.face))
        }

    def ground(self) -> Iterable[tuple[Target, QRectF]]:
        """The zone as a whole."""
        return [(Control("player", self.seat), self.inner)]

    # -- where things are

    def _figures_rect(self) -> QRectF:
        """Around the number of cards."""
        return QRectF(13, 38 if self.compact and not self.own else 42, 18, 18)

    @property
    def rows(self) -> int:
        """The rows of counts."""
        return 1 if self.shown is None or len(self.shown.book.types) <= ONE_ROW else 2

    def city_rect(self) -> QRectF:
        """The ground of the small city."""
        if self.compact:
            return QRectF(self.inner.width() - 92, 36, 82, self.inner.height() - 44)
        more = 0 if self.rows == 1 else 22
        city = QRectF(9, 100 + more, self.inner.width() - 18, self.inner.height() - 130 - more)
        if self.faces.view.cards_at:
            city.setRight(city.right() - SPECIAL_CARD - 5)
        return city

    def cards_rect(self) -> QRectF | None:
        """Where special cards lie; None where there is no room for them."""
        if self.compact or not self.faces.view.cards_at:
            return None
        city = self.city_rect()
        return QRectF(city.right() + 5, city.top(), SPECIAL_CARD, city.height())

    # -- painting

    def facts(self, shown: Shown, selection: Selection) -> tuple[object, ...]:
        """The player and the last move; for the viewer's own panel whatever points depend on."""
        ahead = shown.ahead
        mine = (tuple(player.city for player in ahead.players), ahead.slices, ahead.scorings, shown.aids)
        words = shown.told.last_words.get(self.seat) if not self.own else None
        told = (words, ahead.players[self.seat], ahead.slices)
        return shown.book, self.seat, self.own, shown.seen.players[self.seat], told, mine if self.own else ()

    @property
    def compact(self) -> bool:
        """True where there is little room."""
        return self.inner.height() < (TALL_OWN if self.own else TALL)

    @property
    def accent(self) -> QColor | None:
        """The seat's colour."""
        if self.shown is None:
            return None
        return QColor(seat_colours(self.shown.book.setup.seats[self.seat].colour).colour)

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Name and score, figures, then the ground of the Alhambra or points."""
        self._paint_name(painter, shown)
        wide, more = self.inner.width() - 24, 0 if self.rows == 1 else 22
        if self.own:
            self._paint_figures(painter, shown, 44)
            self._paint_types(painter, shown, 74, wide, self.rows)
            if not self.compact and shown.aids != "purist":
                self._paint_points(painter, shown, 106 + more)
            return
        self._paint_ground(painter, self.city_rect())
        if self.compact:
            self._paint_figures(painter, shown, 38, tight=True)
            if self.inner.height() > 92:
                self._paint_types(painter, shown, 62, self.inner.width() - 112, rows=2)
            return
        self._paint_figures(painter, shown, 42)
        self._paint_types(painter, shown, 70, wide, self.rows)
        line = QRectF(PADDING, self.inner.height() - 26, wide, 18)
        words = shown.told.last_words.get(self.seat)
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
        left = 74.0 if self.faces.view.pawns else 44.0
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

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        painter.save()
        painter.translate(rect.topLeft())
        self.faces.courtyard(painter, QRectF(0, 0, rect.width(), rect.height()), 42.0, QPointF(0, 0))
        painter.restore()
