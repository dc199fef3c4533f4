"""The base game Alhambra for 2 to 6 players (rules B)."""

from __future__ import annotations

from ...core.module import Module
from .options import OPTIONS

MODULE = Module(
    id="alhambra",
    title="Alhambra",
    sentence="The base game: buy buildings, wall them in, own the most of each type.",
    rules=f"{__name__}.rules",
    options=OPTIONS,
    foundation=True,
)
