"""Treasure chamber: chests laid onto own tiles score by their colours (rules T).

A specimen: everything that there is of it lies in this folder, and the program gets it by its dotted name.
"""

from __future__ import annotations

from alhambra_desktop.model.core.message import Message
from alhambra_desktop.model.core.module import Module
from alhambra_desktop.model.core.option import Choice

MODULE = Module(
    id="treasure_chamber",
    title=Message("treasure-chamber-title"),
    sentence=Message("treasure-chamber-sentence"),
    rules=f"{__name__}.rules",
    options=(Choice("treasure_chamber_scoring", ("different", "same"), "T-5"),),
    foundations=("alhambra", "granada", "alhambra+granada"),
)
