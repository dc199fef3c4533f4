"""Tables for the next game: who sits where, levels and colours, presets, and house variants."""

from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.files.archive.table_code import CodedSeat, CodedTable
from alhambra_desktop.model.learning.goals.campaign import campaign
from alhambra_desktop.model.players.characters import CHARACTERS, Character
from alhambra_desktop.model.players.skill.levels import STYLES, level
from alhambra_desktop.model.rules.core.engine.setup import COLOURS
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import EXPANSIONS, MODULES
from alhambra_desktop.views.art.people import GUEST
from alhambra_desktop.views.game import next_table
from alhambra_desktop.views.game.next_table import NextTable
from alhambra_desktop.views.storage.preferences import FIRST_TABLE, Preferences, SeatChoice
from alhambra_desktop.words import say

TABLES = campaign()
PEOPLE = {person.id: person for person in CHARACTERS}
ZOE = SeatChoice("Zoé", COLOURS[3], None, "leila")


def ids(seats: tuple[SeatChoice, ...]) -> list[str | None]:
    return [seat.person for seat in seats]


@pytest.fixture
def last() -> Preferences:
    """Return preferences of a player with the fourth colour, who last played with house variants."""
    hamid = SeatChoice("Hamid", COLOURS[0], "apprentice", "hamid")
    seats = (hamid, ZOE, SeatChoice("Musa", COLOURS[1], "builder:banker", "musa"))
    options = (("open_hands", "on"), ("starting_money", 20))
    return Preferences(seats=seats, game="granada", modules=(), options=options)


# -- characters


@pytest.mark.parametrize("person", CHARACTERS, ids=lambda person: person.id)
def test_a_computer_player_is_the_character_of_its_name(person: Character) -> None:
    for name, known in (
        (say(person.name), None),
        (person.id.capitalize(), None),
        (say(person.name), "zahra"),
    ):
        assert next_table.person_of(SeatChoice(name, "blue", "builder", known)) is person
    assert next_table.person_of(SeatChoice("Bot", "blue", "builder", person.id)) is person
    assert next_table.person_of(SeatChoice(say(person.name), "blue")) is None, "a human with this name"
    assert next_table.person_of(SeatChoice("Zoé", "blue", None, person.id)) is person, "a portrait"
    assert next_table.choice_picture(SeatChoice("Zoé", "blue", None, person.id)).person == person.id


def test_a_human_player_without_a_character_has_the_portrait_of_a_guest():
    for choice in (
        SeatChoice("Zoé", "blue"),
        SeatChoice("Bot", "blue", "builder"),
        SeatChoice("Zoé", "x", None, "y"),
    ):
        assert next_table.person_of(choice) is None
        portrait = None if choice.level is not None else GUEST
        assert next_table.choice_picture(attrs.evolve(choice, colour="blue")).person == portrait


def test_computer_players_are_different_characters_of_the_same_level():
    seats = next_table.with_people([SeatChoice("Leila", c, "builder:mason", "leila") for c in COLOURS])
    assert len(set(ids(seats))) == len(COLOURS)
    assert seats[0].person == "leila"
    for seat, colour in zip(seats, COLOURS, strict=True):
        person = PEOPLE[str(seat.person)]
        assert (seat.name, seat.colour) == (say(person.name), colour)
        assert seat.level == person.styled_id("builder"), "a character plays in its own style"


@pytest.mark.parametrize("style", ["mason", "collector", "blocker", "banker"])
def test_a_nameless_player_becomes_a_character_of_its_style(style: str) -> None:
    (seat,) = next_table.with_people([SeatChoice("Bot", "blue", f"architect:{style}")])
    assert PEOPLE[str(seat.person)].style == style


def test_a_style_can_be_kept_when_the_character_changes():
    choices = [SeatChoice("Leila", "amber"), SeatChoice("Leila", "blue", "master:banker", "leila")]
    _, own_style = next_table.with_people(choices)
    _, kept = next_table.with_people(choices, styled=True)
    assert own_style.person == kept.person != "leila"
    assert kept.level == "master:banker"
    styled = attrs.evolve(choices[1], level="master:mason")
    assert next_table.with_people([choices[0], styled], styled=True)[1].level == "master:mason"
    assert next_table.with_people([choices[0], styled])[1].level == PEOPLE[str(kept.person)].styled_id(
        "master"
    )


@pytest.mark.parametrize("human", [SeatChoice("Leila", "amber"), SeatChoice("Zoé", "amber", None, "leila")])
@pytest.mark.parametrize("first", [True, False])
def test_no_computer_player_has_a_humans_name_or_portrait(human: SeatChoice, first: bool) -> None:
    other = SeatChoice("Leila", "blue", "builder:banker", "leila")
    seats = next_table.with_people([human, other] if first else [other, human])
    found = seats[1 if first else 0]
    assert seats[0 if first else 1] == human
    assert found.person not in (None, "leila")
    assert found.name != "Leila"
    assert level(str(found.level)).id == "builder"


