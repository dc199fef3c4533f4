from __future__ import annotations

from collections import Counter

import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    AddFromReserve,
    BuyBuilding,
    Decline,
    EndTurn,
    KeepInReserve,
    PlaceTile,
    RemoveToReserve,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.event import LeftoverGiven, TilePlaced
from alhambra_desktop.model.rules.core.engine.play import legal_actions, start
from alhambra_desktop.model.rules.core.engine.step import PlaceLeftovers
from alhambra_desktop.model.rules.modules.dirk.rules import DIRK, DirkState, GiveToDirk
from alhambra_desktop.model.rules.modules.granada.rules import (
    BACK,
    EVEN,
    GRANADA,
    GranadaState,
    KeepTurned,
    PlaceTurned,
)
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, SetupError
from alhambra_desktop.model.rules.modules.vizier.rules import AnswerVizier, PlaceVizierPurchase
from tests.scenarios.board import Position, city, grown, rule, rules_for

MARKET = ("hostel-8", "library-10", "park-12", "arena-10")
"""Squares 1 to 4; on their backs park 9, market 11, library 13 and hospital 11."""


def granada(seats=3, seed=1, modules=(), **options):
    return Position(rules_for(seats, seed, "granada", modules, **options))


def odd(face):
    return int(face.rsplit("-", 1)[1]) % 2 == 1


def with_schools(*cities, **options):
    """Return a position in which each player has the schools with these prices in a legal city."""
    at = granada(**options)
    for seat, prices in enumerate(cities):
        at.player(seat, city=grown(at.book, *(f"school-{price}" for price in prices)))
    return at


def about_schools(at, number):
    return {sentence for sentence in at.sentences(number) if "school" in sentence}


@rule("G-1")
def test_a_turn_has_the_actions_of_the_base_game():
    at = granada().market(*MARKET).player(0, hand="florin-8 dirham-9")
    at.player(0, city=grown(at.book, "school-12"))
    assert {type(action) for action in legal_actions(at.book, at.state)} == {
        TakeMoney,
        BuyBuilding,
        RemoveToReserve,
    }
    at.play(BuyBuilding("hostel-8", ("florin-8",)))
    assert at.state.decision.acted, "paid exactly"


@rule("G-1")
def test_moats_follow_the_rules_of_walls():
    at = granada()
    at.player(0, city=city(at.book, "* a", a="hostel-8"))
    assert at.misplaced(0, "arena-10", (-1, 0)) == {"B-17", "B-18"}, "its moat in the east meets a street"
    assert at.misplaced(0, "library-10", (2, 0)) == {"B-18"}, "moat at moat, but nobody gets across"
    assert at.misplaced(0, "park-12", (2, 1)) == {"B-19"}
    assert at.misplaced(0, "library-10", (0, 1)) == set()


@rule("G-1")
def test_the_longest_moat_scores_one_point_per_segment():
    at = granada()
    at.player(0, city=city(at.book, "a * b", a="library-2", b="market-2"))
    assert {s for s in at.sentences(1) if "moat" in s or "wall" in s} == {"Ann scores 3 for moat"}


@rule("G-2")
def test_54_tiles_show_nine_types_with_the_values_2_to_13():
    book = rules_for(3, game="granada")
    faces = [tile for tile in book.tiles.values() if tile.type]
    assert len(book.bags[GRANADA]) == 54
    assert len(faces) == 108
    for name in book.types:
        assert sorted(tile.price for tile in faces if tile.type == name) == list(range(2, 14))
    assert len(book.types) == 9


@rule("G-2")
def test_a_back_costs_one_more_and_keeps_the_moat_sides():
    book = rules_for(3, game="granada")
    for front in EVEN:
        back = book.tiles[BACK[front.id]]
        assert back.price == front.price + 1
        assert back.type != front.type
        assert back.closed == front.closed
        assert BACK[back.id] == front.id


@rule("G-3")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_market_is_even_and_the_marker_odd(seed):
    state = start(rules_for(3, seed, "granada")).after
    assert not any(map(odd, state.stocks[0].market))
    assert state.slice_of(GranadaState).odd


@rule("G-3")
def test_a_refill_follows_the_marker_and_then_moves_it():
    bag = ("school-6", "bath-house-6", "library-6")
    at = granada().market("hostel-8", None, "park-12", None, bag=bag).slice(GRANADA, odd=False).placing(0)
    at.play(EndTurn())
    assert at.state.stocks[0].market == ("hostel-8", "library-6", "park-12", "bath-house-6")
    assert at.state.slice_of(GranadaState).odd
    at.market(None, *MARKET[1:]).placing(1).play(EndTurn())
    assert at.state.stocks[0].market[0] == BACK["school-6"] == "park-7"
    assert not at.state.slice_of(GranadaState).odd


