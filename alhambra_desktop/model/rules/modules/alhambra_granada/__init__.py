"""Alhambra combined with Granada: each city contains tiles of both games (rules A)."""

from __future__ import annotations

from ...core.engine.module import Module
from ...core.words.message import Message
from ..granada import MODULE as GRANADA

MODULE = Module(
    id="alhambra+granada",
    title=Message("alhambra-granada-title"),
    sentence=Message("alhambra-granada-sentence"),
    brief=Message("alhambra-granada-brief"),
    short=Message("alhambra-granada-short"),
    rules=f"{__name__}.rules",
    foundation=True,
    guessed=GRANADA.guessed,
)
