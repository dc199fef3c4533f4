"""The points for each building type, as three cards side by side: one card for each scoring round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from ... import art
from ...art.brushes import colour, device_scale, down, draw_weave, segment, shape, stroke
from ...art.cards import POINTS
from ...art.fonts import BOLD, SEMIBOLD, figure_path, fitted, sans, serif, shortened, text_width
from ...art.geometry import hankin, khatam, octagon_square_tiling, rounded
from ...art.painter_state import clipped
from ...art.palette import TYPES, WINE, WINE_DEEP, Theme
from ...art.places import paint_place
from ...widgets.painting import write

BETWEEN: Final = 10  # space between cards, and between other pictures in a row
# lengths in units of a card: its head, the row of medals, a row of points, and the margin around the rows
HEAD, MEDALS, ROW, EDGE = 46.0, 32.0, 24.0, 9.0
BADGE, NAME, FIGURES = 20.0, 15, 38.0  # size of a badge and of the names, and width of a column of points
MEDAL, FIGURE = 13.0, 13.5  # radius of a medal, and height of the points
STAR: Final = 18.0
TITLE, LEAST_TITLE = 18, 11
# limits of the factor by which a card with names scales its contents
LEAST, MOST = 0.78, 1.25
PERIOD: Final = 40.0
CREAM, BRASS, WOOD, INK, BROWN, LINE = "#FFF6DC", "#E8C77A", "#3A2412", "#33190B", "#5E4327", "#B89A62"


def is_scoring_table(rows: tuple[tuple[str, ...], ...]) -> bool:
    """Return whether a table lists exactly the points on the three scoring cards."""
    points = tuple(
        ", ".join(map(str, line)) for lines in zip(*POINTS.values(), strict=True) for line in lines
    )
    return tuple(cell for row in rows[1:] for cell in row[1:]) == points


@lru_cache(maxsize=1)
def _weave(width: float, height: float, unit: float, scale: float) -> QImage:
    """Return the pattern of a card's head. Its many lines are painted only once for all cards."""
    image = QImage((QSizeF(width, height) * scale).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    head = QRectF(0, 0, width, height)
    polygons = octagon_square_tiling(head, PERIOD * unit, (width / 2, height / 2))
    draw_weave(painter, hankin(polygons), "#9A4650", "#3A0B16", 1.4 * unit, 0.7 * unit)
    painter.end()
    return image


class ScoringCards:
    """Cards of equal size that together fill the given width. Below each card, there is room for an example.

    If a card has no room for the names of the building types, only their badges are shown.
    """

    def __init__(self, width: float, titles: Sequence[str], names: Sequence[str], factor: float) -> None:
        self.titles, self.names = tuple(titles), tuple(names)
        self.each = float((width + BETWEEN) // len(POINTS) - BETWEEN)
        self.whole = len(POINTS) * (self.each + BETWEEN) - BETWEEN
        least = 2 * EDGE + BADGE + 20 + len(POINTS) * FIGURES
        longest = 8 + max(text_width(name, sans(NAME, BOLD)) for name in names)
        self.named = self.each >= LEAST * factor * (least + longest)
        self.unit = min(MOST * factor, self.each / (least + longest if self.named else least))
        self.height = round((HEAD + MEDALS + len(names) * ROW + EDGE) * min(self.unit, factor))

    def left(self, number: int) -> float:
        return (number - 1) * (self.each + BETWEEN)

    def paint(self, p: QPainter, rect: QRectF, theme: Theme) -> None:
        for number in POINTS:
            card = QRectF(self.left(number), rect.top(), self.each, rect.height())
            self._paint_card(p, card, number, theme)

    def _paint_card(self, p: QPainter, card: QRectF, number: int, theme: Theme) -> None:
        unit = min(self.unit, card.height() / (HEAD + MEDALS + len(self.names) * ROW + EDGE))
        edge = EDGE * unit
        sheet = QRectF(card.left() + edge, card.top() + HEAD * unit, card.width() - 2 * edge, 0)
        sheet.setBottom(card.bottom() - edge)
        self._paint_ground(p, card, sheet, unit, theme)
        self._paint_head(p, card, number, unit)
        columns = [sheet.right() - (len(POINTS) - at - 0.5) * FIGURES * unit - 4 * unit for at in range(3)]
        row = sheet.height() / (len(self.names) + MEDALS / ROW)
        first = sheet.top() + row * MEDALS / ROW
        heads = QRectF(sheet.left(), sheet.top(), sheet.width(), first - sheet.top())
        with clipped(p, rounded(sheet, 6 * unit)):
            p.fillRect(heads, colour(BRASS, 0.32))
            for at in range(1, len(self.names), 2):
                p.fillRect(QRectF(sheet.left(), first + at * row, sheet.width(), row), colour(BRASS, 0.13))
        for place in range(number):
            paint_place(p, columns[place], heads.center().y(), MEDAL * unit, place + 1, theme)
        for at, (type_id, name) in enumerate(zip(TYPES, self.names, strict=True)):
            line = QRectF(sheet.left(), first + at * row, sheet.width(), row)
            self._paint_type(p, line, type_id, name, unit)
            for place, x in enumerate(columns):
                self._paint_points(p, x, line, POINTS[number][at][place : place + 1], unit)

    def _paint_ground(self, p: QPainter, card: QRectF, sheet: QRectF, unit: float, theme: Theme) -> None:
        body = rounded(card, 12 * unit, 0.8)
        edge = theme.panel_edge if theme.dark else WOOD
        shape(p, body, down(card.top(), card.bottom(), WINE, WINE_DEEP), edge, 1.6)
        inner = rounded(card.adjusted(4, 4, -4, -4), 9 * unit)
        head = QSizeF(card.width(), sheet.top() - card.top())
        with clipped(p, inner):
            p.drawImage(card.topLeft(), _weave(head.width(), head.height(), unit, device_scale(p)))
        stroke(p, inner, BRASS, 1.6)
        paper = down(sheet.top(), sheet.bottom(), "#FFFBEF", "#F6E8CA")
        shape(p, rounded(sheet, 6 * unit), paper, BRASS, 1.4)

    def _paint_head(self, p: QPainter, card: QRectF, number: int, unit: float) -> None:
        x, y, star = card.left() + 33 * unit, card.top() + (HEAD + 4) / 2 * unit, STAR * unit
        longest = max(self.titles, key=lambda title: text_width(title, serif(TITLE, BOLD)))
        room = card.width() - 76 * unit
        font, _ = fitted(longest, serif(round(TITLE * unit), BOLD), room, LEAST_TITLE)
        title = shortened(self.titles[number - 1], font, room + 1)
        plate = QRectF(x, y - 14 * unit, text_width(title, font) + 40 * unit, 28 * unit)
        shape(p, rounded(plate, 6 * unit), colour(WINE_DEEP), BRASS, 1.2)
        shape(p, khatam(x, y, star), "#FFFBEF", BRASS, 2.4 * unit)
        p.fillPath(figure_path(str(number), x, y, 17 * unit, 18 * unit), colour(WINE_DEEP))
        words = plate.adjusted(27 * unit, 0, 0, 0)
        write(p, words, title, font, CREAM)

    def _paint_type(self, p: QPainter, line: QRectF, type_id: str, name: str, unit: float) -> None:
        middle, side = line.center().y(), BADGE * unit
        x = line.left() + 6 * unit + side / 2
        art.paint_badge(p, type_id, x, middle, side)
        if self.named:
            words = line.adjusted(side + 15 * unit, 0, 0, 0)
            write(p, words, name, sans(round(NAME * unit), SEMIBOLD), INK)

    def _paint_points(self, p: QPainter, x: float, line: QRectF, points: Sequence[int], unit: float) -> None:
        figure = partial(figure_path, cx=x, cy=line.center().y(), width=30 * unit, weight=BOLD)
        for value in points:
            p.fillPath(figure(str(value), height=FIGURE * unit), colour(INK))
        if not points:
            segment(
                p, (x - 4 * unit, line.center().y()), (x + 4 * unit, line.center().y()), colour(LINE), 1.4
            )
