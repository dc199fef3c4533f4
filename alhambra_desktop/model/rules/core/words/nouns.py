"""Nouns: messages for the things that sentences speak of, by their ids.

A rule set that brings new types, edges or currencies brings words for them under these ids.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..values import MONEY, Cell
from .message import Message


def type_noun(type_id: str) -> Message:
    """A building type, such as ``garden``."""
    return Message(f"type-{type_id}")


def types_noun(type_id: str) -> Message:
    """Buildings of a type, however many, such as ``gardens``."""
    return Message(f"type-{type_id}-many")


def edge_noun(edge: str) -> Message:
    """What a side of a tile is made of, such as ``wall``."""
    return Message(f"edge-{edge}")


def side_noun(side: str) -> Message:
    """A side of a square by its name, such as ``north``."""
    return Message(f"side-{side}")


def square_noun(cell: Cell) -> Message:
    """Where a square lies, seen from the fountain, such as ``2 east, 1 south of the fountain``."""
    x, y = cell
    across, along = side_noun("east" if x > 0 else "west"), side_noun("south" if y > 0 else "north")
    if x and y:
        return Message("square-aslant", across=abs(x), along=abs(y), side=across, other=along)
    if x or y:
        return Message("square-straight", count=abs(x or y), side=across if x else along)
    return Message("square-fountain")


def currency_noun(currency: str) -> Message:
    """A currency, such as ``denar``."""
    return Message(f"currency-{currency}")


def money_noun(card: str) -> Message:
    """A money card, such as ``denar 3``; ``KeyError`` where a card is no money."""
    return Message("card", currency=currency_noun(MONEY[card].currency), value=MONEY[card].value)


def money_nouns(cards: Iterable[str]) -> tuple[Message, ...]:
    """The money among some cards, by currency, such as ``3 + 2 denar``."""
    values: dict[str, list[int]] = {}
    for card in cards:
        if card in MONEY:
            values.setdefault(MONEY[card].currency, []).append(MONEY[card].value)
    return tuple(
        Message(
            "money",
            currency=currency_noun(currency),
            values=" + ".join(str(value) for value in sorted(found, reverse=True)),
            total=sum(found),
        )
        for currency, found in values.items()
    )
