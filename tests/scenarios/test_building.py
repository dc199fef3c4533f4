from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.action import AddFromReserve, RemoveToReserve, SwapWithReserve
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, refusals
from alhambra_desktop.model.rules.core.engine.step import PlacePurchases
from alhambra_desktop.model.rules.core.values import EAST
from alhambra_desktop.words import say
from tests.previews import preview_of, why_not_there
from tests.scenarios.board import Position, city, rule, rules_for

OPEN = {"a": "garden-11-open", "b": "tower-11-open", "c": "tower-12-open", "d": "arcades-9-open"}
MORE = {"e": "chambers-10-open", "f": "chambers-11-open", "g": "garden-10-open", "h": "pavilion-8-open"}


def with_city(drawing, reserve=(), legend=None, **options):
    book = rules_for(3, **options)
    at = Position(book)
    return at.player(0, city=city(book, drawing, **(legend or {**OPEN, **MORE})), reserve=tuple(reserve))


def reasons(at, tile, cell):
    return [(broken.rule, say(broken.reason)) for broken in why_not_there(at.book, at.state, 0, tile, cell)]


@rule("B-15")
def test_a_redesign_adds_removes_or_swaps_and_ends_the_actions():
    at = with_city("* a", ["tower-9-ES", "seraglio-9-open"])
    actions = set(legal_actions(at.book, at.state))
    for action in (
        AddFromReserve("seraglio-9-open", (0, 1)),
        RemoveToReserve("garden-11-open", (1, 0)),
        SwapWithReserve("seraglio-9-open", "garden-11-open", (1, 0)),
    ):
        assert action in actions
        assert play(at.book, at.state, action).after.agenda[-1] == PlacePurchases(0)
    after = play(at.book, at.state, SwapWithReserve("seraglio-9-open", "garden-11-open", (1, 0))).after
    assert after.players[0].city.tiles[1, 0].id == "seraglio-9-open"
    assert after.players[0].reserve == ("garden-11-open", "tower-9-ES")


@rule("B-15")
def test_the_starting_tile_never_moves():
    at = with_city("* a", ["seraglio-9-open"])
    assert refusals(at.book, at.state, RemoveToReserve("start", (0, 0)))[0].rule == "B-15"
    assert refusals(at.book, at.state, SwapWithReserve("seraglio-9-open", "start", (0, 0)))[0].rule == "B-15"
    assert reasons(at, None, (0, 0)) == [("B-15", "the starting tile must stay")]


@rule("B-15")
@pytest.mark.parametrize("cell", [(3, 3), (0, 1)], ids=["an empty square", "another tile"])
def test_a_redesign_needs_the_named_tile_on_its_square(cell):
    at = with_city("* a\nb .", ["seraglio-9-open"])
    assert at.broken(RemoveToReserve("garden-11-open", (1, 0))) == set()
    assert at.broken(SwapWithReserve("seraglio-9-open", "garden-11-open", (1, 0))) == set()
    assert at.broken(RemoveToReserve("garden-11-open", cell)) == {"B-15"}
    assert at.broken(SwapWithReserve("seraglio-9-open", "garden-11-open", cell)) == {"B-15"}
    assert at.broken(SwapWithReserve("pavilion-8-open", "garden-11-open", (1, 0))) == {"B-15"}
    assert at.broken(AddFromReserve("pavilion-8-open", (2, 0))) == {"B-15"}


@rule("B-15")
def test_a_house_variant_forbids_redesigns():
    at = with_city("* a", ["seraglio-9-open"], redesign="forbidden")
    assert not any("Reserve" in type(action).__name__ for action in legal_actions(at.book, at.state))
    assert refusals(at.book, at.state, RemoveToReserve("garden-11-open", (1, 0)))[0].rule == "B-15"


@rule("B-16")
def test_tiles_are_never_rotated():
    at = with_city("*")
    west = at.book.tiles["seraglio-7-W"]
    assert at.book.placement.legal_cells(at.state.players[0].city, west) == ((-1, 0), (0, -1), (0, 1))
    east = at.book.tiles["pavilion-7-E"]
    assert at.book.placement.legal_cells(at.state.players[0].city, east) == ((0, -1), (0, 1), (1, 0))


@rule("B-17")
def test_touching_sides_must_match_and_refusals_name_the_sides():
    at = with_city("*")
    (broken,) = [b for b in why_not_there(at.book, at.state, 0, "garden-9-E", (-1, 0)) if b.rule == "B-17"]
    assert say(broken.reason) == "wall meets open side (east)"
    assert broken.sides == (EAST,)
    at = with_city("* a\nb .", legend={"a": "garden-12-S", "b": "tower-12-open"})
    assert why_not_there(at.book, at.state, 0, "tower-11-N", (1, 1)) == ()


