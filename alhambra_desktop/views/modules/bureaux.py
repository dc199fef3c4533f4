"""Bureaux de change on the table."""

from __future__ import annotations

from ...model.core.message import Message
from ...model.core.values import Currency
from ...model.modules.bureaux.rules import PAIRS
from .. import art
from ..view_book import Drawing, ViewBookBuilder


def _card(card: str, pair: frozenset[str]) -> Drawing:
    one, other = (str(currency) for currency in Currency if currency in pair)
    return Drawing(("bureau", card), lambda p, width: art.paint_bureau_card(p, one, other, width), 1.5)


def install(view: ViewBookBuilder) -> None:
    """Bureau cards, and how they are heard and lit in a payment."""
    cards = {card: _card(card, pair) for card, pair in PAIRS.items()}
    view.draw_cards(cards, lambda count: Message("bureaux-caption", count=count))
    for card in PAIRS:
        view.sound(card, "bureau")
        view.light(card, art.bureau_coins)
