"""Paints marks on squares and pieces that are, for example, legal, illegal or planned."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from .brushes import colour, down, glow, mix, segment, shape, stroke
from .geometry import box, curve, ellipse, khatam, rounded
from .marks import paint_seat_mark
from .painter_state import clipped, moved
from .palette import IVORY, LIGHT, Theme, seat

_GLOW_REACH: Final = 16.0
_EDGE: Final = 2.4
_CORNER: Final = 7.0
_HATCH_STEP: Final = 9.0
_CURSOR_GAP: Final = 3.0
_DARK_EDGE: Final = "#2A1A12"
_WHITE: Final = "#FFFFFF"
TICK: Final = (("#0E8F8A", "#063F3C"), ("#0B6F6A", "#7CF2E4"))
"""Ground and edge of the star with a tick, first in the light theme, then in the dark theme."""

# number of times that `paint_outlined` masks the outline with the picture; if it did this only once, the
# outline would still be visible in the picture's soft shadow
HARD_EDGES: Final = 3
_PALER: Final = 0.45  # share of white in a seat's colour in dark themes


def _paint_plus(p: QPainter, centre: QPointF, radius: float, line: str, filled: bool, theme: Theme) -> None:
    badge = khatam(centre.x(), centre.y(), radius)
    if filled:
        shape(p, badge, _WHITE, theme.legal, 1.6)
    else:
        shape(p, badge, colour(theme.legal, 0.55), line, 1.8)
    arm, half = radius * 0.42, max(1.0, radius * 0.085)
    cx, cy = centre.x(), centre.y()
    tint = colour(theme.legal if filled else line)
    p.fillPath(box(cx - arm, cy - half, cx + arm, cy + half), tint)
    p.fillPath(box(cx - half, cy - arm, cx + half, cy + arm), tint)


def paint_legal(
    p: QPainter, rect: QRectF, theme: Theme, active: bool = False, glow_level: float = 1.0
) -> None:
    """Mark a legal square; `active` means that the pointer is over the square.

    `glow_level`, from 0 to about 1.1, scales the opacity of the halo and of the fill. For the fill, values
    above 1 have the same effect as 1.
    """
    edge = rounded(rect, _CORNER, 2)
    glow(
        p,
        edge,
        theme.legal_light,
        min(_GLOW_REACH, rect.width() * 0.2),
        (0.62 if active else 0.42) * glow_level,
    )
    strength = (0.62 if active else 0.44) * min(1.0, glow_level)
    light = colour(theme.legal_light, strength)
    p.fillPath(edge, down(rect.top(), rect.bottom(), light, colour(theme.legal, strength)))
    stroke(p, edge, theme.legal, _EDGE * theme.outline)
    stroke(p, rounded(rect, 5, 5), colour(_WHITE, 0.75 if active else 0.55), 1.2)
    _paint_plus(p, rect.center(), rect.width() * 0.21, _WHITE, active, theme)


def paint_cursor(p: QPainter, rect: QRectF, theme: Theme) -> None:
    frame = rounded(rect, 5.0, -_CURSOR_GAP)
    for tint, width in ((_DARK_EDGE, 6.0), (IVORY, 3.4)):
        stroke(p, frame, tint, width)


def _paint_hatching(p: QPainter, rect: QRectF, theme: Theme) -> None:
    with clipped(p, rounded(rect, _CORNER, 2)):
        p.fillRect(rect, colour(theme.illegal, 0.16))
        path = QPainterPath()
        x = rect.left() - rect.height()
        while x < rect.right():
            path.moveTo(x, rect.bottom())
            path.lineTo(x + rect.height(), rect.top())
            x += _HATCH_STEP
        stroke(p, path, colour(theme.illegal, 0.55), 3.2)


def paint_tick(p: QPainter, x: float, y: float, radius: float, theme: Theme) -> None:
    """Paint a star with a tick, which marks a chosen option."""
    shape(p, khatam(x, y, radius), *TICK[theme.dark], 1.2)
    tick = curve((x - radius * 0.36, y), (x - radius * 0.06, y + radius * 0.32))
    tick.lineTo(x + radius * 0.4, y - radius * 0.32)
    stroke(p, tick, _WHITE, 1.8, round_ends=True)


def paint_no_entry(p: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    red = "#B4162A"
    p.fillPath(ellipse(centre.x(), centre.y(), radius + 1.5), colour(theme.panel_top, 0.9))
    shape(p, ellipse(centre.x(), centre.y(), radius), _WHITE, red, radius * 0.24)
    bar = radius * 0.55
    half = radius * 0.13
    p.fillPath(box(centre.x() - bar, centre.y() - half, centre.x() + bar, centre.y() + half), colour(red))


def _zigzag(rect: QRectF, side: str) -> QPainterPath:
    teeth = 8
    reach = max(2.5, rect.width() * 0.045)
    points = []
    for i in range(2 * teeth + 1):
        along = i / (2 * teeth)
        lean = reach if i % 2 else -reach
        if side in "NS":
            y = rect.top() if side == "N" else rect.bottom()
            points.append((rect.left() + rect.width() * along, y + lean))
        else:
            x = rect.left() if side == "W" else rect.right()
            points.append((x + lean, rect.top() + rect.height() * along))
    return curve(*points)


def paint_illegal(p: QPainter, rect: QRectF, theme: Theme, guilty: Sequence[str] = ()) -> None:
    _paint_hatching(p, rect, theme)
    pen = QPen(colour(theme.illegal), 2.0)
    pen.setDashPattern([4.0, 2.5])
    p.strokePath(rounded(rect, _CORNER, 2), pen)
    paint_no_entry(p, rect.center(), rect.width() * 0.19, theme)
    for side in guilty:
        path = _zigzag(rect, side)
        stroke(p, path, _WHITE, 5.0, round_ends=True)
        stroke(p, path, "#D81F38" if theme.dark else "#B4162A", 2.8, round_ends=True)


def paint_enclosed(p: QPainter, rect: QRectF, theme: Theme) -> None:
    """Mark an empty square that an illegal placement would enclose."""
    pen = QPen(colour(theme.illegal), 2)
    pen.setDashPattern([4, 3])
    p.strokePath(rounded(rect, _CORNER, 4), pen)


def paint_refusal_sign(p: QPainter, sign: str, cx: float, cy: float, theme: Theme) -> None:
    """Paint a sign, about 16 units wide, for the reason why a move is illegal."""
    red = theme.illegal
    if sign == "sign-edges":
        points = [(cx - 8 + 4 * i, cy + (4 if i % 2 else -4)) for i in range(5)]
        stroke(p, curve(*points), red, 2.6, round_ends=True)
    elif sign == "sign-way":
        for x in (-7.5, 2.5):
            segment(p, (cx + x, cy), (cx + x + 5, cy), red, 2.6)
        segment(p, (cx, cy - 8), (cx, cy + 8), red, 2.6)
    else:
        stroke(p, box(cx - 7.5, cy - 7.5, cx + 7.5, cy + 7.5), red, 2.2)
        p.fillPath(box(cx - 3, cy - 3, cx + 3, cy + 3), colour(red, 0.45))


def paint_cut_off(p: QPainter, rect: QRectF) -> None:
    """Mark a tile that would have no path to its fountain."""
    p.fillRect(rect, colour("#5A5550", 0.55))
    cx, cy, radius = rect.center().x(), rect.center().y(), rect.width() * 0.22
    shape(p, ellipse(cx, cy, radius), "#FFFBF0", _DARK_EDGE, 1.6)
    with moved(p, cx, cy, radius / 100):
        for way in (-1, 1):
            stroke(p, curve((78 * way, 0), (26 * way, 0)), _DARK_EDGE, 24)
        crack = [(10, -62), (-12, -18), (12, 14), (-10, 62)]
        stroke(p, curve(*crack), "#B4162A", 15)


def paint_last_move(p: QPainter, rect: QRectF, colour_id: str, theme: Theme = LIGHT) -> None:
    rim = mix(seat(colour_id).colour, _WHITE, _PALER if theme.dark else 0.0)
    stroke(p, box(rect.left() - 1, rect.top() - 1, rect.right() + 1, rect.bottom() + 1), rim, 2)
    inner = box(rect.left() + 0.7, rect.top() + 0.7, rect.right() - 0.7, rect.bottom() - 0.7)
    stroke(p, inner, colour(IVORY, 0.8), 1)
    radius = max(min(6.0, rect.width() * 0.2), rect.width() * 0.12)
    paint_seat_mark(
        p, colour_id, rect.right() - radius * 0.35, rect.bottom() - radius * 0.35, radius, theme.rim
    )


def paint_outlined(p: QPainter, picture: QPixmap, ink: str, width: float) -> None:
    """Paint a picture with an outline just inside the edge of its shape."""
    size = picture.deviceIndependentSize()
    whole = QRectF(0, 0, size.width(), size.height())
    outline = QPixmap(picture)
    q = QPainter(outline)
    q.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    q.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    q.fillRect(whole, colour(ink))
    q.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    inner = whole.adjusted(width, width, -width, -width)
    q.drawPixmap(inner, picture, QRectF(picture.rect()))
    q.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    for _ in range(HARD_EDGES):
        q.drawPixmap(QPointF(0, 0), picture)
    q.end()
    p.drawPixmap(QPointF(0, 0), picture)
    p.drawPixmap(QPointF(0, 0), outline)


def paint_planned(p: QPainter, rect: QRectF, colour_id: str, theme: Theme) -> None:
    frame = box(rect.left(), rect.top(), rect.right(), rect.bottom())
    stroke(p, frame, colour(IVORY, 0.85), 3.6)
    line = seat(colour_id).colour
    pen = QPen(colour(mix(line, _WHITE, 0.45) if theme.dark else line), 2.6)
    pen.setDashPattern([3.2, 2.2])
    p.strokePath(frame, pen)


def paint_ghost_frame(p: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the frame around a tile's preview on a legal square."""
    p.fillRect(rect, colour(_WHITE, 0.24))
    frame = box(rect.left() - 1, rect.top() - 1, rect.right() + 1, rect.bottom() + 1)
    glow(p, frame, theme.legal_light, 7, 0.45)
    stroke(p, frame, theme.legal, _EDGE * theme.outline)


def paint_imprint(p: QPainter, rect: QRectF, theme: Theme) -> None:
    """Mark the place from which a tile was lifted, or an empty place for a tile."""
    p.fillRect(rect, colour(theme.text, 0.1))
    pen = QPen(colour(theme.text_2, 0.7), 1.6)
    pen.setDashPattern([4.0, 3.0])
    p.strokePath(rounded(rect, 3, 1), pen)


def paint_selection(p: QPainter, rect: QRectF, theme: Theme, corner: float = 5.0) -> None:
    edge = rounded(rect, corner, -1)
    glow(p, edge, theme.legal_light, 9, 0.5)
    stroke(p, edge, theme.legal, _EDGE * theme.outline)
