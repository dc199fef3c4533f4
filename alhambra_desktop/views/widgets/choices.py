from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import ceil
from types import MappingProxyType
from typing import Any, Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from ..art.brushes import colour, down, mix, shape, soft_shadow, stroke
from ..art.fonts import BOLD, SEMIBOLD, sans, text_width, wrapped
from ..art.geometry import ellipse, khatam, rounded
from ..art.palette import Theme
from ..art.states import paint_tick
from ..commands.touch import TOUCH
from ..storage.contained import contained
from .labels import use_hand_cursor
from .painting import CENTRE, LEFT, line_height, lines_height, write, write_lines
from .style import theme_of

HIGH: Final = 36
"""Height of the groove that contains the segments."""

LINE: Final = 34

FEW: Final = 4
"""A group of at most this many segments becomes a single column if it does not fit in a row."""

AROUND: Final = 4
"""Margin in pixels for the focus ring."""

CLICKED, REACHED = Qt.FocusPolicy.ClickFocus, Qt.FocusPolicy.StrongFocus
"""Focus policies of unchosen and of chosen buttons. Tab must reach only the chosen button."""

PAD: Final = 3
CORNER: Final = 8.0
ROOM: Final = 34

CHOSEN: Final = ("#0F857F", "#095F5A")
CHOSEN_EDGE: Final = "#063F3C"
STAR: Final = "#F7D980"
PICTURE_HIGH, NOTED_HIGH = 150, 126
"""Heights of cards without and with a sentence. The second height does not include the sentence."""

FOOT: Final = 36

NOTE_AROUND, NOTE_BELOW = 14, 9

WIDEST_PICTURE: Final = 210
PICTURE_GAP: Final = 6


