"""Turns of a history: where they begin and end, their moves, and positions within a plan."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.learning.analysis.turns import PlayedTurn, after_plan, scoring_turns, turns_of
from alhambra_desktop.model.rules.core.engine.action import EndTurn, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.engine.event import ScoringHeld
from alhambra_desktop.model.rules.core.engine.play import Transition, play
from alhambra_desktop.model.rules.modules.registry import rulebook
from tests.scenarios.board import Position, rules_for
from tests.unit.archive.games import finished

TABLES = ((2, ()), (3, ("vizier", "camps", "falconers")), (4, ("bonus_cards", "bureaux", "huts")))


def moves_of(seats: int, modules: tuple[str, ...]) -> tuple[Transition, ...]:
    moves = finished(seats, seats, modules).history()
    assert moves is not None
    return moves


@pytest.mark.parametrize(("seats", "modules"), TABLES)
def test_a_turn_has_all_moves_of_its_seat_in_order(seats: int, modules: tuple[str, ...]) -> None:
    moves = moves_of(seats, modules)
    for turn in turns_of(moves):
        assert turn.moves == moves[turn.first : turn.first + len(turn.moves)]
        assert turn.before is moves[turn.first].before
        assert turn.after is turn.moves[-1].after
        assert turn.actions == tuple(move.action for move in turn.moves)
        assert turn.before.turn == turn.number
        assert turn.before.decision is not None
        assert turn.before.decision.seat == turn.seat
        assert turn.before.players[turn.seat].purchases == (), "it begins before anything is bought"
        going_on = turn.after.decision
        finished_here = going_on is None or turn.moves[-1].reveals_hidden
        assert finished_here or turn.after.turn != turn.number or going_on.seat != turn.seat


@pytest.mark.parametrize(("seats", "modules"), TABLES)
def test_a_scoring_belongs_to_the_turn_that_caused_it(seats: int, modules: tuple[str, ...]) -> None:
    moves = moves_of(seats, modules)
    found = scoring_turns(moves)
    assert [number for number, _ in found] == [1, 2, 3]
    places = [at for at, move in enumerate(moves) for one in move.events if isinstance(one, ScoringHeld)]
    begun = [[turn.number for turn in turns_of(moves) if turn.first <= place] for place in places]
    assert [number for _, number in found] == [numbers[-1] for numbers in begun]


def test_a_game_that_was_loaded_in_the_middle_begins_with_a_whole_turn() -> None:
    moves = moves_of(3, ())
    first = next(turn for turn in turns_of(moves)[3:] if len(turn.moves) > 1)
    shortened = turns_of(moves[first.first + 1 :])
    assert shortened[0].number == first.number + 1
    assert [turn.number for turn in shortened] == [
        turn.number for turn in turns_of(moves) if turn.number > first.number
    ]


MARKET = ("tower-13-E", "garden-11-open", "tower-9-NW", "pavilion-7-E")


def test_a_plan_stops_before_an_illegal_action_or_the_end_of_the_turn() -> None:
    table = Position(rules_for()).market(*MARKET).player(0, hand="dirham-3 dirham-9 denar-4")
    table.change(row=("denar-5", "denar-6", "florin-2", "ducat-9"))
    book, before = table.book, table.state
    take, other, end = TakeMoney(("denar-5",)), TakeMoney(("ducat-9",)), EndTurn()
    taken = play(book, before, take).after
    assert after_plan(book, before, ()) == before
    assert after_plan(book, before, (take,)) == taken
    assert after_plan(book, before, (take, end)) == taken
    assert after_plan(book, before, (take, other, end)) == taken, "only one action is free"
    assert after_plan(book, before, (PlaceTile("garden-11-open", (0, 1)), take)) == before
    assert after_plan(book, before, (TakeMoney(("denar-9",)), take)) == before


@pytest.mark.parametrize(("seats", "modules"), TABLES)
def test_a_plan_stops_before_it_reveals_something(seats: int, modules: tuple[str, ...]) -> None:
    moves = moves_of(seats, modules)
    book = rulebook(finished(seats, seats, modules).setup)
    for turn in turns_of(moves)[::7]:
        last = turn.moves[-1]
        stays = not last.reveals_hidden and last.after.turn == turn.number
        assert after_plan(book, turn.before, turn.actions) == (last.after if stays else last.before)


def test_the_actions_of_a_turn_leave_out_moves_without_action() -> None:
    turn = turns_of(moves_of(3, ()))[0]
    automatic = Transition(turn.after, None, (), turn.after, False)
    assert PlayedTurn(1, turn.seat, 0, (*turn.moves, automatic)).actions == turn.actions
