"""Paints pills, which are short texts on a rounded background. Pills of some tones have a mark."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath

from .brushes import colour, down, mix, shape
from .fonts import SEMIBOLD, sans
from .geometry import khatam, polygon, rounded
from .palette import Theme

_CORNER: Final = 7.0
_PX: Final = 13
_LEAST: Final = 12
_PAD: Final = 6.0
_MARK: Final = 15.0
_LINE: Final = 14.0
TWO_LINES: Final = 34.0  # minimum height of a pill with two lines


class PillText(NamedTuple):
    """Text layout of a pill; ``whole`` is true if all text is visible."""

    lines: tuple[str, ...]
    px: int
    marked: bool
    whole: bool

    @property
    def font(self) -> QFont:
        return sans(self.px, SEMIBOLD)


def _colours(theme: Theme, tone: str) -> tuple[str, str, str]:
    if tone == "ring":
        return theme.panel_top, theme.legal if theme.dark else theme.exact_ground, theme.legal
    if tone == "new":
        return theme.stud, "#2A1A12", mix(theme.stud, "#000000", 0.35).name()
    ground, ink = {
        "exact": (theme.exact_ground, theme.exact_text),
        "action": (theme.exact_ground, theme.exact_text),
        "over": (theme.over_ground, theme.over_text),
        "short": (theme.short_ground, theme.short_text),
        "scoring": (theme.scoring_ground, theme.scoring_text),
    }.get(tone, (theme.plain_ground, theme.plain_text))
    return ground, ink, theme.stud if tone in ("scoring", "plain") else mix(ground, "#000000", 0.35).name()


def _mark(tone: str, cx: float, cy: float) -> QPainterPath | None:
    if tone in ("exact", "scoring"):
        return khatam(cx, cy, 5.2)
    if tone == "over":
        return polygon([(cx - 4.5, cy + 3.6), (cx, cy - 4.2), (cx + 4.5, cy + 3.6)])
    if tone == "short":
        return polygon([(cx - 4.5, cy - 3.6), (cx + 4.5, cy - 3.6), (cx, cy + 4.2)])
    return None


def _mark_width(tone: str) -> float:
    return _MARK if _mark(tone, 0, 0) is not None else 0.0


def _wide(text: str, px: int) -> float:
    return QFontMetricsF(sans(px, SEMIBOLD)).horizontalAdvance(text)


def _halves(text: str) -> tuple[str, ...]:
    words = text.split(" ")
    ways = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(ways, key=lambda way: max(_wide(line, _LEAST) for line in way)) if ways else (text,)


@lru_cache(maxsize=1024)
def fit_pill(width: float, height: float, tone: str, texts: tuple[str, ...]) -> PillText:
    """Lay out the first text that fits; if none fits, lay out the last text.

    If a text does not fit, the font is reduced first, then the mark is left out. If this is not enough, the
    text is split into two lines, provided that the pill is at least ``TWO_LINES`` high.
    """
    room, mark = width - _PAD, _mark_width(tone)
    large = _PX if height >= 20 else _LEAST
    for text in texts:
        for px, marked in ((large, True), (_LEAST, True), (_LEAST, False)):
            if _wide(text, px) + (mark if marked else 0.0) <= room:
                return PillText((text,), px, marked and mark > 0, True)
        lines = _halves(text)
        if height >= TWO_LINES and all(_wide(line, _LEAST) <= room for line in lines):
            return PillText(lines, _LEAST, False, True)
    return PillText((texts[-1],), _LEAST, False, False)


def pill_width(tone: str, text: str, height: float = 20.0) -> float:
    """Return the width at which a pill of this height can show a text in the largest font."""
    return _wide(text, _PX if height >= 20 else _LEAST) + _mark_width(tone) + _PAD + 2


def paint_pill(p: QPainter, rect: QRectF, theme: Theme, tone: str, *texts: str) -> None:
    """Paint a pill with the first text that fits.

    Only the tones ``exact``, ``scoring``, ``over`` and ``short`` have a mark.
    """
    ground, ink, line = _colours(theme, tone)
    inset = 1.0 if tone == "ring" else 0.5
    path = rounded(rect, _CORNER, inset)
    fill = down(rect.top(), rect.bottom(), mix(ground, "#FFFFFF", 0.0 if tone == "ring" else 0.06), ground)
    if tone == "text":
        for y in (rect.top(), rect.bottom() - 1):
            p.fillRect(QRectF(rect.left(), y, rect.width(), 1), colour(theme.hairline))
    else:
        shape(p, path, fill, line, 2 * inset)
    text = fit_pill(rect.width(), rect.height(), tone, texts)
    mark = _MARK if text.marked else 0.0
    p.setFont(text.font)
    p.setPen(colour(ink))
    top = rect.center().y() - _LINE * len(text.lines) / 2
    for i, words in enumerate(text.lines):
        width = _wide(words, text.px)
        at = QPointF(rect.center().x() - (width + mark) / 2, top + i * _LINE)
        if sign := _mark(tone, at.x() + 5.5, rect.center().y()) if text.marked else None:
            p.fillPath(sign, colour(ink))
        start = max(rect.left() + 2, at.x() + mark)
        whole = QRectF(start, at.y(), rect.right() - 2 - start, _LINE)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextDontClip
        p.drawText(whole, int(align), words)
