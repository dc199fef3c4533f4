"""Paints characters at court, each from back to front.

In painters of tools, the origin is the centre of the medallion. In all other painters, it is midway between
the eyes.
"""

from __future__ import annotations

from typing import Final

import attrs

from ..geometry import curve, khatam, outline
from ..painter_state import moved
from ..palette import GOLD, INK
from .clothes import paint_fur_collar, paint_mantle, paint_robe
from .easel import BRASS, Easel
from .faces import (
    BROWN,
    DARK,
    LIGHT,
    OLIVE,
    SOFT_FACE,
    Face,
    paint_features,
    paint_head,
    paint_mouth_in_beard,
    paint_neck,
    paint_smile,
)
from .hair import paint_beard, paint_locks
from .headwear import (
    paint_beads,
    paint_coins,
    paint_earrings,
    paint_felt_cap,
    paint_glasses,
    paint_headband,
    paint_jewel,
    paint_kulah,
    paint_plume,
    paint_turban,
)
from .tools import paint_astrolabe, paint_coin, paint_compasses, paint_grip, paint_plan

_VEIL: Final = outline(  # opening for the face, closed below
    (0, -50),
    (-26, -50, -37, -24, -35, 6),
    (-33, 32, -24, 52, 0, 74),
    (24, 52, 33, 32, 35, 6),
    (37, -24, 26, -50, 0, -50),
)
_SHAWL: Final = outline(  # opening for the face, open down to the lower end
    (0, -48),
    (-26, -48, -37, -22, -36, 8),
    (-36, 40, -26, 70, -22, 120),
    (22, 120),
    (26, 70, 36, 40, 36, 8),
    (37, -22, 26, -48, 0, -48),
)
_SILVER: Final = ("#F2F4FA", "#B4BFD8")
_EMERALD: Final = ("#23865A", "#125535")
_OCHRE: Final = ("#D08A31", "#985B14")
_IVORY: Final = ("#FFFAEE", "#E2D6BA")


def paint_leila(e: Easel) -> None:
    face = attrs.evolve(SOFT_FACE, skin=BROWN, brow="#22130D", thick=3.6)
    with moved(e.p, 0, -8):
        e.fill(_VEIL, "#5A1020")
        paint_neck(e, face, 11)
        paint_robe(e, ("#F2D9A8", "#CFA768"), wide=60, neck=15, top=52, depth=20)
        paint_beads(e, ("#FFFDF4", "#D0C4A8"), ((-14, 50), (-8, 55), (0, 57), (8, 55), (14, 50)), 4.2)
        paint_head(e, face, ears=False)
        paint_features(e, face)
        paint_smile(e, face)
        paint_locks(e, ("#33201A", "#1B0F0B"), 26, 20, brow=-24)
        paint_earrings(e, BRASS, 27)
        paint_coins(e, "#B02B3C")
        paint_mantle(e, ("#D23A4F", "#A02036"), "#7C1428", "#F3C95A", _VEIL)


def paint_musa(e: Easel) -> None:
    face = Face(DARK, jaw=20, brow="#D9D2C6", thick=4.4, arch=3.4, nose=18, wing=7, aged=True)
    with moved(e.p, -4, -2):
        paint_neck(e, face, 15)
        paint_robe(e, _EMERALD, wide=80, neck=19, top=48, depth=38, trim=GOLD, shirt="#FFF6E0")
        paint_head(e, face)
        paint_beard(e, face, ("#E0DACE", "#ABA294"), 48, spread=1, blunt=0.6)
        paint_mouth_in_beard(e, face, tint="#A8574A")
        paint_features(e, face)
        folds = [
            curve((-40, -14), (-20, -42, 48, -60)),
            curve((-24, -24), (0, -40, 52, -44)),
            curve((-52, -34), (-24, -66, 30, -79)),
            curve((40, -16), (20, -27, -12, -31)),
        ]
        paint_turban(e, 46, -82, folds)
        paint_jewel(e, 0, -36, 9, "#1F7A52")
    paint_coin(e, 54, 22, 17)
    paint_grip(e, DARK, _EMERALD, (52, 53), 0, elbow=(62, 116))


