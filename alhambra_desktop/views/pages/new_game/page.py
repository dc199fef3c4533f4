from __future__ import annotations

import secrets
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QWidget

from ....model.rules.core.engine.setup import Setup
from ....model.rules.core.words.message import Message, MessageError
from ....model.rules.modules.registry import OPTIONS, SetupError
from ....words import phrase, say
from ...accessibility.a11y import announce
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...game.next_table import NextTable, stored_seat, unofficial_variants, with_people
from ...storage.contained import contained
from ...storage.preferences import FIRST_TABLE
from ...storage.presets import Presets
from ...storage.settings import Settings
from ...text.rules import first_rule
from ...widgets.dialog_frame import open_once
from ...widgets.page_bar import PageBar
from ...widgets.page_header import PageHeader
from ...widgets.scrolled import Scrolled
from ...widgets.style import apply_style_sheet
from ..page import PanelPage
from .arrangement import Parts, arrange, order_tabs
from .cards import ExpansionCard, GameCard
from .foot import Foot
from .game_panel import GamePanel
from .house_rules import HouseRules, SeedError
from .person_dialog import PersonDialog
from .piece_flight import PieceFlight
from .presets import PresetRow
from .proposals import forget_table, keep_table, own_tables, presets, table_sentence
from .seat_words import level_words
from .seating import Seating
from .table_panel import TablePanel

DIGITS: Final = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
QUICK, LAST = 0, 3  # indexes of the presets *quick game* and *last table*


