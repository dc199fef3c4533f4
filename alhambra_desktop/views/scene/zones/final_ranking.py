"""The final ranking, which is painted on the empty market after the end of a game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ...art.brushes import colour, shape
from ...art.fonts import BLACK, BOLD, fitted, sans, serif, text_width
from ...art.geometry import rounded
from ...art.places import paint_place
from ...game.seat_pictures import owner_picture
from ...game.table_snapshot import TableSnapshot
from ..items.panel import Panel

PORTRAIT: Final = 25.0  # maximum radius of a portrait
SHARE: Final = 0.26  # maximum radius of a portrait, as a share of the width of its column
ABOVE: Final = 14.0  # space above the portraits
WON: Final = 1.34  # radius of the winner's star, relative to that of the portrait
STAR: Final = 13.0  # radius of the star with the rank
NAME, POINTS = 20.0, 30.0  # heights of the lines with the name and with the points
WIDE: Final = 120.0  # minimum width of a column for a podium; in narrower columns, there is no podium
STEPS: Final = (60.0, 46.0, 38.0, 34.0)  # heights of the steps of a podium: ranks 1, 2, 3, and lower
LINE, APART = 34.0, 8.0  # height of the line with name and points on a step, and the space between them


def paint_final_ranking(painter: QPainter, panel: Panel, room: QRectF, snapshot: TableSnapshot) -> None:
    """Paint a column for each seat, best first, with rank, portrait, name and points.

    If there are at most three seats and the columns are wide enough, the seats stand on a podium. Of three
    seats, the winner is in the middle.
    """
    scores = [player.score for player in snapshot.seen.players]
    ranked = sorted(snapshot.book.setup.everybody, key=lambda seat: -scores[seat])
    width = room.width() / len(ranked)
    if len(ranked) <= 3 and width >= WIDE:
        if len(ranked) == 3:
            ranked = [ranked[1], ranked[0], ranked[2]]
        for column, seat in enumerate(ranked):
            step = QRectF(room.left() + column * width + 4, room.top(), width - 8, room.height())
            _paint_step(painter, panel, step, snapshot, seat)
        return
    middle = Qt.AlignmentFlag.AlignHCenter
    theme, faces = panel.faces.theme, panel.faces
    radius = min(PORTRAIT, SHARE * width)
    top = room.top() + max(0.0, (room.height() - 2 * radius - NAME - POINTS) / 2 - ABOVE / 2)
    for column, seat in enumerate(ranked):
        place, _ = snapshot.place_of(seat)
        cell = QRectF(room.left() + column * width + 2, room.top(), width - 4, room.height())
        at = QPointF(cell.center().x(), top + ABOVE / 2 + radius)
        if seat == snapshot.viewer:
            painter.fillPath(rounded(cell, 7), QColor(theme.stripe))
        if place == 1:
            faces.winner(painter, at.x(), at.y(), radius * WON)
        faces.seat(painter, owner_picture(snapshot.book, seat), at, radius, panel)
        paint_place(painter, at.x() - radius, at.y() + radius * 0.7, STAR, place, theme)
        name = QRectF(cell.left() + 4, at.y() + radius + 6, cell.width() - 8, NAME)
        panel.write(painter, name, snapshot.book.owner_name(seat), sans(14, BOLD), theme.text, middle)
        points = QRectF(cell.left(), name.bottom() - 3, cell.width(), POINTS)
        panel.write(painter, points, str(scores[seat]), serif(22, BLACK), theme.figure, middle)


def _paint_step(painter: QPainter, panel: Panel, room: QRectF, snapshot: TableSnapshot, seat: int) -> None:
    theme, faces, (place, _) = panel.faces.theme, panel.faces, snapshot.place_of(seat)
    height = STEPS[min(place, len(STEPS)) - 1]
    block = QRectF(room.left(), room.bottom() - height, room.width(), height)
    own = seat == snapshot.viewer
    edge = colour(theme.stud, 0.6) if own else colour(theme.hairline)
    shape(painter, rounded(block, 6), colour(theme.stud, 0.18) if own else colour(theme.stripe), edge, 1)
    radius = PORTRAIT if place == 1 else 0.86 * PORTRAIT
    at = QPointF(block.center().x(), block.top() - radius - 3)
    if place == 1:
        faces.winner(painter, at.x(), at.y(), radius * WON)
    faces.seat(painter, owner_picture(snapshot.book, seat), at, radius, panel)
    paint_place(painter, at.x() - radius, at.y() + radius * 0.7, STAR, place, theme)
    points, figures = str(snapshot.seen.players[seat].score), serif(22, BLACK)
    width = text_width(points, figures)
    room_for_name = block.width() - 12 - APART - width
    font, name = fitted(snapshot.book.owner_name(seat), sans(14, BOLD), room_for_name, 12)
    left = block.center().x() - (text_width(name, font) + APART + width) / 2
    line = QRectF(left, block.top() + max(0.0, (height - LINE) / 2), block.right() - left, LINE)
    panel.write(painter, line, name, font, theme.text)
    panel.write(
        painter, line.adjusted(text_width(name, font) + APART, 0, 0, 0), points, figures, theme.figure
    )
