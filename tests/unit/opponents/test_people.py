from __future__ import annotations

from collections import Counter

import pytest

from alhambra_desktop.model.players.characters import (
    CHARACTERS,
    Character,
    character_of,
    draw_characters,
    nearest_character,
)
from alhambra_desktop.model.players.skill.levels import LEVELS, STYLES, LevelError, level
from alhambra_desktop.model.rules.codec import codec_for, load_setup
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.words import Words, languages

IDS = [person.id for person in CHARACTERS]


def person(person_id: str) -> Character:
    return CHARACTERS[IDS.index(person_id)]


def test_there_are_twelve_characters_weakest_first() -> None:
    assert len(set(IDS)) == 12
    assert (IDS[0], IDS[-1]) == ("hamid", "zahra")


def test_each_character_has_a_style_and_levels() -> None:
    assert {one.style for one in CHARACTERS} == {style.id for style in STYLES}
    assert all(one.levels for one in CHARACTERS)
    assert [one.id for one in person("nuria").levels] == ["apprentice", "journeyman", "builder"]
    assert [one.id for one in person("zahra").levels] == ["grandmaster"]


def test_every_level_has_a_character() -> None:
    assert {one for person in CHARACTERS for one in person.levels} == set(LEVELS)


def test_the_level_of_a_character_includes_its_style() -> None:
    assert person("yusuf").styled_id("builder") == "builder:mason"
    assert person("nuria").styled_id("apprentice") == "apprentice"
    assert person("salma").styled_id("grandmaster") == "grandmaster"
    assert all(level(one.styled_id(each.id)).id == each.id for one in CHARACTERS for each in one.levels)


@pytest.mark.parametrize("language", languages())
def test_characters_have_distinct_texts(language: str) -> None:
    said = Words(language)
    for words in ("name", "trade", "line"):
        assert len({said.text(getattr(one, words)) for one in CHARACTERS}) == len(CHARACTERS)


@pytest.mark.parametrize("language", languages())
def test_no_trade_equals_the_name_of_a_level(language: str) -> None:
    said = Words(language)
    assert not {said.text(one.trade) for one in CHARACTERS} & {said.text(one.name) for one in LEVELS}


def test_the_seed_draws_distinct_characters() -> None:
    assert draw_characters(5, 7) == draw_characters(5, 7)
    assert len(set(draw_characters(5, 7))) == 5
    drawn = Counter(one.id for seed in range(240) for one in draw_characters(2, seed))
    assert set(drawn) == set(IDS)
    assert min(drawn.values()) > 20


def test_a_seated_character_is_not_drawn_again() -> None:
    first, second, third = draw_characters(3, 7)
    assert draw_characters(2, 7, {first.id}) == (second, third)
    assert draw_characters(12, 7, IDS[1:]) == (CHARACTERS[0],)
    assert draw_characters(1, 7, IDS) == ()


@pytest.mark.parametrize(
    ("person_id", "level_id", "nearest"),
    [
        ("yusuf", "builder", "yusuf"),
        ("yusuf", "master", "amir"),
        ("tariq", "apprentice", "daniel"),
        ("daniel", "builder", "ines"),
        ("musa", "grandmaster", "salma"),
    ],
)
def test_the_nearest_character_plays_the_level(person_id: str, level_id: str, nearest: str) -> None:
    assert nearest_character(person(person_id), level_id) is person(nearest)


def test_the_nearest_character_has_no_other_seat() -> None:
    assert nearest_character(person("yusuf"), "master", {"amir"}) is person("tariq")
    assert nearest_character(person("yusuf"), "grandmaster", {"salma", "zahra"}) is None


def test_an_unknown_level_has_no_character() -> None:
    with pytest.raises(LevelError):
        nearest_character(CHARACTERS[0], "champion")


def seat(name: str, level_id: str | None, character: str | None = None) -> SeatSetup:
    return SeatSetup(name, "amber", "computer" if level_id else "human", level_id, character)


@pytest.mark.parametrize(
    ("taken", "found"),
    [
        (seat("Anybody", None, "zahra"), "zahra"),
        (seat("Nuria", "newcomer", "nuria"), "nuria"),
        (seat("Leila", "builder:banker", "unknown"), None),
        (seat("Leila", "builder:banker"), "leila"),
        (seat("Inès", "journeyman:collector"), "ines"),
        (seat("Salma", "grandmaster"), "salma"),
        (seat("Leila", "builder:mason"), None),
        (seat("Leila", "apprentice"), None),
        (seat("Leila", None), None),
        (seat("Bot", "builder:banker"), None),
    ],
)
def test_the_character_of_a_seat_is_recorded_or_inferred(taken: SeatSetup, found: str | None) -> None:
    assert character_of(taken) is (None if found is None else person(found))


def test_files_store_the_characters_of_seats() -> None:
    seats = SeatSetup("Ann", COLOURS[0], character="musa"), SeatSetup("Bob", COLOURS[1])
    setup = make_setup(seats, 1)
    plain = codec_for(rulebook(setup)).dump(setup)
    assert plain["seats"][0]["character"] == "musa"
    assert "character" not in plain["seats"][1]
    assert load_setup(plain) == setup
