from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from ...model.files.archive.table_code import LONGEST, read_table_code, table_code
from ...model.rules.core.engine.option import Amount, Choice, Option, Value
from ...model.rules.core.engine.setup import Setup
from ...model.rules.core.words.message import Message, MessageError
from ...words import phrase, say
from ..art.brushes import shape
from ..art.cache import FaceCache
from ..art.fonts import sans
from ..art.geometry import khatam
from ..art.palette import GOLD, GOLD_DEEP
from ..storage.contained import contained
from ..storage.presets import LONGEST_NAME, Presets, name_of
from ..text.language import capital
from ..text.rules import rule_with_text
from ..text.search import NOTHING, Query
from ..widgets.boxes import NONE, Gap, fill, hbox, vbox
from ..widgets.choices import Segments
from ..widgets.field_row import FieldRow
from ..widgets.fields import AmountField, ChoiceField
from ..widgets.flow import CardGrid, Flow
from ..widgets.labels import PlainLabel, RichLabel, heading, push_button, set_button_text, set_tip, words
from ..widgets.other_choice import OtherChoice
from ..widgets.stepper import Stepper
from .option_picture import OptionPicture

Field = Segments | AmountField | ChoiceField
LONGEST_TEXT = 24  # maximum number of characters of a typed value
NARROWEST_FIELD = 150
BY_KEYS: Final = Qt.TextInteractionFlag.LinksAccessibleByKeyboard

STAR = 14
BETWEEN_GROUPS: Final = 24
BELOW_HEAD: Final = 8
PAIR: Final = 2


