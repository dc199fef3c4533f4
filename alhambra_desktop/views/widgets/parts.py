"""Small pieces that dialogs share: badges, marks, labels and fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPalette, QPen, QPixmap, QWheelEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ...model.core.words.message import Message
from ...model.core.words.nouns import type_noun
from ...words import phrase, say
from .. import art
from ..art.fonts import BOLD, REGULAR, sans, serif
from ..storage.contained import contained

if TYPE_CHECKING:
    from ..art.module_icons import PaintIcon

Index: TypeAlias = QModelIndex | QPersistentModelIndex

SHARPNESS = 3
"""Pixels a unit of an icon: enough for every screen, Qt scales it down."""

SEAT_COLOURS: Final[Mapping[str, Message]] = {
    "amber": Message("seat-colour-amber"),
    "blue": Message("seat-colour-blue"),
    "crimson": Message("seat-colour-crimson"),
    "green": Message("seat-colour-green"),
    "violet": Message("seat-colour-violet"),
    "black": Message("seat-colour-black"),
}
SEAT_MARKS: Final[Mapping[str, Message]] = {
    "amber": Message("seat-mark-amber"),
    "blue": Message("seat-mark-blue"),
    "crimson": Message("seat-mark-crimson"),
    "green": Message("seat-mark-green"),
    "violet": Message("seat-mark-violet"),
    "black": Message("seat-mark-black"),
    "stone": Message("seat-mark-stone"),
}
"""What seats are known by, on the screen by their pictures."""

TICK_ROOM = QSize(24, 4)
POPUP_FRAME = 8
"""What an entry has besides its words, and pixels for the frames of a list that opens below a field."""

FRAME_ROOM = 40
"""What the frame of a window and the desktop's own bars may need."""


@contained
class Picture(QWidget):
    """Something small that is painted, with a name for those who do not see it."""

    def __init__(self, size: int, name: str, paint: Callable[[QPainter, int], None]) -> None:
        super().__init__()
        self._paint = paint
        self._size = size
        self.setFixedSize(QSize(size, size))
        self.setAccessibleName(name)

    def show_instead(self, name: str, paint: Callable[[QPainter, int], None]) -> None:
        """Another picture in the same place."""
        self._paint = paint
        self.setAccessibleName(name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, self._size)


def pointed_at(*buttons: QWidget) -> None:
    """Let the mouse be a pointing hand over what is pressed."""
    for button in buttons:
        button.setCursor(Qt.CursorShape.PointingHandCursor)


def link_button(text: str = "", size: int = 13) -> QPushButton:
    """A button that looks like words which lead somewhere."""
    button = QPushButton(text)
    button.setObjectName("official")
    font = sans(size)
    font.setUnderline(True)
    button.setFont(font)
    button.setAutoDefault(False)
    pointed_at(button)
    return button


