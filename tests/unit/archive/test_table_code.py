"""Table codes: every table has one, and typing errors are located."""

from __future__ import annotations

import hashlib
from itertools import pairwise

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra_desktop.model.files.archive.table_code import (
    ALIKE,
    SIGNS,
    VERSION,
    TableCodeError,
    meanings,
    read_table_code,
    table_code,
)
from alhambra_desktop.model.players.skill.levels import LEVELS, STYLES
from alhambra_desktop.model.rules.core.engine.option import Amount, Choice, Option, Value, Wording
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup, Setup
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, MODULES, OPTIONS, make_setup, mix_fault

WISHES = [wish for one in LEVELS for wish in (one.id, *(f"{one.id}:{s.id}" for s in STYLES if one.styled))]
FOUNDATIONS = [module.id for module in MODULES if module.foundation]
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Fay")


def values_of(option: Option) -> st.SearchStrategy[Value]:
    if isinstance(option, Choice):
        return st.sampled_from(option.values)
    return st.integers(option.least, option.most) if isinstance(option, Amount) else st.just(option.default)


@st.composite
def tables(draw: st.DrawFn) -> Setup:
    """Draw any possible table: rule sets, house variants, seats and levels."""
    game = draw(st.sampled_from(FOUNDATIONS))
    fitting = [module.id for module in CHOOSABLE if mix_fault(game, module) is None]
    modules = draw(st.lists(st.sampled_from(fitting), unique=True)) if fitting else []
    options = draw(st.fixed_dictionaries({}, optional={o.id: values_of(o) for o in OPTIONS.values()}))
    colours = draw(st.permutations(COLOURS))[: draw(st.integers(2, 6))]
    players = [draw(st.none() | st.sampled_from(WISHES)) for _ in colours]
    seats = [
        SeatSetup(name, colour, "computer" if wish else "human", wish)
        for name, colour, wish in zip(NAMES, colours, players, strict=False)
    ]
    return make_setup(seats, draw(st.integers(0, 2**31 - 1)), game, modules, options)


def code_of(setup: Setup) -> str:
    code = table_code(setup)
    assert code is not None
    return code


def fault_of(code: str) -> tuple[str, dict[str, object]]:
    """Return the id and arguments of the message about an invalid code."""
    with pytest.raises(TableCodeError) as error:
        read_table_code(code)
    return error.value.message.id, dict(error.value.message.arguments)


@given(tables())
def test_a_code_restores_its_table_except_for_names(setup: Setup) -> None:
    code = code_of(setup)
    again = read_table_code(code).setup(NAMES[: len(setup.seats)])
    assert again == setup
    assert code_of(again) == code
    assert len(code) < 40


@given(tables())
def test_a_code_written_by_hand_is_read(setup: Setup) -> None:
    code = code_of(setup)
    by_hand = code.lower().replace("-", " ").replace("1", "l").replace("0", "o")
    assert read_table_code(by_hand) == read_table_code(code)


@given(tables(), st.data())
def test_one_wrong_character_is_refused_with_its_position(setup: Setup, data: st.DataObject) -> None:
    plain = code_of(setup).replace("-", "")
    at = data.draw(st.integers(0, len(plain) - 1))
    wrong = data.draw(st.sampled_from(sorted(set(SIGNS) - {plain[at]})))
    said, told = fault_of(plain[:at] + wrong + plain[at + 1 :])
    assert said == "code-typo"
    assert told == {"sign": wrong, "place": at + 1, "meant": plain[at]}


@given(tables(), st.data())
def test_two_swapped_neighbours_are_refused(setup: Setup, data: st.DataObject) -> None:
    plain = code_of(setup).replace("-", "")
    apart = [at for at, (one, other) in enumerate(pairwise(plain)) if one != other]
    at = data.draw(st.sampled_from(apart))
    said, told = fault_of(plain[:at] + plain[at + 1] + plain[at] + plain[at + 2 :])
    assert said in ("code-swapped", "code-wrong")
    if said == "code-swapped":
        assert (told["place"], told["next"]) == (at + 1, at + 2)


