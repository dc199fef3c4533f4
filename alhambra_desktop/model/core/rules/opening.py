"""Set-up: bag, starting money, first player, row and pile (B-1 to B-7)."""

from __future__ import annotations

from ..event import FirstPlayerFound, MoneyDealt, RowRefilled
from ..shuffle import BAG, MONEY_SUPPLY
from ..state import Stock
from ..step import NextTurn
from ..values import value_of
from ..work import Work
from .refill import ROW_LENGTH, refill_market


def fill_bags(work: Work) -> None:
    """Every stock's tiles are shuffled into its bag (B-2)."""
    stocks = tuple(Stock(kind, work.shuffle(tiles, BAG)) for kind, tiles in work.book.bags.items())
    work.change(stocks=stocks)


def shuffle_money(work: Work) -> None:
    """All money cards are shuffled; the scoring cards stay aside (B-3)."""
    work.change(pile=work.shuffle(work.book.money, MONEY_SUPPLY))


def deal_money(work: Work) -> None:
    """Each player in seat order gets cards until they are worth enough (B-4)."""
    pile = list(work.state.pile)
    enough = int(work.book.options["starting_money"])
    for seat in work.state.setup.everybody:
        hand: list[str] = []
        while sum(map(value_of, hand)) < enough:
            hand.append(pile.pop())
        work.change_player(seat, hand=tuple(sorted(hand)))
        work.emit(MoneyDealt(seat, tuple(hand)))
    work.change(pile=tuple(pile))


def find_first_player(work: Work) -> None:
    """Fewest cards begin; then least money; then the seat listed first (B-5)."""
    hands = [player.hand for player in work.state.players]
    first = min(range(len(hands)), key=lambda seat: (len(hands[seat]), sum(map(value_of, hands[seat])), seat))
    work.change(active=first)
    work.emit(FirstPlayerFound(first))


def lay_row(work: Work) -> None:
    """Four open cards form the money row (B-6)."""
    pile = work.state.pile
    added = pile[-1 : -ROW_LENGTH - 1 : -1]
    work.change(row=tuple(sorted(added)), pile=pile[:-ROW_LENGTH])
    work.emit(RowRefilled(added))


def lay_market(work: Work) -> None:
    """The first tiles come to the market (B-2)."""
    refill_market(work)


def begin(work: Work) -> None:
    """The first turn begins."""
    work.push(NextTurn())
