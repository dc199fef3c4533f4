"""Turns as instructions, and the kind of each action."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    AddFromReserve,
    BuyBuilding,
    Decline,
    EndTurn,
    KeepInReserve,
    PlaceTile,
    TakeMoney,
    main_action,
    order_sentence,
    turn_order,
)
from alhambra_desktop.words import say
from tests.scenarios.board import rules_for

BOOK = rules_for(3, modules=("bureaux", "bazaars"))
TOWER, GARDEN = "tower-9-ES", "garden-8-SW"
BUY, PLACE = BuyBuilding(TOWER, ("florin-4", "florin-5")), PlaceTile(TOWER, (1, 0))
BUY_TOO, KEEP = BuyBuilding(GARDEN, ("dirham-8",)), KeepInReserve(GARDEN)
ADD = AddFromReserve(TOWER, (1, 0))
BOUGHT = "buy tower 9 with 5 + 4 florins and place it"
KEPT = "buy garden 8 with 8 dirhams and keep it in your reserve"
TAKE = TakeMoney(("denar-2", "denar-3"))


@pytest.mark.parametrize(
    ("turn", "words"),
    [
        ((TAKE, EndTurn()), "take 3 + 2 denars."),
        ((BUY, PLACE, EndTurn()), f"{BOUGHT}."),
        ((BUY, BUY_TOO, PLACE, KEEP, EndTurn()), f"{BOUGHT}, then {KEPT}."),
        ((BUY, BUY_TOO, TAKE, PLACE, KEEP, EndTurn()), f"{BOUGHT}, {KEPT}, then take 3 + 2 denars."),
        ((BUY, Decline(), PLACE, EndTurn()), f"{BOUGHT}."),
        ((PLACE, EndTurn()), "place tower 9."),
        ((EndTurn(),), "end the turn."),
    ],
    ids=str,
)
def test_a_turn_is_described_in_one_sentence(turn, words):
    assert say(order_sentence(turn_order(BOOK, turn))) == words


def test_squares_are_described_on_request():
    assert say(turn_order(BOOK, (BUY, PLACE), squares=True)) == f"{BOUGHT} (1 east of the fountain)"
    assert (
        say(turn_order(BOOK, (ADD,), squares=True))
        == f"{say(turn_order(BOOK, (ADD,)))} (1 east of the fountain)"
    )


@pytest.mark.parametrize("turn", [(BUY, PLACE, EndTurn()), (PLACE, BUY, EndTurn()), (EndTurn(), PLACE, BUY)])
def test_the_main_action_is_neither_placing_nor_ending(turn):
    assert main_action(turn) == BUY


def test_placing_is_the_main_action_of_a_turn_without_others():
    assert main_action((EndTurn(), PLACE)) == PLACE


@pytest.mark.parametrize(
    ("action", "kind"),
    [
        (TAKE, "Take money."),
        (TakeMoney(("bureau-denar-ducat",)), "Take a card other than money."),
        (BUY, "Buy a building."),
        (BuyBuilding("bazaar-denar-1", ("denar-9",)), "Buy a tile other than a building."),
        (ADD, "Redesign your Alhambra."),
        (PLACE, "Place your tiles."),
    ],
    ids=str,
)
def test_each_action_has_a_kind_message(action, kind):
    assert say(action.kind_message(BOOK)) == kind
