from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..art.brushes import colour, shape
from ..art.fonts import BOLD
from ..art.geometry import rounded
from ..art.palette import GOLD
from ..storage.contained import contained
from .choices import Choices, Segments
from .hit_label import HitLabel
from .painting import paint_card_box
from .stepper import Stepper
from .style import theme_of

LEAST_TEXT: Final = 226

BROADEST: Final = 660
"""Maximum width of ``broad`` choices, unless they need more width to fit in one row."""

MOST_LINES: Final = 2
"""If a sentence beside its choices would need more lines than this, the choices are below it."""

LEAST_BROAD: Final = 800

PAIR: Final = 2
CORNER: Final = 8.0
MARKED: Final = 0.16

GAP: Final = 20
PICTURE_GAP: Final = 14
BELOW: Final = 6
NOTE_GAP: Final = 2
EXTRA_GAP: Final = 10
BETWEEN: Final = 14

TALL: Final = 90
"""If the picture of a ``boxed`` row has at least this height, the choices are beside it, otherwise below."""

INSET: Final = 10

RING: Final = 4
"""Choices and steppers contain a margin of this width for their focus ring.

They extend beyond the contents of the row by this margin, so that their visible edges align with texts.
"""


def _size(part: QWidget) -> QSize:
    return part.sizeHint().expandedTo(part.minimumSize())


def least_width(control: QWidget) -> int:
    """Return the minimum width of a control beside its sentence.

    If the control has three or more segments, each segment may be as narrow as its text.
    """
    if isinstance(control, Segments) and len(control.buttons) > PAIR:
        return control.least_row
    return _size(control).width()


