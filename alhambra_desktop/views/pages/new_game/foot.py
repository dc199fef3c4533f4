from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase
from ... import art
from ...art.brushes import colour, down, shape, stroke
from ...art.cache import FaceCache
from ...art.fonts import BOLD, SEMIBOLD, sans, serif, text_width
from ...art.geometry import curve, rounded
from ...art.palette import LIGHT, Theme
from ...commands.actions import PAGE_KEYS, named_key
from ...storage.contained import contained
from ...widgets.boxes import hbox, vbox
from ...widgets.labels import set_button_text, use_hand_cursor, words
from ...widgets.painting import CENTRE, LEFT, write

FACE: Final = ("#0F857F", "#095F5A")
FACE_LIT: Final = ("#149690", "#0B6F6A")
FACE_EDGE: Final = "#063F3C"
PLAY: Final = QSize(240, 56)
AROUND: Final = 4


@contained
class PlayButton(QPushButton):
    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("play")
        self.setFont(serif(21, BOLD))
        self.setAutoDefault(True)
        self.setDefault(True)
        use_hand_cursor(self)

    @property
    def _cap(self) -> float:
        return text_width(named_key("page-choose"), sans(12, SEMIBOLD)) + 12

    def sizeHint(self) -> QSize:
        needed = text_width(self.text(), self.font()) + self._cap + 64
        return QSize(max(PLAY.width(), round(needed)), PLAY.height())

    def minimumSizeHint(self) -> QSize:
        needed = text_width(self.text(), self.font()) + self._cap + 48
        return QSize(round(needed), PLAY.height() - 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        if self.isDown():
            painter.translate(0, 1)
        else:
            art.paint_shadow(painter, rect, 9)
        face = FACE_LIT if self.underMouse() else FACE
        shape(painter, rounded(rect, 9, 0.5), down(rect.top(), rect.bottom(), *face), FACE_EDGE, 1)
        stroke(painter, rounded(rect, 7.5, 2), colour("#FFFFFF", 0.16), 1)
        if self.hasFocus():
            ring = palette.color(QPalette.ColorRole.Accent)
            stroke(painter, rounded(rect, 11, -2.5), ring, 2)
        cap = QRectF(rect.right() - self._cap - 10, rect.center().y() - 10, self._cap, 20)
        room = QRectF(rect.left(), rect.top(), cap.left() - rect.left(), rect.height() - 1)
        write(painter, room, self.text(), self.font(), "#FFFFFF", CENTRE)
        shape(painter, rounded(cap, 4, 0.5), colour("#FFFFFF", 0.14), colour("#FFFFFF", 0.45), 1)
        write(painter, cap, named_key("page-choose"), sans(12, SEMIBOLD), "#FFFFFF", CENTRE)


@contained
class FoldButton(QPushButton):
    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setFont(serif(17, BOLD))
        self.setAutoDefault(False)
        use_hand_cursor(self)

    def sizeHint(self) -> QSize:
        return QSize(round(text_width(self.text(), self.font())) + 40, 40)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = palette.color(QPalette.ColorRole.WindowText)
        y, x = self.height() / 2, 14.0
        tip = ((x - 3, y - 6), (x + 3, y), (x - 3, y + 6))
        if self.isChecked():
            tip = ((x - 6, y - 3), (x, y + 3), (x + 6, y - 3))
        stroke(painter, curve(*tip), ink, 2.2, round_ends=True)
        font = self.font()
        font.setUnderline(self.underMouse())
        write(painter, QRectF(28, 0, self.width(), self.height()), self.text(), font, ink, LEFT)
        if self.hasFocus():
            ring = rounded(QRectF(self.rect()), 8, 1.5)
            stroke(painter, ring, palette.color(QPalette.ColorRole.Accent), 2)


@contained
class Foot(QWidget):
    """The bottom panel: a button for the house rules, a sentence about the next game, and *Play*."""

    play_wanted = Signal()

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self.theme: Theme = LIGHT
        self.fold = FoldButton()
        self.rule_count = words("", "second", 13)
        self.table = words("", "", 14, True)
        self.note = words("", "second", 12)
        self.fault = words("", "fault", 13, True)
        self.fault.hide()
        self.play = PlayButton()
        self.play.clicked.connect(self.play_wanted)
        self._rule = QFrame()
        self._rule.setFrameShape(QFrame.Shape.VLine)
        self._rule.setFixedWidth(1)
        column = vbox(1, self.table, self.note, self.fault, 1, spacing=1)
        self._row = hbox(
            self.fold,
            (self.rule_count, 2),
            self._rule,
            (column, 4),
            self.play,
            spacing=14,
            margins=(AROUND + 10, AROUND + 3, AROUND + 8, AROUND + 3),
            within=self,
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        set_button_text(self.fold, Message("new-game-house-rules"))
        set_button_text(self.play, Message("new-game-play"), PAGE_KEYS["choose"])
        self.play.setAccessibleName(phrase("new-game-play"))
        self.updateGeometry()

    def fit(self, *, brief: bool) -> None:
        """Hide the number of house rules if `brief`, in a narrow window."""
        self.rule_count.setVisible(not brief)

    def needed(self, width: int) -> int:
        """Return the height for a width, with wrapped texts."""
        return max(self._row.heightForWidth(width), self.minimumSizeHint().height())

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._rule.setStyleSheet(f"background: {theme.stud}; border: none;")
        self.update()

    def show_fault(self, sentence: str) -> None:
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))
        self.note.setVisible(not sentence)
        self.play.setAccessibleDescription(sentence)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), self.devicePixelRatioF()
        paper = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        self._cache.draw_sheet(painter, paper, self.theme, scale)