def test_a_stand_in_is_never_one_of_those_away():
    for level_id in ("newcomer", "builder", "grandmaster"):
        away: set[str] = set()
        while len(away) < len(CHARACTERS):
            person = next_table.stand_in(CHARACTERS[0], level_id, away)
            assert person.id not in away
            away.add(person.id)


# -- presets


def opponents(table: NextTable, own: int = 0) -> list[tuple[str | None, str | None]]:
    return [(seat.person, seat.level) for at, seat in enumerate(table.seats) if at != own]


def test_every_preset_seats_the_player_first_with_name_and_colour(last):
    presets = (next_table.quick_game, next_table.two_players, next_table.with_everything)
    tables = [preset(last) for preset in presets]
    tables += [next_table.campaign_table(last, table) for table in TABLES]
    for table in tables:
        assert table.seats[0] == ZOE
        assert all(seat.level is not None for seat in table.seats[1:])
        colours = [seat.colour for seat in table.seats]
        assert len(set(colours)) == len(colours)
        assert colours[1:] == [colour for colour in COLOURS if colour != ZOE.colour][: len(colours) - 1]
        assert "leila" not in [seat.person for seat in table.seats[1:]], "the player has this portrait"
        assert table.options == ()


def test_the_presets_have_their_opponents_and_games():
    new = Preferences()
    quick, pair, everything = (
        preset(new) for preset in (next_table.quick_game, next_table.two_players, next_table.with_everything)
    )
    assert opponents(quick) == [
        (choice.person, PEOPLE[str(choice.person)].styled_id(str(choice.level))) for choice in FIRST_TABLE[1:]
    ]
    assert opponents(pair) == [("yusuf", "journeyman:mason")]
    assert opponents(everything) == [("leila", "builder:banker"), ("tariq", "journeyman:blocker")]
    assert (quick.modules, pair.modules, everything.modules) == ((), (), EXPANSIONS)
    assert {quick.game, pair.game, everything.game} == {"alhambra"}
    assert quick.seats[0].name, "an unnamed player gets a name"


def test_without_a_human_seat_the_presets_seat_the_default_player():
    computers = tuple(SeatChoice("Musa", colour, "builder", "musa") for colour in COLOURS[:2])
    own = next_table.quick_game(Preferences(seats=computers)).seats[0]
    assert (own.level, own.person, own.colour) == (None, FIRST_TABLE[0].person, FIRST_TABLE[0].colour)


def test_the_last_table_is_offered_with_its_unofficial_variants(last):
    table = next_table.last_table(last)
    assert [seat.name for seat in table.seats] == ["Hamid", "Zoé", "Musa"]
    assert (table.game, table.modules) == ("granada", ())
    assert table.options == (("open_hands", "on"),), "20 money is the official rule"
    setup = next_table.last_setup(last)
    assert [seat.name for seat in setup.seats] == ["Hamid", "Zoé", "Musa"]
    assert setup.game == "granada"
    assert dict(setup.options)["open_hands"] == "on"


def test_only_known_variants_that_differ_from_the_rules_are_unofficial():
    assert next_table.unofficial_variants({"open_hands": "off", "no_such_rule": "on"}) == ()
    assert next_table.unofficial_variants({"open_hands": "on", "take_limit": 6}) == (
        ("open_hands", "on"),
        ("take_limit", 6),
    )


def test_a_campaign_table_has_its_opponents_game_and_expansions():
    new = Preferences()
    for table in TABLES:
        made = next_table.campaign_table(new, table)
        assert (made.game, made.modules) == (table.game, table.modules)
        assert sorted(str(seat.level) for seat in made.seats[1:]) == table.styled_ids
        away = {seat.person for seat in made.seats}
        assert len(away) == len(made.seats)
        assert table.fits(made.game, made.modules, [seat.level for seat in made.seats])


def test_a_campaign_opponent_with_the_players_name_keeps_its_style():
    table = next(one for one in TABLES if any(":" in styled_id for styled_id in one.styled_ids))
    person = next(one for one, of in table.opponents if ":" in one.styled_id(of))
    own = SeatChoice(say(person.name), COLOURS[0])
    made = next_table.campaign_table(Preferences(seats=(own, *FIRST_TABLE[1:])), table)
    assert person.id not in [seat.person for seat in made.seats]
    assert sorted(str(seat.level) for seat in made.seats[1:]) == table.styled_ids


