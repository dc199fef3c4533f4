"""Granada, a game of its own with two-sided tiles and moats (rules G)."""

from __future__ import annotations

from ...core.message import Message
from ...core.module import Module
from ...core.option import Choice

MODULE = Module(
    id="granada",
    title=Message("granada-title"),
    sentence=Message("granada-sentence"),
    rules=f"{__name__}.rules",
    options=(Choice("granada_simplified", ("off", "on"), "G-6"),),
    foundation=True,
    guessed=("granada", Message("granada-parts")),
)
