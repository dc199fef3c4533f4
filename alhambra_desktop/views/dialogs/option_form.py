from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...model.files.archive.table_code import LONGEST, read_table_code, table_code
from ...model.rules.core.engine.option import Amount, Choice, Option, Value
from ...model.rules.core.engine.setup import Setup
from ...model.rules.core.words.message import Message, MessageError
from ...words import phrase, say
from ..art.brushes import shape
from ..art.fonts import BOLD, sans
from ..art.geometry import khatam
from ..art.palette import GOLD, GOLD_DEEP
from ..storage.contained import contained
from ..storage.presets import LONGEST_NAME, Presets, name_of
from ..text.rules import leads
from ..text.search import Query
from ..widgets.boxes import NONE, Gap, fill, hbox, vbox
from ..widgets.fields import AmountField, ChoiceField
from ..widgets.flow import Flow
from ..widgets.hit_label import HitLabel
from ..widgets.labels import PlainLabel, RichLabel, heading, line, push_button, set_tip, tell_button, words
from ..widgets.other_choice import OtherChoice

Field = QComboBox | QSpinBox
BLANK = "\ufffc"  # the field's position in a sentence (object replacement character)
LONGEST_TEXT = 24
NARROWEST_FIELD = 150
BY_KEYS: Final = Qt.TextInteractionFlag.LinksAccessibleByKeyboard

STAR = 14  # pixels
WIDEST_TITLE = 170  # wider titles get a second line


@contained
class GoldStar(QWidget):
    """A small star next to an option that differs from the official rules."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(STAR, STAR)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, middle = QPainter(self), STAR / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape(painter, khatam(middle, middle, middle - 1), GOLD, GOLD_DEEP, 1)


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
        self.reset = push_button(Message("options-reset"), self.make_official, name="official")
        self.reset.setAccessibleName(phrase("options-reset-one", variant=option.title))
        self.star = GoldStar()
        self._note = words("", "second", 12)
        rule_text = phrase("options-rule", rule=option.rule)
        self.rule = RichLabel(
            f'<a href="{option.rule}">{escape(rule_text)}</a>' if leads(option.rule) else ""
        )
        self.rule.setFont(sans(12))
        self.rule.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | BY_KEYS)
        self.rule.linkActivated.connect(self.rule_asked)
        set_tip(self, rule_text)
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
        below = hbox(self.star, (self._note, 1), self.rule, self.reset)
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
        if self.reset.hasFocus():
            self.field.setFocus()
        self.set_value(self.option.default)

    @property
    def texts(self) -> tuple[str, ...]:
        """Texts for searching."""
        field = self.field
        choices = [field.itemText(i) for i in range(field.count())] if isinstance(field, QComboBox) else []
        return (say(self.option.title), say(self.option.sentence("")), self._note.text(), *choices)

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
        self.star.setVisible(not self.official)


def title_width(option: Option) -> int:
    return line(say(option.title), bold=True).sizeHint().width()


class OptionForm(QWidget):
    """House variants in groups, with a button to restore official rules."""

    changed = Signal()
    rule_asked = Signal(str)

    def __init__(
        self,
        groups: Iterable[tuple[Message, Iterable[Option]]],
        values: Mapping[str, Value],
        *,
        heads: bool = True,
    ) -> None:
        """Show groups of variants; with ``heads``, a button above makes all of them official."""
        super().__init__()
        self.rows: dict[str, OptionRow] = {}
        self.titles: dict[str, HitLabel] = {}
        self._groups: list[tuple[QLabel, list[OptionRow]]] = []
        self._quiet = False
        self.reset = push_button(Message("options-reset-all"), self.make_official)
        if not heads:
            self.reset.hide()
        tops = hbox((words(phrase("options-named-before"), "second"), 1), self.reset)
        whole = vbox(tops, margins=(8, 8, 10, 8) if heads else NONE, within=self)
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
            name = self.titles[option.id] = HitLabel(say(option.title), weight=BOLD)
            name.setFixedWidth(self._title_width)
            grid.addWidget(name, i, 0)
            grid.addWidget(row, i, 1)
        head = heading(say(title), 16)
        self._groups.append((head, [self.rows[option.id] for option, _ in options]))
        fill(whole, Gap(8), head, grid)

    def _on_change(self) -> None:
        if not self._quiet:
            self.reset.setEnabled(bool(self.departures()))
            self.changed.emit()

    def seek(self, query: Query, marked: Query, ground: str) -> int:
        """Show only the matching variants, mark hits, and return the number of shown ones."""
        found = [name for name, row in self.rows.items() if query.matches(*row.texts)]
        for name, row in self.rows.items():
            row.setVisible(name in found)
            self.titles[name].setVisible(name in found)
            self.titles[name].mark(marked, ground)
        for head, rows in self._groups:
            head.setVisible(any(row.option.id in found for row in rows))
        return len(found)

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


NARROWEST, NARROWEST_NAME = 150, 80


@contained
class EntryField(QLineEdit):
    """A field that handles Enter itself instead of its dialog."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class PresetsRow(QWidget):
    """Presets for a form of house variants."""

    def __init__(self, presets: Presets, form: OptionForm) -> None:
        super().__init__()
        self._presets, self._form = presets, form
        self._asked = ""
        self._other = OtherChoice(self._follow, self)
        self.choice = ChoiceField()
        self.choice.setMinimumWidth(NARROWEST)
        self.name = EntryField()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(NARROWEST_NAME)
        self.keep = push_button(Message("presets-keep"), self._keep)
        self.rename = push_button(Message("presets-rename"), self._rename)
        self.delete = push_button(Message("presets-delete"), self._delete)
        self.outcome = words("", "second", 12)
        self._lay_out()
        self._fill()
        self._connect()
        if presets.complaint is not None:
            self._say(presets.complaint)
        self._follow()

    def _lay_out(self) -> None:
        self.choice.setAccessibleName(phrase("presets-choice"))
        self.choice.setPlaceholderText(phrase("presets-own"))
        self.name.setPlaceholderText(phrase("presets-name"))
        self.name.setAccessibleName(phrase("presets-name"))
        label = PlainLabel(phrase("presets-choice"))
        label.setBuddy(self.choice)
        chosen = hbox(label, (self.choice, 1), spacing=12)
        buttons = Flow(self.keep, self.rename, self.delete)
        vbox(chosen, hbox((self.name, 1), (buttons, 1)), self.outcome, margins=(8, 8, 14, 0), within=self)

    def _connect(self) -> None:
        self.choice.activated.connect(self._choose)
        self.name.textChanged.connect(self._follow)
        self.name.returnPressed.connect(self._keep)
        self._presets.changed.connect(self._fill)
        self._presets.failed.connect(self._say)
        self._form.changed.connect(self._show_chosen)

    def _fill(self) -> None:
        self.choice.clear()
        self.choice.addItem(phrase("presets-official"), "")
        for name in self._presets.names:
            self.choice.addItem(name, name)
        self._show_chosen()

    @property
    def chosen(self) -> str:
        return str(self.choice.currentData() or "")

    def _show_chosen(self) -> None:
        values, before = self._form.values(), self.chosen
        same = [name for name in self._presets.names if self._whole(name) == values]
        if not self._form.departures():
            self.choice.setCurrentIndex(0)
        elif same:
            self.choice.setCurrentIndex(self.choice.findData(before if before in same else same[0]))
        else:
            self.choice.setCurrentIndex(-1)
        self._follow()

    def _whole(self, name: str) -> dict[str, Value]:
        return {**self._form.official(), **self._presets.preset(name).values}

    def _follow(self) -> None:
        self._other.stop()
        self._asked = ""
        name = name_of(self.name.text())
        self.keep.setEnabled(bool(name))
        self.rename.setEnabled(bool(self.chosen and name and name not in self._presets.names))
        self.delete.setEnabled(bool(self.chosen))
        tell_button(self.delete, Message("presets-delete"))

    def _say(self, message: Message | None) -> None:
        self.outcome.setText("" if message is None else say(message))

    def _choose(self) -> None:
        name = self.chosen
        self._say(None)
        if not name:
            self._form.make_official()
            return
        unknown = self._presets.preset(name).unknown
        self._form.set_values(self._whole(name))
        self.choice.setCurrentIndex(self.choice.findData(name))
        self.name.setText(name)
        if unknown:
            self._say(Message("presets-unknown", count=unknown))
        self._follow()

    def _keep(self) -> None:
        name = name_of(self.name.text())
        if name:
            self._say(Message("presets-kept", name=name))  # errors replace it
            self._presets.keep(name, self._form.values())
            self._select(name)

    def _rename(self) -> None:
        old, new = self.chosen, name_of(self.name.text())
        self._say(Message("presets-renamed", old=old, new=new))
        self._presets.rename(old, new)
        self._select(new)

    def _select(self, name: str) -> None:
        if self._form.departures():
            self.choice.setCurrentIndex(self.choice.findData(name))
        self._follow()

    def _delete(self) -> None:
        """Ask on the first press and delete on the second."""
        name = self.chosen
        if self._asked != name:
            self._asked = name
            self._other.watch(self.delete)
            tell_button(self.delete, Message("presets-delete-really"))
            return
        self._say(Message("presets-deleted", name=name))
        self._presets.forget(name)


