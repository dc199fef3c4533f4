from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from .brushes import Detail, Tint, across, colour, detail, down, mix, segment, shape, stroke
from .geometry import Point, box, ellipse, polygon, round_box, united
from .marks import paint_silhouette
from .masonry import Arch, paint_voussoirs
from .painter_state import clipped
from .palette import INK, TYPE_COLOURS

LIME: Final = ("#FFFFFF", "#FBF7EE", "#D6CBB9")  # whitewash from its lit to its shaded side
PANTILE: Final = "#CC7043"
PANTILE_LIT: Final = "#EFA878"
PANTILE_DEEP: Final = "#8A3F1C"
_TILE: Final = 8.0
_DARK: Final = "#3B2A20"


def paint_wall(
    p: QPainter, x0: float, y0: float, x1: float, y1: float, plinth: Tint | None = None, height: float = 9
) -> None:
    shape(p, box(x0, y0, x1, y1), across(x0, x1, *LIME))
    if plinth is not None:
        foot = box(x0, y1 - height, x1, y1)
        shape(p, foot, across(x0, x1, plinth, mix(plinth, "#000000", 0.22)), INK, 1.8)


def paint_pantiles(p: QPainter, x0: float, x1: float, top: float, eave: float, slant: float) -> None:
    outline = polygon([(x0, eave), (x0 + slant, top), (x1 - slant, top), (x1, eave)])
    _paint_tiled(p, outline, x0, x1, top, eave, slant)


def paint_gable(p: QPainter, x0: float, x1: float, peak: float, eave: float) -> None:
    middle = (x0 + x1) / 2
    outline = polygon([(x0, eave), (middle, peak), (x1, eave)])
    _paint_tiled(p, outline, x0, x1, peak, eave, middle - x0)


def _paint_tiled(
    p: QPainter, outline: QPainterPath, x0: float, x1: float, top: float, eave: float, slant: float
) -> None:
    level = detail(p)
    shape(p, outline, down(top, eave, PANTILE_LIT, PANTILE))
    if level < Detail.PLAIN:
        return
    with clipped(p, outline):
        p.fillPath(
            polygon([(x1, eave), (x1 - slant, top), (x1 - slant - 9, top), (x1 - 16, eave)]),
            colour(PANTILE_DEEP, 0.4),
        )
        step = _TILE if level >= Detail.FULL else _TILE * 1.7
        count = max(2, round((x1 - x0) / step))
        for i in range(1, count):
            share = i / count
            high = (x0 + slant + (x1 - x0 - 2 * slant) * share, top)
            low = (x0 + (x1 - x0) * share, eave)
            segment(p, high, low, colour(PANTILE_DEEP, 0.62), 1.7)
    if level >= Detail.FULL:
        _paint_eave(p, x0, x1, eave, count)
    stroke(p, outline, INK, 2.4)


def _paint_eave(p: QPainter, x0: float, x1: float, eave: float, count: int) -> None:
    pitch = (x1 - x0) / count
    mouths = united(ellipse(x0 + (i + 0.5) * pitch, eave, pitch * 0.46, 3.2) for i in range(count))
    shape(p, mouths, PANTILE_DEEP, INK, 1.2)


def paint_door(p: QPainter, arch: Arch, type_id: str, thick: float = 6, stones: int = 9) -> None:
    tints = TYPE_COLOURS[type_id]
    height = arch.impost - arch.half * 1.4
    shape(p, arch.path(), down(height, arch.base, tints.deep, mix(tints.deep, tints.mid, 0.55)), INK, 2.2)
    if detail(p) >= Detail.PLAIN:
        paint_voussoirs(p, arch, thick, tints.mid, stones)


def paint_window(p: QPainter, cx: float, cy: float, width: float, height: float, shutter: Tint) -> None:
    half, rise = width / 2, height / 2
    if detail(p) >= Detail.PLAIN:
        for way in (-1, 1):
            inner, outer = cx + way * half, cx + way * (half + width * 0.48)
            shape(p, box(min(inner, outer), cy - rise, max(inner, outer), cy + rise), shutter, INK, 1.6)
    pane = down(cy - rise, cy + rise, "#241A14", "#5B4A3C")
    shape(p, box(cx - half, cy - rise, cx + half, cy + rise), pane, INK, 1.8)
    if detail(p) >= Detail.FULL:
        segment(p, (cx, cy - rise), (cx, cy + rise), colour("#F3E6CF", 0.85), 1.6)
        segment(p, (cx - half, cy), (cx + half, cy), colour("#F3E6CF", 0.85), 1.6)


def paint_sign(p: QPainter, type_id: str, cx: float, cy: float, side: float) -> None:
    tints = TYPE_COLOURS[type_id]
    half = side / 2
    plate = round_box(cx - half, cy - half, cx + half, cy + half, side * 0.16)
    shape(p, plate, tints.pale, tints.deep, 2)
    paint_silhouette(p, type_id, cx - side * 0.38, cy - side * 0.38, side * 0.76, tints.deep)


def paint_pots(p: QPainter, places: Sequence[Point], bloom: Tint) -> None:
    if detail(p) < Detail.FULL:
        return
    for x, y in places:
        shape(
            p,
            united([ellipse(x, y - 12, 6, 4.6), ellipse(x - 3, y - 10, 4), ellipse(x + 4, y - 10, 4)]),
            "#5E9A4A",
            "#1E3F1C",
            1.4,
        )
        for dx, dy in ((-4, -12), (1, -15), (5, -11)):
            p.fillPath(ellipse(x + dx, y + dy, 1.9), colour(bloom))
        shape(p, polygon([(x - 5, y - 8), (x + 5, y - 8), (x + 3.6, y), (x - 3.6, y)]), PANTILE, INK, 1.4)


def paint_opening(p: QPainter, x0: float, y0: float, x1: float, y1: float) -> None:
    shape(p, box(x0, y0, x1, y1), down(y0, y1, _DARK, "#6A5140"), INK, 1.8)
