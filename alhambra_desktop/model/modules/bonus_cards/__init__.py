"""Bonus cards: secret cards that count as one more building when their tile stands (rules N)."""

from __future__ import annotations

from ...core.module import Module

MODULE = Module(
    id="bonus_cards",
    title="Bonus cards",
    sentence="Secret cards: when their building stands in your Alhambra they count as one more of its type.",
    rules=f"{__name__}.rules",
)
