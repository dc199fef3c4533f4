"""The base game Alhambra for 2 to 6 players (rules B)."""

from __future__ import annotations

from ...core.engine.module import Module
from ...core.engine.option import OPTIONS
from ...core.words.message import Message

MODULE = Module(
    id="alhambra",
    title=Message("alhambra-title"),
    sentence=Message("alhambra-sentence"),
    brief=Message("alhambra-brief"),
    rules=f"{__name__}.rules",
    options=OPTIONS,
    foundation=True,
)
