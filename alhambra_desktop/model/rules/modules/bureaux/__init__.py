"""Bureaux de change: cards that allow payment in two currencies (rules X)."""

from __future__ import annotations

from ...core.engine.module import Module
from ...core.words.message import Message

MODULE = Module(
    id="bureaux",
    title=Message("bureaux-title"),
    sentence=Message("bureaux-sentence"),
    brief=Message("bureaux-brief"),
    rules=f"{__name__}.rules",
)
