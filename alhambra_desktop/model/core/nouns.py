"""Nouns: messages for the things that sentences speak of, by their ids.

A rule set that brings new types, edges or currencies brings words for them under these ids.
"""

from __future__ import annotations

from .message import Message


def type_noun(type_id: str) -> Message:
    """A building type, such as ``garden``."""
    return Message(f"type-{type_id}")


def edge_noun(edge: str) -> Message:
    """What a side of a tile is made of, such as ``wall``."""
    return Message(f"edge-{edge}")


def side_noun(side: str) -> Message:
    """A side of a square by its name, such as ``north``."""
    return Message(f"side-{side}")


def currency_noun(currency: str) -> Message:
    """A currency, such as ``denar``."""
    return Message(f"currency-{currency}")
