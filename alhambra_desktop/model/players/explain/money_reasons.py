"""Reasons from money: what cards are for, exact payments, and why nothing is bought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import attrgetter
from typing import Final

import attrs

from ...rules.core.engine.action import BuyBuilding, Decline, Pass
from ...rules.core.engine.card_sums import takes
from ...rules.core.engine.event import BuildingBought
from ...rules.core.engine.option import TAKE_LIMIT
from ...rules.core.engine.play import legal_actions
from ...rules.core.engine.step import ChooseAction
from ...rules.core.values import MONEY, value_of
from ..evaluation.evaluator import with_player
from ..layouts import layouts
from ..plan import Plan, bought
from .reasons import (
    CardsTaken,
    DearPurchase,
    ExactPayments,
    HiddenHand,
    JokerTaken,
    NextPurchase,
    NothingPayable,
    NothingToDo,
    Reason,
    Saving,
)
from .turn import SLIGHT, Turn

MODEST: Final = 0.8
"""Maximum weight of money reasons: what happens on the table is more important.

No reason that depends on a hand may change the order of the public ones.
"""


def money(turn: Turn) -> Iterator[Reason]:
    cards = turn.taken
    if not cards:
        return
    yield from _aims(turn, cards)
    yield HiddenHand(0.0)
    if any(card not in MONEY for card in cards):
        yield JokerTaken(MODEST, cards[0])
        return
    row, total = turn.before.row, sum(map(value_of, cards))
    choices = takes(row, TAKE_LIMIT.of(turn.evaluator.book.options))
    most = total == max(sum(map(value_of, choice)) for choice in choices) and len(row) > len(cards)
    yield CardsTaken(SLIGHT, cards, most)


def _without_cards(turn: Turn, cards: tuple[str, ...]) -> tuple[str, ...]:
    left = Counter(turn.after.players[turn.evaluator.seat].hand) - Counter(cards)
    return tuple(sorted(left.elements()))


def _aims(turn: Turn, cards: tuple[str, ...]) -> Iterator[Reason]:
    evaluator, table = turn.evaluator, turn.after
    hand, less = table.players[evaluator.seat].hand, _without_cards(turn, cards)
    chance = evaluator.weights.stays ** (evaluator.seats - 1)
    for exact, weight in ((True, evaluator.weights.exact), (False, evaluator.weights.reach)):
        wanted, serving = dict[str, float](), dict[str, tuple[str, ...]]()
        for good in evaluator.book.goods(table):
            asked = attrs.evolve(good, exact_only=True) if exact else good
            ways = evaluator.book.payments_for(hand, asked)
            if ways and not evaluator.book.payments_for(less, asked):
                wanted[good.tile] = _gain(turn, good.tile)
                serving[good.tile] = min((_among(cards, way) for way in ways), key=len)
        tile = max(wanted, key=lambda name: wanted[name], default="")
        if tile and wanted[tile] > 0:
            yield NextPurchase(weight * chance, serving[tile], tile, exact, open=False)
            return
    yield from _saving(turn, cards)


def _saving(turn: Turn, cards: tuple[str, ...]) -> Iterator[Reason]:
    """Yield the best tile that needs more of these currencies."""
    evaluator, table = turn.evaluator, turn.after
    hand = table.players[evaluator.seat].hand
    wanted: list[tuple[float, str, tuple[str, ...]]] = []
    for good in evaluator.book.goods(table):
        serving = tuple(card for card in cards if card in MONEY and MONEY[card].currency == good.currency)
        if serving and not evaluator.book.payments_for(hand, good):
            wanted.append((_gain(turn, good.tile), good.tile, serving))
    gain, tile, serving = max(wanted, default=(0.0, "", ()))
    if gain > 0:
        yield Saving(SLIGHT, serving, tile, open=False)


def _among(cards: tuple[str, ...], way: tuple[str, ...]) -> tuple[str, ...]:
    left, found = Counter(way), list[str]()
    for card in cards:
        if left[card]:
            left[card] -= 1
            found.append(card)
    return tuple(found)


def _gain(turn: Turn, tile: str) -> float:
    evaluator = turn.evaluator
    asking = with_player(turn.after, evaluator.seat, purchases=(tile,))
    return layouts(evaluator, asking, 1, 2)[0].value - evaluator.layout(asking)


def going_on(turn: Turn) -> Iterator[Reason]:
    count = 0
    for move, then in zip(turn.moves, turn.moves[1:], strict=False):
        exact = any(isinstance(event, BuildingBought) and not event.over for event in move.events)
        more = isinstance(move.after.decision, ChooseAction) and not isinstance(then.action, Decline)
        count += exact and more
    if count:
        yield ExactPayments(turn.evaluator.weights.exact * count, count)


def not_buying(turn: Turn, plan: Plan, ranked: list[Plan]) -> Iterator[Reason]:
    """Yield why nothing is bought: buying is worth less, or nothing can be paid for."""
    evaluator, state = turn.evaluator, turn.before
    if bought(plan) or not evaluator.book.goods(state):
        return
    if BuyBuilding not in evaluator.book.rules_by_type[type(state.agenda[-1])]:
        return
    if not any(isinstance(action, BuyBuilding) for action in legal_actions(evaluator.book, state)):
        yield NothingPayable(SLIGHT, open=False)
        return
    buying = [other for other in ranked if bought(other)]
    best = max(buying, key=attrgetter("value"), default=plan)
    less = plan.value - best.value
    if less > 0:
        tiles = bought(best)
        tile = next(iter(tiles)) if len(tiles) == 1 else None
        yield DearPurchase(min(MODEST, less), tile, round(10 * less), open=False)


def doing_nothing(turn: Turn) -> Iterator[Reason]:
    """Yield why the seat passes (B-8)."""
    if any(isinstance(move.action, Pass) for move in turn.moves):
        yield NothingToDo(0.0)
