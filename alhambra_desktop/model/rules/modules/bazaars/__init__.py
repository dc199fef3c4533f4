"""Bazaars: tiles that are sold beside the market and score points for buildings around them (rules Z)."""

from __future__ import annotations

from ...core.engine.module import Module
from ...core.words.message import Message

MODULE = Module(
    id="bazaars",
    title=Message("bazaars-title"),
    sentence=Message("bazaars-sentence"),
    brief=Message("bazaars-brief"),
    rules=f"{__name__}.rules",
    guessed=("bazaars", Message("bazaars-parts")),
)
