"""Games that the judge plays against itself, and turns made worse on purpose."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final

import attrs

from alhambra_desktop.model.learning.analysis.judge import moment_of
from alhambra_desktop.model.learning.analysis.turns import PlayedTurn, turns_of
from alhambra_desktop.model.learning.analysis.verdict import JUDGE, THOROUGH
from alhambra_desktop.model.players.plan import Plan
from alhambra_desktop.model.players.players import choose
from alhambra_desktop.model.players.skill.levels import Level, level
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import Transition, play, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.shuffle import source
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook

SPOILED: Final = 5.0
"""Minimum number of points that a spoiled turn costs in the judge's opinion."""

AT_MOST: Final = 7.0
"""Maximum number of points that a spoiled turn costs in the judge's opinion."""

LIKE_THE_JUDGE: Final = attrs.evolve(level(JUDGE.level), plans=5, simulations=THOROUGH.worlds)
"""A computer player that simulates as many plans and worlds as the judge."""


@lru_cache(maxsize=4)
def own_game(
    seats: int, seed: int, modules: tuple[str, ...] = (), player: Level = LIKE_THE_JUDGE
) -> tuple[Rulebook, tuple[Transition, ...]]:
    """Return a game with the judge, or another player, at every seat."""
    setup = make_setup([SeatSetup(f"S{n}", COLOURS[n]) for n in range(seats)], seed, modules=modules)
    book = rulebook(setup)
    moves = [start(book)]
    while (decision := moves[-1].after.decision) is not None:
        seen = observe(book, moves[-1].after.without_cache(), decision.seat)
        for action in choose(book, seen, player, source(seed, len(moves))):
            moves.append(play(book, moves[-1].after, action))
            if moves[-1].reveals_hidden:
                break
    return book, tuple(moves)


def as_played(book: Rulebook, turn: PlayedTurn, plan: Plan) -> PlayedTurn:
    """Return the turn as if a plan had been played."""
    moves: list[Transition] = []
    state = turn.before
    for action in plan.actions:
        moves.append(play(book, state, action))
        state = moves[-1].after
        if moves[-1].reveals_hidden:
            break
    return PlayedTurn(turn.number, turn.seat, turn.first, tuple(moves))


def spoiled(book: Rulebook, moves: tuple[Transition, ...], chance: Random, step: int) -> Iterator[PlayedTurn]:
    """Yield turns at regular intervals, replaced by plans that the judge rates about 5 points worse."""
    for turn in turns_of(moves)[::step]:
        ranked = moment_of(book, turn).ranked
        bad = [plan for plan in ranked if SPOILED <= ranked[0].value - plan.value <= AT_MOST]
        if bad:
            yield as_played(book, turn, bad[chance.randrange(len(bad))])


def as_good(book: Rulebook, moves: tuple[Transition, ...], chance: Random, step: int) -> Iterator[PlayedTurn]:
    """Yield turns at regular intervals, replaced by plans that the judge rates best or equal."""
    for turn in turns_of(moves)[::step]:
        ranked = moment_of(book, turn).ranked
        equal = [plan for plan in ranked if ranked[0].value - plan.value < 0.05]
        if equal:
            yield as_played(book, turn, equal[chance.randrange(len(equal))])
