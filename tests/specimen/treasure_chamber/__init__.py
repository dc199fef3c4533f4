"""Treasure chamber: chests laid onto own tiles score by their colours (rules T).

A specimen: everything that there is of it lies in this folder, and the program gets it by its dotted name.

- **T-1** Sixteen chests, four of each of four colours, are shuffled face down. Four lie open in the chamber,
  one for each currency.
- **T-2** Buying an open chest is an action. It costs what is printed on it in the currency at which it lies,
  paid as a tile is, but never with needless cards; who pays exactly has a further action (B-11).
- **T-3** A chest is laid at once onto an own tile whose price differs from its own by 1 at most; one on a
  tile and none on a fountain.
- **T-4** A chest whose tile leaves its square goes back under the face-down ones.
- **T-5** In every scoring each set of chests of different colours pays 1, 3, 6 or 10 points, by its number.
  House variant: each set of chests of the same colour.
- **T-6** After a turn, behind the refill of the market, chests are opened where one is missing.
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
