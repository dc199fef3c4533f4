"""Rules for taking money, buying tiles, passing and declining (B-8 to B-12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations
from typing import Unpack

from ..engine.action import BuyBuilding, Decline, Pass, TakeMoney
from ..engine.event import ActionDeclined, BuildingBought, MoneyTaken, Passed
from ..engine.handling import button, dragged
from ..engine.option import EXTRA_ACTION, NEEDLESS_CARDS, TAKE_LIMIT
from ..engine.rulebook import ActionRule, Good, Payment, Perform, Rulebook, Stall, action_rule, unless_offered
from ..engine.state import Draft, PlayerChanges, PublicState, Stock, StockChanges
from ..engine.step import ChooseAction, PlacePurchases
from ..geometry.placement import BrokenRule, Refusal
from ..places.gesture import Gesture
from ..places.places import CardFace, Hand, MarketSquare, Row, TileFace, Tray
from ..values import MARKET_SQUARES, MONEY, SQUARE_CURRENCY, Seat, value_of, without
from ..words.message import Message
from ..words.wording import currency_noun


@lru_cache(maxsize=65536)
def sums(values: tuple[int, ...], price: int) -> tuple[tuple[int, ...], ...]:
    """Return the subsets of the sorted `values` that reach a price without unnecessary values (B-10, B-14).

    The subsets are ordered by sum, then by number of values.
    """
    found: set[tuple[int, ...]] = set()

    def choose(start: int, chosen: tuple[int, ...], total: int) -> None:
        if total >= price:
            # if the last and smallest value is necessary, all chosen values are necessary
            if total - chosen[-1] < price:
                found.add(chosen)
            return
        previous = 0
        for i in range(start, len(falling)):
            if falling[i] != previous:
                previous = falling[i]
                choose(i + 1, (*chosen, previous), total + previous)

    falling = values[::-1]
    if sum(values) >= price:
        choose(0, (), 0)
    return tuple(sorted(found, key=lambda way: (sum(way), len(way), way)))


@lru_cache(maxsize=65536)
def payments(hand: tuple[str, ...], currency: str, price: int) -> tuple[tuple[str, ...], ...]:
    """Return the payments from a sorted `hand` that contain no unnecessary card, the lowest sum first."""
    values = tuple([value_of(card) for card in hand if card.startswith(currency)])
    return _cards_for(values, currency, price)


@lru_cache(maxsize=65536)
def _cards_for(values: tuple[int, ...], currency: str, price: int) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(sorted(f"{currency}-{v}" for v in way)) for way in sums(values, price))


@lru_cache(maxsize=65536)
def takes(row: tuple[str, ...], limit: int) -> tuple[tuple[str, ...], ...]:
    """Return the legal choices from a row: one card, or money cards with a sum up to `limit` (B-9, X-2)."""
    found: set[tuple[str, ...]] = {(card,) for card in row}
    small = [card for card in row if 0 < value_of(card) < limit]
    for count in range(2, len(small) + 1):
        for some in combinations(small, count):
            if sum(map(value_of, some)) <= limit:
                found.add(tuple(sorted(some)))
    return tuple(sorted(found))


@lru_cache(maxsize=8192)
def whole_takes(offered: tuple[tuple[str, ...], ...]) -> frozenset[tuple[str, ...]]:
    """Return the choices that are not part of a larger offered choice. The larger choice is never worse."""
    counted = [(cards, Counter(cards)) for cards in offered]
    return frozenset(cards for cards, count in counted if not any(count < other for _, other in counted))


def finish_actions(draft: Draft, seat: Seat) -> None:
    """End the actions of a turn and let the seat place its purchases (B-23)."""
    draft.pop()
    draft.push(PlacePurchases(seat))


def finish_purchase(book: Rulebook, draft: Draft, seat: Seat, over: int) -> None:
    """Give an extra action if the overpayment `over` allows it (B-11)."""
    if book.gives_extra_action(over):
        draft.pop()
        draft.push(ChooseAction(seat, acted=True))
    else:
        finish_actions(draft, seat)


def spend(draft: Draft, seat: Seat, cards: tuple[str, ...], **changes: Unpack[PlayerChanges]) -> None:
    changes["hand"] = without(draft.player(seat).hand, cards)
    draft.change_player(seat, **changes)
    draft.change(discard=draft.state.discard + cards)


def _offer_takes(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[TakeMoney]:
    return map(TakeMoney, takes(state.row, TAKE_LIMIT.of(book.options)))


def _refuse_take(book: Rulebook, state: PublicState, seat: Seat, action: TakeMoney) -> Refusal:
    if not action.cards:
        return (BrokenRule("B-9", Message("take-nothing"), Message("take-nothing-why")),)
    if Counter(action.cards) - Counter(state.row):
        return (BrokenRule("B-9", Message("take-not-in-row"), Message("take-not-in-row-why")),)
    if action.cards in takes(state.row, TAKE_LIMIT.of(book.options)):
        return ()
    if tuple(sorted(action.cards)) in takes(state.row, TAKE_LIMIT.of(book.options)):
        return (BrokenRule("B-9", Message("take-unsorted"), Message("take-unsorted-why")),)
    if not all(map(value_of, action.cards)):
        return (BrokenRule("X-2", Message("take-alone"), Message("take-alone-why")),)
    total = sum(map(value_of, action.cards))
    sums = {"total": total, "limit": TAKE_LIMIT.of(book.options)}
    return (BrokenRule("B-9", Message("take-too-much", **sums), Message("take-too-much-why", **sums)),)


def _show_take(book: Rulebook, state: PublicState, seat: Seat, action: TakeMoney) -> Gesture:
    return Gesture(tuple(map(CardFace, action.cards)), Row(), Hand(seat))


def _read_take(book: Rulebook, state: PublicState, seat: Seat, done: Gesture) -> TakeMoney | None:
    cards = sorted(face.card for face in done.lift if isinstance(face, CardFace))
    if (done.start, done.drop) != (Row(), Hand(seat)) or len(cards) < len(done.lift) or not done.plain:
        return None
    return TakeMoney(tuple(cards))


def _take(book: Rulebook, draft: Draft, seat: Seat, action: TakeMoney) -> None:
    draft.change(row=without(draft.state.row, action.cards))
    draft.change_player(seat, hand=tuple(sorted(draft.player(seat).hand + action.cards)))
    draft.emit(MoneyTaken(seat, action.cards))
    finish_actions(draft, seat)


def money_faults(book: Rulebook, good: Good, cards: tuple[str, ...]) -> Refusal:
    if any(card not in MONEY or MONEY[card].currency != good.currency for card in cards):
        only = Message("pay-currency", currency=currency_noun(good.currency))
        return (BrokenRule("B-10", only, Message("pay-currency-why")),)
    paid = sum(map(value_of, cards))
    if paid < good.price:
        return (BrokenRule("B-10", Message("pay-short", by=good.price - paid), Message("pay-short-why")),)
    if good.exact_only and paid != good.price:
        return (BrokenRule("B-10", Message("pay-over", by=paid - good.price), Message("pay-over-why")),)
    if NEEDLESS_CARDS.of(book.options) == "forbidden" and paid - min(map(value_of, cards)) >= good.price:
        return (BrokenRule("B-14", Message("pay-card-too-many"), Message("pay-card-too-many-why")),)
    return ()


def pay_with_money(book: Rulebook, hand: tuple[str, ...], good: Good) -> Iterable[tuple[str, ...]]:
    ways = payments(hand, good.currency, good.price)
    if good.exact_only:
        return (way for way in ways if sum(map(value_of, way)) == good.price)
    return ways


def offer_goods(
    book: Rulebook, state: PublicState, seat: Seat, goods: Iterable[Good]
) -> Iterable[BuyBuilding]:
    hand = state.players[seat].hand
    for good in goods:
        for way in book.payments_for(hand, good):
            yield BuyBuilding(good.tile, way)


def _offer_purchases(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[BuyBuilding]:
    return offer_goods(book, state, seat, book.goods(state))


def refuse_good(
    book: Rulebook, state: PublicState, seat: Seat, action: BuyBuilding, goods: Iterable[Good]
) -> Refusal:
    good = next((good for good in goods if good.tile == action.tile), None)
    hand = state.players[seat].hand
    if good is None:
        return (BrokenRule("B-10", Message("buy-not-for-sale"), Message("buy-not-for-sale-why")),)
    if Counter(action.cards) - Counter(hand):
        return (BrokenRule("B-10", Message("pay-not-in-hand"), Message("pay-not-in-hand-why")),)
    if action.cards in book.payments_for(hand, good):
        return ()
    return book.payment_faults(good, action.cards)


def _refuse_purchase(book: Rulebook, state: PublicState, seat: Seat, action: BuyBuilding) -> Refusal:
    return refuse_good(book, state, seat, action, book.goods(state))


def buy_good(
    book: Rulebook, draft: Draft, seat: Seat, action: BuyBuilding, event: type[BuildingBought]
) -> int:
    """Pay for a tile, move it to the buyer's tray, and return the overpayment."""
    good = book.good(draft.state, action.tile)
    if good is None:
        raise LookupError(f"{action.tile} is not for sale")
    player = draft.player(seat)
    over = sum(map(value_of, action.cards)) - good.price
    for stall in book.stalls:
        if stall.remove(book, draft, action.tile):
            break
    spend(draft, seat, action.cards, purchases=(*player.purchases, action.tile))
    draft.emit(event(seat, action.tile, action.cards, good.price, over))
    return over


