"""Chips are radio buttons that wrap into lines. They can have icons and counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QRadioButton

from ..art.brushes import colour, down, shape, stroke
from ..art.fonts import BOLD, SEMIBOLD, sans, text_width
from ..art.geometry import khatam, rounded
from ..commands.touch import TOUCH
from ..storage.contained import contained
from .choices import AROUND, CHOSEN, CHOSEN_EDGE, STAR, Choices
from .painting import CENTRE, LEFT, write
from .style import theme_of

HIGH: Final = 28
ROUND: Final = 13.0
PAD: Final = 10
SIGN: Final = 18
GAP: Final = 6
STAR_AT: Final = 13.4
STAR_SIZE: Final = 4.4

SignOf = Callable[[float], QPixmap]
"""Returns the icon of a value for a device pixel ratio. The icon is `SIGN` pixels wide and high."""


@contained
class Chip(QRadioButton):
    around = AROUND

    def __init__(self, text: str, sign: SignOf | None, *, counted: bool = True) -> None:
        super().__init__(text)
        self._sign, self._counted = sign, counted
        self.count = 0
        self._text_width = self._count_width = 0.0
        self.setFont(sans(13, SEMIBOLD))
        self.measure()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def natural(self) -> int:
        sign = SIGN + GAP if self._sign is not None else 0
        count = self._gap + self._count_width if self._counted else self._left - PAD
        return ceil(self._left + sign + self._text_width + count + PAD) + 2 * AROUND

    @property
    def _gap(self) -> int:
        return GAP if self.text() else 0

    @property
    def _left(self) -> int:
        return PAD if self._sign is not None else PAD + SIGN // 2

    def measure(self) -> None:
        self._text_width = text_width(self.text(), sans(13, BOLD))
        self._count_width = max(text_width(figures, sans(12)) for figures in ("00", str(self.count)))

    def sizeHint(self) -> QSize:
        return QSize(self.natural, HIGH + 2 * AROUND)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme, on = QPainter(self), theme_of(self.palette()), self.isChecked()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        ring = rounded(rect, ROUND, -2.5)
        path = rounded(rect, ROUND, 0.6)
        if on:
            shape(p, path, down(rect.top(), rect.bottom(), *CHOSEN), CHOSEN_EDGE, 1.2)
        else:
            edge = theme.legal if self.underMouse() else theme.panel_edge
            shape(p, path, down(rect.top(), rect.bottom(), theme.panel_top, theme.plain_ground), edge, 1.1)
        x = rect.left() + self._left
        if self._sign is None and not on:
            x -= SIGN / 4  # centres the text, because there is no star
        if self._sign is not None:
            p.drawPixmap(QPointF(x, rect.center().y() - SIGN / 2), self._sign(self.devicePixelRatioF()))
            x += SIGN + GAP
        elif on:
            star = rect.left() + STAR_AT
            p.fillPath(khatam(star, rect.center().y(), STAR_SIZE), colour(STAR))
            x = star + STAR_SIZE + GAP
        ink, second = ("#FFFFFF", "#DDF3EF") if on else (theme.text, theme.text_2)
        room = QRectF(x, rect.top(), self._text_width, rect.height() - 1)
        write(p, room, self.text(), sans(13, BOLD if on else SEMIBOLD), ink, LEFT if self._sign else CENTRE)
        if self._counted:
            room = QRectF(room.right() + self._gap, rect.top(), self._count_width, rect.height() - 1)
            write(p, room, str(self.count), sans(12), second)
        if self.hasFocus():
            stroke(p, ring, theme.legal, 2)


@contained
class Chips(Choices):
    def __init__(
        self, name: str, texts: Mapping[Any, str], signs: Mapping[Any, SignOf], *, counted: bool = True
    ) -> None:
        self._signs, self._counted = signs, counted
        super().__init__(name, texts)

    def _make(self, value: Any, text: str) -> Chip:
        return Chip(text, self._signs.get(value), counted=self._counted)

    @property
    def chips(self) -> Sequence[Chip]:
        return [button for button in self.buttons.values() if isinstance(button, Chip)]

    def set_texts(self, name: str, texts: Mapping[Any, str]) -> None:
        super().set_texts(name, texts)
        for chip in self.chips:
            chip.measure()
        self.updateGeometry()
        self.arrange()

    def show_counts(self, counts: Mapping[Any, int], in_words: Callable[[int], str]) -> None:
        """Set the number of results for each value.

        `in_words` describes such a number for screen readers.
        """
        for (value, button), chip in zip(self.buttons.items(), self.chips, strict=True):
            if chip.count != counts[value]:
                chip.count = counts[value]
                chip.measure()
                chip.update()
            button.setAccessibleDescription(in_words(chip.count))
        self.updateGeometry()
        self.arrange()

    def sizeHint(self) -> QSize:
        return QSize(sum(chip.natural for chip in self.chips), HIGH + 2 * AROUND)

    def minimumSizeHint(self) -> QSize:
        widest = max((chip.natural for chip in self.chips), default=0)
        return QSize(widest, self.heightForWidth(max(self.width(), widest)))

    def heightForWidth(self, width: int) -> int:
        last = self._places(width)[-1].y() if self.buttons else 0
        return last + TOUCH.least(HIGH + 2 * AROUND)

    def _places(self, width: int) -> list[QPoint]:
        places, x, y = list[QPoint](), 0, 0
        for chip in self.chips:
            if x and x + chip.natural > width:
                x, y = 0, y + TOUCH.least(HIGH + AROUND)
            places.append(QPoint(x, y))
            x += chip.natural
        return places

    def arrange(self) -> None:
        for chip, place in zip(self.chips, self._places(self.width()), strict=True):
            chip.setGeometry(place.x(), place.y(), chip.natural, HIGH + 2 * AROUND)
