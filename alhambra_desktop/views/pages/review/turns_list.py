from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ....model.learning.analysis.turns import PlayedTurn
from ....model.learning.analysis.verdict import SimulatedTurn, Verdict
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.places.places import Face, TileFace
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase, say
from ... import art
from ...art.brushes import colour
from ...art.fonts import BOLD, sans, text_width, wrapped
from ...art.painter_state import saved
from ...commands.touch import TOUCH
from ...game.action_faces import faces_of
from ...models.index import NOWHERE, Index
from ...scene.pixmaps.faces import Faces
from ...storage.contained import contained
from ...text.language import capital, plain
from ...text.story import deeds
from ...text.verdict_words import brief_loss, signed, verdict_words
from ...widgets.painting import is_cut, write_lines


@contained
class TurnsModel(QAbstractListModel):
    """The turns of one seat in order: all, or only those with the verdict ``only``."""

    NumberRole = Qt.ItemDataRole.UserRole + 1
    DoneRole = Qt.ItemDataRole.UserRole + 2  # the actions of the turn
    VerdictRole = Qt.ItemDataRole.UserRole + 3  # None if the turn has not been judged yet
    LostRole = Qt.ItemDataRole.UserRole + 4  # the points lost, as a short text
    LuckRole = Qt.ItemDataRole.UserRole + 5  # the luck in points, with plus or minus sign
    FacesRole = Qt.ItemDataRole.UserRole + 6  # faces of the tiles and money cards that the turn got

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._book: Rulebook | None = None
        self._turns: Sequence[PlayedTurn] = ()
        self._places: list[int] = []
        self._tried: Mapping[int, SimulatedTurn] = {}
        self._luck: Mapping[int, float] = {}
        self._done: dict[int, Message] = {}  # messages instead of texts, because the language may change
        self.places: list[int] = []  # indexes of the listed turns
        self.only: Verdict | None = None

    def set_content(
        self,
        book: Rulebook,
        turns: Sequence[PlayedTurn],
        places: list[int],
        tried: Mapping[int, SimulatedTurn],
        only: Verdict | None,
        luck: Mapping[int, float],
    ) -> None:
        """List the turns at the indexes `places` or, if `only` is given, those of them with this verdict.

        `tried` maps the indexes of turns that are analysed already to their analyses. `luck` maps the
        ``number`` of a turn to its luck.
        """
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

    @property
    def places_count(self) -> int:
        return len(self._places)

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
                return "" if tried is None else brief_loss(tried)
            case self.LuckRole:
                luck = self._luck.get(self._turns[place].number)
                return "" if luck is None else signed(luck)
            case self.FacesRole:
                return self._faces(place)
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                verdict = phrase("verdict-not-yet") if tried is None else verdict_words(tried)
                number, done = self._turns[place].number, self._deeds(place)
                row = phrase("look-back-row", turn=number, deeds=done, verdict=verdict)
                luck = self._luck.get(number)
                return row if luck is None else phrase("look-back-row-luck", text=row, luck=signed(luck))
            case Qt.ItemDataRole.ToolTipRole:
                verdict = "" if tried is None else verdict_words(tried)
                return plain(", ".join(filter(None, (capital(self._deeds(place)), verdict))))
        return None

    def _faces(self, place: int) -> tuple[Face, ...]:
        assert self._book is not None
        faces = (face for action in self._turns[place].actions for face in faces_of(self._book, action))
        return tuple(dict.fromkeys(faces))  # a bought tile is also placed

    def _deeds(self, place: int) -> str:
        if place not in self._done and self._book is not None:
            self._done[place] = in_a_row(deeds(self._book, self._turns[place].moves))
        return say(self._done[place]) if place in self._done else ""


