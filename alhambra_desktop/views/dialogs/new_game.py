"""The dialog for a new game: seats as cards, the rules in plain words."""

from __future__ import annotations

import secrets

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ...model.core.setup import COLOURS, SeatSetup, Setup
from ...model.modules.registry import (
    FEWEST_SEATS,
    MODULES,
    MOST_SEATS,
    OPTIONS,
    SetupError,
    make_setup,
)
from ...model.opponents.levels import LEVELS
from ..settings import SeatWish, Settings
from .option_form import OptionForm
from .parts import heading, seat_mark, words

NAMES = ("You", "Yusuf", "Leila", "Ines", "Tariq", "Salma")
HUMAN = "person"


class SeatCard(QFrame):
    """One seat: name, colour with its mark, person or computer."""

    changed = Signal()
    removed = Signal(object)

    def __init__(self, wish: SeatWish) -> None:
        super().__init__()
        self.setObjectName("seatCard")
        self.name = QLineEdit(wish.name)
        self.name.setMaxLength(18)
        self.name.setAccessibleName("Name")
        self.colour = QComboBox()
        self.colour.setAccessibleName("Colour")
        self.colour.addItems(list(COLOURS))
        self.colour.setCurrentText(wish.colour)
        self.player = QComboBox()
        self.player.setAccessibleName("Person or computer player")
        self.player.addItem("A person", HUMAN)
        for level in LEVELS:
            self.player.addItem(f"Computer: {level.name}", level.id)
        self.player.setCurrentIndex(max(0, self.player.findData(wish.level or HUMAN)))
        self.sentence = words("", "second", 12)
        self.remove = QPushButton("×")
        self.remove.setAccessibleName("Take this seat away")
        self.remove.setToolTip("Take this seat away")
        self.remove.setFixedWidth(40)
        self.remove.setAutoDefault(False)
        self._mark = seat_mark(wish.colour, 30)
        self._lay_out()
        self.name.textChanged.connect(self.changed)
        self.colour.currentTextChanged.connect(self._show_colour)
        self.player.currentIndexChanged.connect(self._tell)
        self.remove.clicked.connect(lambda: self.removed.emit(self))
        self._tell()

    def _lay_out(self) -> None:
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(12, 8, 10, 8)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        grid.addWidget(self._mark, 0, 0)
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self.colour, 0, 2)
        grid.addWidget(self.player, 0, 3)
        grid.addWidget(self.remove, 0, 4)
        grid.addWidget(self.sentence, 1, 1, 1, 4)
        grid.setColumnStretch(1, 2)
        grid.setColumnStretch(3, 2)

    def wish(self) -> SeatWish:
        """What is chosen."""
        level = self.player.currentData()
        chosen = None if level == HUMAN else str(level)
        return SeatWish(self.name.text().strip(), self.colour.currentText(), chosen)

    def _show_colour(self, colour: str) -> None:
        new = seat_mark(colour, 30)
        self._grid.replaceWidget(self._mark, new)
        self._mark.deleteLater()
        self._mark = new
        self.changed.emit()

    def _tell(self) -> None:
        level = next((level for level in LEVELS if level.id == self.player.currentData()), None)
        self.sentence.setText(level.sentence if level else "Plays at this screen.")
        self.changed.emit()


