"""Paints medals of goals: in enamel if earned, in ivory if begun, otherwise as an imprint of a star."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from .brushes import Tint, colour, down, mix, radial, shape, soft_shadow, stroke
from .coins import coin_outline
from .fonts import figure_path
from .geometry import box, curve, ellipse, horseshoe, khatam, polygon, round_box, united
from .marks import paint_icon, paint_silhouette, seat_mark
from .painter_state import clipped, moved, saved
from .palette import GRANADA_TYPES, Theme

Ink = tuple[Tint, Tint, Tint]  # colours of a pictogram: main, accent, background
PaintPictogram = Callable[[QPainter, Ink], None]  # paints 100 by 100 units around the origin

ENAMEL: Final = (
    *(("#1F5B63", "#0B3338"), ("#31477F", "#172451"), ("#86283A", "#4E1220")),
    *(("#6E441F", "#3C220C"), ("#5A3B86", "#2C1650")),
)
"""For each group of goals, the light and the deep colour of its enamel."""

GILT: Final = ("#FBE6A6", "#B97F1E")
GILT_EDGE: Final = "#4E3206"
RING: Final = "#0E8F8A"
IVORY_INK: Final = ("#6B4E2C", "#B07A12")
SAND: Final = "#B98B45"
IMPRINT: Final = {False: ("#523C1F", "#654E27"), True: ("#DCC49A", "#E8CC86")}
"""Main colour and accent of an imprint in light themes (False) and in dark themes (True)."""

IMPRINT_OPACITY: Final = 0.9


def _wall(x0: float, y0: float, x1: float, y1: float, merlons: int = 3, tooth: float = 10) -> QPainterPath:
    pitch = (x1 - x0) / (2 * merlons - 1)
    teeth = (box(x0 + 2 * i * pitch, y0, x0 + (2 * i + 1) * pitch, y0 + tooth) for i in range(merlons))
    return united([box(x0, y0 + tooth, x1, y1), *teeth])


def _figure(p: QPainter, text: str, y: float, height: float, width: float, tint: Tint) -> None:
    p.fillPath(figure_path(text, 0, y, height, width), colour(tint))


def _fill(p: QPainter, tint: Tint, *paths: QPainterPath) -> None:
    for path in paths:
        p.fillPath(path, colour(tint))


def _tick(p: QPainter, tint: Tint, width: float) -> None:
    stroke(p, curve((-17, 1), (-5, 14), (19, -13)), tint, width, True)


# -- building


def _long_wall(p: QPainter, ink: Ink) -> None:
    _fill(p, ink[0], _wall(-40, -12, 40, 20, 4))
    _fill(p, ink[1], box(-40, 0, 40, 2.4), box(-40, 10, 40, 12.4))


def _great_wall(p: QPainter, ink: Ink) -> None:
    _fill(p, ink[0], _wall(-30, -6, 30, 26))
    for x in (-36, 22):
        _fill(p, ink[0], _wall(x, -30, x + 16, 26, 2, 7))
        _fill(p, ink[1], horseshoe(x + 8, 2, 3.2, -7))
    _fill(p, ink[1], horseshoe(0, 26, 8, 10))


def _one_piece(p: QPainter, ink: Ink) -> None:
    _fill(p, ink[0], box(-32, -32, 32, 32).subtracted(box(-21, -21, 21, 21)))
    for turn in range(4):
        with saved(p):
            p.rotate(90 * turn)
            _fill(p, ink[0], *(box(x, -40, x + 12, -31) for x in (-30, -6, 18)))
    _fill(p, ink[1], khatam(0, 0, 15))


def _twenty_roofs(p: QPainter, ink: Ink) -> None:
    _fill(p, ink[1], polygon([(-40, -8), (0, -36), (40, -8), (32, -4), (-32, -4)]))
    _figure(p, "20", 17, 30, 60, ink[0])


def _close_quarters(p: QPainter, ink: Ink) -> None:
    for i in range(9):
        x, y = -27 + 19 * (i % 3), -27 + 19 * (i // 3)
        _fill(p, ink[i == 4], round_box(x, y, x + 16, y + 16, 3))
    for turn in range(4):
        with saved(p):
            p.rotate(90 * turn)
            stroke(p, curve((37, 22), (37, 37), (22, 37)), ink[0], 5)


def _nothing_wasted(p: QPainter, ink: Ink) -> None:
    pen = QPen(colour(ink[0]), 5.5)
    pen.setDashPattern([2.4, 1.5])
    p.strokePath(box(-28, -28, 28, 28), pen)
    _tick(p, ink[1], 9)


# -- money


def _to_the_coin(p: QPainter, ink: Ink) -> None:
    stroke(p, ellipse(0, 0, 34), ink[0], 6)
    _fill(p, ink[1], khatam(0, 0, 25))


def _perfect_change(p: QPainter, ink: Ink) -> None:
    for x, y in ((-17, 13), (17, 13), (0, -15)):
        _fill(p, ink[2], ellipse(x, y, 21.5))
        _fill(p, ink[0], ellipse(x, y, 18.5))
        _fill(p, ink[1], khatam(x, y, 10))


def _chain(p: QPainter, ink: Ink) -> None:
    for i, x in enumerate((-26, 0, 26)):
        stroke(p, khatam(x, 0, 21), ink[i == 1], 6)


def _four_markets(p: QPainter, ink: Ink) -> None:
    for i, coin in enumerate(("denar", "dirham", "ducat", "florin")):
        _fill(p, ink[i in (1, 2)], coin_outline(coin, -18 + 36 * (i % 2), -18 + 36 * (i // 2), 16))


def _thrifty(p: QPainter, ink: Ink) -> None:
    sack = curve((-11, -16), (-46, 6, -40, 38, -16, 38), (16, 38), (40, 38, 46, 6, 11, -16))
    neck = polygon([(-11, -20), (-20, -38), (-7, -33), (0, -40), (7, -33), (20, -38), (11, -20)])
    _fill(p, ink[0], sack, neck)
    _fill(p, ink[1], box(-15, -21, 15, -15), khatam(0, 14, 13))


def _empty_purse(p: QPainter, ink: Ink) -> None:
    stroke(p, round_box(-24, -34, 24, 34, 7), ink[0], 6)
    _figure(p, "0", 0, 34, 30, ink[1])


# -- scoring


def _head_start(p: QPainter, ink: Ink) -> None:
    _fill(p, ink[0], khatam(0, 0, 36))
    _figure(p, "1", 1, 32, 30, ink[2])


def _start_to_finish(p: QPainter, ink: Ink) -> None:
    _fill(p, ink[0], box(-32, -2.5, 32, 2.5), khatam(-28, 0, 18), khatam(0, 0, 18))
    _fill(p, ink[1], khatam(28, 0, 18))


def _comeback(p: QPainter, ink: Ink) -> None:
    stroke(p, curve((-38, -20), (-24, 16), (-10, 0), (4, 20), (26, -20)), ink[0], 7, True)
    _fill(p, ink[1], polygon([(36, -36), (34, -6), (10, -24)]))


def _clean_sweep(p: QPainter, ink: Ink) -> None:
    for i, type_id in enumerate(("pavilion", "seraglio", "garden", "tower")):
        paint_silhouette(p, type_id, -36 + 38 * (i % 2), -36 + 38 * (i // 2), 34, ink[i in (1, 2)])


def _high_score(p: QPainter, ink: Ink) -> None:
    _figure(p, "150", -3, 32, 74, ink[0])
    _fill(p, ink[1], box(-30, 23, 30, 28))


def _photo_finish(p: QPainter, ink: Ink) -> None:
    _fill(p, ink[0], ellipse(-20, 0, 16), *(box(34, y, 39, y + 7) for y in range(-36, 36, 12)))
    _fill(p, ink[1], ellipse(17, 0, 16))


# -- opponents


def _gate(rank: int) -> PaintPictogram:
    def paint(p: QPainter, ink: Ink) -> None:
        _fill(p, ink[0], _wall(-34, -38, 34, 36, 4, 8).subtracted(horseshoe(0, 36, 20, 10)))
        _figure(p, str(rank), 11, 27, 24, ink[1])

    return paint


def _three_in_a_row(p: QPainter, ink: Ink) -> None:
    for i, x in enumerate((-27, 0, 27)):
        _fill(p, ink[i == 1], _wall(x - 12, -26, x + 12, 28, 2, 7).subtracted(horseshoe(x, 28, 6, 8)))


def _around(count: int, reach: float) -> list[tuple[float, float]]:
    angles = (math.radians(360 / count * i - 90) for i in range(count))
    return [(reach * math.cos(angle), reach * math.sin(angle)) for angle in angles]


def _full_table(p: QPainter, ink: Ink) -> None:
    _fill(p, ink[1], khatam(0, 0, 17))
    _fill(p, ink[0], *(ellipse(x, y, 9) for x, y in _around(6, 33)))


# -- mastery


def _own_judgement(p: QPainter, ink: Ink) -> None:
    with moved(p, 4, 0, 0.62):
        _fill(p, ink[0], seat_mark("hand"))
        _fill(p, ink[1], khatam(2, 34, 17))


def _no_mistakes(p: QPainter, ink: Ink) -> None:
    _fill(p, ink[0], khatam(0, 0, 38))
    _tick(p, ink[2], 7)


def _second_chance(p: QPainter, ink: Ink) -> None:
    path = QPainterPath()
    room = QRectF(-32, -32, 64, 64)
    path.arcMoveTo(room, 60)
    path.arcTo(room, 60, 290)
    stroke(p, path, ink[0], 7)
    _fill(p, ink[0], polygon([(34, -36), (36, -8), (10, -20)]))
    _fill(p, ink[1], round_box(-11, -17, 11, 17, 4))


def _well_travelled(p: QPainter, ink: Ink) -> None:
    _fill(p, ink[1], khatam(0, 0, 13))
    _fill(p, ink[0], *(khatam(x, y, 13) for x, y in _around(6, 29)))


def _good_advice(p: QPainter, ink: Ink) -> None:
    paint_icon(p, "vizier", -38, -38, 76, "#2A1A12")


def _two_palaces(p: QPainter, ink: Ink) -> None:
    paint_silhouette(p, "pavilion", -42, -30, 48, ink[0])
    paint_silhouette(p, GRANADA_TYPES[2], -2, -22, 44, ink[1])


PICTOGRAMS: Final[Mapping[str, PaintPictogram]] = {
    "long-wall": _long_wall,
    "great-wall": _great_wall,
    "one-piece": _one_piece,
    "twenty-roofs": _twenty_roofs,
    "close-quarters": _close_quarters,
    "nothing-wasted": _nothing_wasted,
    "to-the-coin": _to_the_coin,
    "perfect-change": _perfect_change,
    "chain-of-three": _chain,
    "four-markets": _four_markets,
    "thrifty": _thrifty,
    "empty-purse": _empty_purse,
    "head-start": _head_start,
    "start-to-finish": _start_to_finish,
    "comeback": _comeback,
    "clean-sweep": _clean_sweep,
    "high-score": _high_score,
    "photo-finish": _photo_finish,
    "beat-builder": _gate(4),
    "beat-architect": _gate(5),
    "beat-master": _gate(6),
    "top-of-the-table": _gate(7),
    "three-in-a-row": _three_in_a_row,
    "full-table": _full_table,
    "own-judgement": _own_judgement,
    "no-mistakes": _no_mistakes,
    "second-chance": _second_chance,
    "well-travelled": _well_travelled,
    "good-advice": _good_advice,
    "two-palaces": _two_palaces,
}


def paint_medal(p: QPainter, goal: str, group: int, share: float, side: float, theme: Theme) -> None:
    """Paint the medal of a goal, `side` wide and high.

    `group` is an index of `ENAMEL`, and `share` is the progress from 0 to 1.
    """
    radius = side / 2 - 1
    with moved(p, side / 2, side / 2):
        if share >= 1:
            ink, scale = _paint_gold(p, ENAMEL[group], radius * 0.84), radius * 0.84 * 0.79 / 58
        elif share > 0:
            ink, scale = _paint_ivory(p, share, radius), radius * 0.65 / 52
        else:
            ink, scale = _paint_imprint(p, radius * 0.84, theme), radius * 0.84 * 0.79 / 58
        with clipped(p, ellipse(0, 0, radius * 0.84)):
            p.setOpacity(p.opacity() * (1 if share > 0 else IMPRINT_OPACITY))
            p.scale(scale, scale)
            PICTOGRAMS[goal](p, ink)


def paint_figure_medal(p: QPainter, figure: str, group: int, side: float) -> None:
    """Paint a golden medal with a number; `group` is an index of `ENAMEL`."""
    radius = side / 2 - 1
    with moved(p, side / 2, side / 2):
        ink = _paint_gold(p, ENAMEL[group], radius * 0.9)[0]
        p.fillPath(figure_path(figure, 0, 0, radius * 0.62, radius * 1.06), colour(ink))


def paint_khatam_rim(
    p: QPainter, radius: float, tints: Sequence[Tint] = GILT, edge: Tint = GILT_EDGE
) -> None:
    """Paint a raised khatam (an eight-pointed star) around the origin."""
    rim = khatam(0, 0, radius)
    soft_shadow(p, rim, (1, 2.5), 3, 0.38)
    shape(p, rim, down(-radius, radius, *tints), edge, 1.2)


def paint_enamel(p: QPainter, radius: float, enamel: tuple[str, str]) -> None:
    """Paint a disc of enamel around the origin."""
    light, deep = enamel
    lit = radial(-radius * 0.3, -radius * 0.4, radius * 1.65, mix(light, "#FFFFFF", 0.22), light, deep)
    shape(p, ellipse(0, 0, radius), lit, "#3A2506", 1.3)


def _paint_gold(p: QPainter, enamel: tuple[str, str], radius: float) -> Ink:
    paint_khatam_rim(p, radius * 1.1)
    stroke(p, khatam(0, 0, radius * 1.02), colour("#FFF8E0", 0.7), 1)
    paint_enamel(p, radius * 0.79, enamel)
    stroke(p, ellipse(0, 0, radius * 0.71), colour("#F7D980", 0.85), 1.1)
    return "#FFF4DA", "#F0C765", enamel[1]


def _paint_ivory(p: QPainter, share: float, radius: float) -> Ink:
    disc = ellipse(0, 0, radius * 0.9)
    soft_shadow(p, disc, (0.6, 1.6), 2, 0.25)
    shape(p, disc, down(-radius, radius, "#FFFDF5", "#F1E1C0"), "#A88A5A", 1)
    ring = QRectF(-radius * 0.8, -radius * 0.8, radius * 1.6, radius * 1.6)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(colour("#B99A66", 0.35), radius * 0.13))
    p.drawEllipse(ring)
    pen = QPen(colour(RING), radius * 0.13)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    p.setPen(pen)
    p.drawArc(ring, 90 * 16, -round(360 * 16 * share))
    return (*IVORY_INK, "#FBF3E0")


def _paint_imprint(p: QPainter, radius: float, theme: Theme) -> Ink:
    inks = IMPRINT[theme.dark]
    shape(p, khatam(0, 0, radius * 1.1), colour(SAND, 0.18), colour(inks[0], 0.55), 1.2)
    shape(p, ellipse(0, 0, radius * 0.79), colour(SAND, 0.16), colour(inks[0], 0.45), 1)
    return (*inks, theme.panel_top)


def paint_star(p: QPainter, at: QPointF, radius: float, theme: Theme, *, reached: bool) -> None:
    path = khatam(at.x(), at.y(), radius)
    if reached:
        shape(p, path, down(at.y() - radius, at.y() + radius, "#FBE6A6", "#E3B341"), "#5A3A08", 1)
    else:
        shape(p, path, None, colour(theme.figure), 1.4)