def test_a_first_game_is_played_against_newcomers(last):
    setup = next_table.first_game(last)
    assert [seat.level for seat in setup.seats] == [None, "newcomer", "newcomer"]
    assert setup.seats[0].name == "Zoé"
    assert setup.game == "alhambra"
    assert next_table.first_game(last).seed != setup.seed


# -- setups


def test_a_setup_has_the_seats_of_its_table():
    choices = (
        ZOE,
        SeatChoice("Musa", "blue", "builder:banker", "musa"),
        SeatChoice("Bot", "black", "builder"),
    )
    table = NextTable(choices, "alhambra", ("vizier",), (("take_limit", 6), ("no_such_rule", "on")))
    setup = table.setup(9)
    seats = [(seat.name, seat.colour, seat.player, seat.character) for seat in setup.seats]
    assert seats == [
        ("Zoé", ZOE.colour, "human", "leila"),
        ("Musa", "blue", "computer", "musa"),
        ("Bot", "black", "computer", None),
    ]
    assert [seat.level for seat in setup.seats[:2]] == [None, "builder:banker"]
    assert str(setup.seats[2].level).startswith("builder:"), "a style is drawn"
    assert (setup.seed, setup.game, "vizier" in setup.modules) == (9, "alhambra", True)
    assert ("take_limit", 6) in setup.options
    assert "no_such_rule" not in dict(setup.options)


def test_a_missing_style_is_drawn_from_seed_and_seat():
    table = NextTable(tuple(SeatChoice(f"Bot {c}", c, "builder") for c in COLOURS))
    drawn = {str(seat.level) for seed in range(9) for seat in table.setup(seed).seats}
    assert drawn >= {f"builder:{style.id}" for style in STYLES}
    assert table.setup(4) == table.setup(4)


@pytest.mark.parametrize(
    ("seats", "options", "company"),
    [
        (2, (), "Dirk"),
        (3, (), None),
        (2, (("dirk", "off"),), None),
        (2, (("dirk_name", "Otto"),), "Otto"),
    ],
)
def test_dirk_joins_two_players(
    seats: int, options: tuple[tuple[str, str], ...], company: str | None
) -> None:
    choices = tuple(SeatChoice(f"Bot {colour}", colour, "builder") for colour in COLOURS[:seats])
    assert NextTable(choices, options=options).company == company


def test_the_first_human_seat_of_a_table_code_is_the_players(last):
    seats = (CodedSeat("blue", "builder:mason"), CodedSeat("amber", None), CodedSeat("green", None))
    setup = next_table.coded_setup(last, CodedTable("alhambra", ("vizier",), {}, seats, 7))
    assert [seat.colour for seat in setup.seats] == ["blue", "amber", "green"]
    assert [seat.player for seat in setup.seats] == ["computer", "human", "human"]
    assert setup.seats[0].character == "yusuf"
    assert (setup.seats[1].name, setup.seats[1].character) == ("Zoé", "leila")
    assert setup.seats[2].name in next_table.drawn_names(7)
    assert setup.seed == 7


def test_another_human_of_a_table_code_never_has_the_players_name():
    name = next_table.drawn_names(7)[0]
    own = SeatChoice(name, COLOURS[0])
    coded = CodedTable("alhambra", (), {}, (CodedSeat("blue", None), CodedSeat("amber", None)), 7)
    setup = next_table.coded_setup(Preferences(seats=(own, *FIRST_TABLE[1:])), coded)
    assert [seat.name for seat in setup.seats] == next_table.drawn_names(7)[:2]


def test_a_default_name_is_not_stored():
    default = say(Message("seat-person"))
    assert next_table.stored_seat(SeatChoice(default, "blue")).name == ""
    for choice in (SeatChoice("Zoé", "blue"), SeatChoice(default, "blue", "builder", "musa")):
        assert next_table.stored_seat(choice) is choice


def test_games_and_modules_are_named():
    assert next_table.game_words("alhambra") == Message("rules-base-game")
    titles = {module.id: module.title for module in MODULES}
    assert next_table.game_words("granada") == titles["granada"]
    assert next_table.titles_of(("camps", "vizier")) == (titles["vizier"], titles["camps"])
    assert next_table.titles_of(()) == ()
    assert next_table.game_words("no such game") == titles["alhambra"]


def test_drawn_names_depend_on_the_seed_alone():
    """The same table code gives the same names on another computer."""
    assert next_table.drawn_names(1)[:4] == ["Grace", "Julia", "Laurence", "Oliver"]
    assert next_table.drawn_names(2)[:4] == ["Edmund", "Felix", "Arthur", "Alice"]
    assert sorted(next_table.drawn_names(1)) == sorted(next_table.drawn_names(2))
