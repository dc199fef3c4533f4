from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ...model.rules.core.frozen import frozen
from ..art.brushes import colour, shape, stroke
from ..art.fonts import BOLD, sans, wrapped
from ..art.geometry import rounded
from ..art.painter_state import moved, saved
from ..art.panels import paint_glaze
from ..storage.contained import contained
from .painting import CENTRE, line_height, write, write_lines
from .style import theme_of

if TYPE_CHECKING:
    from ..models.index import Index

# Paints an icon that is centred at the origin and about 24 units wide.
PaintSign = Callable[[QPainter], None]
HIGH, NARROW_HIGH = 58, 48
GAP: Final = 6
SIGN, NARROW_SIGN = 38.0, 32.0
SIGN_UNITS: Final = 38.0
PAD: Final = 10.0
BADGE: Final = 30.0
NOT_FOUND: Final = 0.4  # opacity of the icon of a section without matches
CHOSEN: Final = 0.2  # opacity of the background of a chosen row


@frozen
class SectionFace:
    """A row of a `SectionList`.

    ``line`` is the text below the title. ``found`` is the number of settings that a search found in this
    section, or None if there is no search.
    """

    title: str
    line: str
    sign: PaintSign
    found: int | None = None


def paint_sign(p: QPainter, x: float, y: float, side: float, sign: PaintSign) -> None:
    paint_glaze(p, QRectF(x, y, side, side))
    with moved(p, x + side / 2, y + side / 2, side / SIGN_UNITS):
        sign(p)


@contained
class Rows(QStyledItemDelegate):
    def __init__(self, sections: SectionList) -> None:
        super().__init__(sections)
        self._sections = sections

    def _texts(self, face: SectionFace, width: float) -> tuple[tuple[str, ...], tuple[str, ...]]:
        brief = self._sections.brief
        side = NARROW_SIGN if brief else SIGN
        room = width - PAD - side - 10 - 8 - (BADGE + 8 if face.found else 0)
        titles = wrapped(face.title, sans(13 if brief else 15, BOLD), room)
        return titles, () if brief or not face.line else wrapped(face.line, sans(12), room)

    def needed(self, face: SectionFace, width: float) -> int:
        titles, lines = self._texts(face, width)
        least = NARROW_HIGH if self._sections.brief else HIGH
        return max(least, 16 + 19 * len(titles) + 16 * len(lines))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._sections.viewport().width()
        return QSize(10, self.needed(self._sections.faces[index.row()], width) + GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        face, theme = self._sections.faces[index.row()], theme_of(self._sections.palette())
        rect = QRectF(option.rect).adjusted(3, 3, -3, 3 - GAP)
        state, current = option.state, index.row() == self._sections.currentRow()
        chosen = current and self._sections.marked
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if chosen:
                painter.fillPath(rounded(rect, 7), colour(theme.legal_light, CHOSEN))
                bar = QRectF(rect.left() + 2, rect.top() + 8, 3.4, rect.height() - 16)
                painter.fillPath(rounded(bar, 1.7), colour(theme.legal))
            elif state & QStyle.StateFlag.State_MouseOver:
                painter.fillPath(rounded(rect, 7), colour(theme.stud, 0.18))
            if current and self._sections.hasFocus():
                stroke(painter, rounded(rect, 7, 0.9), theme.legal, 2)
            self._paint_row(painter, rect, face, option.rect.width())

    def _paint_row(self, p: QPainter, rect: QRectF, face: SectionFace, width: int) -> None:
        theme, brief = theme_of(self._sections.palette()), self._sections.brief
        side = NARROW_SIGN if brief else SIGN
        y = rect.center().y()
        with saved(p):
            p.setOpacity(NOT_FOUND if face.found == 0 else 1)
            paint_sign(p, rect.left() + PAD, y - side / 2, side, face.sign)
        titles, lines = self._texts(face, width)
        title, small = sans(13 if brief else 15, BOLD), sans(12)
        height = 19 * len(titles) + 16 * len(lines)
        left = rect.left() + PAD + side + 10
        top = y - height / 2
        ink = theme.text_2 if face.found == 0 else theme.text
        write_lines(p, QRectF(left, top, 400, 19), titles, title, ink, height=19)
        below = QRectF(left, top + 19 * len(titles), 400, line_height(small))
        write_lines(p, below, lines, small, theme.text_2, height=16)
        if face.found:
            badge = QRectF(rect.right() - BADGE - 6, y - 12, BADGE, 24)
            shape(p, rounded(badge, 12), colour(theme.over_ground), theme.stud, 1.2)
            write(p, badge, str(face.found), sans(14, BOLD), theme.over_text, CENTRE)


@contained
class SectionList(QListWidget):
    """A list of sections. It is high enough to show all its rows. A click or Enter opens a section."""

    opened = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.faces: list[SectionFace] = []
        self.brief = False
        self.marked = True  # whether the current row is painted as chosen
        self.setAccessibleName(name)
        self._rows = Rows(self)
        self.setItemDelegate(self._rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.itemClicked.connect(lambda _: self.opened.emit(self.currentRow()))

    def show_sections(self, faces: Sequence[SectionFace]) -> None:
        self.faces = list(faces)
        while self.count() < len(faces):
            self.addItem(QListWidgetItem())
        while self.count() > len(faces):
            self.takeItem(self.count() - 1)
        for i, face in enumerate(faces):
            found = "" if face.found is None else f" {face.found}."
            name = f"{face.title}. {face.line}." if face.line else f"{face.title}."
            self.item(i).setText(face.title)
            self.item(i).setData(Qt.ItemDataRole.AccessibleTextRole, name + found)
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()
        self.viewport().update()

    def heightForWidth(self, width: int) -> int:
        return sum(self._rows.needed(face, width) + GAP for face in self.faces) + 2

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.heightForWidth(self.width()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(self.currentRow())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)
