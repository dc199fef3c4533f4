"""Paints headwear and jewellery. The origin of the coordinates is midway between the eyes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from PySide6.QtGui import QPainterPath

from ..geometry import Point, curve, ellipse, khatam, outline, united
from ..palette import GOLD, GOLD_DEEP, INK
from .easel import BRASS, INSIDE, Easel, Tones, placed

_STRAW: Final = ("#F7DD98", "#D3A54D")
_LINEN: Final = ("#FFFDF6", "#D6CBB3")
_COINS: Final = ((-25, -10), (-20, -20), (-11, -27), (11, -27), (20, -20), (25, -10))
_FOLD: Final = "#AD9F83"


def paint_straw_hat(e: Easel, band: Tones) -> None:
    crown = outline((-33, -24), (-36, -58, -26, -80, 0, -80), (26, -80, 36, -58, 33, -24))
    ribs = [curve((x * 0.5, -84), (x, -60, x * 1.05, -24)) for x in (-24, -9, 9, 24)]
    e.form(crown, _STRAW, (-11, -3), stripes=[(rib, _STRAW[1], 1.8) for rib in ribs] if e.fine else ())
    hatband = outline((-36, -40), (-18, -49, 18, -49, 36, -40), (36, -22), (-36, -22))
    e.form(hatband, band, (-11, 0), 2.6)
    brim = outline(
        (-97, -15),
        (-78, -34, -38, -39, 0, -39),
        (38, -39, 78, -34, 97, -15),
        (74, -12, 40, -21, 0, -21),
        (-40, -21, -74, -12, -97, -15),
    )
    weave = [curve((-90, -17), (-50, y, -30, y, 0, y), (30, y, 50, y, 90, -17)) for y in (-26, -31)]
    e.form(brim, _STRAW, (-2, -7), stripes=[(line, _STRAW[1], 1.6) for line in weave] if e.fine else ())


def paint_blossom(e: Easel, x: float, y: float, radius: float) -> None:
    turns = (math.radians(72 * i - 90) for i in range(5))
    centres = ((x + radius * 0.62 * math.cos(turn), y + radius * 0.62 * math.sin(turn)) for turn in turns)
    petals = united(ellipse(*centre, radius * 0.5) for centre in centres)
    e.form(petals, ("#FFFFFF", "#D9DDE4"), (-1.5, -1), 1.6)
    e.fill(ellipse(x, y, radius * 0.3), GOLD)


def paint_striped_cloth(e: Easel, cloth: Tones, stripe: str) -> None:
    tail = outline((30, -28), (46, -26, 56, -8, 50, 16), (45, 12), (41, 18), (36, 2, 34, -8, 26, -18))
    e.form(tail, cloth, (-5, -2), 2.8, [(curve((26, -12), (42, -12, 58, 2)), stripe, 4.5)])
    wrap = outline(
        (-33, -12), (-42, -46, -24, -64, 0, -64), (24, -64, 42, -46, 33, -12), (18, -25, -18, -25, -33, -12)
    )
    stripes = [
        (curve((-46, -18 - rise), (-10, -40 - rise, 10, -40 - rise, 46, -12 - rise)), stripe, 5.4)
        for rise in (-2, 13, 28)
    ]
    e.form(wrap, cloth, (-10, -4), stripes=stripes)
    e.form(ellipse(33, -22, 8, 9), cloth, (-4, -2), 2.6)


def paint_kerchief(e: Easel, cloth: Tones, dots: str) -> None:
    for way in (-1, 1):
        loop = outline(
            (way * 2, -62),
            (way * 6, -82, way * 26, -90, way * 33, -80),
            (way * 37, -68, way * 20, -58, way * 2, -60),
        )
        e.form(loop, cloth, (-5, -3), 3)
        e.fine_lines(cloth[1], 2, curve((way * 7, -64), (way * 14, -72, way * 22, -75)))
    wrap = outline(
        (-33, -14),
        (-40, -50, -22, -66, 0, -66),
        (22, -66, 40, -50, 33, -14),
        (24, -26, 14, -36, 0, -36),
        (-14, -36, -24, -26, -33, -14),
    )
    e.form(wrap, cloth, (-10, -4))
    if not e.small:
        for x, y in ((-29, -30), (-20, -46), (-7, -52), (8, -52), (20, -46), (29, -30)):
            e.fill(khatam(x, y, 4.4), dots)
    e.form(ellipse(0, -62, 8, 7.5), cloth, (-3, -2), 2.8)


def paint_beret(e: Easel, cloth: Tones) -> None:
    cap = outline(
        (-33, -20),
        (-48, -36, -40, -62, -10, -67),
        (26, -73, 66, -58, 62, -28),
        (60, -16, 42, -14, 31, -20),
        (14, -33, -16, -31, -33, -20),
    )
    e.form(cap, cloth, (-8, -6))
    band = outline((-34, -17), (-18, -31, 14, -33, 34, -18), (33, -11), (14, -25, -16, -24, -33, -10))
    e.form(band, (cloth[1], "#651212"), (-10, 0), 2.6)
    e.fine_lines(cloth[1], 2.4, curve((-30, -42), (-4, -58, 30, -54)), curve((4, -40), (30, -46, 52, -34)))
    e.form(placed(outline((-3, 0), (-4, -7, 2, -9), (3, 0)), -6, -67), cloth, (-2, -1), 2)


def paint_hood(e: Easel, cloth: Tones, hem: str) -> None:
    hood = outline(
        (-66, 108),
        (-64, 72, -46, 62, -46, 36),
        (-46, 0, -46, -36, -14, -62),
        (-6, -68, -2, -76, 2, -90),
        (8, -76, 14, -70, 22, -61),
        (46, -38, 48, 0, 46, 36),
        (46, 62, 64, 72, 66, 108),
    )
    hole = outline(
        (0, -37),
        (-18, -33, -34, -18, -33, 10),
        (-32, 34, -18, 47, 0, 49),
        (18, 47, 32, 34, 33, 10),
        (34, -18, 18, -33, 0, -37),
    )
    e.form(hood.subtracted(hole), cloth, (-10, -4))
    e.line(hole, INK, 7.4)
    e.line(hole, hem, 3.8)
    e.fine_lines(
        cloth[1],
        2.4,
        curve((1, -82), (-4, -66, -18, -58, -26, -42)),
        curve((-36, 42), (-24, 62, 24, 62, 36, 42)),
        curve((-48, 60), (-30, 84, 30, 84, 48, 60)),
    )


def paint_kulah(e: Easel, cloth: Tones) -> None:
    """Paint the tall cap around which a turban is wound."""
    cone = outline((-20, -50), (-16, -80, -8, -86, 0, -86), (8, -86, 16, -80, 20, -50))
    e.form(cone, cloth, (-7, -2))


def paint_turban(e: Easel, half: float, top: float, folds: Iterable[QPainterPath]) -> None:
    wrap = outline(
        (-31, -14),
        (-half - 8, -20, -half - 4, top + 4, 0, top),
        (half + 4, top + 4, half + 8, -20, 31, -14),
        (16, -27, -16, -27, -31, -14),
    )
    stripes = [(fold, _FOLD, 2.4) for fold in folds] if not e.small else ()
    e.form(wrap, _LINEN, (-11, -6), stripes=stripes)


def paint_plume(e: Easel, x: float, y: float, tones: Tones) -> None:
    plume = outline(
        (x - 3, y),
        (x - 10, y - 18, x - 2, y - 31, x + 18, y - 29),
        (x + 34, y - 27, x + 38, y - 15, x + 31, y - 8),
        (x + 26, y - 17, x + 12, y - 15, x + 6, y),
    )
    e.form(plume, tones, (-3, -3), 2.8)
    e.fine_lines(tones[1], 1.8, curve((x + 1, y - 2), (x - 2, y - 20, x + 14, y - 24, x + 28, y - 16)))


def paint_headband(e: Easel, cloth: Tones) -> None:
    band = outline(
        (-31, -8),
        (-34, -30, -18, -47, 0, -47),
        (18, -47, 34, -30, 31, -8),
        (26, -20, 14, -31, 0, -31),
        (-14, -31, -26, -20, -31, -8),
    )
    e.form(band, cloth, (-5, -3), 2.6)
    e.fine_lines(cloth[1], 1.8, curve((-25, -24), (-16, -38, 16, -38, 25, -24)))


def paint_felt_cap(e: Easel, felt: Tones, band: Tones, ornament: str) -> None:
    cap = outline((-31, -20), (-34, -69), (-22, -81, 22, -81, 34, -69), (31, -20))
    e.form(cap, felt, (-11, -3))
    e.fine_lines(felt[1], 2.2, curve((-30, -67), (0, -73, 30, -67)))
    strip = outline(
        (-33, -14), (-33.5, -36), (-18, -45, 18, -45, 33.5, -36), (33, -14), (18, -25, -18, -25, -33, -14)
    )
    e.form(strip, band, (-10, -1), 2.8)
    if not e.small:
        for x, y in ((-25, -28), (-9, -33.5), (9, -33.5), (25, -28)):
            e.fill(khatam(x, y, 5.6), ornament)


def paint_jewel(e: Easel, x: float, y: float, radius: float, stone: str) -> None:
    e.form(khatam(x, y, radius), (GOLD, GOLD_DEEP), (-3, -2), INSIDE)
    e.fill(ellipse(x, y, radius * 0.4), stone)


def paint_beads(e: Easel, tones: Tones, places: Iterable[Point], radius: float) -> None:
    for x, y in places if not e.small else ():
        e.form(ellipse(x, y, radius), tones, (-1.6, -1.4), 1.6)


def paint_coins(e: Easel, stone: str) -> None:
    cord = curve(_COINS[0], (-16, -32, 16, -32, *_COINS[-1]))
    if e.small:
        e.line(cord, BRASS[0], 8)
        return
    e.line(cord, INK, 3)
    paint_beads(e, BRASS, _COINS, 4.8)
    paint_jewel(e, 0, -28, 8, stone)


def paint_earrings(e: Easel, metal: Tones, apart: float) -> None:
    for x in (-apart, apart) if not e.small else ():
        drop = outline((x, 12), (x + 5, 20, x + 5, 28, x, 30), (x - 5, 28, x - 5, 20, x, 12))
        e.form(drop, metal, (-2, -1), 1.8)


def paint_glasses(e: Easel, tint: str) -> None:
    width = 4.0 if e.small else 3.0
    for way in (-1, 1):
        glass = ellipse(way * 12.5, 0.5, 11.4)
        e.fill(glass, "#FFFFFF", 0.1)
        e.line(glass, tint, width)
        e.line(curve((way * 24, -1), (way * 28, -3)), tint, width)
    e.line(curve((-2, -1), (0, -4, 2, -1)), tint, width)