@contained
class Entries(QStyledItemDelegate):
    """The entries of a list that opens below a field: a tick stands behind the one in force."""

    def __init__(self, field: QComboBox) -> None:
        super().__init__(field)
        self._field = field

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """An entry and room for the tick."""
        return super().sizeHint(option, index) + TICK_ROOM

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The entry, and the tick of the one in force."""
        super().paint(painter, option, index)
        if index.row() == self._field.currentIndex():
            end = QPointF(option.rect.right() - 9, option.rect.center().y() - 3)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._field.palette().color(QPalette.ColorRole.Accent), 2))
            painter.drawPolyline([end + QPointF(-10, 3), end + QPointF(-6, 7), end])
            painter.restore()


@contained
class ChoiceField(QComboBox):
    """A combo box that the wheel scrolls past: only a click or a key changes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pointed_at(self)

    def showPopup(self) -> None:
        """As wide as the longest entry, and as many whole entries as the screen has room for on one side."""
        view, screen = self.view(), self.screen().availableGeometry()
        if not isinstance(view.itemDelegate(), Entries):  # not before: it costs the list itself
            self.setItemDelegate(Entries(self))
        top = self.mapToGlobal(QPoint(0, 0)).y()
        room = max(top - screen.top(), screen.bottom() - top - self.height()) - POPUP_FRAME
        self.setMaxVisibleItems(max(1, room // max(1, view.sizeHintForRow(0))))
        bar = view.verticalScrollBar().sizeHint().width() if self.count() > self.maxVisibleItems() else 0
        view.setMinimumWidth(view.sizeHintForColumn(0) + bar + POPUP_FRAME)
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The field, and an arrow at its end, which the style sheet has no picture of."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.ButtonText), 1.6))
        tip = QPointF(self.width() - 12, self.height() / 2 + 2)
        painter.drawPolyline([tip - QPointF(4, 4), tip, tip + QPointF(4, -4)])

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Left to whatever scrolls."""
        event.ignore()


@contained
class AmountField(QSpinBox):
    """A number that the wheel scrolls past: only a click or a key changes it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The field and its edge, lit by keyboard or pointer; a style sheet would cost its arrows."""
        super().paintEvent(event)
        lit = self.isEnabled() and (self.hasFocus() or self.underMouse())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = 2.0 if lit and self.hasFocus() else 1.2
        role = QPalette.ColorRole.Accent if lit else QPalette.ColorRole.PlaceholderText
        painter.setPen(QPen(self.palette().color(role), wide))
        edge = wide / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), 3, 3)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Left to whatever scrolls."""
        event.ignore()


def badge(type_id: str, size: int = 26) -> Picture:
    """A building type's badge."""
    name = say(type_noun(type_id))
    return Picture(size, name, lambda painter, s: art.paint_badge(painter, type_id, s / 2, s / 2, s - 4))


def colour_name(colour: str) -> str:
    """What a seat's colour is called."""
    return say(SEAT_COLOURS[colour])


def mark_name(colour: str) -> str:
    """What a seat's colour and mark are called."""
    return say(SEAT_MARKS.get(colour, SEAT_MARKS["stone"]))


def mark_paint(colour: str) -> Callable[[QPainter, int], None]:
    """How a seat's mark is painted into a square."""
    return lambda painter, s: art.paint_seat_mark(painter, colour, s / 2, s / 2, s / 2 - 3)


def seat_mark(colour: str, size: int = 26) -> Picture:
    """A seat's mark."""
    return Picture(size, mark_name(colour), mark_paint(colour))


def seat_icon(colour: str, size: int = 18) -> QIcon:
    """A seat's mark as the icon of a list entry."""
    picture = QPixmap(size * SHARPNESS, size * SHARPNESS)
    picture.setDevicePixelRatio(SHARPNESS)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    art.paint_seat_mark(painter, colour, size / 2, size / 2, size / 2 - 2)
    painter.end()
    marked = QIcon(picture)
    marked.addPixmap(picture, QIcon.Mode.Selected)  # else Qt would tint the colour by which a seat is known
    return marked


def icon(paint: PaintIcon, size: int = 26) -> Picture:
    """A pictogram; the words beside it say what it stands for."""
    return Picture(size, "", lambda painter, s: art.paint_icon(painter, paint, 2, 2, s - 4))


def heading(text: str, size: int = 20) -> QLabel:
    """A title in the serif face."""
    label = QLabel(text)
    label.setFont(serif(size, BOLD))
    return label


def words(text: str, role: str = "", size: int = 13, bold: bool = False) -> QLabel:
    """A text that wraps; ``role`` is ``second``, ``figure``, ``fault`` or nothing."""
    label = QLabel(text)
    label.setFont(sans(size, BOLD if bold else REGULAR))
    label.setWordWrap(True)
    if role:
        label.setProperty("role", role)
    return label


def line(text: str, role: str = "", size: int = 13, bold: bool = False) -> QLabel:
    """A text that keeps its lines, however narrow it gets."""
    label = words(text, role, size, bold)
    label.setWordWrap(False)
    return label


def centred(label: QLabel) -> QLabel:
    """The label with its text in the middle."""
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label


def stripe() -> QFrame:
    """The ground of every other row of a table."""
    frame = QFrame()
    frame.setObjectName("stripe")
    return frame


@contained
class Scrolled(QScrollArea):
    """Wants to be as wide as what it holds, so that only a small screen makes it scroll sideways."""

    def sizeHint(self) -> QSize:
        """The whole width, with room for the bar beside it."""
        hint = super().sizeHint()
        held = self.widget()
        if held is not None:
            hint.setWidth(held.sizeHint().width() + self.verticalScrollBar().sizeHint().width())
        return hint


def scrolled(widget: QWidget, name: str = "") -> QScrollArea:
    """A widget that scrolls where there is too little room, never cut off.

    With a name it takes the keyboard, so that something without any field can be scrolled by the arrows.
    """
    area = Scrolled()
    area.setWidget(widget)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setAccessibleName(name)
    area.setObjectName("reached" if name else "")
    if not name:
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def screen_room(dialog: QDialog) -> QSize:
    """The most that a dialog can have."""
    return dialog.screen().availableGeometry().size() - QSize(FRAME_ROOM, FRAME_ROOM)


def fit(dialog: QDialog, wanted: QSize) -> None:
    """The wanted size, or what the words need, as far as the screen has room for it."""
    room = screen_room(dialog)
    layout = dialog.layout()
    assert layout is not None, "nothing is laid out"
    width = max(wanted.width(), layout.totalSizeHint().width())
    size = QSize(width, wanted.height()).expandedTo(layout.totalMinimumSize()).boundedTo(room)
    if layout.hasHeightForWidth():
        size.setHeight(max(size.height(), layout.totalHeightForWidth(size.width())))
    dialog.resize(size.boundedTo(room))


def close_below(
    dialog: QDialog, column: QBoxLayout, more: tuple[str, Callable[[], object]] | None = None
) -> None:
    """The button of a dialog that only tells something, at its foot; Enter and Esc do the same.

    ``more`` is the text of a button beside it, and what that does.
    """
    buttons = QDialogButtonBox()
    if more is not None:
        other = buttons.addButton(more[0], QDialogButtonBox.ButtonRole.HelpRole)
        other.clicked.connect(more[1])
    close = buttons.addButton(phrase("dialog-close"), QDialogButtonBox.ButtonRole.AcceptRole)
    buttons.accepted.connect(dialog.accept)
    column.addWidget(buttons)
    close.setDefault(True)
    pointed_at(*buttons.buttons())
