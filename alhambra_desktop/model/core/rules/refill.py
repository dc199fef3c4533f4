"""Refilling the money row and the market after a turn (B-24, B-25)."""

from __future__ import annotations

from ..event import MarketRefilled, RowRefilled, TurnBegan
from ..shuffle import MONEY_SUPPLY
from ..state import Stock
from ..step import ChooseAction
from ..values import MARKET_SQUARES, SCORING_CARDS
from ..work import Work
from .money import set_market
from .pile import stacked

ROW_LENGTH = 4


def refill_row(work: Work) -> None:
    """The row gets four cards again; scoring cards that turn up are set aside (B-24)."""
    state = work.state
    if len(state.row) >= ROW_LENGTH:
        return
    row, pile, left = list(state.row), state.pile, len(state.pile)
    added: list[str] = []
    scoring: list[int] = []
    reshuffled, drawn = None, 0
    while len(row) < ROW_LENGTH:
        if not left:
            if not work.state.discard:
                break
            reshuffled = len(added)
            cards = work.shuffle(tuple(sorted(work.state.discard)), MONEY_SUPPLY)
            work.change(discard=(), reshuffles=work.state.reshuffles + 1)
            pile, parts = stacked(work, cards[::-1])
            left = len(pile)
            work.change(pile_parts=parts)
            drawn = 0
        left -= 1
        card = pile[left]
        drawn += 1
        if card in SCORING_CARDS:
            scoring.append(SCORING_CARDS[card])
        else:
            row.append(card)
            added.append(card)
    if not drawn:
        return
    work.revealed = True
    work.change(
        row=tuple(sorted(row)),
        pile=pile[:left],
        drawn=drawn if reshuffled is not None else state.drawn + drawn,
    )
    if scoring:
        scoring = _rounds(work, scoring)
        work.change(due=tuple(sorted((*state.due, *scoring))))
    work.emit(RowRefilled(tuple(added), tuple(scoring), reshuffled))


def _rounds(work: Work, cards: list[int]) -> list[int]:
    """The rounds that scoring cards call for, in order: their own, or simply the next (B-26)."""
    if work.book.options["scoring_cards"] != "anywhere":
        return sorted(cards)
    already = len(work.state.scorings) + len(work.state.due)
    return [already + i + 1 for i in range(len(cards))]


def refill_market(work: Work) -> None:
    """Empty market squares are filled in ascending order as far as the bags reach (B-25).

    A drawn tile may be laid beside the market instead (Z-1); then another is drawn.
    """
    added: list[tuple[str, int, str]] = []
    beside: list[str] = []
    for stock in work.state.stocks:
        if None not in stock.market or not stock.bag:
            continue
        left = len(stock.bag)
        new: dict[int, str | None] = {}
        empty = [square for square in MARKET_SQUARES if stock.market[square - 1] is None]
        while empty and left:
            left -= 1
            tile = drawn_side(work, stock, stock.bag[left])
            if any(aside(work, tile) for aside in work.book.asides):
                beside.append(tile)
            else:
                square = empty.pop(0)
                new[square] = tile
                added.append((stock.kind, square, tile))
        set_market(work, stock, new, bag=stock.bag[:left])
        work.revealed = True
    if added or beside:
        work.emit(MarketRefilled(tuple(added), tuple(beside), work.state.stocks[0].kind))
        work.book.happen("market_refilled", work, tuple(added))


def drawn_side(work: Work, stock: Stock, tile: str) -> str:
    """The side that a tile drawn from a bag shows (G-3)."""
    shows = work.book.shows.get(stock.kind)
    return tile if shows is None else shows(work, tile)


def begin_next_turn(work: Work) -> None:
    """The seat to the left plays."""
    state = work.state
    seat = state.setup.after(state.active) if state.turn else state.active
    turn = state.turn + 1
    work.change(active=seat, turn=turn)
    work.push(ChooseAction(seat))
    work.emit(TurnBegan(seat, turn))


def market_full(work: Work) -> bool:
    """True where every market square holds a tile (B-27)."""
    stocks = work.state.stocks
    if len(stocks) == 1:
        return None not in stocks[0].market
    return all(any(stock.market[i] for stock in stocks) for i in range(len(MARKET_SQUARES)))
