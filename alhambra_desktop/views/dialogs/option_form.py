"""A form of house variants: sentences with choices in their blanks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...model.rules.core.engine.option import Amount, Choice, Option, Value
from ...model.rules.core.words.message import Message
from ...words import phrase, say
from ..art.fonts import sans
from ..text.rules import leads
from ..widgets.boxes import Gap, fill, hbox, vbox
from ..widgets.fields import AmountField, ChoiceField
from ..widgets.flow import Flow
from ..widgets.labels import RichLabel, heading, line, set_tip, words

Field = QComboBox | QSpinBox
BLANK = "\ufffc"
"""Marks the field's position in a sentence (Unicode object replacement character)."""
LONGEST_TEXT = 24
NARROWEST_FIELD = 150
BY_KEYS: Final = Qt.TextInteractionFlag.LinksAccessibleByKeyboard

WIDEST_TITLE = 170
"""Wider titles get a second line."""


class OptionRow(QWidget):
    """One house variant; unofficial values are marked."""

    changed = Signal()
    rule_asked = Signal(str)

    def __init__(self, option: Option, value: Value) -> None:
        super().__init__()
        self.option = option
        self.field = self._make_field(option)
        self.field.setAccessibleName(say(option.title))
        self.field.setAccessibleDescription(phrase("options-official", value=option.describe(option.default)))
        self.reset = QPushButton(phrase("options-reset"))
        self.reset.setObjectName("official")
        self.reset.setAutoDefault(False)
        self.reset.setAccessibleName(phrase("options-reset-one", variant=option.title))
        set_tip(self.reset, phrase("options-reset-tip"))
        self.reset.clicked.connect(self.make_official)
        self._note = words("", "second", 12)
        told = phrase("options-rule", rule=option.rule)
        self.rule = RichLabel(f'<a href="{option.rule}">{escape(told)}</a>' if leads(option.rule) else "")
        self.rule.setFont(sans(12))
        self.rule.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | BY_KEYS)
        self.rule.linkActivated.connect(self.rule_asked)
        set_tip(self, told)
        self._lay_out()
        self.set_value(value)

    def _lay_out(self) -> None:
        before, _, after = say(self.option.sentence(BLANK)).partition(BLANK)
        sentence = Flow()
        if before.strip():
            sentence.addWidget(line(before.strip()))
        sentence.addWidget(self.field)
        if after.strip() not in ("", "."):
            sentence.addWidget(line(after.strip()))
        below = hbox((self._note, 1), self.rule, self.reset)
        vbox(sentence, below, spacing=1, margins=(0, 4, 0, 6), within=self)

    def _make_field(self, option: Option) -> Field:
        if isinstance(option, Amount):
            amount = AmountField()
            amount.setRange(option.least, option.most)
            amount.setMinimumWidth(64)
            amount.valueChanged.connect(self._on_change)
            return amount
        choice = ChoiceField()
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        choice.setMinimumWidth(NARROWEST_FIELD)
        if isinstance(option, Choice):
            for value in option.values:
                name = option.named(value)
                official = value == option.default
                choice.addItem(phrase("options-official", value=name) if official else say(name), value)
        else:
            edit = QLineEdit()
            edit.setMaxLength(LONGEST_TEXT)
            edit.setAccessibleName(say(option.title))
            choice.setEditable(True)
            choice.setLineEdit(edit)
            choice.setMinimumContentsLength(12)
            choice.addItems(list(option.suggestions))
            choice.editTextChanged.connect(self._on_change)
        choice.currentIndexChanged.connect(self._on_change)
        return choice

    def value(self) -> Value:
        if isinstance(self.field, QSpinBox):
            return self.field.value()
        if isinstance(self.option, Choice):
            return str(self.field.currentData())
        return self.field.currentText().strip()

    def set_value(self, value: Value) -> None:
        if isinstance(self.field, QSpinBox):
            self.field.setValue(int(value))
        elif isinstance(self.option, Choice):
            self.field.setCurrentIndex(max(0, self.field.findData(value)))
        else:
            self.field.setEditText(str(value))
        self._notify()

    def make_official(self) -> None:
        """Choose the official value and keep the focus in the field."""
        if self.reset.hasFocus():
            self.field.setFocus()
        self.set_value(self.option.default)

    @property
    def official(self) -> bool:
        return self.value() == self.option.default

    def _on_change(self) -> None:
        self._notify()
        self.changed.emit()

    def _notify(self) -> None:
        option = self.option
        fault = option.fault(self.value())
        if fault is not None:
            text = say(fault)
        elif self.official:
            text = phrase("options-by-rule")
        else:
            text = phrase("options-house-rule", official=option.describe(option.default))
        self._note.setText(f"{text} {say(option.note)}" if option.note else text)
        self.reset.setVisible(not self.official)


def title_width(option: Option) -> int:
    return line(say(option.title), bold=True).sizeHint().width()


class OptionForm(QWidget):
    """House variants in groups, with a button to restore official rules."""

    changed = Signal()
    rule_asked = Signal(str)

    def __init__(
        self, groups: Iterable[tuple[Message, Iterable[Option]]], values: Mapping[str, Value]
    ) -> None:
        super().__init__()
        self.rows: dict[str, OptionRow] = {}
        self._quiet = False
        self.reset = QPushButton(phrase("options-reset-all"))
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(self.make_official)
        top = hbox((words(phrase("options-named-before"), "second"), 1), self.reset)
        whole = vbox(top, margins=(8, 8, 10, 8), within=self)
        listed = [(title, tuple(options)) for title, options in groups]
        widths = [title_width(option) for _, options in listed for option in options]
        self._title_width = min(max(widths, default=0), WIDEST_TITLE)
        for title, options in listed:
            self._add_group(whole, title, [(o, values.get(o.id, o.default)) for o in options])
        whole.addStretch(1)
        self.reset.setEnabled(bool(self.departures()))

    def _add_group(self, whole: QVBoxLayout, title: Message, options: list[tuple[Option, Value]]) -> None:
        if not options:
            return
        grid = QGridLayout()
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for i, (option, value) in enumerate(options):
            row = self.rows[option.id] = OptionRow(option, value)
            row.changed.connect(self._on_change)
            row.rule_asked.connect(self.rule_asked)
            name = words(say(option.title), bold=True)
            name.setFixedWidth(self._title_width)
            grid.addWidget(name, i, 0)
            grid.addWidget(row, i, 1)
        fill(whole, Gap(8), heading(say(title), 16), grid)

    def _on_change(self) -> None:
        if not self._quiet:
            self.reset.setEnabled(bool(self.departures()))
            self.changed.emit()

    def values(self) -> dict[str, Value]:
        return {name: row.value() for name, row in self.rows.items()}

    def departures(self) -> list[str]:
        return [say(row.option.describe(row.value())) for row in self.rows.values() if not row.official]

    def official(self) -> dict[str, Value]:
        return {name: row.option.default for name, row in self.rows.items()}

    def make_official(self) -> None:
        self.set_values(self.official())

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Set several values with one signal; unknown variants are ignored."""
        self._quiet = True
        for name, row in self.rows.items():
            if name in values:
                row.set_value(values[name])
        self._quiet = False
        self._on_change()
