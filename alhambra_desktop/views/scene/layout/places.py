"""Places: where on a city something lies beside its tiles."""

from __future__ import annotations

from ....model.rules.core.places.places import Place
from ...rule_sets.laying import Perch
from ...rule_sets.view_book import ViewBook

LEAST: float = 12.0
"""The least size of what lies on a city beside tiles, in units."""


def perch_of(view: ViewBook, place: Place) -> Perch | None:
    """How a place on a city beside its squares is seen; None for other places."""
    return view.perches.get(type(place))
