from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase
from ...art.cache import FaceCache
from ...art.fonts import BOLD, serif
from ...art.palette import LIGHT, Theme
from ...commands.actions import PAGE_KEYS
from ...storage.contained import contained
from ...widgets.boxes import hbox, vbox
from ...widgets.fold_button import FoldButton
from ...widgets.labels import push_button, set_button_text, words

PLAY: Final = QSize(228, 44)
AROUND: Final = 4


@contained
class Foot(QWidget):
    """The bottom panel of the page: the button for the house rules, a note on the next game, and *Play*."""

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
        self.official = True
        self.play = push_button("", self.play_wanted, name="play", enter=True)
        self.play.setFont(serif(21, BOLD))
        self.play.setMinimumSize(PLAY)
        self.play.setDefault(True)
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
            margins=(AROUND + 10, AROUND + 8, AROUND + 14, AROUND + 8),
            within=self,
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        set_button_text(self.fold, Message("new-game-house-rules"))
        set_button_text(self.play, Message("new-game-play"), PAGE_KEYS["choose"])
        self.play.setAccessibleName(phrase("new-game-play"))
        self.updateGeometry()

    def fit(self, *, brief: bool) -> None:
        self.rule_count.setVisible(not brief)
        self._show_note()

    def _show_note(self) -> None:
        """Hide the note while a fault is shown, and while ``rule_count`` shows the same information."""
        repeated = self.official and not self.rule_count.isHidden()
        self.note.setVisible(self.fault.isHidden() and not repeated)

    def needed(self, width: int) -> int:
        return max(self._row.heightForWidth(width), self.minimumSizeHint().height())

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._rule.setStyleSheet(f"background: {theme.stud}; border: none;")
        self.update()

    def show_fault(self, sentence: str) -> None:
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))
        self._show_note()
        self.play.setAccessibleDescription(sentence)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), self.devicePixelRatioF()
        paper = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        self._cache.draw_sheet(painter, paper, self.theme, scale)
