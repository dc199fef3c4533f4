"""Treasure chamber: chests on a player's tiles score by their colours (rules T).

A specimen of a third-party rule set: all its files are in this folder, and the program gets only its dotted
name.

- **T-1** Sixteen chests, four of each of four colours, are shuffled face down. Four are face up in the
  chamber, one for each currency.
- **T-2** Buying a face-up chest is an action. It costs its printed price in the currency of its slot and is
  paid like a tile, but never with unneeded cards. An exact payment gives an extra action (B-11).
- **T-3** Place a chest immediately on one of your tiles whose price differs from the chest's by at most 1. A
  tile has room for one chest; a fountain has none.
- **T-4** If the tile of a chest leaves its square, the chest goes below the face-down ones.
- **T-5** In every scoring, each set of chests of different colours scores 1, 3, 6 or 10 points for its size.
  House variant: each set of chests of the same colour.
- **T-6** After a turn, once the market is refilled, empty slots get new chests.
"""

from __future__ import annotations

from alhambra_desktop.model.rules.core.engine.module import Module
from alhambra_desktop.model.rules.core.engine.option import Choice
from alhambra_desktop.model.rules.core.words.message import Message

MODULE = Module(
    id="treasure_chamber",
    title=Message("treasure-chamber-title"),
    sentence=Message("treasure-chamber-sentence"),
    rules=f"{__name__}.rules",
    options=(Choice("treasure_chamber_scoring", ("different", "same"), "T-5"),),
    foundations=("alhambra", "granada", "alhambra+granada"),
)
