"""Phases of the set-up; modules add their steps to them."""

from __future__ import annotations

from enum import IntEnum, auto


class SetUpPhase(IntEnum):
    """Order of set-up steps; within a phase they run in module order."""

    BAGS = auto()
    """Shuffle tiles into bags (B-2)."""
    MARKET_SIDE = auto()
    """Empty the place beside the market."""
    SUPPLIES = auto()
    """Lay out open supplies."""
    PAWNS = auto()
    """Give every seat its pawns."""
    MARKERS = auto()
    """Set markers for the first tiles."""
    MONEY = auto()
    """Shuffle the money cards (B-3)."""
    HANDS = auto()
    """Deal starting money (B-4)."""
    SECRET_CARDS = auto()
    """Deal secret cards that are not money."""
    ROW = auto()
    """Lay the money row (B-6)."""
    PILE = auto()
    """Stack the money pile (B-7)."""
    FIRST_TILES = auto()
    """Find the first market tiles in their bags."""
    MARKET = auto()
    """Fill the market (B-2)."""
    TILE_PILES = auto()
    """Lay out piles of tiles that are not in a bag."""
    RIVALS = auto()
    """Let owners without a seat draw their tiles."""
    MARKERS_TURNED = auto()
    """Turn markers to their side for the game."""
    FIRST_PLAYER = auto()
    """Choose the first player (B-5)."""
    BEGIN = auto()
    """Begin the first turn."""
