import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from .brushes import (
    colour,
    device_scale,
    down,
    draw_weave,
    grain,
    mix,
    outline_pen,
    radial,
    segment,
    shape,
    stroke,
)
from .coins import coin_outline, paint_coin
from .fonts import BOLD, figure_path
from .geometry import (
    curve,
    ellipse,
    hankin,
    horseshoe,
    joined,
    khatam,
    octagon_square_tiling,
    octagon_stars,
    outline,
    rosette,
    round_box,
    star,
)
from .marks import paint_badge
from .painter_state import clipped
from .palette import CURRENCY_COLOURS, PAPER_BOTTOM, PAPER_TOP, TYPES, WINE, WINE_DEEP

CARD_WIDTH: Final = 160.0
CARD_HEIGHT: Final = 240.0
_ROW_TOP: Final = 88.0
_ROW: Final = 24.6
_CORNER: Final = 13.0
SMALL_RATIO: Final = 1.4  # height of a small card divided by its width
BIG: Final = 0.45  # with more device pixels per card unit than this, cards are painted in greater detail
_EDGE: Final = "#3A2412"
_CREAM: Final = "#FFF6DC"
_BRASS: Final = "#D8B266"
_RED: Final = "#C8553D"

# maps each scoring round to the points of each building type: for the first rank, the second rank and so on
POINTS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    1: ((1,), (2,), (3,), (4,), (5,), (6,)),
    2: ((8, 1), (9, 2), (10, 3), (11, 4), (12, 5), (13, 6)),
    3: ((16, 8, 1), (17, 9, 2), (18, 10, 3), (19, 11, 4), (20, 12, 5), (21, 13, 6)),
}


def begin_card(p: QPainter, width: float) -> None:
    """Save the painter's state, then scale the painter to card units; the caller must call `restore`."""
    p.save()
    p.scale(width / CARD_WIDTH, width / CARD_WIDTH)


def paint_card_body(p: QPainter, top: str, bottom: str) -> QPainterPath:
    inset = max(0.8, 0.5 / device_scale(p))
    body = round_box(inset, inset, CARD_WIDTH - inset, CARD_HEIGHT - inset, _CORNER)
    shape(p, body, down(0, CARD_HEIGHT, top, bottom), _EDGE, 1.6)
    return body


