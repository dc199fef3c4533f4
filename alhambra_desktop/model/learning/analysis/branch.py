"""Branches: a finished game, tried once more from one of its moments."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...files.saves.saved_game import SavedGame
from ...rules.core.engine.hidden import determinize, observe
from ...rules.core.engine.play import Transition
from ...rules.core.values import Seat
from ...rules.modules.registry import rulebook


def branch(history: Sequence[Transition], at: int) -> SavedGame:
    """The game as it stood after its move at a place, the cards as then; it counts as an assisted one."""
    state = history[at].after
    actions = tuple(move.action for move in history[: at + 1] if move.action is not None)
    return SavedGame(state.setup, state, actions, assisted=True, tried_from=_points(history))


def branch_anew(history: Sequence[Transition], at: int, seat: Seat, seed: int) -> SavedGame:
    """The same with all that a seat could not see then drawn anew; such a game has no past.

    Hands stay as they were, for they came openly (B-4, B-9): in a new one nobody could remember the cards.
    """
    state = history[at].after
    setup = state.setup.dealt_anew(seed)
    seen = observe(rulebook(state.setup), state, seat, remembering=True)
    drawn = determinize(rulebook(setup), seen, Random(seed)).changed(setup=setup)
    return SavedGame(setup, drawn, (), assisted=True, tried_from=_points(history))


def _points(history: Sequence[Transition]) -> tuple[int, ...]:
    return tuple(player.score for player in history[-1].after.players)
