"""Text above the table, wrapped and scaled to fit."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ....model.rules.table.counting import Beat
from ...art.fonts import text_width, wrapped
from ...scene.pixmaps.faces import Faces

LEAST: Final = 12

LEFT, CENTRE, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight


def in_room(text: str, font: QFont, width: float, height: float) -> tuple[QFont, tuple[str, ...]]:
    font = QFont(font)
    while True:
        lines = (text,) if text_width(text, font) <= width + 0.5 else wrapped(text, font, width)
        high = len(lines) * QFontMetricsF(font).height()
        if (high <= height + 1 or len(lines) == 1 == len(text.split())) and all(
            text_width(line, font) <= width + 1 for line in lines
        ):
            return font, lines
        if font.pixelSize() <= LEAST:
            return font, lines
        font.setPixelSize(font.pixelSize() - 1)


def write(
    p: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: str,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    if not text:
        return
    font, lines = in_room(text, font, rect.width(), rect.height())
    p.setFont(font)
    p.setPen(QColor(colour))
    high = QFontMetricsF(font).height()
    top = rect.center().y() - high * len(lines) / 2
    for number, line in enumerate(lines):
        room = QRectF(rect.left(), top + number * high, rect.width(), high)
        p.drawText(room, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip), line)


def paint_sign(p: QPainter, faces: Faces, beat: Beat, x: float, y: float, size: float) -> None:
    if beat.subject is not None:
        faces.badge(p, beat.subject, x, y, size)
    else:
        faces.source(p, beat.source, x - size / 2, y - size / 2, size, QColor(faces.theme.text_2))
