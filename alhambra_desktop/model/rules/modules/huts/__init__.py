"""Workers' huts: tiles that cost nothing and count as 0 to 3 buildings of their type (rules H)."""

from __future__ import annotations

from ...core.engine.module import Module
from ...core.words.message import Message

MODULE = Module(
    id="huts",
    title=Message("huts-title"),
    sentence=Message("huts-sentence"),
    brief=Message("huts-brief"),
    rules=f"{__name__}.rules",
    guessed=("huts", Message("huts-parts")),
)
