"""The cards on which the player chooses a game (radio buttons) and expansions (check boxes)."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton

from ....model.rules.core.engine.module import Module
from ....model.rules.core.words.message import Message
from ....words import say
from ...art.box_fronts import paint_box_front
from ...art.brushes import shape
from ...art.cache import FaceCache
from ...art.fonts import SEMIBOLD, sans, wrapped
from ...art.geometry import ellipse
from ...art.painter_state import moved
from ...art.palette import LIGHT, Theme
from ...art.states import paint_tick
from ...storage.contained import contained
from ...widgets.labels import set_tip
from ...widgets.painting import (
    RIGHT,
    line_height,
    lines_height,
    paint_ground,
    paint_ring,
    title_font,
    write,
    write_lines,
)
from ...widgets.switch import SIZE, paint_switch, state_word, word_width

AROUND: Final = 5  # pixels around a card for shadow and focus ring
OFF_PICTURE: Final = 0.74
IMPOSSIBLE: Final = 0.45
PICTURE_MARGIN: Final = 6.0
INSIDE, BESIDE = 10.0, 8.0
"""Pixels between the edge of a game's card and the content, and between the picture and the title."""


class CardFace:
    """Paints the card of a game on a radio button, or the card of an expansion on a check box."""

    def __init__(self, widget: QAbstractButton, module: Module, cache: FaceCache) -> None:
        self._widget, self.module, self._cache = widget, module, cache
        self.theme: Theme = LIGHT
        self.scale, self.brief, self.tight = 1.0, False, False
        self.fault: Message | None = None
        self.retranslate()

    def retranslate(self) -> None:
        module = self.module
        self.title = say(module.short or module.title)
        self.sentence = say(module.brief or module.sentence)
        self._widget.setAccessibleName(say(module.title))
        self.update_accessible_texts()

    def update_accessible_texts(self) -> None:
        """Set tooltip and accessible description to the fault or, if there is none, the module's texts."""
        parts = [say(self.module.sentence)]
        if self.fault is not None:
            parts = [say(self.fault)]
        elif self.module.caution is not None:
            parts.append(say(self.module.caution))
        text = " ".join(parts)
        self._widget.setAccessibleDescription(text)
        set_tip(self._widget, text)
        self._widget.update()

    @property
    def text(self) -> str:
        return say(self.fault) if self.fault is not None else self.sentence

    @property
    def card(self) -> QRectF:
        return QRectF(self._widget.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)

    def paint_picture(self, p: QPainter, x: float, y: float, side: float, *, lit: bool) -> None:
        module, margin = self.module, PICTURE_MARGIN

        def paint(q: QPainter) -> None:
            with moved(q, margin, margin):
                paint_box_front(q, module.id, self.title[:1], side)

        whole = side + 2 * margin
        ratio = self._widget.devicePixelRatioF()
        picture = self._cache.picture(("cover", module.id, self.title[:1], side), whole, whole, ratio, paint)
        p.setOpacity(p.opacity() * (1.0 if lit else OFF_PICTURE))
        p.drawPixmap(QRectF(x - margin, y - margin, whole, whole).topLeft(), picture)
        p.setOpacity(IMPOSSIBLE if self.fault is not None else 1.0)

    def paint_ground(self, p: QPainter) -> bool:
        """Paint the background and the focus ring.

        Return whether the card is chosen or hovered. The picture of such a card must have full opacity.
        """
        widget = self._widget
        on, hovered = widget.isChecked(), widget.underMouse() and widget.isEnabled()
        if widget.isDown():
            p.translate(0, 1)
        paint_ground(p, self.card, self.theme, on=on, hovered=hovered, pressed=widget.isDown())
        if widget.hasFocus():
            paint_ring(p, self.card, self.theme)
        return on or hovered


