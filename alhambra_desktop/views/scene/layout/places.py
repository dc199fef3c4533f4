"""Positions of tokens on a city."""

from __future__ import annotations

from ....model.rules.core.places.places import Place
from ...rule_sets.laying import Perch
from ...rule_sets.view_book import ViewBook

LEAST: float = 12.0
"""Minimum size of a token, in units."""


def perch_of(view: ViewBook, place: Place) -> Perch | None:
    """Return how a token's place on a city is shown; None for other places."""
    return view.perches.get(type(place))
