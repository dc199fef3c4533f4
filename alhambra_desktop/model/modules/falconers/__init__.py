"""Falconers: falcons on the corners where four tiles meet (rules F)."""

from __future__ import annotations

from ...core.message import Message
from ...core.module import Module

MODULE = Module(
    id="falconers",
    title=Message("falconers-title"),
    sentence=Message("falconers-sentence"),
    rules=f"{__name__}.rules",
    guessed=("falcons", Message("falconers-parts")),
)
