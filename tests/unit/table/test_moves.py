from __future__ import annotations

from typing import Any, cast

import attrs
import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    AddFromReserve,
    BuyBuilding,
    Decline,
    EndTurn,
    Pass,
    PlaceTile,
    RemoveToReserve,
    SwapWithReserve,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, refusals
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.places.gesture import Button, Gesture, Press
from alhambra_desktop.model.rules.core.places.places import (
    CardFace,
    CitySquare,
    Hand,
    MarketSquare,
    Reserve,
    Row,
    TileFace,
    Tray,
)
from alhambra_desktop.model.rules.modules.bonus_cards.rules import RevealBeforeScoring
from alhambra_desktop.model.rules.modules.falconers.rules import BuyFalcon, ChooseFalcons, Corner, FalconFace
from alhambra_desktop.model.rules.modules.granada.rules import PlaceTurned
from alhambra_desktop.model.rules.modules.vizier.rules import AnswerVizier
from alhambra_desktop.model.rules.table.moves import Drop, leaving, read, shown_by_hand, turn_by_hand
from alhambra_desktop.model.rules.table.turn_facts import TurnFacts
from tests.scenarios.board import Position, city, rules_for

MARKET = ("tower-9-ES", "garden-10-open", "chambers-5-NSW", "pavilion-8-open")
"""Squares 1 to 4: florin, dirham, denar, ducat."""


def at_market(hand: str, row: str = "denar-1 florin-2 florin-3", **options) -> Position:
    at = Position(rules_for(3, **options)).market(*MARKET)
    return at.player(0, hand=hand).change(row=tuple(row.split()))


def broken(at: Position, done) -> list[str]:
    action = read(at.book, at.state, 0, done)
    assert action is not None
    return [rule.rule for rule in refusals(at.book, at.state, action)]


def buying(tile: str, square: int, *cards: str) -> Gesture:
    return Gesture((TileFace(tile),), MarketSquare("alhambra", square), Tray(0), spend=cards)


def test_a_market_tile_can_be_dropped_with_every_payment():
    at = at_market("florin-4 florin-5 florin-9 ducat-2")
    drops = TurnFacts(at.book, at.state, (), 0).moves.drops(MarketSquare("alhambra", 1), TileFace(MARKET[0]))
    assert list(drops) == [Drop(Tray(0), False)]
    ways = drops[Drop(Tray(0), False)]
    assert list(ways) == [("florin-9",), ("florin-4", "florin-5")], "the best way first"
    assert ways["florin-4", "florin-5"] == BuyBuilding(MARKET[0], ("florin-4", "florin-5"))


def test_gestures_with_too_many_or_too_few_cards_are_read():
    at = at_market("florin-4 florin-5 florin-9 ducat-2")
    whole = read(at.book, at.state, 0, buying(MARKET[0], 1, "florin-9", "florin-4"))
    assert whole == BuyBuilding(MARKET[0], ("florin-4", "florin-9"))
    assert whole not in legal_actions(at.book, at.state)
    assert play(at.book, at.state, whole).after.players[0].purchases == (MARKET[0],)
    assert broken(at, buying(MARKET[0], 1, "florin-4")) == ["B-10"]
    assert broken(at, buying(MARKET[0], 1)) == ["B-10"]
    assert broken(at, buying(MARKET[0], 1, "ducat-2")) == ["B-10"]


def test_a_gesture_from_a_wrong_place_means_nothing():
    at = at_market("florin-9")
    assert read(at.book, at.state, 0, buying(MARKET[0], 2, "florin-9")) is None
    assert read(at.book, at.state, 0, buying("tower-11-open", 1, "florin-9")) is None
    turned = Gesture((TileFace(MARKET[0]),), MarketSquare("alhambra", 1), Tray(0), True, ("florin-9",))
    assert read(at.book, at.state, 0, turned) is None


def test_gestures_of_other_seats_mean_nothing():
    at = at_market("florin-9")
    done = buying(MARKET[0], 1, "florin-9")
    assert read(at.book, at.state, 0, done) is not None
    assert read(at.book, at.state, 1, done) is None
    nobody = TurnFacts(at.book, at.state, (), 1).moves
    assert (nobody.lifts, nobody.presses) == ({}, {})
    at.change(agenda=())
    assert read(at.book, at.state, 0, done) is None
    assert TurnFacts(at.book, at.state, (), 0).moves == nobody


def cards(*names: str) -> Gesture:
    return Gesture(tuple(map(CardFace, names)), Row(), Hand(0))


