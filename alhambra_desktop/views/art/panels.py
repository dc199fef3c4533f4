from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from .brushes import colour, down, mix, shape, soft_shadow, stroke
from .geometry import khatam, polygon, rounded
from .ground import PANEL_CORNER
from .painter_state import clipped
from .palette import GOLD, SHADOW, Theme, seat

_HIGH: Final = 6.0
_LOZENGE: Final = 12.0
_HALF: Final = (5.0, 2.6)  # half width and half height of a lozenge
_WOOD: Final = "#1C0F07"
_BONE, _CEDAR = "#F2E2BE", "#B5713A"
_FADED: Final = 0.75  # opacity of the lozenges (bone and cedar) in a dark theme


def paint_strip(p: QPainter, rect: QRectF, theme: Theme, at: str) -> None:
    """Paint a strip of marquetry along an edge of `rect`; `at` is ``top`` or ``bottom``."""
    top = rect.top() if at == "top" else rect.bottom() - _HIGH
    strip = QRectF(rect.left(), top, rect.width(), _HIGH)
    if p.hasClipping() and not p.clipBoundingRect().intersects(strip):
        return
    with clipped(p, strip):
        p.fillRect(strip, QColor(_WOOD))
        p.setOpacity(_FADED if theme.dark else 1.0)
        bone, cedar = QPainterPath(), QPainterPath()
        middle, (half, height) = strip.center().y(), _HALF
        for i in range(int(rect.width() / _LOZENGE) + 2):
            x = rect.left() + i * _LOZENGE
            lozenge = [(x - half, middle), (x, middle - height), (x + half, middle), (x, middle + height)]
            (cedar if i % 2 else bone).addPath(polygon(lozenge))
        p.fillPath(bone, QColor(_BONE))
        p.fillPath(cedar, QColor(_CEDAR))


_PLATE_CORNER: Final = 6.0
_GLAZE: Final = ("#1F5B63", "#0D363C")
_RING_CORNER: Final = 9.0
_STUD: Final = 3.4
_ACCENT: Final = 5.0
_POINTER_HALF: Final = 9.0
_SHADOW_STEPS: Final = 10


def paint_shadow(p: QPainter, rect: QRectF, corner: float = 4.0, lift: float = 0.0) -> None:
    """Paint a flat object's shadow; `lift` is 0 on the table, 1 if the object is held up."""
    offset = (1 + 8 * lift, 3 + 12 * lift)
    _paint_rect_shadow(p, rect.translated(*offset), corner, 3 + 10 * lift, 0.34)


def _paint_rect_shadow(p: QPainter, rect: QRectF, corner: float, blur: float, strength: float) -> None:
    for step in range(_SHADOW_STEPS):
        grow = blur * (1 - 2 * step / (_SHADOW_STEPS - 1))
        p.fillPath(rounded(rect, max(1.0, corner + grow), -grow), colour(SHADOW, strength / _SHADOW_STEPS))


def paint_panel(
    p: QPainter, rect: QRectF, theme: Theme, accent: QColor | None = None, studded: bool = True
) -> None:
    """Paint a paper panel, with stars in its corners if `studded`.

    `accent` is the colour of a strip at its left edge.
    """
    _paint_rect_shadow(p, rect.translated(0, 3), PANEL_CORNER, 7, 0.34)
    paper = rounded(rect, PANEL_CORNER, 0.65)
    shape(p, paper, down(rect.top(), rect.bottom(), theme.panel_top, theme.panel_bottom), None)
    if accent is not None:
        with clipped(p, paper):
            p.fillRect(QRectF(rect.left(), rect.top(), _ACCENT, rect.height()), accent)
    stroke(p, rounded(rect, PANEL_CORNER - 3, 3.5), theme.hairline, 1)
    stroke(p, paper, theme.panel_edge, 1.3 * theme.outline)
    if not studded:
        return
    inset = 7.5
    for x in (rect.left() + inset, rect.right() - inset):
        for y in (rect.top() + inset, rect.bottom() - inset):
            p.fillPath(khatam(x, y, _STUD), colour(theme.stud))


