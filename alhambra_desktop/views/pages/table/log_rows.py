from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ....model.rules.core.engine.event import BuildingBought, Event, RowRefilled, ScoringHeld
from ....model.rules.core.geometry.tile import BUILDING
from ....model.rules.core.places.places import CardFace, Face, ScoringCardFace, TileFace
from ....model.rules.core.values import MONEY
from ....words import phrase
from ... import art
from ...art.brushes import colour, down, mix, shape, stroke
from ...art.fonts import BOLD, line_height, sans
from ...art.geometry import khatam, rounded
from ...art.painter_state import clipped, saved
from ...art.palette import TYPE_COLOURS
from ...art.palette import seat as seat_colours
from ...game.seat_pictures import owner_picture, seat_picture
from ...models.index import Index
from ...models.log_model import Entry, tiles_of
from ...scene.pixmaps.faces import Faces
from ...storage.contained import contained
from ...widgets.painting import RIGHT, write, write_lines
from .log_list import LogList

# ``AROUND``, ``ACCENT`` and ``CORNER`` are in pixels at every font size. All other sizes are in pixels at the
# font size ``TEXT`` of `log_list`, and `LogList.scaled` converts them to the current font size.
GAP: Final = 6.0
RESULTS: Final = 29.0
AROUND: Final = 3.0
PICTURE_AT: Final = 21.5  # x coordinate of the centre of the picture
PICTURES: Final = 26.0  # maximum width of several pictures side by side
PORTRAIT, SMALL_PORTRAIT = 11.0, 9.0  # radius in headings, and in other rows
TILE, CARD = 20.0, 14.0
COIN: Final = 7.0
STAR, DOT = 6.5, 2.8
ACCENT: Final = 4.0
CORNER: Final = 6.0
ABREAST: Final = 3  # maximum number of results side by side

GROUND: Final = 0.55  # opacity of the background of older blocks


def subjects(event: Event | None) -> tuple[Face, ...]:
    if isinstance(event, RowRefilled):
        return tuple(map(ScoringCardFace, event.scoring))
    if event is not None and (tiles := tiles_of(event)):
        return tuple(map(TileFace, reversed(tiles)))
    return tuple(CardFace(card) for card in getattr(event, "cards", ()) if card in MONEY)


def paid_with(event: Event | None) -> str | None:
    if not isinstance(event, BuildingBought):
        return None
    return next((str(MONEY[card].currency) for card in event.cards if card in MONEY), None)


