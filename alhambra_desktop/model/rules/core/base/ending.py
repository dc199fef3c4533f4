"""Scoring rounds and the end of the game (B-26, B-27, B-34, B-36)."""

from __future__ import annotations

from ..engine.draft import Draft
from ..engine.event import GameEnded, LeftoverGiven, ScoringHeld
from ..engine.hidden import hands_open
from ..engine.option import LEFTOVERS
from ..engine.play import score_now
from ..engine.rulebook import Rulebook
from ..engine.scoring import LAST_ROUND, winners
from ..engine.step import CheckEnd, FinalScoring, GiveLeftovers, HoldScoring, HoldScorings, PlaceLeftovers
from ..values import MARKET_SQUARES, SQUARE_CURRENCY, Seat, purse
from .money import set_market
from .refill import market_full


def hold_scorings(book: Rulebook, draft: Draft, step: HoldScorings) -> None:
    """Hold every due scoring round, the earliest first (B-26)."""
    if draft.state.due:
        draft.push(*book.scoring_begin, HoldScoring(), HoldScorings())


def hold_next_scoring(book: Rulebook, draft: Draft, step: HoldScoring) -> None:
    number, *rest = draft.state.due
    draft.change(due=tuple(rest))
    hold_scoring(book, draft, number)


def hold_scoring(book: Rulebook, draft: Draft, number: int) -> None:
    """Hold one scoring round (B-28 ff.)."""
    held = score_now(book, draft.state, number)
    for seat in draft.state.setup.everybody:
        draft.change_player(seat, score=draft.player(seat).score + held.total(seat))
    draft.change(round=number, scorings=(*draft.state.scorings, held))
    state = draft.state
    counts = {
        (owner, name): count
        for owner in book.owners()
        for name, count in zip(book.types, book.counts_of(state, owner), strict=True)
    }
    draft.emit(ScoringHeld(held, len(state.players), counts))
    for react in book.on_scoring_held:
        react(book, draft, number)


def check_end(book: Rulebook, draft: Draft, step: CheckEnd) -> None:
    """End the game if the market could not be filled (B-27)."""
    if market_full(draft):
        return
    draft.change(agenda=())
    draft.push(GiveLeftovers(), *book.scoring_begin, FinalScoring())


def give_leftovers(book: Rulebook, draft: Draft, step: GiveLeftovers) -> None:
    """Give each leftover tile to the seat with the most money in its currency (B-34, B-35).

    All are given before any is placed, or each is placed before the next is given (G-7).
    """
    stocks = len(draft.state.stocks)
    for place in range(step.judged, len(MARKET_SQUARES) * stocks):
        i, kind = divmod(place, stocks)
        tile = draft.state.stocks[kind].market[i]
        if tile is None:
            continue
        owner = _give_leftover(book, draft, MARKET_SQUARES[i], tile)
        if owner is not None and not book.leftovers_at_once:
            draft.push(PlaceLeftovers(owner), GiveLeftovers(place + 1))
            return
    state = draft.state
    order = state.setup.turns_after(state.active)
    draft.push(*(PlaceLeftovers(seat) for seat in order if state.players[seat].purchases))


def _give_leftover(book: Rulebook, draft: Draft, square: int, tile: str) -> Seat | None:
    owner: Seat | None = None
    sums: tuple[tuple[Seat, int], ...] = ()
    if LEFTOVERS.of(book.options) == "most_money":
        sums = _highest_sums(draft, SQUARE_CURRENCY[square])
        owner = _richest(sums)
        # who has most tells of hands that nobody sees
        draft.revealed = draft.revealed or not hands_open(book)
    if owner is not None:
        stock = next(stock for stock in draft.state.stocks if tile in stock.market)
        set_market(draft, stock, {square: None})
        draft.change_player(owner, purchases=(*draft.player(owner).purchases, tile))
    draft.emit(LeftoverGiven(square, tile, owner, sums))
    return owner


def _highest_sums(draft: Draft, currency: str) -> tuple[tuple[Seat, int], ...]:
    sums = [(seat, purse(player.hand, currency)) for seat, player in enumerate(draft.state.players)]
    paying = [one for one in sums if one[1]]
    return tuple(sorted(paying, key=lambda one: -one[1])[:2])


def _richest(sums: tuple[tuple[Seat, int], ...]) -> Seat | None:
    """The only seat with the highest sum, or None (B-34)."""
    tied = len(sums) > 1 and sums[0][1] == sums[1][1]
    return sums[0][0] if sums and not tied else None


def hold_final_scoring(book: Rulebook, draft: Draft, step: FinalScoring) -> None:
    """Hold the third scoring round; the most points win and ties share the victory (B-36)."""
    hold_scoring(book, draft, LAST_ROUND)
    scores = tuple(player.score for player in draft.state.players)
    draft.emit(GameEnded(scores, winners(scores)))
