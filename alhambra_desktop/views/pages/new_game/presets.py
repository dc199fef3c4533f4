from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.brushes import colour, stroke
from ...art.cache import FaceCache
from ...art.fonts import BOLD, sans, serif, text_width, wrapped
from ...art.geometry import curve, rounded
from ...art.painter_state import moved
from ...art.palette import LIGHT, Theme
from ...art.states import paint_tick
from ...storage.contained import contained
from ...widgets.labels import set_key_tip, set_tip
from ...widgets.menu import RoundMenu
from ...widgets.painting import CENTRE, line_height, write_lines
from ...widgets.roving import Roving
from .proposals import Preset, descriptions

HIGH: Final = 68
AROUND: Final = 4
OWN: Final = 70
"""Minimum width of the button for the player's own presets."""

PICTURES_FROM: Final = 204  # a card has a picture only if it is at least this wide


@contained
class PresetCard(QAbstractButton):
    around = AROUND

    def __init__(self, preset: Preset, cache: FaceCache, theme: Theme) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.preset, self._cache, self.theme = preset, cache, theme
        self.chosen = False
        title = say(preset.title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(descriptions(preset.table)[0])
        set_tip(self, phrase("new-game-preset-tip", table=descriptions(preset.table)[0]))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(256, HIGH)

    def texts(self, width: float) -> tuple[tuple[str, ...], tuple[str, ...]]:
        title_font, font = _fonts(width)
        room = width - _left(width) - AROUND - 8
        sentence = descriptions(self.preset.table)
        lines = [wrapped(text, font, room) for text in sentence]
        brief = next((each for each in lines if len(each) == 1), lines[-1])
        return wrapped(say(self.preset.title), title_font, room), brief

    def needed(self, width: float) -> float:
        title, sentence = self.texts(width)
        title_font, font = _fonts(width)
        return len(title) * _title_height(title_font) + len(sentence) * line_height(font) + 2 * AROUND + 12

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, ratio = QPainter(self), self.theme, self.devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        if self.isDown():
            painter.translate(0, 1)
        picture = self._cache.panel(paper.width(), paper.height(), theme, ratio)
        painter.drawPixmap(paper.topLeft(), picture)
        path = rounded(paper, 9, 0.5)
        if self.chosen:
            painter.fillPath(path, colour(theme.legal_light, 0.1 if theme.dark else 0.13))
            stroke(painter, path, theme.legal, 2.2)
        elif self.underMouse():
            stroke(painter, path, theme.stud, 1.4)
        if self.hasFocus():
            stroke(painter, rounded(paper, 11, -2), theme.legal, 2)
        if self.width() >= PICTURES_FROM:
            self._paint_picture(painter, paper, ratio)
        title, sentence = self.texts(self.width())
        font, small = _fonts(self.width())
        height = len(title) * _title_height(font) + len(sentence) * line_height(small)
        left, top = _left(self.width()), paper.center().y() - height / 2 - 1
        rect = QRectF(left, top, paper.right() - left, 20)
        rect.translate(0, write_lines(painter, rect, title, font, theme.text, height=_title_height(font)))
        write_lines(painter, rect, sentence, small, theme.text_2)
        if self.chosen:
            paint_tick(painter, paper.right() - 9, paper.top() + 8, 9, theme)

    def _paint_picture(self, p: QPainter, paper: QRectF, ratio: float) -> None:
        preset = self.preset

        def paint(q: QPainter) -> None:
            with moved(q, 8, 8):
                preset.paint(q, preset.table)

        key = ("preset", preset.paint.__name__, preset.table.seats, preset.table.modules)
        picture = self._cache.picture(key, 64, 64, ratio, paint)
        p.drawPixmap(paper.topLeft() + QPointF(3, paper.height() / 2 - 30), picture)


def _fonts(width: float) -> tuple[QFont, QFont]:
    pictured = width >= PICTURES_FROM
    return serif(17 if pictured else 16, BOLD), sans(13 if pictured else 12)


def _left(width: float) -> float:
    return AROUND + (66.0 if width >= PICTURES_FROM else 14.0)


def _title_height(font: QFont) -> float:
    return font.pixelSize() * 1.32


@contained
class OwnTables(QAbstractButton):
    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self.theme: Theme = LIGHT
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(phrase("new-game-own"))
        set_key_tip(self, Message("new-game-own-tip"))

    def sizeHint(self) -> QSize:
        return QSize(OWN, HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(paper.topLeft(), self._cache.panel(paper.width(), paper.height(), theme, ratio))
        if self.hasFocus():
            stroke(painter, rounded(paper, 11, -2), theme.legal, 2)
        elif self.underMouse():
            stroke(painter, rounded(paper, 9, 0.5), theme.stud, 1.4)
        middle = paper.center()
        lines = (phrase("new-game-own-brief"),)
        font = serif(14, BOLD)
        rect = QRectF(paper.left(), middle.y() - 19, paper.width(), 20)
        write_lines(painter, rect, lines, font, theme.text, CENTRE)
        tip = curve(
            (middle.x() - 6, middle.y() + 8), (middle.x(), middle.y() + 14), (middle.x() + 6, middle.y() + 8)
        )
        stroke(painter, tip, theme.text_2, 2.2, round_ends=True)


@contained
class PresetRow(QWidget):
    """Cards of presets at the top of the page, in one or two rows."""

    preset_chosen = Signal(int)
    keep_wanted = Signal()
    forget_wanted = Signal(int)
    own_chosen = Signal(int)

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self.theme: Theme = LIGHT
        self.cards: list[PresetCard] = []
        self.own = OwnTables(cache)
        self.own.setParent(self)
        self.own.clicked.connect(self._open_menu)
        self._own_tables: Sequence[str] = ()
        self._current_own = -1
        self._roving = Roving(self)
        self.setMinimumHeight(HIGH)

    def show_presets(self, presets: Sequence[Preset]) -> None:
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = [PresetCard(preset, self._cache, self.theme) for preset in presets]
        for i, card in enumerate(self.cards):
            card.setParent(self)
            card.clicked.connect(lambda _=False, i=i: self.preset_chosen.emit(i))
            card.show()
        buttons = [*self.cards, self.own]
        self._roving.manage(buttons)
        self._roving.columns = len(buttons)
        for button, other in pairwise(buttons):
            QWidget.setTabOrder(button, other)
        self.arrange()

    def mark(self, chosen: int) -> None:
        """Mark the preset at index `chosen` as equal to the current table. The index -1 marks none."""
        for i, card in enumerate(self.cards):
            card.chosen = i == chosen
            title = say(card.preset.title)
            card.setAccessibleName(phrase("new-game-preset-taken", title=title) if card.chosen else title)
            card.update()

    def retranslate(self) -> None:
        self.setAccessibleName(phrase("new-game-presets"))
        self.own.setAccessibleName(phrase("new-game-own"))
        set_key_tip(self.own, Message("new-game-own-tip"))

    def set_theme(self, theme: Theme) -> None:
        self.theme = self.own.theme = theme
        for card in self.cards:
            card.theme = theme
            card.update()
        self.own.update()

    def show_own(self, titles: Sequence[str], current: int) -> None:
        """Set the titles of the player's own presets.

        `current` is the index of the preset that equals the current table, or -1 if none does.
        """
        self._own_tables, self._current_own = titles, current

    def own_menu(self) -> QMenu:
        menu = RoundMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(phrase("new-game-own"))
        for i, title in enumerate(self._own_tables):
            action = menu.addAction(title.replace("&", "&&"))
            action.triggered.connect(lambda _=False, i=i: self.own_chosen.emit(i))
        if not self._own_tables:
            menu.addAction(phrase("new-game-own-none")).setEnabled(False)
        menu.addSeparator()
        if self._current_own < 0:
            menu.addAction(phrase("new-game-own-keep")).triggered.connect(
                lambda _=False: self.keep_wanted.emit()
            )
        else:
            forget = menu.addAction(phrase("new-game-own-forget"))
            forget.triggered.connect(lambda _=False: self.forget_wanted.emit(self._current_own))
        return menu

    def _open_menu(self) -> None:
        self.own_menu().popup(self.own.mapToGlobal(QPoint(0, self.own.height())))

    @property
    def _own_width(self) -> int:
        return max(OWN, round(text_width(phrase("new-game-own-brief"), serif(14, BOLD))) + 22)

    def _grid(self, width: int) -> tuple[int, int, float]:
        """Return the number of rows, the number of cards in a row, and the width of a card."""
        count, room = max(1, len(self.cards)), width - self._own_width
        rows = 1 if all(card.needed(room / count) <= HIGH for card in self.cards) else 2
        across = -(-count // rows)
        return rows, across, room / across

    def arrange(self) -> None:
        rows, across, width = self._grid(self.width())
        height = self.height() / rows
        for i, card in enumerate(self.cards):
            row, column = divmod(i, across)
            left, right = round(column * width), round((column + 1) * width)
            card.setGeometry(left, round(row * height), right - left, round(height))
        own = self._own_width
        self.own.setGeometry(self.width() - own, 0, own, round(height))
        self._roving.columns = across

    def needed(self, width: int) -> int:
        rows, _, card_width = self._grid(width)
        return ceil(rows * max([HIGH, *(card.needed(card_width) for card in self.cards)]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
