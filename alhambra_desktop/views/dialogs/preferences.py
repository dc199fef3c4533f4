"""The preferences; every change holds at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ...model.modules.registry import OPTIONS
from ..settings import AIDS, SCALES, SPEEDS, THEMES, Settings
from .option_form import OptionForm
from .parts import heading, words

THEME_WORDS = {"system": "like the desktop", "light": "light", "dark": "dark"}
AID_WORDS = {
    "purist": "purist: legal squares only",
    "normal": "normal: previews and reasons",
    "trainer": "trainer: everything that can be computed",
}


class PreferencesDialog(QDialog):
    """Appearance, movement, play aids and the house rules that new games begin with."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle("Preferences")
        self.resize(720, 600)
        wishes = settings.wishes
        self.theme = self._choice("Theme", {name: THEME_WORDS[name] for name in THEMES}, wishes.theme)
        self.scale = self._choice("Scale", {str(s): f"{s} %" for s in SCALES}, str(wishes.scale))
        self.own = self._choice("My own moves", {name: name for name in SPEEDS}, wishes.own_speed)
        self.others = self._choice("The others' moves", {name: name for name in SPEEDS}, wishes.others_speed)
        self.aids = self._choice("Play aids", {name: AID_WORDS[name] for name in AIDS}, wishes.aids)
        self.reduced = QCheckBox("Less motion: marks instead of flights")
        self.reduced.setChecked(wishes.reduced_motion)
        self.rounds = QCheckBox("Against computer players alone, undo may take back whole rounds")
        self.rounds.setChecked(wishes.undo_rounds)
        self.form = OptionForm(OPTIONS, dict(wishes.options))
        self._lay_out()
        self._connect()

    @staticmethod
    def _choice(name: str, values: dict[str, str], current: str) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName(name)
        for value, text in values.items():
            combo.addItem(text, value)
        combo.setCurrentIndex(combo.findData(current))
        return combo

    def _lay_out(self) -> None:
        self.tabs = QTabWidget()
        self.tabs.addTab(
            _page(
                ("&Theme", self.theme),
                ("&Scale", self.scale),
                ("", words("The scale changes when the program is started again.", "second", 12)),
            ),
            "Appearance",
        )
        self.tabs.addTab(
            _page(
                ("My &own moves", self.own),
                ("The &others' moves", self.others),
                ("", self.reduced),
                (
                    "",
                    words(
                        "While others move, Space makes them fast and a click finishes a step.", "second", 12
                    ),
                ),
            ),
            "Movement",
        )
        self.tabs.addTab(
            _page(
                ("Play &aids", self.aids),
                ("", self.rounds),
                ("", words("A game with a whole round taken back is marked as assisted.", "second", 12)),
            ),
            "Play aids",
        )
        area = QScrollArea()
        area.setWidget(self.form)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tabs.addTab(area, "House rules")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 14)
        column.addWidget(heading("Preferences"))
        column.addWidget(self.tabs, 1)
        column.addWidget(buttons)

    def _connect(self) -> None:
        change = self._settings.change
        self.theme.currentIndexChanged.connect(lambda: change(theme=self.theme.currentData()))
        self.scale.currentIndexChanged.connect(lambda: change(scale=int(self.scale.currentData())))
        self.own.currentIndexChanged.connect(lambda: change(own_speed=self.own.currentData()))
        self.others.currentIndexChanged.connect(lambda: change(others_speed=self.others.currentData()))
        self.aids.currentIndexChanged.connect(lambda: change(aids=self.aids.currentData()))
        self.reduced.toggled.connect(lambda on: change(reduced_motion=on))
        self.rounds.toggled.connect(lambda on: change(undo_rounds=on))
        self.form.changed.connect(self._keep_options)

    def _keep_options(self) -> None:
        """Possible values only; a half-typed name waits."""
        values = self.form.values()
        possible = tuple((name, v) for name, v in values.items() if OPTIONS[name].fault(v) is None)
        self._settings.change(options=possible)


def _page(*rows: tuple[str, QWidget]) -> QWidget:
    page = QWidget()
    form = QFormLayout(page)
    form.setContentsMargins(16, 16, 16, 16)
    form.setVerticalSpacing(12)
    for label, field in rows:
        form.addRow(label, field)
    return page
