from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from ....model.rules.core.frozen import frozen
from ....model.rules.core.values import SQUARE_CURRENCY
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.brushes import colour, device_scale, shape, stroke
from ...art.cache import FaceCache
from ...art.fonts import BOLD, SEMIBOLD, sans, serif
from ...art.geometry import rounded
from ...art.painter_state import clipped, moved, saved
from ...art.palette import CURRENCY_COLOURS, Theme
from ...art.people.seat_picture import SeatPicture
from ...art.steps import Paint, paint_all, step
from ...widgets.painting import CENTRE, RIGHT, write

CITY: Final = {
    (-1, 0): ("seraglio", 9, "NW"),
    (0, 0): ("fountain", None, ""),
    (1, 0): ("chambers", 7, "E"),
    (-1, 1): ("garden", 8, "SW"),
    (0, 1): ("tower", 11, "S"),
    (1, 1): ("arcades", 6, "SE"),
    (1, -1): ("pavilion", 5, "N"),
}
"""Maps the squares of the city to the building type, the price and the walled sides of the tile."""

CURRENCIES: Final = {
    "florin": Message("currency-florin"),
    "dirham": Message("currency-dirham"),
    "denar": Message("currency-denar"),
}
LIFTED: Final = (0, -1)
LIFTED_TILE: Final = ("pavilion", 6, "NW")
LEGAL: Final = (2, -1)
OFFERS: Final = {1: (("garden", 10, "S"), 0), 2: (("tower", 9, "NW"), 1)}
"""Maps the number of a market square to its tile and the amount by which the player would overpay."""

ROW: Final = (("florin", 5), ("denar", 7), ("ducat", 3), ("dirham", 4), ("florin", 8))
TAKEN: Final = 1
"""Index of the card that another player takes from the money row."""

HAND: Final = (("dirham", (2, 4, 6)), ("ducat", (3, 8)), ("florin", (1, 5, 9)), ("denar", (3, 6)))
STEP, GROUP_GAP = 32, 46

SIZE: Final = 84.0

EDGE: Final = 8.0
TOP_HIGH: Final = 142.0
TILE: Final = 76.0

MARKET_WIDE: Final = 262.0
CARD: Final = QRectF(0, 0, 54, 81)
HELD: Final = QRectF(0, 0, 58, 87)
HAND_HIGH: Final = 100.0
OWNER: Final = SeatPicture("blue", "yusuf")
BUBBLE: Final = (122.0, 64.0)
CITY_CENTRE: Final = QPointF(152.0, 252.0)
WIDE_CENTRE: Final = QPointF(262.0, 262.0)

STRIP: Final = 320.0
"""A picture shows the market, the money row and the hand only if it is at least this high."""


def money(currency: str, value: int) -> str:
    return say(Message("money", values=str(value), currency=CURRENCIES[currency], total=value))


@frozen
class Sample:
    """Options for painting the table. If ``marked`` is True, the taken card is marked instead of animated."""

    width: float
    height: float
    theme: Theme
    words: bool = True
    aids: str = "normal"
    marked: bool = False

    @property
    def previewed(self) -> bool:
        """Whether the picture shows a tile held over a square, together with the effect of placing it."""
        return self.aids != "purist"

    @property
    def strip(self) -> bool:
        return self.height < STRIP

    @property
    def origin(self) -> QPointF:
        if self.strip:
            return QPointF(min(self.width / 2, 300.0), 96.0)
        return CITY_CENTRE if self.words else WIDE_CENTRE

    def square(self, cell: tuple[int, int]) -> QRectF:
        x, y = self.origin.x() + cell[0] * SIZE, self.origin.y() + cell[1] * SIZE
        return QRectF(x, y, SIZE, SIZE)

    @property
    def row(self) -> QRectF:
        left = EDGE + (MARKET_WIDE + EDGE)
        return QRectF(left, EDGE, self.width - left - EDGE, TOP_HIGH)

    @property
    def hand(self) -> QRectF:
        return QRectF(EDGE, self.height - HAND_HIGH - EDGE, self.width - 2 * EDGE, HAND_HIGH)

    def card(self, number: int) -> QRectF:
        if self.strip:
            return CARD.translated(min(self.origin.x() + 290, self.width - 130), 24)
        return CARD.translated(self.row.left() + 12 + number * 62, self.row.top() + 16)

    @property
    def path(self) -> QPainterPath:
        start = self.card(TAKEN).center()
        end = QPointF(min(self.width - 56, start.x() + 60), self.height - 150)
        if self.strip:
            end = QPointF(self.width - 36, self.height - 40)
        path = QPainterPath(start)
        path.quadTo(QPointF(start.x() + 24, (start.y() + end.y()) / 2 - 20), end)
        return path


