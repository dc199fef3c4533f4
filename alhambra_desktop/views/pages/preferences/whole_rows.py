from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt

from ....words import phrase
from ...widgets.labels import push_button
from ...widgets.paper import SHADOW, Paper
from ...widgets.scrolled import Scrolled
from .body import Body

AROUND: Final = (28, 16, 24, SHADOW + 5)

ABOVE: Final = 4
"""Pixels between the end of a row and the upper edge of the visible area, after the button was pressed."""


class WholeRows(QObject):
    """Lets the visible part of the settings end between two rows until the player scrolls.

    The button ``more`` below the settings scrolls to the next rows.
    """

    def __init__(self, paper: Paper, area: Scrolled) -> None:
        super().__init__(paper)
        self._paper, self._area, self._held = paper, area, area.widget()
        self._body: Body | None = None
        self._fitting = False
        self.more = push_button("", self._scroll, 13, "link")
        self.more.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # for the mouse only, as Tab scrolls to the rows
        self.more.hide()
        paper.column.setContentsMargins(*AROUND)
        paper.column.addWidget(area, 1)
        paper.column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignHCenter)
        area.verticalScrollBar().valueChanged.connect(lambda: self.follow(self._body))

    def follow(self, body: Body | None) -> None:
        """Let the visible area end between two rows of `body`.

        During a search, `body` is None, and rows may be cut off.
        """
        self._body = body
        if not self._fitting:  # fitting can move the scroll bar, which calls this method
            self._fitting = True
            self._fit()
            self._fitting = False

    def _fit(self) -> None:
        left, above, right, below = AROUND
        room = self._paper.height() - above - below
        ends = self._ends()
        folded, bar = bool(ends) and ends[-1] > room, self._area.verticalScrollBar()
        if folded and bar.value() == bar.minimum():
            room -= self.more.sizeHint().height() + self._paper.column.spacing()
            below += room - max((end for end in ends if end <= room), default=room)
        self.more.setVisible(folded)
        self._area.whole_at_top = folded
        self._paper.column.setContentsMargins(left, above, right, below)
        self._paper.column.invalidate()  # the last layout may have used the old margins
        self._paper.column.activate()  # otherwise the area keeps its old height for a while
        self._count()
        self._paper.column.activate()

    def _ends(self) -> list[int]:
        if self._held is None or self._body is None or not self._body.isVisible():
            return []
        top = self._body.mapTo(self._held, QPoint()).y()
        return [top + end for end in self._body.row_ends()]

    def _hidden(self) -> list[int]:
        edge = self._area.verticalScrollBar().value() + self._area.height()
        return [end for end in self._ends() if end > edge]

    def _count(self) -> None:
        count = len(self._hidden())
        self.more.setText(phrase("preferences-more-rows", count=count) if count else "")
        self.more.setEnabled(bool(count))

    def _scroll(self) -> None:
        """Find the first row whose lower end is below the visible area, and scroll it to the top."""
        hidden, ends = self._hidden(), self._ends()
        before = [end for end in ends if end < hidden[0]] if hidden else []
        if before:
            self._area.verticalScrollBar().setValue(before[-1] + ABOVE)
