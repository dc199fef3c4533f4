from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from .brushes import (
    across,
    colour,
    device_scale,
    down,
    draw_weave,
    grain,
    mix,
    radial,
    segment,
    shape,
    soft_shadow,
    stroke,
)
from .cards import BIG, CARD_HEIGHT, CARD_WIDTH, begin_card, paint_card_body, paint_currency_pattern
from .coins import paint_coin
from .fonts import figure_path
from .geometry import (
    box,
    curve,
    ellipse,
    hankin,
    horseshoe,
    joined,
    khatam,
    octagon_square_tiling,
    outline,
    polygon,
    rosette,
    round_box,
    star,
)
from .marks import paint_badge, paint_silhouette, silhouette_tint
from .painter_state import clipped
from .palette import CURRENCY_COLOURS, GOLD, GOLD_DEEP, INK, PAPER_BOTTOM, PAPER_TOP, TYPE_COLOURS
from .tiles import paint_building, paint_price

_CREAM: Final = "#FFF6DC"
_TERRACOTTA: Final = "#9C4226"
_TERRACOTTA_DEEP: Final = "#5E2413"
_SAND: Final = ("#F9EBC8", "#DDB875")
_SYMBOL: Final = 34.0  # below this width in device pixels, cards show only symbols
_FIELD: Final = QRectF(8, 8, CARD_WIDTH - 16, CARD_HEIGHT - 16)


def _field_path() -> QPainterPath:
    return round_box(8, 8, CARD_WIDTH - 8, CARD_HEIGHT - 8, 8)


def _paint_half(p: QPainter, currency: str, half: QPainterPath) -> None:
    tints = CURRENCY_COLOURS[currency]
    wash = radial(80, 120, 140, mix(tints.mid, tints.pale, 0.28), tints.mid, mix(tints.mid, tints.deep, 0.3))
    p.fillPath(half, wash)
    with clipped(p, half):
        paint_currency_pattern(p, currency, _FIELD)


def _paint_exchange(p: QPainter, cx: float, cy: float, tint: str, size: float) -> None:
    for way in (-1, 1):
        x = cx + way * size * 0.36
        head = [(x - size * 0.34, cy - way * size * 0.1), (x + size * 0.34, cy - way * size * 0.1)]
        p.fillPath(polygon([*head, (x, cy - way * size * 0.62)]), colour(tint))
        segment(p, (x, cy - way * size * 0.12), (x, cy + way * size * 0.6), tint, size * 0.22)


def _paint_turn(p: QPainter, cx: float, cy: float, way: int) -> None:
    bend = curve((cx - way * 7, cy - way * 4), (cx + way * 4, cy - way * 5, cx + way * 4, cy + way * 3))
    stroke(p, bend, "#4A3216", 2.6)
    tip = [(cx - way * 1, cy + way * 2), (cx + way * 9, cy + way * 2), (cx + way * 4, cy + way * 9)]
    p.fillPath(polygon(tip), colour("#4A3216"))


class _Plaque(NamedTuple):
    """A plaque with two coins in a corner of a bureau card.

    The first coin is ``step`` to the left of the centre and ``rise`` above it. The second coin is diagonally
    opposite.
    """

    x: float
    y: float
    width: float
    height: float
    radius: float
    step: float
    rise: float

    @property
    def coins(self) -> tuple[tuple[float, float], ...]:
        cx, cy = self.x + self.width / 2, self.y + self.height / 2
        return (cx - self.step, cy - self.rise), (cx + self.step, cy + self.rise)


def _plaque(turned: bool, big: bool) -> _Plaque:
    width, height, radius, step = (62.0, 62.0, 14.5, 12.5) if big else (66.0, 122.0, 25.0, 0.0)
    x, y = (CARD_WIDTH - 8 - width, CARD_HEIGHT - 8 - height) if turned else (8.0, 8.0)
    return _Plaque(x, y, width, height, radius, step, step if big else height / 2 - radius - 6)


def bureau_coins(pixels: float) -> tuple[tuple[float, float, float], ...]:
    """Return x, y and radius of each coin on a bureau card, divided by the card width.

    `pixels` is the card width in device pixels.
    """
    plaques = [_plaque(turned, pixels / CARD_WIDTH > BIG) for turned in (False, True)]
    found = [(x, y, plaque.radius) for plaque in plaques for x, y in plaque.coins]
    return tuple((x / CARD_WIDTH, y / CARD_WIDTH, radius / CARD_WIDTH) for x, y, radius in found)


def _paint_both(p: QPainter, currency: str, other: str, turned: bool, big: bool) -> None:
    plaque = _plaque(turned, big)
    x, y, height, radius = plaque.x, plaque.y, plaque.height, plaque.radius
    box = round_box(x, y, x + plaque.width, y + height, 8)
    shape(p, box, down(y, y + height, "#FFFEF8", "#F6EAD0"), "#4A3216", 2)
    cx, cy = x + plaque.width / 2, y + height / 2
    if not big:
        _paint_exchange(p, cx, cy, "#4A3216", 13)
    for kind, (x, y) in zip((currency, other), plaque.coins, strict=True):
        paint_coin(p, kind, x, y, radius)
    if big:
        for way in (-1, 1):
            _paint_turn(p, cx + way * 15.5, cy - way * 15, way)