@contained
class Choices(QWidget):
    """A group of radio buttons. The group passes its focus to the chosen button."""

    chosen = Signal(object)

    def __init__(self, name: str, texts: Mapping[Any, str]) -> None:
        super().__init__()
        self.buttons: dict[Any, QRadioButton] = {}
        for value, text in texts.items():
            button = self.buttons[value] = self._make(value, text)
            button.setParent(self)
            button.setFocusPolicy(CLICKED)
            button.toggled.connect(lambda on, value=value: self._on_toggled(value, on=on))
            use_hand_cursor(button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_texts(name, texts)
        TOUCH.changed.connect(self._follow_touch)

    def _follow_touch(self) -> None:
        self.updateGeometry()
        self.arrange()

    def _make(self, value: Any, text: str) -> QRadioButton:
        raise NotImplementedError

    def set_texts(self, name: str, texts: Mapping[Any, str]) -> None:
        self.setAccessibleName(name)
        for value, text in texts.items():
            self.buttons[value].setText(text)
            self.buttons[value].setAccessibleName(f"{name}: {text}")
        self.updateGeometry()

    @property
    def value(self) -> Any:
        return next((value for value, button in self.buttons.items() if button.isChecked()), None)

    @property
    def texts(self) -> list[str]:
        return [button.text() for button in self.buttons.values()]

    def choose(self, value: Any) -> None:
        button = self.buttons.get(value)
        if button is not None and not button.isChecked():
            self.blockSignals(True)
            button.setChecked(True)
            self.blockSignals(False)

    def describe(self, sentence: str) -> None:
        for button in self.buttons.values():
            button.setAccessibleDescription(sentence)

    def _on_toggled(self, value: Any, *, on: bool) -> None:
        button = self.buttons[value]
        button.setFocusPolicy(REACHED if on else CLICKED)
        if on:
            focus = self.window().focusWidget()
            self.setFocusProxy(button)
            # Set the focus now. Qt would set it after the signal, when another page may already be open.
            if focus in self.buttons.values():
                button.setFocus()
            self.chosen.emit(value)
        self.update()

    def arrange(self) -> None:
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


@contained
class OpenedChoices(Choices):
    opened = Signal(object)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.value is not None:
            self.opened.emit(self.value)
        else:
            super().keyPressEvent(event)


@lru_cache(maxsize=256)
def _chosen_width(text: str) -> int:
    return ceil(text_width(text, sans(13, BOLD)))


@contained
class Segment(QRadioButton):
    """A choice in a row or, if ``listed``, in a column. In a column, a star marks the chosen segment."""

    around = AROUND

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.listed = False
        self.setFont(sans(13, SEMIBOLD))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def natural(self) -> int:
        return _chosen_width(self.text()) + ROOM + 2 * AROUND

    def sizeHint(self) -> QSize:
        return QSize(self.natural, (TOUCH.least(LINE) if self.listed else HIGH - 2 * PAD) + 2 * AROUND)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        rect = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        if self.listed:
            self._paint_listed(painter, rect, theme)
        elif self.isChecked():
            paint_plate(painter, rect, pressed=self.isDown())
            write(painter, rect.adjusted(9, 0, 0, -1), self.text(), sans(13, BOLD), "#FFFFFF", CENTRE)
        else:
            if self.underMouse() and self.isEnabled():
                painter.fillPath(rounded(rect, 6), colour(theme.legal, 0.14))
            write(painter, rect.adjusted(0, 0, 0, -1), self.text(), self.font(), theme.text, CENTRE)
        if self.hasFocus():
            stroke(painter, rounded(rect, CORNER, -2.5), theme.legal, 2)

    def _paint_listed(self, p: QPainter, rect: QRectF, theme: Theme) -> None:
        paint_choice(p, rect.left() + 9.5, rect.center().y(), theme, on=self.isChecked())
        font = sans(13, BOLD if self.isChecked() else SEMIBOLD)
        write(p, rect.adjusted(27, 0, 0, 0), self.text(), font, theme.text, LEFT)


def paint_plate(p: QPainter, rect: QRectF, *, pressed: bool = False) -> None:
    path = rounded(rect, 6)
    if not pressed:
        soft_shadow(p, path, (0, 1.2), 2, 0.3)
    shape(p, path, down(rect.top(), rect.bottom(), *CHOSEN), CHOSEN_EDGE, 1)
    p.fillPath(khatam(rect.left() + 11, rect.center().y(), 4.4), colour(STAR))


def paint_choice(p: QPainter, x: float, y: float, theme: Theme, *, on: bool) -> None:
    if on:
        paint_tick(p, x, y, 9.5, theme)
    else:
        stroke(p, ellipse(x, y, 7), colour(theme.text_2, 0.8), 1.4)


def _width(column: Sequence[Segment]) -> int:
    return max((segment.natural for segment in column), default=0) + 16


@contained
class Segments(Choices):
    indent = AROUND

    def _make(self, value: Any, text: str) -> Segment:
        return Segment(text)

    @property
    def _segments(self) -> Sequence[Segment]:
        return [button for button in self.buttons.values() if isinstance(button, Segment)]

    @property
    def _inner_widths(self) -> list[int]:
        return [segment.natural - 2 * AROUND for segment in self._segments]

    @property
    def least_row(self) -> int:
        """Minimum width of a row. At this width, each segment is only as wide as its text requires."""
        return sum(self._inner_widths) + 2 * PAD + 2 * AROUND

    def _is_row(self, width: int) -> bool:
        return width >= self.least_row

    def sizeHint(self) -> QSize:
        widths = self._inner_widths
        return QSize(len(widths) * max(widths, default=0) + 2 * PAD + 2 * AROUND, HIGH + 2 * AROUND)

    def _columns(self, width: int) -> list[Sequence[Segment]]:
        segments = self._segments
        most = len(segments) if len(segments) > FEW else 1
        for lines in range(ceil(len(segments) / most), len(segments)):
            columns = [segments[at : at + lines] for at in range(0, len(segments), lines)]
            if sum(map(_width, columns)) <= width:
                return columns
        return [segments]

    def width_in(self, lines: int) -> int:
        """Return the smallest width at which the buttons fit in columns with `lines` buttons each."""
        segments = self._segments
        columns = (segments[at : at + lines] for at in range(0, len(segments), lines))
        return self.least_row if lines == 1 else sum(map(_width, columns))

    def minimumSizeHint(self) -> QSize:
        high = self.heightForWidth(self.width()) if self.width() else HIGH
        return QSize(_width(self._segments), high)

    def heightForWidth(self, width: int) -> int:
        lines = len(self._columns(width)[0]) if self.buttons else 0
        return (HIGH if self._is_row(width) else lines * TOUCH.least(LINE)) + 2 * AROUND

    def arrange(self) -> None:
        row, segments = self._is_row(self.width()), self._segments
        for segment in segments:
            segment.listed = not row
        if not row:
            self._arrange_columns(self._columns(self.width()))
            return
        room, widths = self.width() - 2 * PAD - AROUND - self.indent, self._inner_widths
        equal = self.width() >= self.sizeHint().width()
        left, free = float(self.indent + PAD), (room - sum(widths)) / max(1, len(widths))
        for segment, least in zip(segments, widths, strict=True):
            width = room / len(widths) if equal else least + free
            inner = QRect(round(left), AROUND + PAD, round(left + width) - round(left), HIGH - 2 * PAD)
            segment.setGeometry(inner.adjusted(-AROUND, -AROUND, AROUND, AROUND))
            left += width

    def _arrange_columns(self, columns: Sequence[Sequence[Segment]]) -> None:
        line_height, left = TOUCH.least(LINE), 0
        widths = [_width(column) for column in columns]
        room = self.width() // len(columns)
        if max(widths) <= room:
            widths = [room] * len(columns)
        for column, width in zip(columns, widths, strict=True):
            for line, segment in enumerate(column):
                segment.setGeometry(left, line * line_height, width, line_height + 2 * AROUND)
            left += width

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._is_row(self.width()):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        rect = QRectF(self.rect()).adjusted(self.indent, AROUND, -AROUND, -AROUND)
        theme = theme_of(self.palette())
        ground, edge = theme.plain_ground, theme.panel_edge
        deep = mix(ground, "#000000" if theme.dark else edge, 0.16)
        shape(painter, rounded(rect, CORNER, 0.6), down(rect.top(), rect.bottom(), deep, ground), edge, 1.2)
        for segment, other in zip(self._segments, self._segments[1:], strict=False):
            if not segment.isChecked() and not other.isChecked():
                line = QRectF(other.x() + AROUND - 0.5, rect.top() + 9, 1, rect.height() - 18)
                painter.fillRect(line, colour(edge, 0.35))


PaintPicture = Callable[[Any, QSize, float], QPixmap]
"""Returns a picture. The arguments are the value, the size in logical pixels, and the device pixel ratio."""


@contained
class PictureCard(QRadioButton):
    around = AROUND

    def __init__(self, text: str, note: str, paint: Callable[[QSize, float], QPixmap]) -> None:
        super().__init__(text)
        self._paint = paint
        self.note = note
        self.note_height = 0
        """Height in pixels of the room for the sentence. It is the same on all cards of a group."""

        self.setFont(sans(14, SEMIBOLD))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(self.natural, self.high + self.note_height)

    @property
    def high(self) -> int:
        return NOTED_HIGH if self.note else PICTURE_HIGH

    def note_height_in(self, width: float) -> int:
        if not self.note:
            return 0
        return ceil(lines_height(self.note, sans(12), self._note_width(width))) + NOTE_BELOW

    @staticmethod
    def _note_width(width: float) -> float:
        return width - 2 * (AROUND + 1 + NOTE_AROUND)

    @property
    def natural(self) -> int:
        return ceil(text_width(self.text(), sans(14, BOLD))) + 48 + 2 * AROUND

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, on = QPainter(self), theme_of(self.palette()), self.isChecked()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(AROUND + 1, AROUND + 1, -AROUND - 1, -AROUND - 1)
        if self.isDown():
            painter.translate(0, 1)
        path = rounded(rect, 9)
        if on:
            soft_shadow(painter, path, (0, 2), 3, 0.25)
        ground = down(rect.top(), rect.bottom(), theme.panel_top, theme.plain_ground)
        edge = theme.legal if on or self.underMouse() else colour(theme.panel_edge, 0.85)
        shape(painter, path, ground, edge, 2.4 if on else 1.3)
        foot = FOOT + self.note_height
        inner = QRectF(rect.left() + 7, rect.top() + 7, rect.width() - 14, rect.height() - 7 - foot)
        painter.save()
        painter.setClipPath(rounded(inner, 5))
        painter.drawPixmap(inner.topLeft(), self._paint(inner.size().toSize(), self.devicePixelRatioF()))
        painter.restore()
        stroke(painter, rounded(inner, 5), theme.panel_edge, 1.2)
        self._paint_texts(painter, rect, theme)
        if self.hasFocus():
            stroke(painter, rounded(rect, 12, -4), theme.legal, 2)

    def _paint_texts(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        on, y = self.isChecked(), rect.bottom() - self.note_height - FOOT / 2
        paint_choice(painter, rect.left() + 20, y, theme, on=on)
        name = QRectF(rect.left() + 36, y - 12, rect.width() - 36, 23)
        write(painter, name, self.text(), sans(14, BOLD if on else SEMIBOLD), theme.text)
        if self.note:
            width, font = self._note_width(self.width()), sans(12)
            room = QRectF(rect.left() + NOTE_AROUND, y + FOOT / 2 - 3, width, line_height(font))
            write_lines(painter, room, wrapped(self.note, font, width), font, theme.text_2)


@contained
class PictureChoices(Choices):
    def __init__(
        self,
        name: str,
        texts: Mapping[Any, str],
        paint: PaintPicture,
        notes: Mapping[Any, str] = MappingProxyType({}),
    ) -> None:
        self._paint, self._notes = paint, notes
        super().__init__(name, texts)

    def _make(self, value: Any, text: str) -> PictureCard:
        note = self._notes.get(value, "")
        return PictureCard(text, note, lambda size, ratio: self._paint(value, size, ratio))

    def describe(self, sentence: str) -> None:
        for card in self._cards:
            card.setAccessibleDescription(f"{card.note} {sentence}".strip())

    @property
    def _cards(self) -> Sequence[PictureCard]:
        return [button for button in self.buttons.values() if isinstance(button, PictureCard)]

    @property
    def _least(self) -> int:
        return max((card.natural for card in self._cards), default=0)

    def _columns(self, width: int) -> int:
        return max(1, min(len(self.buttons), (width + PICTURE_GAP) // (self._least + PICTURE_GAP)))

    def sizeHint(self) -> QSize:
        count = len(self.buttons)
        return QSize(count * WIDEST_PICTURE + (count - 1) * PICTURE_GAP, PICTURE_HIGH + 2 * AROUND)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least, max((card.high for card in self._cards), default=0))

    def _card_width(self, width: int) -> float:
        columns = self._columns(width)
        return min(WIDEST_PICTURE, (width - (columns - 1) * PICTURE_GAP) / columns)

    def _note_height(self, width: int) -> int:
        card_width = self._card_width(width)
        return max((card.note_height_in(card_width) for card in self._cards), default=0)

    def _card_height(self, width: int) -> int:
        high = max((card.high for card in self._cards), default=0)
        return high + self._note_height(width) + 2 * AROUND

    def heightForWidth(self, width: int) -> int:
        rows = ceil(len(self.buttons) / self._columns(width))
        return rows * (self._card_height(width) + PICTURE_GAP) - PICTURE_GAP

    def arrange(self) -> None:
        columns, width = self._columns(self.width()), self._card_width(self.width())
        note_height, height = self._note_height(self.width()), self._card_height(self.width())
        for i, card in enumerate(self._cards):
            card.note_height = note_height
            row, column = divmod(i, columns)
            left = column * (width + PICTURE_GAP)
            right = round(left + width)
            card.setGeometry(round(left), row * (height + PICTURE_GAP), right - round(left), height)
