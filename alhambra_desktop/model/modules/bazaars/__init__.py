"""Bazaars: tiles beside the market whose price goes with it, worth most where colours meet (rules Z)."""

from __future__ import annotations

from ...core.message import Message
from ...core.module import Module

MODULE = Module(
    id="bazaars",
    title=Message("bazaars-title"),
    sentence=Message("bazaars-sentence"),
    rules=f"{__name__}.rules",
    guessed=("bazaars", Message("bazaars-parts")),
)
