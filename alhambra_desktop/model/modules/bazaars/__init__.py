"""Bazaars: tiles beside the market whose price goes with it, worth most where colours meet (rules Z)."""

from __future__ import annotations

from ...core.module import Module

MODULE = Module(
    id="bazaars",
    title="Bazaars",
    sentence="Bazaars beside the market are paid exactly and score at the end where their three types meet.",
    rules=f"{__name__}.rules",
    guessed=("bazaars", "bazaar tiles"),
)
