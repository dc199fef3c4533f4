"""The Vizier's Favour: an exact purchase between the turns (rules V)."""

from __future__ import annotations

from ...core.module import Module
from ...core.option import Choice, on_off

MODULE = Module(
    id="vizier",
    title="The Vizier's Favour",
    sentence="Once, and again after waking him, your vizier buys a tile exactly between the others' turns.",
    rules=f"{__name__}.rules",
    options=(
        on_off(
            "vizier_before_scoring",
            "Viziers and scoring",
            "When a scoring round is due, viziers step in {}.",
            "before it",
            "after it",
            default="off",
            rule="V-2",
        ),
        Choice(
            "vizier_again",
            "After a vizier's purchase",
            "When a vizier has bought, {} asked again.",
            {"everybody": "everybody is", "those_after": "only those who follow are"},
            "V-4",
            "The 2012 box asks all other players, the 2024 edition only the following ones.",
        ),
    ),
    foundations=("alhambra", "granada", "alhambra+granada"),
)
