"""Generates the possible actions of a turn before its placements.

These are purchases with exact payment, if any, and then one last action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import attrs

from ..rules.core.base.money import whole_takes
from ..rules.core.engine.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    Decline,
    Pass,
    RemoveToReserve,
    TakeMoney,
)
from ..rules.core.engine.play import Transition, apply
from ..rules.core.engine.rulebook import ActionRule, Good
from ..rules.core.engine.state import GameState
from ..rules.core.engine.step import Placing
from ..rules.core.frozen import frozen
from ..rules.core.values import value_of, without
from .evaluation.evaluator import Evaluator
from .evaluation.moment import IdentityMemo
from .layouts import cheapest
from .plan import REDESIGNS, theme_of, with_free_actions


@frozen
class Breadth:
    """Maximum numbers of candidates that the plan generator and its beam search consider.

    - ``chains``: sequences of purchases in a turn
    - ``payments``: exact payments for each tile
    - ``takes``: sets of money cards to take
    - ``redesigns``: redesigns of each kind; if this is 1, only redesigns that add a tile are considered
    - ``others``: actions of each kind that no other number limits
    - ``width``, ``squares``, ``kept``: limits of the beam search (see `layouts`)
    - ``laid``: sets of tiles that the beam search places
    - ``fewest``, ``judged``: the beam search also stops when it has placed at least ``fewest`` sets and
      evaluated at least ``judged`` layouts
    - ``alone``: trial placements of single tiles; after this number, the value from the first trial of a tile
      is reused
    - ``more``: continuations that the limits left out, although they buy more tiles than the best plan; their
      tiles are placed at the end
    """

    chains: int
    payments: int
    takes: int
    redesigns: int
    others: int
    laid: int
    width: int
    squares: int
    kept: int
    fewest: int = 8
    judged: int = 400
    alone: int = 80
    more: int = 3


FULL: Final = Breadth(
    chains=150, payments=2, takes=3, redesigns=4, others=6, laid=40, width=8, squares=6, kept=3
)
QUICK: Final = Breadth(  # for quick turns, such as those in simulations
    chains=14, payments=1, takes=1, redesigns=1, others=2, laid=6, width=2, squares=2, kept=1, more=0
)


def never() -> bool:
    return False


@frozen
class Continuation:
    """The actions of a turn before its placements, and the ``table`` after them.

    If ``over`` is true, the turn ends without placements. If the last action of such a turn reveals hidden
    information, ``table`` is the table before this action.
    """

    actions: tuple[Action, ...]
    table: GameState
    theme: tuple[object, ...]
    over: bool = False


@attrs.define
class ContinuationGenerator:
    evaluator: Evaluator
    breadth: Breadth
    stop: Callable[[], bool] = never
    redesigns: IdentityMemo[tuple[Action, ...]] = attrs.field(factory=IdentityMemo)

    def continuations(self) -> Iterator[Continuation]:
        evaluator = self.evaluator
        state, freed = with_free_actions(evaluator.book, evaluator.state, evaluator.seat)
        todo: list[tuple[GameState, tuple[Action, ...]]] = [(state, freed)]
        seen = set()
        count = 0
        while todo and count < self.breadth.chains and not (count and self.stop()):
            state, actions = todo.pop(0)
            count += 1
            for action, move in self._steps(state):
                continuation = self._continuation(state, (*actions, action), move)
                if continuation is not None:
                    yield continuation
                    continue
                after = move.after
                player, holdings = after.players[evaluator.seat], evaluator.holdings.number(after)
                key = (tuple(sorted(player.purchases)), player.hand, after.decision, holdings)
                if key not in seen:
                    seen.add(key)
                    todo.append((after, (*actions, action)))

    def _continuation(
        self, before: GameState, actions: tuple[Action, ...], move: Transition
    ) -> Continuation | None:
        after, decision = move.after, move.after.decision
        if decision is None or decision.seat != self.evaluator.seat or after.turn != before.turn:
            theme = (type(actions[-1]).__name__,)
            return Continuation(actions, before if move.reveals_hidden else after, theme, over=True)
        if not isinstance(decision, Placing):
            return None
        return Continuation(actions, after, theme_of(actions[-1]))

    def _steps(self, state: GameState) -> Iterator[tuple[Action, Transition]]:
        book, seat = self.evaluator.book, self.evaluator.seat
        for rule in book.actions[type(state.agenda[-1])]:
            if rule.free:
                continue
            if rule.type is BuyBuilding:
                yield from self._purchases(state, rule)
            elif rule.type is TakeMoney:
                yield from self._takes(state, rule)
            elif rule.type in REDESIGNS:
                if rule.type is AddFromReserve or self.breadth.redesigns > 1:
                    yield from self._redesigns(state, rule)
            elif rule.type in (Pass, Decline):
                for action in rule.offer(book, state, seat):
                    yield action, apply(book, state, action)
            else:
                yield from self._others(state, rule)

    def _purchases(self, state: GameState, rule: ActionRule) -> Iterator[tuple[Action, Transition]]:
        evaluator = self.evaluator
        goods = evaluator.book.goods(state)
        ways: dict[str, list[BuyBuilding]] = {}
        for action in rule.offer(evaluator.book, state, evaluator.seat):
            assert isinstance(action, BuyBuilding)
            ways.setdefault(action.tile, []).append(action)
        for good in goods:
            if good.tile in ways:
                prices = tuple(
                    (str(other.currency), other.price)
                    for other in goods
                    if other is not good and other.on_market
                )
                for action in self._best_ways(state, good, ways[good.tile], prices):
                    yield action, apply(evaluator.book, state, action)

    def _best_ways(
        self, state: GameState, good: Good, ways: list[BuyBuilding], prices: tuple[tuple[str, int], ...]
    ) -> list[BuyBuilding]:
        hand, most = state.players[self.evaluator.seat].hand, self.breadth.payments
        exact: list[BuyBuilding] = []
        over: list[BuyBuilding] = []
        for action in ways:
            (exact if sum(map(value_of, action.cards)) == good.price else over).append(action)

        def by_money_left(action: BuyBuilding) -> float:
            return -self.evaluator.money.value(without(hand, action.cards), prices)

        if len(exact) > most:
            exact.sort(key=by_money_left)
        if len(over) > 1 and not exact:
            over.sort(key=by_money_left)
        return exact[:most] or over[:1]

    def _takes(self, state: GameState, rule: ActionRule) -> Iterator[tuple[Action, Transition]]:
        evaluator = self.evaluator
        hand = state.players[evaluator.seat].hand
        prices = evaluator.money.market_prices(state)
        offered = [
            (action.cards if isinstance(action, TakeMoney) else (), action)
            for action in rule.offer(evaluator.book, state, evaluator.seat)
        ]
        complete = whole_takes(tuple(cards for cards, _ in offered))
        ranked = [
            (evaluator.money.value(tuple(sorted(hand + cards)), prices), action)
            for cards, action in offered
            if cards in complete
        ]
        ranked.sort(key=lambda choice: -choice[0])
        for _, action in ranked[: self.breadth.takes]:
            yield action, apply(evaluator.book, state, action)

    def _others(self, state: GameState, rule: ActionRule) -> Iterator[tuple[Action, Transition]]:
        evaluator = self.evaluator
        found = []
        for action in cheapest(evaluator, state, rule.offer(evaluator.book, state, evaluator.seat)):
            move = apply(evaluator.book, state, action)
            found.append((evaluator.worth(move.after), action, move))
        found.sort(key=lambda choice: -choice[0])
        for _, action, move in found[: self.breadth.others]:
            yield action, move

    def _redesigns(self, state: GameState, rule: ActionRule) -> Iterator[tuple[Action, Transition]]:
        evaluator = self.evaluator
        player = state.players[evaluator.seat]
        if rule.type is not RemoveToReserve and not player.reserve:
            return
        key = (rule.type, player.reserve, id(player.city), evaluator.holdings.number(state))
        if key not in self.redesigns:
            offered = rule.offer(evaluator.book, state, evaluator.seat)
            tables = ((apply(evaluator.book, state, action).after, action) for action in offered)
            found = [(evaluator.layout(table), action) for table, action in tables]
            found.sort(key=lambda choice: -choice[0])
            best = tuple(action for _, action in found[: self.breadth.redesigns])
            self.redesigns.keep(key, best, player.city)
        for action in self.redesigns[key]:
            yield action, apply(evaluator.book, state, action)
