"""Columns: the names of all features, by which the inputs of nets are matched.

Whoever changes the meaning of a number raises the version of the features (``net_files.py``); whoever renames
a column takes away what nets have learned of it.
"""

from __future__ import annotations

from typing import Final

import attrs

from ..modules.registry import PRODUCTS

PLAYED: Final = tuple(module for module in PRODUCTS if not module.automatic)
"""The games and modules of this program that a table may play.

Rule sets from outside have no column, for nets have seen none of them. So the same position is the same
numbers in every process, whatever was installed there when.
"""

TYPE_FEATURES: Final = (
    "own points ahead",
    "others' mean points ahead",
    "best other's points ahead",
    "own points in the next round",
    "best other's points in the next round",
    "gain by one more building",
    "next seat's gain by one more building",
    "own buildings",
    "lead over the best other",
    "alone in the lead",
    "owners of buildings",
    "tiles to come",
    "tiles to come before the next round",
    "first prize of the last round",
    "on the market",
    "in the own reserve",
)
"""What is told of every building type."""

TIME_FEATURES: Final = (
    "three rounds ahead",
    "two rounds ahead",
    "one round ahead",
    "share of tiles before the next round",
    "share of tiles before the round after it",
    "turns",
    "tiles to come",
    "ripe",
)

OWN_FEATURES: Final = (
    "own score",
    "lead over the mean score",
    "lead over the best other score",
    "hand-written value",
    "majorities",
    "wall",
    "room",
    "reserve",
    "prospects",
    "cash",
    "own runs",
    "own tiles",
    "own tiles in reserve",
)

OTHERS_FEATURES: Final = (
    "longest runs of another",
    "others' mean runs",
    "others' mean lack of room",
    "others' mean prospects",
    "best other's prospects",
    "cards of the next seat",
    "others' mean cards",
    "others' mean tiles",
    "others' mean tiles in reserve",
    "rivals without a seat",
    "last tiles",
    "seats after the active one",
    *(f"plays {module.id}" for module in PLAYED),
)

MARKET_FEATURES: Final = (
    "money",
    "cards",
    "money in the best currency",
    "currencies",
    "exact chances",
    "reach chances",
    "tiles on the market",
    "tiles on the market that fit nowhere",
    "exactly payable tiles",
    "gain of the best exactly payable tile",
    "gain of all exactly payable tiles",
    "gain of the best tile within reach",
    "gain of the next seat from the market",
    "best gains of the others from the market",
)

TABLE_FEATURES: Final = (*TIME_FEATURES, *OWN_FEATURES, *OTHERS_FEATURES, *MARKET_FEATURES)
"""What is told of the table as a whole."""


@attrs.frozen
class Columns:
    """The names of a net's inputs: those of a row of a type, and those of the table."""

    types: tuple[str, ...]
    table: tuple[str, ...]


COLUMNS: Final = Columns(TYPE_FEATURES, TABLE_FEATURES)
"""The columns of this program."""