@contained
class LogRows(QStyledItemDelegate):
    def __init__(self, view: LogList) -> None:
        super().__init__(view)
        self.view = view
        self.faces = Faces(view)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view, entry = self.view, self.view.entry(index)
        text = len(view.lines(index)) * line_height(view.row_font(index)) + 2 * AROUND
        height = max(text, view.least_height(entry)) + self.above(index)
        lines = -(-len(self._results(entry)) // ABREAST)
        return QSize(10, round(height + view.scaled(RESULTS) * lines))

    def above(self, index: Index) -> float:
        """Return the gap above a row, which is 0 inside a block."""
        return self.view.scaled(GAP) if self._begins(index.row()) else 0.0

    def _begins(self, row: int) -> bool:
        entry, before = self.view.log.entry(row), self.view.log.entry(max(0, row - 1))
        return row == 0 or entry.heading or entry.is_band or before.is_band

    def _ends(self, row: int) -> bool:
        return row + 1 == self.view.log.rowCount() or self._begins(row + 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, entry = self.view, self.view.entry(index)
        self.faces.set_scale(view.devicePixelRatioF())
        row = QRectF(option.rect)
        row.setTop(row.top() + self.above(index))
        row.setWidth(view.end())
        pointed = bool(option.state & QStyle.StateFlag.State_MouseOver)
        chosen = view.hasFocus() and index.row() == view.currentIndex().row()
        asks = view.askable(index) and (pointed or chosen)
        with saved(painter):
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            self._paint_ground(painter, row, index.row())
            if chosen or option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
                self._paint_choice(painter, row, entry, chosen)
            self._paint_picture(painter, row, entry, index.row())
            self._paint_text(painter, row, entry, index)
            self._paint_results(painter, row, entry)
            if entry.heading and not asks:
                number = phrase("listed-turn", turn=entry.turn)
                end = row.adjusted(0, 0, -view.scaled(8), 0)
                write(painter, end, number, view.number_font, self.faces.theme.text_2, RIGHT)
            if asks:
                pill = QRectF(view.pill(index))
                art.paint_pill(painter, pill, self.faces.theme, "plain", view.asking(index))

    def _paint_ground(self, painter: QPainter, row: QRectF, number: int) -> None:
        theme, view, entry = self.faces.theme, self.view, self.view.log.entry(number)
        whole = row.adjusted(1, 1, -1, -1)
        if entry.is_band:
            wine = down(
                row.top(), row.bottom(), mix(theme.scoring_ground, "#FFFFFF", 0.08), theme.scoring_ground
            )
            shape(painter, rounded(whole, CORNER), wine, theme.stud, 1.4 * theme.outline)
            return
        whole.setTop(whole.top() - (0 if self._begins(number) else 3 * CORNER))
        whole.setBottom(whole.bottom() + (0 if self._ends(number) else 3 * CORNER))
        path = rounded(whole, CORNER)
        latest = 0 <= view.log.latest <= number
        with clipped(painter, row):
            painter.fillPath(path, colour(theme.plain_ground, 1.0 if latest else GROUND))
            if (seat := view.log.seat(view.log.heading_of(number))) is not None:
                with clipped(painter, path):
                    strip = QRectF(whole.topLeft(), QPointF(whole.left() + ACCENT, whole.bottom()))
                    painter.fillRect(strip, QColor(seat_colours(seat.colour).colour))
            line, width = (theme.legal, 1.8) if latest else (theme.stud, 0.8)
            stroke(painter, path, line, width * theme.outline)

    def _paint_choice(self, painter: QPainter, row: QRectF, entry: Entry, chosen: bool) -> None:
        theme = self.faces.theme
        path = rounded(row.adjusted(ACCENT + 3, 2, -4, -2), CORNER - 2)
        painter.fillPath(path, colour(theme.scoring_text, 0.1) if entry.is_band else colour(theme.stripe))
        if chosen:
            ring = theme.legal_light if entry.is_band else theme.legal
            stroke(painter, path, ring, 1.4 * theme.outline)

    def _middle(self, row: QRectF, entry: Entry) -> QPointF:
        height = self.view.least_height(entry)
        return QPointF(row.left() + self.view.scaled(PICTURE_AT), row.top() + height / 2)

    def _paint_picture(self, painter: QPainter, row: QRectF, entry: Entry, number: int) -> None:
        view, faces, middle = self.view, self.faces, self._middle(row, entry)
        seat = view.log.seat(entry)
        if seat is not None and (entry.heading or entry.outside):
            radius = view.scaled(PORTRAIT if entry.heading else SMALL_PORTRAIT)
            faces.seat(painter, seat_picture(seat), middle, radius, view.viewport())
            if number == view.log.latest:
                faces.turn_star(painter, middle.x() - radius, middle.y() - radius + 2, view.scaled(STAR))
        elif entry.is_band:
            painter.fillPath(
                khatam(middle.x(), middle.y(), view.scaled(STAR)), colour(faces.theme.scoring_text)
            )
        elif found := subjects(entry.event):
            self._paint_faces(painter, middle, found, paid_with(entry.event))
        else:
            painter.fillPath(khatam(middle.x(), middle.y(), view.scaled(DOT)), colour(faces.theme.stud))

    def _paint_faces(
        self, painter: QPainter, middle: QPointF, found: tuple[Face, ...], paid: str | None
    ) -> None:
        scaled = self.view.scaled
        width = self.faces.snapped(scaled(TILE if isinstance(found[0], TileFace) else CARD))
        more = len(found) - 1
        step = min(width + 1, (scaled(PICTURES) - width) / max(1, more))
        for number, face in enumerate(found):
            centre = middle + QPointF(step * (number - more / 2), 0)
            tile = self.faces.book.tiles.get(face.tile) if isinstance(face, TileFace) else None
            if tile is not None and tile.type in TYPE_COLOURS and tile.kind == BUILDING:
                self._paint_building(painter, tile.type, centre, width, paid)
                continue
            picture = self._picture(face, width)
            size = picture.deviceIndependentSize()
            painter.drawPixmap(centre - QPointF(size.width() / 2, size.height() / 2), picture)

    def _paint_building(
        self, painter: QPainter, type_id: str, centre: QPointF, width: float, paid: str | None
    ) -> None:
        if paid is None:
            self.faces.badge(painter, type_id, centre.x(), centre.y(), width)
            return
        coin = self.view.scaled(COIN)
        aside = width / 2 - 1
        self.faces.badge(painter, type_id, centre.x() - aside / 3, centre.y() - aside / 5, width)
        self.faces.coin(painter, paid, centre.x() + aside, centre.y() + aside / 2, coin)

    def _picture(self, face: Face, width: float) -> QPixmap:
        money = MONEY.get(face.card) if isinstance(face, CardFace) else None
        if money is None:
            return self.faces.piece_pixmap(face, width, bare=True)
        paint = partial(art.paint_small_card, currency=str(money.currency), value=money.value, width=width)
        return self.faces.picture(("small card", face), width, art.SMALL_RATIO * width, paint)

    def _paint_text(self, painter: QPainter, row: QRectF, entry: Entry, index: Index) -> None:
        theme, view = self.faces.theme, self.view
        font, lines = view.row_font(index), view.lines(index)
        tint = theme.scoring_text if entry.is_band else theme.text
        height = line_height(font)
        first = self._middle(row, entry).y() - height / 2
        top = first if len(lines) == 1 else row.top() + AROUND
        write_lines(painter, QRectF(view.indent(), top, view.end() - view.indent(), 0), lines, font, tint)

    def _results(self, entry: Entry) -> tuple[tuple[int | str, int], ...]:
        book, event = self.view.log.book, entry.event
        if book is None or not isinstance(event, ScoringHeld):
            return ()
        return tuple((owner, event.scoring.total(owner)) for owner in book.owners())

    def _paint_results(self, painter: QPainter, row: QRectF, entry: Entry) -> None:
        view, book, results = self.view, self.view.log.book, self._results(entry)
        if book is None or not results:
            return
        height, radius = view.scaled(RESULTS), view.scaled(SMALL_PORTRAIT)
        top = row.bottom() - height * -(-len(results) // ABREAST) - 2
        width = (row.width() - 2 * view.scaled(6)) / ABREAST
        font = sans(round(view.scaled(14)), BOLD)
        for number, (owner, points) in enumerate(results):
            line, column = divmod(number, ABREAST)
            cell = QRectF(row.left() + view.scaled(6) + column * width, top + line * height, width, height)
            middle = QPointF(cell.left() + view.scaled(PICTURE_AT - 6), cell.center().y())
            self.faces.seat(painter, owner_picture(book, owner), middle, radius, view.viewport())
            cell.setLeft(middle.x() + radius + view.scaled(7))
            write(painter, cell, f"+{points}", font, self.faces.theme.scoring_text)
