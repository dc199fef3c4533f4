"""Scoring rounds and the end of the game (B-26, B-27, B-34, B-36)."""

from __future__ import annotations

from ..event import GameEnded, LeftoverGiven, ScoringHeld
from ..scoring import Points, ScoringRound, winners
from ..step import FinalScoring, GiveLeftovers, HoldScoring, HoldScorings, PlaceLeftovers
from ..values import MARKET_SQUARES, SQUARE_CURRENCY, Seat, purse
from ..work import Work
from .money import set_market
from .refill import market_full

LAST_ROUND = 3


def hold_scorings(work: Work) -> None:
    """Each scoring round that is due takes place, the earlier first (B-26)."""
    if work.state.due:
        work.push(*work.book.scoring_begin, HoldScoring(), HoldScorings())


def hold_next_scoring(work: Work) -> None:
    """The scoring round that is due next takes place."""
    number, *rest = work.state.due
    work.change(due=tuple(rest))
    hold_scoring(work, number)


def hold_scoring(work: Work, number: int) -> None:
    """One scoring round (B-28 ff.)."""
    lines: tuple[Points, ...] = tuple(
        line for scorer in work.book.scorers for line in scorer(work.book, work.state, number)
    )
    held = ScoringRound(number, lines)
    for seat in work.state.setup.everybody:
        work.change_player(seat, score=work.player(seat).score + held.total(seat))
    work.change(round=number, scorings=(*work.state.scorings, held))
    book, state = work.book, work.state
    counts = {(owner, name): book.count(state, owner, name) for owner in book.owners() for name in book.types}
    work.emit(ScoringHeld(held, len(state.players), counts))
    work.book.happen("scoring_held", work, number)


def check_end(work: Work) -> None:
    """The game ends if the market could not be filled (B-27)."""
    if market_full(work):
        return
    work.change(agenda=())
    work.push(GiveLeftovers(), *work.book.scoring_begin, FinalScoring())


def give_leftovers(work: Work) -> None:
    """Each tile left goes to whoever has most money in its currency, to be placed (B-34, B-35).

    All are given before they are placed, or each is placed before the next is given (G-7).
    """
    step = work.step
    assert isinstance(step, GiveLeftovers)
    stocks = len(work.state.stocks)
    for place in range(step.judged, len(MARKET_SQUARES) * stocks):
        i, kind = divmod(place, stocks)
        tile = work.state.stocks[kind].market[i]
        if tile is None:
            continue
        owner = _give_leftover(work, MARKET_SQUARES[i], tile)
        if owner is not None and not work.book.leftovers_at_once:
            work.push(PlaceLeftovers(owner), GiveLeftovers(place + 1))
            return
    state = work.state
    first = state.setup.after(state.active)
    order = [(first + i) % len(state.players) for i in state.setup.everybody]
    work.push(*(PlaceLeftovers(seat) for seat in order if state.players[seat].purchases))


def _give_leftover(work: Work, square: int, tile: str) -> Seat | None:
    owner = None
    if work.book.options["leftovers"] == "most_money":
        owner = _richest(work, SQUARE_CURRENCY[square])
    if owner is not None:
        stock = next(stock for stock in work.state.stocks if tile in stock.market)
        set_market(work, stock, {square: None})
        work.change_player(owner, purchases=(*work.player(owner).purchases, tile))
    work.emit(LeftoverGiven(square, tile, owner))
    return owner


def _richest(work: Work, currency: str) -> Seat | None:
    """The only seat with the most money in a currency, or None (B-34)."""
    money = [purse(player.hand, currency) for player in work.state.players]
    most = max(money)
    return money.index(most) if most and money.count(most) == 1 else None


def hold_final_scoring(work: Work) -> None:
    """The third scoring round; most points win, a tie is shared (B-36)."""
    hold_scoring(work, LAST_ROUND)
    scores = tuple(player.score for player in work.state.players)
    work.emit(GameEnded(scores, winners(scores)))
