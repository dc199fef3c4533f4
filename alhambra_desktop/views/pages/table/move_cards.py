from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ....model.rules.core.places.places import Face, TileFace
from ....words import phrase
from ...art.brushes import colour, shape, stroke
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif, text_width, wrapped
from ...art.geometry import curve, ellipse, khatam, rounded
from ...art.painter_state import saved
from ...art.palette import Theme
from ...art.pills import paint_pill, pill_width
from ...commands.touch import TOUCH
from ...models.index import Index
from ...models.moves_model import Effect, Heading, MovesModel, OtherPayments, Way
from ...scene.pixmaps.faces import Faces
from ...storage.contained import contained
from ...widgets.painting import CENTRE, link_ink, write, write_lines
from ...widgets.style import theme_of

TEXT, CAPTION, DETAIL = 15, 14, 13
LINE, DETAIL_LINE = 19.0, 18.0
HEADING, HEADING_LINE, HEADING_ABOVE = 20, 27.0, 6  # headings: font size, line height, and pixels above them
GAP: Final = 12  # pixels at the left and right edges inside a full-width row, and inside a card
APART: Final = 8  # pixels between two cards
CARD_LEAST, MONEY_LEAST = 186, 136
CORNER, RING = 8.0, 2.0
CHOSEN: Final = 0.2
EDGE: Final = 5
ABOVE, BELOW, UNDER = 8, 8, 5  # pixels in a card: above the picture, below the texts, below the picture
PICTURE, MONEY = 78, 52  # height of the picture of a move, and width of a money card in it
TAKEN: Final = 68  # height of the picture of a move that only takes money
PAID: Final = 46
PAID_STEP: Final = 26  # maximum distance between two cards of a payment
MOST_PILED: Final = 3  # maximum number of payments in the picture of other payments
PILED, PILED_STEP = 39, 20  # width of a money card in this picture, and maximum distance between two cards
PILE_X, PILE_Y = 8, 5  # horizontal and vertical distance between two payments in this picture
BESIDE: Final = 26  # pixels between the pieces and their payment, with an arrow between them
STAR: Final = 9.0
PILL_HEIGHT: Final = 24.0
ARROW: Final = 10.0  # radius of the arrow that shows or hides other payments
DASHES: Final = (4.0, 3.0)
BADGE_LINE: Final = 28.0