def _paint_scales(p: QPainter, currency: str, other: str) -> None:
    plate = star(80, 120, 54, 16, 50)
    soft_shadow(p, plate, (2, 3), 4, 0.35)
    shape(p, plate, radial(68, 104, 90, "#FFFFFF", _CREAM, "#E9D3A0"), INK, 2.2)
    stroke(p, ellipse(80, 120, 45.5), GOLD_DEEP, 1.4)
    for cx, coin in ((55, currency), (105, other)):
        for dx in (-13, 13):
            segment(p, (cx, 97), (cx + dx, 127), GOLD_DEEP, 1.5)
        paint_coin(p, coin, cx, 118, 12)
        pan = outline((cx - 16, 126), (cx - 12, 139, cx + 12, 139, cx + 16, 126))
        shape(p, pan, across(cx - 16, cx + 16, "#FFE9A8", GOLD, "#A8741C"), INK, 1.8)
    shape(
        p, polygon([(77, 92), (83, 92), (84, 148), (76, 148)]), across(76, 84, "#FFE9A8", "#A8741C"), INK, 1.8
    )
    foot = outline((60, 156), (66, 144, 94, 144, 100, 156))
    shape(p, foot, across(60, 100, "#FFE9A8", GOLD, "#A8741C"), INK, 1.8)
    beam = curve((52, 98), (62, 88, 70, 96, 80, 90), (90, 96, 98, 88, 108, 98))
    stroke(p, beam, INK, 6, round_ends=True)
    stroke(p, beam, GOLD, 3, round_ends=True)
    shape(p, khatam(80, 88, 9), "#B4472F", INK, 1.8)


def _shows_symbols(p: QPainter) -> bool:
    return CARD_WIDTH * device_scale(p) < _SYMBOL


def _chip() -> QPainterPath:
    return round_box(3, 3, CARD_WIDTH - 3, CARD_HEIGHT - 3, 14)


def _outline(p: QPainter) -> None:
    stroke(p, _chip(), "#4A3216", 1.2 / device_scale(p))


def _paint_coins(p: QPainter, currency: str, other: str) -> None:
    field = _chip()
    for kind, cy in ((currency, 62.5), (other, 177.5)):
        half = field.intersected(box(0, cy - 57.5, CARD_WIDTH, cy + 57.5))
        p.fillPath(half, colour(CURRENCY_COLOURS[kind].deep))
        paint_coin(p, kind, CARD_WIDTH / 2, cy, 43)
    segment(p, (5, CARD_HEIGHT / 2), (CARD_WIDTH - 5, CARD_HEIGHT / 2), _CREAM, 5)
    _outline(p)


def paint_bureau_card(p: QPainter, currency: str, other: str, width: float) -> None:
    begin_card(p, width)
    if _shows_symbols(p):
        _paint_coins(p, currency, other)
        p.restore()
        return
    big = device_scale(p) > BIG
    body = paint_card_body(p, PAPER_TOP, PAPER_BOTTOM)
    field = _field_path()
    near = polygon([(0, 0), (CARD_WIDTH, 0), (0, CARD_HEIGHT)]).intersected(field)
    _paint_half(p, currency, near)
    _paint_half(p, other, field.subtracted(near))
    grain(p, body, 0.22)
    with clipped(p, field):
        segment(p, (0, CARD_HEIGHT), (CARD_WIDTH, 0), INK, 6.5)
        segment(p, (0, CARD_HEIGHT), (CARD_WIDTH, 0), _CREAM, 3.5)
    stroke(p, field, colour(INK, 0.8), 2)
    if big:
        _paint_scales(p, currency, other)
    for turned in (False, True):
        _paint_both(p, currency, other, turned, big)
    p.restore()


def _khatam_field(period: float) -> QPainterPath:
    return joined(
        khatam(i * period + (period / 2 if row % 2 else 0), row * period, period * 0.3)
        for row in range(int(CARD_HEIGHT / period) + 2)
        for i in range(int(CARD_WIDTH / period) + 2)
    )


def _paint_arch(p: QPainter, type_id: str) -> None:
    tints = TYPE_COLOURS[type_id]
    opening = horseshoe(80, 194, 52, 132, 1.12)
    rim = horseshoe(80, 200, 57, 131, 1.13)
    soft_shadow(p, rim, (1, 2), 3, 0.3)
    shape(p, rim, across(20, 140, "#FFFEF8", _CREAM, "#E6CF9E"), INK, 2)
    with clipped(p, opening):
        p.fillPath(opening, radial(80, 130, 78, tints.pale, tints.centre, tints.rim))
        p.translate(80 - 120 * 0.57, 77)
        p.scale(0.57, 0.57)
        paint_building(p, type_id)
    stroke(p, opening, INK, 2)
    stroke(p, horseshoe(80, 197, 54.5, 131.5, 1.125), GOLD_DEEP, 1.3)
    sill = round_box(16, 194, 144, 207, 3)
    shape(p, sill, down(194, 207, "#FFFEF8", "#DDC08A"), INK, 2)


