"""Printed parts in the data file match the counts in the printed rules."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from alhambra_desktop.model.rules.core.engine.module import caution, distinct, parts, reconstructed
from alhambra_desktop.model.rules.core.values import Currency, letters, mask
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.alhambra.rules import TYPES
from alhambra_desktop.model.rules.modules.granada.rules import TYPES as TOWN_TYPES
from alhambra_desktop.words import say

COUNTS = {"camps": 8, "bazaars": 8, "falcons": 15, "huts": 24, "granada": 54}
SIDES = {"camps": ("bastions", "arrows"), "bazaars": ("walls",), "huts": ("walls",), "granada": ("moats",)}


def face(name):
    kind, value = name.rsplit("-", 1)
    return kind, int(value)


@pytest.mark.parametrize(("kind", "count"), COUNTS.items())
def test_each_kind_has_its_printed_count(kind, count):
    assert len(parts(kind)) == count
    assert all(isinstance(row["certain"], bool) for row in parts(kind))


@pytest.mark.parametrize("kind", SIDES)
def test_sides_are_letters_in_compass_order(kind):
    for row in parts(kind):
        for name in SIDES[kind]:
            assert letters(mask(row[name])) == row[name], row


def test_a_camp_has_bastions_and_arrows_on_one_or_two_sides():
    for row in parts("camps"):
        assert len(row["bastions"]) in (1, 2), row
        assert len(row["arrows"]) in (1, 2), row
        assert row["price"] > 0, row


def test_each_currency_has_two_bazaars_with_three_types():
    assert Counter(row["currency"] for row in parts("bazaars")) == dict.fromkeys(Currency, 2)
    for row in parts("bazaars"):
        assert len(row["types"]) == len(set(row["types"])) == 3, row
        assert set(row["types"]) < set(TYPES), row


def test_each_species_has_five_falcons_with_distinct_types():
    assert Counter(row["species"] for row in parts("falcons")) == {"black": 5, "brown": 5, "white": 5}
    pairs = [tuple(row["types"]) for row in parts("falcons")]
    assert sorted(pairs) == sorted(combinations(TYPES, 2))


def test_huts_have_their_counts_and_an_open_side():
    counts = Counter(row["type"] for row in parts("huts"))
    assert [counts[name] for name in TYPES] == [3, 3, 4, 4, 5, 5]
    assert all(len(row["walls"]) < 4 for row in parts("huts"))


def test_each_granada_type_has_the_values_2_to_13():
    faces = [face(row[side]) for row in parts("granada") for side in ("even", "odd")]
    assert sorted(faces) == sorted((name, value) for name in TOWN_TYPES for value in range(2, 14))


def test_a_granada_back_has_another_type_and_costs_one_more():
    for row in parts("granada"):
        (front, value), (back, dearer) = face(row["even"]), face(row["odd"])
        assert value % 2 == 0, row
        assert dearer == value + 1, row
        assert front != back, row
        assert len(row["moats"]) < 4, row


def test_duplicate_parts_get_distinct_ids():
    assert distinct(["hut-garden-N", "hut-tower-S", "hut-garden-N"]) == (
        "hut-garden-N",
        "hut-tower-S",
        "hut-garden-N-2",
    )


@pytest.mark.parametrize("kind", COUNTS)
def test_a_note_counts_the_reconstructed_parts(kind):
    guessed, every = reconstructed(kind)
    assert guessed == sum(not row["certain"] for row in parts(kind))
    number = "the" if guessed == every else f"{guessed} of the"
    told = caution(kind, Message("camps-parts"))
    assert dict(told.arguments)["guessed"] == guessed
    assert say(told) == (
        f"The original values of {number} {every} camp tiles are unknown. The program uses likely values."
    )
