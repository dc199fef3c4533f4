"""A form of house variants: each a sentence with its choice in the blank."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...model.core.option import Amount, Choice, Option, Value
from .parts import words

Field = QComboBox | QSpinBox


class OptionRow(QWidget):
    """One house variant; the official value is marked, and everything else is shown as a departure."""

    changed = Signal()

    def __init__(self, option: Option, value: Value) -> None:
        super().__init__()
        self.option = option
        self.field = self._make_field(option)
        self.field.setAccessibleName(option.title)
        before, _, after = option.sentence.partition("{}")
        line = QHBoxLayout()
        line.setSpacing(6)
        for text in (before.strip(), None, after.strip()):
            if text is None:
                line.addWidget(self.field)
            elif text not in ("", "."):
                line.addWidget(QLabel(text))
        line.addStretch(1)
        self._note = words("", "second", 12)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(1)
        column.addLayout(line)
        column.addWidget(self._note)
        self.set_value(value)

    def _make_field(self, option: Option) -> Field:
        if isinstance(option, Amount):
            spin = QSpinBox()
            spin.setRange(option.least, option.most)
            spin.valueChanged.connect(self._on_change)
            return spin
        combo = QComboBox()
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        if isinstance(option, Choice):
            for value, text in option.words.items():
                combo.addItem(text, value)
        else:
            combo.setEditable(True)
            combo.addItems(list(option.suggestions))
            combo.editTextChanged.connect(self._on_change)
        combo.currentIndexChanged.connect(self._on_change)
        return combo

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

    @property
    def official(self) -> bool:
        """True where the official value is chosen."""
        return self.value() == self.option.default

    def _on_change(self) -> None:
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        rule = f"rule {self.option.rule}"
        if self.official:
            text = f"official  ·  {rule}"
        else:
            text = f"house rule; official: {self.option.describe(self.option.default)}  ·  {rule}"
        self._note.setText(f"{text}  ·  {self.option.paragraph}" if self.option.paragraph else text)


class OptionForm(QWidget):
    """All house variants, with one button that makes everything official again."""

    changed = Signal()

    def __init__(self, options: Mapping[str, Option], values: Mapping[str, Value]) -> None:
        super().__init__()
        self.rows = {
            name: OptionRow(option, values.get(name, option.default)) for name, option in options.items()
        }
        grid = QGridLayout(self)
        grid.setContentsMargins(4, 4, 12, 4)
        grid.setVerticalSpacing(2)
        for i, (name, row) in enumerate(self.rows.items()):
            title = words(options[name].title, bold=True)
            title.setFixedWidth(150)
            grid.addWidget(title, i, 0)
            grid.addWidget(row, i, 1)
            row.changed.connect(self.changed)
        self.reset = QPushButton("Make everything &official")
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(self.make_official)
        grid.addWidget(self.reset, len(self.rows), 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(self.rows) + 1, 1)

    def values(self) -> dict[str, Value]:
        """Every value that is chosen."""
        return {name: row.value() for name, row in self.rows.items()}

    def departures(self) -> list[str]:
        """The sentences of the variants that are not official."""
        return [row.option.describe(row.value()) for row in self.rows.values() if not row.official]

    def make_official(self) -> None:
        """The official value everywhere."""
        for row in self.rows.values():
            row.set_value(row.option.default)
        self.changed.emit()