def test_the_message_locates_swapped_neighbours() -> None:
    plain = code_of(make_setup([SeatSetup("Ann", COLOURS[0]), SeatSetup("Bo", COLOURS[1])], 7)).replace(
        "-", ""
    )
    faults = {
        at: fault_of(plain[: at - 1] + plain[at] + plain[at - 1] + plain[at + 1 :])
        for at in range(1, len(plain))
        if plain[at] != plain[at - 1]
    }
    named = {at: places for at, (said, places) in faults.items() if said == "code-swapped"}
    assert named
    assert named == {at: {"place": at, "next": at + 1} for at in named}


@given(tables(), st.data())
def test_a_missing_or_extra_character_is_refused(setup: Setup, data: st.DataObject) -> None:
    plain = code_of(setup).replace("-", "")
    at = data.draw(st.integers(0, len(plain) - 1))
    for changed in (plain[:at] + plain[at + 1 :], plain[:at] + "0" + plain[at:], plain + "0"):
        fault_of(changed)


def test_an_invalid_character_is_reported_with_its_position() -> None:
    assert fault_of("K7M2-9?DX-4ABC") == ("code-sign", {"sign": "'?'", "place": 6})
    assert fault_of("K7M2-9UDX")[1]["place"] == 6
    assert fault_of(" - ")[0] == "code-short"
    assert fault_of("0" * 1000)[0] == "code-long"


def test_characters_are_distinct_and_not_confusable() -> None:
    assert len(SIGNS) == len(set(SIGNS)) == 32
    assert not set(ALIKE) & set(SIGNS)


def test_a_table_from_a_record_has_no_code() -> None:
    setup = make_setup([SeatSetup("Ann", COLOURS[0]), SeatSetup("Bo", COLOURS[1])], 1)
    assert table_code(attrs.evolve(setup, arranged=(("x",),))) is None


def test_a_wording_option_does_not_change_the_code() -> None:
    wording = next(option for option in OPTIONS.values() if isinstance(option, Wording))
    seats = [SeatSetup("Ann", COLOURS[0]), SeatSetup("Bo", COLOURS[1])]
    renamed = make_setup(seats, 1, options={wording.id: "Somebody"})
    assert code_of(renamed) == code_of(make_setup(seats, 1))


def test_the_version_matches_the_meanings_of_numbers() -> None:
    """If this fails, old codes would be read as other tables: increment ``VERSION``."""
    digest = hashlib.sha256(repr(meanings()).encode()).hexdigest()[:12]
    assert {VERSION: digest} == {1: "06f05e5219c5"}


@pytest.mark.parametrize(
    "changed",
    [
        lambda code: code.replace("-", "\N{EN DASH}"),
        lambda code: code.replace("-", "\N{EM DASH}"),
        lambda code: code.replace("-", "\N{NON-BREAKING HYPHEN}"),
        lambda code: code.replace("-", "\N{MINUS SIGN}"),
        lambda code: code.replace("-", "\N{NO-BREAK SPACE}"),
        lambda code: code.replace("-", "\N{SOFT HYPHEN}"),
        lambda code: "\N{LEFT DOUBLE QUOTATION MARK}" + code + "\N{RIGHT DOUBLE QUOTATION MARK}.",
        lambda code: f"*{code.lower()}*\N{ZERO WIDTH SPACE}\n",
        lambda code: "".join(chr(ord(c) + 0xFEE0) if c.isalnum() else c for c in code),
    ],
)
def test_a_code_survives_automatic_text_formatting(changed):
    code = table_code(
        make_setup([SeatSetup("Ann", "blue"), SeatSetup("Bot", "amber", "computer", "master")], 7)
    )
    assert read_table_code(changed(code)) == read_table_code(code)
