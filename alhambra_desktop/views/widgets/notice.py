"""Notice: a sentence over the window that goes away by itself; nothing has to be answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from ...model.core.words.message import Message
from ...words import say
from ..art.fonts import sans
from ..storage.contained import contained
from ..text.language import SPOKEN
from .labels import PlainLabel

SHOWN = 9000
"""Milliseconds that a sentence stays."""

Offer = tuple[tuple[Message, ...], Message, Callable[[], object]]
"""Sentences that stay, the words of their button, and what that does."""


@contained
class Notice(QFrame):
    """A strip at the top of its parent; a click sends it away.

    A sentence with a button makes room for what is said after it, and comes back then.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self.setObjectName("notice")
        self.label = PlainLabel(parent=self)
        self.label.setFont(sans(14))
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.button = QPushButton(self)
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.clicked.connect(self._do)
        self._offer: Offer | None = None
        self._said: tuple[tuple[Message, ...], Message | None] = (), None
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(18, 10, 18, 10)
        self._layout.addWidget(self.label, 1)
        self._layout.addWidget(self.button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN)
        self._timer.timeout.connect(self._on_said)
        parent.installEventFilter(self)
        self.hide()
        SPOKEN.changed.connect(self._retranslate)

    def say(
        self, sentence: Message, offer: Message | None = None, what: Callable[[], object] | None = None
    ) -> None:
        """Show a sentence for a while; with a button for what is offered it stays until it is sent away."""
        if offer is None or what is None:
            self.say_together([sentence])
        else:
            said = self._said[0] if self._timer.isActive() and self.isVisible() else ()
            self._show_offer(((*said, sentence), offer, what))

    def say_together(self, sentences: Iterable[Message]) -> None:
        """Show some sentences for a while, each in a line; nothing where there are none."""
        if said := tuple(sentences):
            self._show(said)
            self._timer.start()

    def _show_offer(self, offer: Offer) -> None:
        self._timer.stop()
        self._offer = offer
        self._show(*offer[:2])

    def _show(self, sentences: tuple[Message, ...], offer: Message | None = None) -> None:
        self._said = sentences, offer
        self.button.setVisible(offer is not None)
        self._retranslate()
        self.show()
        self.raise_()

    def _retranslate(self) -> None:
        """Find the words of what is said."""
        sentences, offer = self._said
        told = "\n".join(map(say, sentences))
        self.label.setText(told)
        self.button.setText("" if offer is None else say(offer))
        self.button.setAccessibleDescription(told)
        self._place()

    def _on_said(self) -> None:
        """A sentence without a button was there long enough."""
        self._timer.stop()
        if self._offer is None:
            self.hide()
        else:
            self._show_offer(self._offer)

    def _do(self) -> None:
        offer, self._offer = self._offer, None
        self.hide()
        if offer is not None:
            offer[2]()

    @property
    def words(self) -> str:
        """What is said now; empty where nothing is."""
        return self.label.text() if self.isVisible() else ""

    def _place(self) -> None:
        parent = self._parent
        width = min(720, parent.width() - 40)
        self.setFixedSize(width, self._layout.totalHeightForWidth(width))
        self.move((parent.width() - width) // 2, 44)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle when the window changes."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Gone."""
        if self._timer.isActive():
            self._on_said()
        else:
            self._offer = None
            self.hide()