@contained
class GameCard(QRadioButton):
    around = AROUND

    def __init__(self, module: Module, cache: FaceCache) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.face = CardFace(self, module, cache)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    @property
    def _picture(self) -> float:
        return (44 if self.face.brief else 54) * self.face.scale

    def _title_font(self, room: float) -> QFont:
        return title_font(self.face.title, (14 if self.face.brief else 15) * self.face.scale, room)

    def _texts(self, width: float) -> tuple[tuple[str, ...], float, tuple[str, ...]]:
        face, k = self.face, self.face.scale
        room = width - 2 * AROUND - self._picture - (2 * INSIDE + BESIDE) * k
        titles = wrapped(face.title, self._title_font(room), room)
        lines = () if face.brief else wrapped(face.text, sans(12 * k), width - 2 * AROUND - 20 * k)
        return titles, room, lines

    def needed(self, width: float) -> int:
        titles, _, lines = self._texts(width)
        face, k = self.face, self.face.scale
        height = max(self._picture, len(titles) * 19 * k + 8 * k) + (18 if face.brief else 20) * k
        if lines:
            height += len(lines) * 15.6 * k + 5 * k
        return ceil(height + 2 * AROUND)

    def sizeHint(self) -> QSize:
        return QSize(164, self.needed(164))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face, card, k, theme = self.face, self.face.card, self.face.scale, self.face.theme
        lit = face.paint_ground(painter)
        titles, room, lines = self._texts(self.width())
        side, x, y = self._picture, card.left() + INSIDE * k, card.top() + INSIDE * k
        face.paint_picture(painter, x, y, side, lit=lit)
        left = x + side + BESIDE * k
        font = self._title_font(room)
        write_lines(painter, QRectF(left, y, room, 19 * k), titles, font, theme.text, height=19 * k)
        lowest, beside = card.bottom() - 15 * k, y + max(side, (len(titles) * 19 + 16) * k) - 9 * k
        middle = card.right() - 17 * k, lowest if face.brief else min(beside, lowest)
        if self.isChecked():
            paint_tick(painter, *middle, 8.5 * k, theme)
        else:
            shape(painter, ellipse(*middle, 6.5 * k), theme.panel_top, theme.text_2, 1.3)
        top = y + max(side, len(titles) * 19 * k) + 6 * k
        rect = QRectF(x, top, card.width() - 20 * k, 15.6 * k)
        write_lines(painter, rect, lines, sans(12 * k), theme.text_2, height=15.6 * k)


@contained
class ExpansionCard(QCheckBox):
    around = AROUND

    def __init__(self, module: Module, cache: FaceCache) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.face = CardFace(self, module, cache)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    def fit(self, fault: Message | None) -> None:
        self.face.fault = fault
        if fault is not None:
            self.setChecked(False)
        self.setEnabled(fault is None)
        self.face.update_accessible_texts()

    @property
    def _picture(self) -> float:
        return (50 if self.face.brief else 68) * self.face.scale

    def _room(self, width: float) -> float:
        return width - 2 * AROUND - self._picture - (24 if self.face.brief else 30) * self.face.scale

    def _fonts(self, room: float) -> tuple[QFont, QFont]:
        face, k = self.face, self.face.scale
        return title_font(face.title, (14 if face.brief else 15) * k, room), sans(12 * k)

    @property
    def picture(self) -> QRect:
        side, pad, card = self._picture, (8 if self.face.brief else 11) * self.face.scale, self.face.card
        return QRectF(card.left() + pad, card.top() + pad, side, side).toRect()

    def needed(self, width: float) -> int:
        room, k, face = self._room(width), self.face.scale, self.face
        title, small = self._fonts(room)
        height = lines_height(face.title, title, room) + lines_height(face.text, small, room)
        foot = 0 if face.fault is not None else SIZE.height() * k
        least = (80 if face.brief else 84 if face.tight else 90) * k
        return ceil(max(least, height + foot + (11 if face.tight or face.brief else 15) * k) + 2 * AROUND)

    def sizeHint(self) -> QSize:
        return QSize(244, self.needed(244))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face, card, k, theme = self.face, self.face.card, self.face.scale, self.face.theme
        painter.setOpacity(IMPOSSIBLE if face.fault is not None else 1.0)
        lit = face.paint_ground(painter)
        side, pad = self._picture, (8 if face.brief else 11) * k
        face.paint_picture(painter, card.left() + pad, card.top() + pad, side, lit=lit)
        title, small = self._fonts(self._room(self.width()))
        room, left = self._room(self.width()), card.left() + pad + side + 10 * k
        top = card.top() + (5 if face.brief or face.tight else 7) * k
        rect = QRectF(left, top, room, line_height(title))
        top += write_lines(painter, rect, wrapped(face.title, title, room), title, theme.text)
        rect = QRectF(left, top, room, line_height(small))
        if face.fault is not None:
            painter.setOpacity(1.0)
        write_lines(painter, rect, wrapped(face.text, small, room), small, theme.text_2)
        if face.fault is None:
            self._paint_switch(painter, card, k)

    def _paint_switch(self, p: QPainter, card: QRectF, k: float) -> None:
        theme, on = self.face.theme, self.isChecked()
        width, height = SIZE.width() * k, SIZE.height() * k
        rect = QRectF(
            card.right() - width - 8 * k,
            card.bottom() - height - (5 if self.face.brief or self.face.tight else 6) * k,
            width,
            height,
        )
        paint_switch(p, rect, self.palette(), float(on))
        room = word_width() * k
        word = QRectF(rect.left() - room - 8 * k, rect.top(), room, height)
        write(p, word, state_word(on), sans(12 * k, SEMIBOLD), theme.text if on else theme.text_2, RIGHT)
