"""A peek is an enlarged view of another player's Alhambra and reserve, beside this player's panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPolygonF

from ....model.rules.core.engine.rulebook import scored_length
from ....model.rules.core.frozen import frozen
from ....model.rules.core.places.places import CitySquare, Row
from ....model.rules.core.values import Seat
from ....model.rules.core.words.message import Message, in_a_row
from ....model.rules.core.words.wording import edge_noun
from ....words import in_use, phrase, say
from ...art.fonts import BOLD, SEMIBOLD, line_height, sans, serif, text_width, wrapped
from ...art.palette import seat as seat_colours
from ...art.people import text_beside
from ...game.seat_pictures import seat_picture
from ...game.selection import NOTHING, Selection
from ...game.table_snapshot import TableSnapshot
from ...text.words import level_names
from ..items.panel import Panel
from ..items.small_city import SmallCity, paint_small_city
from ..pixmaps.faces import Faces

LARGEST: Final = 62.0  # maximum square size in units
WIDEST: Final = 0.46  # maximum width of a peek, as a share of the width of the viewer's city
NARROWEST: Final = 208.0
MARGIN: Final = 11.0  # units between the edges of a peek and the ground of the city
AROUND: Final = 6.0
OUT: Final = 4.0  # units by which a peek can extend beyond each edge of the viewer's city zone
APART: Final = 8.0
STEM: Final = 12.0
TITLE_LEFT: Final = 28.0 + text_beside(15.0)
RESERVE: Final = 46.0

CARD, LEAST_CARD = 40.0, 22.0


def needs_city(selection: Selection) -> bool:
    if any(isinstance(place, CitySquare) for place in selection.drops):
        return True
    return selection.face is not None and selection.start != Row()


class PeekSource(Protocol):
    @property
    def shows_level(self) -> bool: ...

    @property
    def inner(self) -> QRectF: ...

    def scene_rect(self, rect: QRectF) -> QRectF: ...


@frozen
class Head:
    title: tuple[str, ...]
    aside: str
    below: tuple[str, ...]

    @property
    def height(self) -> float:
        return 14 + len(self.title) * line_height(title_font()) + len(self.below) * line_height(small_font())


def title_font() -> QFont:
    return serif(16, BOLD)


def small_font() -> QFont:
    return sans(13)


class Peek(Panel):
    floating = True

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.seat: Seat | None = None
        self.head = Head((), "", ())
        self._stem: float | None = None
        self._level = False
        self._grown: tuple[object, ...] = ()
        self.setZValue(90)
        self.hide()

    def facts(self, snapshot: TableSnapshot, selection: Selection) -> tuple[object, ...] | None:
        if self.seat is None:
            return ()
        lit = (snapshot.recent_turns.last_tiles.get(self.seat), selection.lit)
        return (
            snapshot.book,
            snapshot.viewer,
            self.seat,
            snapshot.seen.players[self.seat],
            snapshot.table,
            lit,
        )

    @property
    def accent(self) -> QColor | None:
        if self.snapshot is None or self.seat is None:
            return None
        return QColor(seat_colours(self.snapshot.book.setup.seats[self.seat].colour).colour)

    def grow(
        self, snapshot: TableSnapshot, court: QRectF, panel: PeekSource, left: float, stem: bool
    ) -> None:
        assert self.seat is not None
        area = panel.scene_rect(panel.inner)
        grown = (snapshot, self.seat, court, area, panel.shows_level, left, stem, self.faces.scale, in_use())
        before, self._grown = self._grown, grown
        if before and before[0] is snapshot and before[1:] == grown[1:]:
            return
        self._level = not panel.shows_level
        most = WIDEST * court.width()
        columns, rows = self._extent(snapshot)
        around = 2 * (MARGIN + AROUND)
        width = min(most, max(NARROWEST, columns * LARGEST + around))
        self.head = self._head(snapshot, width)
        fixed = self.head.height + MARGIN + 2 * AROUND
        fixed += self._reserve_height(snapshot, width) + self._hand_height(snapshot, width)
        room = court.height() + 2 * OUT - fixed
        size = min(LARGEST, (most - around) / columns, room / rows)
        width = min(width, max(NARROWEST, columns * size + around))
        self.head = self._head(snapshot, width)
        height = min(court.height() + 2 * OUT, rows * size + fixed)
        top = min(max(area.center().y() - height / 2, court.top() - OUT), court.bottom() + OUT - height)
        self.set_rect(QRectF(left, top, width, height))
        middle = area.center().y() - top
        self._stem = min(max(middle, 2 * STEM), height - 2 * STEM) if stem else None

    def _extent(self, snapshot: TableSnapshot) -> tuple[int, int]:
        assert self.seat is not None
        cells = snapshot.seen.players[self.seat].city.tiles
        xs, ys = [x for x, _ in cells] or [0], [y for _, y in cells] or [0]
        return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1

    def _head(self, snapshot: TableSnapshot, width: float) -> Head:
        assert self.seat is not None
        setup, city = snapshot.book.setup.seats[self.seat], snapshot.seen.players[self.seat].city
        messages = [
            Message("peek-run", edge=edge_noun(edge), length=scored_length(snapshot.book, city, edge))
            for edge in snapshot.book.scored_edges
        ]
        runs = say(in_a_row(messages)) if messages else ""
        name = phrase("city-of", city=snapshot.book.city_noun, name=setup.name)
        room = width - TITLE_LEFT - 16
        line_width = text_width(runs, small_font())
        fits = text_width(name, title_font()) + line_width + 14 <= room
        below = list(level_names(setup.level, snapshot.simply)[:1]) if self._level else []
        if not fits and runs:
            below.append(runs)
        lines = [line for words in below for line in wrapped(words, small_font(), room)]
        return Head(wrapped(name, title_font(), room), runs if fits else "", tuple(lines))

    def _reserve_height(self, snapshot: TableSnapshot, width: float) -> float:
        assert self.seat is not None
        reserve = snapshot.seen.players[self.seat].reserve
        return line_height(small_font()) + self._reserve_size(len(reserve), width) + 12 if reserve else 0.0

    def _cards(self, snapshot: TableSnapshot) -> tuple[str, ...]:
        """If all hands are open (B-4), return the seat's cards, otherwise an empty tuple."""
        assert self.seat is not None
        return snapshot.seen.players[self.seat].hand

    def _hand_height(self, snapshot: TableSnapshot, width: float) -> float:
        cards = self._cards(snapshot)
        return line_height(small_font()) + self._card_width(len(cards), width) * 1.5 + 12 if cards else 0.0

    def _card_width(self, count: int, width: float) -> float:
        return self.faces.snapped(max(LEAST_CARD, min(CARD, (width - 2 * MARGIN + 4) / count - 4)))

    def _reserve_size(self, count: int, width: float) -> float:
        return self.faces.snapped(min(RESERVE, (width - 2 * MARGIN + 4) / count - 4))

    def paint_inside(self, painter: QPainter, snapshot: TableSnapshot) -> None:
        if self.seat is None:
            return
        setup, player = snapshot.book.setup.seats[self.seat], snapshot.seen.players[self.seat]
        self._paint_stem(painter)
        self.faces.seat(painter, seat_picture(setup), QPointF(28, 22), 15, self)
        self._paint_head(painter)
        width = self.inner.width()
        end = self.inner.height() - MARGIN - self._hand_height(snapshot, width)
        bottom = end - self._reserve_height(snapshot, width)
        top, width = self.head.height, self.inner.width() - 2 * MARGIN
        ground = QRectF(MARGIN, top, width, bottom - top)
        room = ground.adjusted(AROUND, AROUND, -AROUND, -AROUND)
        city = SmallCity.of(snapshot.table, self.seat, self.faces, room, LARGEST)
        paint_ground(painter, self.faces, ground, city)
        tiles = {*snapshot.recent_turns.last_tiles.get(self.seat, ()), *self.selection.lit}
        paint_small_city(painter, self.faces, snapshot.book, city, tiles, setup.colour)
        if player.reserve:
            self._paint_reserve(painter, snapshot, player.reserve, bottom + 6)
        if cards := self._cards(snapshot):
            self._paint_hand(painter, cards, end + 6)

    def _paint_stem(self, painter: QPainter) -> None:
        accent = self.accent
        if self._stem is None or accent is None:
            return
        foot = [QPointF(1, self._stem - STEM), QPointF(-OUT - 2, self._stem), QPointF(1, self._stem + STEM)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawPolygon(QPolygonF(foot))

    def _paint_head(self, painter: QPainter) -> None:
        theme, y = self.faces.theme, 9.0
        width = self.inner.width() - TITLE_LEFT - 16
        groups = ((self.head.title, title_font(), theme.text), (self.head.below, small_font(), theme.text_2))
        for lines, font, colour in groups:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            for words in lines:
                line = QRectF(TITLE_LEFT, y, width, line_height(font))
                painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)
                y += line.height()
        painter.setFont(small_font())
        painter.setPen(QColor(theme.text_2))
        line = QRectF(TITLE_LEFT, 9, width, line_height(title_font()))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.head.aside)

    def _paint_reserve(
        self, painter: QPainter, snapshot: TableSnapshot, reserve: tuple[str, ...], y: float
    ) -> None:
        font = sans(13, SEMIBOLD)
        width = self.inner.width() - 2 * MARGIN
        y += self.write_wrapped(painter, QRectF(MARGIN, y, width, 18), phrase("peek-reserve"), font)
        size = self._reserve_size(len(reserve), self.inner.width())
        for i, tile in enumerate(reserve):
            self.faces.tile(painter, snapshot.book.tiles[tile], QPointF(MARGIN + i * (size + 4), y), size)

    def _paint_hand(self, painter: QPainter, cards: tuple[str, ...], y: float) -> None:
        whole_width = self.inner.width() - 2 * MARGIN
        y += self.write_wrapped(
            painter, QRectF(MARGIN, y, whole_width, 18), phrase("peek-hand"), sans(13, SEMIBOLD)
        )
        width = self._card_width(len(cards), self.inner.width())
        step = min(width + 4, (whole_width - width) / max(1, len(cards) - 1))
        for i, card in enumerate(cards):
            painter.drawPixmap(QPointF(MARGIN + i * step, y), self.faces.card_pixmap(card, width))


