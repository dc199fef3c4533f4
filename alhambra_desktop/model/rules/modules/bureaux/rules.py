from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final

from ...core.base.money import sums
from ...core.engine.builder import RulebookBuilder
from ...core.engine.option import NEEDLESS_CARDS
from ...core.engine.rulebook import Good, Payment, Rulebook
from ...core.engine.state import PublicState
from ...core.geometry.placement import BrokenRule, Refusal
from ...core.values import MONEY, Currency, Seat, value_of
from ...core.words.message import Message
from ...core.words.wording import currency_noun

PAIRS: Final[Mapping[str, frozenset[str]]] = {
    f"bureau-{currency}-{other}": frozenset({str(currency), str(other)})
    for currency, other in combinations(Currency, 2)
}
"""Maps each bureau de change to its two currencies (X-1)."""

PARTS: Final = (1, 2, 3)  # parts of the money pile, counted from 0, that get two bureaux each


@lru_cache(maxsize=65536)
def _mixed(money: tuple[str, ...], price: int, needed: str) -> tuple[tuple[str, ...], ...]:
    found: dict[tuple[str, ...], None] = {}
    values = tuple(sorted(map(value_of, money)))
    for way in sums(values, price):
        if sum(way) != price:
            break
        for cards in _with_values(money, way):
            if any(card.startswith(needed) for card in cards):
                found[cards] = None
    return tuple(found)


def _with_values(money: tuple[str, ...], way: tuple[int, ...]) -> Iterable[tuple[str, ...]]:
    if not way:
        yield ()
        return
    for card in sorted({card for card in money if value_of(card) == way[0]}):
        rest = list(money)
        rest.remove(card)
        for others in _with_values(tuple(rest), way[1:]):
            yield tuple(sorted((card, *others)))


@lru_cache(maxsize=65536)
def _pools(hand: tuple[str, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple(
        (bureau, tuple(card for card in hand if card in MONEY and MONEY[card].currency in PAIRS[bureau]))
        for bureau in sorted(PAIRS.keys() & set(hand))
    )


def _ways(book: Rulebook, hand: tuple[str, ...], good: Good) -> Iterable[tuple[str, ...]]:
    """Yield the exact payments for a tile that are possible only with a bureau de change (X-3)."""
    for bureau, money in _pools(hand):
        if good.currency in PAIRS[bureau]:
            (other,) = PAIRS[bureau] - {good.currency}
            for cards in _mixed(money, good.price, other):
                yield tuple(sorted((bureau, *cards)))


def paid_with(book: Rulebook, state: PublicState, seat: Seat, bureau: str) -> tuple[str, ...]:
    """Return the tiles for sale that a seat can pay for with this bureau now (X-3)."""
    hand = state.players[seat].hand
    return tuple(
        good.tile for good in book.goods(state) if any(bureau in way for way in _ways(book, hand, good))
    )


def _faults(book: Rulebook, good: Good, cards: tuple[str, ...]) -> Refusal | None:
    """Return the broken rule (X-3), ``()`` if the payment is legal, or None if it contains no bureau."""
    bureaux = [card for card in cards if card in PAIRS]
    if not bureaux:
        return None
    if len(bureaux) > 1:
        return (BrokenRule("X-3", Message("bureau-one"), Message("bureau-one-why")),)
    pair = PAIRS[bureaux[0]]
    if good.currency not in pair:
        shown = Message("bureau-other-currency", currency=currency_noun(good.currency))
        return (BrokenRule("X-3", shown, Message("bureau-other-currency-why")),)
    money = [card for card in cards if card not in PAIRS]
    if any(MONEY[card].currency not in pair for card in money):
        both = Message("bureau-money-not-shown-why", currencies=tuple(map(currency_noun, sorted(pair))))
        return (BrokenRule("X-3", Message("bureau-money-not-shown"), both),)
    paid = sum(map(value_of, money))
    if paid != good.price:
        by = good.price - paid
        words = Message("pay-short", by=by) if by > 0 else Message("pay-over", by=-by)
        return (BrokenRule("X-3", words, Message("bureau-exactly")),)
    needless = all(MONEY[card].currency == good.currency for card in money)
    if needless and NEEDLESS_CARDS.of(book.options) == "forbidden":
        return (BrokenRule("B-14", Message("bureau-needless"), Message("bureau-needless-why")),)
    return ()


def install(book: RulebookBuilder) -> None:
    book.add_late_money(PAIRS, PARTS)
    book.add_card_nouns(
        {
            card: Message("bureau", one=currency_noun(one), other=currency_noun(other))
            for card in PAIRS
            for _, one, other in [card.split("-")]
        }
    )
    book.payments += (Payment(_ways, _faults),)
