"""The decisions of docs/rulings.md on questions that the rulebooks leave open."""

from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    AddFromReserve,
    BuyBuilding,
    Decline,
    EndTurn,
    KeepInReserve,
    PlaceTile,
    RemoveToReserve,
    SwapWithReserve,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.event import (
    LeftoverGiven,
    MarketRefilled,
    RowRefilled,
    ScoringHeld,
)
from alhambra_desktop.model.rules.core.engine.play import legal_actions, start
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.geometry.tile import BUILDING
from alhambra_desktop.model.rules.core.values import NORTH
from alhambra_desktop.model.rules.modules.bazaars.rules import BAZAARS
from alhambra_desktop.model.rules.modules.bonus_cards.rules import (
    BONUS,
    BonusCardConcealed,
    BonusState,
    RevealBeforeScoring,
    RevealBonusCard,
)
from alhambra_desktop.model.rules.modules.bureaux.rules import PAIRS
from alhambra_desktop.model.rules.modules.dirk.rules import DIRK, DirkGotTiles, DirkState
from alhambra_desktop.model.rules.modules.falconers.rules import (
    TYPES,
    BuyFalcon,
    ChooseFalcons,
    FalconReturned,
    FalconState,
)
from alhambra_desktop.model.rules.modules.huts.rules import HutState, TakeHut
from alhambra_desktop.model.rules.modules.vizier.rules import AnswerVizier, PlaceVizierPurchase, VizierState
from tests.scenarios.board import Position, city, rule, rules_for

MARKET = ("tower-9-ES", "garden-10-open", "chambers-5-NSW", "pavilion-8-open")
"""Squares 1 to 4: florin, dirham, denar, ducat."""

BUREAU = "bureau-dirham-florin"
GARDEN_TOWER = "falcon-white-garden-tower"


def bob_is_asked(hand, *modules, **options):
    """Return the position after Ann's turn: Bob is the first player asked for his vizier."""
    at = Position(rules_for(3, modules=("vizier", *modules), **options)).market(*MARKET)
    for seat in (0, 2):
        at.player(seat, hand="ducat-1")
    return at.player(1, hand=hand).placing(0).play(EndTurn())


# -- viziers


@rule("V-2", "V-7", "Z-3")
def test_a_vizier_buys_a_bazaar_exactly_without_an_extra_action():
    at = bob_is_asked("dirham-4 dirham-6 dirham-7", "bazaars").slice(BAZAARS, beside=("bazaar-dirham-1",))
    bazaars = [a for a in legal_actions(at.book, at.state) if getattr(a, "tile", "") == "bazaar-dirham-1"]
    assert bazaars == [BuyBuilding("bazaar-dirham-1", ("dirham-4", "dirham-6"))], "the garden costs 10"
    at.play(bazaars[0])
    assert at.state.decision == PlaceVizierPurchase(1)
    at.play(KeepInReserve("bazaar-dirham-1"), EndTurn())
    assert at.state.decision == AnswerVizier(2), "no extra action for Bob"


@rule("V-2", "X-3", "X-4")
def test_a_vizier_may_pay_with_a_bureau_which_is_discarded():
    at = bob_is_asked(f"{BUREAU} dirham-3 florin-7", "bureaux")
    mixed = BuyBuilding("garden-10-open", (BUREAU, "dirham-3", "florin-7"))
    assert mixed in legal_actions(at.book, at.state)
    at.play(mixed)
    assert at.state.decision == PlaceVizierPurchase(1)
    assert BUREAU in at.state.discard
    assert at.state.players[1].hand == ()


@rule("V-2", "N-2")
def test_the_bonus_card_of_a_viziers_tile_may_be_revealed():
    at = bob_is_asked("dirham-4 dirham-6", "bonus_cards")
    at.slice(BONUS, hands=((), ("garden-10-open",), ()), held=(0, 1, 0))
    at.play(BuyBuilding("garden-10-open", ("dirham-4", "dirham-6")), PlaceTile("garden-10-open", (1, 0)))
    at.play(RevealBonusCard("garden-10-open"))
    assert at.book.count(at.state, 1, "garden") == 2
    assert at.state.decision == PlaceVizierPurchase(1)


@rule("V-3", "B-27")
def test_a_vizier_who_empties_the_market_ends_the_game():
    at = bob_is_asked("florin-9").market(*MARKET, bag=())
    at.play(BuyBuilding("tower-9-ES", ("florin-9",)), KeepInReserve("tower-9-ES"), EndTurn())
    assert at.state.slice_of(VizierState).awake == (True, False, True)
    assert at.state.over, "though Cid and Ann have viziers that are awake"