def test_cards_can_join_within_a_legal_take():
    at = at_market("", row="denar-1 denar-1 florin-3 ducat-5")
    found = TurnFacts(at.book, at.state, (), 0).moves
    one, three, five = CardFace("denar-1"), CardFace("florin-3"), CardFace("ducat-5")
    assert found.joining(Row()) == {one, three, five}
    assert found.joining(Row(), one) == {one, three}
    assert found.joining(Row(), one, one) == {three}
    assert found.joining(Row(), one, one, three) == frozenset()
    assert found.joining(Row(), five) == frozenset()
    assert found.joining(Hand(0), one) == frozenset()
    assert found.drops(Row(), one, one)[Drop(Hand(0), False)] == {(): TakeMoney(("denar-1", "denar-1"))}
    assert not found.drops(Row(), one, five)
    taken = {(): TakeMoney(("denar-1", "florin-3"))}
    assert found.drops(Row(), three, one) == {Drop(Hand(0), False): taken}, (
        "in whatever order they are lifted"
    )


def test_taken_cards_are_read_in_any_order():
    at = at_market("", row="denar-1 florin-3 ducat-5")
    assert read(at.book, at.state, 0, cards("florin-3", "denar-1")) == TakeMoney(("denar-1", "florin-3"))
    assert broken(at, cards("florin-3", "ducat-5")) == ["B-9"]
    assert broken(at, cards("florin-9")) == ["B-9"]
    paid = Gesture((CardFace("denar-1"),), Row(), Hand(0), spend=("florin-3",))
    assert read(at.book, at.state, 0, paid) is None
    assert read(at.book, at.state, 0, Gesture((CardFace("denar-1"),), Hand(0), Hand(0))) is None


def rebuilding() -> Position:
    at = at_market("")
    at.player(0, city=city(at.book, "* t", t="tower-11-open"), reserve=("garden-11-open", "tower-9-ES"))
    return at


def test_redesigns_are_read_between_city_and_reserve():
    at = rebuilding()
    tile, square = TileFace("garden-11-open"), CitySquare(0, (1, 0))
    add = Gesture((tile,), Reserve(0), CitySquare(0, (0, 1)))
    assert read(at.book, at.state, 0, add) == AddFromReserve("garden-11-open", (0, 1))
    swap = read(at.book, at.state, 0, Gesture((tile,), Reserve(0), square))
    assert swap == SwapWithReserve("garden-11-open", "tower-11-open", (1, 0))
    away = read(at.book, at.state, 0, Gesture((TileFace("tower-11-open"),), square, Reserve(0)))
    assert away == RemoveToReserve("tower-11-open", (1, 0))
    for action in (swap, away):
        assert refusals(at.book, at.state, action) == ()


def test_an_illegal_redesign_is_read_and_refused():
    at = rebuilding()
    tile = TileFace("garden-11-open")
    assert broken(at, Gesture((tile,), Reserve(0), CitySquare(0, (5, 5)))) == ["B-19"]
    assert broken(at, Gesture((tile,), Reserve(0), CitySquare(0, (0, 0)))) == ["B-15"]
    fountain = Gesture((TileFace("start"),), CitySquare(0, (0, 0)), Reserve(0))
    assert broken(at, fountain) == ["B-15"]
    other = Gesture((TileFace("start"),), CitySquare(1, (0, 0)), Reserve(0))
    assert read(at.book, at.state, 0, other) is None
    assert read(at.book, at.state, 0, Gesture((tile,), Reserve(0), CitySquare(1, (1, 0)))) is None


def test_a_bought_tile_is_placed_with_either_side_up():
    at = Position(rules_for(3, game="granada")).placing(0, "school-4")
    at.player(0, hand="denar-7 denar-8")
    cell = at.book.placement.legal_cells(at.state.players[0].city, at.book.tiles["school-4"])[0]

    def placed(turned: bool, *spend: str):
        done = Gesture((TileFace("school-4"),), Tray(0), CitySquare(0, cell), turned, spend)
        return read(at.book, at.state, 0, done)

    assert placed(False) == PlaceTile("school-4", cell)
    assert placed(True, "denar-7") == PlaceTurned("school-4", cell, "denar-7")
    assert placed(False, "denar-7") is None, "nothing is paid for what is not turned"
    assert placed(True, "denar-7", "denar-8") is None
    assert [rule.rule for rule in refusals(at.book, at.state, placed(True))] == ["G-4"]