def _paint_plus(p: QPainter, big: bool) -> None:
    width, height = (58.0, 46.0) if big else (74.0, 60.0)
    plaque = round_box(8, 8, 8 + width, 8 + height, 8)
    shape(p, plaque, down(8, 8 + height, "#FFFEF8", "#F6EAD0"), INK, 2)
    figure = figure_path("+1", 8 + width / 2, 8 + height / 2, height * 0.66, width * 0.8)
    p.fillPath(figure, colour("#20130B"))


def _paint_extra(p: QPainter, type_id: str) -> None:
    """Paint a bonus card that shows only that it counts as one more building of its type."""
    field = _chip()
    pale = type_id == "chambers"
    p.fillPath(field, colour("#F1E7CF" if pale else TYPE_COLOURS[type_id].deep))
    p.fillPath(field.intersected(box(0, 0, CARD_WIDTH, 102)), colour("#FFFEF8"))
    p.fillPath(figure_path("+1", CARD_WIDTH / 2, 54, 84, 130), colour("#20130B"))
    paint_silhouette(p, type_id, 24, 111, 112, silhouette_tint(type_id))
    _outline(p)


def _paint_plain_back(p: QPainter) -> None:
    p.fillPath(_chip(), colour(_TERRACOTTA))
    p.fillPath(khatam(CARD_WIDTH / 2, CARD_HEIGHT / 2, 62), colour(GOLD))
    for reach in ((36, 12), (12, 36)):
        x, y = CARD_WIDTH / 2, CARD_HEIGHT / 2
        p.fillPath(box(x - reach[0], y - reach[1], x + reach[0], y + reach[1]), colour(_TERRACOTTA_DEEP))
    _outline(p)


def paint_bonus_card(p: QPainter, type_id: str, price: int, width: float) -> None:
    tints = TYPE_COLOURS[type_id]
    begin_card(p, width)
    if _shows_symbols(p):
        _paint_extra(p, type_id)
        p.restore()
        return
    big = device_scale(p) > BIG
    body = paint_card_body(p, PAPER_TOP, PAPER_BOTTOM)
    field = _field_path()
    p.fillPath(field, radial(80, 120, 150, mix(tints.mid, tints.rim, 0.5), tints.mid, tints.deep))
    with clipped(p, field):
        stroke(p, _khatam_field(24), colour("#FFFFFF", 0.26), 1.8)
    grain(p, body, 0.22)
    stroke(p, field, colour(tints.deep, 0.9), 2)
    _paint_arch(p, type_id)
    _paint_plus(p, big)
    side, radius = (40.0, 24.0) if big else (56.0, 34.0)
    paint_badge(p, type_id, 148 - side / 2, 12 + side / 2, side)
    paint_price(p, price, 12 + radius, CARD_HEIGHT - 12 - radius, radius)
    p.restore()


def paint_bonus_back(p: QPainter, width: float) -> None:
    begin_card(p, width)
    if _shows_symbols(p):
        _paint_plain_back(p)
        p.restore()
        return
    body = paint_card_body(p, *_SAND)
    area = QRectF(12, 12, CARD_WIDTH - 24, CARD_HEIGHT - 24)
    polygons = octagon_square_tiling(area, 34, (80, 120))
    with clipped(p, area):
        draw_weave(p, hankin(polygons), "#C98A58", "#FFF6DC", 2.2, 1.0)
    grain(p, body, 0.25)
    stroke(p, round_box(10, 10, CARD_WIDTH - 10, CARD_HEIGHT - 10, 6), _TERRACOTTA, 3)
    stroke(p, round_box(5.5, 5.5, CARD_WIDTH - 5.5, CARD_HEIGHT - 5.5, 9), colour(_TERRACOTTA, 0.6), 1.2)
    rim = horseshoe(80, 188, 43, 112, 1.14)
    soft_shadow(p, rim, (1, 2), 4, 0.3)
    shape(p, rim, _CREAM, _TERRACOTTA_DEEP, 2.4)
    opening = horseshoe(80, 182, 36, 113, 1.14)
    shape(p, opening, down(60, 182, _TERRACOTTA, _TERRACOTTA_DEEP), _TERRACOTTA_DEEP, 2)
    stroke(p, rosette(80, 108, 33), colour("#EBD08E", 0.8), 1.3)
    shape(p, khatam(80, 108, 19), GOLD, "#FFF6DC", 1.8)
    cross = round_box(77, 97.5, 83, 118.5, 1).united(round_box(69.5, 105, 90.5, 111, 1))
    p.fillPath(cross, colour(_TERRACOTTA_DEEP))
    for x in (60, 80, 100):
        shape(p, khatam(x, 163, 6.5), "#EBD08E", _TERRACOTTA_DEEP, 1)
    shape(p, round_box(30, 182, 130, 194, 3), down(182, 194, "#FFFEF8", "#DDC08A"), _TERRACOTTA_DEEP, 2)
    p.restore()
