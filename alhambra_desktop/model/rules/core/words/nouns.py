"""Nouns: messages that name things by their ids.

A rule set that adds types, edges or currencies adds words under these ids.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..values import MONEY, Cell
from .message import Message


def type_noun(type_id: str) -> Message:
    """Return the message for a building type, such as ``garden``."""
    return Message(f"type-{type_id}")


def types_noun(type_id: str) -> Message:
    """Return the message for any number of buildings of a type, such as ``gardens``."""
    return Message(f"type-{type_id}-many")


def edge_noun(edge: str) -> Message:
    return Message(f"edge-{edge}")


def side_noun(side: str) -> Message:
    return Message(f"side-{side}")


def square_noun(cell: Cell) -> Message:
    """Return the position of a square, such as ``2 east, 1 south of the fountain``."""
    x, y = cell
    across, along = side_noun("east" if x > 0 else "west"), side_noun("south" if y > 0 else "north")
    if x and y:
        return Message("square-aslant", across=abs(x), along=abs(y), side=across, other=along)
    if x or y:
        return Message("square-straight", count=abs(x or y), side=across if x else along)
    return Message("square-fountain")


def currency_noun(currency: str) -> Message:
    return Message(f"currency-{currency}")


def money_noun(card: str) -> Message:
    """Return the message for a card, such as ``denar 3``; raise `KeyError` if it is not money."""
    return Message("card", currency=currency_noun(MONEY[card].currency), value=MONEY[card].value)


def money_nouns(cards: Iterable[str]) -> tuple[Message, ...]:
    """Return the messages for the money among some cards, by currency, such as ``3 + 2 denar``."""
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