@rule("V-3", "B-26", "B-27")
def test_a_scoring_that_waits_for_viziers_precedes_the_end():
    at = Position(rules_for(3, modules=("vizier",), vizier_before_scoring="on")).market(*MARKET, bag=())
    for seat in range(3):
        at.player(seat, hand="florin-9")
    at.placing(0).change(row=("denar-1",) * 3, pile=("florin-2", "scoring-1"), pile_parts=())
    at.play(EndTurn(), BuyBuilding("tower-9-ES", ("florin-9",)), KeepInReserve("tower-9-ES"))
    assert not any(isinstance(event, ScoringHeld) for event in at.events)
    at.play(EndTurn())
    told = [type(event) for event in at.events if isinstance(event, ScoringHeld | LeftoverGiven)]
    assert told == [ScoringHeld, *[LeftoverGiven] * 3, ScoringHeld]
    assert at.state.over


# -- camps


def walled(book, tile):
    """Return a tile with a wall in the north."""
    return attrs.evolve(book.tiles[tile], closed=NORTH)


@rule("C-3", "C-4", "C-6", "Z-4", "H-3")
@pytest.mark.parametrize("host", ["hut-arcades-N", "bazaar-denar-1", "arcades-8-N"])
def test_camps_lean_on_walls_of_huts_and_bazaars_and_count_them(host):
    at = Position(rules_for(3, modules=("camps", "bazaars", "huts")))
    town = city(at.book, "* a", a="tower-12-open").replace((1, 0), walled(at.book, host))
    camp = at.book.tiles["camp-5-S"]
    assert at.book.placement.legal_cells(town, camp) == ((1, -1),)
    below = town.place((1, 1), at.book.tiles["garden-11-open"]).place((1, -1), camp)
    assert "Ann scores 2 for camps" in at.player(0, city=below).sentences(1)


@rule("C-7", "Z-6", "X-3", "H-2", "B-34")
def test_leftover_camps_are_given_away_but_not_bazaars_or_huts():
    at = Position(rules_for(3, modules=("camps", "bazaars", "bureaux", "huts")))
    at.market("camp-8-NE", "garden-10-open", None, None, bag=()).slice(BAZAARS, beside=("bazaar-florin-1",))
    for seat, hand in enumerate((f"{BUREAU} florin-1", "florin-2", "bureau-dirham-ducat")):
        at.player(seat, hand=hand)
    at.placing(0).play(EndTurn())
    given = {event.tile: event.seat for event in at.events if isinstance(event, LeftoverGiven)}
    assert given == {"camp-8-NE": 1, "garden-10-open": None}, "bureaux count for nothing"


