from __future__ import annotations

from ...model.rules.core.engine.action import Action
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.places.places import CardFace, Face, TileFace
from ...model.rules.core.values import MONEY


def faces_of(book: Rulebook, action: Action | None) -> tuple[Face, ...]:
    """Return the faces of an action's pieces: its tile, or the money cards that it takes."""
    tile: str = getattr(action, "tile", "")
    if tile in book.tiles:
        return (TileFace(tile),)
    return tuple(CardFace(card) for card in getattr(action, "cards", ()) if card in MONEY)
