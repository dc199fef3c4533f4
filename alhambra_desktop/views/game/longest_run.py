from __future__ import annotations

from typing import TYPE_CHECKING

from ...model.rules.core.engine.rulebook import scored_segments
from ...model.rules.core.values import SIDE_LETTER

if TYPE_CHECKING:
    from ...model.rules.core.engine.rulebook import Rulebook
    from ...model.rules.core.geometry.city import City
    from ..art.walls import Segment


def longest_run(book: Rulebook, city: City) -> list[Segment]:
    """Return the scored segments of a city's wall, in order along the wall.

    If ``scored_edges`` contains several kinds of edge, use the kind with the most scored segments.
    """
    runs = [scored_segments(book, city, edge) for edge in book.scored_edges]
    return [(segment.x, segment.y, SIDE_LETTER[segment.side]) for segment in max(runs, key=len, default=())]
