"""The line *Sort by*: a chip for each sort order of the list of games."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.brushes import colour, down, shape, stroke
from ...art.fonts import BOLD, SEMIBOLD, sans, text_width
from ...art.geometry import polygon, rounded
from ...commands.touch import TOUCH
from ...models.game_order import LARGEST_FIRST, Column
from ...storage.contained import contained
from ...widgets.chips import HIGH, ROUND
from ...widgets.choices import AROUND
from ...widgets.labels import set_tip, use_hand_cursor
from ...widgets.painting import CENTRE, LEFT, write
from ...widgets.style import theme_of

PAD: Final = 9
ARROW: Final = 15.0  # width reserved for the arrow, so that the chips keep their places
AFTER_TITLE: Final = 6
CHOSEN: Final = (0.3, 0.16)  # opacities of the chosen chip's ground (light, dark theme)

TITLES: Final = {
    Column.DATE: Message("games-column-date"),
    Column.RESULT: Message("games-column-result"),
    Column.POINTS: Message("games-column-points"),
    Column.PLAYERS: Message("games-column-players"),
    Column.EXPANSIONS: Message("games-column-expansions"),
    Column.ANALYSIS: Message("games-column-analysis"),
}


@contained
class SortChip(QAbstractButton):
    """A button that sorts the games by a column. While this order is in use, the button shows an arrow."""

    around = AROUND

    def __init__(self, column: Column, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = column
        self.falls: bool | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        use_hand_cursor(self)

    def set_content(self, falls: bool | None) -> None:
        """Show an arrow down if `falls` is True, an arrow up if it is False, and no arrow if it is None."""
        self.falls = falls
        self.setText(say(TITLES[self.column]))
        coming = self.column in LARGEST_FIRST if falls is None else not falls
        set_tip(self, phrase("games-sort-tip", column=TITLES[self.column], falls=int(coming)))
        self.setAccessibleDescription("" if falls is None else phrase("games-sorted", falls=int(falls)))
        self.update()

    def sizeHint(self) -> QSize:
        width = text_width(self.text(), sans(13, BOLD)) + ARROW + 2 * PAD
        return QSize(ceil(width) + 2 * AROUND, HIGH + 2 * AROUND)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme, on = QPainter(self), theme_of(self.palette()), self.falls is not None
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        path = rounded(rect, ROUND, 0.6)
        edge = theme.legal if on or self.underMouse() else theme.panel_edge
        shape(p, path, down(rect.top(), rect.bottom(), theme.panel_top, theme.plain_ground), edge, 1.1)
        if on:
            shape(p, path, colour(theme.legal_light, CHOSEN[theme.dark]), theme.legal, 1.6)
            text = rect.adjusted(PAD, 0, 0, -1)
            x = text.left() + write(p, text, self.text(), sans(13, BOLD), theme.text, LEFT) + ARROW / 2 + 1
            y, way = rect.center().y(), 3.2 if self.falls else -3.2
            p.fillPath(polygon([(x - 4.5, y - way), (x + 4.5, y - way), (x, y + way)]), colour(theme.text))
        else:
            write(p, rect.adjusted(0, 0, 0, -1), self.text(), sans(13, SEMIBOLD), theme.text, CENTRE)
        if self.hasFocus():
            stroke(p, rounded(rect, ROUND, -2.5), theme.legal, 2)


@contained
class SortChips(QWidget):
    """The words *Sort by* and the chips, in as many lines as they need."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.buttons = {column: SortChip(column, self) for column in TITLES}
        for column, button in self.buttons.items():
            button.clicked.connect(lambda _=False, column=column: self.chosen.emit(column))
        self.analysed = False
        """Whether any listed game has been analysed. If not, the chip for the analysis is hidden."""

        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        TOUCH.changed.connect(self.arrange)

    def set_content(self, column: Column, falls: bool) -> None:
        self.setAccessibleName(phrase("games-columns"))
        for one, button in self.buttons.items():
            button.set_content(falls if one is column else None)
        self.arrange()

    def show_analysed(self, *, analysed: bool) -> None:
        self.analysed = analysed
        self.arrange()

    @property
    def _shown(self) -> list[SortChip]:
        return [one for column, one in self.buttons.items() if self.analysed or column is not Column.ANALYSIS]

    @property
    def _title_width(self) -> int:
        return ceil(text_width(phrase("games-sort-by"), sans(13))) + AROUND + AFTER_TITLE

    def _places(self, width: int) -> list[QPoint]:
        places, x, y = list[QPoint](), self._title_width, 0
        for chip in self._shown:
            wide = chip.sizeHint().width()
            if x and x + wide > width:
                x, y = 0, y + TOUCH.least(HIGH + AROUND)
            places.append(QPoint(x, y))
            x += wide
        return places

    def sizeHint(self) -> QSize:
        wide = self._title_width + sum(chip.sizeHint().width() for chip in self._shown)
        return QSize(wide, TOUCH.least(HIGH + 2 * AROUND))

    def minimumSizeHint(self) -> QSize:
        widest = max(self._title_width, *(chip.sizeHint().width() for chip in self._shown))
        return QSize(widest, self.heightForWidth(max(self.width(), widest)))

    def heightForWidth(self, width: int) -> int:
        return self._places(width)[-1].y() + TOUCH.least(HIGH + 2 * AROUND)

    def arrange(self) -> None:
        shown = self._shown
        for chip in self.buttons.values():
            chip.setVisible(chip in shown)
        for chip, place in zip(shown, self._places(self.width()), strict=True):
            chip.setGeometry(QRect(place, QSize(chip.sizeHint().width(), TOUCH.least(HIGH + 2 * AROUND))))
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        room = QRectF(AROUND, 0, self._title_width, TOUCH.least(HIGH + 2 * AROUND) - 1)
        write(QPainter(self), room, phrase("games-sort-by"), sans(13), theme_of(self.palette()).text_2)
