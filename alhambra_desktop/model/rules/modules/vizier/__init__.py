"""The Vizier's Favour: an exact purchase between turns (rules V)."""

from __future__ import annotations

from ...core.engine.module import Module
from ...core.engine.option import Choice
from ...core.words.message import Message

MODULE = Module(
    id="vizier",
    title=Message("vizier-title"),
    sentence=Message("vizier-sentence"),
    rules=f"{__name__}.rules",
    options=(
        Choice("vizier_before_scoring", ("off", "on"), "V-2"),
        Choice("vizier_again", ("everybody", "those_after"), "V-4", noted=True),
    ),
    foundations=("alhambra", "granada", "alhambra+granada"),
)
