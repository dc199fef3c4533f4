"""Rules for stacking the money pile, and for refilling the money row and the market (B-7, B-24, B-25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ..engine.event import MarketRefilled, RowRefilled, TurnBegan
from ..engine.option import SCORING_CARDS_PLACE
from ..engine.rulebook import Rulebook
from ..engine.shuffle import LATE_MONEY, MONEY_SUPPLY, PILE_PART, WHOLE_PILE
from ..engine.state import Draft, Stock
from ..engine.step import ChooseAction, NextTurn, RefillMarket, RefillRow
from ..values import MARKET_SQUARES, SCORING_CARDS
from .money import set_market

PARTS = 5  # number of parts of the money pile (B-7)


def stack_pile(book: Rulebook, draft: Draft) -> None:
    """Shuffle scoring cards and ``Rulebook.late_money`` into the remaining money (B-7)."""
    pile, parts = stacked(book, draft, draft.state.pile[::-1])
    draft.change(pile=pile, pile_parts=parts, drawn=0)


def stacked(book: Rulebook, draft: Draft, cards: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return a pile made from the shuffled `cards`, and the sizes of its parts, top part first.

    The last card of the pile is drawn first. In two cases, the pile has no parts, and the sizes are ``()``:

    - The option ``scoring_cards`` is ``anywhere``.
    - No scoring cards and no cards of ``Rulebook.late_money`` are added.
    """
    number = draft.state.reshuffles
    scoring = [card for card, held in SCORING_CARDS.items() if book.scoring_parts[held][0] == number]
    late = draft.shuffle(tuple(book.late_money), LATE_MONEY) if book.late_money and not number else ()
    if SCORING_CARDS_PLACE.of(book.options) == "anywhere":
        mixed = (*cards, *late, *scoring)
        return (draft.shuffle(mixed, WHOLE_PILE) if late or scoring else cards[::-1]), ()
    if not scoring and not late:
        return cards[::-1], ()
    parts: list[tuple[str, ...]] = []
    start = 0
    for size in part_sizes(len(cards)):
        parts.append(cards[start : start + size])
        start += size
    _add_late_money(book, draft, parts, late)
    for card in scoring:
        part = book.scoring_parts[SCORING_CARDS[card]][1]
        parts[part] = draft.shuffle((*parts[part], card), PILE_PART)
    return tuple(card for part in parts for card in part)[::-1], tuple(map(len, parts))


def part_sizes(count: int) -> tuple[int, ...]:
    """Divide `count` cards into five almost equal parts (B-7); return the sizes of these parts."""
    return tuple(count // PARTS + (i < count % PARTS) for i in range(PARTS))


def late_parts(book: Rulebook, late: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Yield each card of `late`, and the part of the pile (counted from 0) to which the card is added.

    Cards with the same parts in ``Rulebook.late_money`` are spread evenly over these parts (X-1).
    """
    dealt = Counter[tuple[int, ...]]()
    for card in late:
        places = book.late_money[card]
        yield card, places[dealt[places] % len(places)]
        dealt[places] += 1


def _add_late_money(
    book: Rulebook, draft: Draft, parts: list[tuple[str, ...]], late: tuple[str, ...]
) -> None:
    for card, part in late_parts(book, late):
        parts[part] = (*parts[part], card)
    for part in sorted({place for card in late for place in book.late_money[card]}):
        parts[part] = draft.shuffle(parts[part], PILE_PART)


ROW_LENGTH = 4  # number of cards in a full money row (B-6)


def refill_row(book: Rulebook, draft: Draft, step: RefillRow) -> None:
    state = draft.state
    if len(state.row) >= ROW_LENGTH:
        return
    row, pile, left = list(state.row), state.pile, len(state.pile)
    added: list[str] = []
    scoring: list[int] = []
    reshuffled, drawn = None, 0
    while len(row) < ROW_LENGTH:
        if not left:
            if not draft.state.discard:
                break
            reshuffled = len(added)
            cards = draft.shuffle(tuple(sorted(draft.state.discard)), MONEY_SUPPLY)
            draft.change(discard=(), reshuffles=draft.state.reshuffles + 1)
            pile, parts = stacked(book, draft, cards[::-1])
            left = len(pile)
            draft.change(pile_parts=parts)
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
    draft.revealed = True
    draft.change(
        row=tuple(sorted(row)),
        pile=pile[:left],
        drawn=drawn if reshuffled is not None else state.drawn + drawn,
    )
    if scoring:
        scoring = _rounds(book, draft, scoring)
        draft.change(due=tuple(sorted((*state.due, *scoring))))
    draft.emit(RowRefilled(tuple(added), tuple(scoring), reshuffled, left))


def _rounds(book: Rulebook, draft: Draft, cards: list[int]) -> list[int]:
    """Return the scoring rounds that scoring cards trigger; `cards` lists the rounds on these cards.

    With the option ``scoring_cards: anywhere``, each card triggers the next round instead (B-26).
    """
    if SCORING_CARDS_PLACE.of(book.options) != "anywhere":
        return sorted(cards)
    already = len(draft.state.scorings) + len(draft.state.due)
    return [already + i + 1 for i in range(len(cards))]


def refill_market(book: Rulebook, draft: Draft, step: RefillMarket | None = None) -> None:
    """Fill the empty market squares, in ascending order, with tiles from the bags (B-25).

    If a module lays a drawn tile beside the market (Z-1), another tile is drawn.
    """
    added: list[tuple[str, int, str]] = []
    beside: list[tuple[str, str, str]] = []
    for stock in draft.state.stocks:
        if None not in stock.market or not stock.bag:
            continue
        left = len(stock.bag)
        new: dict[int, str | None] = {}
        empty = [square for square in MARKET_SQUARES if stock.market[square - 1] is None]
        while empty and left:
            left -= 1
            tile = drawn_side(book, draft, stock, stock.bag[left])
            owner = next((name for name, takes in book.asides.items() if takes(book, draft, tile)), None)
            if owner is not None:
                beside.append((stock.kind, owner, tile))
            else:
                square = empty.pop(0)
                new[square] = tile
                added.append((stock.kind, square, tile))
        set_market(draft, stock, new, bag=stock.bag[:left])
        draft.revealed = True
    if added or beside:
        draft.emit(MarketRefilled(tuple(added), tuple(beside), draft.state.stocks[0].kind))
        for react in book.on_market_refilled:
            react(book, draft, tuple(added))


def drawn_side(book: Rulebook, draft: Draft, stock: Stock, tile: str) -> str:
    shows = book.shows.get(stock.kind)
    return tile if shows is None else shows(book, draft.state, tile)


def begin_next_turn(book: Rulebook, draft: Draft, step: NextTurn) -> None:
    state = draft.state
    seat = state.setup.after(state.active) if state.turn else state.active
    turn = state.turn + 1
    draft.change(active=seat, turn=turn)
    draft.push(ChooseAction(seat))
    draft.emit(TurnBegan(seat, turn))


def market_full(draft: Draft) -> bool:
    """Return whether every market square has a tile of at least one stock (B-27)."""
    stocks = draft.state.stocks
    if len(stocks) == 1:
        return None not in stocks[0].market
    return all(any(stock.market[i] for stock in stocks) for i in range(len(MARKET_SQUARES)))
