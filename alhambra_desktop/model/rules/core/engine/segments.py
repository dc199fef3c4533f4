"""The outer walls and moats that score (B-29)."""

from __future__ import annotations

from ..geometry.city import City
from ..geometry.wall import Segment
from .option import WALL_SCORING
from .rulebook import Rulebook


def scored_segments(book: Rulebook, city: City, edge: str) -> tuple[Segment, ...]:
    """Return the scored segments of an outer edge, run after run, each in order.

    This is the longest run, or every outer segment with the option ``wall_scoring=all_outer`` (B-29).
    """
    return city.outer_runs(edge) if _every_segment(book) else city.run(edge)


def scored_length(book: Rulebook, city: City, edge: str) -> int:
    """Return the number of scored segments of an edge, faster than by listing them."""
    return len(city.outer(edge)) if _every_segment(book) else city.length(edge)


def _every_segment(book: Rulebook) -> bool:
    return WALL_SCORING.of(book.options) == "all_outer"
