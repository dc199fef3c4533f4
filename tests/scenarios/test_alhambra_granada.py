from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    BuyBuilding,
    EndTurn,
    KeepInReserve,
    PlaceTile,
    RemoveToReserve,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.event import LeftoverGiven, RowRefilled
from alhambra_desktop.model.rules.core.engine.play import legal_actions, score_now, start
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlaceLeftovers, PlacePurchases
from alhambra_desktop.model.rules.modules.dirk.rules import DIRK, DirkState
from alhambra_desktop.model.rules.modules.granada.rules import (
    GRANADA,
    GranadaState,
    KeepTurned,
    PlaceTurned,
)
from alhambra_desktop.words import say
from tests.previews import why_not_there
from tests.scenarios.board import Position, city, rule, rules_for

ALHAMBRA = ("tower-9-ES", "garden-8-SW", "chambers-5-NSW", "pavilion-2-NEW")
TOWN = ("hostel-8", "library-10", "arena-10", "bath-house-6")
"""Squares 1 to 4: florin, dirham, denar, ducat."""

NEAR = {
    "a": "pavilion-7-E",
    "b": "tower-12-open",
    "c": "tower-13-E",
    "d": "garden-10-open",
    "e": "hostel-8",
    "f": "park-12",
    "g": "library-10",
    "h": "library-8",
}
"""Tiles with a wall in the east, tiles of Granada with a moat in the west, and open ones."""


def both(seats=3, seed=1, **options):
    return Position(rules_for(seats, seed, "alhambra+granada", **options))


def on_market(at, alhambra=ALHAMBRA, town=TOWN, **bags):
    at.market(*alhambra, bag=bags.get("alhambra_bag"))
    return at.market(*town, bag=bags.get("town_bag"), stock=1)


def with_city(drawing, **legend):
    at = both(**{name: legend.pop(name) for name in ("wall_scoring", "enclosed_spaces") if name in legend})
    return at.player(0, city=city(at.book, drawing, **legend))


def reasons(at, tile, cell):
    return [(broken.rule, say(broken.reason)) for broken in why_not_there(at.book, at.state, 0, tile, cell)]


@rule("A-1")
def test_tiles_fill_two_bags_and_cities_start_with_the_fountain():
    at = both()
    assert {kind: len(bag) for kind, bag in at.book.bags.items()} == {"alhambra": 54, "granada": 54}
    assert [tile.id for tile in at.state.players[0].city.tiles.values()] == ["start"]
    assert at.book.tiles["start"].closed_edge == "wall"
    assert len(at.book.types) == 6 + 9


@rule("A-2")
@pytest.mark.parametrize("seed", range(8))
def test_the_first_market_has_both_kinds_and_granada_has_moats(seed):
    book = rules_for(3, seed, "alhambra+granada")
    state = start(book).after
    alhambra, town = state.stocks
    assert None not in (*alhambra.market, *town.market)
    assert all(book.tiles[tile].closed for tile in town.market)
    assert all(book.tiles[tile].price % 2 == 0 for tile in town.market), "even faces, as in Granada"
    assert sorted((*town.market, *town.bag)) == sorted(book.bags[GRANADA]), "the others are back in the bag"


@rule("A-2")
def test_later_refills_include_tiles_without_a_moat():
    at = on_market(both(), town=(None, *TOWN[1:]), town_bag=("hostel-8", "park-12")).placing(0)
    at.slice(GRANADA, odd=False).play(EndTurn())
    assert at.state.stocks[1].market[0] == "park-12"


@rule("A-3")
@pytest.mark.parametrize("seed", range(6))
def test_scoring_card_1_is_in_part_3_and_card_2_is_aside(seed):
    state = start(rules_for(3, seed, "alhambra+granada")).after
    order, sizes = state.pile[::-1], state.pile_parts
    assert sum(sizes[:2]) <= order.index("scoring-1") < sum(sizes[:3])
    assert "scoring-2" not in order
    assert sum(sizes) == len(order)


def reshuffled(seed=1):
    at = both(seed=seed).placing(0)
    money = tuple(f"ducat-{value}" for value in range(1, 10)) * 3
    return at.change(row=("denar-1",) * 4, pile=(), discard=money, round=1)


@rule("A-3")
@pytest.mark.parametrize("seed", range(6))
def test_the_reshuffle_puts_the_second_scoring_card_in_part_2(seed):
    at = reshuffled(seed).change(row=("denar-1",) * 3).play(EndTurn())
    sizes = at.state.pile_parts
    assert sum(sizes) == 28
    assert len(sizes) == 5
    (refilled,) = [event for event in at.events if isinstance(event, RowRefilled)]
    drawn = (*refilled.added, *at.state.pile[::-1])
    assert sizes[0] <= drawn.index("scoring-2") < sizes[0] + sizes[1]


