from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ...words import phrase
from ..storage.contained import contained
from .labels import push_button
from .scrolled import Scrolled

ABOVE: Final = 4
"""The button scrolls to this many pixels below the end of the last complete row."""

LEAST_FILLED: Final = 0.6
"""If complete rows would fill a smaller share of the area than this, the lower edge cuts off a row."""

MOST_PASSES: Final = 3
"""Showing the button can change the heights of rows. Then the rows are placed again, at most this often."""

AROUND_BUTTON: Final = 7


@contained
class WholeRows(QVBoxLayout):
    """The layout of a scroll area. Until the area is scrolled, its lower edge is between two rows.

    ``ends`` returns the lower edges of the rows within the contents, from top to bottom. The button ``more``
    below the area scrolls to the next rows.
    """

    def __init__(
        self, area: Scrolled, held: QWidget, ends: Callable[[], list[int]], paper: QWidget | None = None
    ) -> None:
        """Lay out `area`, whose scrolled contents are `held`.

        ``more`` is a child of `paper`. If `paper` is None, there is no button, and ``more`` is None.
        """
        super().__init__()
        self._area, self._held, self._ends = area, held, ends
        self.more: QPushButton | None = None
        self._placing = self._outdated = False
        self.setContentsMargins(QMargins())
        self.addWidget(area)
        held.installEventFilter(self)
        area.verticalScrollBar().valueChanged.connect(self.update)
        if paper is not None:
            self.more = push_button("", self._scroll, 13)
            self.more.setParent(paper)
            self.more.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab scrolls to the rows anyway
            self.more.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.update()
        return super().eventFilter(watched, event)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)  # sets the width of the contents, which determines the heights of rows
        self._outdated = True
        if self._placing:
            return
        self._placing = True
        for _ in range(MOST_PASSES):
            if self._outdated:
                self._outdated = False
                self._place(self.geometry())
        self._placing = False

    def _place(self, rect: QRect) -> None:
        layout, bar = self._held.layout(), self._area.verticalScrollBar()
        if layout is not None:
            layout.activate()
        ends = self._ends()
        room = rect.height() - self._foot
        whole = max((end for end in ends if end <= room), default=room)
        cut = bool(ends) and ends[-1] > rect.height() and whole >= LEAST_FILLED * rect.height()
        folded = bar.value() == bar.minimum() and cut
        whole = whole if folded else rect.height()
        self._area.whole_at_top = folded
        self._area.resize(rect.width(), whole)
        if self.more is not None:
            self.more.setVisible(folded)
            count = sum(end > whole for end in ends)
            self.more.setText(phrase("preferences-more-rows", count=count) if folded else "")
            self.more.resize(self.more.sizeHint())
            self.more.move(
                rect.center().x() - self.more.width() // 2,
                (rect.top() + whole + rect.bottom() + 1 - self.more.height()) // 2,
            )

    @property
    def _foot(self) -> int:
        return 0 if self.more is None else self.more.sizeHint().height() + 2 * AROUND_BUTTON

    def _scroll(self) -> None:
        whole = self._area.height()
        visible = [end for end in self._ends() if end <= whole]
        if visible:
            self._area.verticalScrollBar().setValue(visible[-1] + ABOVE)
