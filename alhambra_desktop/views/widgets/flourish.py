from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..art.brushes import glow, shape, stroke
from ..art.geometry import khatam
from ..storage.contained import contained

DURATION: Final = 1800  # milliseconds until the widget deletes itself
APPEAR: Final = 0.08
WALK: Final = 0.55  # share of the duration after which the lights meet
FADE: Final = 0.75  # share of the duration after which the lights begin to fade
POINTS: Final = 48
STAR: Final = 6.5
INSIDE: Final = 2.0
WIDTH: Final = 2.4
CORNER: Final = 9.0
GOLD, BRIGHT, EDGE = "#F2C14E", "#FFF3B8", "#7A3B00"
SMOOTH: Final = QEasingCurve(QEasingCurve.Type.InOutSine)


@contained
class Flourish(QWidget):
    """Two lights that move up along the sides of a card until they meet at the top.

    If `still`, the whole rim is lit instead. `margin` is the width of the shadow around the card. At the end,
    this widget deletes itself.
    """

    def __init__(self, card: QWidget, margin: float, *, still: bool) -> None:
        super().__init__(card)
        self._card, self._margin, self._still = card, margin, still
        self._share = FADE if still else 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(card.rect())
        self.show()
        self.raise_()
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(DURATION)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self.deleteLater)
        self._motion.start()

    def _move(self, share: float) -> None:
        self.setGeometry(self._card.rect())
        if not self._still:
            self._share = share
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fading = max(0.0, self._share - FADE) / (1.0 - FADE)
        painter.setOpacity(min(1.0, self._share / APPEAR) * (1.0 - fading))
        walked = SMOOTH.valueForProgress(min(1.0, self._share / WALK))
        count = max(2, round(walked * POINTS))
        inset = self._margin + INSIDE
        rim = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        ways = [_half(rim, to_left=to_left) for to_left in (True, False)]
        for way in ways:
            path = QPainterPath(way[0])
            for point in way[1:count]:
                path.lineTo(point)
            glow(painter, path, GOLD, 4.0, 0.35)
            stroke(painter, path, GOLD, WIDTH, round_ends=True)
        for at in {(way[count - 1].x(), way[count - 1].y()) for way in ways}:
            shape(painter, khatam(*at, STAR * (0.6 + 0.4 * walked)), BRIGHT, EDGE, 1.2)


def _half(rim: QRectF, *, to_left: bool) -> list[QPointF]:
    left, middle = rim.left(), rim.center().x()
    half = QPainterPath(QPointF(middle, rim.bottom()))
    half.lineTo(left + CORNER, rim.bottom())
    half.quadTo(rim.bottomLeft(), QPointF(left, rim.bottom() - CORNER))
    half.lineTo(left, rim.top() + CORNER)
    half.quadTo(rim.topLeft(), QPointF(left + CORNER, rim.top()))
    half.lineTo(middle, rim.top())
    points = [half.pointAtPercent(i / (POINTS - 1)) for i in range(POINTS)]
    return points if to_left else [QPointF(2 * middle - point.x(), point.y()) for point in points]
