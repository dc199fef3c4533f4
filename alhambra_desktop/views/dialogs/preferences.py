"""The preferences; every change holds at once."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ...model.modules.registry import MODULES, OPTIONS
from ..settings import AIDS, SCALES, SPEEDS, THEMES, VIZIER_SECONDS, Settings
from .option_form import OptionForm
from .parts import ChoiceField, close_below, fit, heading, scrolled, words
from .switch import Switch

THEME_WORDS = {"system": "like the desktop", "light": "light", "dark": "dark"}
SPEED_WORDS = {"off": "at once, without movement", "fast": "fast", "normal": "normal", "slow": "slow"}
AID_WORDS = {
    "purist": "purist: legal squares only, nothing is computed",
    "normal": "normal: previews and reasons",
    "trainer": "trainer: everything that can be computed",
}
SIZE = QSize(760, 620)


class PreferencesDialog(QDialog):
    """Appearance, movement, play aids and the house variants that new games begin with."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle("Preferences")
        wishes = settings.wishes
        self.theme = _choice("Theme", THEMES, THEME_WORDS, wishes.theme)
        scales = {str(scale): f"{scale} %" for scale in SCALES}
        self.scale = _choice("Scale of text and table", scales, scales, str(wishes.scale))
        self.own = _choice("My own moves", SPEEDS, SPEED_WORDS, wishes.own_speed)
        self.others = _choice("The others' moves", SPEEDS, SPEED_WORDS, wishes.others_speed)
        seconds = {str(number): f"{number} seconds" if number else "without end" for number in VIZIER_SECONDS}
        self.vizier = _choice("Time for the vizier", seconds, seconds, str(wishes.vizier_seconds))
        self.aids = _choice("Play aids", AIDS, AID_WORDS, wishes.aids)
        self.reduced = _switch("&Less motion: marks that stay instead of flights", wishes.reduced_motion)
        self.rounds = _switch("Against computer players &undo takes back whole rounds", wishes.undo_rounds)
        groups = [(module.title, module.options) for module in MODULES]
        self.form = OptionForm(groups, dict(wishes.options))
        self._lay_out()
        self._connect()
        fit(self, SIZE)

    def _lay_out(self) -> None:
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName("Pages of the preferences")
        self.tabs.addTab(self._appearance(), "A&ppearance")
        self.tabs.addTab(self._animation(), "A&nimation")
        self.tabs.addTab(self._play_aids(), "Play a&ids")
        self.tabs.addTab(scrolled(self.form), "&House variants")
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 14)
        column.addWidget(heading("Preferences", 24))
        column.addWidget(self.tabs, 1)
        column.addWidget(words("Every change holds at once.", "second", 12))
        close_below(self, column)

    def _appearance(self) -> QWidget:
        return _page(
            ("&Theme", self.theme, "Light, dark, or whatever the desktop has."),
            ("&Scale", self.scale, "Text and table; it changes when the program is started again."),
            ("", self.reduced, "Nothing is lost by it: what moved is marked instead."),
        )

    def _animation(self) -> QWidget:
        return _page(
            ("My o&wn moves", self.own, "How fast what you did is shown."),
            ("The &others' moves", self.others, "Space held makes them fast, a click finishes a step."),
            ("Time for the &vizier", self.vizier, "How long you are asked; only where he could buy exactly."),
        )

    def _play_aids(self) -> QWidget:
        return _page(
            ("Play &aids", self.aids, "The result of a game says which were in use."),
            ("", self.rounds, "Only where one person plays; the game is then marked as assisted."),
        )

    def _connect(self) -> None:
        change = self._settings.change
        self.theme.currentIndexChanged.connect(lambda: change(theme=self.theme.currentData()))
        self.scale.currentIndexChanged.connect(lambda: change(scale=int(self.scale.currentData())))
        self.own.currentIndexChanged.connect(lambda: change(own_speed=self.own.currentData()))
        self.others.currentIndexChanged.connect(lambda: change(others_speed=self.others.currentData()))
        self.vizier.currentIndexChanged.connect(lambda: change(vizier_seconds=int(self.vizier.currentData())))
        self.aids.currentIndexChanged.connect(lambda: change(aids=self.aids.currentData()))
        self.reduced.toggled.connect(lambda on: change(reduced_motion=on))
        self.rounds.toggled.connect(lambda on: change(undo_rounds=on))
        self.form.changed.connect(self._keep_options)

    def _keep_options(self) -> None:
        """Possible values only: a half-typed name waits, the one before it holds."""
        values = self.form.values()
        possible = {name: value for name, value in values.items() if OPTIONS[name].fault(value) is None}
        self._settings.change(options=tuple({**dict(self._settings.wishes.options), **possible}.items()))


def _choice(name: str, values: Iterable[str], texts: dict[str, str], current: str) -> QComboBox:
    field = ChoiceField()
    field.setAccessibleName(name)
    for value in values:
        field.addItem(texts[value], value)
    field.setCurrentIndex(field.findData(current))
    return field


def _switch(text: str, on: bool) -> Switch:
    switch = Switch(text)
    switch.setChecked(on)
    return switch


def _page(*rows: tuple[str, QWidget, str]) -> QWidget:
    """Each row a label, a field and a line below it."""
    page = QWidget()
    form = QFormLayout(page)
    form.setContentsMargins(20, 18, 20, 16)
    form.setVerticalSpacing(6)
    form.setHorizontalSpacing(16)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    for label, field, note in rows:
        form.addRow(label, field)
        below = words(note, "second", 12)
        below.setContentsMargins(0, 0, 0, 12)
        below.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        form.addRow("", below)
    return scrolled(page)
