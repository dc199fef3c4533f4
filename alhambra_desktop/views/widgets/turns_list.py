from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ...model.learning.analysis.turns import PlayedTurn
from ...model.learning.analysis.verdict import TriedTurn, Verdict
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.words.message import Message, in_a_row
from ...words import phrase, say
from .. import art
from ..art.fonts import BOLD, sans, text_width
from ..art.palette import Theme
from ..commands.touch import TOUCH
from ..models.index import NOWHERE, Index
from ..storage.contained import contained
from ..text.language import capital, plain
from ..text.story import deeds
from ..text.verdict_words import lost_words, signed, verdict_words


@contained
class TurnsModel(QAbstractListModel):
    """The turns of one seat in order, all or only doubtful ones and mistakes."""

    NumberRole = Qt.ItemDataRole.UserRole + 1
    DoneRole = Qt.ItemDataRole.UserRole + 2
    VerdictRole = Qt.ItemDataRole.UserRole + 3
    LostRole = Qt.ItemDataRole.UserRole + 4
    LuckRole = Qt.ItemDataRole.UserRole + 5  # number, action, verdict (if any), loss, signed luck

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._book: Rulebook | None = None
        self._turns: Sequence[PlayedTurn] = ()
        self._places: list[int] = []
        self._tried: Mapping[int, TriedTurn] = {}
        self._luck: Mapping[int, float] = {}
        self._done: dict[int, Message] = {}  # messages, because texts would stay in an earlier language
        self.places: list[int] = []  # indexes of the listed turns
        self.only: Verdict | None = None

    def set_content(
        self,
        book: Rulebook,
        turns: Sequence[PlayedTurn],
        places: list[int],
        tried: Mapping[int, TriedTurn],
        only: Verdict | None,
        luck: Mapping[int, float],
    ) -> None:
        """List the turns at these indexes; `luck` is by turn number."""
        self.beginResetModel()
        if turns is not self._turns:
            self._done.clear()
        self._book, self._turns, self._places, self.only = book, turns, places, only
        self._tried, self._luck = dict(tried), dict(luck)
        self.places = [place for place in places if only is None or self.verdict(place) is only]
        self.endResetModel()

    def show_only(self, only: Verdict | None) -> None:
        if self._book is not None:
            self.set_content(self._book, self._turns, self._places, self._tried, only, self._luck)

    def verdict(self, place: int) -> Verdict | None:
        found = self._tried.get(place)
        return None if found is None else found.verdict

    def count(self, verdict: Verdict) -> int:
        return sum(self.verdict(place) is verdict for place in self._places)

    def row_of(self, place: int) -> int:
        return self.places.index(place) if place in self.places else -1

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.places)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        place = self.places[index.row()]
        tried = self._tried.get(place)
        match role:
            case self.NumberRole:
                return self._turns[place].number
            case self.DoneRole:
                return self._deeds(place)
            case self.VerdictRole:
                return None if tried is None else tried.verdict
            case self.LostRole:
                return "" if tried is None else lost_words(tried)
            case self.LuckRole:
                luck = self._luck.get(self._turns[place].number)
                return "" if luck is None else signed(luck)
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                verdict = phrase("verdict-not-yet") if tried is None else verdict_words(tried)
                number, done = self._turns[place].number, self._deeds(place)
                row = phrase("look-back-row", turn=number, deeds=done, verdict=verdict)
                luck = self._luck.get(number)
                return row if luck is None else phrase("look-back-row-luck", text=row, luck=signed(luck))
            case Qt.ItemDataRole.ToolTipRole:
                return plain(capital(self._deeds(place)))
        return None

    def _deeds(self, place: int) -> str:
        if place not in self._done and self._book is not None:
            self._done[place] = in_a_row(deeds(self._book, self._turns[place].moves))
        return say(self._done[place]) if place in self._done else ""


ROW: Final = 26
NUMBER, SIGN, LUCK = 34.0, 26.0, 46.0  # column widths in pixels
WIDE: Final = 340  # list width in pixels for the luck column


@contained
class TurnRows(QStyledItemDelegate):
    def __init__(self, themed: Callable[[], Theme], parent: QObject) -> None:
        super().__init__(parent)
        self._theme = themed

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, TOUCH.least(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, rect = self._theme(), QRectF(option.rect).adjusted(1, 1, -1, -1)
        verdict = index.data(TurnsModel.VerdictRole)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, option.state, index.row())
        painter.setFont(sans(13))
        painter.setPen(QColor(theme.text_2))
        middle = Qt.AlignmentFlag.AlignVCenter
        number = QRectF(rect.left(), rect.top(), NUMBER, rect.height())
        painter.drawText(number, middle | Qt.AlignmentFlag.AlignRight, str(index.data(TurnsModel.NumberRole)))
        if option.rect.width() >= WIDE:
            luck = rect.adjusted(0, 0, -6, 0)
            painter.drawText(luck, middle | Qt.AlignmentFlag.AlignRight, index.data(TurnsModel.LuckRole))
            cells = rect.adjusted(0, 0, -LUCK, 0)
        else:
            cells = rect
        lost = str(index.data(TurnsModel.LostRole))
        bold = verdict in (Verdict.MISTAKE, Verdict.DOUBTFUL)
        font = sans(13, BOLD) if bold else sans(12)
        width = text_width(lost, font) + 10
        room = cells.adjusted(NUMBER + SIGN, 0, -width - 6, 0)
        if isinstance(verdict, Verdict):
            painter.setFont(font)
            painter.setPen(art.verdict_ink(verdict.value, theme))
            painter.drawText(cells.adjusted(0, 0, -6, 0), middle | Qt.AlignmentFlag.AlignRight, lost)
            sign = number.right() + SIGN / 2
            art.paint_verdict(painter, verdict.value, sign, rect.center().y(), 7.0, theme)
        painter.setFont(sans(13))
        painter.setPen(QColor(theme.text))
        done = painter.fontMetrics().elidedText(
            str(index.data(TurnsModel.DoneRole)), Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, middle, done)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag, row: int) -> None:
        theme = self._theme()
        painter.setPen(Qt.PenStyle.NoPen)
        if row % 2:
            painter.setBrush(QColor(theme.stripe))
            painter.drawRoundedRect(rect, 4, 4)
        if state & QStyle.StateFlag.State_Selected:
            painter.setBrush(QColor(theme.plain_ground))
            painter.setPen(QPen(QColor(theme.legal), 1.6))
            painter.drawRoundedRect(rect, 4, 4)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(QColor(theme.stripe))
            painter.drawRoundedRect(rect, 4, 4)


def turns_list(model: TurnsModel, themed: Callable[[], Theme]) -> QListView:
    view = QListView()
    view.setModel(model)
    view.setItemDelegate(TurnRows(themed, view))
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setMouseTracking(True)
    view.setUniformItemSizes(True)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    return view