@rule("G-3")
@pytest.mark.parametrize("marker", [True, False])
def test_the_marker_stays_if_nothing_is_refilled(marker):
    at = granada().market(*MARKET).slice(GRANADA, odd=marker).placing(0).play(EndTurn())
    assert at.state.slice_of(GranadaState).odd == marker


@rule("G-4")
def test_turning_over_a_tile_costs_a_card_worth_3_or_more():
    at = granada().placing(0, "hostel-8").player(0, hand="denar-2 dirham-3 florin-9", purchases=("hostel-8",))
    offered = legal_actions(at.book, at.state)
    assert PlaceTile("hostel-8", (1, 0)) in offered
    cards = {action.card for action in offered if isinstance(action, PlaceTurned)}
    assert cards == {"dirham-3", "florin-9"}
    assert at.broken(PlaceTurned("hostel-8", (1, 0), "denar-2")) == {"G-4"}
    assert at.broken(PlaceTurned("hostel-8", (1, 0), "ducat-9")) == {"G-4"}, "not in hand"
    at.play(PlaceTurned("hostel-8", (1, 0), "dirham-3"))
    assert at.state.players[0].city.tiles[1, 0].id == "park-9"
    assert at.state.players[0].hand == ("denar-2", "florin-9")
    assert at.state.discard[-1] == "dirham-3"


@rule("G-4")
def test_a_turned_tile_obeys_the_building_rules():
    at = granada().player(0, hand="florin-9").placing(0, "hostel-8")
    assert at.broken(PlaceTurned("hostel-8", (-1, 0), "florin-9")) == {"B-17", "B-18"}


@rule("G-4")
def test_either_face_goes_to_the_reserve_for_free():
    at = granada().player(0, hand="denar-1").placing(0, "hostel-8", "arena-10")
    assert {KeepInReserve("hostel-8"), KeepTurned("hostel-8")} < set(legal_actions(at.book, at.state))
    at.play(KeepTurned("hostel-8"), KeepInReserve("arena-10"))
    assert at.state.players[0].reserve == ("arena-10", "park-9")
    assert at.state.players[0].hand == ("denar-1",)
    assert at.broken(KeepTurned("park-9")) == {"B-23"}


@rule("G-4")
def test_a_tile_in_reserve_or_city_is_never_turned_over():
    at = granada().player(0, hand="florin-9", reserve=("park-9",))
    adds = {action.tile for action in legal_actions(at.book, at.state) if isinstance(action, AddFromReserve)}
    assert adds == {"park-9"}
    at.play(AddFromReserve("park-9", (1, 0)))
    assert legal_actions(at.book, at.state) == (EndTurn(),)
    assert at.broken(PlaceTurned("park-9", (0, 1), "florin-9")) == {"B-23"}


@rule("G-5")
@pytest.mark.parametrize(
    ("number", "cities", "sentences"),
    [
        (1, ((9, 8, 7), (10, 5), (12, 2)), {"Ann scores 7 for schools"}),
        (2, ((9, 8, 7, 6), (12, 11, 5), (10, 2)), {"Ann scores 18 for schools", "Bob scores 9 for schools"}),
        (
            3,
            ((9, 8, 7, 6), (12, 11, 5, 4), (10, 2)),
            {"Bob scores 30 for schools", "Ann scores 20 for schools", "Cid scores 10 for schools"},
        ),
    ],
)
def test_the_schools_in_the_rulebook_example_score_as_described(number, cities, sentences):
    assert about_schools(with_schools(*cities), number) == sentences


@rule("G-5")
def test_the_most_expensive_tile_breaks_ties_for_every_rank():
    at = with_schools((9, 2), (13,), (8,))
    assert about_schools(at, 2) == {"Ann scores 8 for schools", "Bob scores 4 for schools"}
    at = with_schools((9,), (13,), (8,))
    assert about_schools(at, 1) == {"Bob scores 3 for schools"}


@rule("G-5")
def test_reserves_do_not_count_but_dirks_tiles_do():
    at = with_schools((9, 8), (10,)).player(1, reserve=("school-12",))
    assert about_schools(at, 1) == {"Ann scores 3 for schools"}
    at = with_schools((9, 8), (10,), seats=2).slice(DIRK, tiles=("school-12", "school-2", "arena-10"))
    assert about_schools(at, 2) == {"Dirk scores 10 for schools", "Ann scores 5 for schools"}


