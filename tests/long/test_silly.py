"""No level makes a silly move, in any rule set."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from alhambra_desktop.model.players.games import Game, TournamentSettings
from alhambra_desktop.model.players.skill.levels import LEVELS
from alhambra_desktop.model.workshop.task_pool import LocalPool
from tests.long.silly import Silly, play_and_look
from tests.sweeps import swept
from tests.unit.opponents.tables import RULE_SETS

GAMES = (("alhambra", ()), ("alhambra", ()), *RULE_SETS)
EACH = 60
"""Maximum number of turns checked in a game."""

LONG, SAMPLE = 2000, 90
MOST_WORDS = 12


def games(level: str, seed: int) -> Iterator[Game]:
    """Yield games of one level against itself: every rule set in turn, with 2 to 6 seats."""
    number = 0
    while True:
        game, modules = GAMES[number % len(GAMES)]
        yield TournamentSettings(seed, game, modules).dealt(number, number, (level,) * (2 + number % 5))
        number += 1


def silly_moves(level: str, turns: int, seed: int, jobs: int | None = None) -> list[Silly]:
    """Return the silly moves in at least ``turns`` turns; extra games of parallel processes are ignored."""
    seen, found = 0, list[Silly]()
    with LocalPool(jobs) as pool:
        for count, moves in pool.results(partial(play_and_look, most=EACH), games(level, seed)):
            seen += count
            found += moves
            if seen >= turns:
                return found
    raise AssertionError("games never end")


@pytest.mark.long
@pytest.mark.parametrize("level", [one.id for one in LEVELS])
def test_no_move_of_two_thousand_is_silly(level: str) -> None:
    found = silly_moves(level, LONG, 41)
    assert not found, "\n".join(f"{one.game} turn {one.turn}: {one.words}" for one in found[:MOST_WORDS])


@pytest.mark.parametrize("level", swept([one.id for one in LEVELS], {"newcomer", "apprentice"}.__contains__))
def test_no_move_of_a_sample_is_silly(level: str) -> None:
    found = silly_moves(level, SAMPLE, 42, jobs=1)
    assert not found, "\n".join(f"{one.game} turn {one.turn}: {one.words}" for one in found[:MOST_WORDS])
