from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ....model.learning.coach import Look, Remark, remark
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.cache import FaceCache
from ...art.fonts import SEMIBOLD, sans
from ...commands.actions import PAGE_KEYS
from ...interaction.phase import Phase
from ...text.language import SPOKEN
from ...widgets.boxes import TOP, fill, hbox
from ...widgets.labels import push_button, set_button_text
from ...widgets.menu import bar_scale
from .card import TeachingCard

if TYPE_CHECKING:
    from ....model.rules.core.engine.state import GameState
    from ...storage.settings import Settings
    from ..table.table_page import TablePage


TEACHER: Final = "zahra"
UNDERSTOOD: Final = Message("coach-understood")
SILENCE: Final = Message("coach-silence")
UNDO: Final = Message("coach-undo")


class CoachCard(TeachingCard):
    """The card with a remark of the coach. The next move closes the card."""

    understood = Signal()
    undo_wanted = Signal()
    silenced = Signal()

    def __init__(self, cache: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(cache, parent, TEACHER)
        self.setObjectName("coachCard")
        self.remark: Remark | None = None
        self.silence, self.undo, self.close_it = (
            push_button("", signal, name=name, enter=True)
            for signal, name in (
                *((self.silenced, "quiet"), (self.undo_wanted, "quiet")),
                (self.understood, "ready"),
            )
        )
        self.head.addWidget(self.silence, 0, TOP)
        fill(self.column, self.text, self.why, hbox(1, self.undo, self.close_it))
        QShortcut(QKeySequence(PAGE_KEYS["leave"]), self, self.understood.emit).setContext(
            Qt.ShortcutContext.WidgetWithChildrenShortcut
        )

    def set_content(self, remark: Remark) -> None:
        self.remark = remark
        advice, why = say(remark.message), say(remark.occasion.why)
        self.show_title("", phrase("learn-game"), phrase("coach-title"))
        self.text.setText(advice)
        self.show_reason(why, remark.occasion.rule)
        words = ((self.silence, SILENCE), (self.undo, UNDO), (self.close_it, UNDERSTOOD))
        for button, message in words:
            set_button_text(button, message, PAGE_KEYS["leave"] if message is UNDERSTOOD else "")
            button.setFont(sans(round((12 if button is self.silence else 13) * self.factor), SEMIBOLD))
        self.close_it.setDefault(True)
        self.undo.setVisible(remark.occasion.undo)
        self.setAccessibleName(phrase("coach-title"))
        self.setAccessibleDescription(f"{advice} {why}")
        self.fit()


TRAINER: Final = "trainer"  # assistance level of a game with a coach
ABOVE: Final = 44  # pixels between the card and the hand, before enlargement


class Coach(QObject):
    """Shows remarks on a beginner's decisions until the player turns them off.

    The settings store the coached game and the remarks already made, so that the coaching can continue after
    a restart of the program.
    """

    rule_asked = Signal(str)

    def __init__(self, page: TablePage, settings: Settings) -> None:
        super().__init__(page)
        self._page, self._settings = page, settings
        self._looked_at: GameState | None = None
        self.card = card = CoachCard(FaceCache(), page)
        card.hide()
        card.understood.connect(self._close)
        card.silenced.connect(self._silence)
        card.undo_wanted.connect(self._take_back)
        card.rule_asked.connect(self.rule_asked)
        page.updated.connect(self._look)
        page.table.reset.connect(self._begin)
        page.view.resized.connect(self.update_content)
        SPOKEN.changed.connect(self.update_content)
        page.themed.connect(self.update_content)
        self._key = QShortcut(QKeySequence(PAGE_KEYS["card"]), page, self._change_focus)
        self._key.setEnabled(False)
        self._begin()

    @property
    def _coached(self) -> bool:
        return self._page.table.playing and self._page.table.setup.seed == self._settings.progress.coached

    def _begin(self) -> None:
        self._looked_at = None
        self._hide()
        self._page.apply(aids=TRAINER if self._coached else "")

    def _look(self) -> None:
        table, progress = self._page.table, self._settings.progress
        if not self._coached or self._page.phase.now is not Phase.ACTING or table.state is self._looked_at:
            return
        self._looked_at = table.state
        self._hide()
        if not progress.coach or table.seat is None:
            return
        look = Look.at(table.book, table.state, table.seat, table.transitions)
        found = remark(look, progress.coach_said)
        if found is not None:
            self._settings.change(coach_said=(*progress.coach_said, found.occasion.id))
            self._say(found)

    def _say(self, remark: Remark) -> None:
        self.card.remark = remark
        self._key.setEnabled(True)
        self.card.show()
        self.update_content()
        self._page.reading.announce(lambda: self.card.spoken_text)

    def update_content(self) -> None:
        if self.card.remark is not None:
            self.card.factor = bar_scale(self._page.window().size())
            self.card.set_theme(self._page.stage.faces.theme)
            self.card.set_content(self.card.remark)
            self._place()

    def _place(self) -> None:
        page, card = self._page, self.card
        hand = page.view.mapFromScene(page.stage.hand.scene_rect(page.stage.hand.inner)).boundingRect()
        above = hand.top() - round(ABOVE * card.factor)
        card.move(QPoint(page.width() - card.width(), max(0, above - card.height())))
        card.raise_()

    def _hide(self) -> None:
        held = self.card.isAncestorOf(self.card.window().focusWidget() or self._page)
        self.card.hide()
        self.card.remark = None
        self._key.setEnabled(False)
        if held:
            self._page.take_focus()

    def _close(self) -> None:
        self._hide()

    def _silence(self) -> None:
        self._settings.change(coach=False)
        self._hide()

    def _take_back(self) -> None:
        self._hide()
        self._page.commands.undo()

    def _change_focus(self) -> None:
        (self.card.close_it if self._page.view.hasFocus() else self._page.view).setFocus()
