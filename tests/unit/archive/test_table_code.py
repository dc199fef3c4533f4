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
from tests.unit.archive.outside import DESERT, HARBOUR, MILLS, OASIS, SHIPS, TIDE, installed, rule_set

STYLED_LEVELS = [
    level for one in LEVELS for level in (one.id, *(f"{one.id}:{s.id}" for s in STYLES if one.styled))
]
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
    players = [draw(st.none() | st.sampled_from(STYLED_LEVELS)) for _ in colours]
    seats = [
        SeatSetup(name, colour, "computer" if level else "human", level)
        for name, colour, level in zip(NAMES, colours, players, strict=False)
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


# -- tables with third-party rule sets


def seated(*levels: str | None) -> list[SeatSetup]:
    """Return a seat for each level; None stands for a human player."""
    return [
        SeatSetup(name, colour, "computer" if level else "human", level)
        for name, colour, level in zip(NAMES, COLOURS, levels, strict=False)
    ]


@pytest.mark.parametrize(
    ("game", "modules", "options"),
    [
        ("alhambra", ("harbour",), {}),
        ("alhambra", ("vizier", "mills"), {"mills_wind": "off"}),
        ("alhambra", ("harbour", "mills"), {"mills_wind": "off", "harbour_tide": "high"}),
        ("alhambra", ("camps", "harbour"), {"harbour_ships": 1, "redesign": "forbidden"}),
        ("alhambra", ("harbour",), {"harbour_ships": 4, "harbour_tide": "middle", "take_limit": 9}),
        ("desert", (), {}),
        ("desert", (), {"desert_heat": "hot", "open_hands": "on"}),
        ("desert", ("oasis",), {"desert_heat": "hot"}),
        ("granada", (), {"starting_money": 40}),
    ],
)
def test_a_code_restores_a_table_with_installed_rule_sets(game, modules, options):
    with installed(HARBOUR, MILLS, DESERT, OASIS):
        setup = make_setup(seated(None, "newcomer", "grandmaster"), 5, game, modules, options)
        code = code_of(setup)
        again = read_table_code(code)
        assert again.setup(NAMES[:3]) == setup
        assert (again.game, again.modules) == (game, modules)


def test_the_free_text_of_a_rule_set_is_not_in_the_code():
    with installed(HARBOUR):
        red, white = (
            code_of(make_setup(seated(None, None), 5, "alhambra", ("harbour",), {"harbour_flag": flag}))
            for flag in ("Red", "White")
        )
    assert red == white


LARGER = rule_set("harbour", attrs.evolve(TIDE, values=(*TIDE.values, "flood")), attrs.evolve(SHIPS, most=5))


@pytest.mark.parametrize(
    ("played", "here", "options", "fault"),
    [
        ((HARBOUR,), (), {}, "code-not-installed"),
        ((HARBOUR, MILLS), (MILLS,), {}, "code-not-installed"),
        ((DESERT,), (), {}, "code-not-installed"),
        ((LARGER,), (HARBOUR,), {"harbour_tide": "flood"}, "code-not-installed"),
        ((LARGER,), (HARBOUR,), {"harbour_ships": 5}, "code-not-installed"),
        ((HARBOUR,), (rule_set("harbour", TIDE),), {"harbour_ships": 3}, "code-not-installed"),
        ((DESERT,), (rule_set("desert"),), {}, "code-nothing"),
    ],
)
def test_a_code_of_a_rule_set_that_is_not_installed_is_refused(played, here, options, fault):
    games = [module.id for module in played if module.foundation]
    modules = tuple(module.id for module in played if not module.foundation)
    with installed(*played):
        game = games[0] if games else "alhambra"
        code = code_of(make_setup(seated(None, None, None), 5, game, modules, options))
    with installed(*here):
        assert fault_of(code) == (fault, {})


# -- codes that other people have


PUBLISHED = {
    "25N3-3401-EK": ((None, "builder:mason", "master"), 0, "alhambra", (), {}),
    "PV9E-N78Y-5X93-4315-E": (
        (None, "builder:mason", "master"),
        *(2026, "alhambra", ("vizier", "camps"), {"enclosed_spaces": "single_square"}),
    ),
    "F96V-009X-6": ((None, "builder:mason"), 7, "granada", (), {}),
}
"""Codes of version 1, with levels, seed, game, expansions and variants."""


@pytest.mark.parametrize("code", PUBLISHED)
def test_the_code_of_a_table_does_not_change(code):
    levels, seed, game, modules, options = PUBLISHED[code]
    colours = ("amber", "blue", "green")
    seats = [
        attrs.evolve(seat, colour=colour) for seat, colour in zip(seated(*levels), colours, strict=False)
    ]
    setup = make_setup(seats, seed, game, modules, options)
    assert table_code(setup) == code
    assert read_table_code(code).setup(NAMES[: len(seats)]) == setup


NO_TABLES = {
    "6J91-W690-02DC": ("code-version", {"version": 2, "known": 1}),
    "6J91-WCWW-01CD": ("code-nothing", {}),
    "6J91-W690-0S9K": ("code-nothing", {}),
}
"""Codes without a typing error: of a later version, of two seats with one colour, and of an unnamed game."""


@pytest.mark.parametrize("code", NO_TABLES)
def test_a_code_of_an_impossible_table_is_neither_read_nor_suggested(code):
    assert fault_of(code) == NO_TABLES[code]
    plain = code.replace("-", "")
    for at in (0, len(plain) - 1):
        other = "A" if plain[at] != "A" else "B"
        assert fault_of(plain[:at] + other + plain[at + 1 :])[0] == "code-wrong"


def test_the_shortest_and_longest_texts_that_can_be_codes():
    assert [fault_of("7" * count)[0] for count in (2, 201)] == ["code-short", "code-long"]
    assert {fault_of("7" * count)[0] for count in (3, 200)} <= {"code-wrong", "code-typo", "code-swapped"}
    assert fault_of("7" * 201)[1] == {"most": 200}


def test_only_tables_with_a_seed_from_zero_have_a_code():
    assert table_code(make_setup(seated(None, None), 0)) is not None
    assert table_code(make_setup(seated(None, None), -1)) is None


@pytest.mark.parametrize("code", PUBLISHED)
def test_a_typing_error_in_a_published_code_is_located(code):
    plain = code.replace("-", "")
    for at, sign in enumerate(plain):
        for wrong in ("Z", "7") if sign not in "Z7" else ("0", "H"):
            mistyped = plain[:at] + wrong + plain[at + 1 :]
            assert fault_of(mistyped) == ("code-typo", {"sign": wrong, "place": at + 1, "meant": sign})
    for at in (at for at in range(1, len(plain)) if plain[at - 1] != plain[at]):
        said, told = fault_of(plain[: at - 1] + plain[at] + plain[at - 1] + plain[at + 1 :])
        assert (said, told) in (("code-swapped", {"place": at, "next": at + 1}), ("code-wrong", {}))
