"""A form of house variants: each a sentence with its choice in the blank."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...model.core.option import Amount, Choice, Option, Value
from ...words import say
from .parts import AmountField, ChoiceField, heading, line, words

Field = QComboBox | QSpinBox
OFFICIAL = " (official)"
LONGEST_TEXT = 24
NARROWEST_FIELD = 150
TITLE_WIDTH = 126


class OptionRow(QWidget):
    """One house variant; the official value is marked, and everything else is shown as a departure."""

    changed = Signal()

    def __init__(self, option: Option, value: Value) -> None:
        super().__init__()
        self.option = option
        self.field = self._make_field(option)
        self.field.setAccessibleName(option.title)
        self.field.setAccessibleDescription(option.describe(option.default) + OFFICIAL)
        self.reset = QPushButton("↺ official")
        self.reset.setObjectName("official")
        self.reset.setAutoDefault(False)
        self.reset.setAccessibleName(f"{option.title}: back to the official rule")
        self.reset.setToolTip("Back to the official rule")
        self.reset.clicked.connect(self.make_official)
        self._note = words("", "second", 12)
        self._lay_out()
        self.set_value(value)

    def _lay_out(self) -> None:
        before, _, after = self.option.sentence.partition("{}")
        sentence = QHBoxLayout()
        sentence.setSpacing(6)
        if before.strip():
            sentence.addWidget(line(before.strip()))
        sentence.addWidget(self.field)
        if after.strip() not in ("", "."):
            sentence.addWidget(line(after.strip()))
        sentence.addStretch(1)
        below = QHBoxLayout()
        below.addWidget(self._note, 1)
        below.addWidget(self.reset)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 6)
        column.setSpacing(1)
        column.addLayout(sentence)
        column.addLayout(below)

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
            for value, text in option.words.items():
                choice.addItem(text + OFFICIAL * (value == option.default), value)
        else:
            edit = QLineEdit()
            edit.setMaxLength(LONGEST_TEXT)
            edit.setAccessibleName(option.title)
            choice.setEditable(True)
            choice.setLineEdit(edit)
            choice.setMinimumContentsLength(12)
            choice.addItems(list(option.suggestions))
            choice.editTextChanged.connect(self._on_change)
        choice.currentIndexChanged.connect(self._on_change)
        return choice

    def value(self) -> Value:
        """The value that is chosen."""
        if isinstance(self.field, QSpinBox):
            return self.field.value()
        if isinstance(self.option, Choice):
            return str(self.field.currentData())
        return self.field.currentText().strip()

    def set_value(self, value: Value) -> None:
        """Choose a value."""
        if isinstance(self.field, QSpinBox):
            self.field.setValue(int(value))
        elif isinstance(self.option, Choice):
            self.field.setCurrentIndex(max(0, self.field.findData(value)))
        else:
            self.field.setEditText(str(value))
        self._tell()

    def make_official(self) -> None:
        """Choose the official value; the field keeps the keyboard."""
        if self.reset.hasFocus():
            self.field.setFocus()
        self.set_value(self.option.default)

    @property
    def official(self) -> bool:
        """True where the official value is chosen."""
        return self.value() == self.option.default

    def _on_change(self) -> None:
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        option = self.option
        fault = option.fault(self.value())
        if fault is not None:
            text = say(fault)
        elif self.official:
            text = f"Official, rule {option.rule}."
        else:
            text = f"<b>House rule.</b> Officially: {option.describe(option.default)} (rule {option.rule})"
        self._note.setText(f"{text} {option.paragraph}".strip())
        self.reset.setVisible(not self.official)


class OptionForm(QWidget):
    """House variants in groups, with one button that makes everything official again."""

    changed = Signal()

    def __init__(self, groups: Iterable[tuple[str, Iterable[Option]]], values: Mapping[str, Value]) -> None:
        super().__init__()
        self.rows: dict[str, OptionRow] = {}
        self._quiet = False
        self.reset = QPushButton("Make everything &official")
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(self.make_official)
        top = QHBoxLayout()
        top.addWidget(
            words("What differs from the official rules is named before a game begins.", "second"), 1
        )
        top.addWidget(self.reset)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 14, 8)
        column.addLayout(top)
        for title, options in groups:
            self._add_group(column, title, [(o, values.get(o.id, o.default)) for o in options])
        column.addStretch(1)
        self.reset.setEnabled(bool(self.departures()))

    def _add_group(self, column: QVBoxLayout, title: str, options: list[tuple[Option, Value]]) -> None:
        if not options:
            return
        column.addSpacing(8)
        column.addWidget(heading(title, 16))
        grid = QGridLayout()
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for i, (option, value) in enumerate(options):
            row = self.rows[option.id] = OptionRow(option, value)
            row.changed.connect(self._on_change)
            name = words(option.title, bold=True)
            name.setFixedWidth(TITLE_WIDTH)
            grid.addWidget(name, i, 0)
            grid.addWidget(row, i, 1)
        column.addLayout(grid)

    def _on_change(self) -> None:
        if not self._quiet:
            self.reset.setEnabled(bool(self.departures()))
            self.changed.emit()

    def values(self) -> dict[str, Value]:
        """Every value that is chosen."""
        return {name: row.value() for name, row in self.rows.items()}

    def departures(self) -> list[str]:
        """The sentences of the variants that are not official."""
        return [row.option.describe(row.value()) for row in self.rows.values() if not row.official]

    def make_official(self) -> None:
        """The official value everywhere, told once."""
        self._quiet = True
        for row in self.rows.values():
            row.set_value(row.option.default)
        self._quiet = False
        self._on_change()
