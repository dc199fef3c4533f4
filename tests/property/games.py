"""Random games from the checks for rule sets; actions that are possible in every turn are played rarely."""

from __future__ import annotations

from functools import partial

from alhambra_desktop.model.checking.games import SELDOM, random_moves, random_options, random_rules

__all__ = ["moves", "random_options", "random_rules"]

moves = partial(random_moves, seldom={**SELDOM, "TakeHut": 0.3, "WakeVizier": 0.3, "BuyFalcon": 0.5})
"""Function that plays a whole random game of a rulebook by seed."""
