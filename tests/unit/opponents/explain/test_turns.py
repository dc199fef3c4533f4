"""Turns that are explained: where they end, what they are about, and what they bring, in small positions."""

from __future__ import annotations

from random import Random
from statistics import median_high
from typing import Any

import attrs
import pytest

from alhambra_desktop.model.players.evaluation.evaluator import Evaluator
from alhambra_desktop.model.players.evaluation.majorities import MajorityEvaluation
from alhambra_desktop.model.players.explain import explainer
from alhambra_desktop.model.players.explain.explainer import Turn, explain
from alhambra_desktop.model.players.explain.explanation import (
    ModuleGain,
    NewLead,
    NextPurchase,
    RivalLoss,
    Room,
    Saving,
)
from alhambra_desktop.model.players.players import choose, ranker_of
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.core.engine.action import (
    Action,
    BuyBuilding,
    Decline,
    EndTurn,
    KeepInReserve,
    PlaceTile,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import apply
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.modules.dirk.rules import DIRK, GiveToDirk
from tests.scenarios.board import Position, city, rules_for
from tests.unit.opponents.explain.test_weights import BUY, END, GARDEN, TAKE, TOWER, table
from tests.unit.opponents.tables import after_turns, book_for

BUILDER = level("builder")


def evaluator_of(at: Position) -> Evaluator:
    return ranker_of(BUILDER, at.book).evaluator(at.book, at.state, 0)


def turn_of(at: Position, *actions: Action) -> Turn:
    return Turn.of(evaluator_of(at), actions)


# -- where a turn ends, and what it is about


def test_a_turn_has_the_moves_before_another_seat_or_another_turn():
    """In a game with a vizier, a declined offer can lead to another seat or to another turn."""
    book = book_for(3, 5, None, "alhambra", ("vizier",))
    state, ends = after_turns(book, 3), set[tuple[bool, bool]]()
    for number in range(60):
        assert state.decision is not None
        seat, before = state.decision.seat, state
        actions = choose(book, observe(book, state, seat), level("apprentice"), Random(number))
        whole: list[GameState] = []
        for action in actions:
            state = apply(book, state, action).after
            whole.append(state)
        ending = [after.decision is None or after.decision.seat != seat for after in whole]
        other = [after.turn != before.turn for after in whole]
        first = next(i for i, one in enumerate(actions) if isinstance(one, EndTurn) or ending[i] or other[i])
        if isinstance(actions[first], EndTurn) and ends:
            continue
        ends.add((ending[first], other[first]))
        turn = Turn.of(ranker_of(BUILDER, book).evaluator(book, before, seat), actions)
        assert [move.after for move in turn.moves] == whole[:first]
        assert turn.after == (whole[first - 1] if first else before)
    assert {(True, False), (False, True), (True, True)} <= ends


@pytest.mark.parametrize(
    ("modules", "turns"), [((), 6), ((), 12), (("vizier",), 20), (("camps", "bazaars"), 12)]
)
def test_a_turn_is_about_the_same_as_the_plan_with_its_actions(modules, turns):
    book = book_for(3, 5, None, "alhambra", modules)
    state = after_turns(book, turns)
    ranker = ranker_of(BUILDER, book)
    evaluator = ranker.evaluator(book, state, state.decision.seat)
    for plan in ranker.ranked(evaluator):
        assert Turn.of(evaluator, plan.actions).theme == plan.theme


def test_while_tiles_are_placed_a_turn_is_about_its_last_action():
    at = table().play(BUY, TAKE)
    turn = turn_of(at, PlaceTile(TOWER, (0, 1)), END)
    assert turn.theme == ("EndTurn",)
    assert turn_of(at, KeepInReserve(TOWER)).theme == ("KeepInReserve",)


def test_alternatives_to_an_unranked_turn_are_about_something_else():
    at = table()
    kept = (BUY, TAKE, KeepInReserve(TOWER), END)
    found = explain(at.book, observe(at.book, at.state, 0), BUILDER, kept, Random(1))
    assert found.actions == kept
    for other in found.others:
        bought = [one.tile for one in other.actions if isinstance(one, BuyBuilding)]
        assert (bought, TAKE in other.actions) != ([TOWER], True)


# -- room


@pytest.mark.parametrize("drawing", ["*", "a *", "a *\n. b", ". a .\nb * .\n. . ."])
@pytest.mark.parametrize("tile", [TOWER, GARDEN])
def test_room_is_compared_with_the_middle_of_all_squares(drawing, tile):
    at = table(drawing, hand="denar-9 dirham-9 dirham-3", a="tower-11-N", b="garden-10-N")
    buy = BUY if tile == TOWER else BuyBuilding(tile, ("dirham-3", "dirham-9"))
    end = (TAKE,) if tile == TOWER else ()
    evaluator = evaluator_of(at)

    def free(state: GameState) -> float:
        own = state.players[0].city
        return evaluator.city.value(own) - evaluator.city.wall_points(own)

    cells = at.book.placement.legal_cells(at.state.players[0].city, at.book.tiles[tile])
    turns = [turn_of(at, buy, *end, PlaceTile(tile, cell), END) for cell in cells]
    usual = median_high([free(turn.after) for turn in turns])
    for turn in turns:
        gained, spared = free(turn.after) - free(at.state), free(turn.after) - usual
        expected = [(gained, False)] if gained >= 0.3 else [(spared, True)] if spared >= 0.3 else []
        assert [(one.worth, one.kept) for one in explainer.room(turn) if isinstance(one, Room)] == [
            (pytest.approx(worth), kept) for worth, kept in expected
        ]


# -- gains of modules


def gains(worth: tuple[float, float], before: str = "denar-9", after: str = "denar-9") -> list[Any]:
    """Return the reasons for a turn that changes a module's prospect, openly or by the cards in hand."""
    at, then = table(hand=before), table(hand=after)
    seen = {at.state.row: worth[0]}
    then.change(row=at.state.row[:3])
    seen[then.state.row] = worth[1]

    def prospect(book: Any, state: GameState, seat: int, forecast: Any) -> float:
        return seen[state.row] + len(state.players[seat].hand) * (before != after)

    prospects: dict[str, Any] = {"vizier": prospect}
    book = attrs.evolve(at.book, prospects=prospects)
    evaluator = ranker_of(BUILDER, book).evaluator(book, at.state, 0)
    return list(explainer.prospects(Turn(evaluator, (TAKE, END), (), then.state)))


@pytest.mark.parametrize(
    ("worth", "points"),
    [
        ((0.0, 0.5), 1),
        ((0.0, 0.49), None),
        ((2.0, 3.4), 1),
        ((2.0, 3.5), 2),
        ((3.0, 3.0), None),
        ((3.0, 1.0), None),
        ((-2.0, 1.0), 3),
    ],
)
def test_a_gain_of_a_module_is_rounded_from_half_a_point(worth, points):
    found = gains(worth)
    if points is None:
        assert found == []
        return
    (gain,) = found
    assert (gain.module, gain.points, gain.open) == ("vizier", points, True)
    assert gain.worth == pytest.approx(worth[1] - worth[0])


def test_a_gain_from_hidden_cards_is_not_open():
    (gain,) = gains((0.0, 0.0), "denar-9", "denar-9 denar-8 denar-7")
    assert (gain.worth, gain.points, gain.open) == (2.0, 2, False)
    assert isinstance(gain, ModuleGain)


# -- small gains


@pytest.mark.parametrize(("gain", "aims"), [(0.4, True), (0.0, False), (-1.0, False)])
@pytest.mark.parametrize(
    ("hand", "card", "tile", "kind"),
    [("denar-4", "denar-5", TOWER, NextPurchase), ("", "florin-2", "tower-13-E", Saving)],
)
def test_cards_aim_only_at_tiles_that_gain_something(monkeypatch, gain, aims, hand, card, tile, kind):
    monkeypatch.setattr(explainer, "_gain", lambda turn, name: gain if name == tile else 0.0)
    found = explainer.money(turn_of(table(hand=hand), TakeMoney((card,)), END))
    aimed = [one for one in found if isinstance(one, NextPurchase | Saving)]
    assert [(type(one), one.tile, one.cards) for one in aimed] == ([(kind, tile, (card,))] if aims else [])


@pytest.mark.parametrize(("each", "kinds"), [(0.2, [NewLead]), (0.0, []), (-0.2, [])])
def test_a_majority_is_a_reason_if_it_is_worth_something(monkeypatch, each, kinds):
    monkeypatch.setattr(MajorityEvaluation, "value", lambda self, place, row: each * row[0])
    found = list(explainer.majorities(turn_of(table(), BUY, TAKE, PlaceTile(TOWER, (0, 1)), END)))
    assert [type(reason) for reason in found] == kinds
    assert [reason.worth for reason in found] == [pytest.approx(0.2)] * len(kinds)


def test_a_rival_who_loses_one_point_is_mentioned(monkeypatch):
    monkeypatch.setattr(MajorityEvaluation, "value", lambda self, place, row: 0.5 * row[2])
    at = Position(rules_for(2)).market("tower-13-E", GARDEN, TOWER, "pavilion-7-E").slice(DIRK, tiles=())
    at.player(0, hand="ducat-7").player(1, city=city(at.book, "* a", a="pavilion-8-open"))
    buy = BuyBuilding("pavilion-7-E", ("ducat-7",))
    found = explainer.majorities(turn_of(at, buy, Decline(), GiveToDirk("pavilion-7-E"), END))
    (loss,) = (reason for reason in found if isinstance(reason, RivalLoss))
    assert (loss.type, loss.seat, loss.points) == ("pavilion", 1, 1)


@pytest.mark.parametrize("tile", [TOWER, GARDEN])
def test_the_gain_of_a_tile_is_less_than_the_whole_city_is_worth(tile):
    at = table("a * b", a="tower-11-N", b="garden-10-N")
    turn = turn_of(at, TAKE, END)
    assert 0 < explainer._gain(turn, tile) < turn.evaluator.layout(turn.after)


@pytest.mark.parametrize("name", ["builder", "architect"])
def test_a_turn_is_valued_like_the_plan_with_its_actions(name):
    at = table()
    ranker = ranker_of(level(name), at.book)
    evaluator = ranker.evaluator(at.book, at.state, 0)
    for plan in ranker.ranked(evaluator)[:8]:
        valued = explainer._valued(ranker, Turn.of(evaluator, plan.actions))
        assert valued.value == pytest.approx(plan.value)
        assert (valued.actions, valued.theme) == (plan.actions, plan.theme)


def test_room_is_kept_on_squares_above_the_median(monkeypatch):
    at = table("a *", hand="dirham-9 dirham-3", a="tower-11-N")
    cells = sorted(at.book.placement.legal_cells(at.state.players[0].city, at.book.tiles[GARDEN]))

    def free(evaluator: Evaluator, state: GameState) -> float:
        return next((float(i) for i, cell in enumerate(cells) if cell in state.players[0].city.tiles), 10.0)

    monkeypatch.setattr(explainer, "_roominess", free)
    buy = BuyBuilding(GARDEN, ("dirham-3", "dirham-9"))
    found = [[*explainer.room(turn_of(at, buy, PlaceTile(GARDEN, cell), END))] for cell in cells]
    assert found == [[], [], [], [Room(1.0, kept=True)], [Room(2.0, kept=True)]]
