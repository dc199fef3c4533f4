"""Alhambra and Granada combined: both kinds of tile in one city (rules A)."""

from __future__ import annotations

from ...core.module import Module
from ..granada import MODULE as GRANADA

MODULE = Module(
    id="alhambra+granada",
    title="Alhambra and Granada",
    sentence="Both games on one table: two tiles a square, and a city that grows from your Alhambra's wall.",
    rules=f"{__name__}.rules",
    foundation=True,
    guessed=GRANADA.guessed,
)
