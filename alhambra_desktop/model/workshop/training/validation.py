"""Validation games of a net against the static evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import attrs

from ...players.games import TournamentSettings
from ...players.net import unpacked
from ...players.plan_ranking import PlanRanker
from ...players.skill.levels import LEVELS
from ...rules.core.engine.hidden import determinize, observe
from ...rules.core.engine.play import foreseen, start
from ...rules.core.engine.scoring import share_in_victory
from ...rules.core.engine.shuffle import Stream, source
from ...rules.modules.registry import rulebook
from .selfplay import BREADTH, CANDIDATES


@attrs.frozen
class ValidationGame:
    """A game of a net on one seat, rotating, against the static evaluation."""

    number: int
    seats: int
    net: bytes
    seed: int

    @property
    def seat(self) -> int:
        return self.number % self.seats


def play_validation(one: ValidationGame) -> float:
    game = TournamentSettings(one.seed).dealt(
        one.number // one.seats, one.number, (LEVELS[0].id,) * one.seats
    )
    book = rulebook(game.setup())
    state = start(book).after
    rankers = {
        seat: PlanRanker(unpacked(one.net, "in validation") if seat == one.seat else None)
        for seat in range(one.seats)
    }
    moves = 0
    while (decision := state.decision) is not None:
        moves += 1
        rng = source(game.seed, moves, Stream.TRIAL_GAMES)
        ranker, seat = rankers[decision.seat], decision.seat
        evaluator = ranker.evaluator(book, determinize(book, observe(book, state, seat), rng), seat)
        for move in foreseen(book, state, ranker.ranked(evaluator, BREADTH, CANDIDATES)[0].actions):
            state = move.after
    return share_in_victory([player.score for player in state.players], one.seat)


def win_share(results: Sequence[float], seats: int) -> tuple[float, float]:
    """Return the mean share in the victory, and half of its 95 % interval over deals."""
    deals = [fmean(results[i : i + seats]) for i in range(0, len(results) - seats + 1, seats)]
    return fmean(deals), 1.96 * stdev(deals) / sqrt(len(deals)) if len(deals) > 1 else 1.0