@rule("A-3")
def test_a_second_reshuffle_adds_no_scoring_card():
    at = reshuffled().change(row=("denar-1",) * 3, reshuffles=1).play(EndTurn())
    assert "scoring-2" not in at.state.pile
    assert at.state.pile_parts == ()


@rule("A-4")
def test_a_turn_has_up_to_nine_actions():
    at = on_market(both())
    purchases = [
        BuyBuilding("tower-9-ES", ("florin-9",)),
        BuyBuilding("hostel-8", ("florin-8",)),
        BuyBuilding("garden-8-SW", ("dirham-8",)),
        BuyBuilding("library-10", ("dirham-1", "dirham-9")),
        BuyBuilding("chambers-5-NSW", ("denar-5",)),
        BuyBuilding("arena-10", ("denar-1", "denar-9")),
        BuyBuilding("pavilion-2-NEW", ("ducat-2",)),
        BuyBuilding("bath-house-6", ("ducat-6",)),
    ]
    at.player(0, hand=" ".join(card for purchase in purchases for card in purchase.cards))
    for purchase in purchases:
        at.play(purchase)
        assert at.state.decision == ChooseAction(0, acted=True)
    at.play(TakeMoney(at.state.row[:1]))
    assert at.state.decision == PlacePurchases(0)
    assert len(at.state.players[0].purchases) == 8


@rule("A-4")
def test_an_alhambra_tile_cannot_be_turned_over():
    at = both().player(0, hand="florin-9").placing(0, "tower-12-open", "library-10")
    kinds = {type(a) for a in legal_actions(at.book, at.state) if getattr(a, "tile", "") == "tower-12-open"}
    assert kinds == {PlaceTile, KeepInReserve}
    assert at.broken(KeepTurned("tower-12-open")) == {"G-4"}
    assert at.broken(PlaceTurned("tower-12-open", (1, 0), "florin-9")) == {"G-4"}
    assert KeepTurned("library-10") in legal_actions(at.book, at.state)


@rule("A-5")
def test_the_first_granada_tile_needs_its_moat_at_a_wall():
    at = with_city("* a", a="pavilion-7-E")
    assert at.book.placement.legal_cells(at.state.players[0].city, at.book.tiles["library-10"]) == ((2, 0),)
    at.placing(0, "library-10").play(PlaceTile("library-10", (2, 0)))
    assert at.state.players[0].city.starts == ((0, 0), (2, 0))


@rule("A-5")
@pytest.mark.parametrize(
    ("neighbour", "tile", "reason"),
    [
        ("pavilion-7-E", "hostel-8", "street meets wall (west)"),
        ("tower-12-open", "library-10", "moat meets open side (west)"),
        ("tower-12-open", "hostel-8", "street meets open side (west)"),
    ],
)
def test_only_wall_and_moat_may_touch(neighbour, tile, reason):
    at = with_city("* a", a=neighbour)
    assert reasons(at, tile, (2, 0)) == [("A-5", reason)]


@rule("A-5")
def test_a_moat_never_touches_a_street():
    at = with_city("* a g", a="pavilion-7-E", g="library-10")
    assert at.misplaced(0, "library-8", (3, 0)) == {"A-5", "B-18"}
    assert at.misplaced(0, "park-12", (3, 0)) == set()


@rule("A-5")
def test_granada_tiles_need_a_wall():
    at = with_city("* a", a="tower-12-open")
    for tile in at.book.bags[GRANADA]:
        assert at.book.placement.legal_cells(at.state.players[0].city, at.book.tiles[tile]) == ()


@rule("A-5")
def test_no_tile_fits_between_open_arcades_and_a_library():
    legend = {"p": "pavilion-7-E", "g": "library-10"}
    at = with_city("* p g\n. a .", a="arcades-9-open", **legend)
    town = at.state.players[0].city
    assert (2, 1) in town.frontier
    others = [tile for tile in at.book.tiles.values() if town.cell_of(tile.id) is None]
    assert not any((2, 1) in at.book.placement.legal_cells(town, tile) for tile in others)
    at = with_city("* p g\n. a .", a="arcades-8-E", **legend)
    assert at.misplaced(0, "library-8", (2, 1)) == set(), "with a wall it would be different"


@rule("A-5")
def test_the_first_granada_tile_never_moves():
    at = with_city("* a g", a="pavilion-7-E", g="library-10").player(0, reserve=("library-8",))
    assert at.broken(RemoveToReserve("library-10", (2, 0))) == {"B-15"}
    assert at.misplaced(0, "library-8", (2, 0)) == {"B-15"}


@rule("A-5")
def test_tiles_are_reached_from_the_start_of_their_own_game():
    at = with_city("* a g\nb c .", **NEAR)
    assert at.misplaced(0, "library-8", (2, 1)) == set(), "beside the first one, street at street"
    at = with_city("* a g\nb . .\nd c .", **NEAR)
    assert at.misplaced(0, "library-8", (2, 2)) == {"B-18"}, "at a wall, but away from the town"
    at = with_city("* a g e", **NEAR)
    assert at.misplaced(0, "tower-10-W", (4, 0)) == {"B-18"}, "at a moat, but away from the fountain"