class Pieces:
    def __init__(self, p: QPainter, cache: FaceCache, theme: Theme) -> None:
        self._p, self._cache, self._named = p, cache, theme.signs
        self._ratio = p.device().devicePixelRatioF()
        self._scale = device_scale(p) / self._ratio
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)

    def card(self, currency: str, value: int, rect: QRectF) -> None:
        self._draw(self._cache.card(currency, value, rect.width() * self._scale, self._ratio), rect)

    def face(self, kind: str, price: int | None, rect: QRectF) -> None:
        self._draw(self._cache.face(kind, price, rect.width() * self._scale, self._ratio, self._named), rect)

    def tile(self, kind: str, price: int | None, walls: str, rect: QRectF) -> None:
        self._draw(self._cache.tile(kind, price, walls, rect.width() * self._scale, self._ratio), rect)

    def stars(self, rect: QRectF, centre: QPointF, theme: Theme) -> None:
        """Draw the stars on the floor below the city. One star is at `centre`."""
        k = self._scale
        texture = self._cache.stars(SIZE * k, theme, self._ratio)
        area = QRectF(rect.left() * k, rect.top() * k, rect.width() * k, rect.height() * k)
        with moved(self._p, scale=1 / k):
            self._p.drawTiledPixmap(area, texture, area.topLeft() - centre * k)

    def _draw(self, picture: QPixmap, rect: QRectF) -> None:
        self._p.drawPixmap(rect, picture, QRectF(picture.rect()))


def paint_sample(p: QPainter, sample: Sample, cache: FaceCache) -> None:
    paint_all(p, sample_steps(sample, cache))


def sample_steps(sample: Sample, cache: FaceCache) -> Iterator[Paint]:

    def part(paint: Callable[[QPainter, Sample, Pieces], None]) -> Paint:
        return lambda p: paint(p, sample, Pieces(p, cache, sample.theme))

    yield from art.wood_steps(QRectF(0, 0, sample.width, sample.height), sample.theme)
    if not sample.strip:
        yield part(_paint_market)
        yield part(_paint_row)
    yield part(_paint_city)
    yield part(_paint_gap if sample.strip else _paint_hand)
    if sample.previewed and sample.words:
        yield step(_paint_bubble, sample)
    if sample.aids == "trainer":
        yield step(_paint_advice, sample)


def _paint_market(p: QPainter, sample: Sample, pieces: Pieces) -> None:
    theme, market = sample.theme, QRectF(EDGE, EDGE, MARKET_WIDE, TOP_HIGH)
    art.paint_panel(p, market, theme)
    for square, (tile, over) in OFFERS.items():
        currency = SQUARE_CURRENCY[square]
        slot = QRectF(market.left() + 6 + (square - 1) * 125, market.top() + 5, 125, 132)
        colours = CURRENCY_COLOURS[currency]
        wash = colour(colours.mid, 0.28) if theme.dark else colour(colours.pale, 0.6)
        exact = not over
        edge = colour(theme.legal) if exact else colour(theme.panel_edge, 0.5)
        shape(p, rounded(slot, 6, 1), wash, edge, 2 if exact else 1)
        art.paint_coin(p, currency, slot.left() + 14, slot.top() + 14, 8)
        if sample.words:
            name = QRectF(slot.left() + 27, slot.top() + 3, 96, 22)
            write(p, name, say(CURRENCIES[currency]), sans(13), theme.text)
            number = QRectF(slot.right() - 24, slot.top() + 5, 18, 17)
            write(p, number, str(square), sans(12), theme.text_2, CENTRE)
        face = QRectF(slot.center().x() - TILE / 2, slot.top() + 27, TILE, TILE)
        art.paint_shadow(p, face, 2, 0.1)
        pieces.tile(*tile, face)
        label = phrase("offer-exact-bonus") if exact else phrase("offer-over", by=over)
        pill = QRectF(slot.left() + 3, slot.bottom() - 25, slot.width() - 6, 22)
        art.paint_pill(p, pill, theme, "exact" if exact else "over", label if sample.words else "")


def _paint_row(p: QPainter, sample: Sample, pieces: Pieces) -> None:
    art.paint_panel(p, sample.row, sample.theme)
    for i, (currency, value) in enumerate(ROW):
        rect = sample.card(i)
        if rect.right() > sample.row.right():
            break
        if i == TAKEN:
            _paint_gap(p, sample, pieces)
            continue
        art.paint_shadow(p, rect, 4)
        pieces.card(currency, value, rect)


def _paint_gap(p: QPainter, sample: Sample, pieces: Pieces) -> None:
    rect = sample.card(TAKEN)
    if sample.marked:
        p.setOpacity(0.45)
        pieces.card(*ROW[TAKEN], rect)
        p.setOpacity(1.0)
        art.paint_last_move(p, rect, OWNER.colour, sample.theme)
        return
    pen = QPen(colour(sample.theme.text_2, 0.7), 1.2)
    pen.setDashPattern([4, 3])
    p.strokePath(rounded(rect, 5), pen)


