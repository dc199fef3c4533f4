"""The place of a seat in the majority of one type."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.modules.dirk.rules import DIRK, DirkState
from alhambra_desktop.model.rules.table.standings import MajorityPlace, majority_place, with_tile
from tests.scenarios.board import Position, city, rules_for

TWO, ONE = "* t u", "* t"
TOWERS = [
    {"t": "tower-11-open", "u": "tower-12-open"},
    {"t": "tower-13-E", "u": "tower-11-S"},
    {"t": "tower-9-ES", "u": "tower-8-NES"},
]


def share_of(*drawings: str, round_held: int = 0, seat: int = 0) -> MajorityPlace:
    at = Position(rules_for(3)).change(round=round_held)
    for one, drawing in enumerate(drawings):
        at.player(one, city=city(at.book, drawing, **TOWERS[one]))
    return majority_place(at.book, observe(at.book, at.state, seat), "tower")


def test_a_majority_without_buildings_has_no_rank():
    assert share_of("*", "*", "*") == MajorityPlace(count=0, place=(0, 0), points=0, rival=None, most=0)


def test_a_majority_without_opponents_is_won():
    assert share_of(ONE, "*", "*") == MajorityPlace(count=1, place=(1, 1), points=6, rival=None, most=0)


def test_the_rival_is_the_strongest_of_the_others():
    assert share_of("*", TWO, ONE) == MajorityPlace(count=0, place=(0, 0), points=0, rival=1, most=2)
    assert share_of("*", ONE, TWO) == MajorityPlace(count=0, place=(0, 0), points=0, rival=2, most=2)
    assert share_of(ONE, "*", TWO) == MajorityPlace(count=1, place=(2, 1), points=0, rival=2, most=2)
    assert share_of(TWO, ONE, "*", seat=1) == MajorityPlace(count=1, place=(2, 1), points=0, rival=0, most=2)


def test_a_tie_shares_the_points():
    assert share_of(ONE, ONE, "*") == MajorityPlace(count=1, place=(1, 2), points=3, rival=1, most=1)


def test_points_are_those_of_the_next_scoring_round():
    second = share_of(TWO, ONE, "*", round_held=1)
    assert (second.place, second.points) == ((1, 1), 13)
    assert share_of(ONE, TWO, "*", round_held=1).points == 6


@pytest.mark.parametrize("drawing", ["*", ONE])
def test_with_tile_adds_a_building_of_the_type(drawing):
    at = Position(rules_for(3)).player(0, city=city(rules_for(3), drawing, **TOWERS[0]))
    seen = observe(at.book, at.state, 0)
    now = majority_place(at.book, seen, "tower")
    then = majority_place(at.book, with_tile(at.book, seen, "tower-12-open"), "tower")
    assert then.count == now.count + 1
    assert majority_place(at.book, with_tile(at.book, seen, "garden-11-open"), "tower") == now


def test_dirk_counts_as_a_rival():
    at = Position(rules_for(2))
    types = [at.book.tiles[tile].type for tile in at.state.slice_of(DirkState).tiles]
    found = majority_place(at.book, observe(at.book, at.state, 0), types[0])
    assert (found.rival, found.most) == (DIRK, types.count(types[0]))
