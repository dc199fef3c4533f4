"""A seat of a new game."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLineEdit, QWidget

from ...model.players.skill.levels import LEVELS, STYLES, Level, level
from ...model.rules.core.engine.setup import COLOURS
from ...words import phrase, say
from ..storage.contained import contained
from ..storage.preferences import SeatWish
from ..text.language import capital
from ..text.names import LONGEST
from ..widgets.fields import ChoiceField
from ..widgets.labels import line, push_button, set_tip, words
from ..widgets.pictures import colour_name, mark_name, mark_paint, seat_icon, seat_mark

HUMAN = "person"
ANY_STYLE = ""


@contained
class SeatCard(QFrame):
    """Name, colour and mark, human or computer with a description of its level."""

    changed = Signal()
    removed = Signal(object)

    def __init__(self, wish: SeatWish) -> None:
        super().__init__()
        self.setObjectName("seatCard")
        self.name = QLineEdit(wish.name)
        self.name.setMaxLength(LONGEST)
        self.name.setMinimumWidth(110)
        self.colour = ChoiceField()
        for colour in COLOURS:
            self.colour.addItem(seat_icon(colour), colour_name(colour), colour)
        self.colour.setCurrentIndex(self.colour.findData(wish.colour))
        self.player = ChoiceField()
        self.player.addItem(phrase("seat-is-person"), HUMAN)
        for number, one in enumerate(LEVELS, 1):
            self.player.addItem(phrase("seat-is-level", number=number, level=one.name), one.id)
        self.manner = ChoiceField()
        policy = self.manner.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that the fields of all seats stand below each other
        self.manner.setSizePolicy(policy)
        self.manner.addItem(phrase("seat-any-style"), ANY_STYLE)
        for style in STYLES:
            self.manner.addItem(capital(say(style.name)), style.id)
        if wish.level is not None:
            self._show_level(level(wish.level))
        self.sentence = words("", "second", 12)
        self.remove = push_button("×", lambda: self.removed.emit(self))
        self._number = line("", "second", 14, True)
        self._mark = seat_mark(wish.colour, 32)
        self._grid = QGridLayout(self)
        self._lay_out()
        self.set_number(1)
        self.name.textChanged.connect(self.changed)
        self.colour.currentIndexChanged.connect(self._show_colour)
        self.player.currentIndexChanged.connect(self._notify)
        self.manner.currentIndexChanged.connect(self._notify)
        self._notify()

    def _lay_out(self) -> None:
        grid = self._grid
        grid.setContentsMargins(12, 6, 10, 6)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._number, 0, 0)
        grid.addWidget(self._mark, 0, 1)
        grid.addWidget(self.name, 0, 2)
        grid.addWidget(self.colour, 0, 3)
        grid.addWidget(self.remove, 0, 6)
        grid.setColumnStretch(2, 2)
        self._lay_player(narrow=False)

    def _lay_player(self, *, narrow: bool) -> None:
        self._narrow = narrow
        row, column = (1, 2) if narrow else (0, 4)
        self._grid.addWidget(self.player, row, column)
        self._grid.addWidget(self.manner, row, column + 1)
        self._grid.addWidget(self.sentence, row + 1, 2, 1, 5)
        self._grid.setColumnStretch(4, 0 if narrow else 2)

    def _width(self, *, narrow: bool) -> int:
        name, colour, player, manner = map(_least, (self.name, self.colour, self.player, self.manner))
        fields = (max(name, player), max(colour, manner)) if narrow else (name, colour, player, manner)
        parts = [*fields, *map(_least, (self._number, self._mark, self.remove))]
        margins, gaps = self._grid.contentsMargins(), self._grid.horizontalSpacing() * len(parts)
        needed: int = sum(parts) + gaps + margins.left() + margins.right()
        return needed

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width(narrow=True), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (narrow := self.width() < self._width(narrow=False)) != self._narrow:
            self._lay_player(narrow=narrow)

    def set_number(self, number: int) -> None:
        """Set the place at the table, which also distinguishes the cards for screen readers."""
        self._number.setText(str(number))
        self.setAccessibleName(phrase("seat-number", number=number))
        self.name.setAccessibleName(phrase("seat-name", number=number))
        self.colour.setAccessibleName(phrase("seat-colour", number=number))
        self.player.setAccessibleName(phrase("seat-player", number=number))
        self.manner.setAccessibleName(phrase("seat-style", number=number))
        self.remove.setAccessibleName(phrase("seat-remove", number=number))
        set_tip(self.remove, phrase("seat-remove-tip"))

    def wish(self) -> SeatWish:
        chosen = self._level()
        wished = None if chosen is None else chosen.wish
        return SeatWish(self.name.text().strip(), str(self.colour.currentData()), wished)

    def _level(self) -> Level | None:
        wish, manner = str(self.player.currentData()), str(self.manner.currentData())
        if wish == HUMAN:
            return None
        return level(f"{wish}:{manner}" if level(wish).styled and manner else wish)

    def _show_level(self, chosen: Level) -> None:
        self.player.setCurrentIndex(self.player.findData(chosen.id))
        if chosen.style is not None:
            self.manner.setCurrentIndex(self.manner.findData(chosen.style.id))

    def _show_colour(self) -> None:
        colour = str(self.colour.currentData())
        self._mark.show_instead(mark_name(colour), mark_paint(colour))
        self.changed.emit()

    def _notify(self) -> None:
        chosen = self._level()
        self.manner.setVisible(chosen is not None and chosen.styled)
        self.sentence.setText(_described(chosen))
        self.changed.emit()


def _least(widget: QWidget) -> int:
    return widget.minimumSizeHint().expandedTo(widget.minimumSize()).width()


def _described(chosen: Level | None) -> str:
    if chosen is None:
        return phrase("seat-person-note")
    if chosen.style is None:
        return say(chosen.sentence)
    return phrase("seat-level-note", level=chosen.sentence, style=chosen.style.sentence)
