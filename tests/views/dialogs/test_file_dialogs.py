"""File dialogs: their folder, proposed name and filters, and the suffix of the chosen file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from shiboken6 import isValid

from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.dialogs.file_dialogs import (
    file_for_postcard,
    file_for_table,
    file_to_export,
    file_to_open,
    file_to_save,
)
from alhambra_desktop.views.dialogs.unsaved import UnsavedAnswer, ask_about_unsaved
from alhambra_desktop.views.storage.places import saves_folder
from alhambra_desktop.views.widgets.style import apply_theme


class Dialogs:
    """Answers file dialogs with a path and one of the offered filters, and records what they showed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answer, self.kind = "", 0
        self.title, self.proposal = "", ""
        self.parent: QWidget | None = None
        self.filters: list[str] = []
        for name in ("getOpenFileName", "getSaveFileName"):
            monkeypatch.setattr(QFileDialog, name, self._ask)

    def _ask(self, parent: QWidget | None, title: str, proposal: str, filters: str) -> tuple[str, str]:
        self.parent = parent
        self.title, self.proposal, self.filters = title, proposal, filters.split(";;")
        return self.answer, self.filters[self.kind] if self.answer else ""


@pytest.fixture
def dialogs(monkeypatch, qapp):
    return Dialogs(monkeypatch)


def test_games_and_records_are_opened_from_the_folder_of_saved_games(dialogs):
    assert file_to_open(None) is None
    assert (dialogs.title, dialogs.proposal) == ("Open a game", str(saves_folder()))
    assert [one.partition(" (")[2] for one in dialogs.filters] == [
        "*.alhambra *.alhambra-record)",
        "*.json)",
    ]
    dialogs.answer = "/some/where/Sunday.alhambra"
    assert file_to_open(None) == Path("/some/where/Sunday.alhambra")


SAVING = {
    "save": (lambda: file_to_save(None, "Sunday"), "Sunday.alhambra", ["*.alhambra"]),
    "export": (lambda: file_to_export(None, "Sunday"), "Sunday.alhambra-record", ["*.alhambra-record"]),
    "postcard": (lambda: file_for_postcard(None, "Sunday"), "Sunday.png", ["*.png", "*.svg"]),
}


@pytest.mark.parametrize("name", SAVING)
def test_a_name_is_proposed_in_the_folder_of_saved_games(dialogs, name):
    ask, proposal, patterns = SAVING[name]
    assert ask() is None
    assert dialogs.proposal == str(saves_folder() / proposal)
    assert saves_folder().is_dir(), "the folder exists before the dialog shows it"
    assert [one.rpartition(" (")[2] for one in dialogs.filters] == [f"{one})" for one in patterns]
    assert ask() is None, "an existing folder is no error"


def test_each_file_dialog_has_its_title_and_belongs_to_its_window(dialogs):
    parent: Any = object()
    for ask, title in (
        (lambda: file_to_open(parent), "Open a game"),
        (lambda: file_to_save(parent, "Sunday"), "Save the game"),
        (lambda: file_to_export(parent, "Sunday"), "Export the record"),
        (lambda: file_for_table(parent), "Save all games as CSV"),
        (lambda: file_for_postcard(parent, "Sunday"), "Save a postcard"),
    ):
        assert ask() is None
        assert (dialogs.title, dialogs.parent) == (title, parent)


@pytest.mark.parametrize("name", SAVING)
def test_without_a_folder_of_saved_games_the_home_folder_is_proposed(dialogs, home, name):
    (home / "data").rmdir()
    (home / "data").write_text("a file")
    ask, proposal, _ = SAVING[name]
    assert ask() is None
    assert dialogs.proposal == str(Path.home() / proposal)


@pytest.mark.parametrize(
    ("name", "kind", "typed", "path"),
    [
        ("save", 0, "Sunday", "Sunday.alhambra"),
        ("save", 0, "Sunday.alhambra", "Sunday.alhambra"),
        ("save", 0, "Sunday.ALHAMBRA", "Sunday.ALHAMBRA"),
        ("save", 0, "1. game", "1. game.alhambra"),
        ("save", 0, "Sunday.json", "Sunday.json.alhambra"),
        ("export", 0, "Sunday", "Sunday.alhambra-record"),
        ("export", 0, "Sunday.alhambra-record", "Sunday.alhambra-record"),
        ("export", 0, "Sunday.json", "Sunday.json"),
        ("export", 0, "Sunday.alhambra", "Sunday.alhambra.alhambra-record"),
        ("postcard", 0, "Sunday", "Sunday.png"),
        ("postcard", 1, "Sunday", "Sunday.svg"),
        ("postcard", 0, "Sunday.svg", "Sunday.svg"),
        ("postcard", 1, "Sunday.png", "Sunday.png"),
        ("postcard", 1, "Sunday.jpg", "Sunday.jpg.svg"),
    ],
)
def test_a_missing_suffix_is_added_to_the_chosen_name(dialogs, tmp_path, name, kind, typed, path):
    dialogs.answer, dialogs.kind = str(tmp_path / typed), kind
    assert SAVING[name][0]() == tmp_path / path


@pytest.mark.parametrize(("language", "separators"), [("en_GB", ",;"), ("de_DE", ";,"), ("fr_FR", ";,")])
def test_a_table_has_the_separator_of_its_filter(dialogs, monkeypatch, tmp_path, language, separators):
    """If the decimal sign is a comma, spreadsheets expect semicolons, so this filter comes first."""
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(language))
    assert file_for_table(None) is None
    assert dialogs.proposal.startswith(str(saves_folder()))
    assert dialogs.proposal.endswith(".csv")
    for kind, separator in enumerate(separators):
        dialogs.answer, dialogs.kind = str(tmp_path / "games"), kind
        assert file_for_table(None) == (tmp_path / "games.csv", separator)
        assert ("comma" in dialogs.filters[kind]) == (separator == ",")


# -- the question about a game that cannot be saved


ACCEPT, REJECT = QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.RejectRole


@pytest.mark.parametrize(
    ("text", "answer", "role"),
    [
        ("Try again", UnsavedAnswer.AGAIN, ACCEPT),
        ("Save elsewhere…", UnsavedAnswer.ELSEWHERE, ACCEPT),
        ("Discard", UnsavedAnswer.DISCARD, QMessageBox.ButtonRole.DestructiveRole),
        ("Cancel", UnsavedAnswer.STAY, REJECT),
        (None, UnsavedAnswer.STAY, None),
    ],
)
def test_each_button_of_the_question_gives_its_answer(qapp, qtbot, monkeypatch, text, answer, role):
    apply_theme(qapp, LIGHT)
    parent = QWidget()
    qtbot.addWidget(parent)
    boxes: list[QMessageBox] = []

    def run(box: QMessageBox) -> int:
        boxes.append(box)
        buttons = {one.text().replace("&", ""): one for one in box.buttons()}
        assert len(buttons) == 4
        assert box.text().startswith("The game could not be saved: The disk is full.")
        assert box.windowTitle() == "Game not saved"
        assert box.icon() is QMessageBox.Icon.Warning
        assert box.styleSheet(), "it has the style of the program"
        box.show()
        if text is None:
            box.close()
        else:
            assert box.buttonRole(buttons[text]) is role
            qtbot.mouseClick(buttons[text], Qt.MouseButton.LeftButton)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", run)
    assert ask_about_unsaved(parent, "The disk is full") is answer
    (box,) = boxes
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(box), "the box does not stay in memory"