@contained
class GoldStar(QWidget):
    """A star beside a house variant whose value is not official."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(STAR, STAR)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, middle = QPainter(self), STAR / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape(painter, khatam(middle, middle, middle - 1), GOLD, GOLD_DEEP, 1)


class OptionRow(FieldRow):
    """A card for a house variant. The card is golden if the value is not official."""

    changed = Signal()
    rule_asked = Signal(str)

    def __init__(self, cache: FaceCache, option: Option, value: Value, *, large: bool = False) -> None:
        self.option = option
        title = say(option.title)
        control = self._make_control(option, title)
        self.star, self.rule = GoldStar(), RichLabel(_rule_link(option.rule))
        self.reset = push_button(Message("options-reset"), self.make_official, name="official")
        picture = OptionPicture(cache, option, large=large)
        extras = self.star, self.rule, self.reset
        super().__init__(title, "", control, *extras, picture=picture, boxed=True)
        self._picture_of_value = picture
        self.field: Field = control.amount if isinstance(control, Stepper) else control
        self.reset.setAccessibleName(phrase("options-reset-one", variant=option.title))
        self.rule.setFont(sans(12))
        self.rule.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | BY_KEYS)
        self.rule.linkActivated.connect(self.rule_asked)
        self.rule.setVisible(bool(self.rule.text()))
        set_tip(self, phrase("options-rule", rule=option.rule))
        self.set_value(value)
        self._connect()

    @staticmethod
    def _make_control(option: Option, title: str) -> Segments | Stepper | ChoiceField:
        if isinstance(option, Amount):
            return Stepper(title, option.least, option.most)
        if isinstance(option, Choice):
            segments = Segments(title, {value: capital(say(option.named(value))) for value in option.values})
            for value, button in segments.buttons.items():
                set_tip(button, say(option.describe(value)))
            return segments
        choice, edit = ChoiceField(), QLineEdit()
        edit.setMaxLength(LONGEST_TEXT)
        for field in (choice, edit):
            field.setAccessibleName(title)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        choice.setMinimumSize(NARROWEST_FIELD, FIELD_HIGH)
        choice.setEditable(True)
        choice.setLineEdit(edit)
        choice.setMinimumContentsLength(12)
        choice.addItems(list(option.suggestions))
        return choice

    def _connect(self) -> None:
        if isinstance(self.field, Segments):
            self.field.chosen.connect(self._on_change)
        elif isinstance(self.field, AmountField):
            self.field.valueChanged.connect(self._on_change)
        else:
            self.field.editTextChanged.connect(self._on_change)

    def value(self) -> Value:
        if isinstance(self.field, Segments):
            return str(self.field.value)
        return self.field.value() if isinstance(self.field, AmountField) else self.field.currentText().strip()

    def set_value(self, value: Value) -> None:
        if isinstance(self.field, Segments):
            self.field.choose(value)
            self.changed.emit()
        elif isinstance(self.field, AmountField):
            self.field.setValue(int(value))
        else:
            self.field.setEditText(str(value))
        self._notify()

    def make_official(self) -> None:
        if self.reset.hasFocus():
            self.field.setFocus()
        self.set_value(self.option.default)

    def seek(self, query: Query, marked: Query, ground: str) -> bool:
        found = query.matches(*self._searched)
        self.setVisible(found)
        self.title.mark(marked, ground)
        self._picture_of_value.setHidden(self._tall and marked != NOTHING)  # too large for search results
        self.updateGeometry()
        return found

    @property
    def _searched(self) -> tuple[str, ...]:
        values = self.field.texts if isinstance(self.field, Segments) else []
        return self.title.plain_text, say(self.option.sentence("")), self.note.plain_text, *values

    @property
    def official(self) -> bool:
        return self.value() == self.option.default

    def _on_change(self) -> None:
        self._notify()
        self.changed.emit()

    def _notify(self) -> None:
        option = self.option
        fault, official = option.fault(self.value()), say(option.describe(option.default))
        text = official if self.official else phrase("options-house-rule", official=official)
        text = text if fault is None else say(fault)
        self.note.set_content(f"{text} {say(option.note)}" if option.note else text)
        for field in self.field.buttons.values() if isinstance(self.field, Segments) else (self.field,):
            field.setAccessibleDescription(self.note.plain_text)
        self.marked = not self.official
        for mark in (self.star, self.reset):
            mark.setVisible(self.marked)
        self._picture_of_value.show_value(self.value())
        self.update()
        self.updateGeometry()
        self.arrange()


def _rule_link(rule: str) -> str:
    if not rule_with_text(rule):
        return ""
    return f'<a href="{rule}">{escape(phrase("options-rule", rule=rule))}</a>'


def _size(option: Option) -> int:
    """Return a sort key that puts cards of similar height next to each other."""
    return len(option.values) if isinstance(option, Choice) else PAIR


class Group(NamedTuple):
    head: QLabel
    rows: list[OptionRow]


@contained
class OptionForm(QWidget):
    """Cards for house variants, grouped by rule set."""

    changed = Signal()
    rule_asked = Signal(str)

    def __init__(
        self,
        cache: FaceCache,
        groups: Iterable[tuple[Message, Iterable[Option]]],
        values: Mapping[str, Value],
        *,
        large: bool = False,
    ) -> None:
        super().__init__()
        self._cache, self._large = cache, large
        self.rows: dict[str, OptionRow] = {}
        self._groups: list[Group] = []
        self._quiet = False
        whole = vbox(margins=NONE, within=self)
        for title, options in groups:
            self._add_group(whole, title, [(o, values.get(o.id, o.default)) for o in options])
        whole.addStretch(1)

    def _add_group(self, whole: QVBoxLayout, title: Message, options: list[tuple[Option, Value]]) -> None:
        if not options:
            return
        options.sort(key=lambda entry: _size(entry[0]))
        rows = [OptionRow(self._cache, option, value, large=self._large) for option, value in options]
        for row in rows:
            self.rows[row.option.id] = row
            row.changed.connect(self._on_change)
            row.rule_asked.connect(self.rule_asked)
        group = Group(heading(say(title), 18), rows)
        self._groups.append(group)
        fill(whole, group.head, Gap(BELOW_HEAD), CardGrid(*rows), Gap(BETWEEN_GROUPS))

    def _on_change(self) -> None:
        if not self._quiet:
            self.changed.emit()

    def seek(self, query: Query, marked: Query, ground: str) -> int:
        """Show and highlight the matching variants; return their number."""
        count = 0
        for group in self._groups:
            found = [row for row in group.rows if row.seek(query, marked, ground)]
            group.head.setVisible(bool(found))
            count += len(found)
        return count

    def values(self) -> dict[str, Value]:
        return {name: row.value() for name, row in self.rows.items()}

    def departures(self) -> list[str]:
        return [say(row.option.describe(row.value())) for row in self.rows.values() if not row.official]

    def official(self) -> dict[str, Value]:
        return {name: row.option.default for name, row in self.rows.items()}

    def make_official(self) -> None:
        self.set_values(self.official())

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Set the values of several variants, and emit `changed` only once. Ignore unknown variants."""
        self._quiet = True
        for name, row in self.rows.items():
            if name in values:
                row.set_value(values[name])
        self._quiet = False
        self._on_change()