def _show_purchase(book: Rulebook, state: PublicState, seat: Seat, action: BuyBuilding) -> Gesture:
    good = book.good(state, action.tile)
    if good is None or good.place is None:
        raise LookupError(f"{action.tile} is not for sale")
    return Gesture((_face(action.tile),), good.place, _tray(seat), spend=action.cards)


# comparing the gestures of hundreds of payments is fast if they share one face and one tray
_face, _tray = cache(TileFace), cache(Tray)


def _read_purchase(book: Rulebook, state: PublicState, seat: Seat, done: Gesture) -> BuyBuilding | None:
    tile = done.tile_from(done.start)
    if tile is None or done.drop != Tray(seat) or done.turned:
        return None
    good = book.good(state, tile)
    return BuyBuilding(tile, tuple(sorted(done.spend))) if good and good.place == done.start else None


def _buy(book: Rulebook, draft: Draft, seat: Seat, action: BuyBuilding) -> None:
    finish_purchase(book, draft, seat, buy_good(book, draft, seat, action, BuildingBought))


def _nothing_else(book: Rulebook, state: PublicState, seat: Seat) -> bool:
    for rule in book.actions[ChooseAction]:
        if rule.free or rule.type in (Pass, Decline):
            continue
        if next(iter(rule.offer(book, state, seat)), None) is not None:
            return False
    return True


