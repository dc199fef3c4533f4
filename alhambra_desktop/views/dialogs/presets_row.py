"""PresetsRow: named sets of house variants to save, choose, rename, delete and share as table codes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from ...model.files.archive.table_code import LONGEST, read_table_code, table_code
from ...model.rules.core.engine.option import Value
from ...model.rules.core.engine.setup import Setup
from ...model.rules.core.words.message import Message, MessageError
from ...words import phrase, say
from ..storage.contained import contained
from ..storage.presets import LONGEST_NAME, Presets, name_of
from ..widgets.fields import ChoiceField
from ..widgets.flow import Flow
from ..widgets.labels import PlainLabel, push_button, words
from ..widgets.other_choice import OtherChoice
from .option_form import OptionForm

NARROWEST, NARROWEST_NAME = 150, 80


@contained
class EntryField(QLineEdit):
    """A field that handles Enter itself instead of its dialog."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class PresetsRow(QWidget):
    """Presets for a form of house variants.

    ``setup`` returns the current table for its code, or raises `MessageError`.
    """

    def __init__(self, presets: Presets, form: OptionForm, setup: Callable[[], Setup]) -> None:
        super().__init__()
        self._presets, self._form, self._setup = presets, form, setup
        self._asked = ""
        self._other = OtherChoice(self._follow, self)
        self.choice = ChoiceField()
        self.choice.setMinimumWidth(NARROWEST)
        self.name, self.code = EntryField(), EntryField()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(NARROWEST_NAME)
        self.code.setMaxLength(LONGEST)
        self.keep = push_button(phrase("presets-keep"), self._keep)
        self.rename = push_button(phrase("presets-rename"), self._rename)
        self.delete = push_button(phrase("presets-delete"), self._delete)
        self.take = push_button(phrase("presets-take"), self._take)
        self.copy = push_button(phrase("presets-copy"), self._copy)
        self.told = words("", "second", 12)
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
        self.code.setPlaceholderText(phrase("presets-code-hint"))
        self.code.setAccessibleName(phrase("presets-code"))
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 8, 14, 0)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        first, second = PlainLabel(phrase("presets-choice")), PlainLabel(phrase("presets-code"))
        first.setBuddy(self.choice)
        second.setBuddy(self.code)
        grid.addWidget(first, 0, 0)
        grid.addWidget(self.choice, 0, 1)
        grid.addWidget(self.name, 0, 2)
        grid.addLayout(Flow(self.keep, self.rename, self.delete), 0, 3)
        grid.addWidget(second, 1, 0)
        grid.addWidget(self.code, 1, 1, 1, 2)
        grid.addLayout(Flow(self.take, self.copy), 1, 3)
        grid.addWidget(self.told, 2, 0, 1, 4)

    def _connect(self) -> None:
        self.choice.activated.connect(self._choose)
        self.name.textChanged.connect(self._follow)
        self.code.textChanged.connect(self._follow)
        self.name.returnPressed.connect(self._keep)
        self.code.returnPressed.connect(self._take)
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
        self.delete.setText(phrase("presets-delete"))
        self.take.setEnabled(bool(self.code.text().strip()))

    def _say(self, what: Message | None) -> None:
        self.told.setText("" if what is None else say(what))

    # -- what is done

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
            self._say(Message("presets-kept", name=name))  # what goes wrong is said in place of it
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
            self.delete.setText(phrase("presets-delete-really"))
            return
        self._say(Message("presets-deleted", name=name))
        self._presets.forget(name)

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