class CodeRow(QWidget):
    """A table code whose house variants can be taken, or the code of the current table.

    ``setup`` returns the current table, or raises `MessageError`.
    """

    def __init__(self, form: OptionForm, setup: Callable[[], Setup]) -> None:
        super().__init__()
        self._form, self._setup = form, setup
        self.code = EntryField()
        self.code.setMaxLength(LONGEST)
        self.code.setPlaceholderText(phrase("presets-code-hint"))
        self.code.setAccessibleName(phrase("presets-code"))
        self.take = push_button(Message("presets-take"), self._take)
        self.copy = push_button(Message("presets-copy"), self._copy)
        self.outcome = words("", "second", 12)
        label = PlainLabel(phrase("presets-code"))
        label.setBuddy(self.code)
        row = hbox(label, (self.code, 1), spacing=12)
        vbox(row, Flow(self.take, self.copy), self.outcome, spacing=6, margins=(8, 4, 14, 0), within=self)
        self.code.textChanged.connect(self._follow)
        self.code.returnPressed.connect(self._take)
        self._follow()

    def _follow(self) -> None:
        self.take.setEnabled(bool(self.code.text().strip()))

    def _say(self, message: Message) -> None:
        self.outcome.setText(say(message))

    def _take(self) -> None:
        if not self.code.text().strip():
            return
        try:
            table = read_table_code(self.code.text())
        except MessageError as error:
            self._say(error.message)
            return
        self._form.set_values({**self._form.official(), **table.options})
        self._say(Message("presets-taken", count=len(self._form.departures())))

    def _copy(self) -> None:
        try:
            code = table_code(self._setup())
        except MessageError as error:
            self._say(error.message)
            return
        self.code.setText(code or "")
        QGuiApplication.clipboard().setText(code or "")
        self._say(Message("presets-copied"))
