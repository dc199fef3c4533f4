import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from .brushes import across, colour, device_scale, down, mix, radial, segment, shape, soft_shadow, stroke
from .geometry import Point, curve, ellipse, joined, khatam, outline, polygon, round_box, star, united
from .marks import paint_badge
from .painter_state import moved, saved
from .palette import GOLD, GOLD_DEEP, INK, TYPE_COLOURS

SPECIES: Final = ("black", "brown", "white")

_TOKEN: Final = 100.0
_FINE: Final = 56.0  # below this token size in device pixels, feathers and the inner ring are left out
_SKY: Final = {
    "black": ("#FFF8E6", "#EBD6A8"),
    "brown": ("#E2D3A6", "#B99B62"),
    "white": ("#4A6C8C", "#1D3550"),
}
_CERE: Final = "#F0B92E"
_HORN: Final = "#3A3430"


def _curves(start: Point, *pieces: Sequence[float]) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    for piece in pieces:
        if len(piece) == 2:
            path.lineTo(piece[0], piece[1])
        else:
            path.cubicTo(*piece)
    path.closeSubpath()
    return path


def _mirrored(path: QPainterPath) -> QPainterPath:
    return QTransform(-1, 0, 0, 1, _TOKEN, 0).map(path)


def _paint_eye(p: QPainter, cx: float, cy: float, radius: float) -> None:
    p.fillPath(ellipse(cx, cy, radius), colour(_CERE))
    p.fillPath(ellipse(cx, cy, radius * 0.62), colour("#1A100A"))
    p.fillPath(ellipse(cx - radius * 0.22, cy - radius * 0.25, radius * 0.2), colour("#FFFFFF"))


def _paint_foot(p: QPainter, x: float, y: float, reach: float) -> None:
    for dx in (-3.4, 0, 3.4):
        segment(p, (x, y - reach), (x + dx, y), INK, 3.4, round_ends=True)
    for dx in (-3.4, 0, 3.4):
        segment(p, (x, y - reach), (x + dx, y), _CERE, 2, round_ends=True)


def _paint_black(p: QPainter, fine: bool) -> None:
    perch = round_box(27, 63, 73, 69.5, 3.2)
    shape(p, perch, down(63, 69.5, "#C8935A", "#6E4521"), INK, 1.4)
    body = _curves(
        (31.5, 25.5), (30.5, 21.5), (35, 17.5), (37, 9, 46, 6.5, 52, 12), (57, 17, 58, 22, 61, 27),
        (68, 38, 70, 48, 72, 57), (80, 74), (71, 77), (62, 61), (56, 64, 48, 63, 44, 59),
        (36, 51, 34, 40, 38, 30), (38, 28, 37, 27, 35, 26.5), (33.5, 26.5, 33, 27.5, 32, 29),
    )  # fmt: skip
    shape(p, body, across(32, 74, "#4A4650", "#2A272E", "#141216"), "#0D0A0A", 1.4)
    cheek = _curves((39, 26), (42, 22, 47, 22, 49, 26), (46, 32, 43, 35, 39.5, 37), (38, 33, 38, 29, 39, 26))
    p.fillPath(cheek, colour("#F3E6CC"))
    if fine:
        for x, y in ((41, 42), (43, 47), (46, 52), (50, 56), (39.5, 46), (42, 52)):
            p.fillPath(ellipse(x, y, 1.7, 0.9), colour("#D8CDBB", 0.85))
    wing = _curves(
        (52, 28), (45, 34, 45, 46, 53, 54), (59, 59, 67, 64, 75, 71), (74, 56, 68, 40, 61, 29),
        (58, 26, 55, 26, 52, 28),
    )  # fmt: skip
    shape(p, wing, across(46, 75, "#3A3742", "#1C1A20", "#0D0C10"), "#6E6A78", 0.9)
    if fine:
        for x0, y0, x1, y1 in ((51, 40, 61, 44), (53, 47, 65, 52), (57, 53, 69, 60), (54, 33, 61, 36)):
            segment(p, (x0, y0), (x1, y1), colour("#8E8A99", 0.75), 1.1, round_ends=True)
    _paint_beak(p, 36.5, 20.5, 1)
    _paint_eye(p, 42.5, 17.5, 3)
    for x in (46, 54):
        _paint_foot(p, x, 65, 4.5)


