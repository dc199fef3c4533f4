"""Paints clothes. The origin of the coordinates is midway between the eyes."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainterPath

from ..geometry import curve, ellipse, outline, polygon
from ..palette import INK
from .easel import INSIDE, Easel, Tones

_FOOT: Final = 116.0  # lower end of clothes, hidden behind the ring


def paint_robe(
    e: Easel,
    tones: Tones,
    wide: float,
    neck: float,
    top: float = 53.0,
    depth: float = 8.0,
    trim: str | None = None,
    shirt: str | None = None,
) -> None:
    """Paint clothed shoulders, 2 * `wide` wide, with a neckline that is `depth` deep."""
    if shirt is not None:
        throat = (-neck + 3, top + 12, neck - 3, top + 12, neck, top)
        cloth = outline((-neck, top), throat, (neck, _FOOT), (-neck, _FOOT))
        e.form(cloth, (shirt, shirt), width=INSIDE)
    neckline = (
        (-neck, top),
        (-neck * 0.95, top + depth * 0.3, -neck * 0.5, top + depth * 0.86, 0, top + depth),
        (neck * 0.5, top + depth * 0.86, neck * 0.95, top + depth * 0.3, neck, top),
    )
    robe = outline(
        (-wide - 3, _FOOT),
        (-wide - 2, 84, -wide + 12, top + 13, -neck - 14, top + 6),
        (-neck - 8, top + 4, -neck - 4, top + 2, -neck, top),
        *neckline[1:],
        (neck + 4, top + 2, neck + 8, top + 4, neck + 14, top + 6),
        (wide - 12, top + 13, wide + 2, 84, wide + 3, _FOOT),
    )
    e.form(robe, tones, (-7, -3))
    if trim is not None:
        edges = (curve(*neckline), curve((0, top + depth), (0, _FOOT)))
        for tint, width in ((INK, 9.0), (trim, 5.0)):
            for edge in edges:
                e.line(edge, tint, width)


def paint_collar(e: Easel, tones: Tones) -> None:
    for way in (-1, 1):
        wing = polygon([(0, 67), (way * 13, 45), (way * 31, 54), (way * 22, 75)])
        e.form(wing, tones, (-4, -2), 2.6)


def paint_apron(e: Easel, tones: Tones, half: float, top: float) -> None:
    for way in (-1, 1):
        strap = curve((way * (half - 7), top + 6), (way * (half - 6), top - 8, way * (half - 10), top - 14))
        e.line(strap, INK, 10)
        e.line(strap, tones[0] if way < 0 else tones[1], 6)
    bib = outline((-half - 4, _FOOT), (-half, top), (0, top + 7, half, top), (half + 4, _FOOT))
    e.form(bib, tones, (-10, 0))
    e.fine_lines(tones[1], 1.8, curve((-half + 4, top + 6), (0, top + 12, half - 4, top + 6)))


def paint_mantle(e: Easel, tones: Tones, deep: str, hem: str, opened: QPainterPath) -> None:
    """Paint a cloth that covers head and shoulders.

    `opened` is the opening for the face. `hem` and `deep` are the colours of the hem and of the folds.
    """
    cloth = outline(
        (-88, _FOOT),
        (-86, 84, -78, 64, -62, 50),
        (-50, 40, -46, 22, -45, -4),
        (-45, -50, -28, -80, 0, -80),
        (28, -80, 45, -50, 45, -4),
        (46, 22, 50, 40, 62, 50),
        (78, 64, 86, 84, 88, _FOOT),
    )
    e.form(cloth.subtracted(opened), tones, (-10, -5))
    e.line(opened, INK, 8.4)
    e.line(opened, hem, 4.6)
    for way in (-1, 1):
        breast = curve((way * 40, 40), (way * 52, 58, way * 56, 78, way * 56, _FOOT))
        temple = curve((way * 39, -18), (way * 43, 2, way * 39, 24))
        e.fine_lines(deep, 2.2, breast, temple)


def paint_fur_collar(e: Easel, tones: Tones, spots: str) -> None:
    for way in (-1, 1):
        band = outline(
            (way * 16, 40),
            (way * 32, 44, way * 46, 58, way * 46, _FOOT),
            (way * 24, _FOOT),
            (way * 26, 74, way * 18, 58, way * 6, 52),
        )
        e.form(band, tones, (-5, 0), 2.6)
        if not e.small:
            for x, y in ((22, 52), (32, 60), (31, 74), (40, 82), (33, 92)):
                e.fill(ellipse(way * x, y, 1.8, 3.2), spots)
