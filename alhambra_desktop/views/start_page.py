"""The start page: go on, begin, or open."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QPushButton, QVBoxLayout, QWidget

from . import art
from .art.fonts import BLACK, BOLD, sans, serif
from .art.palette import LIGHT, Theme
from .models.saves_model import SavesModel
from .places import saves_folder
from .settings import Settings

SHOWPIECE = {
    (0, 0): ("fountain", None, ""),
    (-1, 0): ("arcades", 6, "W"),
    (-1, -1): ("pavilion", 2, "NW"),
    (0, -1): ("tower", 9, "N"),
    (1, -1): ("pavilion", 8, "NE"),
    (1, 0): ("chambers", 11, "E"),
    (-1, 1): ("garden", 6, "SW"),
    (0, 1): ("seraglio", 9, "S"),
    (1, 1): ("tower", 10, "ES"),
}
TILE = 120
MARGIN = QPointF(art.SHADOW_MARGIN, art.SHADOW_MARGIN)


class StartPage(QWidget):
    """A finished Alhambra on the left, the ways in on the right."""

    continue_chosen = Signal()
    new_chosen = Signal()
    open_chosen = Signal(object)
    preferences_chosen = Signal()

    def __init__(self, settings: Settings, last_table: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._last_table = last_table
        self._cache = art.FaceCache()
        self.theme: Theme = LIGHT
        self.resume = QPushButton("&Continue")
        self.new = QPushButton("&New game")
        self.open = QPushButton("&Open…")
        self.preferences = QPushButton("&Preferences")
        self.saves = SavesModel(self)
        self.list = QListView()
        self.list.setModel(self.saves)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setAccessibleName("Saved games")
        self._panel = QWidget(self)
        self._lay_out()
        self.resume.clicked.connect(self.continue_chosen)
        self.new.clicked.connect(self.new_chosen)
        self.open.clicked.connect(lambda: self.open_chosen.emit(None))
        self.preferences.clicked.connect(self.preferences_chosen)
        self.list.activated.connect(self._open_listed)
        self.refresh()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(28, 148, 28, 22)
        column.setSpacing(10)
        for button in (self.resume, self.new, self.open, self.preferences):
            button.setFont(sans(16, 600))
            button.setMinimumHeight(44)
            column.addWidget(button)
        column.addSpacing(6)
        column.addWidget(self.list, 3)
        column.addStretch(1)

    def refresh(self) -> None:
        """Look again which games there are."""
        try:
            changed = datetime.fromtimestamp(self._last_table.stat().st_mtime)
            self.resume.setText(f"&Continue   ({changed:%d %b, %H:%M})")
            self.resume.show()
            first = self.resume
        except OSError:
            self.resume.hide()
            first = self.new
        for button in (self.resume, self.new):
            button.setDefault(button is first)
            button.setAutoDefault(True)
        first.setFocus()
        self.saves.look(saves_folder(), self._settings.wishes.recent)
        self.list.setVisible(self.saves.rowCount() > 0)
        self._panel.setGeometry(self._card().toRect())

    def set_theme(self, theme: Theme) -> None:
        """Paint in a theme."""
        self.theme = theme
        self.update()

    def _open_listed(self, index: QModelIndex) -> None:
        self.open_chosen.emit(self.saves.data(index, SavesModel.PathRole))

    def _card(self) -> QRectF:
        wanted = 560.0 if self.saves.rowCount() else 420.0
        height = min(wanted, self.height() - 60.0)
        return QRectF(
            self.width() - 400 - max(40, self.width() * 0.08), (self.height() - height) / 2, 400, height
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel stays on the right."""
        self._panel.setGeometry(self._card().toRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Wood, courtyard, the showpiece, the title."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scale = self.devicePixelRatioF()
        width, height = float(self.width()), float(self.height())
        painter.drawPixmap(0, 0, self._cache.wood(width, height, self.theme, scale))
        card = self._card()
        court = QRectF(30, 30, card.left() - 60, height - 60)
        painter.save()
        painter.translate(court.topLeft())
        self._paint_court(painter, court.width(), court.height(), scale)
        painter.restore()
        shadow = self._cache.shadow(card.width(), card.height(), 9, 0.3, scale)
        painter.drawPixmap(card.topLeft() - MARGIN, shadow)
        painter.drawPixmap(
            card.topLeft(), self._cache.panel(card.width(), card.height(), self.theme, None, scale)
        )
        self._paint_title(painter, card)

    def _paint_court(self, painter: QPainter, width: float, height: float, scale: float) -> None:
        size = min(float(TILE), (height - 40) / 3.4, (width - 40) / 3.4)
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
        line = QRectF(card.left(), card.top() + 28, card.width(), 58)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, "Alhambra")
        painter.setPen(QColor(self.theme.text_2))
        painter.setFont(sans(14, BOLD))
        line = QRectF(card.left(), card.top() + 88, card.width(), 24)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, "an unofficial table for 2 to 6")