@contained
class NewGamePage(PanelPage):
    play_chosen = Signal(object)  # the setup of the game to begin
    rule_asked = Signal(str)
    rule_sets_wanted = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._house_presets = Presets(settings, self)
        self._before: list[NextTable] = []
        self._busy = False
        self.seating = Seating.of(FIRST_TABLE)
        self.presets = PresetRow(self._cache)
        self.header = PageHeader(self._cache, Message("new-game-title"), self.presets)
        self.table = TablePanel(self._cache)
        self.game = GamePanel(self._cache)
        self.foot = Foot(self._cache)
        self.bar = PageBar(self._cache)
        inside = QWidget()
        self.body = Scrolled(inside, wood=True)
        self._sheet: HouseRules | None = None
        self._options = {name: option.default for name, option in OPTIONS.items()}
        self._flight = PieceFlight(self.game, self.table, self)
        self._parts = Parts(
            *(self.header, self.presets, self.body, inside, self.table, self.game, self.foot, self.bar)
        )
        self.body.setParent(self)
        self.place(self.header, self.foot, self.bar)
        for panel in (self.table, self.game):
            panel.setParent(inside)
        self._connect()
        self.retranslate()
        self._show(self.presets.cards[self._proposed].preset.table)

    @property
    def sheet(self) -> HouseRules:
        if self._sheet is None:
            sheet = HouseRules(self._cache, self._house_presets, self._options, self._shared, self)
            sheet.hide()
            apply_style_sheet(sheet)
            sheet.set_theme(self.theme)
            sheet.changed.connect(self._on_variants)
            sheet.seed.textChanged.connect(self._update)
            sheet.rule_asked.connect(self.rule_asked)
            self._sheet = sheet
            QWidget.setTabOrder(sheet.seed, self.foot.play)
            self.arrange()
        return self._sheet

    def _on_variants(self) -> None:
        self._options = self.sheet.form.values()
        self._on_change()

    def _connect(self) -> None:
        self.header.back.connect(self.left)
        self.presets.preset_chosen.connect(self.apply_preset)
        self.presets.keep_wanted.connect(lambda: keep_table(self._settings, self.next_table))
        self.presets.forget_wanted.connect(lambda number: forget_table(self._settings, number))
        self.presets.own_chosen.connect(self._take_own)
        table = self.table
        table.added.connect(self.add_seat)
        table.opened.connect(self.choose_person)
        table.stepped.connect(self._step)
        table.removed.connect(self.remove_seat)
        table.swapped.connect(lambda at: self._seat(self.seating.swapped(at), at))
        table.coloured.connect(lambda at, colour: self._seat(self.seating.coloured(at, colour), at))
        self.game.changed.connect(self._on_change)
        self.game.switched.connect(self._on_switch)
        self.game.rule_sets_wanted.connect(self.rule_sets_wanted)
        self.foot.play_wanted.connect(self.play)
        self.foot.fold.toggled.connect(lambda on: self.fold(opened=on))
        self._settings.changed.connect(self._on_settings)
        self.add_keys({PAGE_KEYS["leave"]: self._leave, PAGE_KEYS["back"]: self.left.emit})

    @property
    def next_table(self) -> NextTable:
        return NextTable(
            self.seating.seats, self.game.game, self.game.modules, unofficial_variants(self._options)
        )

    def _show(self, table: NextTable) -> None:
        self._busy = True
        self.seating = Seating.of(table.seats)
        self.game.choose(table.game, table.modules)
        self._options = {name: option.default for name, option in OPTIONS.items()} | dict(table.options)
        if self._sheet is not None:
            self._sheet.form.set_values(self._options)
        self._busy = False
        self._update()

    def _on_change(self) -> None:
        if not self._busy:
            self._update()

    def _on_switch(self, name: str, on: bool) -> None:
        self._flight.fly(name, arriving=on, reduced=self._settings.preferences.reduced_motion)

    def _seat(self, seating: Seating, at: int) -> None:
        self.seating = seating
        self._update()
        place = self.table.places[at]
        announce(place, place.accessibleName)

    def _step(self, at: int, step: int) -> None:
        self.seating = self.seating.stepped(at, step)
        self._update()
        choice = self.seating.places[at]
        if choice is not None:
            announce(self.table.places[at], partial(level_words, choice))

    def add_seat(self, at: int) -> None:
        before = {choice.person or "" for choice in self._settings.preferences.seats}
        self._seat(self.seating.added(at, secrets.randbits(31), before), at)

    def remove_seat(self, at: int) -> None:
        self._seat(self.seating.removed(at), at)

    def choose_person(self, at: int) -> None:
        choice = self.seating.places[at]
        if choice is None:
            return
        dialog = PersonDialog(
            choice,
            self.seating.free_colours(at),
            self.seating.unavailable(at),
            self.seating.human_names(at),
            self,
        )
        dialog.accepted.connect(lambda: self._seat(self.seating.renamed(at, dialog.choice()), at))
        open_once(dialog)

    @property
    def _proposed(self) -> int:
        """Index of the initial preset: the table of the last game or, if there is none, the quick game."""
        return LAST if len(self.presets.cards) > LAST else QUICK

    def apply_preset(self, number: int) -> None:
        if number < len(self.presets.cards):
            preset = self.presets.cards[number].preset
            self._apply_table(preset.table)
            announce(self, lambda: phrase("new-game-taken", title=preset.title, table=self.sentence))

    def _apply_table(self, table: NextTable) -> None:
        self._before.append(self.next_table)
        self._show(table)

    def undo(self) -> None:
        """Restore the table as it was before the last preset was chosen."""
        if self._before:
            self._show(self._before.pop())
            announce(self, lambda: phrase("new-game-taken-back", table=self.sentence))

    def _take_own(self, number: int) -> None:
        self._apply_table(own_tables(self._settings.preferences)[number])

    @property
    def sentence(self) -> str:
        return table_sentence(self.next_table)

    def retranslate(self) -> None:
        opened, old, self._sheet = self.foot.fold.isChecked(), self._sheet, None
        if old is not None:
            old.hide()
            old.deleteLater()
            self.sheet.seed.setText(old.seed.text())
        self.seating = Seating.of(with_people(self.seating.seats))
        for part in (self.header, self.presets, self.table, self.game, self.foot):
            part.retranslate()
        self._show_presets()
        self.bar.set_content(phrase("new-game-bar"), phrase("new-game-bar-keys"))
        self._update()
        self.fold(opened=opened)
        self.arrange()

    def _show_presets(self) -> None:
        self.presets.show_presets(presets(self._settings.preferences))
        self.presets.set_theme(self.theme)
        order_tabs(self._parts)

    def _update(self) -> None:
        table = self.next_table
        self.table.set_content(self.seating, table.game, table.modules)
        own = own_tables(self._settings.preferences)
        titles = list(map(table_sentence, own))
        self.presets.show_own(titles, own.index(table) if table in own else -1)
        chosen = [i for i, card in enumerate(self.presets.cards) if card.preset.table == table]
        self.presets.mark(self._proposed if self._proposed in chosen else chosen[0] if chosen else -1)
        departures = [say(OPTIONS[name].describe(value)) for name, value in table.options]
        foot = self.foot
        foot.table.setText(table_sentence(table))
        if departures:
            foot.rule_count.setText(phrase("new-game-departures", count=len(departures)))
            foot.note.setText(phrase("new-game-by-house-rules", rules=" ".join(departures)))
        else:
            foot.rule_count.setText(phrase("new-game-as-printed", count=len(OPTIONS)))
            foot.note.setText(phrase("new-game-official"))
        foot.fold.setAccessibleDescription(foot.rule_count.text())
        foot.official = not departures
        foot.show_fault("")
        self.arrange()

    @property
    def help_rule(self) -> str:
        """The first rule of the module on the focused card or, if no card is focused, of the chosen game."""
        focus = self.focusWidget()
        found = focus.face.module.id if isinstance(focus, GameCard | ExpansionCard) else self.game.game
        return first_rule(found)

    def run_command(self, command: str) -> None:
        if command == "undo":
            self.undo()

    def setup(self) -> Setup:
        """Return the chosen setup.

        Raise `SeedError` if the seed is not a number, and `SetupError` if the table is impossible.
        """
        seed = self._sheet.given_seed() if self._sheet is not None else None
        return self.next_table.setup(secrets.randbits(31) if seed is None else seed)

    def _shared(self) -> Setup:
        setup = self.setup()
        self.sheet.seed.setText(str(setup.seed))
        return setup

    def play(self) -> None:
        try:
            setup = self.setup()
        except (SeedError, SetupError) as error:
            self._refuse(error)
            return
        table = self.next_table
        self._settings.change(
            seats=tuple(map(stored_seat, table.seats)),
            options=tuple(self._options.items()),
            game=table.game,
            modules=table.modules,
        )
        self.play_chosen.emit(setup)

    def _refuse(self, error: MessageError) -> None:
        self.fold(opened=True)
        self.sheet.show_fault(of_seed=isinstance(error, SeedError))
        self.foot.show_fault(say(error.message))
        self.arrange()
        announce(self, lambda: say(error.message))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if not plain or self._in_field():
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.play()
        elif key in DIGITS:
            self.apply_preset(DIGITS.index(key))
        else:
            super().keyPressEvent(event)

    def _in_field(self) -> bool:
        focus = self.focusWidget()
        return isinstance(focus, QLineEdit | QComboBox | QSpinBox)

    def _leave(self) -> None:
        if self.foot.fold.isChecked():
            self.fold(opened=False)
        else:
            self.left.emit()

    def fold(self, *, opened: bool) -> None:
        if self.foot.fold.isChecked() != opened:
            self.foot.fold.setChecked(opened)
            return
        if self._sheet is None and not opened:
            return
        had_focus = self.sheet.isAncestorOf(self.focusWidget() or self)
        self.sheet.setVisible(opened)
        self.arrange()
        if opened:
            self.sheet.raise_()
        elif had_focus:
            self.foot.fold.setFocus()

    def relist(self) -> None:
        if self.game.relist():
            self.retranslate()

    def on_entered(self) -> None:
        self.relist()
        self._before.clear()
        if self._sheet is not None:
            self._sheet.seed.clear()
        self.fold(opened=False)
        self._show_presets()
        self._show(self.presets.cards[self._proposed].preset.table)
        self.body.verticalScrollBar().setValue(0)
        self.foot.play.setFocus()

    def _on_settings(self, changed: frozenset[str]) -> None:
        if "tables" in changed:
            self._update()

    def arrange(self) -> None:
        if self.isVisible():
            arrange(self._parts, self._sheet, self.width(), self.height())

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for part in (self.presets, self.table, self.game):
            part.set_theme(theme)
        if self._sheet is not None:
            self._sheet.set_theme(theme)
