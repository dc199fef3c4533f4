"""Computer players know only what a human player in their seat could know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from itertools import product
from random import Random

import pytest

from alhambra_desktop.model.players.players import choose
from alhambra_desktop.model.players.process.protocol import question
from alhambra_desktop.model.players.simulation import Limit
from alhambra_desktop.model.players.skill.levels import LEVELS, Level
from alhambra_desktop.model.rules.codec import Codec
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import play
from alhambra_desktop.model.workshop.task_pool import LocalPool, TaskPool
from tests.unit.opponents.tables import RULE_SETS, after_turns, book_for

GAMES = (("alhambra", ()), *RULE_SETS)
SEATS = (2, 3, 4, 5, 6)
TABLES = list(product(GAMES, SEATS))
SAMPLE = [
    (level, GAMES[(3 * i + shift) % len(GAMES)], SEATS[(i + shift) % len(SEATS)])
    for i, level in enumerate(LEVELS)
    for shift in (0, 7)
]
TURNS_EACH = 4


def name_of(case: object) -> str:
    return getattr(case, "id", None) or str(case)


def assert_moves_ignore_hidden(level, game: tuple[str, tuple[str, ...]], seats: int, moments: int) -> None:
    """Play some turns and check that each stays the same if hidden information is redrawn."""
    book = book_for(seats, 3, None, *game)
    codec, limit = Codec(book), Limit(simulations=min(2, level.simulations))
    state = after_turns(book, TURNS_EACH * seats)
    for moment in range(moments):
        seat = state.decision.seat
        seen = observe(book, state, seat, level.remembering)
        chosen = choose(book, seen, level, Random(moment), limit)
        other = determinize(book, seen, Random(100 + moment))
        assert other != state
        asked = [
            json.dumps(question(codec.dump(observe(book, one, seat, level.remembering)), level.id)).encode()
            for one in (state, other)
        ]
        assert asked[0] == asked[1]
        again = observe(book, other, seat, level.remembering)
        assert choose(book, again, level, Random(moment), limit) == chosen
        for action in chosen:
            state = play(book, state, action).after
        if state.decision is None:
            return


def fault_at_table(level: Level, table: tuple[tuple[str, tuple[str, ...]], int]) -> str | None:
    """Run `assert_moves_ignore_hidden` in a pool; return the fault or None."""
    try:
        assert_moves_ignore_hidden(level, *table, 5)
    except AssertionError as fault:
        return f"{table}: {fault}"
    return None


@pytest.mark.parametrize(("level", "game", "seats"), SAMPLE, ids=name_of)
def test_a_turn_does_not_depend_on_hidden_information(level, game, seats) -> None:
    assert_moves_ignore_hidden(level, game, seats, 2)


@pytest.fixture(scope="module")
def pool() -> Iterator[TaskPool]:
    with LocalPool() as workers:
        yield workers


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS, ids=name_of)
def test_no_level_uses_hidden_information_in_any_game(pool: TaskPool, level: Level) -> None:
    assert list(pool.results(partial(fault_at_table, level), TABLES)) == [None] * len(TABLES)


def test_the_seed_of_a_request_depends_only_on_the_observation() -> None:
    book = book_for(3, 3)
    state = after_turns(book, 9)
    codec = Codec(book)
    asked = [question(codec.dump(observe(book, state, seat)), "builder") for seat in range(3)]
    assert len({one["seed"] for one in asked}) == 3
    assert question(codec.dump(observe(book, state, 0)), "builder") == asked[0]
    assert str(book.setup.seed) not in json.dumps(asked[0]["observation"]["setup"])