def _paint_beak(p: QPainter, x: float, y: float, way: int) -> None:
    hook = outline(
        (x, y - 3),
        (x - way * 6, y - 4, x - way * 9, y, x - way * 7.4, y + 7),
        (x - way * 5.4, y + 3.6, x - way * 3, y + 3.2, x, y + 3.4),
    )
    shape(p, hook, _HORN, "#0D0A0A", 0.9)
    p.fillPath(ellipse(x - way * 0.8, y, 1.9, 2.9), colour(_CERE))


def _raised_wing() -> QPainterPath:
    return _curves(
        (57, 40), (51, 26, 40, 14, 15, 8), (20, 14.5), (14, 16.5), (21, 21.5), (15.5, 24), (23.5, 28),
        (19, 31.5), (27, 34.5), (24, 38.5), (32, 40), (37, 48, 45, 52, 52, 51),
    )  # fmt: skip


def _far_wing() -> QPainterPath:
    return _curves(
        (56, 36), (58, 24, 64, 12, 80, 5), (78.5, 12), (84, 13), (78.5, 18.5), (83, 21), (76.5, 25),
        (79, 29), (72, 32), (68, 38, 64, 40, 60, 40),
    )  # fmt: skip


def _paint_brown(p: QPainter, fine: bool) -> None:
    shape(p, _far_wing(), across(56, 84, "#6A4422", "#8E6236"), INK, 1.3)
    tail = _curves((35, 52), (10, 58), (14, 62.5), (10, 66), (17, 67.5), (17, 72), (24, 70), (42, 60))
    shape(p, tail, across(10, 42, "#7A5028", "#A87845"), INK, 1.3)
    body = _curves(
        (77, 36.5), (72, 31.5), (68, 25, 59, 26, 57, 33), (50, 41, 40, 47, 32, 53), (30, 58, 34, 63, 40, 63),
        (53, 65, 65, 58, 67, 47), (68, 42, 70, 41, 73, 40),
    )  # fmt: skip
    shape(p, body, down(28, 64, "#B98350", "#D9B27C", "#F0DDB8"), INK, 1.4)
    if fine:
        for x, y in ((60.0, 46.0), (56, 50), (62, 51), (51, 54), (57, 56), (46, 57), (51, 60)):
            streak = _curves((x - 1.2, y - 2.4), (x + 1.2, y - 2.4), (x - 0.6, y + 2.6))
            p.fillPath(streak, colour("#5A3517"))
        for x0, y0, x1, y1 in ((35, 55, 15, 60.5), (37, 58, 16, 66), (39, 60.5, 22, 69.5)):
            segment(p, (x0, y0), (x1, y1), colour("#3F240E", 0.7), 1.1)
    shape(p, _raised_wing(), across(15, 57, "#4F2F14", "#7A5028", "#9A6B3B"), INK, 1.4)
    if fine:
        for x, y in ((20, 14.5), (21, 21.5), (23.5, 28), (27, 34.5), (32, 40)):
            segment(p, (x, y), (x + (54 - x) * 0.62, y + (42 - y) * 0.55), colour("#E8C894", 0.6), 1.1)
    moustache = _curves((68, 35), (70, 39, 69, 43, 66, 45), (64, 42, 65, 38, 65, 36))
    p.fillPath(moustache, colour("#4A2A10"))
    cap = _curves((57, 33), (59, 26, 68, 25, 72, 31.5), (67, 30.5, 62, 31.5, 57, 38))
    p.fillPath(cap, colour("#6A4422"))
    _paint_beak(p, 71.5, 35, -1)
    _paint_eye(p, 66, 32.8, 2.9)
    for toe in ((52, 68), (60, 66)):
        _paint_foot(p, *toe, 5)


