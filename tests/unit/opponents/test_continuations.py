from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.players.continuations import FULL, ContinuationGenerator
from alhambra_desktop.model.players.evaluation.evaluator import Evaluator
from alhambra_desktop.model.players.plan import free_rules, with_free_actions
from alhambra_desktop.model.rules.core.base.money import whole_takes
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, TakeMoney
from alhambra_desktop.model.rules.core.engine.play import play
from alhambra_desktop.model.rules.core.engine.step import Placing
from alhambra_desktop.model.rules.core.values import replaced
from alhambra_desktop.model.rules.modules.bonus_cards.rules import BonusState, RevealBonusCard
from tests.of_type import of_type
from tests.unit.opponents.tables import after_turns, book_for


def evaluator_after(turns: int) -> Evaluator:
    book = book_for(3, 5)
    state = after_turns(book, turns)
    return Evaluator(book, state, state.decision.seat)


@pytest.mark.parametrize("turns", [3, 15, 27])
def test_continuations_are_legal_turns_up_to_placing(turns: int) -> None:
    evaluator = evaluator_after(turns)
    continuations = list(ContinuationGenerator(evaluator, FULL).continuations())
    assert len({continuation.actions for continuation in continuations}) == len(continuations) > 2
    for continuation in continuations:
        assert not continuation.over
        state = evaluator.state
        for action in continuation.actions:
            state = play(evaluator.book, state, action).after
        assert state == continuation.table
        assert isinstance(state.decision, Placing)


def test_breadth_limits_the_number_of_chains() -> None:
    evaluator = evaluator_after(27)
    one = list(ContinuationGenerator(evaluator, attrs.evolve(FULL, chains=1)).continuations())
    every = list(ContinuationGenerator(evaluator, FULL).continuations())
    assert all(
        isinstance(continuation.actions[0], TakeMoney) or len(continuation.actions) == 1
        for continuation in one
    )
    assert 0 < len(one) <= len(every)
    assert [continuation.actions for continuation in one] == [continuation.actions for continuation in every][
        : len(one)
    ]
    assert any(isinstance(continuation.actions[0], BuyBuilding) for continuation in every)


def test_whole_takes_omits_subsets_of_other_takes() -> None:
    offered = (
        ("denar-1",),
        ("dirham-1",),
        ("denar-1", "dirham-1"),
        ("denar-1", "denar-1"),
        ("florin-9",),
        (),
    )
    assert whole_takes(offered) == {("denar-1", "dirham-1"), ("denar-1", "denar-1"), ("florin-9",)}


def test_free_actions_are_repeated_until_none_is_left() -> None:
    """Bonus cards are revealed immediately if their buildings are placed (N-2), which is free."""
    book = book_for(2, 4, modules=("bonus_cards",))
    state = after_turns(book, 24)
    seat = state.decision.seat
    bonus = state.slice_of(BonusState)
    buildings = (tile.id for tile in state.players[seat].city.tiles.values() if tile.type)
    cards = tuple(sorted(buildings))[:2]
    hands, held = replaced(bonus.hands, seat, cards), replaced(bonus.held, seat, 2)
    ready = state.changed(
        slices={**state.slices, BonusState.module: attrs.evolve(bonus, hands=hands, held=held)}
    )
    after, actions = with_free_actions(book, ready, seat)
    assert {of_type(action, RevealBonusCard).tile for action in actions} == set(cards)
    for action in actions:
        ready = play(book, ready, action).after
    assert ready == after
    assert not any(list(rule.offer(book, after, seat)) for rule in free_rules(book, type(after.agenda[-1])))
