"""Camps: tiles outside the walls that score the lines of buildings before them (rules C)."""

from __future__ import annotations

from ...core.module import Module

MODULE = Module(
    id="camps",
    title="Camps",
    sentence="Tents lean against your walls from outside and score every building in the lines before them.",
    rules=f"{__name__}.rules",
    guessed=("camps", "camp tiles"),
)
