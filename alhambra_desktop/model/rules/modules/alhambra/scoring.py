"""The prizes of the base game's majorities (B-30)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Final

from ...core.engine.observation import PublicState
from ...core.engine.option import Value
from ...core.engine.rulebook import Majority, Rulebook
from ...core.engine.scoring import Source
from ...core.engine.variants import WALL_SCORING
from ...core.words.message import Message
from .components import TYPES

FIRST_PRIZES: Final = {1: (1,), 2: (8, 1), 3: (16, 8, 1)}
"""Prizes of the cheapest type by round; each dearer type pays one more per place (B-30)."""


@lru_cache(maxsize=64)
def prizes(type_id: str, number: int) -> tuple[int, ...]:
    """Return the prizes of a majority in a scoring round (B-30)."""
    step = TYPES.index(type_id)
    return tuple(prize + step for prize in FIRST_PRIZES[number])


def _pay(type_id: str, book: Rulebook, state: PublicState, number: int) -> tuple[int, ...]:
    return prizes(type_id, number)


def majorities() -> dict[str, Majority]:
    """Return the six majorities, in which tied players share (B-31)."""
    return {type_id: Majority(partial(_pay, type_id)) for type_id in TYPES}


def wall_source(options: Mapping[str, Value]) -> Source:
    """Return the source of points from the outer wall (B-29)."""
    note = Message("source-run-note")
    if WALL_SCORING.of(options) == "all_outer":
        return Source(Message("source-walls"), note)
    return Source(Message("source-wall"), note, Message("source-wall-longest"))
