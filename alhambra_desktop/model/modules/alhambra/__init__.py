"""The base game Alhambra for 2 to 6 players (rules B)."""

from __future__ import annotations

from ...core.message import Message
from ...core.module import Module
from .options import OPTIONS

MODULE = Module(
    id="alhambra",
    title=Message("alhambra-title"),
    sentence=Message("alhambra-sentence"),
    rules=f"{__name__}.rules",
    options=OPTIONS,
    foundation=True,
)
