"""Panels, bars, bubbles and pills: the paper and wood on which text stands."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from alhambra_desktop.views.art.brushes import colour, down, mix, shape, stroke
from alhambra_desktop.views.art.fonts import SEMIBOLD, first_fitting, fitted, sans
from alhambra_desktop.views.art.geometry import khatam, polygon, round_box
from alhambra_desktop.views.art.ground import PANEL_CORNER
from alhambra_desktop.views.art.palette import SHADOW, Theme

_PILL_CORNER: Final = 7.0
_STUD: Final = 3.4
_STRIP: Final = 6.0
_LOZENGE: Final = 12.0
_ACCENT: Final = 5.0
_PILL_PX: Final = 13.0
_PILL_LEAST: Final = 11
_PILL_PAD: Final = 8.0
_POINTER_HALF: Final = 9.0
_SHADOW_STEPS: Final = 10


def _rounded(rect: QRectF, inset: float, corner: float) -> QPainterPath:
    return round_box(
        rect.left() + inset, rect.top() + inset, rect.right() - inset, rect.bottom() - inset, corner
    )


def paint_shadow(p: QPainter, rect: QRectF, corner: float = 4.0, lift: float = 0.0) -> None:
    """The shadow of a flat thing: `lift` 0 for one that lies on the table, 1 for one held in the hand."""
    offset = (1 + 8 * lift, 3 + 12 * lift)
    _paint_rect_shadow(p, rect.translated(*offset), corner, 3 + 10 * lift, 0.34)


def _paint_rect_shadow(p: QPainter, rect: QRectF, corner: float, blur: float, strength: float) -> None:
    for step in range(_SHADOW_STEPS):
        grow = blur * (1 - 2 * step / (_SHADOW_STEPS - 1))
        p.fillPath(_rounded(rect, -grow, max(1.0, corner + grow)), colour(SHADOW, strength / _SHADOW_STEPS))


def paint_panel(p: QPainter, rect: QRectF, theme: Theme, accent: QColor | None = None) -> None:
    """A paper panel with a hairline and a stud in each corner; `accent` colours a strip at the left edge."""
    _paint_rect_shadow(p, rect.translated(0, 3), PANEL_CORNER, 7, 0.34)
    paper = _rounded(rect, 0.65, PANEL_CORNER)
    shape(p, paper, down(rect.top(), rect.bottom(), theme.panel_top, theme.panel_bottom), None)
    if accent is not None:
        p.save()
        p.setClipPath(paper, Qt.ClipOperation.IntersectClip)
        p.fillRect(QRectF(rect.left(), rect.top(), _ACCENT, rect.height()), accent)
        p.restore()
    stroke(p, _rounded(rect, 3.5, PANEL_CORNER - 3), theme.hairline, 1)
    stroke(p, paper, theme.panel_edge, 1.3)
    inset = 7.5
    for x in (rect.left() + inset, rect.right() - inset):
        for y in (rect.top() + inset, rect.bottom() - inset):
            p.fillPath(khatam(x, y, _STUD), colour(theme.stud))


def paint_bar(p: QPainter, rect: QRectF, theme: Theme, strip_at: str) -> None:
    """A wooden bar with a marquetry strip at its `top` or `bottom` edge."""
    p.fillRect(rect, down(rect.top(), rect.bottom(), theme.bar_top, theme.bar_bottom))
    top = rect.top() if strip_at == "top" else rect.bottom() - _STRIP
    strip = QRectF(rect.left(), top, rect.width(), _STRIP)
    p.fillRect(strip, colour("#1C0F07"))
    p.save()
    p.setClipRect(strip, Qt.ClipOperation.IntersectClip)
    bone, cedar = QPainterPath(), QPainterPath()
    middle = strip.center().y()
    x, i = rect.left(), 0
    while x < rect.right() + _LOZENGE:
        lozenge = [(x - 5, middle), (x, middle - 2.6), (x + 5, middle), (x, middle + 2.6)]
        (cedar if i % 2 else bone).addPath(polygon(lozenge))
        x += _LOZENGE / 2 + 6
        i += 1
    fade = 0.25 if theme.dark else 0.0
    p.fillPath(bone, mix("#F2E2BE", theme.bar_bottom, fade))
    p.fillPath(cedar, mix("#B5713A", theme.bar_bottom, fade))
    p.restore()


def _with_pointer(rect: QRectF, tip: QPointF) -> QPainterPath:
    body = _rounded(rect, 0.65, PANEL_CORNER)
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
    """A speech bubble whose pointer ends in `tip`; its tone is `plain` or `illegal`."""
    path = _with_pointer(rect, tip)
    _paint_rect_shadow(p, rect.translated(1, 4), PANEL_CORNER, 6, 0.4)
    line = theme.illegal if tone == "illegal" else theme.stud
    shape(p, path, down(rect.top(), rect.bottom(), theme.panel_top, theme.panel_bottom), line, 2)


def _pill_colours(theme: Theme, tone: str) -> tuple[str, str]:
    return {
        "exact": (theme.exact_ground, theme.exact_text),
        "over": (theme.over_ground, theme.over_text),
        "short": (theme.short_ground, theme.short_text),
        "scoring": (theme.scoring_ground, theme.scoring_text),
    }.get(tone, (theme.plain_ground, theme.plain_text))


def _pill_mark(tone: str, cx: float, cy: float) -> QPainterPath | None:
    if tone in ("exact", "scoring"):
        return khatam(cx, cy, 5.2)
    if tone == "over":
        return polygon([(cx - 4.5, cy + 3.6), (cx, cy - 4.2), (cx + 4.5, cy + 3.6)])
    if tone == "short":
        return polygon([(cx - 4.5, cy - 3.6), (cx + 4.5, cy - 3.6), (cx, cy + 4.2)])
    return None


def _mark_width(tone: str) -> float:
    return 16.0 if _pill_mark(tone, 0, 0) is not None else 0.0


def _pill_font(height: float) -> QFont:
    return sans(min(_PILL_PX, height * 0.66), SEMIBOLD)


def _pill_room(rect: QRectF, tone: str) -> float:
    return rect.width() - _mark_width(tone) - _PILL_PAD


def pill_width(tone: str, text: str, height: float = 20.0) -> float:
    """How wide a pill must be to hold its text at full size."""
    return QFontMetricsF(_pill_font(height)).horizontalAdvance(text) + _mark_width(tone) + _PILL_PAD + 6


def pill_text(rect: QRectF, tone: str, texts: Sequence[str]) -> str:
    """The first of some texts that a pill can hold, though smaller; the last where none can be held."""
    return first_fitting(texts, _pill_font(rect.height()), _pill_room(rect, tone), _PILL_LEAST)


def paint_pill(p: QPainter, rect: QRectF, theme: Theme, tone: str, text: str) -> None:
    """A pill with its text in the middle; every tone but `plain` has a mark before the text."""
    ground, ink = _pill_colours(theme, tone)
    line = theme.stud if tone in ("scoring", "plain") else mix(ground, "#000000", 0.35)
    shape(
        p,
        _rounded(rect, 0.5, _PILL_CORNER),
        down(rect.top(), rect.bottom(), mix(ground, "#FFFFFF", 0.06), ground),
        line,
        1,
    )
    font, text = fitted(text, _pill_font(rect.height()), _pill_room(rect, tone), _PILL_LEAST)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    mark = _mark_width(tone)
    p.setFont(font)
    p.setPen(colour(ink))
    start = max(rect.left() + 4, rect.center().x() - (wide + mark) / 2)
    sign = _pill_mark(tone, start + 5.5, rect.center().y())
    p.drawText(
        QRectF(start + mark, rect.top(), rect.right() - start - mark - 2, rect.height()),
        Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
        text,
    )
    if sign is not None:
        p.fillPath(sign, colour(ink))
