"""Finished games of random players."""

from __future__ import annotations

from functools import lru_cache

import attrs

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from tests.property.games import moves


@lru_cache(maxsize=32)
def finished(
    seed: int = 1, seats: int = 2, modules: tuple[str, ...] = (), game: str = "alhambra"
) -> SavedGame:
    """Return a game finished by random players: a human called Ann, and builders."""
    taken = [SeatSetup("Ann", COLOURS[0])]
    taken += [SeatSetup(f"Bot {n}", COLOURS[n], "computer", "builder:mason") for n in range(1, seats)]
    setup = make_setup(taken, seed, game, modules)
    played = list(moves(rulebook(setup), seed))
    actions = tuple(move.action for move in played if move.action is not None)
    return SavedGame(setup, played[-1].after, actions, hints=(1, 0, 2))


def assisted(game: SavedGame) -> SavedGame:
    """Return the game as if whole rounds had been undone."""
    return attrs.evolve(game, assisted=True)


def unaided(
    seed: int = 1, seats: int = 2, modules: tuple[str, ...] = (), game: str = "alhambra"
) -> SavedGame:
    """Return a finished game as if no hint had been given."""
    return attrs.evolve(finished(seed, seats, modules, game), hints=(0, 0, 0))