def _paint_white(p: QPainter, fine: bool) -> None:
    wing = _curves(
        (47, 24), (38, 14, 24, 13, 8, 22), (13, 26), (6, 30), (13, 33), (8, 38), (16, 39), (13, 45),
        (22, 44), (21, 50), (30, 47), (36, 49, 42, 50, 47, 48),
    )  # fmt: skip
    tail = _curves(
        (45, 52), (37, 66), (43, 64.5), (46, 70), (50, 66), (54, 70), (57, 64.5), (63, 66), (55, 52)
    )
    white = down(12, 60, "#FFFFFF", "#EDEBE6", "#B4BBC6")
    for part in (wing, _mirrored(wing), tail):
        shape(p, part, white if fine else "#D3DAE3", INK, 1.3)
    if fine:
        _paint_bars(p)
    crest = _curves((54, 11), (58, 6), (57.5, 10.5), (63, 9), (59, 14), (62, 16), (56, 18))
    body = _curves(
        (43, 26), (42, 36, 42, 48, 47, 58), (53, 58), (58, 48, 58, 36, 57, 26), (60, 17, 57, 9, 50, 9),
        (43, 9, 40, 17, 43, 26),
    )  # fmt: skip
    shape(
        p, united([body, crest]), across(42, 60, "#FFFFFF", "#FBF8F0", "#D5D6D8"), INK, 1.3 if fine else 2.2
    )
    if fine:
        for x, y in ((47, 34), (53, 34), (50, 39), (47, 44), (53, 44), (50, 49)):
            p.fillPath(polygon([(x - 1.6, y - 1), (x, y + 1.8), (x + 1.6, y - 1)]), colour("#4E5560"))
    _paint_beak(p, 44.5, 18, 1)
    _paint_eye(p, 48.5, 16, 2.8)


def _paint_bars(p: QPainter) -> None:
    places = ((16, 27), (17, 34), (20, 40), (26, 43), (24, 31), (27, 37), (33, 42), (33, 32), (36, 37))
    bars = joined(curve((x - 2.4, y - 1.6), (x, y + 1), (x + 2.4, y - 1.6)) for x, y in places)
    for each in (bars, _mirrored(bars)):
        stroke(p, each, "#4E5560", 1.3)
    for y in (60, 64):
        segment(p, (50 - (y - 50) * 0.75, y), (50 + (y - 50) * 0.75, y), "#4E5560", 1.2)


_BIRDS: Final = {"black": _paint_black, "brown": _paint_brown, "white": _paint_white}


def _paint_disc(p: QPainter, species: str, types: Sequence[str], fine: bool) -> None:
    disc = ellipse(50, 50, 48)
    soft_shadow(p, ellipse(50, 50, 45), (0.8, 1.4), 2.4, 0.35)
    shape(p, disc, radial(38, 34, 80, "#FFE9A8", GOLD, GOLD_DEEP), INK, 2)
    ring = QRectF(4.5, 4.5, 91, 91)
    for type_id, start in zip(types, (90, -90), strict=True):
        half = QPainterPath(QPointF(50, 50))
        half.arcTo(ring, start, 180)
        half.closeSubpath()
        tints = TYPE_COLOURS[type_id]
        p.fillPath(half, across(5, 95, mix(tints.mid, tints.rim, 0.35), tints.mid))
    light, dark = _SKY[species]
    shape(p, ellipse(50, 50, 39.5), radial(42, 34, 56, light, dark), GOLD_DEEP, 1.6)
    if not fine:
        return
    stroke(p, ellipse(50, 50, 45.5), colour("#FFF3CC", 0.8), 0.8)
    line = mix(dark, "#FFFFFF" if species == "white" else INK, 0.35)
    stroke(p, star(50, 46, 37, 16, 31), colour(line, 0.28), 0.9)
    for i in range(16):
        angle = math.radians(22.5 * i)
        p.fillPath(
            khatam(50 + 42.6 * math.cos(angle), 50 + 42.6 * math.sin(angle), 1.7), colour("#FFE9A8", 0.85)
        )


def paint_falcon(p: QPainter, species: str, types: Sequence[str], size: float) -> None:
    with moved(p, scale=size / _TOKEN):
        fine = _TOKEN * device_scale(p) >= _FINE
        _paint_disc(p, species, types, fine)
        with saved(p):
            clip = ellipse(50, 50, 39)
            p.setClipPath(clip, Qt.ClipOperation.IntersectClip)
            p.translate(5.5, 4)
            p.scale(0.89, 0.89)
            _BIRDS[species](p, fine)
        side = 30.0 if fine else 36.0
        for type_id, cx in zip(types, (50 - side * 0.53, 50 + side * 0.53), strict=True):
            plate = round_box(
                cx - side * 0.45, 82 - side / 2 + 1, cx + side * 0.45, 80 + side / 2 - 2, side * 0.22
            )
            soft_shadow(p, plate, (0.8, 1.2), 1.6, 0.4)
            paint_badge(p, type_id, cx, 81, side)
