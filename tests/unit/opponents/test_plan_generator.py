from __future__ import annotations

from random import Random

import attrs
import pytest

from alhambra_desktop.model.players.continuations import FULL, QUICK, Breadth
from alhambra_desktop.model.players.evaluation.evaluator import Evaluator
from alhambra_desktop.model.players.games import random_options
from alhambra_desktop.model.players.plan import tiles_bought
from alhambra_desktop.model.players.plan_generator import plans
from alhambra_desktop.model.rules.core.engine.action import EndTurn, KeepInReserve, Pass, PlaceTile
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, start
from alhambra_desktop.model.rules.core.engine.step import PlaceLeftovers
from tests.unit.opponents.tables import after_nonsense, after_turns, book_for


def assert_every_plan_can_be_played(book, state, breadth: Breadth = FULL) -> int:
    seat = state.decision.seat
    found = plans(Evaluator(book, state, seat), breadth)
    assert found
    for plan in found:
        after = state
        for action in plan.actions:
            assert after.decision.seat == seat
            after = play(book, after, action).after
        assert isinstance(plan.actions[-1], EndTurn)
    return len(found)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("turns", [0, 9, 30, 50])
def test_every_plan_of_a_sound_game_is_legal(seats: int, turns: int) -> None:
    book = book_for(seats, 10 * seats + turns)
    state = after_turns(book, turns)
    assert assert_every_plan_can_be_played(book, state) > 1
    assert_every_plan_can_be_played(book, state, QUICK)


@pytest.mark.parametrize("seed", range(40))
def test_every_plan_is_legal_anywhere_with_any_house_variants(seed: int) -> None:
    rng = Random(seed)
    book = book_for(2 + seed % 5, seed, random_options(rng))
    state = after_nonsense(book, rng.randrange(200), seed)
    if state.decision is not None:
        assert_every_plan_can_be_played(book, state)


def test_plans_are_sorted_by_value() -> None:
    book = book_for(3, 5)
    state = after_turns(book, 12)
    found = plans(Evaluator(book, state, state.decision.seat))
    values = [plan.value for plan in found]
    assert values == sorted(values, reverse=True)


def test_plans_do_not_depend_on_hidden_information() -> None:
    book = book_for(4, 8)
    state = after_turns(book, 21)
    seat = state.decision.seat
    other = determinize(book, observe(book, state, seat), Random(1))
    assert other != state
    assert plans(Evaluator(book, state, seat)) == plans(Evaluator(book, other, seat))


def test_leftover_tiles_are_placed() -> None:
    book = book_for(3, 2)
    state = after_turns(book, 40)
    seat, tile = state.decision.seat, state.stocks[0].market[0]
    players = list(state.players)
    players[seat] = players[seat].changed(purchases=(tile,))
    state = state.changed(players=tuple(players), agenda=(PlaceLeftovers(seat),))
    best = plans(Evaluator(book, state, seat))[0]
    assert isinstance(best.actions[0], (PlaceTile, KeepInReserve))
    assert best.actions[-1] == EndTurn()


def test_passing_is_the_only_plan_without_options() -> None:
    book = book_for(2, 3, {"redesign": "forbidden"})
    state = start(book).after
    seat = state.decision.seat
    players = list(state.players)
    players[seat] = players[seat].changed(hand=())
    state = state.changed(players=tuple(players), row=())
    assert legal_actions(book, state) == (Pass(),)
    assert [plan.actions for plan in plans(Evaluator(book, state, seat))] == [(Pass(), EndTurn())]


def test_an_exact_payment_allows_a_longer_plan() -> None:
    book = book_for(3, 4)
    state = after_turns(book, 3)
    seat = state.decision.seat
    good = min(book.goods(state), key=lambda good: good.price)
    assert good.price <= 10
    players = list(state.players)
    players[seat] = players[seat].changed(hand=(f"{good.currency}-1", f"{good.currency}-{good.price - 1}"))
    state = state.changed(players=tuple(players))
    longest = max(len(plan.actions) for plan in plans(Evaluator(book, state, seat)))
    assert longest == 4  # buy, take, place, end


def test_stopping_early_returns_the_plans_found() -> None:
    book = book_for(2, 5)
    state = after_turns(book, 14)
    evaluator = Evaluator(book, state, state.decision.seat)
    asked = iter(range(1000))
    hurried = plans(evaluator, stop=lambda: next(asked) >= 2)
    assert 1 <= len(hurried) < len(plans(evaluator))
    for action in hurried[0].actions:
        state = play(book, state, action).after


def test_fewer_purchases_are_placed_after_many_layouts() -> None:
    book = book_for(2, 5)
    state = after_turns(book, 14)
    evaluator = Evaluator(book, state, state.decision.seat)
    everything = plans(evaluator, attrs.evolve(FULL, judged=10**9, alone=10**9))
    few = plans(evaluator, attrs.evolve(FULL, judged=0, fewest=1, alone=0))
    assert few
    assert len(few) < len(everything)
    assert {plan.actions for plan in few} <= {plan.actions for plan in everything}


@pytest.mark.parametrize("seed", [5, 6])
def test_additions_to_the_best_purchases_are_always_placed(seed: int) -> None:
    book = book_for(2, seed, game="alhambra+granada")
    added = 0
    for turns in range(8, 40, 3):
        state = after_turns(book, turns)
        evaluator = Evaluator(book, state, state.decision.seat)
        few = attrs.evolve(FULL, laid=2, fewest=2)
        without = plans(evaluator, attrs.evolve(few, more=0))
        best, last = tiles_bought(without[0].actions), without[0].theme[-1]
        on_top = {plan.actions for plan in plans(evaluator, few)} - {plan.actions for plan in without}
        assert all(tiles_bought(actions) > best for actions in on_top)
        known = {plan.theme for plan in without}
        more = [plan for plan in plans(evaluator, FULL) if tiles_bought(plan.actions) > best]
        assert on_top or all(plan.theme in known or plan.theme[-1] != last for plan in more)
        added += bool(on_top)
    assert added
