from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ....model.learning.analysis.turns import PlayedTurn
from ....model.learning.analysis.verdict import SimulatedTurn, Verdict
from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.places.places import Face, TileFace
from ....model.rules.core.words.message import Message, in_a_row
from ....words import phrase, say
from ... import art
from ...art.brushes import colour, stroke
from ...art.fonts import BOLD, sans, shortened, wrapped
from ...art.geometry import curve
from ...art.painter_state import saved
from ...commands.touch import TOUCH
from ...game.action_faces import faces_of
from ...models.index import NOWHERE, Index
from ...scene.pixmaps.faces import Faces
from ...storage.contained import contained
from ...text.language import capital, plain
from ...text.story import deeds
from ...text.verdict_words import brief_loss, signed, verdict_words
from ...widgets.painting import is_cut, write, write_lines
from .legend import paint_turn_mark


@contained
class TurnsModel(QAbstractListModel):
    """The turns of one seat in order. If ``only`` is given, turns with other verdicts are left out."""

    NumberRole = Qt.ItemDataRole.UserRole + 1
    DoneRole = Qt.ItemDataRole.UserRole + 2  # the actions of the turn
    VerdictRole = Qt.ItemDataRole.UserRole + 3  # None if the turn has not been judged yet
    LostRole = Qt.ItemDataRole.UserRole + 4  # the points lost, as a short text
    LuckRole = Qt.ItemDataRole.UserRole + 5  # the luck in points, with plus or minus sign
    FacesRole = Qt.ItemDataRole.UserRole + 6  # faces of the tiles and money cards that the turn got
    AwaitedRole = Qt.ItemDataRole.UserRole + 7  # whether the analysis may still complete the row

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._book: Rulebook | None = None
        self._turns: Sequence[PlayedTurn] = ()
        self._places: list[int] = []
        self._tried: Mapping[int, SimulatedTurn] = {}
        self._luck: Mapping[int, float] = {}
        self._running = False
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
        *,
        running: bool = False,
    ) -> None:
        """List the turns at the indexes `places`. If `only` is given, leave out turns with other verdicts.

        `tried` maps the index of each turn that is already analysed to its analysis. `luck` maps the
        ``number`` of a turn to its luck. `running` tells whether the analysis is in progress.
        """
        self.beginResetModel()
        if turns is not self._turns:
            self._done.clear()
        self._book, self._turns, self._places, self.only = book, turns, places, only
        self._tried, self._luck, self._running = dict(tried), dict(luck), running
        self.places = [place for place in places if only is None or self.verdict(place) is only]
        self.endResetModel()

    def show_only(self, only: Verdict | None) -> None:
        if self._book is not None:
            self.set_content(
                self._book,
                self._turns,
                self._places,
                self._tried,
                only,
                self._luck,
                running=self._running,
            )

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
            case self.AwaitedRole:
                return self._running
            case self.FacesRole:
                return self._faces(place)
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                verdict = phrase("verdict-not-yet") if tried is None else verdict_words(tried)
                number, done = self._turns[place].number, self._deeds(place)
                row = phrase("look-back-row", turn=number, deeds=done, verdict=verdict)
                luck = self._luck.get(number)
                return row if luck is None else phrase("look-back-row-luck", text=row, luck=signed(luck))
            case Qt.ItemDataRole.ToolTipRole:
                verdict = phrase("verdict-not-yet") if tried is None else verdict_words(tried)
                return plain(", ".join(filter(None, (capital(self._deeds(place)), verdict))))
        return None

    def _faces(self, place: int) -> tuple[Face, ...]:
        assert self._book is not None
        faces = (face for action in self._turns[place].actions for face in faces_of(self._book, action))
        return tuple(dict.fromkeys(faces))  # `faces` contains a bought and placed tile twice

    def _deeds(self, place: int) -> str:
        if place not in self._done and self._book is not None:
            self._done[place] = in_a_row(deeds(self._book, self._turns[place].moves))
        return say(self._done[place]) if place in self._done else ""


ROW, LINE = 40, 17  # minimum height of a row, and height of a line, in pixels
LINES: Final = 2  # maximum number of lines of text in a row
TEXT: Final = 13  # font size of the text
NUMBER, PIECES, HIGH = 24.0, 46.0, 30.0  # width of the number, and width and height of the pictures
APART, LEAST_SHARE = 2.0, 0.5  # space between pictures, and the share to which they shrink at most
# width of the column with lost points, and minimum width of the column with luck
LOST, LUCK = 46.0, 36.0
PADDING, BESIDE = 6.0, 4.0  # space between columns, and to the right of the last one
SIGN: Final = 7.0  # radius of the sign of a verdict
TICK: Final = 5.0  # half the width of the tick, which marks a good turn
FAINT: Final = 0.6  # opacity of placeholders
NONE: Final = "–"
AWAITED: Final = "…"
IN_PARENTHESES: Final = re.compile(r"\s*\([^)]*\)")
RIGHT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


