from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ....model.rules.core.places.places import CardBack, Face, ScoringCardFace
from ....model.rules.table.counting import Beat
from ....words import phrase
from ... import art
from ...art.brushes import glow, stroke
from ...art.counting import HALO, figure_on_plate, paint_plate
from ...art.fonts import BOLD, sans, serif, text_width, wrapped
from ...art.geometry import rounded
from ...art.panels import paint_shadow
from ...art.steps import Updatable
from ...game.seat_pictures import owner_picture
from ...scene.pixmaps.faces import Faces
from ...text.scoring_words import points_words
from .counting import Counting

LEAST: Final = 12

LEFT, CENTRE, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight


def in_room(text: str, font: QFont, width: float, height: float) -> tuple[QFont, tuple[str, ...]]:
    font = QFont(font)
    while True:
        lines = (text,) if text_width(text, font) <= width + 0.5 else wrapped(text, font, width)
        text_height = len(lines) * QFontMetricsF(font).height()
        if (text_height <= height + 1 or len(lines) == 1 == len(text.split())) and all(
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
    height = QFontMetricsF(font).height()
    top = rect.center().y() - height * len(lines) / 2
    for number, line in enumerate(lines):
        room = QRectF(rect.left(), top + number * height, rect.width(), height)
        p.drawText(room, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip), line)


def paint_sign(p: QPainter, faces: Faces, beat: Beat, x: float, y: float, size: float) -> None:
    if beat.subject is not None:
        faces.badge(p, beat.subject, x, y, size)
    else:
        faces.source(p, beat.source, x - size / 2, y - size / 2, size, QColor(faces.theme.text_2))


ROW: Final = 34.0
ABOVE, BELOW = 64.0, 66.0
LEAST_CARD: Final = 90.0
LARGE_CARD: Final = 190.0


def score_table_rect(column: QRectF, beats: int) -> QRectF:
    row = min(ROW, (column.height() - ABOVE - BELOW) / beats)
    return QRectF(column.left(), column.top(), column.width(), ABOVE + beats * row + BELOW)


def paint_score_table(p: QPainter, faces: Faces, counting: Counting, rect: QRectF, layer: Updatable) -> None:
    """Paint the score table. If a portrait is not ready yet, `layer` is repainted later."""
    theme, script = faces.theme, counting.script
    faces.panel(p, rect)
    title = QRectF(rect.left() + 14, rect.top() + 7, rect.width() - 28, 24)
    write(p, title, phrase("scoring-title", round=script.round), serif(16, BOLD), theme.text, LEFT)
    left = rect.left() + 38
    step = (rect.right() - 10 - left) / len(script.owners)
    for i, owner in enumerate(script.owners):
        x = left + (i + 0.5) * step
        at = QPointF(x, rect.top() + 46)
        faces.seat(p, owner_picture(counting.book, owner), at, min(13.0, step / 2 - 1), layer)
    y, height = rect.top() + ABOVE - 2, (rect.height() - ABOVE - BELOW) / len(script.beats)
    for number, beat in enumerate(script.beats):
        line = QRectF(rect.left() + 8, y, rect.width() - 16, height)
        here = number == counting.act
        if number % 2 == 0:
            p.fillRect(line, QColor(theme.stripe))
        if here:
            paint_plate(p, line.adjusted(-1, 1, 1, -1), theme)
        paint_sign(p, faces, beat, rect.left() + 24, line.center().y(), min(23.0, height - 3))
        for i, owner in enumerate(script.owners):
            part = beat.part(owner)
            if (here and counting.is_calculated and not part.amount) or counting.is_shown(owner, number):
                ink = figure_on_plate(theme) if here else theme.figure
                room = QRectF(left + i * step, y, step, height)
                font = serif(_size(18, step, height), BOLD)
                write(p, room, points_words(part), font, ink if part.amount else theme.text_2, CENTRE)
        y += height
    p.fillRect(QRectF(rect.left() + 10, y + 4, rect.width() - 20, 1), QColor(theme.hairline))
    so_far = QRectF(rect.left() + 14, y + 7, rect.width() - 28, 20)
    write(p, so_far, phrase("scoring-sum-so-far"), sans(13), theme.text_2)
    for i, owner in enumerate(script.owners):
        room = QRectF(left + i * step, y + 26, step, 30)
        write(p, room, f"+{counting.so_far(owner)}", serif(_size(20, step, 30), BOLD), theme.text, CENTRE)


def _size(width_wanted: float, width: float, height: float) -> float:
    return max(12.0, min(width_wanted, width * 0.42, height - 6))


def card_rect(column: QRectF, table: QRectF) -> QRectF | None:
    room = column.bottom() - table.bottom() - 8
    width = min(200.0, (room - 24) / 1.5, column.width() - 24)
    if width < LEAST_CARD:
        return None
    middle = QPointF(column.center().x(), table.bottom() + 8 + room / 2)
    return QRectF(round(middle.x() - width / 2), round(middle.y() - width * 0.75), width, width * 1.5)


def large_card(court: QRectF) -> QRectF:
    height = min(LARGE_CARD * 1.5, court.height() - 24)
    width = height / 1.5
    middle = court.center()
    return QRectF(round(middle.x() - 60 - width), round(middle.y() - height / 2) - 6, width, height)


def paint_card(p: QPainter, faces: Faces, counting: Counting, rect: QRectF, lit: bool) -> None:
    if lit:
        glow(p, rounded(rect, 15), HALO, 34, 0.5)
    paint_shadow(p, rect, 12, 0.6 if lit else 0.25)
    face = ScoringCardFace(counting.script.round)
    _draw(p, faces, face, rect)
    beat = counting.beat
    own = type(face) not in faces.view.faces
    line = art.scoring_line(beat.subject) if beat is not None and beat.subject is not None and own else None
    if line is not None and not lit:
        unit = rect.width() / 160
        framed = QRectF(line.topLeft() * unit + rect.topLeft(), line.size() * unit)
        paint_plate_frame(p, framed)


def paint_plate_frame(p: QPainter, rect: QRectF) -> None:
    glow(p, rounded(rect, 5), HALO, 5, 0.6)
    stroke(p, rounded(rect, 5), "#B97F1E", 2.4)


def paint_turning(p: QPainter, faces: Faces, counting: Counting, rect: QRectF, share: float) -> None:
    squeeze = max(0.08, abs(1 - 2 * share))
    face: Face = CardBack() if share < 0.5 else ScoringCardFace(counting.script.round)
    p.save()
    p.translate(rect.center())
    p.rotate(14 * (1 - share))
    p.scale(squeeze, 1)
    p.translate(-rect.width() / 2, -rect.height() / 2)
    area = QRectF(0, 0, rect.width(), rect.height())
    paint_shadow(p, area, 10, 0.5)
    _draw(p, faces, face, area)
    p.restore()


def _draw(p: QPainter, faces: Faces, face: Face, rect: QRectF) -> None:
    picture = faces.piece_pixmap(face, LARGE_CARD)
    p.drawPixmap(rect, picture, QRectF(picture.rect()))
