"""The parts of a place at the table that have their own action when they are pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from ....model.rules.core.frozen import frozen
from ... import art
from ...art.brushes import colour, shape, stroke
from ...art.geometry import curve, ellipse
from ...art.palette import Theme
from ...widgets.painting import link_ink, write

KEY: Final = 12.0  # radius of the round buttons at a card's corner
MARK: Final = 11.0
MARK_CHOSEN: Final = 12.0
RING: Final = 14.6


@frozen(eq=False)
class Zone:
    rect: QRectF
    tip: str
    do: Callable[[], object]

    on_hover = False
    """Whether the zone is visible only while its place is under the pointer or has the focus."""

    def paint(self, p: QPainter, theme: Theme, k: float) -> None: ...


@frozen(eq=False)
class Arrow(Zone):
    step: int
    possible: bool

    def paint(self, p: QPainter, theme: Theme, k: float) -> None:
        x, y, way = self.rect.center().x(), self.rect.center().y(), self.step * k
        arrow = curve((x - 2.6 * way, y - 5 * k), (x + 2.6 * way, y), (x - 2.6 * way, y + 5 * k))
        stroke(p, arrow, colour(theme.text_2, 1.0 if self.possible else 0.3), 2 * k, round_ends=True)


@frozen(eq=False)
class RoundButton(Zone):
    """A round button that removes the player or, if ``removes`` is False, replaces the character."""

    removes: bool

    on_hover = True

    def paint(self, p: QPainter, theme: Theme, k: float) -> None:
        x, y = self.rect.center().x(), self.rect.center().y()
        edge = theme.panel_edge if self.removes else theme.legal
        shape(p, ellipse(x, y, KEY * k - 0.5), theme.panel_top, edge, 1.4)
        for way in (-k, k):
            if self.removes:
                line = curve((x - 4 * k, y - 4 * way), (x + 4 * k, y + 4 * way))
                stroke(p, line, theme.text, 1.8, round_ends=True)
                continue
            tip = (x + 4.4 * way, y - 3 * way)
            stroke(p, curve((x - 5 * way, y - 3 * way), tip), theme.text, 1.6, round_ends=True)
            head = curve((x + way, y - 6 * way), tip, (x + way, y))
            stroke(p, head, theme.text, 1.6, round_ends=True)


@frozen(eq=False)
class Link(Zone):
    text: str
    font: QFont

    def paint(self, p: QPainter, theme: Theme, k: float) -> None:
        ink = link_ink(theme)
        write(p, self.rect, self.text, self.font, ink)
        under = QRectF(self.rect.left(), self.rect.bottom() - 4 * k, self.rect.width(), 1)
        p.fillRect(under, colour(ink, 0.6))


@frozen(eq=False)
class Mark(Zone):
    colour_id: str
    chosen: bool

    def paint(self, p: QPainter, theme: Theme, k: float) -> None:
        x, y, share = self.rect.center().x(), self.rect.center().y(), self.rect.width() / 28
        radius = (MARK_CHOSEN if self.chosen else MARK) * share
        art.paint_seat_mark(p, self.colour_id, x, y, radius, theme.rim)
        if self.chosen:
            stroke(p, ellipse(x, y, RING * share), theme.legal, 2)


def around(x: float, y: float, radius: float) -> QRectF:
    return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
