"""The Vizier's Favour: between turns, players can buy a tile if they pay its exact price (rules V)."""

from __future__ import annotations

from typing import Final, Literal

from ...core.engine.module import Module
from ...core.engine.option import Choice, Switch
from ...core.words.message import Message

BEFORE_SCORING: Final = Switch("vizier_before_scoring", ("off", "on"), "V-2")
AGAIN: Final = Choice[Literal["everybody", "those_after"]](
    "vizier_again", ("everybody", "those_after"), "V-4", noted=True
)

MODULE = Module(
    id="vizier",
    title=Message("vizier-title"),
    sentence=Message("vizier-sentence"),
    brief=Message("vizier-brief"),
    short=Message("vizier-short"),
    rules=f"{__name__}.rules",
    options=(BEFORE_SCORING, AGAIN),
    foundations=("alhambra", "granada", "alhambra+granada"),
)
