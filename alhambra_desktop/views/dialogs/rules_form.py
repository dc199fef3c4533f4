"""Game and modules as a form, with three presets."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ...model.rules.core.engine.module import Module
from ...model.rules.core.words.message import Message
from ...model.rules.modules.registry import CHOOSABLE, MODULES, mix_fault, mixes
from ...words import phrase, say
from ..widgets.boxes import empty, fill, hbox, vbox
from ..widgets.fields import ChoiceField
from ..widgets.labels import push_button, set_tip, words
from ..widgets.switch import Switch


def about(module: Module, *, everything: bool) -> str:
    """Return a module's sentence, with a note on uncertain parts in italics."""
    sentence, caution = say(module.sentence), module.caution if everything else None
    return f"{sentence} <i>{say(caution)}</i>" if caution else sentence


class ModuleSwitch(QWidget):
    """A module's switch with its sentence; disabled with a reason where it does not fit the game."""

    def __init__(self, module: Module) -> None:
        super().__init__()
        self.module = module
        self.switch = Switch(say(module.title))
        self.switch.setAccessibleDescription(say(module.sentence))
        self._sentence = words("", "second", 12)
        self._sentence.setContentsMargins(41, 0, 0, 0)
        vbox(self.switch, self._sentence, 1, spacing=0, margins=(0, 2, 8, 4), within=self)
        self._fault: Message | None = None
        self.switch.toggled.connect(self._notify)
        self._notify()

    def fit_game(self, game: str) -> None:
        self._fault = mix_fault(game, self.module)
        self.switch.setEnabled(self._fault is None)
        if self._fault is not None:
            self.switch.setChecked(False)
        self._notify()

    def _notify(self) -> None:
        if self._fault is not None:
            self._sentence.setText(say(self._fault))
        else:
            self._sentence.setText(about(self.module, everything=self.switch.isChecked()))

    @property
    def words(self) -> str:
        return self._sentence.text()


class RulesForm(QWidget):
    """Chooses the modules; the game itself is chosen in ``quick``, which is placed elsewhere."""

    changed = Signal()

    def __init__(self, game: str, modules: tuple[str, ...]) -> None:
        super().__init__()
        self._seats = 0
        self._mixes = hbox()
        self.foundation = ChoiceField()
        self.foundation.setAccessibleName(phrase("rules-game"))
        self._sentence = words("", "second", 12)
        for module in MODULES:
            if module.foundation:
                self.foundation.addItem(say(module.title), module.id)
        self.switches = {module.id: ModuleSwitch(module) for module in CHOOSABLE}
        self._lay_out()
        self.foundation.setCurrentIndex(max(0, self.foundation.findData(game)))
        self._fit_game()
        for name in modules:
            if name in self.switches and self.switches[name].switch.isEnabled():
                self.switches[name].switch.setChecked(True)
        self.foundation.currentIndexChanged.connect(self._fit_game)
        for one in self.switches.values():
            one.switch.toggled.connect(self.changed)

    def _lay_out(self) -> None:
        self.quick = hbox(self.foundation, (self._sentence, 1))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        for i, one in enumerate(self.switches.values()):
            grid.addWidget(one, i // 2, i % 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        vbox(self._mixes, grid, 1, margins=(8, 10, 12, 8), within=self)

    def set_seats(self, seats: int) -> None:
        if seats == self._seats:
            return
        self._seats = seats
        empty(self._mixes)
        buttons = []
        for mix in mixes(seats):
            button = push_button(say(mix.title))
            set_tip(button, say(mix.sentence))
            button.setAccessibleDescription(say(mix.sentence))
            button.clicked.connect(lambda _=False, chosen=mix: self.choose(chosen.game, chosen.modules))
            buttons.append(button)
        fill(self._mixes, words(phrase("rules-mixes"), "second", 12), *buttons, 1)

    def choose(self, game: str, modules: tuple[str, ...]) -> None:
        self.foundation.setCurrentIndex(self.foundation.findData(game))
        for name, one in self.switches.items():
            one.switch.setChecked(name in modules)
        self.changed.emit()

    def _fit_game(self) -> None:
        module = next(module for module in MODULES if module.id == self.game)
        self._sentence.setText(about(module, everything=True))
        for one in self.switches.values():
            one.fit_game(self.game)
        self.changed.emit()

    @property
    def game(self) -> str:
        return str(self.foundation.currentData())

    @property
    def modules(self) -> tuple[str, ...]:
        return tuple(name for name, one in self.switches.items() if one.switch.isChecked())

    def words(self) -> str:
        title = next(module.title for module in MODULES if module.id == self.game)
        game = Message("rules-base-game") if self.game == MODULES[0].id else title
        chosen = tuple(self.switches[name].module.title for name in self.modules)
        return phrase("rules-with", game=game, modules=chosen) if chosen else say(game)