@rule("A-5")
def test_enclosed_spaces_are_checked_over_tiles_of_both_games():
    at = with_city("* a g f\nb . . i\nd . h j", **NEAR, i="hostel-12", j="school-12")
    town = at.state.players[0].city
    assert at.book.placement.faults(town.tiles, town.starts) == []
    (broken,) = why_not_there(at.book, at.state, 0, "tower-13-E", (1, 2))
    assert (broken.rule, broken.cells) == ("B-20", ((1, 1), (2, 1)))


@rule("A-6")
def test_walls_and_moats_in_contact_score_and_contacts_score_double():
    at = with_city("* a g\nb c h", **NEAR)
    town = at.state.players[0].city
    assert at.book.placement.faults(town.tiles, town.starts) == []
    lines = {"Ann scores 2 for wall", "Ann scores 2 for moat", "Ann scores 4 for wall_moat"}
    assert lines <= at.sentences(1)


@rule("A-6")
@pytest.mark.parametrize(("variant", "length"), [("longest", 1), ("all_outer", 2)])
def test_only_the_longest_run_of_contacts_scores_in_every_variant(variant, length):
    at = with_city("* a g\nb . f\nd c h", **NEAR, wall_scoring=variant, enclosed_spaces="allowed")
    lines = {f"Ann scores {length} for wall", f"Ann scores {length} for moat"}
    assert lines | {"Ann scores 2 for wall_moat"} <= at.sentences(1)


@rule("A-6")
def test_buildings_score_as_in_their_own_games():
    at = with_city("* a g", **NEAR)
    at.player(1, city=city(at.book, "* c h", **NEAR))
    assert {"Ann scores 8 for pavilions", "Bob scores 13 for towers"} <= at.sentences(2)
    lines = score_now(at.book, at.state, 2).lines
    libraries = {line.owner: line.amount for line in lines if line.subject == "library"}
    assert libraries == {0: 4, 1: 2}, "two libraries in sight, the dearer is first"


@rule("A-7")
@pytest.mark.parametrize(("town", "ends"), [(TOWN, False), ((None, *TOWN[1:]), True)])
def test_the_game_ends_when_a_square_gets_no_tile(town, ends):
    at = on_market(both(), (None, *ALHAMBRA[1:]), town, alhambra_bag=(), town_bag=())
    at.player(0, hand="dirham-1").player(1, hand="dirham-2").player(2, hand="dirham-3").placing(0)
    at.play(EndTurn())
    assert isinstance(at.state.decision, PlaceLeftovers) == ends


@rule("A-7")
def test_both_leftover_tiles_go_to_the_most_money_of_their_currency():
    at = on_market(both(), (None, *ALHAMBRA[1:]), (None, *TOWN[1:]), alhambra_bag=(), town_bag=()).placing(0)
    for seat, hand in enumerate(("dirham-1", "dirham-9 denar-1", "denar-3")):
        at.player(seat, hand=hand)
    at.play(EndTurn())
    while not at.state.over:
        bought = at.state.players[at.state.decision.seat].purchases
        at.play(KeepInReserve(bought[0]) if bought else EndTurn())
    given = [(event.tile, event.seat) for event in at.events if isinstance(event, LeftoverGiven)]
    assert given == [
        ("garden-8-SW", 1),
        ("library-10", 1),
        ("chambers-5-NSW", 2),
        ("arena-10", 2),
        ("pavilion-2-NEW", None),
        ("bath-house-6", None),
    ]


@rule("A-8")
def test_dirk_gets_tiles_from_each_bag():
    at = both(seats=2)
    kinds = [tile in at.book.bags["alhambra"] for tile in at.state.slice_of(DirkState).tiles]
    assert (kinds.count(True), kinds.count(False)) == (6, 6)
    sizes = [len(stock.bag) for stock in at.state.stocks]
    at.slice(DIRK, tiles=()).placing(0).change(round=1)
    at.change(row=("denar-1",) * 3, pile=("florin-2", "scoring-2"), pile_parts=()).play(EndTurn())
    kinds = [tile in at.book.bags["alhambra"] for tile in at.state.slice_of(DirkState).tiles]
    assert [kinds.count(True), kinds.count(False)] == [size // 3 for size in sizes]


@rule("A-9")
@pytest.mark.parametrize(
    ("alhambra", "town", "moved"),
    [((None, *ALHAMBRA[1:]), TOWN, False), (ALHAMBRA, (None, *TOWN[1:]), True)],
)
def test_the_marker_moves_when_granada_tiles_are_refilled(alhambra, town, moved):
    at = on_market(both(), alhambra, town).slice(GRANADA, odd=True).placing(0).play(EndTurn())
    assert at.state.slice_of(GranadaState).odd != moved
