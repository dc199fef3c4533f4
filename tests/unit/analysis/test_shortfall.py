"""A turn against a known one: equal where the table is the same, else short, by what was seen alone."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from alhambra_desktop.model.files.saves.save import to_bytes
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning.analysis import worker
from alhambra_desktop.model.learning.analysis.judge import shortfall
from alhambra_desktop.model.learning.analysis.turns import turns_of
from alhambra_desktop.model.learning.analysis.verdict import Shortfall
from alhambra_desktop.model.learning.puzzles import shelf
from alhambra_desktop.model.players.explain.explanation import dumped, loaded
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.engine.action import EndTurn, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import IllegalActionError, legal_actions, play

LATE = "000003"


@pytest.fixture(scope="module")
def puzzle():
    return shelf.puzzle(LATE)


def turn_of(puzzle, actions, state=None):
    """The turn that some actions make at the moment of a puzzle."""
    moves, now = [], state or puzzle.state
    for action in actions:
        moves.append(play(puzzle.book, now, action))
        now = moves[-1].after
    return turns_of(moves)[-1]


def money(puzzle):
    take = next(one for one in legal_actions(puzzle.book, puzzle.state) if isinstance(one, TakeMoney))
    return (take, EndTurn())


def test_the_same_turn_is_not_short(puzzle):
    found = shortfall(puzzle.book, turn_of(puzzle, puzzle.answer), puzzle.answer)
    assert attrs.astuple(found.short) == (0.0, 0.0, 0.0)
    assert found.played == found.best


def otherwise(puzzle):
    """The answer with its tiles placed in the other order; None where one leans on the other."""
    placed = [one for one in puzzle.answer if isinstance(one, PlaceTile)]
    done = [one for one in puzzle.answer if one not in placed]
    other = (*done[:-1], *reversed(placed), done[-1])
    try:
        turn = turn_of(puzzle, other)
    except IllegalActionError:
        return None
    return turn if other != puzzle.answer else None


def test_the_order_of_placing_makes_no_difference():
    found = ((one, otherwise(one)) for one in map(shelf.puzzle, shelf.names()))
    puzzle, turn = next((one, turn) for one, turn in found if turn is not None)
    assert turn.actions != puzzle.answer
    assert shortfall(puzzle.book, turn, puzzle.answer).short.points == 0


def test_a_worse_turn_is_short_with_an_interval_and_reasons_for_both(puzzle):
    found = shortfall(puzzle.book, turn_of(puzzle, money(puzzle)), puzzle.answer)
    assert found.short.low > 1
    assert found.short.low < found.short.points < found.short.high
    assert found.played.actions == money(puzzle)
    assert found.best.actions == puzzle.answer
    codec = codec_for(puzzle.book)
    assert loaded(Shortfall, dumped(found, codec), codec) == found


def test_what_the_seat_could_not_see_changes_nothing(puzzle):
    book, seat = puzzle.book, puzzle.deal.seat
    seen = observe(book, puzzle.state, seat)
    other = determinize(book, seen, Random(5)).changed(setup=puzzle.state.setup)
    assert other != puzzle.state
    actions = money(puzzle)
    turns = [turn_of(puzzle, actions, state) for state in (puzzle.state, other)]
    found = [shortfall(book, turn, puzzle.answer).short for turn in turns]
    assert found[0] == found[1]


def test_the_process_answers_the_same(puzzle):
    actions = money(puzzle)
    moves = [play(puzzle.book, puzzle.state, actions[0])]
    moves.append(play(puzzle.book, moves[-1].after, actions[1]))
    saved = SavedGame(puzzle.state.setup, moves[-1].after, (*puzzle.moves, *actions))
    codec = codec_for(puzzle.book)
    request = {
        "id": 3,
        "game": to_bytes(saved).decode(),
        "place": len(turns_of(saved.history())) - 1,
        "best": [codec.dump_action(action) for action in puzzle.answer],
    }
    told = worker.answer(request)
    assert told["id"] == 3
    assert loaded(Shortfall, told, codec) == shortfall(puzzle.book, turn_of(puzzle, actions), puzzle.answer)
