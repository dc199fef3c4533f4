from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from ...model.rules.core.words.message import Message
from ...words import say
from ..art.cache import FaceCache
from ..art.fonts import BLACK, is_serif, sans, serif
from ..storage.contained import contained
from ..text.language import SPOKEN
from .boxes import hbox
from .labels import PlainLabel, push_button, set_button_text
from .style import theme_of

SIGN: Final = 38
AROUND: Final = 8  # pixels of shadow around the paper
MARGINS: Final = (AROUND + SIGN + 26, AROUND + 10, AROUND + 16, AROUND + 10)
SHOWN = 9000  # milliseconds until a message without a button disappears
TOP: Final = 44 - AROUND
GAP: Final = 6  # pixels between a title and the notice below it
HEAD: Final = "pageHeader"  # object name of the headers of pages and lists
# The sentences of a message, and the text and the action of its button.
Offer = tuple[tuple[Message, ...], Message, Callable[[], object]]


@contained
class Notice(QWidget):
    """A sheet of paper with messages near the top of the window.

    If there is enough room, the sheet covers no title. A message with a button stays until the player clicks
    the sheet. If another message is shown in the meantime, the message with the button returns afterwards.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent, self._cache = parent, FaceCache()
        self.label = PlainLabel(parent=self)
        self.label.setFont(sans(15))
        self.label.setWordWrap(True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.button = push_button("", self._do, 13, "ready", enter=True)
        self._offer: Offer | None = None
        self._content: tuple[tuple[Message, ...], Message | None] = (), None
        self._layout = hbox((self.label, 1), self.button, spacing=14, margins=MARGINS, within=self)
        self.setMinimumHeight(SIGN + 2 * AROUND + 10)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN)
        self._timer.timeout.connect(self._on_timeout)
        parent.installEventFilter(self)
        self.hide()
        SPOKEN.changed.connect(self._retranslate)

    def paintEvent(self, event: QPaintEvent) -> None:
        from ..art.medals import ENAMEL, paint_enamel, paint_khatam_rim  # not needed at start-up

        painter, theme, scale = QPainter(self), theme_of(self.palette()), self.devicePixelRatioF()
        paper = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        self._cache.draw_sheet(painter, paper, theme, scale, lift=0.2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(MARGINS[0] - SIGN / 2 - 12, paper.center().y())
        paint_khatam_rim(painter, SIGN / 2)
        paint_enamel(painter, SIGN * 0.34, ENAMEL[0])
        painter.setPen(QColor(theme.exact_text))
        painter.setFont(serif(17, BLACK))
        painter.drawText(QRectF(-SIGN / 2, -SIGN / 2, SIGN, SIGN - 1), Qt.AlignmentFlag.AlignCenter, "i")

    def show_message(
        self, sentence: Message, offer: Message | None = None, action: Callable[[], object] | None = None
    ) -> None:
        """Show a message. `offer` is the text of a button that calls `action`."""
        if offer is None or action is None:
            self.show_messages([sentence])
        else:
            messages = self._content[0] if self._timer.isActive() and self.isVisible() else ()
            self._show_offer(((*messages, sentence), offer, action))

    def show_messages(self, sentences: Iterable[Message]) -> None:
        if messages := tuple(sentences):
            self._show(messages)
            self._timer.start()

    def _show_offer(self, offer: Offer) -> None:
        self._timer.stop()
        self._offer = offer
        self._show(*offer[:2])

    def _show(self, sentences: tuple[Message, ...], offer: Message | None = None) -> None:
        self._content = sentences, offer
        self.button.setVisible(offer is not None)
        self._retranslate()
        self.show()
        self.raise_()

    def _retranslate(self) -> None:
        sentences, offer = self._content
        if not sentences:
            return
        text = "\n".join(map(say, sentences))
        self.label.setText(text)
        if offer is not None:
            set_button_text(self.button, offer)
        self.button.setAccessibleDescription(text)
        self._place()

    def _on_timeout(self) -> None:
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
        return self.label.text() if self.isVisible() else ""

    def _place(self) -> None:
        parent = self._parent
        width = min(720, parent.width() - 40)
        height = self._layout.totalHeightForWidth(width)
        place = first = QRect((parent.width() - width) // 2, TOP, width, height)
        for title in sorted(self._titles(), key=QRect.top):
            if place.intersects(title):
                place = QRect(QPoint(first.left(), title.bottom() + GAP), first.size())
        place = place if parent.rect().contains(place) else first
        self.setFixedSize(place.size())
        self.move(place.topLeft())

    def _titles(self) -> Iterator[QRect]:
        labels = self._parent.findChildren(QLabel)
        headings = [label for label in labels if label.text() and is_serif(label.font())]
        for title in (*headings, *self._parent.findChildren(QWidget, HEAD)):
            if title.isVisible() and title.window() is self._parent.window():
                yield QRect(title.mapTo(self._parent, QPoint()), title.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.follow()
        return False

    def follow(self) -> None:
        if self.isVisible():
            QTimer.singleShot(0, self, self._place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._timer.isActive():
            self._on_timeout()
        else:
            self._offer = None
            self.hide()