def paint_sheet(
    p: QPainter, rect: QRectF, theme: Theme, lift: float, accent: QColor | None, studded: bool = True
) -> None:
    """Paint a paper panel; `lift` is as in `paint_shadow`."""
    paint_shadow(p, rect, PANEL_CORNER, lift)
    p.save()
    p.setClipRect(rect)  # clips most of the shadow of `paint_panel`, because the panel has a shadow already
    paint_panel(p, rect, theme, accent, studded)
    p.restore()


def paint_bar(p: QPainter, rect: QRectF, theme: Theme, strip_at: str) -> None:
    p.fillRect(rect, down(rect.top(), rect.bottom(), theme.bar_top, theme.bar_bottom))
    paint_strip(p, rect, theme, strip_at)


def paint_plate(p: QPainter, rect: QRectF, theme: Theme) -> None:
    shape(p, rounded(rect, _PLATE_CORNER, 0), colour(theme.stud, 0.16), colour(theme.stud, 0.7), 1)


def paint_leading(p: QPainter, rect: QRectF, theme: Theme, broken: bool = False) -> None:
    ring = rounded(rect, _RING_CORNER, 0)
    p.fillPath(ring, colour(theme.leading, 0.45 if broken else 0.9))
    pen = QPen(colour(theme.stud), 1.4 if broken else 1.1)
    if broken:
        pen.setDashPattern([2.6, 2.2])
    p.strokePath(ring, pen)


def _with_pointer(rect: QRectF, tip: QPointF) -> QPainterPath:
    body = rounded(rect, PANEL_CORNER, 0.65)
    if rect.contains(tip):
        return body
    room = PANEL_CORNER + _POINTER_HALF + 2
    if tip.x() < rect.left() or tip.x() > rect.right():
        edge = rect.left() + 2 if tip.x() < rect.left() else rect.right() - 2
        y = min(max(tip.y(), rect.top() + room), rect.bottom() - room)
        foot = [(edge, y - _POINTER_HALF), (tip.x(), tip.y()), (edge, y + _POINTER_HALF)]
    else:
        edge = rect.top() + 2 if tip.y() < rect.top() else rect.bottom() - 2
        x = min(max(tip.x(), rect.left() + room), rect.right() - room)
        foot = [(x - _POINTER_HALF, edge), (tip.x(), tip.y()), (x + _POINTER_HALF, edge)]
    return body.united(polygon(foot))


def paint_bubble(p: QPainter, rect: QRectF, theme: Theme, tip: QPointF, tone: str = "plain") -> None:
    """Paint a speech bubble; `tone` is ``plain``, ``legal`` or ``illegal``."""
    rims = {"plain": theme.stud, "legal": theme.legal, "illegal": theme.illegal}
    _paint_speech(p, rect, theme, tip, colour(rims[tone]))


def paint_caption(p: QPainter, rect: QRectF, theme: Theme, tip: QPointF, colour_id: str) -> None:
    tint = seat(colour_id).colour
    _paint_speech(p, rect, theme, tip, mix(tint, "#FFFFFF", 0.45) if theme.dark else colour(tint))


def _paint_speech(p: QPainter, rect: QRectF, theme: Theme, tip: QPointF, line: QColor) -> None:
    path = _with_pointer(rect, tip)
    _paint_rect_shadow(p, rect.translated(1, 4), PANEL_CORNER, 6, 0.4)
    shape(
        p, path, down(rect.top(), rect.bottom(), theme.panel_top, theme.panel_bottom), line, 2 * theme.outline
    )


def paint_glaze(p: QPainter, rect: QRectF) -> None:
    """Paint the dark glazed square behind a light icon."""
    side = rect.width()
    path = rounded(rect, side * 0.19)
    soft_shadow(p, path, (0.5, 1.5), 1.6, 0.3)
    shape(p, path, down(rect.top(), rect.bottom(), *_GLAZE), "#08262B", 1)
    stroke(p, rounded(rect, side * 0.14, side * 0.075), colour(GOLD, 0.85), 1)
