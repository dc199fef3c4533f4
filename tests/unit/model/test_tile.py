"""Edges of tiles."""

from __future__ import annotations

import attrs

from alhambra_desktop.model.rules.core.geometry.tile import Tile
from alhambra_desktop.model.rules.core.values import mask

TENT = Tile("tent", "tent", None, 4, mask("S"), "rope", "cloth")


def test_has_edges_of_compares_closed_and_open_edges() -> None:
    assert TENT.has_edges_of(attrs.evolve(TENT, id="other", closed=mask("NE")))
    assert not TENT.has_edges_of(attrs.evolve(TENT, closed_edge="wall"))
    assert not TENT.has_edges_of(attrs.evolve(TENT, open_edge="open"))
    assert not TENT.has_edges_of(attrs.evolve(TENT, closed_edge="wall", open_edge="open"))