def paint_ground(painter: QPainter, faces: Faces, ground: QRectF, city: SmallCity) -> None:
    painter.save()
    painter.translate(ground.topLeft())
    middle = city.origin + QPointF(city.size / 2, city.size / 2) - ground.topLeft()
    faces.courtyard(painter, QRectF(0, 0, ground.width(), ground.height()), max(24.0, city.size), middle)
    painter.restore()


class Peeks:
    """Shows the open peeks: one for each seat in ``kept``, and one for the seat under the pointer.

    At most ``most`` peeks are open. While a piece is lifted, all peeks are hidden, unless the piece is a card
    of the money row.
    """

    def __init__(self, faces: Faces, panel_of: Callable[[Seat], PeekSource]) -> None:
        self.panels = (Peek(faces), Peek(faces))
        self.kept: tuple[Seat, ...] = ()
        self.most = 1
        self._pointed: Seat | None = None
        self._panel_of = panel_of
        self._court = QRectF()
        self._snapshot: TableSnapshot | None = None
        self._selection = NOTHING

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats with an open peek, even while all peeks are hidden because a piece is lifted.

        If there are already ``most`` seats in ``kept``, the seat under the pointer replaces the last one.
        """
        if self._pointed is None or self._pointed in self.kept:
            return self.kept
        return (*self.kept[: self.most - 1], self._pointed)

    @property
    def seen(self) -> tuple[Seat, ...]:
        return tuple(peek.seat for peek in self.panels if peek.isVisible() and peek.seat is not None)

    def rects(self) -> list[QRectF]:
        return [peek.scene_rect(peek.inner) for peek in self.panels if peek.isVisible()]

    def covers(self, point: QPointF) -> bool:
        return bool(self.kept) and any(rect.contains(point) for rect in self.rects())

    def look_at(self, seat: Seat | None) -> None:
        if seat != self._pointed:
            self._pointed = seat
            self._arrange()

    def keep(self, *seats: Seat) -> None:
        self.kept = seats[-self.most :]
        self._pointed = None
        self._arrange()

    def lay_out(self, court: QRectF) -> None:
        self._court = court
        self._arrange()

    def sync(self, snapshot: TableSnapshot | None, selection: Selection) -> None:
        if snapshot is None or (self._snapshot is not None and self._snapshot.book is not snapshot.book):
            self.kept, self._pointed = (), None
        self._snapshot, self._selection = snapshot, selection
        self._arrange()

    def _arrange(self) -> None:
        snapshot = self._snapshot
        known = 0 if snapshot is None else len(snapshot.book.setup.seats)
        viewer = None if snapshot is None else snapshot.viewer
        seats = [seat for seat in self.seats if seat < known and seat != viewer]
        left = self._court.left() - OUT
        for number, peek in enumerate(self.panels):
            peek.seat = seats[number] if number < len(seats) else None
            if peek.seat is not None and snapshot is not None:
                peek.grow(snapshot, self._court, self._panel_of(peek.seat), left, number == 0)
                left += peek.inner.width() + APART
            peek.sync(snapshot, self._selection)
            peek.setVisible(peek.seat is not None and not needs_city(self._selection))
