"""Shortfall of a turn against a known best turn, from visible information only."""

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
    """Return the turn that consists of `actions`, played at the start of a puzzle."""
    moves, now = [], state or puzzle.state
    for action in actions:
        moves.append(play(puzzle.book, now, action))
        now = moves[-1].after
    return turns_of(moves)[-1]


def take_money_turn(puzzle):
    take = next(one for one in legal_actions(puzzle.book, puzzle.state) if isinstance(one, TakeMoney))
    return (take, EndTurn())


def test_the_best_turn_has_no_shortfall(puzzle):
    found = shortfall(puzzle.book, turn_of(puzzle, puzzle.answer), puzzle.answer)
    assert attrs.astuple(found.short) == (0.0, 0.0, 0.0)
    assert found.played == found.best


def reordered(puzzle):
    """Return the answer with its tiles placed in reverse order; None if that is illegal."""
    placed = [one for one in puzzle.answer if isinstance(one, PlaceTile)]
    done = [one for one in puzzle.answer if one not in placed]
    other = (*done[:-1], *reversed(placed), done[-1])
    try:
        turn = turn_of(puzzle, other)
    except IllegalActionError:
        return None
    return turn if other != puzzle.answer else None


def test_the_order_of_placed_tiles_makes_no_difference():
    found = ((one, reordered(one)) for one in map(shelf.puzzle, shelf.names()))
    puzzle, turn = next((one, turn) for one, turn in found if turn is not None)
    assert turn.actions != puzzle.answer
    assert shortfall(puzzle.book, turn, puzzle.answer).short.points == 0


def test_a_worse_turn_has_a_shortfall_with_an_interval(puzzle):
    found = shortfall(puzzle.book, turn_of(puzzle, take_money_turn(puzzle)), puzzle.answer)
    assert found.short.low > 1
    assert found.short.low < found.short.points < found.short.high
    assert found.played.actions == take_money_turn(puzzle)
    assert found.best.actions == puzzle.answer
    codec = codec_for(puzzle.book)
    assert loaded(Shortfall, dumped(found, codec), codec) == found


def test_hidden_information_does_not_change_the_shortfall(puzzle):
    book, seat = puzzle.book, puzzle.deal.seat
    seen = observe(book, puzzle.state, seat)
    other = determinize(book, seen, Random(5)).changed(setup=puzzle.state.setup)
    assert other != puzzle.state
    actions = take_money_turn(puzzle)
    turns = [turn_of(puzzle, actions, state) for state in (puzzle.state, other)]
    found = [shortfall(book, turn, puzzle.answer).short for turn in turns]
    assert found[0] == found[1]


def test_the_worker_process_returns_the_same_shortfall(puzzle):
    actions = take_money_turn(puzzle)
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
