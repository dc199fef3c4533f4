from typing import Final

from PySide6.QtGui import QColor, QPainter

from .brushes import across, colour, device_scale, down, mix, radial, shape, soft_shadow, stroke
from .geometry import curve, ellipse, khatam, outline, round_box, star
from .marks import seat_mark
from .painter_state import clipped, moved
from .palette import GOLD, GOLD_DEEP, INK, IVORY, seat

_FINE: Final = 17.0  # below this radius in device pixels, there is only a head or a moon
_SKIN: Final = ("#F2CDA2", "#D79D69")
_BEARD: Final = "#4A2C18"
_LINEN: Final = ("#FFFFFF", "#FBF1DB", "#D2B98C")
_NIGHT: Final = ("#56618A", "#232A48")
_MOON: Final = "#FFEFB4"


def _paint_medallion(p: QPainter, tint: QColor, awake: bool, fine: bool) -> None:
    disc = ellipse(0, 0, 94)
    soft_shadow(p, ellipse(0, 0, 88), (3, 5), 6, 0.35)
    ring = tint if awake else mix(tint, "#4A4A58", 0.35)
    shape(p, disc, radial(-30, -40, 180, mix(ring, "#FFFFFF", 0.35), ring), mix(ring, "#000000", 0.55), 9)
    ground = ellipse(0, 0, 78)
    if awake:
        p.fillPath(ground, radial(0, -20, 110, "#FFFDF0", "#FFF0C4", "#F0CD84"))
        with clipped(p, ground):
            p.fillPath(star(0, -10, 130, 16, 46), colour(GOLD, 0.28))
    else:
        p.fillPath(ground, radial(0, -20, 110, *_NIGHT))
        for x, y, size in ((-34, -50, 6), (-58, -18, 5), (-6, -62, 4), (14, -20, 4)) if fine else ():
            p.fillPath(khatam(x, y, size), colour(_MOON, 0.9))
    stroke(p, ground, colour(GOLD if awake else "#A9A48E"), 4)


def _paint_turban(p: QPainter, gem: QColor, fine: bool) -> None:
    plume = outline((0, -50), (-4, -76, 6, -88, 20, -86), (12, -78, 10, -66, 8, -50))
    shape(p, plume, mix(gem, "#FFFFFF", 0.25), INK, 3.4)
    cloth = outline((-36, -22), (-62, -40, -46, -76, 0, -74), (46, -76, 62, -40, 36, -22), (0, -36, -36, -22))
    shape(p, cloth, across(-50, 50, *_LINEN), INK, 5)
    if fine:
        for x, bend in ((-40, -14), (-22, -8), (22, 8), (40, 14)):
            fold = curve((x, -27), (x + bend * 0.8, -52, x * 0.2, -71))
            stroke(p, fold, colour("#8A6A3A", 0.75), 2.4)
        shape(p, khatam(0, -48, 12), GOLD, GOLD_DEEP, 2.4)
    p.fillPath(ellipse(0, -48, 5.5 if fine else 9), gem)


def _paint_face(p: QPainter, awake: bool, fine: bool) -> None:
    shape(p, ellipse(0, -8, 30, 34), across(-30, 30, *_SKIN), INK, 4.4)
    low = 0 if fine else 9
    beard = curve(
        (-30, low - 6),
        (-32, 22, -18, 42, 0, 46),
        (18, 42, 32, 22, 30, low - 6),
        (22, low + 10, 12, low + 8, 0, low + 8),
        (-12, low + 8, -22, low + 10, -30, low - 6),
    )
    shape(p, beard, _BEARD, INK, 3)
    for x in (-12, 12):
        if awake and not fine:
            p.fillPath(ellipse(x, -8, 7, 9), colour("#1A100A"))
        elif awake:
            shape(p, ellipse(x, -10, 7.5, 8.5), "#FFFFFF", INK, 2.6)
            p.fillPath(ellipse(x + 0.6, -9.4, 5.4), colour("#1A100A"))
            p.fillPath(ellipse(x - 1, -11.5, 1.8), colour("#FFFFFF"))
        else:
            lid = curve((x - 8.5, -11), (x, -1, x + 8.5, -11))
            stroke(p, lid, INK, 5, round_ends=True)
    if fine:
        for way in (-1, 1):
            brow = curve(
                (way * 4, -22 if awake else -19),
                (way * 13, -30 if awake else -22, way * 22, -21 if awake else -17),
            )
            stroke(p, brow, _BEARD, 4, round_ends=True)
        mouth = curve((-8, 17), (0, 24 if awake else 19, 8, 17))
        stroke(p, mouth, "#F2B8A0", 4, round_ends=True)