def _paint_city(p: QPainter, sample: Sample, pieces: Pieces) -> None:
    theme = sample.theme
    low = sample.height - EDGE if sample.strip else sample.hand.top() - EDGE
    top = EDGE if sample.strip else EDGE + TOP_HIGH + EDGE
    yard = QRectF(EDGE, top, sample.width - 2 * EDGE, low - top)
    art.paint_court_floor(p, yard, theme)
    centre = sample.square((0, 0)).center()
    with clipped(p, rounded(yard, 8)):
        pieces.stars(yard, centre, theme)
        art.paint_court_rim(p, yard, theme)
        art.paint_legal(p, sample.square(LEGAL), theme)
        lifted = sample.square(LIFTED)
        if sample.previewed:
            p.setOpacity(0.86)
            pieces.face(*LIFTED_TILE[:2], lifted)
            p.setOpacity(1.0)
        else:
            art.paint_legal(p, lifted, theme)
        for cell, (kind, price, _) in CITY.items():
            pieces.face(kind, price, sample.square(cell))
        with moved(p, sample.origin.x(), sample.origin.y()):
            walls = {cell: sides for cell, (_, _, sides) in CITY.items()}
            held = {LIFTED: LIFTED_TILE[2]} if sample.previewed else {}
            art.paint_city_walls(p, {**walls, **held}, SIZE)
        if sample.previewed:
            art.paint_ghost_frame(p, lifted, theme)


def _paint_hand(p: QPainter, sample: Sample, pieces: Pieces) -> None:
    hand = sample.hand
    art.paint_panel(p, hand, sample.theme)
    left = hand.left() + 10
    for currency, values in HAND:
        if left + (len(values) - 1) * STEP + HELD.width() > hand.right():
            break
        for i, value in enumerate(values):
            with saved(p):
                p.translate(left + 27 + i * STEP, hand.top() + 105)
                p.rotate((i - (len(values) - 1) / 2) * 3)
                p.translate(-28, -98)
                art.paint_shadow(p, HELD, 4)
                pieces.card(currency, value, HELD)
        left += len(values) * STEP + GROUP_GAP


def _paint_bubble(p: QPainter, sample: Sample) -> None:
    theme, square = sample.theme, sample.square(LIFTED)
    width, height = BUBBLE
    rect = QRectF(max(10.0, square.left() - width - 12), square.top() - 6, width, height)
    art.paint_bubble(p, rect, theme, QPointF(square.left() + 2, square.top() + 32))
    art.paint_icon(p, "wall", rect.left() + 12, rect.top() + 9, 18, theme.text_2)
    art.paint_badge(p, "pavilion", rect.left() + 21, rect.top() + 46, 20)
    for y, change, gain in ((6, "8 → 11", "+3"), (34, "1 → 2", "+8")):
        line = QRectF(rect.left() + 36, rect.top() + y, rect.width() - 50, 24)
        write(p, line, change, sans(14, SEMIBOLD), theme.text)
        write(p, line, gain, serif(15, BOLD), theme.figure, RIGHT)


def _paint_advice(p: QPainter, sample: Sample) -> None:
    best, other = sample.square(LIFTED), sample.square(LEGAL)
    art.paint_hint_rim(p, best)
    art.paint_hint_number(p, best.right() - 10, best.top() + 10, 1)
    bubble = QRectF(other.center().x() - 23, other.bottom() + 9, 46, 28)
    art.paint_bubble(p, bubble, sample.theme, QPointF(other.center().x(), other.bottom() - 1))
    write(p, bubble, "+3", serif(16, BOLD), sample.theme.figure, CENTRE)


def paint_path(p: QPainter, sample: Sample) -> None:
    pen = QPen(colour(sample.theme.stud), 1.6)
    pen.setDashPattern([2, 4])
    p.strokePath(sample.path, pen)


def paint_taken(p: QPainter, sample: Sample, share: float, cache: FaceCache) -> None:
    pieces = Pieces(p, cache, sample.theme)
    for behind, opacity in ((0.2, 0.22), (0.1, 0.45), (0.0, 1.0)):
        at = share - behind
        if at < 0:
            continue
        with saved(p):
            p.translate(sample.path.pointAtPercent(at))
            p.rotate(-10 + 24 * at)
            p.setOpacity(opacity)
            if not behind:
                art.paint_shadow(p, QRectF(-25, -37, 50, 75), 4, 0.6)
            pieces.card(*ROW[TAKEN], QRectF(-25, -37.5, 50, 75))


def paint_edge(p: QPainter, rect: QRectF, theme: Theme) -> None:
    stroke(p, rounded(rect, 7, 0.7), theme.panel_edge, 1.4)
