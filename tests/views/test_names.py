"""Names of those who have not chosen any."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.dialogs.new_game import NewGameDialog
from alhambra_desktop.views.pages.start.start_cards import NewGameCard
from alhambra_desktop.views.storage.preferences import SeatWish
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.text.names import LONGEST, NAMES, person_name
from alhambra_desktop.words import phrase


def called(monkeypatch, account: str, home: str = "/root") -> str:
    monkeypatch.setenv("LOGNAME", account)
    monkeypatch.setenv("HOME", home)
    return person_name()


@pytest.mark.posix
@pytest.mark.parametrize(
    ("account", "name"),
    [
        ("anna", "Anna"),
        ("McDonald", "McDonald"),
        ("élodie", "Élodie"),
        ("anna.schmidt", "Anna"),
        ("jsmith2", "Jsmith"),
        ("j_smith", "Smith"),
        ("x" * 40, "X" + "x" * (LONGEST - 1)),
    ],
)
def test_a_person_is_called_as_the_account_is(monkeypatch, account, name):
    assert called(monkeypatch, account) == name


@pytest.mark.posix
@pytest.mark.parametrize(
    "account",
    ["root", "Admin", "user", "guest", "you", "x", "1234", "user1", "Utilisateur", "invité", "Benutzer"],
)
def test_an_account_that_is_nobodys_name_is_not_taken(monkeypatch, account):
    assert called(monkeypatch, account) == phrase("seat-person")
    assert called(monkeypatch, account, "/home/maria") == "Maria"


def test_an_account_without_any_name_is_no_fault(monkeypatch):
    def nothing():
        raise OSError("no such account")

    monkeypatch.setattr("getpass.getuser", nothing)
    monkeypatch.setattr(Path, "home", lambda: Path("/"))
    assert person_name() == phrase("seat-person")


def seats(text: str) -> list[str]:
    return [seat.name for seat in parse_new(text).seats]


def test_everybody_at_a_table_of_the_command_line_has_a_name_of_his_own(monkeypatch):
    assert seats("human,human,apprentice") == ["Anna", "Yusuf", "Leila"]
    assert seats("apprentice,human") == ["Yusuf", "Anna"]
    assert seats(",".join(["apprentice"] * 6)) == list(NAMES)
    monkeypatch.setenv("LOGNAME", "yusuf")
    assert seats("human,human,apprentice") == ["Yusuf", "Leila", "Ines"]


def test_nobody_else_at_a_first_table_has_the_persons_name(monkeypatch, settings, qtbot):
    monkeypatch.setenv("LOGNAME", "leila")
    dialog = NewGameDialog(settings)
    qtbot.addWidget(dialog)
    assert [card.wish().name for card in dialog.cards] == ["Leila", "Yusuf", "Ines"]
    dialog.accept()
    assert [seat.name for seat in dialog.setup().seats] == ["Leila", "Yusuf", "Ines"]


def test_the_start_page_calls_the_seats_as_the_table_will(monkeypatch, settings, qtbot):
    for account in ("leila", "root"):
        monkeypatch.setenv("LOGNAME", account)
        dialog, card = NewGameDialog(settings), NewGameCard(FaceCache())
        qtbot.addWidget(dialog)
        qtbot.addWidget(card)
        card.show_table(settings.preferences, Message("alhambra-title"), ())
        assert [chip._name.text() for chip in card._chips[:3]] == [seat.wish().name for seat in dialog.cards]


def test_a_person_without_a_name_in_the_settings_file_is_the_one_at_the_computer(tmp_path, qtbot):
    path = tmp_path / "settings.json"
    others = [{"name": "You", "colour": "blue", "level": "master"}]
    path.write_text(json.dumps({"seats": [{"name": "You", "colour": "amber", "level": None}, *others]}))
    settings = Settings(path)
    assert not settings.complaints
    assert settings.preferences.seats == (SeatWish("", "amber"), SeatWish("You", "blue", "master"))
    settings.change(theme="dark")
    assert Settings(path).preferences.seats == settings.preferences.seats, "a name that is open stays open"
    dialog = NewGameDialog(settings)
    qtbot.addWidget(dialog)
    assert [card.wish().name for card in dialog.cards] == ["Anna", "You"]


@pytest.mark.posix
def test_who_has_no_name_has_none_in_another_language_either(monkeypatch, settings, qtbot, spoken):
    monkeypatch.setenv("LOGNAME", "root")
    monkeypatch.setenv("HOME", "/root")
    for language, name in (("fr", "Joueur"), ("en", "Player")):
        SPOKEN.speak(language)
        dialog = NewGameDialog(settings)
        qtbot.addWidget(dialog)
        dialog.accept()
        assert [seat.name for seat in dialog.setup().seats] == [name, "Yusuf", "Leila"]
    dialog = NewGameDialog(settings)
    qtbot.addWidget(dialog)
    dialog.cards[0].name.setText("Zoé")
    dialog.accept()
    assert settings.preferences.seats[0].name == "Zoé"