@contained
class FieldRow(QWidget):
    """A row with a title, a sentence and a control.

    The control is at the right or, in a narrow row, below the sentence. A ``broad`` control is at the right
    only in very wide rows. A ``boxed`` row is a card with its choices along the lower edge. A row without
    a picture can belong to the row above it. Then ``nested_by`` is its indent.
    """

    def __init__(
        self,
        title: str,
        note: str,
        control: QWidget,
        *extras: QWidget,
        broad: bool = False,
        picture: QWidget | None = None,
        boxed: bool = False,
    ) -> None:
        super().__init__()
        self.control, self.broad, self.lined, self.marked = control, broad, False, False
        self._inset = INSET if boxed else 0
        self._picture = picture
        self.nested_by = 0
        self._least_lines = 0
        self._tall = boxed and picture is not None and picture.minimumHeight() >= TALL
        self.title, self.note = HitLabel(title, "", 15, BOLD), HitLabel(note, "second")
        self._extras = extras
        for part in (picture, self.title, self.note, *extras, control):
            if part is not None:
                part.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_least_lines(self, lines: int) -> None:
        """Make the row at least as high as it would be with a sentence of `lines` lines."""
        if lines != self._least_lines:
            self._least_lines = lines
            self.updateGeometry()
            self.arrange()

    @property
    def _indent(self) -> int:
        if self._picture is None or self._picture.isHidden():
            return self.nested_by
        return self._picture.width() + PICTURE_GAP

    def _room(self, width: int) -> int:
        most = width - GAP - LEAST_TEXT
        return max(least_width(self.control), min(_size(self.control).width(), most))

    def _beside(self, width: int) -> bool:
        choices = isinstance(self.control, Choices)
        if (self.broad and width < LEAST_BROAD) or (self._inset and choices):
            return False
        room, most = self._room(width), width - GAP - LEAST_TEXT
        if choices and room <= most:
            note = self.note.heightForWidth(width - room - GAP)
            lines = round(note / self.note.fontMetrics().lineSpacing())
            return lines <= MOST_LINES and least_width(self.control) <= room
        return least_width(self.control) <= room <= most

    @property
    def _ring(self) -> int:
        return RING if isinstance(self.control, Choices | Stepper) else 0

    @property
    def _below_picture(self) -> bool:
        return bool(self._inset) and not self._tall and isinstance(self.control, Choices)

    def _top(self) -> int:
        return 2 * BETWEEN if self.lined else 0

    def _control(self, width: int) -> QSize:
        hint = _size(self.control)
        if isinstance(self.control, Choices):
            room = width + 2 * RING
            if self.broad:
                room = min(room, max(hint.width(), BROADEST))
            elif self._below_picture:
                room += self._indent
            control_width = self._room(width) if self._beside(width) else room
            return QSize(control_width, self.control.heightForWidth(control_width))
        return QSize(min(hint.width(), width), hint.height())

    def _shown_extras(self) -> list[QWidget]:
        return [extra for extra in self._extras if not extra.isHidden()]

    @property
    def _extras_height(self) -> int:
        """Height of the tallest extra. Hidden extras count, so that the height of the row stays constant."""
        return max((_size(extra).height() for extra in self._extras), default=0)

    def _follow_title(self, text_width: int) -> bool:
        needed = sum(_size(extra).width() + EXTRA_GAP for extra in self._shown_extras())
        return not needed or self._title_width + needed <= text_width

    @property
    def _title_width(self) -> int:
        return self.title.fontMetrics().horizontalAdvance(self.title.plain_text) + 2

    def _texts(self, width: int) -> tuple[int, int, int, int]:
        """Return the width of the texts, and the heights of the title, of the note, and of the extras.

        If the extras are beside the title instead of below the note, the last height is 0.
        """
        text_width = width - self._room(width) - GAP if self._beside(width) else width
        title, note = self.title.heightForWidth(text_width), self.note.heightForWidth(text_width)
        if self._follow_title(text_width):
            return text_width, max(title, self._extras_height), note, 0
        return text_width, title, note, NOTE_GAP + self._extras_height

    def _block(self, width: int) -> tuple[int, int]:
        _, title, note, below = self._texts(width)
        texts = title + NOTE_GAP + note + below
        picture = 0 if self._picture is None or self._tall else self._picture.height()
        control = self._control(width).height() if self._beside(width) else 0
        least = title + NOTE_GAP + self._least_lines * self.note.fontMetrics().lineSpacing()
        return texts, max(texts, picture, control, least)

    def heightForWidth(self, width: int) -> int:
        width -= self._indent + 2 * self._inset
        _, block = self._block(width)
        below = 0 if self._beside(width) else BELOW + self._control(width).height()
        least = self._picture.height() if self._picture is not None and self._tall and self._indent else 0
        return self._top() + max(block + below, least) + 2 * self._inset

    def sizeHint(self) -> QSize:
        return QSize(520, self.heightForWidth(max(self.width(), 300)))

    def minimumSizeHint(self) -> QSize:
        indent = 0 if self._below_picture else self._indent
        least = indent + 2 * self._inset + self.control.minimumSizeHint().width()
        return QSize(least, self.heightForWidth(max(self.width(), 240)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()  # the height of the row depends on its width
        self.arrange()

    def arrange(self) -> None:
        start, top = self._inset + self._indent, self._inset + self._top()
        width = self.width() - start - self._inset
        texts, block = self._block(width)
        text_width, title, note, below = self._texts(width)
        self._arrange_control(width, top, block)
        if self._picture is not None:
            room = self.height() - 2 * self._inset if self._tall else block
            self._picture.move(self._inset, top + (room - self._picture.height()) // 2)
            top += (block - texts) // 2
        self.title.setGeometry(start, top, text_width, title)
        self.note.setGeometry(start, top + title + NOTE_GAP, text_width, note)
        line = QRect(start, top + texts - self._extras_height, text_width, self._extras_height)
        if not below:
            line = QRect(start + self._title_width + EXTRA_GAP, top, text_width, title)
        self._arrange_extras(line)

    def _arrange_control(self, width: int, top: int, block: int) -> None:
        size, start = self._control(width), self._inset + self._indent
        if self._beside(width):
            left, y = start + width - size.width() + self._ring, top + (block - size.height()) // 2
        elif self._inset:
            left = (self._inset if self._below_picture else start) - self._ring
            y = self.height() - self._inset + self._ring - size.height()
        else:
            left, y = start - self._ring, top + block + BELOW
        self.control.setGeometry(left, y, size.width(), size.height())

    def _arrange_extras(self, line: QRect) -> None:
        for extra in self._shown_extras():
            size = _size(extra)
            top = line.top() + (line.height() - size.height()) // 2
            extra.setGeometry(QRect(QPoint(line.left(), top), size))
            line.setLeft(line.left() + size.width() + EXTRA_GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._inset:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme, rect = theme_of(self.palette()), QRectF(self.rect())
            paint_card_box(painter, rect, theme)
            if self.marked:
                gold = colour(GOLD, MARKED)
                shape(painter, rounded(rect.adjusted(1, 1, -1, -1), CORNER), gold, theme.stud, 2)
        if self.lined:
            line = QRectF(0, BETWEEN - 1, self.width(), 1)
            QPainter(self).fillRect(line, colour(theme_of(self.palette()).hairline))
