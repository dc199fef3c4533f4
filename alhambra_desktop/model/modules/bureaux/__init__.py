"""Bureaux de change: cards that let a purchase be paid with two currencies (rules X)."""

from __future__ import annotations

from ...core.module import Module

MODULE = Module(
    id="bureaux",
    title="Bureaux de change",
    sentence="Cards that join two currencies: with one of them a price may be paid exactly in both.",
    rules=f"{__name__}.rules",
)