@contained
class TurnRows(QStyledItemDelegate):
    """Paints rows with the pieces that a turn got.

    If only the top of a row is visible, the row is not painted.
    """

    def __init__(self, faces: Faces, view: QListView) -> None:
        super().__init__(view)
        self._faces, self._view = faces, view
        self._luck = LUCK

    def widen_luck(self, title: float) -> None:
        self._luck = max(LUCK, title)
        self._view.viewport().update()

    @property
    def columns(self) -> tuple[float, float, float]:
        """The left edge of the text, and the widths of the columns with lost points and with luck."""
        return NUMBER + PADDING + PIECES + PADDING, LOST, self._luck

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return a size at which the list shows only whole rows and no empty space."""
        room, least = self._view.viewport().height(), TOUCH.least(ROW)
        return QSize(200, room // max(1, room // least) if room >= least else least)

    def room_for_text(self, rect: QRectF) -> QRectF:
        left, lost, luck = self.columns
        return rect.adjusted(left, 0, -(BESIDE + luck + lost + PADDING), 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if is_cut(option.rect, self._view):
            return
        theme, rect = self._faces.theme, QRectF(option.rect).adjusted(0, 1, 0, -1)
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, rect, option.state)
            number = QRectF(rect.left(), rect.top(), NUMBER, rect.height())
            write(painter, number, str(index.data(TurnsModel.NumberRole)), sans(TEXT), theme.text_2, RIGHT)
            pieces = QRectF(number.right() + PADDING, rect.center().y() - HIGH / 2, PIECES, HIGH)
            self._paint_pieces(painter, pieces, index.data(TurnsModel.FacesRole))
            room = self.room_for_text(rect)
            lines = fitting_lines(str(index.data(TurnsModel.DoneRole)), room.width())
            room.setTop(rect.center().y() - LINE * len(lines) / 2)
            write_lines(painter, room, lines, sans(TEXT), theme.text, height=LINE)
            luck = QRectF(rect.right() - BESIDE - self._luck, rect.top(), self._luck, rect.height())
            self._paint_loss(painter, luck.translated(-LOST, 0), index)
            self._paint_luck(painter, luck, index)

    def _paint_loss(self, painter: QPainter, cell: QRectF, index: Index) -> None:
        theme, verdict = self._faces.theme, index.data(TurnsModel.VerdictRole)
        if not isinstance(verdict, Verdict):
            if index.data(TurnsModel.AwaitedRole):
                write(painter, cell, AWAITED, sans(TEXT), colour(theme.text_2, FAINT), RIGHT)
            else:
                paint_turn_mark(None, theme, painter, cell.right() - TICK, cell.center().y())
            return
        if verdict is Verdict.GOOD:
            x, y = cell.right() - TICK, cell.center().y()
            tick = curve((x - TICK, y), (x - TICK * 0.25, y + TICK * 0.75), (x + TICK, y - TICK * 0.75))
            stroke(painter, tick, theme.legal, 2.0, round_ends=True)
            return
        lost, ink = str(index.data(TurnsModel.LostRole)), art.verdict_ink(verdict.value, theme)
        width = write(painter, cell, lost, sans(15, BOLD), ink, RIGHT)
        x = cell.right() - width - SIGN - PADDING
        art.paint_verdict(painter, verdict.value, x, cell.center().y(), SIGN, theme)

    def _paint_luck(self, painter: QPainter, cell: QRectF, index: Index) -> None:
        luck, tint = str(index.data(TurnsModel.LuckRole)), colour(self._faces.theme.text_2)
        if not luck:
            luck = AWAITED if index.data(TurnsModel.AwaitedRole) else NONE
            tint.setAlphaF(FAINT)
        write(painter, cell, luck, sans(TEXT), tint, RIGHT)

    def _paint_pieces(self, painter: QPainter, room: QRectF, faces: Sequence[Face]) -> None:
        self._faces.set_scale(self._view.devicePixelRatioF())
        widths = [HIGH if isinstance(face, TileFace) else HIGH / 1.5 for face in faces]
        whole, gaps = sum(widths), APART * max(0, len(faces) - 1)
        share = min(1.0, max(LEAST_SHARE, (room.width() - gaps) / max(1.0, whole)))
        apart = APART - max(0.0, share * whole + gaps - room.width()) / max(1, len(faces) - 1)
        left, top = room.right() - share * whole - apart * max(0, len(faces) - 1), room.center().y()
        for face, width in zip(faces, widths, strict=True):
            picture = self._faces.piece_pixmap(face, share * width, bare=True)
            painter.drawPixmap(QPointF(left, top - share * HIGH / 2), picture)
            left += share * width + apart

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


def fitting_lines(text: str, width: float) -> tuple[str, ...]:
    """Wrap a text into at most `LINES` lines.

    If there is not enough room, leave out the text in parentheses. If there is still not enough room, shorten
    the last line.
    """
    font = sans(TEXT)
    for shorter in (text, IN_PARENTHESES.sub("", text)):
        lines = wrapped(shorter, font, width)
        if len(lines) <= LINES:
            return lines
    return (*lines[: LINES - 1], shortened(" ".join(lines[LINES - 1 :]), font, width))


def turns_list(model: TurnsModel, faces: Faces) -> tuple[QListView, TurnRows]:
    view = QListView()
    view.setModel(model)
    rows = TurnRows(faces, view)
    view.setItemDelegate(rows)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setMouseTracking(True)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view, rows
