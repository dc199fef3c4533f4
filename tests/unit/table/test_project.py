from __future__ import annotations

from itertools import permutations

from alhambra_desktop.model.rules.core.engine.action import (
    AddFromReserve,
    EndTurn,
    KeepInReserve,
    PlaceTile,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, refusals
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlaceLeftovers, PlacePurchases
from alhambra_desktop.model.rules.modules.bonus_cards.rules import BonusState, RevealBonusCard
from alhambra_desktop.model.rules.modules.dirk.rules import DirkState, GiveToDirk
from alhambra_desktop.model.rules.modules.granada.rules import PlaceTurned
from alhambra_desktop.model.rules.table.moves import NO_MOVES
from alhambra_desktop.model.rules.table.turn_facts import TurnFacts, project
from tests.scenarios.board import Position, city, rules_for

ROW = ("tower-11-open", "garden-11-open", "arcades-9-open")
A_ROW = tuple(PlaceTile(tile, (x, 0)) for x, tile in enumerate(ROW, 1))
"""Promises in which each tile depends on the one before."""


def bought(*tiles: str, seats: int = 3, **options) -> Position:
    """Return a position with purchases and an optional extra action."""
    at = Position(rules_for(seats, **options)).player(0, purchases=tiles)
    return at.change(agenda=(ChooseAction(0, acted=True),))


def test_a_projection_without_promises_is_the_state():
    at = bought(*ROW)
    assert project(at.book, at.state, ()).state is at.state
    over = at.state.changed(agenda=())
    assert project(at.book, over, A_ROW).impossible == A_ROW


def test_dependent_promises_are_kept_in_any_order():
    at = bought(*ROW)
    for promises in permutations(A_ROW):
        found = project(at.book, at.state, promises)
        assert found.state.players[0].city == city(at.book, "* t g a", t=ROW[0], g=ROW[1], a=ROW[2])
        assert found.kept == A_ROW
        assert found.impossible == ()
        at.change(agenda=(PlacePurchases(0),))
    assert at.state.players[0].purchases == ROW, "only played ahead"


def test_kept_promises_can_be_played_in_order():
    at = bought(*ROW)
    found = project(at.book, at.state, A_ROW[::-1])
    assert legal_actions(at.book, found.state) == (EndTurn(),)
    state = at.state.changed(agenda=(PlacePurchases(0),))
    for promise in found.kept:
        state = play(at.book, state, promise).after
    assert state.players == found.state.players


def test_impossible_promises_are_listed_and_others_kept():
    at = bought(*ROW)
    same = PlaceTile(ROW[1], (1, 0))
    found = project(at.book, at.state, (A_ROW[2], A_ROW[0], same))
    assert found.kept == (A_ROW[0],), "the first one promised that is legal has the square"
    assert found.impossible == (A_ROW[2], same), "without the garden the arcades lean on nothing"
    lost = PlaceTile("tower-13-E", (0, 1))
    assert project(at.book, at.state, (lost,)).impossible == (lost,)
    assert project(at.book, at.state, (lost,)).state is at.state


def test_an_extra_action_can_make_a_promise_impossible():
    at = bought("tower-11-open", exact_bonus="on").player(0, reserve=("garden-11-open",))
    promise = PlaceTile("tower-11-open", (1, 0))
    assert project(at.book, at.state, (promise,)).kept == (promise,)
    at.play(AddFromReserve("garden-11-open", (1, 0)))
    found = project(at.book, at.state, (promise,))
    assert found.impossible == (promise,)
    assert [rule.rule for rule in refusals(at.book, found.state, promise)] == ["B-21"]


def test_a_projection_skips_a_mandatory_extra_action():
    at = bought("tower-11-open", extra_action="must")
    found = project(at.book, at.state, (KeepInReserve("tower-11-open"),))
    assert found.state.players[0].reserve == ("tower-11-open",)
    assert found.state.decision == PlacePurchases(0)
    assert at.state.decision == ChooseAction(0, acted=True)


def test_actions_of_modules_can_be_promised():
    at = bought("tower-11-open", "garden-11-open", seats=2, modules=("bonus_cards",))
    at.slice("bonus_cards", hands=(("tower-11-open",), ()), held=(1, 0), revealed=((), ()))
    reveal, give = RevealBonusCard("tower-11-open"), GiveToDirk("garden-11-open")
    place = PlaceTile("tower-11-open", (1, 0))
    found = project(at.book, at.state, (reveal, give, place))
    assert found.kept == (give, place, reveal), "a card is shown once its tile stands"
    assert found.state.slice_of(BonusState).revealed[0] == ("tower-11-open",)
    assert "garden-11-open" in found.state.slice_of(DirkState).tiles


def test_only_purchases_and_their_results_can_be_promised():
    at = bought("tower-11-open", modules=("bonus_cards",)).player(0, hand="florin-9")
    at.slice("bonus_cards", hands=(("tower-11-open",), (), ()), held=(1, 0, 0), revealed=((), (), ()))
    place, reveal = PlaceTile("tower-11-open", (1, 0)), RevealBonusCard("tower-11-open")
    first = set(TurnFacts(at.book, at.state, (), 0).promisable.actions)
    assert place in first
    assert reveal not in first
    assert not any(isinstance(action, TakeMoney | EndTurn) for action in first)
    assert list(TurnFacts(at.book, at.state, (place,), 0).promisable.actions) == [reveal]
    assert list(TurnFacts(at.book, at.state, (place, reveal), 0).promisable.actions) == []
    assert TurnFacts(at.book, at.state, (), 1).promisable == NO_MOVES
    at.player(0, city=city(at.book, "* t", t="tower-11-open"), purchases=("garden-11-open",))
    assert reveal in legal_actions(at.book, at.state)
    assert reveal not in TurnFacts(at.book, at.state, (), 0).promisable.actions, "it is done, not promised"
    at.player(0, purchases=())
    assert TurnFacts(at.book, at.state, (), 0).promisable == NO_MOVES


def test_one_card_turns_only_one_tile():
    def turned(at: Position, tile: str) -> PlaceTurned:
        back = at.book.tiles[at.book.tiles[tile].back]
        return PlaceTurned(tile, at.book.placement.legal_cells(at.state.players[0].city, back)[0], "denar-7")

    at = bought("school-4", "arena-6", game="granada").player(0, hand="denar-7")
    first = turned(at, "school-4")
    ahead = project(at.book, at.state, (first,)).state
    assert ahead.players[0].hand == ()
    second = turned(Position(at.book).change(players=ahead.players), "arena-6")
    assert project(at.book, at.state, (first, second)).impossible == (second,)
    at.player(0, hand="denar-7 denar-7")
    assert project(at.book, at.state, (first, second)).kept == (first, second)


def test_leftover_tiles_are_promised_like_purchases():
    at = bought(*ROW).change(agenda=(PlaceLeftovers(0),))
    assert project(at.book, at.state, A_ROW[::-1]).kept == A_ROW
    assert project(at.book, at.state, A_ROW[::-1]).state.decision == PlaceLeftovers(0)
