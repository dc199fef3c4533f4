"""Falconers: players put falcons on corners where four tiles meet (rules F)."""

from __future__ import annotations

from ...core.engine.module import Module
from ...core.words.message import Message

MODULE = Module(
    id="falconers",
    title=Message("falconers-title"),
    sentence=Message("falconers-sentence"),
    brief=Message("falconers-brief"),
    rules=f"{__name__}.rules",
    guessed=("falcons", Message("falconers-parts")),
)
