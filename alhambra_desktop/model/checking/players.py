"""Checks that every level, the adviser and the judge can play a rule set."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import attrs

from ..learning.analysis.judge import judged, tried
from ..learning.analysis.turns import PlayedTurn
from ..learning.analysis.verdict import THOROUGH
from ..players.explain.explainer import explain
from ..players.explain.telling import other_turn, sentences
from ..players.players import think
from ..players.process.protocol import WrongAnswerError, turn_of
from ..players.simulation import Limit
from ..players.skill.levels import LEVELS, Level
from ..rules.codec import codec_for
from ..rules.core.engine.hidden import observe
from ..rules.core.engine.play import Transition
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import GameState
from ..rules.core.words.message import Message
from ..rules.modules.registry import rulebook
from .broken import BrokenError

MOMENTS: Final = 2
"""Moments of a game at which each level is asked."""

WORLDS: Final = 4
"""Worlds in which the judge simulates a turn."""


def moments(moves: Sequence[Transition]) -> list[GameState]:
    """Return states at which seats decide, spread over a game."""
    found = [move.after for move in moves if move.after.decision is not None]
    count = MOMENTS * len(LEVELS)
    return [found[len(found) * number // count] for number in range(min(count, len(found)))]


def check_player(book: Rulebook, state: GameState, player: Level) -> tuple[Message, ...]:
    """Let a level plan a turn; return its explanations."""
    decision = state.decision
    assert decision is not None
    seen = observe(book, state, decision.seat, player.remembering)
    known = rulebook(seen.setup)
    thought = think(known, seen, player, Random(0), Limit(simulations=1))
    codec = codec_for(book)
    try:
        turn_of(book, state, codec, {"actions": [codec.dump_action(one) for one in thought.plan.actions]})
    except WrongAnswerError as fault:
        raise BrokenError(Message("check-plan", level=player.name, fault=str(fault))) from fault
    ranked = thought.ranked if player.simulations else ()
    why = explain(known, seen, player, thought.plan.actions, Random(0), ranked)
    return (*sentences(known, why), *(other_turn(known, other) for other in why.others))


def check_judge(book: Rulebook, turn: PlayedTurn) -> None:
    """Let the judge evaluate and simulate a turn."""
    judged(book, turn)
    tried(book, turn, effort=attrs.evolve(THOROUGH, worlds=WORLDS))
