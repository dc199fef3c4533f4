"""CoachCard: one remark of the coach."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ....model.learning.coach import Remark
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.cache import FaceCache
from ...art.fonts import SEMIBOLD, sans
from ...commands.actions import PAGE_KEYS
from ...widgets.boxes import TOP, fill, hbox
from ...widgets.labels import push_button
from .teaching_card import TeachingCard

UNDERSTOOD: Final = Message("coach-understood")
SILENCE: Final = Message("coach-silence")
UNDO: Final = Message("lesson-undo")


class CoachCard(TeachingCard):
    """A remark that does not hold up the game and goes with the next move."""

    understood = Signal()
    undone = Signal()
    silenced = Signal()

    def __init__(self, cache: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(cache, parent)
        self.setObjectName("coachCard")
        self.remark: Remark | None = None
        self.silence, self.undo, self.close_it = (
            push_button("", signal, enter=True) for signal in (self.silenced, self.undone, self.understood)
        )
        self.head.addWidget(self.silence, 0, TOP)
        fill(self.column, self.said, self.why, hbox(1, self.undo, self.close_it))
        QShortcut(QKeySequence(PAGE_KEYS["leave"]), self, self.understood.emit).setContext(
            Qt.ShortcutContext.WidgetWithChildrenShortcut
        )

    def tell(self, remark: Remark) -> None:
        self.remark = remark
        said, why = say(remark.said), say(remark.occasion.why)
        self.tell_of("", phrase("learn-game"), phrase("coach-title"))
        self.said.setText(said)
        self.tell_why(why, remark.occasion.rule)
        words = ((self.silence, SILENCE), (self.undo, UNDO), (self.close_it, UNDERSTOOD))
        for button, message in words:
            button.setText(say(message))
            button.setFont(sans(round((12 if button is self.silence else 13) * self.factor), SEMIBOLD))
        self.close_it.setDefault(True)
        self.undo.setVisible(remark.occasion.undo)
        self.setAccessibleName(phrase("coach-title"))
        self.setAccessibleDescription(f"{said} {why}")
        self.fit()
