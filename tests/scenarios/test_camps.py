from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    AddFromReserve,
    BuyBuilding,
    EndTurn,
    RemoveToReserve,
    SwapWithReserve,
)
from alhambra_desktop.model.rules.core.engine.event import LeftoverGiven
from alhambra_desktop.model.rules.core.engine.play import legal_actions, score_now, start
from alhambra_desktop.model.rules.core.values import EAST, SIDES, mask
from alhambra_desktop.model.rules.modules.camps.rules import ARROWS, TILES
from alhambra_desktop.words import say
from tests.previews import preview_of, why_not_there
from tests.scenarios.board import Position, city, rule, rules_for


def with_city(drawing, **legend):
    book = rules_for(3, modules=("camps",))
    return Position(book).player(0, city=city(book, drawing, **legend))


@rule("C-1")
def test_market_and_bag_contain_eight_camps():
    book = rules_for(3, modules=("camps",))
    stock = start(book).after.stocks[0]
    camps = [tile for tile in (*stock.market, *stock.bag) if book.tiles[tile].kind == "camp"]
    assert sorted(camps) == sorted(tile.id for tile in TILES)
    assert len(camps) == 8
    assert len(stock.market) + len(stock.bag) == 62


@rule("C-1")
def test_a_camp_is_bought_for_its_price_like_a_building():
    at = with_city("*").market("camp-8-NE", "garden-8-SW", "tower-9-ES", "pavilion-8-open")
    at.player(0, hand="florin-3 florin-5 florin-9 dirham-8")
    exact = BuyBuilding("camp-8-NE", ("florin-3", "florin-5"))
    assert {exact, BuyBuilding("camp-8-NE", ("florin-9",))} <= set(legal_actions(at.book, at.state))
    assert at.broken(BuyBuilding("camp-8-NE", ("florin-5",))) == {"B-10"}
    assert at.play(exact).state.decision.acted, "an exact purchase like any other"


@rule("C-2")
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_one_or_two_sides_are_bastions_the_others_green(tile):
    edges = [tile.edge(side) for side in SIDES]
    assert edges.count("bastion") in (1, 2)
    assert edges.count("bastion") + edges.count("green") == 4


@rule("C-3", "C-4")
def test_a_bastion_must_touch_a_wall():
    at = with_city("* a", a="pavilion-7-E")
    assert at.book.placement.legal_cells(at.state.players[0].city, at.book.tiles["camp-6-W"]) == ((2, 0),)


@rule("C-3")
def test_a_bastion_at_an_open_side_is_refused():
    at = with_city("* a", a="tower-11-open")
    broken = {rule.rule: rule for rule in why_not_there(at.book, at.state, 0, "camp-6-W", (2, 0))}
    assert say(broken["C-3"].reason) == "bastion meets open side (west)"
    assert say(broken["C-4"].reason) == "no bastion touches a wall"


@rule("C-3")
@pytest.mark.parametrize(("neighbour", "side"), [("tower-13-E", "wall"), ("tower-11-open", "open")])
def test_a_green_side_cannot_touch_a_building(neighbour, side):
    at = with_city("* a\n. b", a="tower-12-open", b=neighbour)
    assert at.misplaced(0, "camp-3-N", (2, 1)) == {"C-3", "C-4"}
    assert at.book.tiles[neighbour].edge(EAST) == side


@rule("C-3")
def test_camps_may_touch_only_with_green_sides():
    at = with_city("* a b\n. . c", a="garden-12-S", b="tower-11-S", c="camp-3-N")
    assert at.misplaced(0, "camp-7-NW", (1, 1)) == set(), "its green east beside the green west of the camp"
    assert at.misplaced(0, "camp-8-NE", (1, 1)) == {"C-3"}, "a bastion against a green side"
    at = with_city("* a b\n. . c", a="garden-12-S", b="tower-11-S", c="camp-7-NW")
    assert at.misplaced(0, "camp-3-N", (1, 1)) == {"C-3"}, "a green side against a bastion"
    assert at.misplaced(0, "camp-8-NE", (1, 1)) == {"C-3"}, "a bastion against a bastion"


@rule("C-4")
def test_a_camp_needs_a_wall_at_one_of_its_bastions():
    at = with_city("* a\n. c", a="garden-12-S", c="camp-3-N")
    assert at.misplaced(0, "camp-6-W", (1, 2)) == {"C-4"}, "green at green is not enough"


@rule("C-4")
def test_one_of_two_bastions_at_a_wall_is_enough():
    at = with_city("* a", a="pavilion-7-E")
    assert at.misplaced(0, "camp-7-NW", (2, 0)) == set()


@rule("C-4")
def test_a_camp_needs_no_path_and_blocks_paths():
    at = with_city("* a c", a="pavilion-7-E", c="camp-6-W")
    assert at.book.placement.faults(at.state.players[0].city.tiles) == []
    at = with_city("* a\n. c", a="garden-12-S", c="camp-3-N")
    assert at.misplaced(0, "tower-12-open", (1, 2)) == {"B-18", "C-3"}


@rule("C-4")
def test_a_camp_may_not_enclose_a_space():
    ring = "a b c\n* . d\ne f ."
    at = with_city(
        ring,
        a="garden-11-open",
        b="tower-11-open",
        c="tower-12-open",
        d="garden-12-S",
        e="chambers-10-open",
        f="pavilion-7-E",
    )
    assert at.misplaced(0, "camp-7-NW", (2, 1)) == {"B-20"}
    assert at.book.placement.legal_cells(at.state.players[0].city, at.book.tiles["camp-7-NW"]) == ()


