"""The start page: go on, begin, or open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ...model.core.words.message import Message
from ...words import phrase
from .. import art
from ..art.cache import SHADOW_MARGIN, FaceCache
from ..art.fonts import BLACK, SEMIBOLD, sans, serif
from ..art.palette import LIGHT, Theme
from ..models.saves_model import SavesModel, summary_of
from ..storage.places import saves_folder
from ..storage.settings import Settings
from ..text.language import SPOKEN
from ..widgets.parts import centred, pointed_at, scrolled, words
from ..widgets.save_list import SaveList

if TYPE_CHECKING:
    from ...model.saves.saved_game import SavedGame

Index = QModelIndex | QPersistentModelIndex

SHOWPIECE = {
    (-2, -1): ("pavilion", 2, "NW"),
    (-1, -1): ("arcades", 8, "N"),
    (0, -1): ("tower", 9, "N"),
    (1, -1): ("garden", 10, "NE"),
    (-2, 0): ("seraglio", 5, "W"),
    (-1, 0): ("chambers", 7, ""),
    (0, 0): ("fountain", None, ""),
    (1, 0): ("seraglio", 9, ""),
    (2, 0): ("pavilion", 6, "NES"),
    (-2, 1): ("garden", 8, "WS"),
    (-1, 1): ("tower", 11, "S"),
    (0, 1): ("arcades", 6, "S"),
    (1, 1): ("chambers", 12, "ES"),
}
TILE = 128
ROOM = (5.7, 3.9)
"""Tiles that the court has room for, across and down."""

MOST_ROWS = 6
"""Games that are seen at once in both lists together; for more a list scrolls."""

NO_BREAK = "\u00a0"
CARD_WIDTH = 400
"""Or what the words need."""

SIDE = 28
TITLE = 82
GAP = 17
FOOT = 16
"""Paper beside the buttons; its height with the title, below the words under that, and below the buttons."""
HANGING = 28
FRAME = 10
"""Court around the picture of the last table, and paper between it and its edge."""

MARGIN = QPointF(SHADOW_MARGIN, SHADOW_MARGIN)


class StartPage(QWidget):
    """A finished Alhambra on the left, the ways in on the right."""

    continue_chosen = Signal()
    new_chosen = Signal()
    resume_chosen = Signal(object)
    open_chosen = Signal(object)
    preferences_chosen = Signal()

    def __init__(
        self,
        settings: Settings,
        under_way: Callable[[], SavedGame | None],
        unfinished: Callable[[], list[Path]],
        finished: Path,
        picture_of: Callable[[Path | None], QPixmap | None],
        parent: QWidget | None = None,
        reads_at_once: bool = True,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._finished = finished
        self._under_way = under_way
        self._unfinished = unfinished
        self._picture_of = picture_of
        self._picture: QPixmap | None = None
        self._pointed = False
        self.setMouseTracking(True)
        self._cache = FaceCache()
        self.theme: Theme = LIGHT
        self._last = SavesModel(self, reads_at_once=reads_at_once)
        self.resume = QPushButton()
        self.new = QPushButton()
        self.open = QPushButton()
        self.preferences = QPushButton()
        pointed_at(self.resume, self.new, self.open, self.preferences)
        self.others = SavesModel(self, by_players=True, reads_at_once=reads_at_once)
        self.saves = SavesModel(self, reads_at_once=reads_at_once)
        self.others_list = SaveList(Message("start-other-games"), self.others, lambda: self.theme)
        self.list = SaveList(Message("start-saved-games"), self.saves, lambda: self.theme)
        self.resume_line = centred(words("", "second"))
        self._motto = centred(words("", "second", 14, True))
        self._motto.setParent(self)
        self._ways = QWidget()
        self._panel = scrolled(self._ways)
        self._panel.setParent(self)
        self._ways.installEventFilter(self)
        self._lay_out()
        self.resume.clicked.connect(self.continue_chosen)
        self.new.clicked.connect(self.new_chosen)
        self.open.clicked.connect(lambda: self.open_chosen.emit(None))
        self.preferences.clicked.connect(self.preferences_chosen)
        self.others_list.activated.connect(
            lambda index: self.resume_chosen.emit(index.data(SavesModel.PathRole))
        )
        self.list.activated.connect(lambda index: self.open_chosen.emit(index.data(SavesModel.PathRole)))
        self._last.dataChanged.connect(self._describe_last)
        SPOKEN.changed.connect(self._retranslate)
        self._retranslate()
        self.refresh()

    def _retranslate(self) -> None:
        """Find all words anew."""
        self.resume.setText(phrase("start-continue"))
        self.new.setText(phrase("start-new-game"))
        self.open.setText(phrase("start-open"))
        self.preferences.setText(phrase("start-preferences"))
        self._motto.setText(phrase("start-motto"))
        for games in (self.others_list, self.list):
            games.tell()
        self._describe_last()

    def _lay_out(self) -> None:
        column = self._column = QVBoxLayout(self._ways)
        column.setContentsMargins(SIDE, 6, SIDE, 0)
        column.setSpacing(9)
        for button in (self.resume, self.new, self.open, self.preferences):
            button.setFont(sans(17, SEMIBOLD))
            button.setObjectName("large")
            button.setAutoDefault(True)
        column.addWidget(self.resume)
        column.addWidget(self.resume_line)
        column.addWidget(self.new)
        pair = QHBoxLayout()
        pair.setSpacing(9)
        pair.addWidget(self.open, 1)
        pair.addWidget(self.preferences, 1)
        column.addLayout(pair)
        for games in (self.others_list, self.list):
            column.addSpacing(6)
            column.addWidget(games.title)
            column.addWidget(games, 1)
        column.addStretch(0)

    def refresh(self) -> None:
        """Look again which games there are."""
        unfinished = self._unfinished()
        self._picture = self._picture_of(unfinished[0] if unfinished else None)
        self._last.show_files(unfinished[:1])
        self.others.show_files(unfinished[1:])
        self.saves.look(saves_folder(), (*self._settings.wishes.recent, str(self._finished)))
        resumable = self._last.rowCount() > 0 or self._under_way() is not None
        self.resume.setVisible(resumable)
        self.resume_line.setVisible(resumable)
        self._describe_last()
        first = self.resume if resumable else self.new
        for button in (self.resume, self.new):
            button.setDefault(button is first)
        first.setFocus()
        saved = self.saves.rowCount()
        others = min(self.others.rowCount(), MOST_ROWS // 2 if saved else MOST_ROWS)
        self.others_list.show_rows(others)
        self.list.show_rows(min(saved, MOST_ROWS - others))
        self._place_panel()
        self.update()

    def read_games(self) -> None:
        """Read the games that are listed, and from now on whatever will be."""
        for games in (self._last, self.others, self.saves):
            games.read()

    def refresh_if_seen(self) -> None:
        """Look again while the page is shown; otherwise that is done when it is."""
        if self.isVisible():
            self.refresh()

    def _describe_last(self) -> None:
        """The game that can be continued, in a line; one under way may be in no file yet, or in none ever."""
        row, game = self._last.index(0), self._under_way()
        state = row.data(SavesModel.DetailRole) if game is None else summary_of(game).words
        date = row.data(SavesModel.DateRole)
        shown = aloud = state or ""
        if state and date:
            shown = phrase("start-last-game", game=state, date=date.replace(" ", NO_BREAK))
            aloud = phrase("start-last-game-aloud", game=state, date=date)
        self.resume.setAccessibleDescription(aloud)
        self.resume_line.setText(shown)

    def set_theme(self, theme: Theme) -> None:
        """Paint in a theme."""
        self.theme = theme
        self.update()

    def _card(self) -> QRectF:
        """Where the panel with the ways in lies; as high as what it holds needs."""
        column = self._column
        width = self._width()
        lines = column.hasHeightForWidth()  # false where nothing that is shown has lines to break
        needed = column.totalHeightForWidth(width) if lines else column.totalSizeHint().height()
        height = min(float(self._head() + needed + FOOT), self.height() - 60.0)
        left = self.width() - width - max(30.0, self.width() * 0.05)
        return QRectF(left, (self.height() - height) / 2, width, height)

    def _width(self) -> int:
        return max(CARD_WIDTH, self._column.totalMinimumSize().width())

    def _head(self) -> int:
        """Height of the title and the words below it."""
        return TITLE + self._motto.heightForWidth(self._width() - 2 * SIDE) + GAP

    def _place_panel(self) -> None:
        """The ways in lie below the title; on a small screen they scroll."""
        card = self._card()
        panel = card.adjusted(0, self._head(), 0, -FOOT)
        motto = QRectF(
            card.left() + SIDE, card.top() + TITLE, card.width() - 2 * SIDE, self._head() - TITLE - GAP
        )
        self._motto.setGeometry(motto.toRect())
        self._panel.setGeometry(panel.toRect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The card grows and shrinks with what it holds."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_panel()
            self.update()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel stays on the right."""
        self._place_panel()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Wood, courtyard, the showpiece, the title."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scale = self.devicePixelRatioF()
        card = self._card()
        painter.drawPixmap(0, 0, self._ground(card.left(), scale))
        shadow = self._cache.shadow(card.width(), card.height(), 9, 0.3, scale)
        painter.drawPixmap(card.topLeft() - MARGIN, shadow)
        painter.drawPixmap(
            card.topLeft(), self._cache.panel(card.width(), card.height(), self.theme, None, scale)
        )
        self._paint_title(painter, card)
        self._paint_picture(painter, scale)

    def _picture_rect(self) -> QRectF:
        """Where the picture of the last table hangs: in the middle of the court; empty without one."""
        if self._picture is None or self._picture.isNull():
            return QRectF()
        court = QRectF(30, 30, self._card().left() - 60, self.height() - 60)
        room = court.adjusted(HANGING, HANGING, -HANGING, -HANGING)
        size = QSizeF(self._picture.size()).scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        rect = QRectF(QPointF(), size)
        rect.moveCenter(room.center())
        return QRectF(rect.toRect())

    def _paint_picture(self, painter: QPainter, scale: float) -> None:
        rect = self._picture_rect()
        if self._picture is None or rect.isEmpty():
            return
        frame = rect.adjusted(-FRAME, -FRAME, FRAME, FRAME)
        size = (frame.width(), frame.height())
        painter.drawPixmap(frame.topLeft() - MARGIN, self._cache.shadow(*size, 9, 0.3, scale))
        painter.drawPixmap(frame.topLeft(), self._cache.panel(*size, self.theme, None, scale))
        painter.drawPixmap(rect, self._picture, QRectF(self._picture.rect()))
        if self._pointed:
            painter.setPen(QPen(QColor(self.theme.legal), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The picture is a way back to its table."""
        self._point(self._picture_rect().contains(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at."""
        self._point(False)

    def _point(self, pointed: bool) -> None:
        if pointed != self._pointed:
            self._pointed = pointed
            self.setCursor(Qt.CursorShape.PointingHandCursor if pointed else Qt.CursorShape.ArrowCursor)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go on where the picture shows it."""
        if event.button() == Qt.MouseButton.LeftButton and self._picture_rect().contains(event.position()):
            self.continue_chosen.emit()

    def _ground(self, left: float, scale: float) -> QPixmap:
        """Wood, courtyard and showpiece: one picture, which is drawn at every start."""
        width, height = float(self.width()), float(self.height())

        def paint(painter: QPainter) -> None:
            painter.drawPixmap(0, 0, self._cache.wood(width, height, self.theme, scale))
            painter.translate(30, 30)
            self._paint_court(painter, left - 60, height - 60, scale)

        return self._cache.start_page(width, height, left, self.theme, scale, paint)

    def _paint_court(self, painter: QPainter, width: float, height: float, scale: float) -> None:
        size = min(float(TILE) * max(1.0, width / 900), height / ROOM[1], width / ROOM[0])
        size = round(size * scale) / scale
        painter.drawPixmap(0, 0, self._cache.court_floor(width, height, self.theme, scale))
        middle = (round(width / 2), round(height / 2))
        painter.save()
        painter.setClipRect(QRectF(2, 2, width - 4, height - 4))
        painter.translate(*middle)
        stars = self._cache.stars(size, self.theme, scale)
        reach = 12
        for i in range(-reach, reach):
            for j in range(-reach, reach):
                painter.drawPixmap(QPointF(i * size, j * size), stars)
        painter.restore()
        painter.drawPixmap(0, 0, self._cache.court_rim(width, height, self.theme, scale))
        painter.save()
        painter.translate(middle[0] - size / 2, middle[1] - size / 2)
        for (x, y), (kind, price, _) in SHOWPIECE.items():
            painter.drawPixmap(QPointF(x * size, y * size), self._cache.face(kind, price, size, scale))
        art.paint_city_walls(painter, {cell: walls for cell, (_, _, walls) in SHOWPIECE.items()}, size)
        painter.restore()

    def _paint_title(self, painter: QPainter, card: QRectF) -> None:
        painter.setPen(QColor(self.theme.figure))
        painter.setFont(serif(46, BLACK))
        line = QRectF(card.left(), card.top() + 24, card.width(), 58)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, "Alhambra")