def test_a_falcon_means_one_card_and_one_corner():
    at = Position(rules_for(3, modules=("falconers",))).player(0, hand="denar-7 denar-8")
    falcon = "falcon-black-seraglio-tower"
    shown = shown_by_hand(at.book, at.state, 0, BuyFalcon(falcon, "denar-7", (0, 0)))

    def meant(*spend: str, **changes):
        return read(at.book, at.state, 0, attrs.evolve(cast(Any, shown), spend=spend, **changes))

    assert meant("denar-7") == BuyFalcon(falcon, "denar-7", (0, 0))
    assert [rule.rule for rule in refusals(at.book, at.state, meant("denar-7"))] == ["F-3"]
    assert [rule.rule for rule in refusals(at.book, at.state, meant())] == ["F-2"]
    assert meant("denar-7", "denar-8") is None
    for drop in (Corner(1, (0, 0)), CitySquare(0, (0, 0))):
        assert meant("denar-7", drop=drop) is None
    assert meant("denar-7", lift=(FalconFace("falcon-black-arcades-tower"),)) is None, "it lies elsewhere"


@pytest.mark.parametrize("game", ["alhambra", "granada", "alhambra+granada"])
def test_passing_is_a_button_if_no_action_is_possible(game):
    at = Position(rules_for(3, game=game)).player(0, hand="")
    at.change(row=())
    found = TurnFacts(at.book, at.state, (), 0).moves
    assert (found.lifts, found.presses) == ({}, {Button("pass"): Pass()})
    assert read(at.book, at.state, 0, Button("pass")) == Pass()
    at.change(row=("denar-1",))
    assert TurnFacts(at.book, at.state, (), 0).moves.presses == {}
    assert broken(at, Button("pass")) == ["B-8"]


def test_declining_is_a_button_of_each_decision():
    everything = ("vizier", "falconers", "bonus_cards")
    at = Position(rules_for(3, modules=everything))
    names = []
    for decision in (ChooseAction(0, True), ChooseFalcons(0), AnswerVizier(0), RevealBeforeScoring(0)):
        at.change(agenda=(decision,))
        found = TurnFacts(at.book, at.state, (), 0).moves.presses
        (pressed,) = (press for press, action in found.items() if action == Decline())
        assert isinstance(pressed, Button)
        names.append(pressed.name)
    assert len(set(names)) == len(names)
    at.placing(0)
    assert TurnFacts(at.book, at.state, (), 0).moves.presses == {Button("end-turn"): EndTurn()}


def test_leaving_finds_the_action_that_ends_a_decision():
    at = Position(rules_for(3, modules=("vizier", "falconers", "bonus_cards")))
    assert leaving(at.book, at.state) is None, "there is something to do"
    for decision in (ChooseAction(0, True), ChooseFalcons(0), AnswerVizier(0), RevealBeforeScoring(0)):
        at.change(agenda=(decision,))
        assert leaving(at.book, at.state) == Decline()
    at.change(agenda=(ChooseAction(0),), row=()).player(0, hand="")
    assert leaving(at.book, at.state) == Pass()
    at.placing(0, "tower-11-open")
    assert leaving(at.book, at.state) is None, "a tile is to be placed"
    at.placing(0)
    assert leaving(at.book, at.state) == EndTurn()
    at.change(agenda=())
    assert leaving(at.book, at.state) is None


def test_pressing_the_own_vizier_wakes_it():
    at = Position(rules_for(3, modules=("vizier",))).slice("vizier", awake=(False, False, True))
    (press,) = TurnFacts(at.book, at.state, (), 0).moves.presses
    assert isinstance(press, Press)
    other = shown_by_hand(at.book, at.state, 1, TurnFacts(at.book, at.state, (), 0).moves.presses[press])
    assert read(at.book, at.state, 0, press) is not None
    assert read(at.book, at.state, 0, other) is None


def test_a_turn_becomes_gestures_until_others_decide():
    at = at_market("florin-9 denar-3", modules=("falconers",))
    turn = (BuyBuilding(MARKET[0], ("florin-9",)), Decline(), PlaceTile(MARKET[0], (1, 0)), EndTurn(), Pass())
    shown = turn_by_hand(at.book, at.state, turn)
    assert shown[0] == buying(MARKET[0], 1, "florin-9")
    assert shown[2] == Gesture((TileFace(MARKET[0]),), Tray(0), CitySquare(0, (1, 0)))
    assert len(shown) == len(turn) - 1
    assert turn_by_hand(at.book, at.change(agenda=()).state, turn) == ()
