"""Rows of the list of moves: the pieces, the payment, and the move with its effect below it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ....model.rules.core.places.places import Face, TileFace
from ....words import phrase
from ...art.brushes import colour, shape, stroke
from ...art.fonts import BLACK, BOLD, sans, serif, text_width, wrapped
from ...art.geometry import khatam, rounded
from ...art.painter_state import saved
from ...art.palette import Theme
from ...art.pills import paint_pill, pill_width
from ...commands.touch import TOUCH
from ...models.index import Index
from ...models.moves_model import Effect, Heading, MovesModel, OtherPayments, Way
from ...scene.pixmaps.faces import Faces
from ...storage.contained import contained
from ...widgets.painting import link_ink, write, write_lines
from ...widgets.style import theme_of

TEXT, DETAIL = 15, 13  # font sizes of the moves and of their effects
LINE, DETAIL_LINE = 20.0, 18.0  # heights of their lines
HEADING_LINE, HEADING_ABOVE = 26.0, 10  # height of a heading's lines, and pixels above it
GAP: Final = 12  # pixels at the sides of a row
CORNER, RING = 7.0, 1.8  # corner radius and width of the ring around the selected row
CHOSEN: Final = 0.2  # opacity of the background of the selected row
EDGE: Final = 5  # pixels above and below a row's text
PICTURE, CARD = 60, 39  # height of pictures and width of cards
PICTURES: Final = 43  # maximum distance from the left edge of the first picture to that of the last picture
DETAILED: Final = 60  # minimum width at which pieces are painted before scaling; smaller cards lack details
BESIDE: Final = 14  # pixels between the pictures and the text of a row
STAR: Final = 6.0  # radius of the star of a row without pictures
PILL: Final = 152.0  # maximum width of the pill of a payment
PILL_HEIGHT: Final = 24.0
BADGE_LINE: Final = 28.0  # height of a line with a pill or a gain in points
AFTER: Final = 10  # pixels from the pill or the gain to the text of the effect
PAID: Final = 30  # maximum distance from the left edge of the first card to that of the last card
PAID_STEP: Final = 24  # maximum distance between the left edges of neighbouring cards of a payment
NARROW: Final = 520  # minimum width of a row in which payments have pictures and effects have pills


def _step(faces: Sequence[Face]) -> int:
    """Return the distance between the left edges of neighbouring pieces; three or more cards overlap."""
    return min(CARD + 3, PICTURES // (len(faces) - 1)) if len(faces) > 1 else 0


def _width(face: Face) -> int:
    return PICTURE if isinstance(face, TileFace) else CARD


@contained
class MoveRows(QStyledItemDelegate):
    """Paints headings, and rows with a move and its effect."""

    def __init__(self, view: QListView, rows: MovesModel, faces: Faces) -> None:
        super().__init__(view)
        self._view, self._rows, self._faces = view, rows, faces
        self._wrapped: dict[tuple[str, int, int], tuple[str, ...]] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        index.data(MovesModel.ChangeRole)  # lets the model compute the effect of a visible row
        theme, room = theme_of(self._view.palette()), QRectF(option.rect)
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if index.data(MovesModel.HeadingRole):
                self._paint_heading(painter, room, index, theme)
                return
            self._paint_ground(painter, room, option.state, theme, below=self._is_followed(index))
            if isinstance(self._rows.entry(index), Way):
                self._paint_pieces(painter, room, index, theme)
            self._paint_texts(painter, room, index, theme)

    def _is_followed(self, index: Index) -> bool:
        rows = self._rows
        below = rows.index(index.row() + 1)
        alone = isinstance(rows.entry(below), Heading | OtherPayments)
        return below.isValid() and not alone

    def _paint_heading(self, p: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        lines, font = self._heading_lines(index), serif(TEXT + 4, BLACK)
        top = rect.bottom() - 6 - HEADING_LINE * len(lines)
        line = QRectF(rect.left() + 2, top, rect.width() - GAP - 2, HEADING_LINE)
        write_lines(p, line, lines, font, theme.text, height=HEADING_LINE)
        line.moveBottom(rect.bottom() - 6)
        used = text_width(lines[-1], font)
        points = "" if self._is_narrow else phrase("if-scored-now")
        if self._rows.counts_points(index) and used + text_width(points, sans(13)) < line.width() - GAP:
            write(p, line.adjusted(used + GAP, 2, 0, 0), points, sans(13), theme.text_2)
        p.fillRect(QRectF(rect.left(), rect.bottom() - 3, rect.width(), 1.6), colour(theme.stud, 0.8))

    def _paint_ground(
        self, p: QPainter, rect: QRectF, state: QStyle.StateFlag, theme: Theme, *, below: bool
    ) -> None:
        """Paint a line below a row, and a tint and a ring for a selected row.

        A row that only has the focus gets only the ring.
        """
        chosen, focused = state & QStyle.StateFlag.State_Selected, state & QStyle.StateFlag.State_HasFocus
        path = rounded(rect.adjusted(1, 1, -1, -2), CORNER, 1)
        if below and not chosen:
            line = QRectF(rect.left() + GAP, rect.bottom() - 1, rect.width() - 2 * GAP, 1)
            p.fillRect(line, colour(theme.stud, 0.35))
        if chosen:
            shape(p, path, colour(theme.legal_light, CHOSEN))
        if chosen or focused:
            stroke(p, path, theme.legal if self._view.hasFocus() else theme.panel_edge, RING)

    def _paint_pieces(self, p: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        """Paint the pieces of a move and the cards of a payment."""
        rows, middle = self._rows, rect.center().y()
        faces = index.data(MovesModel.FacesRole)
        step, left = _step(faces), rect.left() + GAP + (PICTURES + CARD) / 2
        if not faces:
            p.fillPath(khatam(left, middle, STAR), colour(theme.stud))
        first = left - ((len(faces) - 1) * step + max((_width(face) for face in faces), default=0)) / 2
        for number, face in enumerate(faces):
            self._paint_face(p, face, first + number * step, middle, _width(face), PICTURE)
        if self._is_narrow:
            return
        payment, first = rows.payment(index), rect.left() + GAP + PICTURES + CARD + BESIDE
        apart = min(PAID_STEP, PAID / max(1, len(payment) - 1))
        for number, face in enumerate(payment):
            self._paint_face(p, face, first + number * apart, middle, CARD, PICTURE)

    def _paint_face(
        self, p: QPainter, face: Face, left: float, middle: float, width: float, height: float
    ) -> None:
        picture = self._faces.piece_pixmap(face, max(width, DETAILED))
        size = picture.deviceIndependentSize()
        scale = min(width / size.width(), height / size.height())
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = size.height() * scale
        p.drawPixmap(
            QRectF(left, middle - high / 2, size.width() * scale, high), picture, QRectF(picture.rect())
        )

    def _paint_texts(self, p: QPainter, rect: QRectF, index: Index, theme: Theme) -> None:
        room, effect = rect.adjusted(self._left(index), 0, -GAP, 0), self._rows.effect(index)
        lines, details = self._lines(index, effect)
        room.setTop(rect.center().y() - self._text_height(lines, details, effect) / 2)
        more = isinstance(self._rows.entry(index), OtherPayments)
        tint = link_ink(theme) if more else theme.text
        room.setTop(room.top() + write_lines(p, room, lines, sans(TEXT), tint, height=LINE))
        if badge := self._badge_width(effect):
            self._paint_badge(p, QRectF(room.left(), room.top(), badge, BADGE_LINE), effect, theme)
            above = max(0.0, (BADGE_LINE - DETAIL_LINE * len(details)) / 2)
            room.adjust(badge + AFTER, above, 0, 0)
        write_lines(p, room, details, sans(DETAIL), theme.text_2, height=DETAIL_LINE)

    @staticmethod
    def _paint_badge(p: QPainter, rect: QRectF, effect: Effect, theme: Theme) -> None:
        if effect.tone:
            pill = QRectF(rect.left(), rect.center().y() - PILL_HEIGHT / 2, rect.width(), PILL_HEIGHT)
            paint_pill(p, pill, theme, effect.tone, effect.beside)
        else:
            tint = theme.illegal_text if effect.beside.startswith("−") else theme.figure
            write(p, rect, effect.beside, serif(TEXT + 3, BOLD), tint)

    def _badge_width(self, effect: Effect) -> int:
        """Return the width of the pill or of the gain in points; 0 if the row has neither."""
        if self._is_narrow or not effect.beside:
            return 0
        if effect.tone:
            return ceil(min(PILL, pill_width(effect.tone, effect.beside, PILL_HEIGHT) + 8))
        return ceil(text_width(effect.beside, serif(TEXT + 3, BOLD)))

    def _left(self, index: Index) -> int:
        """Return the space to the left of a row's text."""
        entry, payment = self._rows.entry(index), self._rows.payment(index)
        if not isinstance(entry, Way | OtherPayments):
            return GAP
        paid = (payment or isinstance(entry, OtherPayments)) and not self._is_narrow
        return GAP + PICTURES + CARD + BESIDE + (PAID + CARD + BESIDE if paid else 0)

    def _heading_lines(self, index: Index) -> tuple[str, ...]:
        return self._wrap(str(index.data()), serif(TEXT + 4, BLACK), self._row_width - GAP)

    @property
    def _row_width(self) -> int:
        bar = self._view.verticalScrollBar().sizeHint().width()  # kept free even while the bar is hidden
        return self._view.contentsRect().width() - bar

    @property
    def _is_narrow(self) -> bool:
        """Whether rows are too narrow for pills and gains, and show the whole text of an effect instead."""
        return self._row_width < NARROW

    def _lines(self, index: Index, effect: Effect) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the lines of a row's text and those of its effect."""
        width = self._row_width - self._left(index) - GAP
        text, details = str(index.data()).removesuffix("."), effect.whole if self._is_narrow else effect.text
        badge = self._badge_width(effect)
        beside = width - badge - AFTER if badge else width
        return self._wrap(text, sans(TEXT), width), self._wrap(details, sans(DETAIL), beside)

    def _text_height(self, lines: Sequence[str], details: Sequence[str], effect: Effect) -> float:
        badge = BADGE_LINE if self._badge_width(effect) else 0.0
        return len(lines) * LINE + max(badge, len(details) * DETAIL_LINE)

    def _wrap(self, text: str, font: QFont, width: int) -> tuple[str, ...]:
        key = text, font.pixelSize(), width
        if key not in self._wrapped:
            self._wrapped[key] = wrapped(text, font, width) if text else ()
        return self._wrapped[key]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if index.data(MovesModel.HeadingRole):
            above = HEADING_ABOVE if index.row() else 0
            return QSize(10, ceil(len(self._heading_lines(index)) * HEADING_LINE) + above + 12)
        effect = self._rows.effect(index)
        text = self._text_height(*self._lines(index, effect), effect)
        pictured = isinstance(self._rows.entry(index), Way)
        height = max(text, PICTURE if pictured else 0)
        return QSize(10, TOUCH.least(ceil(height) + 2 * EDGE))

    def forget(self) -> None:
        self._wrapped.clear()