NAME_WIDTH, FIELD_HIGH = 180, 30


@contained
class EntryField(QLineEdit):
    """A field in which Enter does not press the default button of the dialog."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class PresetsRow(QWidget):
    """Controls for presets of the house variants in a form."""

    def __init__(self, presets: Presets, form: OptionForm) -> None:
        super().__init__()
        self._presets, self._form = presets, form
        self._asked = ""
        self._other = OtherChoice(self._follow, self)
        self.choice = ChoiceField()
        self.name = EntryField()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setFixedSize(NAME_WIDTH, FIELD_HIGH)
        self.keep = push_button(Message("presets-keep"), self._keep)
        self.rename = push_button(Message("presets-rename"), self._rename)
        self.delete = push_button(Message("presets-delete"), self._delete)
        self.outcome = words("", "second", 12)
        self._lay_out()
        self._fill()
        self._connect()
        self._say(presets.complaint)
        self._follow()

    def _lay_out(self) -> None:
        self.choice.setAccessibleName(phrase("presets-choice"))
        self.choice.setPlaceholderText(phrase("presets-own"))
        self.name.setPlaceholderText(phrase("presets-name"))
        self.name.setAccessibleName(phrase("presets-name"))
        parts = Flow(self.name, self.keep, self.rename, self.delete)
        vbox(self.choice, parts, self.outcome, spacing=4, margins=NONE, within=self)

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
        departs = bool(self.chosen or self._form.departures())
        for part in (self.name, self.keep, self.rename, self.delete):
            part.setVisible(departs)
        self.keep.setEnabled(bool(name))
        self.rename.setEnabled(bool(self.chosen and name and name not in self._presets.names))
        self.delete.setEnabled(bool(self.chosen))
        set_button_text(self.delete, Message("presets-delete"))

    def _say(self, message: Message | None) -> None:
        self.outcome.setText("" if message is None else say(message))
        self.outcome.setVisible(message is not None)

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
            self._say(Message("presets-kept", name=name))  # an error replaces this message
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
        name = self.chosen
        if self._asked != name:
            self._asked = name
            self._other.watch(self.delete)
            set_button_text(self.delete, Message("presets-delete-really"))
            return
        self._say(Message("presets-deleted", name=name))
        self._presets.forget(name)


class CodeRow(QWidget):
    """A field for a table code, with buttons to apply and to copy a code.

    ``setup`` returns the setup whose code is copied, or raises `MessageError`.
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
        entry = hbox((self.code, 1), self.take, spacing=8, margins=NONE)
        vbox(label, entry, self.copy, self.outcome, spacing=6, margins=(0, 4, 0, 0), within=self)
        self.outcome.hide()
        self.code.textChanged.connect(self._follow)
        self.code.returnPressed.connect(self._take)
        self._follow()

    def _follow(self) -> None:
        self.take.setEnabled(bool(self.code.text().strip()))

    def _say(self, message: Message) -> None:
        self.outcome.setText(say(message))
        self.outcome.show()

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
