"""Granada, a game with two-sided tiles and moats (rules G)."""

from __future__ import annotations

from ...core.engine.module import Module
from ...core.engine.option import Switch
from ...core.words.message import Message

GRANADA_SIMPLIFIED = Switch("granada_simplified", ("off", "on"), "G-6")

MODULE = Module(
    id="granada",
    title=Message("granada-title"),
    sentence=Message("granada-sentence"),
    brief=Message("granada-brief"),
    rules=f"{__name__}.rules",
    options=(GRANADA_SIMPLIFIED,),
    foundation=True,
    guessed=("granada", Message("granada-parts")),
)
