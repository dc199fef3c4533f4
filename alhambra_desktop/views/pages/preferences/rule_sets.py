from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QObject, QProcess, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QGridLayout,
    QMessageBox,
    QPushButton,
)

from ....model.files.addons.shelf import AddOn, AddOnError, Fetched, Shelf
from ....model.rules.core.words.message import Message
from ....words import Words, WordsError, languages, phrase, say
from ....words import words as words_in_use
from ...art.cache import FaceCache
from ...art.fonts import BOLD, serif
from ...art.rule_set_star import paint_rule_set_star
from ...rule_sets import package_check
from ...storage.contained import contained
from ...text.language import capital, plain
from ...text.search import NOTHING, Query
from ...widgets.background_call import BackgroundCall
from ...widgets.boxes import NONE, Gap, empty, fill, hbox, vbox
from ...widgets.labels import PlainLabel, fill_height, push_button, set_tip, words
from ...widgets.pictures import Picture
from ...widgets.switch import Switch
from .body import Body
from .install_field import InstallField

T = TypeVar("T")

STAR: Final = 44

STATES: Final = {
    "on": Message("add-ons-on"),
    "off": Message("add-ons-off"),
    "broken": Message("add-ons-broken"),
}
OPENERS: Final = {"win32": "explorer", "darwin": "open"}
"""Maps each platform without xdg-open to the program that shows a folder there."""

Playing = Callable[[], Collection[str]]
"""A function that returns the names of the packages in use at the table."""

Needed = Callable[[str], int]
"""A function that returns the number of unfinished games that need a package."""


