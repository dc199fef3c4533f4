"""Paints characters with a craft, each from back to front.

In painters of tools, the origin is the centre of the medallion. In all other painters, it is midway between
the eyes.
"""

from __future__ import annotations

import attrs

from ..geometry import box, curve, ellipse, khatam, outline
from ..painter_state import moved
from .clothes import paint_apron, paint_collar, paint_robe
from .easel import INSIDE, Easel, placed
from .faces import (
    BROWN,
    FAIR,
    LIGHT,
    OLIVE,
    SOFT_FACE,
    Face,
    paint_features,
    paint_grin,
    paint_head,
    paint_mouth_in_beard,
    paint_neck,
    paint_smile,
)
from .hair import (
    paint_beard,
    paint_bob,
    paint_braid,
    paint_chin_tuft,
    paint_curls,
    paint_locks,
    paint_moustache,
)
from .headwear import (
    paint_beret,
    paint_blossom,
    paint_headband,
    paint_hood,
    paint_kerchief,
    paint_straw_hat,
    paint_striped_cloth,
)
from .tools import (
    DARK_WOOD,
    paint_grip,
    paint_mallet,
    paint_orange,
    paint_perched_falcon,
    paint_quill,
    paint_reed_pen,
    paint_set_square,
    paint_star_tile,
)

_UNDYED = ("#F7EEDA", "#D9C69E")
_SAND = ("#EAD6AE", "#C2A26C")
_VIOLET = ("#5F3A96", "#3D2169")


def paint_hamid(e: Easel) -> None:
    face = Face(OLIVE, half=28, chin=39, jaw=18, brow="#2E1B12", arch=4.5, opened=6, look=-0.6, brim=-16)
    with moved(e.p, 4, -8):
        paint_neck(e, face, 12)
        paint_robe(e, _UNDYED, wide=70, neck=15, depth=26, trim="#2C69B3")
        paint_reed_pen(e, 49, -15, -36)
        paint_head(e, face)
        paint_features(e, face)
        paint_grin(e, face)
        e.fine_lines("#2C4F86", 3.4, curve((13, 14), (20, 10)))
        paint_curls(e, ("#43291B", "#25140C"), "#7A5238")
    paint_set_square(e, -42, 42, -4)
    paint_grip(e, OLIVE, _UNDYED, (-11, 62), 8, elbow=(24, 116), thumb=False)


def paint_nuria(e: Easel) -> None:
    face = attrs.evolve(SOFT_FACE, skin=LIGHT, iris="#5E7A2E", brow="#5A3013", arch=3, brim=-6)
    with moved(e.p, 0, -2):
        paint_neck(e, face, 11)
        paint_robe(
            e, ("#57964F", "#356A38"), wide=72, neck=15, top=48, depth=30, trim="#F2E4BE", shirt="#FFF6E2"
        )
        paint_head(e, face, ears=False)
        paint_features(e, face)
        paint_smile(e, face)
        paint_locks(e, ("#80491F", "#5B3010"), 27, 24, parting=-6)
        paint_braid(e, ("#8A5024", "#5F3312"), "#44220B")
        paint_straw_hat(e, ("#C8553D", "#8E3423"))
        if not e.small:
            paint_blossom(e, -25, -32, 9)
            paint_blossom(e, -12, -36, 7.5)
    paint_orange(e, -46, 55, 15)


def paint_yusuf(e: Easel) -> None:
    face = Face(OLIVE, half=30, jaw=22, brow="#2E1A10", thick=5.2, arch=1.6, nose=18, wing=6.5)
    paint_mallet(e, 64, -56, 18)
    with moved(e.p, -6, -6):
        paint_neck(e, face, 17)
        paint_robe(e, _SAND, wide=82, neck=20, depth=14)
        paint_apron(e, ("#935D35", "#69401F"), 36, 74)
        paint_head(e, face)
        paint_beard(e, face, ("#43291B", "#28160D"), 46, spread=1, cheek=13, blunt=0.7)
        paint_mouth_in_beard(e, face)
        paint_features(e, face)
        paint_striped_cloth(e, ("#FBF1DB", "#D9C196"), "#B8492D")
    paint_grip(e, OLIVE, _SAND, (42, 60), 18, elbow=(70, 116))


