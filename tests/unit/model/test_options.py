"""House variants: possible values, parsing and texts."""

from __future__ import annotations

import ast

import pytest

from alhambra_desktop.model.rules.core.engine.option import (
    MOST_LETTERS,
    Amount,
    Choice,
    Switch,
    Value,
    Wording,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import OPTIONS
from tests.sources import text_of, walked
from tests.unit.test_imports import FILES

DOORS = Choice("open_doors", values=("shut", "wide_open"), rule="B-1")
GUESTS = Amount("guests", official=4, least=2, most=6, rule="B-2", noted=True)
MOTTO = Wording("motto", suggestions=("Peace", "Plenty"), rule="B-3")


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        (DOORS, ["shut", "wide_open"], ["ajar", "", 0, None, ["shut"]]),
        (GUESTS, [2, 4, 6], [1, 7, -4, "4", 4.0, True, None]),
        (
            MOTTO,
            ["Peace", "x", "é", " x ", "x" * MOST_LETTERS],
            ["", "  ", "x" * (MOST_LETTERS + 1), "a\nb", 3],
        ),
    ],
    ids=["choice", "amount", "wording"],
)
def test_an_impossible_value_has_a_fault_message(option, good, bad):
    assert [value for value in good if option.fault(value) is not None] == []
    for value in bad:
        assert option.fault(value).id.startswith("variant-no")


def test_a_fault_message_contains_the_possible_values():
    assert dict(GUESTS.fault(7).arguments).items() >= {"least": 2, "most": 6}.items()
    assert dict(MOTTO.fault("").arguments)["most"] == MOST_LETTERS


def test_the_official_value_is_the_default():
    assert [option.default for option in (DOORS, GUESTS, MOTTO)] == ["shut", 4, "Peace"]


def test_an_option_reads_its_value_from_the_table():
    lamps = Switch("lamps", values=("on", "off"), rule="B-4")
    options: dict[str, Value] = {"open_doors": "wide_open", "guests": 5, "motto": "Plenty", "lamps": "off"}
    assert [option.of(options) for option in (DOORS, GUESTS, MOTTO)] == ["wide_open", 5, "Plenty"]
    assert not lamps.on(options)
    assert lamps.on({"lamps": lamps.default})


def test_rules_read_variants_only_through_declarations():
    """A quoted name could be misspelled, and its value could have any type."""
    named = [
        (name, node.lineno)
        for name, path in FILES.items()
        for node in walked(text_of(path))
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant)
        if ast.unparse(node.value).endswith("options") and node.slice.value in OPTIONS
    ]
    assert named == []


def test_only_amounts_parse_numbers():
    assert (GUESTS.parse("3"), GUESTS.parse("many"), DOORS.parse("3")) == (3, "many", "3")


def test_a_choice_is_described_by_the_name_of_its_value():
    assert DOORS.title == Message("option-open-doors")
    wide = Message("option-open-doors-wide-open")
    assert DOORS.describe("wide_open") == Message("option-open-doors-sentence", value=wide)
    assert GUESTS.describe(3) == Message("option-guests-sentence", value=3)


def test_only_noted_options_have_a_note():
    assert DOORS.note is None
    assert GUESTS.note == Message("option-guests-note")
