"""Mines a puzzle from the game of a seed. The same seed always gives the same result."""

from __future__ import annotations

from typing import Final

import attrs

from ...learning.puzzles.goals import (
    AheadGoal,
    CountGoal,
    ExactGoal,
    Goal,
    PlaceGoal,
    RunGoal,
    SaveGoal,
    line_of,
)
from ...learning.puzzles.puzzle import Puzzle, puzzle_text
from ...players.explain.explainer import explain
from ...players.explain.explanation import (
    ExactPayments,
    HigherRank,
    KeptLead,
    LongerRun,
    MoreBuildings,
    NewLead,
    NextPurchase,
    Reason,
)
from ...players.skill.levels import ANALYST, level
from ...rules.core.engine.action import EndTurn
from ...rules.core.engine.hidden import observe
from ...rules.core.engine.play import foreseen
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.shuffle import source
from ...rules.core.frozen import frozen
from ...rules.modules.registry import rulebook
from .proof import Exam, PlayedGame, Suspect, dealt, played, proved

PROCEDURE: Final = 3  # increase this number when the procedure of mining changes
TRIED: Final = 4  # at most this many suspects of a game are examined


@frozen
class Outcome:
    """Result of mining a seed; ``text`` is empty if no puzzle was found."""

    seed: int
    text: str
    modules: bool


def mined(seed: int) -> Outcome:
    """Play the game of a seed, and make a puzzle from the first suitable `Suspect`, if any.

    A suspect is suitable if three conditions are met:

    - Its best plan is a whole turn that achieves goals.
    - The function `proved` returns True for it.
    - The level ``SOLVER`` solves it often enough.
    """
    game = played(seed)
    book = rulebook(game.setup)
    found = (_puzzle(seed, game, book, suspect) for suspect in game.suspects[:TRIED])
    puzzle = next((puzzle_ for puzzle_ in found if puzzle_ is not None), None)
    return Outcome(seed, "" if puzzle is None else puzzle_text(puzzle), bool(game.setup.modules))


def _puzzle(seed: int, game: PlayedGame, book: Rulebook, suspect: Suspect) -> Puzzle | None:
    goals = goals_of(suspect, book) if _whole(suspect, book) else ()
    if not goals or not proved(suspect, book, seed):
        return None
    exam = Exam(book, suspect, goals, source(seed, suspect.place).getrandbits(32))
    found = exam.solvers()
    if found is None:
        return None
    deal = attrs.evolve(dealt(seed), seat=suspect.seat)
    state = suspect.state.changed(setup=deal.setup())
    return Puzzle(
        str(seed),
        deal,
        game.actions[: suspect.place],
        suspect.best.actions,
        goals,
        suspect.state.turn,
        game.turns,
        found.rating,
        state,
    )


def _whole(suspect: Suspect, book: Rulebook) -> bool:
    actions = suspect.best.actions
    return isinstance(actions[-1], EndTurn) and len(actions) == len([*foreseen(book, suspect.state, actions)])


def goals_of(suspect: Suspect, book: Rulebook) -> tuple[Goal, ...]:
    """Return the goals that the best plan achieves.

    If the main reason for the plan cannot be a goal, the result is empty. Goals that are reached even without
    the plan are left out. Goals about exact payments or saved money give the answer away, so they are used
    only if there are no other goals.
    """
    seen = observe(book, suspect.state, suspect.seat)
    why = explain(book, seen, level(ANALYST), suspect.best.actions, source(0, 0), suspect.ranked)
    reasons = [reason for reason in why.main_reasons(everything=True) if not reason.aside]
    if not reasons or goal_for(reasons[0]) is None:
        return ()
    goals = tuple(goal for reason in reasons if (goal := goal_for(reason)) is not None)
    before = line_of(book, suspect.state, ())
    line = line_of(book, suspect.state, suspect.best.actions)
    won = tuple(goal for goal in goals if goal.reached(line) and not goal.reached(before))
    return tuple(goal for goal in won if not isinstance(goal, (ExactGoal, SaveGoal))) or won


def goal_for(reason: Reason) -> Goal | None:
    match reason:
        case NewLead():
            return PlaceGoal(reason.type, 1, int(reason.shared))
        case HigherRank():
            return PlaceGoal(reason.type, reason.rank, int(reason.shared))
        case KeptLead():
            return AheadGoal(reason.type, reason.margin)
        case MoreBuildings():
            return CountGoal(reason.type, reason.count)
        case LongerRun():
            return RunGoal(reason.edge, reason.after)
        case ExactPayments():
            return ExactGoal(reason.count)
        case NextPurchase():
            return SaveGoal(reason.tile, int(reason.exact))
    return None
