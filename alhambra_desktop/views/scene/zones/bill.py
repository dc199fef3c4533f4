"""Bill: what the raised cards pay, as a pill."""

from __future__ import annotations

from typing import TypeAlias

from ....model.rules.core.engine.rulebook import Good
from ....model.rules.core.values import MONEY, value_of
from ....model.rules.core.words.message import Message
from ....model.rules.core.words.saying import currency_noun
from ...game.selection import Selection
from ...game.table_snapshot import TableSnapshot
from ...rule_sets.view_book import ViewBook
from .offers import wanted

Bill: TypeAlias = "tuple[str, tuple[Message, ...]]"
"""Tone and texts of a payment, the longest first."""


def bill(shown: TableSnapshot, selection: Selection, view: ViewBook) -> Bill | None:
    paid = shown.cards_of(selection.paid)
    what = wanted(shown, selection) if paid else None
    if what is None:
        return None
    good = shown.book.price_of(shown.seen, what)
    if good is not None:
        return _paid(good, paid)
    tell = view.spent.get(type(what))
    return ("plain", (tell(shown.book.card_nouns(paid)),)) if tell is not None else None


def _paid(good: Good, cards: tuple[str, ...]) -> Bill:
    paid, price = sum(map(value_of, cards)), good.price
    part = Message("hand-pays-part", paid=paid, price=price)
    if paid == price:
        return "exact", (Message("hand-exact", paid=paid, price=price), part)
    if paid > price:
        return "over", (Message("hand-over", paid=paid, price=price, over=paid - price), part)
    if any(card not in MONEY for card in cards):
        return "short", (part,)
    currency = currency_noun(good.currency)
    return "short", (Message("hand-short", paid=paid, price=price, by=price - paid, currency=currency), part)
