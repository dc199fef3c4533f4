from __future__ import annotations

import math
from typing import Final

from ..geometry import Point, box, curve, ellipse, horseshoe, khatam, outline, polygon, round_box, united
from ..palette import INK
from .easel import BRASS, INSIDE, Easel, Tones, placed
from .faces import Skin

_WOOD: Final = ("#D9AA68", "#9E6D38")
DARK_WOOD: Final = ("#B57F48", "#80532B")
_PAPER: Final = ("#FFF9E8", "#DECFA6")


def paint_grip(
    e: Easel,
    skin: Skin,
    sleeve: Tones,
    at: Point,
    degrees: float,
    elbow: Point,
    thumb: bool = True,
) -> None:
    """Paint a hand and its sleeve; the hand holds a shaft if `thumb`, otherwise the edge of a sheet."""
    x, y = at
    wrist = placed(curve((-6, 12), (14, 6)), x, y, degrees)
    (x0, y0), (x1, y1) = ((wrist.elementAt(i).x, wrist.elementAt(i).y) for i in range(2))
    across = math.hypot(elbow[0] - x, elbow[1] - y) / 15
    aside = ((elbow[1] - y) / across, (x - elbow[0]) / across)
    cuff = outline(
        (x0 - aside[0] * 0.3, y0),
        (x1 + aside[0] * 0.3, y1),
        (elbow[0] + aside[0], elbow[1] + aside[1]),
        (elbow[0] - aside[0], elbow[1] - aside[1]),
    )
    e.form(cuff, sleeve, (-6, -2))
    palm = round_box(-5, -16, 15, 18, 8)
    fingers = [round_box(-13 + 1.2 * abs(i - 1), -16.5 + 8.6 * i, 8, -7.4 + 8.6 * i, 4.5) for i in range(4)]
    e.form(placed(united([palm, *fingers]), x, y, degrees), skin.tones, (-4, -3), 2.8)
    if not e.small:
        for i in range(3):
            e.line(placed(curve((-9, -7.6 + 8.6 * i), (4, -7.6 + 8.6 * i)), x, y, degrees), skin.deep, 1.8)
    if thumb:
        tip = placed(round_box(-11, -4.8, 10, 4.8, 4.8), -1, -17, 18)
        e.form(placed(tip, x, y, degrees), skin.tones, (-3, -3), 2.4)


def paint_set_square(e: Easel, x: float, y: float, degrees: float) -> None:
    whole = placed(polygon([(-36, -32), (30, -32), (30, 38)]), x, y, degrees)
    hole = placed(polygon([(-6, -19), (17, -19), (17, 6)]), x, y, degrees)
    e.form(whole.subtracted(hole), _WOOD, (-3, -3))
    marks = (placed(curve((-22 + 8 * i, -31), (-22 + 8 * i, -26)), x, y, degrees) for i in range(6))
    e.fine_lines("#6B431F", 1.6, *marks)


def paint_reed_pen(e: Easel, x: float, y: float, degrees: float) -> None:
    reed = placed(outline((-22, -3), (14, -4), (30, 0), (14, 4), (-22, 3)), x, y, degrees)
    e.form(reed, ("#EBCB80", "#B88A3A"), (-2, -3), 2.4)
    e.fill(placed(polygon([(20, -2.4), (30, 0), (20, 2.4)]), x, y, degrees), "#1F3B5E")


def paint_mallet(e: Easel, x: float, y: float, degrees: float) -> None:
    e.form(placed(round_box(-5, 0, 5, 140, 3), x, y, degrees), DARK_WOOD, (-4, 0), 3)
    head = placed(outline((-25, -19), (25, -19), (23, 19), (-23, 19)), x, y, degrees)
    e.form(head, _WOOD, (-8, -6))
    rings = (placed(curve((-23 + d, -10), (-21 + d, 0, -22 + d, 12)), x, y, degrees) for d in (10, 17))
    e.fine_lines(_WOOD[1], 2, *rings)


def paint_star_tile(e: Easel, x: float, y: float, degrees: float) -> None:
    e.form(placed(round_box(-28, -28, 28, 28, 3), x, y, degrees), _PAPER, (-5, -5))
    if e.fine:
        corners = [
            placed(polygon([(-25, -25), (-12, -25), (-25, -12)]), x, y, degrees + 90 * i) for i in range(4)
        ]
        for corner in corners:
            e.fill(corner, "#2F7F86")
    e.form(placed(khatam(0, 0, 24), x, y, degrees), ("#1E7FA8", "#135A7C"), (-6, -4), 2.2)
    e.form(placed(khatam(0, 0, 11), x, y, degrees), ("#F5C542", "#C98F1C"), (-2, -2), 1.8)


def paint_quill(e: Easel, x: float, y: float, degrees: float) -> None:
    """Paint a feather whose nib is at (x, y)."""
    vane = placed(
        outline((0, -22), (-15, -40, -19, -90, 6, -124), (20, -96, 18, -46, 4, -24), (2, -20)), x, y, degrees
    )
    e.form(vane, ("#FFFDF6", "#D3CCBC"), (-6, -2), 2.8)
    shaft = placed(curve((0, 0), (0, -40, -4, -80, 5, -116)), x, y, degrees)
    e.line(shaft, "#8F836E", 2.4)
    barbs = (placed(curve((-2, -y0), (5, -y0 - 10, 12, -y0 - 14)), x, y, degrees) for y0 in (44, 60, 76))
    e.fine_lines("#A99E8A", 1.8, *barbs)