ROW, LINE = 40, 18  # minimum height of a row, and height of a line, in pixels
NUMBER, SIGN, LUCK = 22.0, 20.0, 40.0  # column widths in pixels
PIECES, HIGH = 46.0, 30.0  # width of the column with pictures of pieces, and their height
PADDING: Final = 8.0
GOOD, BAD = 4.0, 8.0  # radii of verdict signs; those of good turns are less noticeable
MIDDLE, RIGHT = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@contained
class TurnRows(QStyledItemDelegate):
    """Paints rows with the pieces that a turn got. A row of which only the top is visible is not painted."""

    def __init__(self, faces: Faces, view: QListView) -> None:
        super().__init__(view)
        self._faces, self._view = faces, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        _, _, lines = self._columns(QRectF(0, 0, self._view.viewport().width(), ROW), index)
        return QSize(200, TOUCH.least(max(ROW, LINE * len(lines) + 8)))

    def _columns(self, rect: QRectF, index: Index) -> tuple[QRectF, QRectF, tuple[str, ...]]:
        """Return the areas for the actions and for the loss, and the lines of text with the actions."""
        cells = rect.adjusted(NUMBER + SIGN + PIECES + PADDING, 0, -LUCK, 0)
        lost = str(index.data(TurnsModel.LostRole))
        width = text_width(lost, _loss_font(index)) + 2 * PADDING if lost else PADDING
        room = cells.adjusted(0, 0, -width, 0)
        deeds_text = str(index.data(TurnsModel.DoneRole))
        return room, cells.adjusted(0, 0, -PADDING, 0), wrapped(deeds_text, sans(14), room.width())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if is_cut(option.rect, self._view):
            return
        theme, rect = self._faces.theme, QRectF(option.rect).adjusted(0, 1, 0, -1)
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, rect, option.state)
            painter.setFont(sans(13))
            painter.setPen(QColor(theme.text_2))
            number = QRectF(rect.left(), rect.top(), NUMBER, rect.height())
            painter.drawText(number, RIGHT, str(index.data(TurnsModel.NumberRole)))
            luck = str(index.data(TurnsModel.LuckRole))
            painter.drawText(rect.adjusted(0, 0, -PADDING, 0), RIGHT, luck)
            room, cells, lines = self._columns(rect, index)
            verdict = index.data(TurnsModel.VerdictRole)
            pieces = QRectF(rect.left() + NUMBER + SIGN, rect.center().y() - HIGH / 2, PIECES, HIGH)
            self._paint_pieces(painter, pieces, index.data(TurnsModel.FacesRole))
            if isinstance(verdict, Verdict):
                painter.setFont(_loss_font(index))
                painter.setPen(art.verdict_ink(verdict.value, theme))
                painter.drawText(cells, RIGHT, str(index.data(TurnsModel.LostRole)))
                radius = GOOD if verdict is Verdict.GOOD else BAD
                at = pieces.left() - SIGN / 2 + 1
                art.paint_verdict(painter, verdict.value, at, rect.center().y(), radius, theme)
            room.setTop(rect.center().y() - LINE * len(lines) / 2)
            write_lines(painter, room, lines, sans(14), theme.text, height=LINE)

    def _paint_pieces(self, painter: QPainter, room: QRectF, faces: Sequence[Face]) -> None:
        """Paint pieces side by side; they overlap if there is not enough room."""
        self._faces.set_scale(self._view.devicePixelRatioF())
        widths = [HIGH if isinstance(face, TileFace) else HIGH / 1.5 for face in faces]
        step = min(HIGH, (room.width() - widths[-1]) / max(1, len(faces) - 1)) if faces else 0.0
        for number, (face, width) in enumerate(zip(faces, widths, strict=True)):
            picture = self._faces.piece_pixmap(face, width, bare=True)
            left = room.right() - widths[-1] - (len(faces) - 1 - number) * min(step, width + 2)
            painter.drawPixmap(QPointF(left, room.top()), picture)

    def _paint_ground(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag) -> None:
        theme = self._faces.theme
        painter.fillRect(QRectF(rect.left(), rect.bottom() + 0.5, rect.width(), 1), colour(theme.stud, 0.25))
        painter.setPen(Qt.PenStyle.NoPen)
        if state & QStyle.StateFlag.State_Selected:
            painter.setBrush(QColor(theme.plain_ground))
            painter.setPen(QPen(QColor(theme.legal), 1.6))
            painter.drawRoundedRect(rect, 4, 4)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(QColor(theme.stripe))
            painter.drawRoundedRect(rect, 4, 4)


def _loss_font(index: Index) -> QFont:
    bold = index.data(TurnsModel.VerdictRole) in (Verdict.MISTAKE, Verdict.DOUBTFUL)
    return sans(15, BOLD) if bold else sans(13)


def turns_list(model: TurnsModel, faces: Faces) -> QListView:
    view = QListView()
    view.setModel(model)
    view.setItemDelegate(TurnRows(faces, view))
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setMouseTracking(True)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view
