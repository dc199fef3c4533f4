"""The final ranking, which is painted on the empty market after the end of a game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ...art.fonts import BLACK, BOLD, sans, serif
from ...art.geometry import rounded
from ...art.places import paint_place
from ...game.seat_pictures import owner_picture
from ...game.table_snapshot import TableSnapshot
from ..items.panel import Panel

PORTRAIT, SHARE = 25.0, 0.26  # radius of a portrait: maximum, and share of the width of its column
ABOVE: Final = 14.0  # space above the portraits
WON: Final = 1.34  # radius of the winner's star, in radii of the portrait
STAR: Final = 13.0  # radius of the star with the place
NAME, POINTS = 20.0, 30.0  # heights of the two lines below a portrait


def paint_final_ranking(painter: QPainter, panel: Panel, room: QRectF, snapshot: TableSnapshot) -> None:
    """Paint a column for each seat, best first: place, portrait, name and points."""
    scores = [player.score for player in snapshot.seen.players]
    ranked = sorted(snapshot.book.setup.everybody, key=lambda seat: -scores[seat])
    width = room.width() / len(ranked)
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
