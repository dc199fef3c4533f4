"""Bonus cards: secret cards, each of which counts as one more building once it is revealed (rules N)."""

from __future__ import annotations

from ...core.engine.module import Module
from ...core.words.message import Message

MODULE = Module(
    id="bonus_cards",
    title=Message("bonus-cards-title"),
    sentence=Message("bonus-cards-sentence"),
    brief=Message("bonus-cards-brief"),
    rules=f"{__name__}.rules",
)