@contained
class MoveCards(QStyledItemDelegate):
    """Paints moves as cards. All cards below one heading have the same height."""

    def __init__(self, view: QListView, rows: MovesModel, faces: Faces) -> None:
        super().__init__(view)
        self._view, self._rows, self._faces = view, rows, faces
        self._wrapped: dict[tuple[str, int, int], tuple[str, ...]] = {}
        self._sizes: dict[tuple[int, int], tuple[int, int]] = {}
        rows.dataChanged.connect(self._forget_sizes)

    def forget(self) -> None:
        self._wrapped.clear()
        self._sizes.clear()

    def _forget_sizes(self) -> None:
        self._sizes.clear()

    @property
    def _row_width(self) -> int:
        bar = self._view.verticalScrollBar().sizeHint().width()  # reserved even if the bar is hidden
        return self._view.contentsRect().width() - bar - 2

    def _card_width(self, index: Index) -> int:
        least = MONEY_LEAST if self._takes_money(index) else CARD_LEAST
        width = self._row_width
        return width // max(1, width // least)

    def _takes_money(self, index: Index) -> bool:
        first = self._rows.index(self._first(index))
        faces = first.data(MovesModel.FacesRole) or ()
        tiles = any(isinstance(face, TileFace) for face in faces)
        return bool(faces) and not tiles and not self._rows.payment(first)

    def _picture_height(self, index: Index) -> int:
        return TAKEN if self._takes_money(index) else PICTURE

    def _first(self, index: Index) -> int:
        return next((row for row in range(index.row(), -1, -1) if self._is_heading(row)), -1) + 1

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if index.data(MovesModel.HeadingRole):
            above = HEADING_ABOVE if index.row() else 0
            return QSize(self._row_width, ceil(len(self._heading_lines(index)) * HEADING_LINE) + above + 12)
        if self._is_card(index):
            return QSize(self._card_width(index), self._group_size(index)[0])
        lines, details = self._lines(index)
        height = len(lines) * LINE + len(details) * DETAIL_LINE
        return QSize(self._row_width, TOUCH.least(ceil(height) + 2 * EDGE))

    def gap_below(self, index: Index) -> int:
        return APART if self._is_card(index) else 0

    def _is_card(self, index: Index) -> bool:
        return isinstance(self._rows.entry(index), Way | OtherPayments)

    def _group_size(self, index: Index) -> tuple[int, int]:
        """Return the height of the cards in a group, and the maximum number of lines in their captions."""
        rows, first = self._rows, self._first(index)
        key = first, self._row_width
        if key not in self._sizes:
            group = takewhile(lambda row: not self._is_heading(row), range(first, rows.rowCount()))
            cards = [rows.index(row) for row in group if self._is_card(rows.index(row))]
            most = max(len(self._lines(card)[0]) for card in cards)
            self._sizes[key] = max(self._card_height(card, most) for card in cards), most
        return self._sizes[key]

    def _folds(self, index: Index) -> bool:
        return isinstance(self._rows.entry(index), OtherPayments)

    def _is_heading(self, row: int) -> bool:
        return isinstance(self._rows.entry(self._rows.index(row)), Heading)

    def _card_height(self, index: Index, lines: int) -> int:
        badged = self._rows.payment(index) or self._rows.effect(index).beside  # the effect may follow later
        badge = BADGE_LINE if badged or self._folds(index) else 0.0
        texts = lines * LINE + badge + len(self._lines(index)[1]) * DETAIL_LINE
        return APART + ABOVE + self._picture_height(index) + UNDER + ceil(texts) + BELOW

    def _lines(self, index: Index) -> tuple[tuple[str, ...], tuple[str, ...]]:
        width = self._card_width(index) - APART if self._is_card(index) else self._row_width
        effect, text = self._rows.effect(index), str(index.data()).removesuffix(".")
        font = sans(CAPTION, SEMIBOLD) if self._is_card(index) else sans(TEXT)
        return self._wrap(text, font, width - 2 * GAP), self._wrap(effect.text, sans(DETAIL), width - 2 * GAP)

    def _heading_lines(self, index: Index) -> tuple[str, ...]:
        return self._wrap(str(index.data()), serif(HEADING, BLACK), self._row_width - GAP)

    def _wrap(self, text: str, font: QFont, width: int) -> tuple[str, ...]:
        key = text, font.pixelSize() * 1000 + font.weight().value, width
        if key not in self._wrapped:
            self._wrapped[key] = wrapped(text, font, width) if text else ()
        return self._wrapped[key]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        index.data(MovesModel.ChangeRole)  # makes the model compute the effect of a visible row
        theme, room = theme_of(self._view.palette()), QRectF(option.rect)
        with saved(painter):
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            if index.data(MovesModel.HeadingRole):
                self._paint_heading(painter, room, index, theme)
            elif self._is_card(index):
                card = room.adjusted(0, 0, -APART, -APART)
                self._paint_ground(painter, card, index, option.state, theme)
                self._paint_card(painter, card, index, theme)
            else:
                self._paint_ring(painter, room.adjusted(1, 1, -1, -1), option.state, theme)
                self._paint_row(painter, room, index, theme)

    def _paint_heading(self, p: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        lines, font = self._heading_lines(index), serif(HEADING, BLACK)
        top = rect.bottom() - 8 - HEADING_LINE * len(lines)
        line = QRectF(rect.left() + 2, top, rect.width() - GAP - 2, HEADING_LINE)
        write_lines(p, line, lines, font, theme.text, height=HEADING_LINE)
        line.moveBottom(rect.bottom() - 8)
        used, points = text_width(lines[-1], font), phrase("if-scored-now")
        if self._rows.counts_points(index) and used + text_width(points, sans(13)) < line.width() - GAP:
            write(p, line.adjusted(used + GAP, 2, 0, 0), points, sans(13), theme.text_2)

    def _paint_ground(
        self, p: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag, theme: Theme
    ) -> None:
        path = rounded(rect, CORNER, 1)
        if self._folds(index):
            pen = QPen(colour(theme.panel_edge, 0.8), 1)
            pen.setDashPattern(DASHES)
            p.strokePath(path, pen)
        else:
            shape(p, path, colour(theme.plain_ground, 0.7), colour(theme.panel_edge, 0.45), 1)
        self._paint_ring(p, rect, state, theme)

    def _paint_ring(self, p: QPainter, rect: QRectF, state: QStyle.StateFlag, theme: Theme) -> None:
        chosen, focused = state & QStyle.StateFlag.State_Selected, state & QStyle.StateFlag.State_HasFocus
        path = rounded(rect, CORNER, 1)
        if chosen:
            shape(p, path, colour(theme.legal_light, CHOSEN))
        if chosen or focused:
            stroke(p, path, theme.legal if self._view.hasFocus() else theme.panel_edge, RING)

    def _paint_row(self, p: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        lines, details = self._lines(index)
        room = rect.adjusted(GAP, 0, -GAP, 0)
        room.setTop(rect.center().y() - (len(lines) * LINE + len(details) * DETAIL_LINE) / 2)
        room.setTop(room.top() + write_lines(p, room, lines, sans(TEXT), theme.text, height=LINE))
        write_lines(p, room, details, sans(DETAIL), theme.text_2, height=DETAIL_LINE)

    def _paint_card(self, p: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        effect, folds = self._rows.effect(index), self._folds(index)
        lines, details = self._lines(index)
        room = rect.adjusted(GAP, ABOVE, -GAP, -BELOW)
        font, ink = sans(CAPTION, SEMIBOLD), link_ink(theme) if folds else theme.text
        high = self._picture_height(index)
        self._paint_pieces(p, QRectF(room.left(), room.top(), room.width(), high), index, theme)
        room.setTop(room.top() + high + UNDER)
        write_lines(p, room, lines, font, ink, CENTRE, LINE)
        room.setTop(room.top() + self._group_size(index)[1] * LINE)
        badge = QRectF(room.left(), room.top(), room.width(), BADGE_LINE)
        if folds:
            self._paint_arrow(p, badge, theme, up=self._rows.unfolded(index))
        elif effect.beside:
            self._paint_badge(p, badge, effect, theme)
            room.setTop(badge.bottom())
        write_lines(p, room, details, sans(DETAIL), theme.text_2, CENTRE, DETAIL_LINE)

    @staticmethod
    def _paint_arrow(p: QPainter, rect: QRectF, theme: Theme, *, up: bool) -> None:
        x, y, turn = rect.center().x(), rect.center().y(), -1 if up else 1
        shape(p, ellipse(x, y, ARROW), theme.panel_top, link_ink(theme), 1.2)
        arrow = curve((x - 4, y - 2 * turn), (x, y + 2.5 * turn), (x + 4, y - 2 * turn))
        stroke(p, arrow, link_ink(theme), 1.8, True)

    @staticmethod
    def _paint_badge(p: QPainter, rect: QRectF, effect: Effect, theme: Theme) -> None:
        if effect.tone:
            width = min(rect.width(), pill_width(effect.tone, effect.beside, PILL_HEIGHT) + 8)
            left, top = rect.center().x() - width / 2, rect.center().y() - PILL_HEIGHT / 2
            pill = QRectF(left, top, width, PILL_HEIGHT)
            paint_pill(p, pill, theme, effect.tone, effect.beside)
        else:
            tint = theme.illegal_text if effect.beside.startswith("−") else theme.figure
            write(p, rect, effect.beside, serif(TEXT + 5, BOLD), tint, CENTRE)

    def _paint_pieces(self, p: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        faces, payment = index.data(MovesModel.FacesRole), self._rows.payment(index)
        if not faces:
            p.fillPath(khatam(rect.center().x(), rect.center().y(), STAR), colour(theme.stud))
            return
        pile = self._rows.other_payments(index)[:MOST_PILED]
        paid = self._pile_width(pile, rect) if pile else _spread(payment, PAID, PAID_STEP, rect.width() * 0.4)
        room = rect.width() - (paid + BESIDE if payment else 0)
        wide = min(_width(faces[0]) * rect.height() / PICTURE, room)
        step = wide + (4 if isinstance(faces[0], TileFace) else 3)
        whole = _spread(faces, wide, step, room)
        left = rect.center().x() - (whole + (BESIDE + paid if payment else 0)) / 2
        self._paint_faces(p, faces, QRectF(left, rect.top(), whole, rect.height()), wide)
        if not payment:
            return
        middle = left + whole + BESIDE / 2, rect.center().y()
        write(p, QRectF(middle[0] - 10, middle[1] - 12, 20, 24), "←", sans(16, BOLD), theme.text_2, CENTRE)
        cards = QRectF(left + whole + BESIDE, rect.top(), paid, rect.height())
        if pile:
            self._paint_pile(p, pile, cards)
        else:
            self._paint_faces(p, payment, cards, PAID)

    @staticmethod
    def _pile_width(pile: Sequence[Sequence[Face]], rect: QRectF) -> float:
        return max(
            _spread(payment, PILED, PILED_STEP, rect.width() * 0.4) + number * PILE_X
            for number, payment in enumerate(pile)
        )

    def _paint_pile(self, p: QPainter, pile: Sequence[Sequence[Face]], rect: QRectF) -> None:
        up = (len(pile) - 1) * PILE_Y / 2
        for number, payment in reversed([*enumerate(pile)]):
            left, top = rect.left() + number * PILE_X, rect.top() + up - number * PILE_Y
            width = _spread(payment, PILED, PILED_STEP, rect.right() - left)
            self._paint_faces(p, payment, QRectF(left, top, width, rect.height()), PILED)

    def _paint_faces(self, p: QPainter, faces: Sequence[Face], rect: QRectF, width: float) -> None:
        step = (rect.width() - width) / max(1, len(faces) - 1)
        for number, face in enumerate(faces):
            self._paint_face(p, face, rect.left() + number * step, rect.center().y(), width)

    def _paint_face(self, p: QPainter, face: Face, left: float, middle: float, width: float) -> None:
        picture = self._faces.piece_pixmap(face, PICTURE if isinstance(face, TileFace) else MONEY)
        size = picture.deviceIndependentSize()
        scale = min(width / size.width(), PICTURE / size.height())
        wide, high = size.width() * scale, size.height() * scale
        place = QRectF(left + (width - wide) / 2, middle - high / 2, wide, high)
        p.drawPixmap(place, picture, QRectF(picture.rect()))


def _width(face: Face) -> int:
    return PICTURE if isinstance(face, TileFace) else MONEY


def _spread(faces: Sequence[Face], width: float, step: float, room: float) -> float:
    return min(width + step * (len(faces) - 1), max(room, width)) if faces else 0.0
