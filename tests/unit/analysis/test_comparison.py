"""Comparison of two games of one deal: where they diverge and which are refused."""

from __future__ import annotations

import json

import attrs
import pytest

from alhambra_desktop.model.files.saves.record import record
from alhambra_desktop.model.files.saves.record_reader import opened
from alhambra_desktop.model.learning.analysis.turns import OtherTableError, compared, turns_of
from alhambra_desktop.model.rules.core.engine.play import Transition, legal_actions, play, start
from alhambra_desktop.model.rules.core.engine.setup import Setup
from alhambra_desktop.model.rules.modules.registry import rulebook
from tests.property.games import moves
from tests.unit.archive.games import unaided


def played(setup: Setup, chance: int) -> list[Transition]:
    """Return a game with random actions."""
    return list(moves(rulebook(setup), chance))


@pytest.fixture(scope="module")
def setup() -> Setup:
    return unaided(3, 3).setup


@pytest.fixture(scope="module")
def one(setup: Setup) -> list[Transition]:
    return played(setup, 1)


def test_a_game_equals_itself(one: list[Transition]) -> None:
    found = compared(one, one)
    assert found.first_difference is None
    assert len(found.turns) == len(turns_of(one))
    assert all(turn.same for turn in found.turns)


def test_two_games_diverge_at_the_first_different_turn(setup: Setup, one: list[Transition]) -> None:
    common = turns_of(one)[4]
    state = common.before
    other = one[: common.first]
    book = rulebook(setup)
    while not state.over:
        offers = legal_actions(book, state)
        move = play(book, state, offers[-1] if len(other) == common.first else offers[0])
        other.append(move)
        state = move.after
    found = compared(one, other)
    assert found.first_difference is not None
    assert found.first_difference >= 4
    assert all(turn.same for turn in found.turns[: found.first_difference])
    first = found.turns[found.first_difference]
    assert first.one is not None
    assert first.other is not None
    assert first.one.before.players == first.other.before.players
    assert first.one.after.players != first.other.after.players
    assert len(found.turns) == max(len(turns_of(one)), len(turns_of(other)))


def test_a_game_left_in_its_first_turn_is_compared(one: list[Transition]) -> None:
    found = compared(one, one[:1])
    assert found.first_difference == 0
    assert found.scores == tuple((player.score, 0) for player in one[-1].after.players)


def test_a_comparison_has_the_turns_and_scores_of_both_games_in_order(setup: Setup) -> None:
    games = sorted((played(setup, chance) for chance in (1, 2, 3)), key=lambda game: len(turns_of(game)))
    short, long = games[0], games[-1]
    number, more = len(turns_of(short)), len(turns_of(long))
    assert number < more
    for first, second in ((short, long), (long, short)):
        found = compared(first, second)
        for seat in range(3):
            assert found.scores[seat] == tuple(game[-1].after.players[seat].score for game in (first, second))
        sides = [turn.one for turn in found.turns], [turn.other for turn in found.turns]
        for game, side in zip((first, second), sides, strict=True):
            wanted = [turn.after for turn in turns_of(game)]
            assert [turn.after for turn in side if turn is not None] == wanted
            assert side[len(wanted) :] == [None] * (more - len(wanted))
        assert [turn.same for turn in found.turns[number:]] == [False] * (more - number)


def test_a_record_without_seed_is_compared_with_its_deal(setup: Setup, one: list[Transition]) -> None:
    names = tuple(attrs.evolve(seat, name=f"Friend {n}") for n, seat in enumerate(setup.seats))
    friends = played(attrs.evolve(setup, seats=names), 2)
    told = record(friends[0].after.setup, (event for move in friends for event in move.events))
    history = opened(json.dumps(told).encode()).game.history()
    assert history is not None
    found = compared(one, history)
    assert found.first_difference == compared(one, played(setup, 2)).first_difference
    assert [seat.name for seat in found.other.seats] == ["Friend 0", "Friend 1", "Friend 2"]


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (unaided(4, 3).setup, "compare-deal"),
        (unaided(3, 2).setup, "compare-seats"),
        (unaided(3, 3, ("camps",)).setup, "compare-rules"),
        (unaided(3, 3, (), "granada").setup, "compare-rules"),
    ],
)
def test_games_of_different_tables_are_not_compared(one: list[Transition], other: Setup, why: str) -> None:
    with pytest.raises(OtherTableError) as error:
        compared(one, [start(rulebook(other))])
    assert error.value.message.id == why