@contained
class AddOnRow(QFrame):
    """A row for a rule set. If the rule set is broken, the button *Why* replaces the switch."""

    chosen = Signal(str)
    switched = Signal(str, bool)
    asked = Signal(str)

    def __init__(self, add_on: AddOn, *, in_use: bool) -> None:
        super().__init__()
        self.setObjectName("seatCard")
        self.add_on = add_on
        (title, version), sentence = _named(add_on), self._sentence()
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 10, 14, 10)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(1)
        state = "broken" if add_on.fault else "on" if add_on.on else "off"
        state_text = say(STATES[state])
        star = Picture(STAR, "", lambda p, side: paint_rule_set_star(p, side, title[:1], state))
        grid.addWidget(star, 0, 0, 3, 1)
        name = PlainLabel(title)
        name.setFont(serif(16, BOLD))
        grid.addLayout(hbox(name, (words(version, "second", 13), 1), spacing=8), 0, 1)
        grid.addWidget(words(sentence, "fault" if add_on.fault else ""), 1, 1)
        grid.addWidget(words(self._makers(), "second", 12), 2, 1)
        grid.setColumnStretch(1, 1)
        self.switch = Switch(state_text)
        self.switch.setAccessibleName(f"{title}, {self.switch.text()}")
        self.switch.setChecked(add_on.on)
        self.switch.setEnabled(not in_use)
        self.switch.toggled.connect(lambda on: self.switched.emit(add_on.name, on))
        self.why = push_button(phrase("add-ons-why"), lambda: self.asked.emit(add_on.name))
        self.handle: Switch | QPushButton = self.switch if add_on.fault is None else self.why
        self.handle.installEventFilter(self)
        if add_on.fault is None:
            grid.addWidget(self.switch, 0, 2, 3, 1, Qt.AlignmentFlag.AlignTop)
        else:
            broken = PlainLabel(f"⊖ {state_text}")
            broken.setObjectName("broken")
            grid.addWidget(broken, 0, 2, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(self.why, 1, 2, 2, 1, Qt.AlignmentFlag.AlignRight)
            self.switch.hide()
        named = phrase("add-ons-row", title=title, version=version, state=state_text, sentence=sentence)
        self.setAccessibleName(named)

    def _sentence(self) -> str:
        add_on = self.add_on
        if add_on.fault is not None:
            return f"{capital(say(add_on.fault))}."
        return "" if add_on.manifest is None else add_on.manifest.sentence_in(words_in_use().language)

    def _makers(self) -> str:
        manifest = self.add_on.manifest
        if manifest is None:
            return ""
        spoken = words_in_use().list_of(map(_language_name, self.add_on.languages))
        return phrase("add-ons-by", author=manifest.author, languages=spoken, licence=manifest.licence)

    @property
    def texts(self) -> tuple[str, ...]:
        return (*_named(self.add_on), self._sentence(), self._makers())

    def mark(self, *, chosen: bool) -> None:
        self.setProperty("chosen", chosen)
        self.style().unpolish(self)
        self.style().polish(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self.chosen.emit(self.add_on.name)
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit(self.add_on.name)
        event.accept()


class RuleSetsBody(Body):
    changed = Signal()

    def __init__(self, shelf: Shelf, playing: Playing, needed: Needed, cache: FaceCache) -> None:
        super().__init__()
        shelf.note_faults(package_check.check_packages(shelf.loading))
        self._work = BackgroundCall(self)
        self._shelf, self._playing, self._needed = shelf, playing, needed
        self._chosen = ""
        self._query = NOTHING
        self.rows: dict[str, AddOnRow] = {}
        self.working = False
        self.notice = words("", "second", 12)
        self.install = push_button(phrase("add-ons-install"), self._choose_file, name="ready")
        self.install_folder = push_button(phrase("add-ons-install-folder"), self._choose_folder)
        self.remove = push_button(phrase("add-ons-remove"), self._remove)
        fill_height(self.install_folder, self.remove)
        self.open = push_button(phrase("add-ons-open"), self._open, name="link")
        self._list = vbox(spacing=9)
        self._field = InstallField(cache, self.open, self.install, self.install_folder, self.remove)
        what = words(phrase("add-ons-what"), "second")
        parts = (what, self._list, self.notice, Gap(2), self._field)
        vbox(*parts, spacing=10, margins=NONE, within=self)
        self.show_rows()

    def seek(self, query: Query) -> int:
        """Show the rule sets that match `query`. If the section's own texts match, show all rule sets."""
        self._query = query
        about = query.matches(
            phrase("preferences-rule-sets"), phrase("add-ons-what"), phrase("preferences-rule-sets-words")
        )
        found = [row for row in self.rows.values() if about or query.matches(*row.texts)]
        for row in self.rows.values():
            row.setVisible(row in found)
        return len(found) or int(about)

    # -- rows

    def show_rows(self) -> None:
        held = next((name for name, row in self.rows.items() if row.handle.hasFocus()), "")
        self.rows = {}
        for add_on in self._shelf.add_ons():
            row = self.rows[add_on.name] = AddOnRow(add_on, in_use=add_on.name in self._playing())
            row.chosen.connect(self.choose)
            row.switched.connect(self._switch)
            row.asked.connect(self._explain)
        self.remove.setVisible(bool(self.rows))
        self._field.show_shelf(empty=not self.rows)
        empty(self._list)
        fill(self._list, *self.rows.values())
        self.seek(self._query)
        self.choose(self._chosen if self._chosen in self.rows else next(iter(self.rows), ""))
        if held in self.rows:
            self.rows[held].handle.setFocus()

    def choose(self, name: str) -> None:
        self._chosen = name
        for one, row in self.rows.items():
            row.mark(chosen=one == name)
        fault = self._why_not_removed()
        self.remove.setEnabled(fault is None)
        set_tip(self.remove, "" if fault is None else say(fault))
        if name:
            count = self._needed(name)
            self._notify(say(fault or Message("add-ons-needed", count=count)))
        else:
            self._notify("")

    def _notify(self, text: str) -> None:
        self.notice.setText(text)
        self.notice.setVisible(bool(text))

    def _why_not_removed(self) -> Message | None:
        row = self.rows.get(self._chosen)
        if row is None:
            return Message("add-ons-none")
        if row.add_on.name in self._playing():
            return Message("add-ons-playing")
        return Message("add-ons-by-python") if row.add_on.folder is None else None

    # -- actions

    def _switch(self, name: str, on: bool) -> None:
        self._chosen = name
        if on:
            self._in_background(lambda: self._shelf.try_out(name), lambda _: self._shelf.switch(name, on))
        else:
            self._done(lambda: self._shelf.switch(name, on))

    def _in_background(self, do: Callable[[], T], then: Callable[[T], object]) -> None:
        self.working = True
        self.setEnabled(False)
        self._notify(phrase("add-ons-working"))
        self._work.begin(do, partial(self._done_with, then))

    def _done_with(self, then: Callable[[T], object], outcome: Future[T]) -> None:
        self.working = False
        self.setEnabled(True)
        self._done(lambda: then(outcome.result()))

    def _remove(self) -> None:
        self._done(lambda: self._shelf.remove(self._chosen))

    def _done(self, do: Callable[[], object]) -> None:
        try:
            do()
            message = None
        except AddOnError as error:
            message = error.message
        self.show_rows()
        if message is not None:
            self._notify(say(message))
        self.changed.emit()

    def _explain(self, name: str) -> None:
        fault = self.rows[name].add_on.fault
        if fault is not None:
            QMessageBox.information(
                self,
                phrase("add-ons-broken"),
                plain(say(Message("add-on-refused", name=name, fault=fault))),
            )

    def _choose_file(self) -> None:
        kinds = f"{phrase('add-ons-archives')} (*.zip)"
        file, _ = QFileDialog.getOpenFileName(self, phrase("add-ons-install").replace("&", ""), "", kinds)
        if file:
            self.add(Path(file))

    def _choose_folder(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, phrase("add-ons-install-folder"))
        if folder:
            self.add(Path(folder))

    def add(self, path: Path) -> None:
        def put(fetched: Fetched) -> None:
            if (new := self._shelf.put(fetched, self._replaces)) is not None:
                self._chosen = new.name

        self._in_background(lambda: self._shelf.fetch(path), put)

    def _replaces(self, older: AddOn, newer: AddOn) -> bool:
        self._chosen = older.name
        if older.name in self._playing():
            raise AddOnError(Message("add-ons-playing"))
        question = phrase("add-ons-replace", older=" ".join(_named(older)), newer=" ".join(_named(newer)))
        answer = QMessageBox.question(self, phrase("add-ons-replace-title"), plain(question))
        return answer == QMessageBox.StandardButton.Yes

    def _open(self) -> None:
        self._shelf.folder.mkdir(parents=True, exist_ok=True)
        opener = OPENERS.get(sys.platform, "xdg-open")
        QProcess.startDetached(opener, [str(self._shelf.folder)])


def _named(add_on: AddOn) -> tuple[str, str]:
    if add_on.manifest is None:
        return add_on.name, ""
    return add_on.manifest.title_in(words_in_use().language), add_on.manifest.version


def _language_name(language: str) -> str:
    if language not in languages():
        return language
    try:
        return Words(language).text(Message("language-name"))
    except WordsError:
        return language