@rule("C-4", "C-7")
def test_a_building_whose_wall_supports_a_camp_cannot_leave():
    at = with_city("b * a c", a="pavilion-7-E", c="camp-6-W", b="tower-11-open")
    assert at.misplaced(0, None, (1, 0)) == {"C-4"}
    assert at.broken(RemoveToReserve("pavilion-7-E", (1, 0))) == {"C-4"}
    assert at.broken(RemoveToReserve("tower-11-open", (-1, 0))) == set()


@rule("C-5")
def test_a_wall_behind_a_bastion_still_counts():
    without = with_city("a *\n. b", a="pavilion-3-SW", b="garden-8-SW")
    assert "Ann scores 4 for wall" in without.sentences(1)
    behind = with_city("c a *\n. . b\n. . d", a="pavilion-3-SW", b="garden-8-SW", c="camp-4-E", d="camp-3-N")
    assert "Ann scores 4 for wall" in behind.sentences(1)


PICTURE = """
. . . e . .
l a * b f r
. . . c . .
"""
"""Four buildings in a row between two camps, a third camp below; one of the four is the starting tile."""


@rule("C-6")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_camps_in_the_rulebook_example_score_10(number):
    legend = {"a": "tower-10-W", "b": "garden-12-S", "e": "tower-11-open", "f": "pavilion-7-E"}
    at = with_city(PICTURE, **legend, l="camp-4-E", r="camp-6-W", c="camp-3-N")
    assert at.book.placement.faults(at.state.players[0].city.tiles) == []
    assert "Ann scores 10 for camps" in at.sentences(number)
    (line,) = [line for line in score_now(at.book, at.state, number).lines if line.source == "camps"]
    assert line.terms == ((4,), (2,), (4,))


@rule("C-6")
def test_both_arrows_of_a_camp_score():
    at = with_city(
        "* a b\nd e c", a="tower-12-open", b="garden-12-S", c="camp-7-NW", d="tower-11-open", e="pavilion-7-E"
    )
    assert ARROWS["camp-7-NW"] == mask("NW")
    assert at.book.placement.faults(at.state.players[0].city.tiles) == []
    assert "Ann scores 3 for camps" in at.sentences(1), "one to the north, two to the west"


@rule("C-6")
@pytest.mark.parametrize(
    ("tile", "cell", "said"),
    [
        ("camp-7-NW", (2, 1), ["scores 1 + 2 in each scoring round"]),
        ("camp-6-W", (2, 1), ["scores 2 in each scoring round"]),
        ("tower-10-W", (3, 0), []),
    ],
)
def test_the_preview_shows_the_score_of_each_camp_arrow(tile, cell, said):
    at = with_city("* a b\nd e .", a="tower-12-open", b="garden-12-S", d="tower-11-open", e="pavilion-7-E")
    assert list(map(say, preview_of(at.book, at.state, 0, tile, cell).remarks)) == said


@rule("C-6")
def test_walls_do_not_break_the_line_but_an_empty_square_does():
    legend = {"b": "tower-7-NEW", "c": "camp-6-W", "d": "pavilion-8-open", "e": "seraglio-9-open"}
    legend |= {"f": "arcades-9-open", "a": "garden-9-E"}
    at = with_city("* a b c\nd e f .", **legend)
    assert at.book.placement.faults(at.state.players[0].city.tiles) == []
    assert "Ann scores 3 for camps" in at.sentences(1), "two walls back to back lie across the line"
    at = with_city("* . b c\nd e f .", **legend)
    assert "Ann scores 1 for camps" in at.sentences(1)


@rule("C-6")
def test_another_camp_breaks_the_line():
    at = with_city("d r * a l", d="tower-12-open", r="camp-4-E", a="pavilion-7-E", l="camp-6-W")
    assert "Ann scores 4 for camps" in at.sentences(1), "two buildings for each, none beyond a camp"


@rule("C-7")
def test_camps_go_to_the_reserve_and_back_by_redesign():
    at = with_city("* a c", a="pavilion-7-E", c="camp-6-W").player(0, reserve=("camp-7-NW",))
    offered = legal_actions(at.book, at.state)
    assert RemoveToReserve("camp-6-W", (2, 0)) in offered
    assert SwapWithReserve("camp-7-NW", "camp-6-W", (2, 0)) in offered
    at = with_city("* a", a="pavilion-7-E").player(0, reserve=("camp-6-W",))
    assert AddFromReserve("camp-6-W", (2, 0)) in legal_actions(at.book, at.state)
    assert at.sentences(3) == {"Ann scores 16 for pavilions", "Ann scores 1 for wall"}, (
        "nothing for the reserve"
    )


@rule("C-7")
def test_camps_have_no_majority_and_can_be_leftover_tiles():
    at = with_city("* a c", a="pavilion-7-E", c="camp-6-W")
    assert sum(at.book.count(at.state, 0, name) for name in at.book.types) == 1
    at.market("camp-8-NE", None, "tower-9-ES", "garden-8-SW", bag=()).placing(0)
    for seat, hand in enumerate(("florin-1", "florin-2", "ducat-1")):
        at.player(seat, hand=hand)
    assert LeftoverGiven(1, "camp-8-NE", 1) in at.play(EndTurn()).events
