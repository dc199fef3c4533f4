"""Camps: tiles outside the walls, which score points for the lines of tiles in front of them (rules C)."""

from __future__ import annotations

from ...core.engine.module import Module
from ...core.words.message import Message

MODULE = Module(
    id="camps",
    title=Message("camps-title"),
    sentence=Message("camps-sentence"),
    brief=Message("camps-brief"),
    rules=f"{__name__}.rules",
    guessed=("camps", Message("camps-parts")),
)
