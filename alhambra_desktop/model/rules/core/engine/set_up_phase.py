"""Phases of the set-up, in which every module puts its own steps."""

from __future__ import annotations

from enum import IntEnum, auto


class SetUpPhase(IntEnum):
    """When a step of the set-up comes; those of one phase come in the order of the modules."""

    BAGS = auto()
    """Tiles are shuffled into their bags (B-2)."""
    MARKET_SIDE = auto()
    """What will lie beside the market begins empty."""
    SUPPLIES = auto()
    """Open supplies are laid out."""
    PAWNS = auto()
    """Every seat gets its pawns."""
    MARKERS = auto()
    """Markers are set as they must be for the first tiles."""
    MONEY = auto()
    """The money cards are shuffled (B-3)."""
    HANDS = auto()
    """Starting money is dealt (B-4)."""
    SECRET_CARDS = auto()
    """Secret cards that are no money are dealt."""
    ROW = auto()
    """Open cards form the money row (B-6)."""
    PILE = auto()
    """The money pile is stacked (B-7)."""
    FIRST_TILES = auto()
    """The tiles that come to the market first are sought in their bags."""
    MARKET = auto()
    """The first tiles come to the market (B-2)."""
    TILE_PILES = auto()
    """Piles of tiles that are not in a bag are laid out."""
    RIVALS = auto()
    """Owners without a seat draw their tiles."""
    MARKERS_TURNED = auto()
    """Markers are turned to what holds during the game."""
    FIRST_PLAYER = auto()
    """The first player is found (B-5)."""
    BEGIN = auto()
    """The first turn begins."""
