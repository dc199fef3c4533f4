from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker

from .brushes import Detail, across, colour, detail, down, segment, shape, stroke
from .geometry import box, curve, ellipse, outline, polygon, round_box, star, united
from .masonry import ground_shadow
from .painter_state import clipped, moved
from .palette import INK, POOL_LINE, STONE_LIT, STONE_SHADE, WATER_DEEP, WATER_PALE

_FUR: Final = ("#FFFDF4", "#CDB893")
_SPRAY: Final = "#E6FBFF"
_JETS: Final = ((-34, 54, 101), (34, 54, 101), (-20, 40, 72), (20, 40, 72), (-9, 32, 70), (9, 32, 70))


def paint_fountain(p: QPainter) -> None:
    ground_shadow(p, 116, 196, 92, 14, 0.28)
    shape(p, ellipse(120, 194, 84, 17), across(36, 204, "#FFFFFF", STONE_LIT, STONE_SHADE), INK, 2.4)
    shape(p, ellipse(120, 193, 75, 12.5), down(180, 206, WATER_PALE, WATER_DEEP), POOL_LINE, 2)
    shape(p, box(110, 130, 130, 192), across(110, 130, "#FFFFFF", STONE_LIT, STONE_SHADE), INK, 2.2)
    _paint_lion(p, 66, False)
    _paint_lion(p, 174, True)
    _paint_front_lion(p)
    _paint_bowls(p)
    _paint_water(p)


def _paint_lion(p: QPainter, x: float, flip: bool) -> None:
    with moved(p, x, 136):
        p.scale(-1 if flip else 1, 1)
        tail = curve((44, 20), (58, 22, 56, 38, 48, 40))
        stroker = QPainterPathStroker()
        stroker.setWidth(4)
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        legs = [round_box(2, 26, 13, 54, 3), round_box(33, 26, 45, 54, 4)]
        paws = [round_box(-3, 48, 13, 55, 3), round_box(28, 48, 45, 55, 3)]
        head = [ellipse(4, 14, 14), round_box(-15, 11, 4, 24, 4), ellipse(0, 1, 4), ellipse(11, 2, 4)]
        body = united([round_box(0, 12, 46, 34, 9), *legs, *paws, *head, stroker.createStroke(tail)])
        shape(p, body, down(0, 55, *_FUR))
        if detail(p) >= Detail.FULL:
            for radius in (6, 10):
                mane = QPainterPath()
                ring = QRectF(4 - radius, 14 - radius, 2 * radius, 2 * radius)
                mane.arcMoveTo(ring, -70)
                mane.arcTo(ring, -70, 150)
                stroke(p, mane, colour(INK, 0.55), 1.6)
        p.fillPath(ellipse(-3, 10, 2), colour(INK))
        segment(p, (-15, 19), (-7, 19), INK, 2)


def _paint_front_lion(p: QPainter) -> None:
    legs = [round_box(104, 168, 115, 194, 3), round_box(125, 168, 136, 194, 3)]
    shape(p, united([round_box(103, 150, 137, 178, 8), *legs]), down(135, 194, *_FUR))
    shape(p, star(120, 151, 20, 14, 16.5), down(132, 170, "#F0DDB4", "#BFA070"), INK, 2.2)
    face = united([ellipse(109, 139, 4), ellipse(131, 139, 4), round_box(108, 139, 132, 164, 10)])
    shape(p, face, down(136, 166, "#FFFDF4", "#E6D3AC"), INK, 2)
    for x in (114.5, 125.5):
        p.fillPath(ellipse(x, 149, 1.9), colour(INK))
    p.fillPath(polygon([(116.5, 154), (123.5, 154), (120, 158)]), colour(INK))
    segment(p, (120, 158), (120, 161), INK, 1.5)
    segment(p, (115, 161), (125, 161), INK, 1.5)


def _paint_bowls(p: QPainter) -> None:
    bowl = outline((48, 106), (52, 132, 88, 138, 120, 138), (152, 138, 188, 132, 192, 106))
    shape(p, bowl, across(48, 192, "#FFFFFF", "#F5E9CF", "#C3A878"))
    if detail(p) >= Detail.PLAIN:
        with clipped(p, bowl):
            for x in range(48, 204, 12):
                scallop = curve((x, 112), (x + 6, 126, x + 12, 112))
                stroke(p, scallop, colour("#8A6A3A", 0.5), 1.6)
    shape(p, ellipse(120, 105, 73, 9), across(47, 193, "#FFFFFF", STONE_LIT, STONE_SHADE), INK, 2.4)
    shape(p, ellipse(120, 104, 65, 6.2), down(98, 110, WATER_PALE, WATER_DEEP), POOL_LINE, 1.8)
    shape(p, box(115, 78, 125, 104), across(115, 125, "#FFFFFF", STONE_SHADE), INK, 2)
    upper = outline((94, 72), (98, 86, 142, 86, 146, 72))
    shape(p, upper, across(94, 146, "#FFFFFF", STONE_SHADE), INK, 2.2)


def _paint_water(p: QPainter) -> None:
    arcs = []
    for dx, height, end in _JETS:
        jet = curve((120, 72), (120 + dx * 0.1, height - 22, 120 + dx * 0.9, height - 14, 120 + dx, end))
        arcs.append(jet)
    for x, way in ((52, -1), (188, 1)):
        spout = curve((x, 156), (x + way * 12, 160, x + way * 14, 186))
        arcs.append(spout)
    for arc in arcs:
        stroke(p, arc, colour(WATER_DEEP, 0.9), 4.6, round_ends=True)
        stroke(p, arc, _SPRAY, 2.6, round_ends=True)
