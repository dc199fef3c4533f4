from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from ..art.brushes import down, shape, stroke
from ..art.fonts import SEMIBOLD, sans, text_width
from ..art.geometry import rounded
from ..commands.touch import TOUCH
from ..storage.contained import contained
from .chips import HIGH, ROUND, Chip, Chips, SignOf
from .choices import AROUND
from .labels import use_hand_cursor
from .painting import CENTRE, write
from .style import theme_of

PAD: Final = 16  # pixels of space on each side of the text


@contained
class MoreChip(QAbstractButton):
    around = AROUND

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        use_hand_cursor(self)

    @property
    def natural(self) -> int:
        return ceil(text_width(self.text(), sans(13, SEMIBOLD))) + 2 * PAD + 2 * AROUND

    def sizeHint(self) -> QSize:
        return QSize(self.natural, HIGH + 2 * AROUND)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = QPainter(self), theme_of(self.palette())
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        edge = theme.legal if self.underMouse() else theme.panel_edge
        ground = down(rect.top(), rect.bottom(), theme.panel_top, theme.plain_ground)
        shape(p, rounded(rect, ROUND, 0.6), ground, edge, 1.1)
        write(p, rect.adjusted(0, 0, 0, -1), self.text(), sans(13, SEMIBOLD), theme.text_2, CENTRE)
        if self.hasFocus():
            stroke(p, rounded(rect, ROUND, -2.5), theme.legal, 2)


@contained
class FoldedChips(Chips):
    """Chips in one line. The chosen chip is always visible.

    If some chips do not fit, an additional chip shows how many are hidden.
    """

    def __init__(
        self,
        name: str,
        texts: Mapping[Any, str],
        signs: Mapping[Any, SignOf],
        more_words: Callable[[int], str],
        *,
        counted: bool = True,
    ) -> None:
        self._more_words, self.more = more_words, MoreChip()
        self.opened = True  # prevents folding until ``more`` has a parent
        super().__init__(name, texts, signs, counted=counted)
        self.more.setParent(self)
        self.opened = False
        self.more.clicked.connect(self.open)
        self.chosen.connect(self._follow)

    def open(self) -> None:
        had_focus, self.opened = self.more.hasFocus(), True
        self._follow()
        if had_focus:
            self.setFocus()

    def choose(self, value: Any) -> None:
        super().choose(value)
        self._follow()

    def _follow(self) -> None:
        self.updateGeometry()
        self.arrange()

    def _folded(self, width: int) -> Sequence[Chip]:
        """If some chips must be hidden, return the visible chips, otherwise an empty sequence."""
        chips = self.chips
        if self.opened or sum(chip.natural for chip in chips) <= width:
            return ()
        self.more.setText(self._more_words(len(chips)))
        room, shown = width - self.more.natural, list[Chip]()
        chosen = [chip for chip in chips if chip.isChecked()]
        for chip in (*chosen, *(chip for chip in chips if chip not in chosen)):
            if room < chip.natural and shown:
                break
            shown.append(chip)
            room -= chip.natural
        self.more.setText(self._more_words(len(chips) - len(shown)))
        return [chip for chip in chips if chip in shown]

    def heightForWidth(self, width: int) -> int:
        return TOUCH.least(HIGH + 2 * AROUND) if self._folded(width) else super().heightForWidth(width)

    def arrange(self) -> None:
        folded = self._folded(self.width())
        for chip in self.chips:
            chip.setVisible(not folded or chip in folded)
        self.more.setVisible(bool(folded))
        if not folded:
            super().arrange()
            return
        left = 0
        parts: list[Chip | MoreChip] = [*folded, self.more]
        for part in parts:
            part.setGeometry(left, 0, part.natural, HIGH + 2 * AROUND)
            left += part.natural
