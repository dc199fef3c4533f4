"""Branches: a finished game continued from one of its moments."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...files.saves.saved_game import SavedGame
from ...rules.core.engine.hidden import determinize, observe
from ...rules.core.engine.play import Transition
from ...rules.core.values import Seat
from ...rules.modules.registry import rulebook


def branch(history: Sequence[Transition], at: int) -> SavedGame:
    """Return the game after move `at`, with the same cards, marked as assisted."""
    state = history[at].after
    actions = tuple(move.action for move in history[: at + 1] if move.action is not None)
    return SavedGame(state.setup, state, actions, assisted=True, tried_from=_points(history))


def branch_anew(history: Sequence[Transition], at: int, seat: Seat, seed: int) -> SavedGame:
    """Return the same with everything hidden from the seat redrawn; such a game has no history.

    Hands stay the same, since their cards came openly (B-4, B-9).
    """
    state = history[at].after
    setup = state.setup.dealt_anew(seed)
    seen = observe(rulebook(state.setup), state, seat, remembering=True)
    drawn = determinize(rulebook(setup), seen, Random(seed)).changed(setup=setup)
    return SavedGame(setup, drawn, (), assisted=True, tried_from=_points(history))


def _points(history: Sequence[Transition]) -> tuple[int, ...]:
    return tuple(player.score for player in history[-1].after.players)