@rule("B-17", "B-18")
def test_a_refusal_lists_every_broken_rule():
    at = with_city("*")
    told = reasons(at, "garden-9-E", (-1, 0))
    assert told == [("B-17", "wall meets open side (east)"), ("B-18", "cannot be reached on foot")]


@rule("B-18")
def test_every_tile_must_be_reachable_on_foot():
    at = with_city("* a", legend={"a": "garden-12-S"})
    assert reasons(at, "tower-11-N", (1, 1)) == [("B-18", "cannot be reached on foot")]


@rule("B-18")
def test_removing_a_connecting_tile_names_the_squares_cut_off():
    at = with_city("* a b")
    (broken,) = why_not_there(at.book, at.state, 0, None, (1, 0))
    assert (broken.rule, broken.cells) == ("B-18", ((2, 0),))
    assert why_not_there(at.book, at.state, 0, None, (2, 0)) == ()


@rule("B-19")
def test_a_shared_corner_does_not_connect_tiles():
    at = with_city("* a")
    assert reasons(at, "tower-12-open", (2, 1)) == [("B-19", "shares no side with a tile")]
    assert reasons(at, "tower-12-open", (7, 7)) == [("B-19", "shares no side with a tile")]


RING = """
a b c
* . .
d e f
"""


@rule("B-20")
@pytest.mark.parametrize(
    ("variant", "legal"), [("any_area", False), ("single_square", False), ("allowed", True)]
)
def test_a_single_square_may_be_enclosed_only_with_a_variant(variant, legal):
    at = with_city(RING, enclosed_spaces=variant)
    broken = why_not_there(at.book, at.state, 0, "garden-10-open", (2, 0))
    assert (not broken) == legal
    if not legal:
        assert [(b.rule, b.cells) for b in broken] == [("B-20", ((1, 0),))]


WIDE_RING = """
a b c d
* . . e
g f h .
"""


@rule("B-20")
@pytest.mark.parametrize(
    ("variant", "legal"), [("any_area", False), ("single_square", True), ("allowed", True)]
)
def test_a_larger_area_may_be_enclosed_only_with_a_house_variant(variant, legal):
    at = with_city(WIDE_RING, enclosed_spaces=variant)
    broken = why_not_there(at.book, at.state, 0, "seraglio-9-open", (3, 1))
    assert (not broken) == legal
    if not legal:
        assert broken[0].cells == ((1, 0), (2, 0))
    tile = at.book.tiles["seraglio-9-open"]
    assert at.book.placement.may_place(at.state.players[0].city, tile, (3, 1)) == legal


@rule("B-20", "B-22")
def test_removing_a_tile_in_the_middle_encloses_a_space():
    at = with_city(
        "a b c\nd * e\nf g h".replace("*", "i").replace("d i", "* i"),
        legend={**OPEN, **MORE, "i": "seraglio-9-open"},
    )
    assert [b.rule for b in why_not_there(at.book, at.state, 0, None, (1, 0))] == ["B-20"]


@rule("B-21")
def test_a_square_holds_one_tile():
    at = with_city("* a")
    assert (
        at.book.placement.why_not_place(at.state.players[0].city, at.book.tiles["tower-12-open"], (1, 0))[
            0
        ].rule
        == "B-21"
    )


@rule("B-22")
def test_a_swap_follows_the_rules_of_a_placement():
    at = with_city("* a b", ["tower-10-W", "tower-13-E", "garden-10-N"])
    assert reasons(at, "tower-10-W", (1, 0))[0] == ("B-17", "wall meets open side (west)")
    assert at.book.placement.swappable_cells(at.state.players[0].city, at.book.tiles["garden-10-N"]) == (
        (1, 0),
        (2, 0),
    )
    assert at.book.placement.swappable_cells(at.state.players[0].city, at.book.tiles["tower-13-E"]) == (
        (2, 0),
    )


@rule("B-22", "B-29")
def test_a_preview_shows_the_wall_rank_and_points():
    at = with_city("*")
    seen = preview_of(at.book, at.state, 0, "tower-7-NEW", (0, -1))
    assert (len(seen.before.runs["wall"]), len(seen.after.runs["wall"])) == (0, 3)
    assert seen.gained("wall") == frozenset(seen.after.runs["wall"])
    assert (seen.before.ranks["tower"], seen.after.ranks["tower"]) == ((0, 0), (1, 1))
    assert seen.gain == 3 + 6
