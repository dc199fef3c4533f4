"""How much reasons of small turns weigh, in points."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

import pytest

from alhambra_desktop.model.players.explain.explainer import explain
from alhambra_desktop.model.players.explain.explanation import (
    ExactPayments,
    Explanation,
    KeptTile,
    LongerRun,
    NewLead,
    NextPurchase,
    RemovedTile,
    Room,
)
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.core.engine.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    Decline,
    EndTurn,
    KeepInReserve,
    PlaceTile,
    RemoveToReserve,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.hidden import observe
from tests.scenarios.board import Position, city, rules_for

TOWER, GARDEN = "tower-9-NW", "garden-11-open"
BUY, TAKE, END = BuyBuilding(TOWER, ("denar-9",)), TakeMoney(("ducat-9",)), EndTurn()
R = TypeVar("R")


def table(
    drawing: str = "*", hand: str = "denar-9", reserve: tuple[str, ...] = (), **legend: str
) -> Position:
    at = Position(rules_for(3)).market("tower-13-E", GARDEN, TOWER, "pavilion-7-E")
    at.change(row=("denar-5", "denar-6", "florin-2", "ducat-9"))
    return at.player(0, hand=hand, city=city(at.book, drawing, **legend), reserve=reserve)


def explained(at: Position, *actions: Action) -> Explanation:
    return explain(at.book, observe(at.book, at.state, 0), level("builder"), actions, Random(1))


def one(kind: type[R], found: Explanation) -> R:
    (reason,) = (reason for reason in found.reasons if isinstance(reason, kind))
    return reason


def no(kind: type[Any], found: Explanation) -> bool:
    return not any(isinstance(reason, kind) for reason in found.reasons)


def test_a_tile_kept_for_later_weighs_what_it_will_be_worth() -> None:
    kept = one(KeptTile, explained(table(), BUY, TAKE, KeepInReserve(TOWER), END))
    assert (kept.tile, kept.fits) == (TOWER, True)
    assert 2.0 < kept.worth < 4.0
    placed = explained(table(), BUY, TAKE, PlaceTile(TOWER, (-1, 0)), END)
    assert no(KeptTile, placed)
    assert one(NewLead, placed).worth > kept.worth


def test_a_removed_tile_hardly_weighs_and_is_not_called_kept() -> None:
    found = explained(table("T * G", T=TOWER, G=GARDEN), RemoveToReserve(GARDEN, (1, 0)), END)
    removed = one(RemovedTile, found)
    assert (removed.worth, removed.tile) == (0.3, GARDEN)
    assert no(KeptTile, found)


def test_a_tile_without_walls_gives_about_a_third_of_a_point_of_room() -> None:
    found = explained(table(reserve=(GARDEN,)), AddFromReserve(GARDEN, (0, 1)), END)
    room = one(Room, found)
    assert not room.kept
    assert 0.3 <= room.worth < 0.5
    assert one(NewLead, found).worth > 5


def test_a_wall_weighs_more_the_longer_it_gets() -> None:
    first = one(LongerRun, explained(table(), BUY, TAKE, PlaceTile(TOWER, (-1, 0)), END))
    assert (first.edge, first.before, first.after) == ("wall", 0, 2)
    assert first.worth == pytest.approx(2 * 2.7)
    walled = table("T *", T="garden-8-NW")
    more = one(LongerRun, explained(walled, BUY, TAKE, PlaceTile(TOWER, (0, -1)), END))
    assert more.before > 0
    assert more.worth == pytest.approx((more.after - more.before) * 2.7)


def test_an_exact_payment_weighs_as_an_extra_action_only_if_it_is_used() -> None:
    found = explained(table(), BUY, TAKE, KeepInReserve(TOWER), END)
    exact = one(ExactPayments, found)
    assert (exact.count, exact.worth) == (1, pytest.approx(2.2))
    assert no(ExactPayments, explained(table(), BUY, Decline(), KeepInReserve(TOWER), END))


def test_an_aim_weighs_less_than_the_purchase_and_only_with_the_card() -> None:
    aim = one(NextPurchase, explained(table(hand=""), TAKE, END))
    assert (aim.cards, aim.tile, aim.exact, aim.open) == (("ducat-9",), "pavilion-7-E", False, False)
    assert aim.worth == pytest.approx(1.2 * 0.85**2, abs=0.01)
    assert no(NextPurchase, explained(table(hand=""), TakeMoney(("florin-2",)), END))


def test_an_explanation_has_the_actions_and_better_turns_are_no_alternatives() -> None:
    found = explained(table(), TAKE, END)
    assert found.actions == (TAKE, END)
    assert len(found.others) == 2
    assert [other.less for other in found.others] == sorted(other.less for other in found.others)
    assert all(other.actions != found.actions for other in found.others)
    assert isinstance(found.others[0].actions[0], BuyBuilding)
    assert found.others[0].less < 0, "buying is better"