class NewGameDialog(QDialog):
    """Seats and rules of a new game; Enter starts it."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._setup: Setup | None = None
        self.setWindowTitle("New game")
        self.resize(760, 660)
        self.cards: list[SeatCard] = []
        self.form = OptionForm(OPTIONS, dict(settings.wishes.options))
        self.seed = QLineEdit()
        self.seed.setPlaceholderText("any")
        self.seed.setAccessibleName("Seed")
        self.seed.setToolTip("The same number gives the same shuffles again")
        self.seed.setMaximumWidth(140)
        self.summary = words("", "second")
        self.fault = words("", "fault")
        self.add = QPushButton("&Add a seat")
        self.add.setAutoDefault(False)
        self._seats = QVBoxLayout()
        self._lay_out()
        for wish in settings.wishes.seats:
            self._add_card(wish)
        self.add.clicked.connect(self.add_seat)
        self.form.changed.connect(self._sum_up)
        self._sum_up()

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start = buttons.addButton("&Start", QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 14)
        column.addWidget(heading("New game"))
        tabs = QTabWidget()
        tabs.addTab(self._seats_page(), "Table")
        tabs.addTab(_scrolled(self.form), "House rules")
        column.addWidget(tabs, 1)
        column.addWidget(self.summary)
        column.addWidget(self.fault)
        column.addWidget(buttons)

    def _seats_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.addLayout(self._seats)
        line = QHBoxLayout()
        line.addWidget(self.add)
        line.addWidget(
            words(
                "List the youngest first: ties for the first turn go to whoever is listed first.",
                "second",
                12,
            ),
            1,
        )
        column.addLayout(line)
        column.addSpacing(8)
        for module in MODULES:
            if module.foundation:
                column.addWidget(words(f"<b>{module.title}.</b> {module.sentence}"))
        seed = QHBoxLayout()
        seed.addWidget(words("Seed of the shuffles:"))
        seed.addWidget(self.seed)
        seed.addStretch(1)
        column.addLayout(seed)
        column.addStretch(1)
        return _scrolled(page)

    # -- seats

    def add_seat(self) -> None:
        """One more seat, with a free name and colour."""
        if len(self.cards) < MOST_SEATS:
            taken = {card.wish().colour for card in self.cards}
            names = {card.wish().name for card in self.cards}
            colour = next(colour for colour in COLOURS if colour not in taken)
            name = next(name for name in NAMES if name not in names)
            self._add_card(SeatWish(name, colour, "normal"))
            self._sum_up()

    def _add_card(self, wish: SeatWish) -> None:
        card = SeatCard(wish)
        card.changed.connect(self._sum_up)
        card.removed.connect(self._remove_card)
        self.cards.append(card)
        self._seats.addWidget(card)

    def _remove_card(self, card: SeatCard) -> None:
        if len(self.cards) > FEWEST_SEATS:
            self.cards.remove(card)
            card.hide()
            card.deleteLater()
            self._sum_up()

    # -- the result

    def _sum_up(self) -> None:
        """The rules in force in plain words."""
        count = len(self.cards)
        self.add.setEnabled(count < MOST_SEATS)
        for card in self.cards:
            card.remove.setEnabled(count > FEWEST_SEATS)
        values = self.form.values()
        parts = [f"The base game for {count}"]
        if count == 2 and values["dirk"] == "on":
            parts[0] += f", with {values['dirk_name']} as the third"
        departures = self.form.departures()
        parts.append(f"House rules: {' '.join(departures)}" if departures else "official rules throughout.")
        self.summary.setText(("; " if not departures else ". ").join(parts))
        self.fault.setText("")

    def setup(self) -> Setup:
        """The table that was agreed on; only after the dialog was accepted."""
        assert self._setup is not None
        return self._setup

    def accept(self) -> None:
        """Start, or say in one sentence what stands against it."""
        wishes = tuple(card.wish() for card in self.cards)
        text = self.seed.text().strip()
        if text and not text.isdecimal():
            self.fault.setText("The seed is a whole number, or nothing.")
            return
        seed = int(text) if text else secrets.randbits(31)
        values = self.form.values()
        try:
            self._setup = make_setup([_seat(wish) for wish in wishes], seed, options=values)
        except SetupError as error:
            self.fault.setText(str(error))
            return
        self._settings.change(seats=wishes, options=tuple(values.items()))
        super().accept()


def _seat(wish: SeatWish) -> SeatSetup:
    if wish.level is None:
        return SeatSetup(wish.name, wish.colour)
    return SeatSetup(wish.name, wish.colour, "computer", wish.level)


def _scrolled(widget: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidget(widget)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
