from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QSize, Qt, SignalInstance
from PySide6.QtGui import QAction, QKeySequence, QPainter, QPaintEvent, QStaticText, QTextOption
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QPushButton, QSizePolicy, QWidget

from ...model.rules.core.words.message import Message
from ...words import phrase, say, tip_of
from ..art.fonts import BOLD, REGULAR, SEMIBOLD, sans, serif, shortened
from ..commands.command import Key, key_name
from ..storage.contained import contained
from ..text.language import plain
from .push_button import PushButton

Clicked = Callable[..., object] | SignalInstance

ACCENT: Final = 2  # pixels above the first line, because QLabel cuts off accents on capitals


class PlainLabel(QLabel):
    """A label for names and for texts from files. It never interprets HTML."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setContentsMargins(0, ACCENT, 0, 0)
        self.setText(text)


@contained
class NameLabel(PlainLabel):
    def __init__(self, name: str, least: int) -> None:
        super().__init__(name)
        self._least = least
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        return ceil(self._lines(width).size().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least, self.heightForWidth(self._least))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, lines = QPainter(self), self._lines(self.width())
        painter.drawStaticText(0, round((self.height() - lines.size().height()) / 2), lines)

    def _lines(self, width: int) -> QStaticText:
        option = QTextOption(Qt.AlignmentFlag.AlignHCenter)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        lines = QStaticText(self.text())
        lines.setTextFormat(Qt.TextFormat.PlainText)
        lines.setTextOption(option)
        lines.setTextWidth(width)
        lines.prepare(font=self.font())
        return lines


class RichLabel(QLabel):
    """A label for HTML. Texts inserted into the HTML must be escaped."""

    def __init__(self, html: str = "") -> None:
        super().__init__(html)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setContentsMargins(0, ACCENT, 0, 0)


def set_tip(widget: QWidget | QAction, text: str) -> None:
    widget.setToolTip(plain(text))


def with_key(tip: Message, key: str) -> str:
    return phrase("bar-tip", tip=tip, key=key) if key else say(tip)


def set_key_tip(button: QAbstractButton, tip: Message, key: Key = "") -> None:
    """Set a tooltip that contains `tip` and a key: `key` or, if this is empty, the button's shortcut."""
    native = QKeySequence.SequenceFormat.NativeText
    shown = key_name(key) if key else button.shortcut().toString(native)
    set_tip(button, with_key(tip, shown))


def set_button_text(button: QAbstractButton, message: Message, key: Key = "") -> None:
    """Set a button's text, key cap and tooltip (see `tip_of`)."""
    button.setText(say(message))
    if isinstance(button, PushButton):
        button.show_key(key)
    set_key_tip(button, tip_of(message), key)


def show_name(widget: QLabel | QPushButton, name: str, room: float) -> None:
    """Show a name. If it is wider than `room`, shorten it. The tooltip shows the full name."""
    short = shortened(name, widget.font(), room)
    widget.setText(short.replace("&", "&&") if isinstance(widget, QPushButton) else short)
    set_tip(widget, name)


def use_hand_cursor(*buttons: QWidget) -> None:
    for button in buttons:
        button.setCursor(Qt.CursorShape.PointingHandCursor)


def push_button(
    text: str | Message = "",
    clicked: Clicked | None = None,
    size: int = 13,
    name: str = "",
    *,
    enter: bool | None = False,
) -> PushButton:
    """Return a button. If `text` is a message, the button also gets the tooltip of this message.

    If `enter` is true, Enter presses the focused button. If `enter` is None, Enter does so only in dialogs.
    """
    button = PushButton()
    if isinstance(text, Message):
        set_button_text(button, text)
    else:
        button.setText(text)
    button.setObjectName(name)
    if enter is not None:
        button.setAutoDefault(enter)
    button.setFont(sans(size, SEMIBOLD))
    if clicked is not None:
        button.clicked.connect(clicked)
    use_hand_cursor(button)
    return button


def fill_height(*buttons: QWidget) -> None:
    """Let buttons fill the height of their row. Otherwise, main buttons would be higher than the others."""
    for button in buttons:
        policy = button.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
        button.setSizePolicy(policy)


def pick_button(text: str | Message, picked: bool, clicked: Clicked, size: int = 13) -> PushButton:
    button = push_button(text, clicked, size, "pick")
    button.setCheckable(True)
    button.setAutoExclusive(True)
    button.setChecked(picked)
    return button


def link_button(text: str | Message = "", size: int = 13) -> PushButton:
    return push_button(text, size=size, name="official")


def heading(text: str, size: int = 20) -> QLabel:
    label = PlainLabel(text)
    label.setFont(serif(size, BOLD))
    return label


def words(text: str, role: str = "", size: int = 13, bold: bool = False) -> QLabel:
    """Return a wrapping label. `role` is ``second``, ``figure``, ``fault`` or empty."""
    label = PlainLabel(text)
    label.setFont(sans(size, BOLD if bold else REGULAR))
    label.setWordWrap(True)
    if role:
        label.setProperty("role", role)
    return label


def line(text: str, role: str = "", size: int = 13, bold: bool = False) -> QLabel:
    label = words(text, role, size, bold)
    label.setWordWrap(False)
    return label


def centred(label: QLabel) -> QLabel:
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label


def stripe(*, own: bool = False) -> QFrame:
    frame = QFrame()
    frame.setObjectName("ownRow" if own else "stripe")
    return frame
