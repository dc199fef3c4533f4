"""Names of players who have not chosen one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alhambra_desktop.model.files.archive.table_code import CodedSeat, CodedTable, table_code
from alhambra_desktop.model.players.characters import CHARACTERS, character_of
from alhambra_desktop.model.players.skill.levels import FIRST_OPPONENT
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, Setup
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.game.next_table import coded_setup, drawn_names, last_setup
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.pages.new_game.seating import Seating
from alhambra_desktop.views.pages.start.start_cards import NewGameCard
from alhambra_desktop.views.storage.preferences import FIRST_TABLE, SeatChoice, named
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.text.names import LONGEST, NAMES, person_name
from alhambra_desktop.words import phrase, say
from tests.sweeps import in_each_language


def name_of_account(monkeypatch, account: str, home: str = "/root") -> str:
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
def test_the_player_is_named_after_the_account(monkeypatch, account, name):
    assert name_of_account(monkeypatch, account) == name


@pytest.mark.posix
@pytest.mark.parametrize(
    "account",
    [
        "root",
        "Admin",
        "user",
        "guest",
        "you",
        "x",
        "1234",
        "user1",
        "admin.anna",
        "Utilisateur",
        "invité",
        "Benutzer",
    ],
)
def test_generic_account_names_are_not_used(monkeypatch, account):
    assert name_of_account(monkeypatch, account) == phrase("seat-person")
    assert name_of_account(monkeypatch, account, "/home/maria") == "Maria"


def test_a_missing_account_name_is_no_error(monkeypatch):
    def nothing():
        raise OSError("no such account")

    monkeypatch.setattr("getpass.getuser", nothing)
    monkeypatch.setattr(Path, "home", lambda: Path("/"))
    assert person_name() == phrase("seat-person")


def open_page(settings: Settings, qtbot) -> NewGamePage:
    page = NewGamePage(settings)
    qtbot.addWidget(page)
    page.on_entered()
    return page


def called_on(page: NewGamePage) -> list[str]:
    """Return the names at the places of a page."""
    return [choice.name for choice in page.seating.seats]


def seats(text: str) -> list[str]:
    return [seat.name for seat in parse_new(text).seats]


def test_command_line_players_have_unique_names(monkeypatch):
    assert seats("human,human,apprentice") == ["Anna", "Yusuf", "Leila"]
    assert seats("apprentice,human") == ["Yusuf", "Anna"]
    assert seats(",".join(["apprentice"] * 6)) == list(NAMES)
    monkeypatch.setenv("LOGNAME", "yusuf")
    assert seats("human,human,apprentice") == ["Yusuf", "Leila", "Ines"]


def test_no_opponent_at_a_first_table_has_the_players_name(monkeypatch, settings, qtbot):
    monkeypatch.setenv("LOGNAME", "leila")
    settings.change(seats=(*FIRST_TABLE[:2], SeatChoice("Leila", "crimson", "builder", "leila")))
    page = open_page(settings, qtbot)
    names = called_on(page)
    assert names[:2] == ["Leila", "Hamid"]
    assert len(set(names)) == 3
    assert [seat.name for seat in page.setup().seats] == names


@pytest.mark.parametrize(
    ("before", "first"),
    [
        (("", "Hamid", "Nuria"), "Anna"),
        (("Bob", "Hamid"), "Bob"),
        (("Anna", "Bob"), "Anna"),
        (("", "Anna", "Bob"), "Anna"),
        (("", "Anna", *NAMES[:2]), "Anna"),
    ],
)
@pytest.mark.posix
def test_unnamed_players_get_the_default_name_and_others_another_one(before, first):
    choices = named(tuple(SeatChoice(name, "blue") for name in before))
    names = [choice.name for choice in choices]
    assert len(set(names)) == len(names)
    kept = [name for name in before if name not in ("", "Anna")]
    assert names[0] == first
    assert [name for name in names if name in kept] == kept
    assert all(name in {*NAMES, *before, "Anna"} for name in names)
    assert {choice.colour for choice in choices} == {"blue"}


def test_the_start_page_names_the_seats_like_the_table(monkeypatch, settings, qtbot):
    for account in ("leila", "root"):
        monkeypatch.setenv("LOGNAME", account)
        page, card = open_page(settings, qtbot), NewGameCard(FaceCache())
        qtbot.addWidget(card)
        card.show_table(settings.preferences, Message("alhambra-title"), ())
        assert [chip._name.text() for chip in card._chips[:3]] == called_on(page)


def test_a_nameless_player_in_old_settings_is_the_user(tmp_path, qtbot):
    path = tmp_path / "settings.json"
    others = [{"name": "You", "colour": "blue", "level": "master"}]
    path.write_text(json.dumps({"seats": [{"name": "You", "colour": "amber", "level": None}, *others]}))
    settings = Settings(path)
    assert not settings.complaints
    assert settings.preferences.seats == (SeatChoice("", "amber"), SeatChoice("You", "blue", "master"))
    settings.change(theme="dark")
    assert Settings(path).preferences.seats == settings.preferences.seats, "a name that is open stays open"
    names = called_on(open_page(settings, qtbot))
    assert names[0] == "Anna"
    assert names[1] in [say(person.name) for person in CHARACTERS]


@pytest.mark.posix
def test_an_unnamed_player_stays_unnamed_in_another_language(monkeypatch, settings, qtbot, spoken):
    monkeypatch.setenv("LOGNAME", "root")
    monkeypatch.setenv("HOME", "/root")
    for language, name in (("fr", "Joueur"), ("en", "Player")):
        SPOKEN.speak(language)
        page = open_page(settings, qtbot)
        page.play()
        assert [seat.name for seat in page.setup().seats] == [name, "Hamid", "Nuria"]
    page = open_page(settings, qtbot)
    page.seating = page.seating.renamed(0, SeatChoice("Zoé", "amber"))
    page.play()
    assert settings.preferences.seats[0].name == "Zoé"


@pytest.mark.parametrize("language", in_each_language())
def test_a_language_has_24_names_that_no_character_has(language, spoken):
    SPOKEN.speak(language)
    names = drawn_names(1)
    assert len(set(names)) == len(names) == 24
    assert not {say(person.name) for person in CHARACTERS} & set(names)
    assert max(map(len, names)) <= LONGEST
    assert names == drawn_names(1) != drawn_names(2)


def characters(setup: Setup) -> list[tuple[str, str | None]]:
    return [(seat.name, seat.character) for seat in setup.seats]


def test_a_first_game_has_two_characters_at_the_lowest_level(player):
    player.window.workspace.games.play_first_game()
    setup = player.table.setup
    assert characters(setup)[1:] == [("Hamid", "hamid"), ("Nuria", "nuria")]
    assert {seat.level for seat in setup.seats[1:]} == {FIRST_OPPONENT}


def test_a_table_code_always_seats_the_same_characters(settings):
    seats = (CodedSeat("blue", None), CodedSeat("amber", "builder:mason"), CodedSeat("green", "grandmaster"))
    table = CodedTable("alhambra", (), {}, (*seats, CodedSeat("black", None)), 7)
    setup = coded_setup(settings.preferences, table)
    own, mason, strongest, guest = setup.seats
    assert (own.name, own.colour) == ("Anna", "blue")
    assert (mason.character, mason.level) == ("yusuf", "builder:mason")
    assert character_of(strongest) in CHARACTERS[-2:]
    assert guest.name in drawn_names(7)
    assert guest.character is None
    assert table_code(setup) == table_code(table.setup(seat.name for seat in setup.seats))
    assert setup == coded_setup(settings.preferences, table)


def test_a_table_code_can_exceed_the_characters_of_a_level(settings):
    seats = [CodedSeat(colour, "grandmaster") for colour in COLOURS]
    setup = coded_setup(settings.preferences, CodedTable("alhambra", (), {}, tuple(seats), 7))
    assert len({seat.character for seat in setup.seats}) == len(COLOURS)
    assert {seat.level for seat in setup.seats} == {"grandmaster"}


def test_every_name_of_the_command_line_is_a_character(settings):
    assert {name.lower() for name in NAMES} < {person.id for person in CHARACTERS}
    setup = parse_new("human,builder,human seed=3")
    assert characters(setup) == [("Anna", None), ("Yusuf", "yusuf"), ("Leila", None)]


def test_an_old_table_gets_characters_before_a_rematch(settings, qtbot):
    old = (
        SeatChoice("Zoé", "blue"),
        SeatChoice("Leila", "amber", "builder:mason"),
        SeatChoice("Bot", "green", "master"),
    )
    settings.change(seats=old)
    setup = last_setup(settings.preferences)
    assert characters(setup)[:2] == [("Zoé", None), ("Leila", "leila")]
    bot = character_of(setup.seats[2])
    assert bot is not None
    assert bot.id != "leila"
    assert setup.seats[2].name == say(bot.name)


def test_adding_a_seat_avoids_excluded_characters():
    seating = Seating.of(FIRST_TABLE)
    for seed in range(9):
        first = seating.added(2, seed).places[2].person
        others = {person.id for person in CHARACTERS} - {first}
        assert seating.added(2, seed, {first}).places[2].person != first
        assert seating.added(2, seed, others).places[2].person == first