def paint_amir(e: Easel) -> None:
    face = Face(LIGHT, half=30, chin=41, jaw=22, thick=5.4, arch=2.2, nose=18.5, wing=6.5)
    paint_compasses(e, 62, -46, 12)
    with moved(e.p, -8, -6):
        paint_neck(e, face, 16)
        paint_robe(e, _OCHRE, wide=80, neck=20, depth=40, trim="#7A3B1A", shirt="#FFF8E8")
        paint_head(e, face)
        paint_beard(e, face, ("#38231A", "#1C0F09"), 66, spread=6, cheek=12, blunt=0.9, strands="#6A4A36")
        paint_mouth_in_beard(e, face)
        paint_features(e, face)
        paint_felt_cap(e, ("#3A5F90", "#223D61"), ("#F3E4C6", "#CDB184"), "#B4472C")
    paint_grip(e, LIGHT, _OCHRE, (54, 56), 8, elbow=(66, 116))


def paint_ibrahim(e: Easel) -> None:
    face = Face(
        OLIVE,
        half=28,
        jaw=18,
        opened=5,
        brow="#F4EEE2",
        thick=5.4,
        arch=2,
        frown=3,
        nose=19,
        wing=6,
        aged=True,
    )
    with moved(e.p, 0, 2):
        paint_robe(e, ("#8A2A3B", "#571524"), wide=80, neck=18, top=44)
        paint_fur_collar(e, ("#F6F0E4", "#D3C8B2"), INK)
        paint_head(e, face)
        paint_beard(e, face, ("#FBF7EE", "#CFC6B4"), 84, spread=1, blunt=0.25, strands="#A79C88")
        paint_mouth_in_beard(e, face)
        whiskers = (curve((way * 5, 23), (way * 12, 22, way * 15, 30)) for way in (-1, 1))
        e.fine_lines("#A79C88", 1.8, *whiskers)
        paint_features(e, face)
        paint_plume(e, 3, -78, ("#2A8C86", "#145E5A"))
        paint_kulah(e, ("#A93145", "#6E1829"))
        folds = [
            *(curve((way * 32, -20), (way * 10, -40, -way * 16, -64)) for way in (-1, 1)),
            *(curve((way * 44, -32), (way * 30, -50, way * 16, -62)) for way in (-1, 1)),
        ]
        paint_turban(e, 41, -64, folds)
        paint_jewel(e, 0, -41, 12, "#2A8C86")


def paint_salma(e: Easel) -> None:
    face = attrs.evolve(SOFT_FACE, skin=DARK, iris="#2E1A0E", brow="#1A0E08", thick=3.6)
    with moved(e.p, 8, -6):
        e.fill(_VEIL, "#0F1D45")
        paint_neck(e, face, 11)
        paint_robe(e, _SILVER, wide=60, neck=16, top=46, depth=10)
        paint_head(e, face, ears=False)
        paint_features(e, face)
        paint_smile(e, face)
        paint_locks(e, ("#2A1C18", "#150C0A"), 26, 18, brow=-24)
        paint_headband(e, _SILVER)
        paint_earrings(e, _SILVER, 26)
        paint_mantle(e, ("#3F72CC", "#2A52A4"), "#1B3A7E", "#E8EEFA", _VEIL)
        stars = ((0, -59, 11),) if e.small else ((0, -61, 8), (-20, -53, 4.4), (20, -53, 4.4))
        for star in stars:
            e.fill(khatam(*star), "#F8F5E0")
    paint_astrolabe(e, -44, 56, 25)


def paint_zahra(e: Easel) -> None:
    face = Face(
        LIGHT,
        half=28,
        chin=38,
        jaw=18,
        iris="#4A3A2A",
        opened=5.2,
        brow="#D9D2C6",
        thick=3.2,
        arch=4.6,
        nose=16,
        mouth=25.5,
        aged=True,
    )
    with moved(e.p, 6, -8):
        e.fill(_SHAWL, "#4A1750")
        paint_neck(e, face, 12)
        paint_robe(e, ("#84318A", "#5A1D60"), wide=60, neck=15, top=53, depth=10)
        paint_jewel(e, 0, 68, 9, "#2F7F86")
        paint_head(e, face, ears=False)
        paint_features(e, face)
        paint_smile(e, face, 9, 3)
        paint_locks(e, ("#FFFFFF", "#D5D3D0"), 27, 14)
        paint_glasses(e, "#8A5A1E")
        paint_mantle(e, _IVORY, "#C3B38C", "#7F2D85", _SHAWL)
    paint_plan(e, -46, 62, -9, "#7F2D85")
    paint_grip(e, LIGHT, _IVORY, (-17, 68), -8, elbow=(30, 112), thumb=False)
