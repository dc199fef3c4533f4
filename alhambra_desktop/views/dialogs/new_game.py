"""The New Game dialog: game and players first, then expansions and house variants."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

import attrs
from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLineEdit,
    QTabWidget,
    QWidget,
)

from ...model.players.skill.levels import (
    FIRST_OPPONENT,
    LEVELS,
    NEW_OPPONENT,
    STYLES,
    Level,
    level,
    with_style,
)
from ...model.rules.core.engine.setup import COLOURS, SeatSetup, Setup, name_fault
from ...model.rules.core.values import Seat
from ...model.rules.core.words.message import Message, MessageError
from ...model.rules.modules.registry import FEWEST_SEATS, MODULES, MOST_SEATS, OPTIONS, SetupError, make_setup
from ...words import phrase, say
from ..storage.contained import contained
from ..storage.preferences import Preferences, SeatWish, named
from ..storage.presets import Presets
from ..storage.settings import Settings
from ..text.language import capital
from ..text.names import LONGEST, NAMES, further_names, person_name
from ..widgets.boxes import NONE, Gap, fill, hbox, vbox
from ..widgets.dialog_frame import fit
from ..widgets.fields import ChoiceField
from ..widgets.labels import PlainLabel, heading, line, pointed_at, push_button, set_tip, words
from ..widgets.pictures import colour_name, mark_name, mark_paint, seat_icon, seat_mark
from ..widgets.scrolled import Scrolled
from ..widgets.style import dress
from .option_form import OptionForm, PresetsRow
from .rules_form import RulesForm

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


LONGEST_SEED = 18
SIZE = QSize(860, 740)


class SeedError(MessageError):
    """A seed is invalid; the message is one sentence."""


@contained
class NewGameDialog(QDialog):
    rule_asked = Signal(str)
    """A rule should be shown; the dialog stays open."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self)
        self._settings = settings
        self._setup: Setup | None = None
        self.setWindowTitle(phrase("new-game-title"))
        self.cards: list[SeatCard] = []
        self.rules = RulesForm(settings.preferences.game, settings.preferences.modules)
        groups = [(module.title, module.options) for module in MODULES]
        self.form = OptionForm(groups, dict(settings.preferences.options))
        self.presets = PresetsRow(Presets(settings, self), self.form, self._shared)
        self.seed = QLineEdit()
        self.seed.setMaxLength(LONGEST_SEED)
        self.seed.setPlaceholderText(phrase("new-game-seed-any"))
        self.seed.setAccessibleName(phrase("new-game-seed-name"))
        set_tip(self.seed, phrase("new-game-seed-tip"))
        self.seed.setMaximumWidth(180)
        self.summary = words("", "", 14)
        self.fault = words("", "fault", 14, True)
        self.add = push_button(phrase("new-game-add-seat"), self.add_seat)
        self._seats = vbox(spacing=6)
        self._lay_out()
        QWidget.setTabOrder(self.tabs, self.rules.foundation)
        for wish in named(settings.preferences.seats):
            self._add_card(wish)
        self.form.changed.connect(self._sum_up)
        self.form.rule_asked.connect(self.rule_asked)
        self.rules.changed.connect(self._sum_up)
        self._sum_up()
        fit(self, SIZE)

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, parent=self)
        self.start = buttons.addButton(phrase("new-game-start"), QDialogButtonBox.ButtonRole.AcceptRole)
        pointed_at(*buttons.buttons())
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName(phrase("new-game-pages"))
        parts = (heading(phrase("new-game-title"), 24), (self.tabs, 1), self.summary, self.fault, buttons)
        vbox(*parts, margins=(20, 16, 20, 14), within=self)
        # A page is filled where it lies: with each new parent the style sheet is read again for all it holds.
        self.tabs.addTab(Scrolled(self._quick_page()), phrase("new-game-table"))
        for title, held in (
            (phrase("new-game-expansions"), [self.rules]),
            (phrase("new-game-house-variants"), [self.presets, self.form]),
        ):
            page = QWidget()
            below = vbox(margins=NONE, within=page)
            self.tabs.addTab(Scrolled(page), title)
            fill(below, *held).setStretch(len(held) - 1, 1)
        self.start.setDefault(True)  # only within its dialog does a button become the default
        self.start.setFocus()

    def _quick_page(self) -> QWidget:
        page = QWidget()
        label = PlainLabel(phrase("new-game-seed"))
        label.setBuddy(self.seed)
        vbox(
            heading(phrase("new-game-game"), 16),
            self.rules.quick,
            Gap(6),
            heading(phrase("new-game-players"), 16),
            self._seats,
            hbox(self.add, (words(phrase("new-game-youngest"), "second", 12), 1)),
            1,
            hbox(label, self.seed, (words(phrase("new-game-seed-note"), "second", 12), 1)),
            margins=(8, 10, 12, 8),
            within=page,
        )
        return page

    # -- seats

    def add_seat(self) -> None:
        if len(self.cards) < MOST_SEATS:
            taken = {card.wish().colour for card in self.cards}
            names = {card.wish().name for card in self.cards}
            colour = next(colour for colour in COLOURS if colour not in taken)
            name = next(name for name in NAMES if name not in names)
            self._add_card(SeatWish(name, colour, NEW_OPPONENT))
            self._sum_up()

    def _add_card(self, wish: SeatWish) -> None:
        card = SeatCard(wish)
        card.changed.connect(self._sum_up)
        card.removed.connect(self._remove_card)
        self.cards.append(card)
        self._seats.addWidget(card)
        before: QWidget = self.cards[-2].remove if len(self.cards) > 1 else self.rules.foundation
        for field in (card.name, card.colour, card.player, card.manner, card.remove):
            QWidget.setTabOrder(before, field)
            before = field
        QWidget.setTabOrder(before, self.add)
        QWidget.setTabOrder(self.add, self.seed)

    def _remove_card(self, card: SeatCard) -> None:
        if len(self.cards) > FEWEST_SEATS:
            self.cards.remove(card)
            card.hide()
            card.deleteLater()
            self.cards[-1].name.setFocus()
            self._sum_up()

    # -- the result

    def _sum_up(self) -> None:
        count = len(self.cards)
        self.add.setEnabled(count < MOST_SEATS)
        for number, card in enumerate(self.cards, 1):
            card.set_number(number)
            card.remove.setEnabled(count > FEWEST_SEATS)
        self.rules.set_seats(count)
        table = Message("new-game-for", game=self.rules.words(), count=count)
        if third := self._company():
            table = Message("new-game-for-and-third", game=self.rules.words(), count=count, third=third)
        if departures := self.form.departures():
            house_rules = phrase("new-game-house-rules", table=table, variants=" ".join(departures))
            self.summary.setText(house_rules)
        else:
            self.summary.setText(phrase("new-game-official", table=table))
        self.fault.hide()

    def _company(self) -> str | None:
        seats = tuple(SeatSetup("", card.wish().colour) for card in self.cards)
        rules = tuple(self.form.values().items())
        setup = Setup(self.rules.game, (), rules, seats, 0)
        joining = (module.company(setup) for module in MODULES if module.automatic and module.in_use(setup))
        return next(joining, None)

    def setup(self) -> Setup:
        """Return the chosen table, after the dialog was accepted."""
        assert self._setup is not None
        return self._setup

    def accept(self) -> None:
        wishes = tuple(card.wish() for card in self.cards)
        try:
            self._setup = self._agreed(wishes)
        except SeedError as error:
            self._refuse(error.message, self.seed)
            return
        except SetupError as error:
            self._refuse(error.message, self._guilty(wishes))
            return
        self._settings.change(
            seats=tuple(map(_kept, wishes)),
            options=tuple(self.form.values().items()),
            game=self.rules.game,
            modules=self.rules.modules,
        )
        super().accept()

    def _agreed(self, wishes: tuple[SeatWish, ...]) -> Setup:
        """Return the current choice; raise `SeedError` or `SetupError` if it is impossible."""
        text = self.seed.text().strip()
        if text and not (text.isascii() and text.isdecimal()):
            raise SeedError(Message("new-game-seed-fault"))
        seed = int(text) if text else secrets.randbits(31)
        seats = [_seat(wish, seed, seat) for seat, wish in enumerate(wishes)]
        return make_setup(seats, seed, self.rules.game, self.rules.modules, self.form.values())

    def _shared(self) -> Setup:
        setup = self._agreed(tuple(card.wish() for card in self.cards))
        self.seed.setText(str(setup.seed))
        return setup

    def _refuse(self, wrong: Message, field: QWidget | None) -> None:
        sentence = say(wrong)
        self.fault.setText(sentence)
        self.fault.show()
        self.fault.setAccessibleName(sentence)
        if field is not None:
            self.tabs.setCurrentIndex(0)
            field.setFocus()

    def _guilty(self, wishes: tuple[SeatWish, ...]) -> QWidget | None:
        for i, (card, wish) in enumerate(zip(self.cards, wishes, strict=True)):
            if name_fault(wish.name) or wish.name in {before.name for before in wishes[:i]}:
                return card.name
            if wish.colour in {before.colour for before in wishes[:i]}:
                return card.colour
        return None


