"""Workers' huts: free tiles that count as the buildings of their type beside them (rules H)."""

from __future__ import annotations

from ...core.module import Module

MODULE = Module(
    id="huts",
    title="Workers' huts",
    sentence="A hut costs an action and no money, and counts as the buildings of its type beside it.",
    rules=f"{__name__}.rules",
    guessed=("huts", "huts"),
)
