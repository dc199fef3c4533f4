from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from ....model.rules.core.engine.setup import SeatSetup
from ....words import phrase
from ... import art
from ...animation.clock import Clock
from ...art.fonts import BOLD, fitted, sans, serif, text_width
from ...art.lattice import lattice_texture, paint_leaves
from ...art.palette import DARK, Theme
from ...art.people.seat_picture import SeatPicture
from ...game.reading_delay import ReadingDelay
from ...game.seat_pictures import seat_picture
from ...interaction.table_view import TableView
from ...playback.director import FACTOR, Director
from ...storage.contained import contained
from ...text.language import SPOKEN

PILL = 28.0
SMALLEST = 12

CLOSES, OPENS, FADES = 200.0, 260.0, 120.0  # milliseconds
# seconds after closing in which input is ignored, because it may come from the previous player
MIN_CLOSED: Final = 0.6
EASE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)


@contained
class Curtain(QWidget):
    """Covers its parent until the next player presses Enter or clicks.

    For ``MIN_CLOSED`` seconds after closing, Enter and clicks have no effect. A held key or a double click
    must not reveal a hand. Space never lifts the curtain, because players hold Space to hurry the moves of
    others.

    While the leaves close, only the ``public`` rectangles between the leaves stay visible. ``motion`` returns
    a factor for the duration of the animation, and whether the leaves fade instead of moving. If the factor
    is 0, there is no animation.
    """

    lifted = Signal()

    def __init__(self, parent: QWidget | None = None, clock: Clock | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._seat = SeatPicture("")
        self.theme: Callable[[], Theme] = lambda: DARK
        self._clock = clock
        self.motion: Callable[[], tuple[float, bool]] = lambda: (0.0, False)
        self.public: Callable[[], list[QRect]] = list
        self._closed, self._way, self._lasts, self._fades = 1.0, 0, 0.0, False
        self._seen: list[QRect] = []
        self._leaves: tuple[object, QPixmap] | None = None
        self._min_closed, self._pressed = ReadingDelay(MIN_CLOSED), False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        SPOKEN.changed.connect(self._retranslate)
        if clock is not None:
            clock.ticked.connect(self._on_tick)

    def close_for(self, seat: SeatSetup) -> None:
        self._name, self._seat = seat.name, seat_picture(seat)
        self._retranslate()
        self._min_closed.begin()
        self._pressed = False
        covered = self.isVisible() and self._way >= 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        if not covered:
            self._seen = self.public()
            self._begin(1, CLOSES)
        self.show()
        self.raise_()
        self.setFocus()
        self.update()

    def open(self) -> None:
        if self.isHidden() or self._way < 0:
            return
        self._seen = []
        self._begin(-1, OPENS)

    def lift(self) -> None:
        if self._can_be_lifted:
            self.lifted.emit()

    @property
    def _can_be_lifted(self) -> bool:
        return not self.is_moving and self._min_closed.over

    def remove(self) -> None:
        self._way = -1
        self._arrive()

    @property
    def is_moving(self) -> bool:
        return self._way != 0

    def _begin(self, way: int, lasts: float) -> None:
        factor, self._fades = self.motion()
        self._way, self._lasts = way, (FADES if self._fades else lasts) * factor
        self._closed = 0.0 if way > 0 else 1.0
        if self._clock is None or self._lasts <= 0 or not self._clock.may_run:
            self._arrive()
            return
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, way < 0)
        self._clock.want(True, self)
        self.update()

    def _on_tick(self, milliseconds: float) -> None:
        if self._way == 0:
            return
        self._closed += self._way * milliseconds / self._lasts
        if 0.0 < self._closed < 1.0:
            self.update()
        else:
            self._arrive()

    def _arrive(self) -> None:
        opened, self._way, self._closed, self._fades = self._way < 0, 0, 1.0, False
        self.update()
        if self._clock is not None:
            self._clock.want(False, self)
        self._min_closed.begin()
        if opened:
            self.hide()

    def covered(self) -> QRegion:
        """Return the hidden region, including everything that may reveal a hand while the leaves close."""
        gap = QRegion(self._gap())
        if self._way > 0:
            seen = QRegion()
            for rect in self._seen:
                seen = seen.united(QRegion(rect))
            gap = gap.intersected(seen)
        return QRegion(self.rect()).subtracted(gap)

    def _gap(self) -> QRect:
        if self._fades:
            return self.rect()
        width = round(self.width() * (1.0 - EASE.valueForProgress(self._closed)) / 2) * 2
        return QRect((self.width() - width) // 2, 0, width, self.height())

    def _retranslate(self) -> None:
        self.setAccessibleName(phrase("curtain-asks", name=self._name))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.lift()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return not self.isVisible() or self._way < 0

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._pressed = self._can_be_lifted

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed:
            self._pressed = False
            self.lift()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.is_moving:
            self._arrive()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._way == 0:
            painter.drawPixmap(0, 0, self._picture())
            self._paint_card(painter, QRectF(self.rect()))
        elif self._fades:
            self._paint_fading(painter)
        else:
            self._paint_moving(painter)

    def _picture(self) -> QPixmap:
        scale = self.devicePixelRatioF()
        key = (self.size().toTuple(), self.theme().name, scale)
        if self._leaves is None or self._leaves[0] != key:
            picture = QPixmap(self.size() * scale)
            picture.setDevicePixelRatio(scale)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_leaves(painter, QRectF(self.rect()), self.theme(), lattice_texture(self.theme(), scale))
            painter.end()
            self._leaves = (key, picture)
        return self._leaves[1]

    def _paint_moving(self, painter: QPainter) -> None:
        gap, picture = self._gap(), self._picture()
        # after QWidget.setMask, Qt would not repaint the uncovered parts of the table
        painter.setClipRegion(self.covered())
        painter.fillRect(gap, QColor(self.theme().wood_bottom))
        scale, half = picture.devicePixelRatio(), self.width() / 2
        for x, source in ((gap.left() - half, 0.0), (gap.left() + gap.width(), half)):
            part = QRectF(source * scale, 0, half * scale, picture.height())
            painter.drawPixmap(QRectF(x, 0, half, self.height()), picture, part)

    def _paint_fading(self, painter: QPainter) -> None:
        if self._way > 0:
            painter.save()
            painter.setClipRegion(self.covered())
            painter.fillRect(self.rect(), QColor(self.theme().wood_bottom))
            painter.restore()
        painter.setOpacity(self._closed)
        painter.drawPixmap(0, 0, self._picture())

    def _paint_card(self, painter: QPainter, rect: QRectF) -> None:
        name, nobody = phrase("curtain-name", name=self._name), phrase("curtain-hides")
        ready = phrase("curtain-ready")
        title, below = serif(26, BOLD), sans(14)
        button = max(260.0, art.pill_width("exact", ready, PILL))
        width = max(text_width(nobody, below), button) + 32
        width = min(max(460.0, width), rect.width() - 16)
        card = QRectF(rect.center().x() - width / 2, rect.center().y() - 100, width, 200)
        art.paint_panel(painter, card, self.theme())
        self._seat.paint(painter, card.center().x(), card.top() + 47, 28, self.theme().rim)
        top = QRectF(card.left() + 16, card.top() + 80, card.width() - 32, 40)
        _write(painter, top, name, title, self.theme().text)
        top.translate(0, 38)
        _write(painter, top, nobody, below, self.theme().text_2)
        button = min(button, width - 32)
        pill = QRectF(card.center().x() - button / 2, card.bottom() - 42, button, PILL)
        art.paint_pill(painter, pill, self.theme(), "exact", ready)


def _write(painter: QPainter, room: QRectF, text: str, font: QFont, colour: str) -> None:
    font, text = fitted(text, font, room.width(), SMALLEST)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)


def set_up_curtain(curtain: Curtain, director: Director, view: TableView) -> None:
    def motion() -> tuple[float, bool]:
        return FACTOR[director.own_speed] if director.in_sight() else 0.0, director.reduced

    def public() -> list[QRect]:
        over, stage = curtain.parentWidget(), director.stage
        assert over is not None
        layout = stage.layout_
        rects = [zone.scene_rect(zone.inner) for zone in stage.players if not zone.own]
        if layout.spine is None and not layout.crowded:  # in other layouts, panels may overlap the city
            rects.append(stage.city.scene_rect(stage.city.inner))
        seen = [view.mapFromScene(rect).boundingRect() for rect in rects]
        return [QRect(view.mapTo(over, rect.topLeft()), rect.size()) for rect in seen]

    curtain.motion, curtain.public = motion, public
    curtain.theme = lambda: director.stage.faces.theme