@rule("G-6")
@pytest.mark.parametrize(
    ("number", "sentences"),
    [
        (1, {"Bob scores 3 for schools"}),
        (2, {"Bob scores 10 for schools", "Ann scores 3 for schools"}),
        (3, {"Bob scores 18 for schools", "Ann scores 10 for schools", "Cid scores 3 for schools"}),
    ],
)
def test_simplified_scoring_gives_fixed_points_and_breaks_ties(number, sentences):
    at = with_schools((9, 8, 7, 6), (12, 11, 5, 4), (10, 2), granada_simplified="on")
    assert about_schools(at, number) == sentences


def at_the_end(hands=("florin-9 dirham-9", "florin-1 denar-2", "dirham-8")):
    """End the game; by default Ann has the most florins and dirhams, Bob the most denars, nobody a ducat."""
    at = granada().market(*MARKET[:3], None, bag=()).placing(2)
    for seat, hand in enumerate(hands):
        at.player(seat, hand=hand)
    return at.play(EndTurn())


@rule("G-7")
def test_each_leftover_tile_is_placed_before_the_next_is_given():
    at = at_the_end()
    assert at.state.decision == PlaceLeftovers(0)
    assert at.state.players[0].purchases == ("hostel-8",)
    at.play(PlaceTile("hostel-8", (1, 0)), EndTurn())
    assert at.state.players[0].purchases == ("library-10",)
    at.play(PlaceTile("library-10", (0, 1)), EndTurn())
    assert at.state.decision == PlaceLeftovers(1)
    at.play(KeepInReserve("park-12"), EndTurn())
    assert at.state.over
    told = [type(event) for event in at.events if isinstance(event, LeftoverGiven | TilePlaced)]
    assert told == [LeftoverGiven, TilePlaced, LeftoverGiven, TilePlaced, LeftoverGiven]


@rule("B-34", "G-7")
def test_a_leftover_tile_that_nobody_gets_is_decided_once():
    at = at_the_end(("dirham-9", "denar-2", "dirham-8"))
    at.play(KeepInReserve("library-10"), EndTurn(), KeepInReserve("park-12"), EndTurn())
    assert at.state.over
    told = [(event.tile, event.seat) for event in at.events if isinstance(event, LeftoverGiven)]
    assert told == [("hostel-8", None), ("library-10", 0), ("park-12", 1)]


@rule("G-4", "G-7")
def test_a_leftover_tile_cannot_be_turned_but_may_be_declined():
    at = at_the_end()
    offered = {type(action) for action in legal_actions(at.book, at.state)}
    assert offered == {PlaceTile, KeepInReserve}
    assert at.broken(PlaceTurned("hostel-8", (1, 0), "florin-9"))
    assert at.broken(KeepTurned("hostel-8"))


@rule("G-8")
def test_dirks_first_six_tiles_show_their_even_face():
    state = start(rules_for(2, game="granada")).after
    assert Counter(map(odd, state.slice_of(DirkState).tiles)) == {False: 6}


@rule("G-8")
@pytest.mark.parametrize("marker", [True, False])
def test_dirks_later_tiles_show_the_face_of_the_marker(marker):
    at = granada(seats=2).slice(GRANADA, odd=marker).slice(DIRK, tiles=()).placing(0)
    at.change(row=("denar-1",) * 3, pile=("florin-2", "scoring-1"), pile_parts=()).play(EndTurn())
    assert Counter(map(odd, at.state.slice_of(DirkState).tiles)) == {marker: 6}


@rule("G-8")
def test_a_tile_given_to_dirk_keeps_the_face_bought():
    at = granada(seats=2).placing(0, "park-9").play(GiveToDirk("park-9"))
    assert at.state.slice_of(DirkState).tiles[-1] == "park-9"


@rule("G-9")
def test_a_vizier_may_turn_over_a_granada_tile():
    at = granada(modules=("vizier",)).market(*MARKET).player(1, hand="florin-8 denar-3").placing(0)
    at.play(EndTurn())
    assert at.state.decision == AnswerVizier(1)
    at.play(BuyBuilding("hostel-8", ("florin-8",)))
    assert at.state.decision == PlaceVizierPurchase(1)
    at.play(PlaceTurned("hostel-8", (1, 0), "denar-3"), EndTurn())
    assert at.state.players[1].city.tiles[1, 0].id == "park-9"
    assert Decline() in legal_actions(at.book, at.state)


@rule("G-9", "M-1")
@pytest.mark.parametrize(
    "module", [module for module in CHOOSABLE if module.id != "vizier"], ids=lambda m: m.id
)
def test_modules_other_than_the_vizier_are_refused(module):
    with pytest.raises(SetupError, match="setup-not-together"):
        granada(modules=(module.id,))
