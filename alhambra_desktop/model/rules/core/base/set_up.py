"""The set-up shared by all foundations: bags, starting money, row, first player (B-1 to B-7)."""

from __future__ import annotations

from ..engine.draft import Draft
from ..engine.event import FirstPlayerFound, MoneyDealt, RowRefilled
from ..engine.rulebook import Rulebook
from ..engine.shuffle import BAG, MONEY_SUPPLY
from ..engine.state import Stock
from ..engine.step import NextTurn
from ..engine.variants import STARTING_MONEY
from ..values import value_of
from ..words.message import Message
from .refill import ROW_LENGTH


def fill_bags(book: Rulebook, draft: Draft) -> None:
    """Shuffle the tiles of every stock into its bag (B-2)."""
    stocks = tuple(Stock(kind, draft.shuffle(tiles, BAG)) for kind, tiles in book.bags.items())
    draft.change(stocks=stocks)


def shuffle_money(book: Rulebook, draft: Draft) -> None:
    """Shuffle the money cards without the scoring cards (B-3)."""
    draft.change(pile=draft.shuffle(book.money, MONEY_SUPPLY))


def deal_money(book: Rulebook, draft: Draft) -> None:
    """Deal each player in seat order cards until they are worth enough (B-4)."""
    pile = list(draft.state.pile)
    enough = STARTING_MONEY.of(book.options)
    for seat in draft.state.setup.everybody:
        hand: list[str] = []
        while sum(map(value_of, hand)) < enough:
            hand.append(pile.pop())
        draft.change_player(seat, hand=tuple(sorted(hand)))
        draft.emit(MoneyDealt(seat, tuple(hand)))
    draft.change(pile=tuple(pile))


def find_first_player(book: Rulebook, draft: Draft) -> None:
    """Choose the first player: fewest cards, then least money, then the first seat (B-5)."""
    hands = [(len(player.hand), sum(map(value_of, player.hand))) for player in draft.state.players]
    first = hands.index(min(hands))
    draft.change(active=first)
    draft.emit(FirstPlayerFound(first, _why_first(hands)))


def _why_first(hands: list[tuple[int, int]]) -> Message:
    fewest = [money for cards, money in hands if cards == min(hands)[0]]
    if len(fewest) == 1:
        return Message("first-fewest-cards")
    if fewest.count(min(fewest)) == 1:
        return Message("first-least-money")
    return Message("first-listed")


def lay_row(book: Rulebook, draft: Draft) -> None:
    """Lay four open cards in the money row (B-6)."""
    pile = draft.state.pile
    added = pile[-1 : -ROW_LENGTH - 1 : -1]
    draft.change(row=tuple(sorted(added)), pile=pile[:-ROW_LENGTH])
    draft.emit(RowRefilled(added, left=len(draft.state.pile)))


def begin(book: Rulebook, draft: Draft) -> None:
    draft.push(NextTurn())