def _paint_mark(p: QPainter, mark: str, cx: float, cy: float, radius: float) -> None:
    with moved(p, cx, cy, radius / 60):
        p.fillPath(seat_mark(mark), colour(IVORY))


def _paint_awake(p: QPainter, tint: QColor, mark: str) -> None:
    robe = outline((-72, 94), (-70, 48, -44, 36, -14, 32), (14, 32), (44, 36, 70, 48, 72, 94))
    with clipped(p, ellipse(0, 0, 78)):
        shape(p, robe, across(-70, 70, mix(tint, "#FFFFFF", 0.25), tint, mix(tint, "#000000", 0.3)), INK, 5)
    _paint_face(p, True, True)
    _paint_turban(p, tint, True)
    _paint_mark(p, mark, 0, 61, 16)
    sleeve = outline((40, 62), (46, 40, 48, 24, 46, 8), (70, 4), (76, 30, 72, 52, 60, 66))
    shape(p, sleeve, across(40, 76, mix(tint, "#FFFFFF", 0.3), tint), INK, 4.4)
    hand = round_box(47, -24, 69, 6, 10)
    for x, top in ((47, -32), (54.5, -39), (62, -34)):
        hand = hand.united(round_box(x, top, x + 7, -8, 3.5))
    thumb = outline((50, 2), (40, -2, 36, -10, 37, -15), (42, -15, 46, -10, 50, -10))
    shape(p, hand.united(thumb), across(38, 70, *_SKIN), INK, 3.6)


def _paint_asleep(p: QPainter, tint: QColor, mark: str) -> None:
    moon = ellipse(38, -42, 26).subtracted(ellipse(51, -49, 23))
    shape(p, moon, _MOON, "#8A7430", 2.4)
    with clipped(p, ellipse(0, 0, 78)):
        pillow = round_box(-86, 14, 6, 58, 20)
        shape(p, pillow, down(14, 58, "#E9E4DA", "#A8A294"), INK, 4)
        with moved(p, -20, 14):
            p.rotate(-72)
            p.scale(0.8, 0.8)
            _paint_face(p, False, True)
            _paint_turban(p, tint, True)
        dim = mix(tint, "#5A5A66", 0.25)
        blanket = outline(
            (-92, 96), (-60, 46, -30, 48, 0, 40), (4, 12, 34, 2, 60, 8), (84, 14, 92, 40, 96, 96)
        )
        shape(p, blanket, down(4, 90, mix(dim, "#FFFFFF", 0.25), dim, mix(dim, "#000000", 0.35)), INK, 5)
        hem = curve((-74, 72), (-52, 56, -28, 58, 6, 50), (14, 24, 34, 14, 56, 18))
        stroke(p, hem, colour(_MOON, 0.7), 3)
    _paint_mark(p, mark, 38, 44, 17)


def _paint_head(p: QPainter, gem: QColor) -> None:
    with moved(p, 0, 17, 1.16):
        _paint_face(p, True, False)
        _paint_turban(p, gem, False)


def _paint_moon(p: QPainter) -> None:
    p.fillPath(ellipse(-10, 4, 54).subtracted(ellipse(16, -12, 47)), colour(_MOON))
    for x, y, size in ((10, -4, 34), (40, -40, 24)):
        letter = curve((x, y), (x + size, y), (x, y + size), (x + size, y + size))
        stroke(p, letter, _MOON, 11)


def paint_vizier(p: QPainter, colour_id: str, awake: bool, radius: float, cx: float, cy: float) -> None:
    seat_ = seat(colour_id)
    tint = QColor(seat_.colour)
    with moved(p, cx, cy, radius / 100):
        fine = 100 * device_scale(p) >= _FINE
        _paint_medallion(p, tint, awake, fine)
        if fine:
            (_paint_awake if awake else _paint_asleep)(p, tint, seat_.mark)
        elif awake:
            _paint_head(p, tint)
        else:
            _paint_moon(p)