def acted(state: PublicState) -> bool:
    """Return whether the pending action is an extra action after exact payment (B-11)."""
    step = state.agenda[-1]
    return isinstance(step, ChooseAction) and step.acted


def _may_decline(book: Rulebook, state: PublicState) -> bool:
    return acted(state) and EXTRA_ACTION.of(book.options) == "may"


def _offer_pass(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Pass]:
    if not state.row and not _may_decline(book, state) and _nothing_else(book, state, seat):
        yield Pass()


def _pass(book: Rulebook, draft: Draft, seat: Seat, action: Pass) -> None:
    draft.emit(Passed(seat))
    finish_actions(draft, seat)


def _offer_decline(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Decline]:
    if _may_decline(book, state):
        yield Decline()


def _refuse_decline(book: Rulebook, state: PublicState, seat: Seat, action: Decline) -> Refusal:
    if _may_decline(book, state):
        return ()
    if acted(state):
        return (BrokenRule("B-11", Message("decline-must-act"), Message("decline-must-act-why")),)
    return (BrokenRule("B-8", Message("decline-not-acted"), Message("decline-not-acted-why")),)


def decline(book: Rulebook, draft: Draft, seat: Seat, action: Decline) -> None:
    draft.emit(ActionDeclined(seat))
    finish_actions(draft, seat)


PAY_WITH_MONEY = Payment(pay_with_money, money_faults)
TAKE_MONEY = action_rule(TakeMoney, _offer_takes, _refuse_take, _take, dragged(_show_take, _read_take))
BY_PURCHASE = dragged(_show_purchase, _read_purchase)
BUY_BUILDING = action_rule(BuyBuilding, _offer_purchases, _refuse_purchase, _buy, BY_PURCHASE)
CAN_ACT = BrokenRule("B-8", Message("pass-can-act"), Message("pass-can-act-why"))
REFUSE_PASS = unless_offered(_offer_pass, CAN_ACT)
PASS = action_rule(Pass, _offer_pass, REFUSE_PASS, _pass, button("pass", Pass()))
DECLINE = action_rule(Decline, _offer_decline, _refuse_decline, decline, button("decline", Decline()))


def market_stall(kind: str) -> Stall:
    """Return the stall that sells the market tiles of one stock at their printed prices (B-10)."""

    @lru_cache(maxsize=512)
    def on_squares(book: Rulebook, market: tuple[str | None, ...]) -> tuple[Good, ...]:
        return tuple(
            Good(tile, SQUARE_CURRENCY[square], book.tiles[tile].price, MarketSquare(kind, square))
            for square, tile in zip(MARKET_SQUARES, market, strict=True)
            if tile is not None
        )

    def goods(book: Rulebook, state: PublicState) -> Iterable[Good]:
        for stock in state.stocks:
            if stock.kind == kind:
                return on_squares(book, stock.market)
        return ()

    def remove(book: Rulebook, draft: Draft, tile: str) -> bool:
        for stock in draft.state.stocks:
            if tile in stock.market:
                set_market(draft, stock, {stock.market.index(tile) + 1: None})
                return True
        return False

    return Stall(goods, remove)


def set_market(
    draft: Draft, stock: Stock, squares: dict[int, str | None], **changes: Unpack[StockChanges]
) -> None:
    """Change market squares (None empties a square) and other fields of the stock."""
    market = list(stock.market)
    for square, tile in squares.items():
        market[square - 1] = tile
    first, second, third, fourth = market
    changes["market"] = (first, second, third, fourth)
    draft.change_stock(stock, **changes)


def _offer(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Decline]:
    return (Decline(),)


def _refuse(book: Rulebook, state: PublicState, seat: Seat, action: Decline) -> Refusal:
    return ()


def _leave(book: Rulebook, draft: Draft, seat: Seat, action: Decline) -> None:
    draft.pop()


def may_decline(name: str, perform: Perform[Decline] = _leave) -> ActionRule:
    """Return the rule for declining with the button `name`. By default, declining ends the decision."""
    return action_rule(Decline, _offer, _refuse, perform, button(name, Decline()))
