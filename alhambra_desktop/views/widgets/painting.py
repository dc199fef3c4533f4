from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QAbstractItemView

from .. import art
from ..art.brushes import Tint, colour, down, shape, stroke
from ..art.fonts import BOLD, serif, text_width, wrapped
from ..art.geometry import curve, ellipse, rounded
from ..art.palette import LINK, Theme

LEFT: Final = Qt.AlignmentFlag.AlignLeft
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight

CORNER: Final = 7.0
RING_GAP: Final = 3.0
CHOSEN_GROUND: Final = (("#FFFFFB", "#EFF6EE"), ("#33423F", "#26312F"))
LEAST_TITLE: Final = 11
DASHES: Final = [3.2, 2.6]


def is_cut(rect: QRect, rows: QAbstractItemView) -> bool:
    """Return whether the lower edge of a list cuts off the row at `rect`."""
    return rect.bottom() >= rows.viewport().height() and rect.top() > 0


def write(
    p: QPainter, rect: QRectF, text: str, font: QFont, tint: Tint, align: Qt.AlignmentFlag = LEFT
) -> float:
    p.setFont(font)
    p.setPen(colour(tint))
    p.drawText(rect, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip), text)
    return text_width(text, font)


def write_lines(
    p: QPainter,
    rect: QRectF,
    lines: Sequence[str],
    font: QFont,
    tint: Tint,
    align: Qt.AlignmentFlag = LEFT,
    height: float = 0.0,
) -> float:
    height = height or line_height(font)
    for i, line in enumerate(lines):
        write(p, QRectF(rect.left(), rect.top() + i * height, rect.width(), height), line, font, tint, align)
    return len(lines) * height


def line_height(font: QFont) -> float:
    return font.pixelSize() * 1.28


def lines_height(text: str, font: QFont, width: float) -> float:
    return len(wrapped(text, font, width)) * line_height(font)


def title_font(text: str, size: float, room: float) -> QFont:
    """Return the font of a title. If the longest word is wider than `room`, reduce the font size.

    The font size never becomes smaller than `LEAST_TITLE`.
    """
    longest = max(text.split(), key=len, default="")
    while size > LEAST_TITLE and text_width(longest, serif(size, BOLD)) > room:
        size -= 1
    return serif(size, BOLD)


def paint_card_box(p: QPainter, rect: QRectF, theme: Theme, *, chosen: bool = False) -> None:
    box = rounded(rect.adjusted(1, 1, -1, -1), 8)
    if chosen:
        shape(p, box, colour(theme.legal, 0.15), theme.legal, 1.4)
    else:
        shape(p, box, colour(theme.plain_ground, 0.7), colour(theme.panel_edge, 0.45), 1)


def link_ink(theme: Theme) -> str:
    return LINK[theme.dark]


def paint_ground(p: QPainter, rect: QRectF, theme: Theme, *, on: bool, hovered: bool, pressed: bool) -> None:
    """Paint the ground of a selectable card. If `on`, it is raised and has a turquoise edge."""
    path = rounded(rect, CORNER, 0.5)
    if on:
        if not pressed:
            art.paint_shadow(p, rect, CORNER)
        shape(p, path, down(rect.top(), rect.bottom(), *CHOSEN_GROUND[theme.dark]), theme.legal, 2)
    elif hovered:
        shape(p, path, colour(theme.plain_ground, 0.8), theme.stud, 1.4)
    else:
        edge = colour(theme.panel_edge, 0.9 if theme.dark else 0.55)
        shape(p, path, colour(theme.plain_ground, 0.55), edge, 1)


def paint_ring(p: QPainter, rect: QRectF, theme: Theme, corner: float = CORNER) -> None:
    stroke(p, rounded(rect, corner + RING_GAP, -RING_GAP + 1), theme.legal, 2)


def paint_dashed_circle(p: QPainter, x: float, y: float, radius: float, theme: Theme, *, lit: bool) -> None:
    paint_free_place(p, ellipse(x, y, radius), theme, lit=lit)


def paint_free_place(p: QPainter, outline: QPainterPath, theme: Theme, *, lit: bool) -> None:
    """Paint a free place at the table: a dashed outline with a plus."""
    x, y = outline.boundingRect().center().toTuple()
    p.fillPath(outline, colour(theme.panel_top, 0.85 if lit else 0.35 if theme.dark else 0.5))
    pen = QPen(colour(theme.stud if theme.dark else theme.panel_edge, 0.9), 1.8)
    pen.setDashPattern(DASHES)
    p.strokePath(outline, pen)
    for dx, dy in ((9, 0), (0, 9)):
        stroke(p, curve((x - dx, y - dy), (x + dx, y + dy)), theme.text_2, 2.4, round_ends=True)


def paint_dashed_box(p: QPainter, rect: QRectF, theme: Theme) -> None:
    pen = QPen(colour(theme.panel_edge, 0.6), 1.2)
    pen.setDashPattern([3, 3])
    p.strokePath(rounded(rect, CORNER, 0.6), pen)
