"""Granada, a game of its own with two-sided tiles and moats (rules G)."""

from __future__ import annotations

from ...core.module import Module
from ...core.option import on_off

MODULE = Module(
    id="granada",
    title="Granada",
    sentence="A game of its own: two-sided tiles, moats for walls, types that pay by how common they are.",
    rules=f"{__name__}.rules",
    options=(
        on_off(
            "granada_simplified",
            "Simplified scoring",
            "In Granada the majorities pay {}.",
            "fixed points",
            "by the number of faces in sight",
            default="off",
            rule="G-6",
        ),
    ),
    foundation=True,
    guessed=("granada", "two-sided tiles"),
)