@rule("D-3", "D-6")
@pytest.mark.parametrize(("left", "given"), [(14, (14 + 16) // 3), (2, 2)])
def test_dirks_third_counts_all_tiles_but_he_gets_buildings(left, given):
    at = Position(rules_for(2, modules=("camps", "bazaars")))
    others = [tile.id for tile in at.book.tiles.values() if tile.kind in ("camp", "bazaar")]
    buildings = [tile for tile in at.book.bags["alhambra"] if at.book.tiles[tile].kind == BUILDING]
    assert len(others) == 16
    at.market(*MARKET, bag=(*buildings[:left], *others)).slice(DIRK, tiles=()).placing(0)
    at.change(round=1, row=("denar-1",) * 3, pile=("florin-2", "scoring-2"), pile_parts=()).play(EndTurn())
    tiles = at.state.slice_of(DirkState).tiles
    assert len(tiles) == given
    assert set(tiles) <= set(buildings)
    assert set(others) <= set(at.state.stocks[0].bag)


# -- falcons


def with_falcon():
    """Return a position in which Ann has a falcon between a garden and a tower."""
    at = Position(rules_for(3, modules=("falconers", "huts")))
    tiles = {"g": "garden-11-open", "t": "tower-11-open", "c": "chambers-10-open"}
    at.player(0, city=city(at.book, "* g\nt c", **tiles), hand="denar-9 ducat-1")
    at.play(BuyFalcon(GARDEN_TOWER, "denar-9", (0, 0)))
    return at


@rule("F-4")
@pytest.mark.parametrize(
    "redesign",
    [
        RemoveToReserve("chambers-10-open", (1, 1)),
        SwapWithReserve("garden-10-open", "garden-11-open", (1, 0)),
    ],
    ids=["taken out", "swapped with the same type"],
)
def test_a_returned_falcon_is_for_sale_without_a_refund(redesign):
    at = with_falcon().player(0, reserve=("garden-10-open",)).change(agenda=(ChooseAction(0),))
    at.play(redesign)
    assert FalconReturned(0, GARDEN_TOWER) in at.events
    assert set(at.state.slice_of(FalconState).supply) == set(TYPES)
    assert at.state.players[0].hand == ("ducat-1",)
    assert at.state.discard[-1] == "denar-9"
    at.player(1, city=city(at.book, "* g\nt c", g="garden-9-E", t="tower-11-open", c="arcades-8-E"))
    at.play(EndTurn())
    falcons = [action for action in legal_actions(at.book, at.state) if isinstance(action, BuyFalcon)]
    assert GARDEN_TOWER in {action.falcon for action in falcons}, "Bob may have it now"


@rule("F-2")
def test_after_a_falcon_the_turn_allows_only_falcons():
    at = with_falcon()
    assert at.state.decision == ChooseFalcons(0)
    for action in (
        TakeMoney(at.state.row[:1]),
        BuyBuilding(at.state.stocks[0].market[0], ("ducat-1",)),
        RemoveToReserve("chambers-10-open", (1, 1)),
        TakeHut(at.state.slice_of(HutState).open[0]),
    ):
        assert at.broken(action) == {"B-8"}, "not now"
    assert BuyFalcon("falcon-white-chambers-tower", "ducat-1", (0, 0)) not in legal_actions(at.book, at.state)
    assert Decline() in legal_actions(at.book, at.state)


@rule("F-3", "M-2")
@pytest.mark.parametrize(
    ("garden", "tower", "fourth", "perch"),
    [
        ("garden-12-S", "tower-13-E", "camp-7-NW", False),
        ("garden-11-open", "tower-11-open", "bazaar-denar-1", True),
        ("garden-12-S", "tower-11-open", "hut-pavilion-N", True),
    ],
)
def test_bazaars_and_huts_may_carry_a_falcon_but_camps_may_not(garden, tower, fourth, perch):
    at = Position(rules_for(3, modules=("falconers", "camps", "bazaars", "huts")))
    at.player(0, city=city(at.book, "* g\nt z", g=garden, t=tower, z=fourth), hand="denar-9")
    assert at.book.placement.faults(at.state.players[0].city.tiles) == []
    assert (BuyFalcon(GARDEN_TOWER, "denar-9", (0, 0)) in legal_actions(at.book, at.state)) == perch
    assert at.broken(BuyFalcon(GARDEN_TOWER, "denar-9", (0, 0))) == (set() if perch else {"F-3"})


# -- bonus cards


@rule("N-3")
def test_swapping_out_a_tile_conceals_its_bonus_card():
    at = Position(rules_for(3, modules=("bonus_cards",))).player(0, reserve=("tower-12-open",))
    at.player(0, city=city(at.book, "* g", g="garden-10-open"))
    at.slice(BONUS, hands=((), (), ()), held=(0, 0, 0), revealed=(("garden-10-open",), (), ()))
    at.play(SwapWithReserve("tower-12-open", "garden-10-open", (1, 0)))
    assert BonusCardConcealed(0, "garden-10-open") in at.events
    assert at.state.slice_of(BonusState).hands[0] == ("garden-10-open",)
    assert at.broken(RevealBonusCard("garden-10-open")) == {"N-2"}
    at.change(agenda=(ChooseAction(0),)).play(AddFromReserve("garden-10-open", (0, 1)))
    at.play(RevealBonusCard("garden-10-open"))
    assert at.book.count(at.state, 0, "garden") == 2


@rule("N-2")
def test_every_holder_of_a_secret_card_is_asked_before_scoring():
    at = Position(rules_for(3, modules=("bonus_cards",))).placing(0)
    at.slice(BONUS, hands=(("garden-10-open",), (), ("tower-11-open",)), held=(1, 0, 1))
    at.change(row=("denar-1",) * 3, pile=("florin-2", "scoring-1"), pile_parts=()).play(EndTurn())
    assert at.state.decision == RevealBeforeScoring(2), "Bob holds none; Cid's tower does not even stand"
    assert legal_actions(at.book, at.state) == (Decline(),)
    assert at.play(Decline()).state.decision == RevealBeforeScoring(0)
    assert not any(isinstance(event, ScoringHeld) for event in at.events)
    assert any(isinstance(event, ScoringHeld) for event in at.play(Decline()).events)


@rule("N-2")
def test_each_player_is_asked_once_to_reveal_bonus_cards():
    at = Position(rules_for(3, modules=("bonus_cards",))).placing(0)
    at.slice(BONUS, hands=(("garden-10-open",), ("tower-12-open",), ("tower-11-open",)), held=(1, 1, 1))
    at.player(2, city=city(at.book, "* t", t="tower-11-open"))
    at.change(row=("denar-1",) * 3, pile=("florin-2", "scoring-1"), pile_parts=()).play(EndTurn())
    asked = []
    while isinstance(decision := at.state.decision, RevealBeforeScoring):
        asked.append(decision.seat)
        at.play(*[RevealBonusCard("tower-11-open")] * (decision.seat == 2), Decline())
    assert asked == [1, 2, 0], "Bob plays next; he may not answer Cid's tower"
    assert len([event for event in at.events if isinstance(event, ScoringHeld)]) == 1


# -- cards


@rule("X-4")
def test_bureaux_are_anywhere_in_the_pile_after_a_reshuffle():
    places = set()
    for seed in range(30):
        at = Position(rules_for(3, seed, modules=("bureaux",))).placing(0)
        discard = (BUREAU, *(f"{name}-{value}" for name in ("denar", "ducat") for value in range(1, 10)))
        at.change(row=("denar-1",) * 3, pile=(), pile_parts=(), discard=discard).play(EndTurn())
        (refilled,) = [event for event in at.events if isinstance(event, RowRefilled)]
        places.add((*refilled.added, *at.state.pile[::-1]).index(BUREAU) * 5 // len(discard))
    assert places == {0, 1, 2, 3, 4}


@rule("X-1")
def test_bureaux_are_anywhere_if_scoring_cards_are_anywhere():
    places = set()
    for seed in range(30):
        state = start(rules_for(3, seed, modules=("bureaux",), scoring_cards="anywhere")).after
        order = state.pile[::-1]
        places |= {i * 5 // len(order) for i, card in enumerate(order) if card in PAIRS}
        assert sum(card in PAIRS for card in order) == 6
    assert places == {0, 1, 2, 3, 4}


@rule("A-3")
def test_in_the_combination_anywhere_applies_to_each_pile():
    first, second = set(), set()
    for seed in range(40):
        at = Position(rules_for(3, seed, "alhambra+granada", scoring_cards="anywhere")).placing(0)
        order = at.state.pile[::-1]
        assert "scoring-2" not in order
        first.add(order.index("scoring-1") * 5 // len(order))
        discard = tuple(f"{name}-{value}" for name in ("denar", "ducat") for value in range(1, 10))
        at.change(row=("denar-1",) * 3, pile=(), pile_parts=(), discard=discard).play(EndTurn())
        (refilled,) = [event for event in at.events if isinstance(event, RowRefilled)]
        rest = at.state.pile[::-1]
        second.add(0 if refilled.scoring else (1 + rest.index("scoring-2")) * 5 // (len(discard) + 1))
    assert first == second == {0, 1, 2, 3, 4}


# -- huts


@rule("H-2")
def test_the_next_hut_is_opened_at_the_end_of_the_turn():
    at = Position(rules_for(3, modules=("huts",)))
    hut = at.state.slice_of(HutState).open[0]
    piles = at.state.slice_of(HutState).piles
    at.play(TakeHut(hut), KeepInReserve(hut))
    assert at.state.slice_of(HutState).open[0] is None
    assert at.state.slice_of(HutState).piles == piles
    assert at.play(EndTurn()).state.slice_of(HutState).open[0] == piles[0][-1]


# -- both games on one table


@rule("A-5")
def test_a_redesign_may_remove_the_wall_at_granadas_first_tile():
    at = Position(rules_for(3, game="alhambra+granada")).player(0, reserve=("library-8",))
    at.player(0, city=city(at.book, "* a g h", a="pavilion-7-E", g="library-10", h="park-12"))
    assert at.broken(RemoveToReserve("library-10", (2, 0))) == {"B-15"}
    assert at.broken(SwapWithReserve("library-8", "library-10", (2, 0))) == {"B-15"}
    at.play(RemoveToReserve("pavilion-7-E", (1, 0)))
    town = at.state.players[0].city
    assert set(town.tiles) == {(0, 0), (2, 0), (3, 0)}
    assert at.book.placement.faults(town.tiles, town.starts) == []
    assert at.misplaced(0, "residential-area-12", (4, 0)) == set(), "Granada grows on"


@rule("D-3", "A-8")
def test_dirk_draws_after_the_market_and_from_alhambra_first():
    made = start(rules_for(2, game="alhambra+granada"))
    told = [type(event) for event in made.events if isinstance(event, MarketRefilled | DirkGotTiles)]
    assert told[-1] == DirkGotTiles
    assert MarketRefilled in told
    tiles = made.after.slice_of(DirkState).tiles
    kinds = [stock.kind for stock in made.after.stocks]
    bags = rules_for(2, game="alhambra+granada").bags
    assert [next(kind for kind in kinds if tile in bags[kind]) for tile in tiles] == [
        *[kinds[0]] * 6,
        *[kinds[1]] * 6,
    ]
