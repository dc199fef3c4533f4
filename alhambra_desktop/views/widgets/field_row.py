"""FieldRow: a row in a list of settings, with a title, a sentence and a control."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..art.brushes import colour
from ..art.fonts import BOLD
from ..storage.contained import contained
from .choices import Choices, Segments
from .hit_label import HitLabel
from .stepper import Stepper
from .style import theme_of

LEAST_TEXT: Final = 226
"""Minimum width of a sentence next to its control."""

BROADEST: Final = 660
"""Maximum width of ``broad`` choices, unless a single row with all choices needs more."""

MOST_LINES: Final = 2
"""Maximum number of lines of a sentence beside choices, unless controls are aligned in a ``column``."""

LEAST_BROAD: Final = 800
"""Minimum width of a row with a ``broad`` control beside its sentence."""

PAIR: Final = 2
GAP: Final = 20
PICTURE_GAP: Final = 14
BELOW: Final = 6
NOTE_GAP: Final = 2
EXTRA_GAP: Final = 10
BETWEEN: Final = 14
"""Pixels above and below the hairline between two settings."""

RING: Final = 4
"""Pixels by which choices and steppers extend beyond the sides of the row.

These controls have a margin of this size for the focus ring. Their visible edges therefore align with texts
and hairlines.
"""


def _size(part: QWidget) -> QSize:
    return part.sizeHint().expandedTo(part.minimumSize())


def least_width(control: QWidget) -> int:
    """Return the smallest width for a control beside its sentence.

    Three or more segments may be as narrow as their texts. Two segments always have equal widths.
    """
    if isinstance(control, Segments) and len(control.buttons) > PAIR:
        return control.least_row
    return _size(control).width()


@contained
class FieldRow(QWidget):
    """A row with a title, a sentence and a control.

    If there is enough room, the control is at the right. Otherwise, the control is below the sentence. A
    ``broad`` control is at the right only in very wide rows. ``extras`` are to the right of the title, or
    below the sentence if there is too little room. A ``picture`` is at the left end of the row.

    The rows of a list can align their controls in a column at the right. ``column`` is the width of this
    column, or 0. Choices and fields fill the column. Steppers end at the right edge of the column. So do
    choices that are too wide for the column.
    """

    def __init__(
        self,
        title: str,
        note: str,
        control: QWidget,
        *extras: QWidget,
        broad: bool = False,
        picture: QWidget | None = None,
    ) -> None:
        super().__init__()
        self.control, self.broad, self.lined = control, broad, False
        self.column = 0
        self._picture = picture
        self.title, self.note = HitLabel(title, "", 15, BOLD), HitLabel(note, "second")
        self._extras = extras
        for part in (picture, self.title, self.note, *extras, control):
            if part is not None:
                part.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _indent(self) -> int:
        """Width of the picture and the space beside it."""
        return 0 if self._picture is None else self._picture.width() + PICTURE_GAP

    def _room(self, width: int) -> int:
        """Return the width for a control beside the texts; `width` is the width for control and texts."""
        most = width - GAP - LEAST_TEXT
        if self.column:
            return min(self.column, most)
        return max(least_width(self.control), min(_size(self.control).width(), most))

    def _beside(self, width: int) -> bool:
        if self.broad and width < LEAST_BROAD:
            return False
        room, most = self._room(width), width - GAP - LEAST_TEXT
        if not self.column and isinstance(self.control, Choices) and room <= most:
            note = self.note.heightForWidth(width - room - GAP)
            lines = round(note / self.note.fontMetrics().lineSpacing())
            return lines <= MOST_LINES and least_width(self.control) <= room
        return least_width(self.control) <= room <= most

    def _exceeds_column(self, width: int) -> bool:
        """Return whether the control is below its sentence only because it is too wide for the column."""
        return bool(self.column) and least_width(self.control) > self._room(width) == self.column

    @property
    def _ring(self) -> int:
        return RING if isinstance(self.control, Choices | Stepper) else 0

    def _top(self) -> int:
        return 2 * BETWEEN if self.lined else 0

    def _control(self, width: int) -> QSize:
        """Return the size of the control in a row of this width."""
        hint = _size(self.control)
        if isinstance(self.control, Choices):
            room = width + 2 * RING
            if self.broad:
                room = min(room, max(hint.width(), BROADEST))
            elif self._exceeds_column(width):
                room = min(room, hint.width())
            control_width = self._room(width) if self._beside(width) else room
            return QSize(control_width, self.control.heightForWidth(control_width))
        if self.column and self._beside(width) and not isinstance(self.control, Stepper):
            return QSize(self._room(width) - 2 * (RING - self._ring), hint.height())
        return QSize(min(hint.width(), width), hint.height())

    def _shown_extras(self) -> list[QWidget]:
        return [extra for extra in self._extras if not extra.isHidden()]

    @property
    def _extras_height(self) -> int:
        """Return the height of the tallest extra, even if it is hidden, so that the row keeps its height."""
        return max((_size(extra).height() for extra in self._extras), default=0)

    def _follow_title(self, text_width: int) -> bool:
        """Return whether extras fit beside the title."""
        needed = sum(_size(extra).width() + EXTRA_GAP for extra in self._shown_extras())
        return not needed or self._title_width + needed <= text_width

    @property
    def _title_width(self) -> int:
        return self.title.fontMetrics().horizontalAdvance(self.title.plain_text) + 2

    def _texts(self, width: int) -> tuple[int, int, int, int]:
        """Return the width of the texts, and the heights of title, note, and extras below the note."""
        text_width = width - self._room(width) - GAP if self._beside(width) else width
        title, note = self.title.heightForWidth(text_width), self.note.heightForWidth(text_width)
        if self._follow_title(text_width):
            return text_width, max(title, self._extras_height), note, 0
        return text_width, title, note, NOTE_GAP + self._extras_height

    def _block(self, width: int) -> tuple[int, int]:
        """Return the height of the texts, and the height for texts, picture and control side by side."""
        _, title, note, below = self._texts(width)
        texts = title + NOTE_GAP + note + below
        picture = 0 if self._picture is None else self._picture.height()
        control = self._control(width).height() if self._beside(width) else 0
        return texts, max(texts, picture, control)

    def heightForWidth(self, width: int) -> int:
        width -= self._indent
        _, block = self._block(width)
        below = 0 if self._beside(width) else BELOW + self._control(width).height()
        return self._top() + block + below

    def sizeHint(self) -> QSize:
        return QSize(520, self.heightForWidth(max(self.width(), 300)))

    def minimumSizeHint(self) -> QSize:
        least = self._indent + self.control.minimumSizeHint().width()
        return QSize(least, self.heightForWidth(max(self.width(), 240)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()  # the heights depend on the width
        self.arrange()

    def arrange(self) -> None:
        indent, top = self._indent, self._top()
        width = self.width() - indent
        size, (texts, block) = self._control(width), self._block(width)
        text_width, title, note, below = self._texts(width)
        if self._beside(width):
            left = width - size.width() + self._ring
            y = top + (block - size.height()) // 2
        else:
            left = width - size.width() + self._ring if self._exceeds_column(width) else -self._ring
            y = top + block + BELOW
        self.control.setGeometry(indent + left, y, size.width(), size.height())
        if self._picture is not None:
            self._picture.move(0, top + (block - self._picture.height()) // 2)
            top += (block - texts) // 2
        self.title.setGeometry(indent, top, text_width, title)
        self.note.setGeometry(indent, top + title + NOTE_GAP, text_width, note)
        line = QRect(indent, top + texts - self._extras_height, text_width, self._extras_height)
        if not below:
            line = QRect(indent + self._title_width + EXTRA_GAP, top, text_width, title)
        self._arrange_extras(line)

    def _arrange_extras(self, line: QRect) -> None:
        for extra in self._shown_extras():
            size = _size(extra)
            top = line.top() + (line.height() - size.height()) // 2
            extra.setGeometry(QRect(QPoint(line.left(), top), size))
            line.setLeft(line.left() + size.width() + EXTRA_GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.lined:
            line = QRectF(0, BETWEEN - 1, self.width(), 1)
            QPainter(self).fillRect(line, colour(theme_of(self.palette()).hairline))
