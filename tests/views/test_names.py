"""Names of those who have not chosen any."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alhambra_desktop.model.players.people import PEOPLE
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.game.next_table import drawn_names, names_for
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.pages.new_game.seating import Seating
from alhambra_desktop.views.pages.start.start_cards import NewGameCard
from alhambra_desktop.views.storage.preferences import FIRST_TABLE, SeatWish
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.text.names import LONGEST, NAMES, person_name
from alhambra_desktop.words import languages, phrase, say


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


def shown(settings: Settings, qtbot) -> NewGamePage:
    page = NewGamePage(settings)
    qtbot.addWidget(page)
    page.on_entered()
    return page


def called_on(page: NewGamePage) -> list[str]:
    """The names at the places of a page."""
    return [wish.name for wish in page.seating.seats]


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
    settings.change(seats=(*FIRST_TABLE[:2], SeatWish("Leila", "crimson", "builder", "leila")))
    page = shown(settings, qtbot)
    names = called_on(page)
    assert names[:2] == ["Leila", "Hamid"]
    assert len(set(names)) == 3
    assert [seat.name for seat in page.setup().seats] == names


def test_the_start_page_calls_the_seats_as_the_table_will(monkeypatch, settings, qtbot):
    for account in ("leila", "root"):
        monkeypatch.setenv("LOGNAME", account)
        page, card = shown(settings, qtbot), NewGameCard(FaceCache())
        qtbot.addWidget(card)
        card.show_table(settings.preferences, Message("alhambra-title"), ())
        assert [chip._name.text() for chip in card._chips[:3]] == called_on(page)


def test_a_person_without_a_name_in_the_settings_file_is_the_one_at_the_computer(tmp_path, qtbot):
    path = tmp_path / "settings.json"
    others = [{"name": "You", "colour": "blue", "level": "master"}]
    path.write_text(json.dumps({"seats": [{"name": "You", "colour": "amber", "level": None}, *others]}))
    settings = Settings(path)
    assert not settings.complaints
    assert settings.preferences.seats == (SeatWish("", "amber"), SeatWish("You", "blue", "master"))
    settings.change(theme="dark")
    assert Settings(path).preferences.seats == settings.preferences.seats, "a name that is open stays open"
    names = called_on(shown(settings, qtbot))
    assert names[0] == "Anna"
    assert names[1] in [say(person.name) for person in PEOPLE]


@pytest.mark.posix
def test_who_has_no_name_has_none_in_another_language_either(monkeypatch, settings, qtbot, spoken):
    monkeypatch.setenv("LOGNAME", "root")
    monkeypatch.setenv("HOME", "/root")
    for language, name in (("fr", "Joueur"), ("en", "Player")):
        SPOKEN.speak(language)
        page = shown(settings, qtbot)
        page.play()
        assert [seat.name for seat in page.setup().seats] == [name, "Hamid", "Nuria"]
    page = shown(settings, qtbot)
    page.seating = page.seating.renamed(0, SeatWish("Zoé", "amber"))
    page.play()
    assert settings.preferences.seats[0].name == "Zoé"


@pytest.mark.parametrize("language", languages())
def test_a_language_has_two_dozen_names_that_no_character_has(language, spoken):
    SPOKEN.speak(language)
    names = drawn_names(1)
    assert len(set(names)) == len(names) == 24
    assert not {say(person.name) for person in PEOPLE} & set(names)
    assert max(map(len, names)) <= LONGEST
    assert names == drawn_names(1) != drawn_names(2)


@pytest.mark.parametrize("seed", range(9))
def test_a_new_table_has_other_names_than_the_one_before(settings, seed):
    levels = (None, *("builder",) * 5)
    first = names_for(levels, settings.preferences, seed)
    second = names_for(levels, settings.preferences, seed + 1, first)
    assert first[0] == second[0] == "Anna"
    assert not set(first[1:]) & set(second[1:])
    assert len(set(second)) == len(levels)


def test_a_first_game_is_played_against_others_each_time(player):
    games, met = player.window.workspace.games, list[str]()
    for _ in range(3):
        games.play_first_game()
        names = [seat.name for seat in player.table.setup.seats][1:]
        assert not set(names) & set(met[-2:])
        met += names


def test_a_table_code_names_its_players_by_its_seed(settings):
    levels = (None, "builder", "builder")
    assert names_for(levels, settings.preferences, 7) == names_for(levels, settings.preferences, 7)


def test_somebody_new_is_added_to_a_table():
    seating = Seating.of(FIRST_TABLE)
    for seed in range(9):
        first = seating.added(2, seed).places[2].person
        others = {person.id for person in PEOPLE} - {first}
        assert seating.added(2, seed, {first}).places[2].person != first
        assert seating.added(2, seed, others).places[2].person == first
