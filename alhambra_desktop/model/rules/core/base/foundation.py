"""Rules that all games share: money, set-up, turn, scoring, and invariants (B-1 to B-36)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

import attrs

from ..engine.builder import RulebookBuilder
from ..engine.event import FirstPlayerFound, GameEnded, LeftoverGiven, MoneyDealt, RowRefilled, ScoringHeld
from ..engine.hidden import hands_open, scoring_windows
from ..engine.option import ENCLOSED_SPACES, LEFTOVERS, MONEY_COPIES, STARTING_MONEY, TIE_ROUNDING, Value
from ..engine.play import score_now
from ..engine.rulebook import Rulebook, Scorer, SetUpPhase, ShowPoints, scored_length, scored_segments
from ..engine.scoring import LAST_ROUND, Counted, Points, shares, winners
from ..engine.shuffle import BAG, MONEY_SUPPLY, Outcome
from ..engine.state import Draft, GameState, PublicState, Stock
from ..engine.step import (
    CheckEnd,
    ChooseAction,
    Decision,
    FinalScoring,
    GiveLeftovers,
    HoldScoring,
    HoldScorings,
    NextTurn,
    PlaceLeftovers,
    PlacePurchases,
    RefillMarket,
    RefillRow,
)
from ..geometry.city import ORIGIN
from ..geometry.tile import BUILDING, START
from ..values import MARKET_SQUARES, MONEY, SCORING_CARDS, SQUARE_CURRENCY, Owner, Seat, purse, value_of
from ..words.message import Message
from .money import BUY_BUILDING, DECLINE, PASS, PAY_WITH_MONEY, TAKE_MONEY, set_market
from .pieces import install_pieces
from .placing import ADD_FROM_RESERVE, END_TURN, KEEP_IN_RESERVE, PLACE, REMOVE_TO_RESERVE, SWAP_WITH_RESERVE
from .refill import ROW_LENGTH, begin_next_turn, market_full, refill_market, refill_row, stack_pile


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
    """Begin the end of the game if the market could not be filled (B-27)."""
    if market_full(draft):
        return
    draft.change(agenda=())
    draft.push(GiveLeftovers(), *book.scoring_begin, FinalScoring())


def give_leftovers(book: Rulebook, draft: Draft, step: GiveLeftovers) -> None:
    """Give each leftover tile to the seat with the most money in its square's currency (B-34, B-35).

    If seats are tied or nobody has money in this currency, nobody gets the tile. If the option ``leftovers``
    is ``nobody``, nobody gets any tile. If ``all_leftovers_first`` is false, each tile is placed before the
    next tile is given (G-7).
    """
    stocks = len(draft.state.stocks)
    for place in range(step.judged, len(MARKET_SQUARES) * stocks):
        i, kind = divmod(place, stocks)
        tile = draft.state.stocks[kind].market[i]
        if tile is None:
            continue
        owner = _give_leftover(book, draft, MARKET_SQUARES[i], tile)
        if owner is not None and not book.all_leftovers_first:
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
        # the comparison reveals hidden hands
        draft.revealed = draft.revealed or not hands_open(book)
    if owner is not None:
        stock = next(stock for stock in draft.state.stocks if tile in stock.market)
        set_market(draft, stock, {square: None})
        draft.change_player(owner, purchases=(*draft.player(owner).purchases, tile))
    draft.emit(LeftoverGiven(square, tile, owner, sums))
    return owner


def _highest_sums(draft: Draft, currency: str) -> tuple[tuple[Seat, int], ...]:
    sums = [(seat, purse(player.hand, currency)) for seat, player in enumerate(draft.state.players)]
    paying = [owner_sum for owner_sum in sums if owner_sum[1]]
    return tuple(sorted(paying, key=lambda one: -one[1])[:2])


def _richest(sums: tuple[tuple[Seat, int], ...]) -> Seat | None:
    tied = len(sums) > 1 and sums[0][1] == sums[1][1]
    return sums[0][0] if sums and not tied else None


def hold_final_scoring(book: Rulebook, draft: Draft, step: FinalScoring) -> None:
    """Hold the third scoring round and name the winners (B-36)."""
    hold_scoring(book, draft, LAST_ROUND)
    scores = tuple(player.score for player in draft.state.players)
    draft.emit(GameEnded(scores, winners(scores)))


MANY: Final = 100_000
"""The turn number, other counts and each `Points.amount` must be below this number."""


MOST_LINES: Final = 1_000


def pile_is_possible(book: Rulebook, state: GameState) -> Iterable[Message]:
    """Check the money row and pile, the order of cards in hands, and counts such as ``turn`` (B-7, B-24)."""
    if len(state.row) > ROW_LENGTH:
        yield Message("fault-row-long")
    if list(state.row) != sorted(state.row) or any(
        list(player.hand) != sorted(player.hand) for player in state.players
    ):
        yield Message("fault-money-order")
    if not all(0 <= count < MANY for count in (state.turn, state.drawn, state.shuffles, state.reshuffles)):
        yield Message("fault-count")
    if state.pile_parts and (
        min(state.pile_parts) < 0 or sum(state.pile_parts) != state.drawn + len(state.pile)
    ):
        yield Message("fault-pile-parts")
        return
    cards = [card for card in state.pile if card in SCORING_CARDS]
    ahead = len(cards) if state.over else len(scoring_windows(book, state))
    if len(set(cards)) != len(cards) or len(cards) != ahead:
        yield Message("fault-scoring-cards")


def agenda_is_possible(book: Rulebook, state: GameState) -> Iterable[Message]:
    """Check the kinds of stock and the agenda.

    Unless the game is over, the next step on the agenda must be a decision.
    """
    if state.agenda and not isinstance(state.agenda[-1], Decision):
        yield Message("fault-agenda")
    for step in state.agenda:
        if isinstance(step, GiveLeftovers) and not 0 <= step.judged <= len(MARKET_SQUARES) * len(
            state.stocks
        ):
            yield Message("fault-leftovers")
    if sorted(stock.kind for stock in state.stocks) != sorted(book.bags):
        yield Message("fault-stocks")


def _possible(book: Rulebook, line: Points) -> bool:
    return (
        line.owner in book.owners()
        and line.source in book.sources
        and line.subject in (None, *book.types)
        and 0 <= line.amount < MANY
        and line.shared_by > 0
    )


def scorings_are_possible(book: Rulebook, state: GameState) -> Iterable[Message]:
    """Check the order and points of scoring rounds, and that scores are the sums of these points (B-26)."""
    held = [scoring.round for scoring in state.scorings]
    ended = held[-1:] == [LAST_ROUND]
    before = held[:-1] if ended else held
    rounds = [*before, *state.due]
    if rounds != list(range(1, len(rounds) + 1)) or len(rounds) >= LAST_ROUND or ended != state.over:
        yield Message("fault-rounds")
    if state.round != (held[-1] if held else 0):
        yield Message("fault-round")
    lines = [line for scoring in state.scorings for line in scoring.lines]
    if len(lines) > MOST_LINES or not all(_possible(book, line) for line in lines):
        yield Message("fault-points")
    for seat, player in enumerate(state.players):
        if player.score != sum(scoring.total(seat) for scoring in state.scorings):
            yield Message("fault-score", seat=seat)


def count_buildings(book: Rulebook, state: PublicState, owner: Owner) -> Mapping[str, int]:
    if isinstance(owner, str):
        return {}
    return state.players[owner].city.counts


def show_buildings(book: Rulebook, state: PublicState, owner: Owner, type_id: str) -> Iterable[Counted]:
    if isinstance(owner, str):
        return
    tiles = state.players[owner].city.tiles
    for cell in sorted(tiles, key=lambda cell: cell[::-1]):
        if tiles[cell].type == type_id and tiles[cell].kind == BUILDING:
            yield Counted(1, (book.tile_pieces[tiles[cell].id],))


def score_majorities(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
    """Yield the points that each owner gets for its rank in each majority (B-30 to B-32)."""
    owners = book.owners()
    rounding = TIE_ROUNDING.of(book.options)
    by_type = zip(*[book.strengths_of(state, owner) for owner in owners], strict=True)
    for (type_id, majority), strengths in zip(book.majorities.items(), by_type, strict=True):
        divided = shares(strengths, majority.prizes(book, state, number), rounding)
        for owner, share in zip(owners, divided, strict=True):
            if share is not None and share.amount:
                yield Points(owner, "types", share.amount, type_id, share.terms, share.tied)


def run_scorer(edge: str) -> Scorer:
    """Return a scorer that gives 1 point for each scoring segment of `edge`, such as ``wall`` (B-29)."""

    def score(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
        for seat in book.setup.everybody:
            length = scored_length(book, state.players[seat].city, edge)
            if length:
                yield Points(seat, edge, length)

    return score


def show_run(edge: str) -> ShowPoints:

    def show(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Counted]:
        for segment in scored_segments(book, state.players[seat].city, edge):
            yield Counted(1, segments=(segment,))

    return show


COPIES = 3  # copies of each money card (B-3)


def money_cards(options: Mapping[str, Value], copies: int) -> tuple[str, ...]:
    """Return the money cards (B-3).

    The option ``money_copies`` sets the number of copies of each card. If it is ``auto``, there are `copies`
    copies.
    """
    copies_option = MONEY_COPIES.of(options)
    number = copies if copies_option == "auto" else int(copies_option)
    return tuple(card for card in MONEY for _ in range(number))


def install(book: RulebookBuilder) -> None:
    """Set ``RulebookBuilder.scored_edges`` before this call."""
    book.money = money_cards(book.options, COPIES)
    book.placement = attrs.evolve(book.placement, spaces=ENCLOSED_SPACES.of(book.options))
    book.set_up += (
        (SetUpPhase.BAGS, fill_bags),
        (SetUpPhase.MONEY, shuffle_money),
        (SetUpPhase.HANDS, deal_money),
        (SetUpPhase.ROW, lay_row),
        (SetUpPhase.PILE, stack_pile),
        (SetUpPhase.MARKET, refill_market),
        (SetUpPhase.FIRST_PLAYER, find_first_player),
        (SetUpPhase.BEGIN, begin),
    )
    book.offer(ChooseAction, TAKE_MONEY, BUY_BUILDING, ADD_FROM_RESERVE, REMOVE_TO_RESERVE, SWAP_WITH_RESERVE)
    book.offer(ChooseAction, PASS, DECLINE)
    book.offer(PlacePurchases, PLACE, KEEP_IN_RESERVE, END_TURN)
    book.offer(PlaceLeftovers, PLACE, KEEP_IN_RESERVE, END_TURN)
    book.payments += (PAY_WITH_MONEY,)
    book.after_turn += (RefillRow, RefillMarket, HoldScorings, CheckEnd, NextTurn)
    book.automate(RefillRow, refill_row)
    book.automate(RefillMarket, refill_market)
    book.automate(HoldScorings, hold_scorings)
    book.automate(HoldScoring, hold_next_scoring)
    book.automate(CheckEnd, check_end)
    book.automate(NextTurn, begin_next_turn)
    book.automate(GiveLeftovers, give_leftovers)
    book.automate(FinalScoring, hold_final_scoring)
    install_pieces(book)
    book.counts += (count_buildings,)
    book.shown_counts += (show_buildings,)
    book.scorers += (score_majorities, *map(run_scorer, book.scored_edges))
    for edge in book.scored_edges:
        book.show_points(edge, show_run(edge))
    book.outcomes += (Outcome(BAG, "market", "beside"), Outcome(BAG, "market", "added", keyed=True))
    book.invariants += (
        _every_card_is_somewhere,
        _cities_are_legal,
        _every_tile_is_somewhere,
        pile_is_possible,
        agenda_is_possible,
        scorings_are_possible,
    )


def _every_card_is_somewhere(book: Rulebook, state: GameState) -> Iterable[Message]:
    cards = Counter(state.row) + Counter(state.discard)
    cards += Counter(card for card in state.pile if card not in SCORING_CARDS)
    for player in state.players:
        cards += Counter(player.hand)
    if cards != Counter(book.all_money):
        yield Message("fault-money")


def _cities_are_legal(book: Rulebook, state: GameState) -> Iterable[Message]:
    for seat, player in enumerate(state.players):
        if player.city.tiles[ORIGIN].kind != START:
            yield Message("fault-fountain-moved", seat=seat)
        for broken in book.placement.faults(player.city.tiles, player.city.starts):
            yield Message("fault-city", seat=seat, reason=broken.reason, rule=broken.rule)


def _every_tile_is_somewhere(book: Rulebook, state: GameState) -> Iterable[Message]:
    seen = [tile for player in state.players for tile in (*player.reserve, *player.purchases)]
    seen += [tile.id for player in state.players for tile in player.city.tiles.values()]
    for stock in state.stocks:
        seen += [tile for tile in (*stock.bag, *stock.market) if tile]
    for holding in book.holdings:
        seen += holding(book, state)
    names = Counter(seen)
    if sum(names[tile] for tile in names if book.tiles[tile].kind == START) != len(state.players):
        yield Message("fault-fountains")
    for bag in book.bags.values():
        for tile in bag:
            if names[tile] + names[book.tiles[tile].back or ""] != 1:
                yield Message("fault-tile", tile=tile)
                return


def fill_bags(book: Rulebook, draft: Draft) -> None:
    """Shuffle the tiles of every stock into its bag (B-2)."""
    stocks = tuple(Stock(kind, draft.shuffle(tiles, BAG)) for kind, tiles in book.bags.items())
    draft.change(stocks=stocks)


def shuffle_money(book: Rulebook, draft: Draft) -> None:
    """Shuffle the money cards without the scoring cards (B-3)."""
    draft.change(pile=draft.shuffle(book.money, MONEY_SUPPLY))


def deal_money(book: Rulebook, draft: Draft) -> None:
    """Deal cards to each player in seat order until the hand is worth at least the starting money (B-4)."""
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
    """Choose the player with the fewest cards as the first player (B-5).

    Of several such players, choose the one with the least money. If they are still tied, the seat order
    decides.
    """
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
    pile = draft.state.pile
    added = pile[-1 : -ROW_LENGTH - 1 : -1]
    draft.change(row=tuple(sorted(added)), pile=pile[:-ROW_LENGTH])
    draft.emit(RowRefilled(added, left=len(draft.state.pile)))


def begin(book: Rulebook, draft: Draft) -> None:
    draft.push(NextTurn())