def as_last_time(preferences: Preferences) -> Setup:
    """Return the last table with new shuffles; raise `SetupError` if it became impossible."""
    seed = secrets.randbits(31)
    seats = [_seat(wish, seed, seat) for seat, wish in enumerate(named(preferences.seats))]
    options = {name: value for name, value in preferences.options if name in OPTIONS}
    return make_setup(seats, seed, preferences.game, preferences.modules, options)


def first_game(preferences: Preferences) -> Setup:
    """Return a table for a first game: the player and two newcomers."""
    levels = (None, FIRST_OPPONENT, FIRST_OPPONENT)
    seats = [
        SeatWish(name, colour, level)
        for name, colour, level in zip(names_for(levels, preferences), COLOURS, levels, strict=False)
    ]
    seed = secrets.randbits(31)
    return make_setup([_seat(wish, seed, seat) for seat, wish in enumerate(seats)], seed)


def names_for(levels: Iterable[str | None], preferences: Preferences) -> list[str]:
    """Return a name for each seat, the player's own first."""
    first = (
        next((wish.name for wish in named(preferences.seats) if wish.level is None), None) or person_name()
    )
    others, names = further_names(first), list[str]()
    for taken in levels:
        names.append(first if taken is None and first not in names else next(others))
    return names


def _kept(wish: SeatWish) -> SeatWish:
    unnamed = wish.level is None and wish.name == phrase("seat-person")
    return attrs.evolve(wish, name="") if unnamed else wish


def _seat(wish: SeatWish, seed: int, seat: Seat) -> SeatSetup:
    if wish.level is None:
        return SeatSetup(wish.name, wish.colour)
    return SeatSetup(wish.name, wish.colour, "computer", with_style(wish.level, seed, seat))
