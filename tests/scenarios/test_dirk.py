from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.action import EndTurn, KeepInReserve
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, refusals, start
from alhambra_desktop.model.rules.core.engine.state import Draft
from alhambra_desktop.model.rules.core.geometry.tile import BUILDING
from alhambra_desktop.model.rules.modules.dirk.rules import (
    DIRK,
    DirkGotTiles,
    DirkState,
    GiveToDirk,
    TileGivenToDirk,
    _first_tiles,
)
from tests.scenarios.board import Position, city, rule, rules_for


@rule("D-1")
@pytest.mark.parametrize(("dirk", "cards"), [("on", 72), ("off", 108)])
def test_with_dirk_one_copy_of_every_money_card_is_left_out(dirk, cards):
    assert len(rules_for(2, dirk=dirk).money) == cards
    assert len(rules_for(3, dirk=dirk).money) == 108


@rule("D-2")
def test_dirk_has_tiles_but_no_seat():
    book = rules_for(2)
    state = start(book).after
    assert len(state.players) == 2
    assert book.owners() == (0, 1, DIRK)
    assert DIRK not in rules_for(3).owners()
    assert DIRK not in rules_for(2, dirk="off").owners()
    assert book.owner_name(DIRK) == "Dirk"
    assert rules_for(2, dirk_name="Nicolas").owner_name(DIRK) == "Nicolas"


@rule("D-3")
def test_dirk_gets_six_tiles_at_setup_and_after_scoring_1():
    book = rules_for(2)
    made = start(book)
    assert len(made.after.slice_of(DirkState).tiles) == 6
    at = Position(book).placing(0)
    at.change(row=("denar-1",) * 3, pile=("florin-1", "scoring-1"), pile_parts=())
    after = play(book, at.state, EndTurn()).after
    assert len(after.slice_of(DirkState).tiles) == 12


@rule("D-3")
@pytest.mark.parametrize("bag", [20, 21, 22, 2])
def test_the_second_scoring_gives_dirk_a_third_of_the_bag(bag):
    book = rules_for(2)
    at = Position(book).placing(0)
    stock = at.state.stocks[0]
    at.market(*stock.market, bag=stock.bag[:bag])
    at.change(row=("denar-1",) * 3, pile=("florin-1", "scoring-2"), pile_parts=(), scorings=())
    at.change(due=(), round=1)
    made = play(book, at.state, EndTurn())
    got = [event for event in made.events if isinstance(event, DirkGotTiles)]
    assert sum(len(event.tiles) for event in got) == bag // 3


@rule("D-4")
def test_dirk_is_ranked_and_scores_like_a_player():
    book = rules_for(2)
    at = Position(book).player(0, city=city(book, "* a", a="tower-11-open"))
    at.change(slices={DIRK: DirkState(("tower-12-open", "tower-13-E"))})
    assert {"Dirk scores 13 for towers", "Ann scores 6 for towers"} <= at.sentences(2)
    at.change(slices={DIRK: DirkState(("tower-12-open",))})
    assert {"Dirk scores 9 for towers", "Ann scores 9 for towers"} <= at.sentences(2)


@rule("D-5")
def test_a_bought_building_may_be_given_to_dirk():
    book = rules_for(2)
    at = Position(book).placing(0, "tower-11-open")
    assert GiveToDirk("tower-11-open") in legal_actions(book, at.state)
    made = play(book, at.state, GiveToDirk("tower-11-open"))
    assert made.after.slice_of(DirkState).tiles[-1] == "tower-11-open"
    assert TileGivenToDirk(0, "tower-11-open") in made.events
    assert refusals(book, at.state, GiveToDirk("tower-12-open"))[0].rule == "B-23"
    assert KeepInReserve("tower-11-open") in legal_actions(book, at.state)


@rule("D-6")
def test_tiles_that_are_not_buildings_go_back_into_the_bag():
    book = rules_for(2, modules=("camps", "bazaars"))
    at = Position(book)
    stock = at.state.stocks[0]
    others = tuple(tile for tile in book.bags["alhambra"] if book.tiles[tile].kind != BUILDING)
    buildings = tuple(tile for tile in stock.bag if book.tiles[tile].kind == BUILDING)[:8]
    at.market(*stock.market, bag=(*buildings, *others))
    draft = Draft(at.state)
    _first_tiles(book, draft)
    assert len(others) == 16
    assert len(draft.state.slice_of(DirkState).tiles) == 6
    assert set(draft.state.slice_of(DirkState).tiles) <= set(buildings)
    assert sorted(draft.state.stocks[0].bag + draft.state.slice_of(DirkState).tiles) == sorted(
        (*buildings, *others)
    )
