"""A seat of a new game as a card."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLineEdit, QPushButton, QWidget

from ...model.core.setup import COLOURS
from ...model.opponents.levels import LEVELS
from .. import art
from ..settings import SeatWish
from .parts import ChoiceField, line, mark_paint, seat_icon, seat_mark, words

HUMAN = "person"
LONGEST_NAME = 18


class SeatCard(QFrame):
    """One seat: name, colour with its mark, person or computer with what its level is like."""

    changed = Signal()
    removed = Signal(object)

    def __init__(self, wish: SeatWish) -> None:
        super().__init__()
        self.setObjectName("seatCard")
        self.name = QLineEdit(wish.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(120)
        self.colour = ChoiceField()
        for colour in COLOURS:
            self.colour.addItem(seat_icon(colour), f"{colour} {art.seat(colour).mark}", colour)
        self.colour.setCurrentIndex(self.colour.findData(wish.colour))
        self.player = ChoiceField()
        self.player.addItem("A person", HUMAN)
        for level in LEVELS:
            self.player.addItem(f"Computer, {level.name.lower()}", level.id)
        self.player.setCurrentIndex(max(0, self.player.findData(wish.level or HUMAN)))
        self.sentence = words("", "second", 12)
        self.remove = QPushButton("×")
        self.remove.setFixedWidth(40)
        self.remove.setAutoDefault(False)
        self._number = line("", "second", 14, True)
        self._mark = seat_mark(wish.colour, 32)
        self._lay_out()
        self.set_number(1)
        self.name.textChanged.connect(self.changed)
        self.colour.currentIndexChanged.connect(self._show_colour)
        self.player.currentIndexChanged.connect(self._tell)
        self.remove.clicked.connect(lambda: self.removed.emit(self))
        self._tell()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 6, 10, 6)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._number, 0, 0)
        grid.addWidget(self._mark, 0, 1)
        fields: tuple[QWidget, ...] = (self.name, self.colour, self.player, self.remove)
        for column, field in enumerate(fields, 2):
            grid.addWidget(field, 0, column)
        grid.addWidget(self.sentence, 1, 2, 1, 4)
        grid.setColumnStretch(2, 2)
        grid.setColumnStretch(4, 2)

    def set_number(self, number: int) -> None:
        """The place at the table, which also tells the cards apart for those who hear them."""
        self._number.setText(str(number))
        self.setAccessibleName(f"Seat {number}")
        self.name.setAccessibleName(f"Name of seat {number}")
        self.colour.setAccessibleName(f"Colour of seat {number}")
        self.player.setAccessibleName(f"Seat {number}: person or computer player")
        self.remove.setAccessibleName(f"Take seat {number} away")
        self.remove.setToolTip("Take this seat away")

    def wish(self) -> SeatWish:
        """What is chosen."""
        level = self.player.currentData()
        chosen = None if level == HUMAN else str(level)
        return SeatWish(self.name.text().strip(), str(self.colour.currentData()), chosen)

    def _show_colour(self) -> None:
        colour = str(self.colour.currentData())
        self._mark.show_instead(f"{colour} {art.seat(colour).mark}", mark_paint(colour))
        self.changed.emit()

    def _tell(self) -> None:
        level = next((level for level in LEVELS if level.id == self.player.currentData()), None)
        self.sentence.setText(level.sentence if level else "Plays at this screen.")
        self.changed.emit()
