from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....words import phrase
from ...art.brushes import colour, radial, shape, soft_shadow, stroke
from ...art.cache import FaceCache
from ...art.fonts import SEMIBOLD, sans
from ...art.geometry import curve, ellipse, khatam, outline
from ...art.painter_state import moved
from ...art.palette import LIGHT, Theme
from ...storage.contained import contained
from ...widgets.painting import CENTRE, write

HEIGHT, WIDTH = 152.0, 250.0  # size of the picture before it is scaled
LARGEST: Final = 0.64

LEAST: Final = 80
ARM, BEAM = 74.0, 18.0
PAN, CORD = 40.0, 64.0
CARD, TILE = 34.0, 46.0
BRASS, BRASS_EDGE = ("#F6DE9A", "#D2A043", "#94640F"), "#5A3A08"


@contained
class Scales(QWidget):
    """Balanced scales with two money cards for luck and a building for play."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._cache = cache
        self.setMinimumHeight(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(phrase("story-balance-soon"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(self.rect())
        k = min(LARGEST, room.height() / HEIGHT, room.width() / WIDTH)
        size = WIDTH * k, HEIGHT * k
        corner = room.center() - QPointF(*size) / 2
        picture = self._cache.picture(
            "scales", *size, self.devicePixelRatioF(), lambda p: self._paint_scales(p, k)
        )
        painter.drawPixmap(corner, picture)
        for side, name in ((-1, phrase("story-luck")), (1, phrase("story-play"))):
            middle = corner + QPointF(WIDTH / 2 + side * ARM, BEAM + CORD + 22) * k
            place = QRectF(middle.x() - 40, middle.y() - 10, 80, 20)
            write(painter, place, name, sans(13, SEMIBOLD), self.theme.text, CENTRE)

    def _paint_scales(self, p: QPainter, k: float) -> None:
        with moved(p, WIDTH * k / 2, 0, k):
            self._paint_stand(p)
            for side in (-1, 1):
                self._paint_pan(p, QPointF(side * ARM, BEAM), cards=side < 0)
            self._paint_beam(p)

    def _paint_stand(self, p: QPainter) -> None:
        metal = radial(-6, 40, 130, *BRASS)
        foot = outline((-34, 146), (34, 146), (24, 136), (5, 130), (4, 16), (-4, 16), (-5, 130), (-24, 136))
        soft_shadow(p, foot, (1, 3), 4, 0.25)
        shape(p, foot, metal, BRASS_EDGE, 1.4)

    def _paint_beam(self, p: QPainter) -> None:
        beam = curve((-ARM, BEAM), (ARM, BEAM))
        stroke(p, beam, BRASS_EDGE, 8, round_ends=True)
        stroke(p, beam, BRASS[1], 5, round_ends=True)
        shape(p, khatam(0, BEAM, 13), radial(-3, 14, 20, *BRASS), BRASS_EDGE, 1.4)

    def _paint_pan(self, p: QPainter, end: QPointF, *, cards: bool) -> None:
        x, y = end.x(), end.y() + CORD
        for side in (-1, 1):
            stroke(p, curve((x, end.y()), (x + side * PAN, y)), colour(BRASS_EDGE, 0.75), 1.4)
        dpr = self.devicePixelRatioF()
        if cards:
            for turn, currency, value in ((-12, "denar", 7), (10, "ducat", 5)):
                card = self._cache.card(currency, value, 2 * CARD, dpr)
                with moved(p, x, y + 10):
                    p.rotate(turn)
                    place = QRectF(-CARD / 2, -1.5 * CARD - 6, CARD, 1.5 * CARD)
                    p.drawPixmap(place, card, QRectF(card.rect()))
        else:
            tile = self._cache.face("tower", None, 2 * TILE, dpr)
            p.drawPixmap(QRectF(x - TILE / 2, y - TILE, TILE, TILE), tile, QRectF(tile.rect()))
        pan = outline((x - PAN, y), (x + PAN, y), (x + PAN * 0.72, y + 10), (x - PAN * 0.72, y + 10))
        shape(p, pan, radial(x - 8, y, 60, *BRASS), BRASS_EDGE, 1.4)
        shape(p, ellipse(*end.toTuple(), 3.4), BRASS[1], BRASS_EDGE, 1.2)