def _scales(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    step, row, y = 20.0, 0, area.top() - 20
    while y < area.bottom() + step:
        x = area.left() - step + (step / 2 if row % 2 else 0)
        while x < area.right() + step:
            path.arcMoveTo(QRectF(x, y, step, step), 180)
            path.arcTo(QRectF(x, y, step, step), 180, 180)
            x += step
        y += step / 2
        row += 1
    return path


def _lattice(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    x = area.left() - area.height()
    while x < area.right():
        for start, end in ((area.top(), area.bottom()), (area.bottom(), area.top())):
            path.addPath(curve((x, start), (x + area.height(), end)))
        x += 18
    return path


def _rays(area: QRectF) -> QPainterPath:
    cx, cy = area.center().x(), area.center().y()
    rays = ([math.radians(i * 15 + lean) for lean in (-2.6, 2.6)] for i in range(24))
    return joined(
        outline((cx, cy), *((cx + 300 * math.cos(a), cy + 300 * math.sin(a)) for a in ray)) for ray in rays
    )


def _florets(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    row, y = 0, area.top()
    while y < area.bottom() + 20:
        x = area.left() + (10 if row % 2 else 0)
        while x < area.right() + 20:
            for i in range(4):
                angle = math.radians(45 + 90 * i)
                path.addPath(ellipse(x + 3.2 * math.cos(angle), y + 3.2 * math.sin(angle), 2.5))
            x += 20
        y += 12.4
        row += 1
    return path


def paint_currency_pattern(p: QPainter, currency: str, area: QRectF) -> None:
    if currency == "denar":
        stroke(p, _scales(area), colour("#FFFFFF", 0.26), 2)
    elif currency == "dirham":
        stroke(p, _lattice(area), colour("#FFFFFF", 0.26), 2)
    elif currency == "ducat":
        p.fillPath(_rays(area), colour("#FFFFFF", 0.26))
    else:
        p.fillPath(_florets(area), colour("#FFFFFF", 0.5))


def _half_turn(path: QPainterPath) -> QPainterPath:
    return QTransform(-1, 0, 0, -1, CARD_WIDTH, CARD_HEIGHT).map(path)


def _paint_arches(p: QPainter, deep: str) -> None:
    outer = horseshoe(80, 122, 45, 104, 1.13)
    outer = outer.united(_half_turn(outer))
    inner = horseshoe(80, 122, 40.5, 105, 1.12)
    p.fillPath(outer, colour(deep, 0.3))
    stroke(p, outer, colour(_CREAM, 0.9), 2.2)
    stroke(p, inner.united(_half_turn(inner)), colour(_CREAM, 0.55), 1.1)


def _plaque(width: float, height: float) -> QPainterPath:
    right, foot = 8 + width, 8 + height
    path = QPainterPath()
    path.moveTo(8, 14)
    path.quadTo(8, 8, 14, 8)
    path.lineTo(right, 8)
    path.lineTo(right, foot - 30)
    path.arcTo(QRectF(right - 26, foot - 38, 26, 26), 0, -90)
    path.arcTo(QRectF(right - 38, foot - 26, 26, 26), 0, -90)
    path.lineTo(8, foot)
    path.closeSubpath()
    return path


def _paint_corners(p: QPainter, currency: str, value: int, big: bool) -> None:
    tints = CURRENCY_COLOURS[currency]
    width, height, figure = (54.0, 66.0, 42.0) if big else (64.0, 76.0, 52.0)
    plaque = _plaque(width, height)
    empty = coin_outline(currency, 128, 32, 11) if big else coin_outline(currency, 124, 36, 15)
    cx, cy = 8 + width / 2 - 1, 8 + height / 2 - 3
    ink = mix(tints.deep, "#120A05", 0.25)
    for turned in (False, True):
        paper = down(8, 8 + height, "#FFFEF8", "#F6EAD0") if not turned else QColor("#F8EED8")
        shape(p, _half_turn(plaque) if turned else plaque, paper, tints.deep, 2)
        shape(p, _half_turn(empty) if turned else empty, "#FFF8E4", tints.deep, 2)
        x, y = (CARD_WIDTH - cx, CARD_HEIGHT - cy) if turned else (cx, cy)
        p.fillPath(figure_path(str(value), x, y, figure, width * 0.8), ink)


def paint_card(p: QPainter, currency: str, value: int, width: float) -> None:
    tints = CURRENCY_COLOURS[currency]
    begin_card(p, width)
    big = device_scale(p) > BIG
    body = paint_card_body(p, PAPER_TOP, PAPER_BOTTOM)
    field = round_box(8, 8, CARD_WIDTH - 8, CARD_HEIGHT - 8, 8)
    wash = radial(80, 120, 140, mix(tints.mid, tints.pale, 0.28), tints.mid, mix(tints.mid, tints.deep, 0.3))
    p.fillPath(field, wash)
    with clipped(p, field):
        paint_currency_pattern(p, currency, QRectF(8, 8, 144, 224))
        if big:
            _paint_arches(p, tints.deep)
    grain(p, body, 0.22)
    stroke(p, field, colour(tints.deep, 0.9), 2)
    paint_coin(p, currency, 80, 120, 38 if big else 44)
    _paint_corners(p, currency, value, big)
    p.restore()


def paint_small_card(p: QPainter, currency: str, value: int, width: float) -> None:
    """Paint a small money card to show beside text."""
    tints = CURRENCY_COLOURS[currency]
    height = SMALL_RATIO * width
    card = round_box(0.5, 0.5, width - 0.5, height - 0.5, width * 0.16)
    shape(p, card, down(0, height, tints.mid, mix(tints.mid, tints.deep, 0.45)), tints.deep, 1)
    label = round_box(width * 0.14, height * 0.17, width * 0.86, height * 0.83, width * 0.12)
    p.fillPath(label, colour(_CREAM))
    ink = mix(tints.deep, "#120A05", 0.25)
    p.fillPath(figure_path(str(value), width / 2, height / 2, height * 0.46, width * 0.62), ink)


def paint_card_back(p: QPainter, width: float) -> None:
    begin_card(p, width)
    body = paint_card_body(p, "#1F5B63", "#0F3A44")
    area = QRectF(12, 12, CARD_WIDTH - 24, CARD_HEIGHT - 24)
    polygons = octagon_square_tiling(area, 48, (80, 120))
    with clipped(p, area):
        for red in octagon_stars(polygons, 6.7):
            p.fillPath(red, colour(_RED))
        draw_weave(p, hankin(polygons), _BRASS, "#092830", 2.6, 1.2)
    grain(p, body, 0.25)
    stroke(p, round_box(10, 10, CARD_WIDTH - 10, CARD_HEIGHT - 10, 6), _BRASS, 3)
    stroke(p, round_box(5.5, 5.5, CARD_WIDTH - 5.5, CARD_HEIGHT - 5.5, 9), colour(_BRASS, 0.6), 1.2)
    shape(p, star(80, 120, 46, 16, 42), "#0F3A44", _BRASS, 2.4)
    ring = rosette(80, 120, 40)
    stroke(p, ring, "#061D24", 3.3)
    stroke(p, ring, "#EBD08E", 1.7)
    shape(p, khatam(80, 120, 13), _RED, "#EBD08E", 1.6)
    p.restore()


def paint_scoring_ground(p: QPainter, number: int) -> None:
    body = paint_card_body(p, WINE, WINE_DEEP)
    grain(p, body, 0.25)
    stroke(p, round_box(7, 7, CARD_WIDTH - 7, CARD_HEIGHT - 7, 8), "#E8C77A", 2.4)
    head = QRectF(9, 9, CARD_WIDTH - 18, 65)
    with clipped(p, head):
        draw_weave(p, hankin(octagon_square_tiling(head, 33, (80, 40))), "#A8505A", "#3A0B16", 1.4, 0.8)
    shape(
        p,
        round_box(16, 74, CARD_WIDTH - 16, CARD_HEIGHT - 14, 5),
        down(74, 226, "#FFFBEF", "#F3E3C2"),
        "#E8C77A",
        1.6,
    )
    p.setBrush(QColor("#FFFBEF"))
    p.setPen(outline_pen(p, "#E8C77A", 3))
    p.drawPath(khatam(80, 42, 31))
    p.fillPath(figure_path(str(number), 80, 42, 29, 30), colour(WINE_DEEP))


def scoring_line(type_id: str) -> QRectF | None:
    """Return the rectangle of a building type's line on a scoring card, or None if there is no such line.

    The card is ``CARD_WIDTH`` wide.
    """
    if type_id not in TYPES:
        return None
    y = _ROW_TOP + TYPES.index(type_id) * _ROW
    return QRectF(19, y - _ROW / 2, CARD_WIDTH - 38, _ROW)


def paint_scoring_card(p: QPainter, number: int, width: float) -> None:
    begin_card(p, width)
    paint_scoring_ground(p, number)
    for i, type_id in enumerate(TYPES):
        _paint_points(p, i, type_id, POINTS[number][i])
    p.restore()


def points_at(row: int, place: int, places: int) -> tuple[float, float]:
    """Return the centre of a number on a scoring card that is ``CARD_WIDTH`` wide."""
    return 54 + 84 * (place + 0.5) / places, _ROW_TOP + row * _ROW


def _paint_points(p: QPainter, row: int, type_id: str, points: tuple[int, ...]) -> None:
    y = _ROW_TOP + row * _ROW
    paint_badge(p, type_id, 34, y, 20)
    for place, value in enumerate(points):
        x, _ = points_at(row, place, len(points))
        p.fillPath(figure_path(str(value), x, y, 13, 24, BOLD), colour("#33190B"))
    if row < len(TYPES) - 1:
        segment(p, (24, y + 12.3), (CARD_WIDTH - 24, y + 12.3), colour("#B89A62", 0.5), 0.8)
