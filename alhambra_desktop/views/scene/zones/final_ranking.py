"""Paints the final ranking on the empty market after the end of a game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ...art.brushes import down, mix, shape
from ...art.fonts import BLACK, BOLD, fitted, sans, serif, text_width
from ...art.geometry import rounded
from ...art.palette import Theme
from ...art.places import paint_place
from ...game.seat_pictures import owner_picture
from ...game.table_snapshot import TableSnapshot
from ..items.panel import Panel
from ..layout.layout import PODIUM_SEATS

PORTRAIT: Final = 25.0  # maximum radius of a portrait in units
SHARE: Final = 0.26  # maximum radius of a portrait, as a share of the width of its column
ABOVE: Final = 14.0
WON: Final = 1.34  # radius of the winner's star, as a multiple of the radius of the portrait
STAR: Final = 12.0
NAME, POINTS = 20.0, 30.0
WIDE: Final = 120.0
STEPS: Final = (60.0, 46.0, 33.0)  # heights of the podium's steps for ranks 1, 2 and 3
LOW_STEPS: Final = (56.0, 44.0, 32.0)  # heights of these steps in a room that is lower than ``HIGH``
PORTRAITS: Final = (PORTRAIT, 23.5, 23.5)  # radii of the portraits on the steps
LOW_PORTRAITS: Final = (22.0, 22.0, 22.0)
HIGH: Final = 120.0
STEP: Final = 270.0
SLAB, OVER = 7.0, 3.0
LINE, APART = 34.0, 8.0


def paint_final_ranking(painter: QPainter, panel: Panel, room: QRectF, snapshot: TableSnapshot) -> None:
    """Paint the final ranking in columns, the best player first.

    If there are at most three seats and the room is wide enough, paint a podium instead.
    """
    scores = [player.score for player in snapshot.seen.players]
    ranked = sorted(snapshot.book.setup.everybody, key=lambda seat: -scores[seat])
    width = room.width() / len(ranked)
    if len(ranked) <= PODIUM_SEATS and width >= WIDE:
        if len(ranked) == 3:
            ranked = [ranked[1], ranked[0], ranked[2]]
        width = min(width - 2 * OVER, STEP)
        left = room.center().x() - len(ranked) * width / 2
        steps = [
            (QRectF(left + column * width, room.top(), width, room.height()), seat)
            for column, seat in enumerate(ranked)
        ]
        # paint the highest step last, because its slab overlaps the lower steps beside it
        for step, seat in sorted(steps, key=lambda step: scores[step[1]]):
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
    steps, radii = (STEPS, PORTRAITS) if room.height() >= HIGH else (LOW_STEPS, LOW_PORTRAITS)
    height, radius = steps[place - 1], radii[place - 1]
    block = QRectF(room.left(), room.bottom() - height, room.width(), height)
    _paint_block(painter, block, theme, first=place == 1)
    at = QPointF(block.center().x(), block.top() - radius)
    if place == 1:
        faces.winner(painter, at.x(), at.y(), radius * WON)
    faces.seat(painter, owner_picture(snapshot.book, seat), at, radius, panel)
    points, figures = str(snapshot.seen.players[seat].score), serif(22, BLACK)
    star = min(STAR, (height - SLAB) / 2 - 1)
    beside = 2 * star + 2 * APART + text_width(points, figures)
    font, name = fitted(
        snapshot.book.owner_name(seat), sans(15, BOLD), block.width() - 2 * APART - beside, 12
    )
    y = (block.top() + SLAB + block.bottom()) / 2
    left = block.center().x() - (beside + text_width(name, font)) / 2
    paint_place(painter, left + star, y, star, place, theme)
    line = QRectF(left + 2 * star + APART, y - LINE / 2, block.right() - left, LINE)
    panel.write(painter, line, name, font, theme.text)
    line.moveLeft(line.left() + text_width(name, font) + APART)
    panel.write(painter, line, points, figures, theme.figure)


def _paint_block(painter: QPainter, block: QRectF, theme: Theme, *, first: bool) -> None:
    front = theme.stud if first else theme.panel_edge
    edge, lit, shaded = (mix(theme.panel_top, front, share) for share in (0.9, 0.22, 0.45))
    shape(painter, rounded(block, 1.2), down(block.top(), block.bottom(), lit, shaded), edge, 1)
    slab = QRectF(block.left() - OVER, block.top(), block.width() + 2 * OVER, SLAB)
    top = down(slab.top(), slab.bottom(), mix(theme.panel_top, front, 0.1), mix(theme.panel_top, front, 0.6))
    shape(painter, rounded(slab, 1.2), top, edge, 1)
