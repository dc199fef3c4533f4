"""Falconers: falcons on the corners where four tiles meet (rules F)."""

from __future__ import annotations

from ...core.module import Module

MODULE = Module(
    id="falconers",
    title="Falconers",
    sentence="Falcons for one card each sit where four tiles meet and score by species in every round.",
    rules=f"{__name__}.rules",
    guessed=("falcons", "falcons"),
)
