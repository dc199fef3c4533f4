from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from ...model.rules.core.words.message import Message
from ...words import phrase, say
from ..art.cache import FaceCache
from ..art.fonts import BOLD, REGULAR, sans, serif
from ..art.people.seat_picture import SeatPicture
from ..commands.actions import key_of
from ..text.language import SPOKEN, capital
from .boxes import NONE, hbox, vbox
from .labels import PlainLabel, push_button, set_key_tip
from .pictures import SeatImage
from .scrolled import Scrolled

LINKS_BY_KEYS: Final = Qt.TextInteractionFlag.LinksAccessibleByKeyboard
CLOSE = "\N{MULTIPLICATION SIGN}"

# The role and the texts of a line. If the role is ``rules``, the texts are links.
Line = tuple[str, tuple[Message, ...]]


class AdviceCard(QFrame):
    """A card with a title, lines of text and a close button. It appears without taking the focus."""

    closed = Signal()
    rule_asked = Signal(str)

    placed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("advice")
        self._factor = 1.0
        self._room = QRect()
        self._lines: tuple[Line, ...] = ()
        self._heading: tuple[Message, ...] = ()
        self._mark = SeatImage(FaceCache(self), 32)
        self._title = PlainLabel()
        self._subtitle = PlainLabel()
        self._subtitle.setProperty("role", "second")
        for label in (self._title, self._subtitle):
            label.setWordWrap(True)
        self._close = push_button(CLOSE, self.put_away, name="adviceClose", enter=None)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        texts = vbox(self._title, self._subtitle, spacing=0, margins=NONE)
        self._head = hbox(self._mark, (texts, 1), self._close, spacing=8)
        self._body = QWidget()
        self._column = vbox(spacing=6, margins=NONE, within=self._body)
        self._labels: list[QLabel] = []
        self._area = Scrolled(self._body)
        self._whole = vbox(*(self._head, (self._area, 1)), spacing=6, margins=(14, 8, 8, 10), within=self)
        self.hide()
        self._retranslate()
        SPOKEN.changed.connect(self._retranslate)

    @property
    def words(self) -> str:
        if self.isHidden():
            return ""
        return " ".join((self._title.text(), self._subtitle.text(), *map(_text, self._lines)))

    def show_lines(
        self, seat: SeatPicture | None, title: Message, subtitle: Message | None, lines: Iterable[Line]
    ) -> None:
        self._lines = tuple(lines)
        self._heading = (title,) if subtitle is None else (title, subtitle)
        self._mark.setVisible(seat is not None)
        if seat is not None:
            self._mark.show_seat(seat)
        self._retranslate()
        self.show()
        self._place()

    def _retranslate(self) -> None:
        self._close.setAccessibleName(phrase("advice-close"))
        set_key_tip(self._close, Message("advice-close-tip"), key_of("put-back"))
        title, subtitle, *_ = (*map(say, self._heading), "", "")
        self._title.setText(title)
        self._subtitle.setText(subtitle)
        self._subtitle.setVisible(bool(subtitle))
        self.setAccessibleName(f"{title} {subtitle}".strip())
        self.setAccessibleDescription(" ".join(map(_text, self._lines)))
        self._fill()
        self._place()

    def put_away(self) -> None:
        if not self.isHidden():
            self.hide()
            self.closed.emit()
            self.placed.emit()

    def set_room(self, room: QRect, factor: float) -> None:
        scaled = factor != self._factor
        self._room, self._factor = room, factor
        if scaled and not self.isHidden():
            self._fill()
        self._place()

    def _size(self, units: int) -> int:
        return max(9, round(units * self._factor))

    def _fill(self) -> None:
        for old in self._labels:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._labels = []
        self._title.setFont(serif(self._size(17), BOLD))
        self._subtitle.setFont(sans(self._size(13)))
        for line in self._lines:
            role, text = line[0], _text(line)
            label = PlainLabel(text, self._body)
            label.setWordWrap(True)
            label.setAccessibleName(text)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
            label.setFont(sans(self._size(13), BOLD if role == "title" else REGULAR))
            if role in ("second", "title"):
                label.setProperty("role", "second")
            if role == "rules":
                label.setTextFormat(Qt.TextFormat.RichText)
                label.setText(", ".join(map(_link, line[1])))
                label.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | LINKS_BY_KEYS)
                label.linkActivated.connect(self.rule_asked)
            if role == "item":
                label.setIndent(self._size(10))
            self._labels.append(label)
            self._column.addWidget(label)
            label.show()

    def _place(self) -> None:
        if self.isHidden() or self._room.isEmpty():
            return
        margins = self._whole.contentsMargins()
        beside = margins.left() + margins.right() + 2 * self.frameWidth()
        above = margins.top() + margins.bottom() + 2 * self.frameWidth() + self._whole.spacing()
        width = self._room.width()
        head = self._head.heightForWidth(width - beside)
        height = sum(label.heightForWidth(width - beside) + self._column.spacing() for label in self._labels)
        size = QSize(width, min(above + head + height, self._room.height()))
        corner = self._room.bottomRight() - QPoint(size.width() - 1, size.height() - 1)
        self.setGeometry(QRect(corner, size))
        self.placed.emit()


def _link(message: Message) -> str:
    return f'<a href="{dict(message.arguments)["rule"]}">{escape(say(message))}</a>'


def _text(line: Line) -> str:
    return " ".join(capital(say(sentence)) for sentence in line[1])