def paint_coin(e: Easel, x: float, y: float, radius: float) -> None:
    e.form(ellipse(x, y, radius), BRASS, (-5, -4))
    e.form(ellipse(x, y, radius * 0.74), ("#FFE9A6", "#E0B654"), (-4, -3), 1.8)
    e.fill(khatam(x, y, radius * 0.52), "#A06E14")


def paint_compasses(e: Easel, x: float, y: float, degrees: float) -> None:
    """Paint compasses with their hinge at (x, y)."""
    for way in (1, -1):
        leg = placed(outline((-5, 0), (5, 0), (3.4, 84), (0, 122), (-3.4, 84)), x, y, degrees - way * 11)
        e.form(leg, BRASS, (-3, 0), 2.8)
    e.form(ellipse(x, y, 10), ("#FFE08A", "#C48A24"), (-3, -3), 2.8)
    e.fine_lines("#7A5510", 2, ellipse(x, y, 3.4))


def paint_astrolabe(e: Easel, x: float, y: float, radius: float) -> None:
    e.form(ellipse(x, y - radius - 7, 7.5).subtracted(ellipse(x, y - radius - 7, 3.4)), BRASS, (-2, -2), 2.2)
    e.form(ellipse(x, y, radius), BRASS, (-7, -5))
    e.form(ellipse(x, y, radius * 0.76), ("#FFE59E", "#DDAE4A"), (-5, -4), INSIDE)
    angles = (math.radians(30 * i) for i in range(12))
    ways = [(math.cos(angle), math.sin(angle)) for angle in angles]
    inner, outer = radius * 0.8, radius * 0.92
    ticks = (curve((x + inner * a, y + inner * b), (x + outer * a, y + outer * b)) for a, b in ways)
    e.fine_lines("#7A5510", 1.6, *ticks)
    if not e.small:
        e.line(ellipse(x - 2, y + radius * 0.2, radius * 0.38), "#8A5F12", 1.8)
        e.line(curve((x - radius * 0.52, y + radius * 0.5), (x + radius * 0.52, y - radius * 0.5)), INK, 2.8)
    e.fill(ellipse(x, y, 3.4), INK)


def paint_plan(e: Easel, x: float, y: float, degrees: float, ink: str) -> None:
    e.form(placed(box(-30, -34, 30, 44), x, y, degrees), _PAPER, (-5, -2))
    if not e.small:
        for half, width in ((15, 2.6), (9, 1.8)):
            e.line(placed(horseshoe(0, 34, half, -2, 1.16), x, y, degrees), ink, width)
        e.fine_lines(ink, 1.6, placed(box(-22, -27, 22, 34), x, y, degrees))


def paint_orange(e: Easel, x: float, y: float, radius: float) -> None:
    leaf = outline((0, 0), (6, -14, 24, -14, 31, -7), (24, 4, 10, 7, 0, 0))
    for degrees, scale in ((-68, 0.9), (0, 1.0)):
        e.form(placed(leaf, x, y - radius + 2, degrees, scale), ("#86B855", "#4F8428"), (-1, -4), 2.4)
        vein = curve((3, -1), (14, -7, 26, -7))
        e.fine_lines("#2F5A1C", 1.6, placed(vein, x, y - radius + 2, degrees, scale))
    e.form(ellipse(x, y, radius), ("#F59030", "#CB6410"), (-5, -4))
    e.fine_lines(
        "#8A3F08", 2, curve((x - 3, y - radius * 0.72), (x + 1, y - radius * 0.6), (x + 4, y - radius * 0.76))
    )


def paint_perched_falcon(e: Easel) -> None:
    """Paint a peregrine with its feet at the origin."""
    tail = polygon([(-15, -14), (-3, -10), (-10, 30), (-21, 27)])
    e.form(tail, ("#5B5348", "#3C362E"), (-3, 0), 2.4)
    breast = outline(
        (-14, -8), (-24, -40, -18, -74, 0, -86), (18, -84, 24, -60, 20, -34), (18, -16, 10, -4, 2, 0)
    )
    bars = [(curve((-2, y), (8, y + 5, 24, y - 1)), "#7A6B57", 2.2) for y in (-50, -41, -32, -23, -14)]
    e.form(breast, ("#FBF3E2", "#D6C6A6"), (-4, -2), stripes=bars if e.fine else ())
    wing = outline((-10, -66), (-28, -54, -30, -16, -18, 12), (-4, -6, 4, -34, 0, -62))
    e.form(wing, ("#756A5C", "#4C443A"), (-5, -2), 2.6)
    e.fine_lines("#A89A86", 2, *(curve((-19, y), (-12, y + 6, -2, y - 2)) for y in (-46, -34, -22)))
    head = ellipse(3, -84, 17, 15.5)
    e.form(head, ("#FBF3E2", "#D6C6A6"), (-3, -3))
    cap = outline(
        (-15, -80),
        (-18, -104, 14, -106, 21, -86),
        (14, -88),
        (15, -78, 12, -72, 8, -70),
        (4, -74, 4, -80, 2, -84),
        (-4, -78, -8, -70, -15, -72),
    )
    e.shade(cap, "#40382F", head)
    e.line(head, INK, 3)
    beak = outline((18, -88), (30, -88, 32, -78, 26, -70), (25, -76, 20, -76, 16, -76))
    e.form(beak, ("#F0C04A", "#A97A20"), (-2, -2), 2.2)
    e.fill(ellipse(9, -87, 4.6), "#FFD867")
    e.fill(ellipse(9.6, -87, 3), "#140C07")
    for x in (-4, 6):
        e.form(ellipse(x, 1, 5, 4), ("#F0C04A", "#B98420"), (-2, -1), 2)
