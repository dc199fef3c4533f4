"""Final turns: only turns that end the game are scored exactly by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

import pytest

from alhambra_desktop.model.players.endgame import final_lead
from alhambra_desktop.model.players.players import ranker_of
from alhambra_desktop.model.players.rollout.turns import Turn, turns
from alhambra_desktop.model.players.rollout_net import fresh, rollout_net_for
from alhambra_desktop.model.players.rollout_ranking import best_turn, valued_turns
from alhambra_desktop.model.players.skill.levels import lead_of, level
from alhambra_desktop.model.rules.core.engine.action import TakeMoney
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import apply, play, scores, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.scoring import LAST_ROUND
from alhambra_desktop.model.rules.core.engine.shuffle import source
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.values import Seat
from tests.scenarios.board import Position, rule, rules_for
from tests.unit.opponents.tables import book_for


def closing(book: Rulebook) -> Iterator[tuple[GameState, Seat, Turn]]:
    """Play a game with the rollout policy; yield every possible turn near its end, with state and seat."""
    net, state = rollout_net_for(len(book.setup.seats)), start(book).after
    while state.decision is not None:
        seat = state.decision.seat
        if isinstance(state.decision, ChooseAction) and len(state.stocks[0].bag) < 4:
            yield from ((state, seat, turn) for turn in turns(book, state, seat, book.goods(state)))
        for action in best_turn(net, book, state, seat).turn.actions:
            state = apply(book, state, action).after


def carried_out(book: Rulebook, state: GameState, turn: Turn) -> GameState:
    """Return the state after a turn and the placing of leftover tiles, checked by the rules."""
    for action in turn.actions:
        state = play(book, state, action).after
    while state.decision is not None and not isinstance(state.decision, ChooseAction):
        for action in turns(book, state, state.decision.seat, ())[0].actions:
            state = play(book, state, action).after
    return state


@rule("B-27", "B-34", "B-36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_final_lead_scores_exactly_the_turns_that_end_the_game(seats: int) -> None:
    book, ended, going = book_for(seats, 4), 0, 0
    for state, seat, turn in closing(book):
        after = carried_out(book, state, turn)
        found = final_lead(book, state, turn.actions, seat)
        if after.decision is None:
            ended += 1
            assert found == lead_of(scores(after), seat)
        else:
            going += 1
            assert found is None
    assert ended > 3
    assert going > 3


def last_turn(book: Rulebook) -> GameState:
    """Return a state with Ann to move, a garden without walls on the florin square and an empty bag.

    Bob has 6 florins, Ann 5; she can take 2 more or 4 ducats. All cities are empty.
    """
    garden = next(
        name
        for name in book.bags[book.stock]
        if book.tiles[name].type == "garden" and not book.tiles[name].walls
    )
    table = Position(book).player(0, hand="florin-5").player(1, hand="florin-6").player(2, hand="")
    table.market(garden, None, None, None, bag=()).change(row=("ducat-4", "florin-2"))
    return table.state


@rule("B-34", "B-32")
def test_a_leftover_tile_counts_for_the_most_money_after_the_turn() -> None:
    book = rules_for(3)
    state = last_turn(book)
    led = {
        action.cards: final_lead(book, state, turn.actions, 0)
        for turn in turns(book, state, 0, book.goods(state))
        for action in turn.actions
        if isinstance(action, TakeMoney)
    }
    prize = book.majorities["garden"].prizes(book, state, LAST_ROUND)[0]
    assert led["florin-2",] == prize
    # the lead weighs the best of the others and their mean equally
    assert led["ducat-4",] == -(prize + prize / 2) / 2


@rule("B-24", "B-26")
def test_a_possible_scoring_card_makes_the_end_uncertain() -> None:
    book = rules_for(3)
    state = last_turn(book)
    drawn = state.pile_parts[0] - state.drawn
    late = state.changed(pile=state.pile[:-drawn], drawn=state.pile_parts[0])
    for turn in turns(book, state, 0, book.goods(state)):
        assert final_lead(book, state, turn.actions, 0) is not None
        assert final_lead(book, late, turn.actions, 0) is None


def test_certain_values_need_no_net() -> None:
    """An untrained net plays the last turn like the best net."""
    book = rules_for(3)
    state = last_turn(book)
    wise, foolish = (valued_turns(net, book, state, 0) for net in (rollout_net_for(3), fresh(7)))
    assert all(one.certain for one in wise)
    assert [one.value for one in wise] == [one.value for one in foolish]


@pytest.mark.parametrize("seats", [2, 3])
def test_plans_that_end_the_game_have_their_final_lead(seats: int) -> None:
    book, checked = book_for(seats, 4), 0
    for state, some in groupby(closing(book), key=itemgetter(0)):
        _, seat, _ = next(some)
        ranker = ranker_of(level("master"), book)
        for plan in ranker.ranked(ranker.evaluator(book, state, seat)):
            final = final_lead(book, state, plan.actions, seat)
            if final is not None:
                checked += 1
                assert plan.value == final
    assert checked > 5


def test_a_style_changes_final_values_in_simulations_too() -> None:
    book, checked = book_for(2, 4), 0
    mason = ranker_of(level("master:mason"), book)
    for state, some in groupby(closing(book), key=itemgetter(0)):
        _, seat, _ = next(some)
        best = mason.best(book, state, seat, 3)
        assert mason.by_net(mason.evaluator(book, state, seat), [best])[0].value == pytest.approx(best.value)
        checked += final_lead(book, state, best.actions, seat) is not None
    assert checked


def test_final_values_do_not_depend_on_hidden_information() -> None:
    """Redrawn hidden information does not change the value of a turn that ends the game."""
    book, checked = book_for(2, 4), 0
    for state, seat, turn in closing(book):
        found = final_lead(book, state, turn.actions, seat)
        if found is not None:
            seen = observe(book, state, seat, remembering=True)
            for number in range(2):
                drawn = determinize(book, seen, source(number, 1))
                assert final_lead(book, drawn, turn.actions, seat) == found
            checked += 1
    assert checked > 3