def paint_ines(e: Easel) -> None:
    face = attrs.evolve(SOFT_FACE, iris="#3E7A6A", brow="#8A3F1C", thick=3, brim=-20)
    with moved(e.p, 6, -4):
        paint_neck(e, face, 11)
        paint_robe(e, _UNDYED, wide=70, neck=15, top=50, depth=10)
        paint_apron(e, ("#2F8289", "#1D5C63"), 30, 68)
        paint_head(e, face)
        paint_locks(e, ("#B4582C", "#853C19"), 26, 8, parting=8, brow=-18)
        paint_features(e, face)
        paint_smile(e, face, 9.5, 3)
        if e.fine:
            for x, y in ((-19, 10), (-15, 14), (-11, 10), (11, 10), (15, 14), (19, 10)):
                e.fill(ellipse(x, y, 1.3), "#C07A4E")
        paint_kerchief(e, ("#F7C948", "#D1981C"), "#B4472C")
    paint_star_tile(e, -46, 52, -9)
    paint_grip(e, FAIR, _UNDYED, (-16, 68), -4, elbow=(24, 112), thumb=False)


def paint_daniel(e: Easel) -> None:
    face = Face(
        LIGHT,
        half=27,
        chin=42,
        jaw=17,
        iris="#5A4326",
        opened=4.6,
        look=1.8,
        brow="#3B2011",
        thick=3.6,
        arch=4.5,
    )
    hair = ("#5F3A22", "#3D2313")
    with moved(e.p, -6, -6):
        paint_bob(e, hair)
        paint_neck(e, face, 12)
        paint_robe(e, _VIOLET, wide=74, neck=14)
        paint_collar(e, ("#FFFCF2", "#DDD2BC"))
        paint_head(e, face, ears=False)
        paint_features(e, face)
        paint_mouth_in_beard(e, face, 6, 0.6, LIGHT.lip)
        paint_moustache(e, hair)
        paint_chin_tuft(e, hair)
        paint_locks(e, hair, 29, 28)
        paint_beret(e, ("#CB3E35", "#8F2020"))
    paint_quill(e, 42, 90, 9)
    paint_grip(e, LIGHT, _VIOLET, (45, 66), 9, elbow=(70, 116))


def paint_tariq(e: Easel) -> None:
    face = Face(
        BROWN,
        half=27,
        jaw=18,
        iris="#3A2410",
        opened=5,
        look=-1.2,
        brow="#1E120C",
        thick=4.6,
        arch=1.4,
        frown=2,
        nose=18,
        brim=-14,
    )
    with moved(e.p, 18, -4):
        e.fill(ellipse(0, 6, 36, 44), "#2A3016")
        paint_head(e, face, ears=False)
        paint_beard(e, face, ("#2B1A11", "#170C06"), 46, cheek=15)
        paint_mouth_in_beard(e, face, 7, 1.4, "#B9745A")
        paint_features(e, face)
        paint_hood(e, ("#86954C", "#5A6831"), "#C9B26A")
    glove = outline(
        (-84, 110), (-86, 82, -76, 58, -60, 54), (-42, 50, -30, 56, -28, 66), (-26, 84, -34, 98, -40, 110)
    )
    e.form(glove, DARK_WOOD)
    e.fine_lines("#6B431F", 2, curve((-78, 74), (-58, 66, -32, 78)))
    with moved(e.p, -50, 55, 0.94):
        paint_perched_falcon(e)


def paint_guest(e: Easel) -> None:
    """Paint a player with cards in the hand, for human players without a character."""
    face = Face(LIGHT, half=28, chin=38.5, jaw=17.5, iris="#4E6B3A", brow="#3A2415", arch=4, brim=-24)
    hair, robe = ("#5A3820", "#3A2312"), ("#F0E2C0", "#C9AE7A")
    with moved(e.p, 5, -5):
        paint_neck(e, face, 13)
        paint_robe(e, robe, wide=73, neck=15, top=50, depth=24, trim="#2F8289")
        paint_head(e, face)
        paint_features(e, face)
        paint_grin(e, face)
        paint_locks(e, hair, 25, 2, parting=8, brow=-22)
        paint_headband(e, ("#3AA0A4", "#1F6C74"))
    for x, y, turned, tint in ((-57, 50, -24, "#2C69B3"), (-40, 46, -4, "#D9822B")):
        e.form(placed(box(-16, -24, 16, 24), x, y, turned), ("#FFFDF4", "#E0D3B4"), (-4, -2))
        e.form(placed(khatam(0, -2, 9), x, y, turned), (tint, tint), width=INSIDE)
    paint_grip(e, LIGHT, robe, (-40, 74), 0, elbow=(6, 116))
