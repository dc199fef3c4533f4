"""Plans: whole turns, put together from chains of purchases, a last action and placements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from itertools import islice
from operator import attrgetter
from typing import Final

import attrs

from ..core.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    Decline,
    EndTurn,
    Pass,
    RemoveToReserve,
    SwapWithReserve,
    TakeMoney,
)
from ..core.city import City, Fact
from ..core.draft import Draft
from ..core.play import apply
from ..core.rulebook import ActionRule, Good
from ..core.state import GameState
from ..core.step import ChooseAction, PlacePurchases, Placing
from ..core.values import Seat, value_of, without
from .evaluation import Evaluator, with_player
from .layouts import Layout, cheapest, costs_cards, grown, layouts

REMOVED: Final = Fact[City]("removed")
SWAPPED: Final = Fact[City]("swapped")

REDESIGNS: Final = (AddFromReserve, SwapWithReserve, RemoveToReserve)


@attrs.frozen
class Plan:
    """The rest of a turn as far as one can see, its worth, and ``theme``: what it buys and does last.

    ``reached`` gives the table when all but the last action are done.
    """

    actions: tuple[Action, ...]
    value: float
    theme: tuple[object, ...] = ()
    reached: Callable[[], GameState] | None = attrs.field(default=None, eq=False, repr=False)


@attrs.frozen
class Breadth:
    """How many of the possibilities are looked at.

    ``laid`` different purchases at most are laid down, and no more than the ``fewest`` once the layouts
    judged for them are as many as ``judged``. So many tiles are tried ``alone`` to see what endings promise.
    Both spare the rare turns with very many possibilities, the least promising of which hardly ever win; but
    so many that add ``more`` to the purchases of the best plan are laid down in any case: tiles that promise
    nothing alone may be worth much together.
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
QUICK: Final = Breadth(
    chains=14, payments=1, takes=1, redesigns=1, others=2, laid=6, width=2, squares=2, kept=1, more=0
)
"""For the turns of others in a simulation."""


@attrs.frozen
class Ending:
    """The actions of a turn up to the placing, or all of them where ``over``, and the table then."""

    actions: tuple[Action, ...]
    table: GameState
    theme: tuple[object, ...]
    over: bool = False


def never() -> bool:
    """There is time enough."""
    return False


@attrs.define
class PlanGenerator:
    """A search for plans: what it looks for, and what it found out already.

    ``laid`` keeps placements, ``alone`` what a tile brings by itself, ``changed`` redesigns; all of them
    depend on the identity of the cities in ``kept``. ``usual`` is what a tile brought where it was tried
    first, ``begun`` counts the layouts judged before anything was laid down, ``passed`` are the endings that
    were not laid down. When it is time to ``stop``, what was found so far is all.
    """

    evaluator: Evaluator
    breadth: Breadth
    laid: dict[object, tuple[Layout, ...]] = attrs.field(factory=dict)
    changed: dict[object, tuple[Action, ...]] = attrs.field(factory=dict)
    alone: dict[object, float] = attrs.field(factory=dict)
    usual: dict[str, float] = attrs.field(factory=dict)
    kept: list[object] = attrs.field(factory=list)
    stop: Callable[[], bool] = never
    begun: int = 0
    passed: list[Ending] = attrs.field(factory=list)

    def plans(self) -> list[Plan]:
        """Every plan for the decision that the evaluator's moment waits for."""
        state = self.evaluator.state
        if isinstance(state.decision, Placing):
            return list(self._placings(Ending((), state, ("place",))))
        ranked = sorted(self._endings(), key=lambda ending: -self._promise(ending))
        found: list[Plan] = []
        self.begun = self.evaluator.judged
        for ending in ranked:
            found.extend(self._placings(ending))
            if found and self.stop():
                break
        found.extend(self.besides(max(found, key=attrgetter("value"))))
        return found if isinstance(state.decision, ChooseAction) else self._patient(found)

    def _patient(self, found: list[Plan]) -> list[Plan]:
        """Between turns: who waits can do as well in the own turn, if nobody else comes first (V-2)."""
        evaluator = self.evaluator
        state = evaluator.state
        before = (evaluator.seat - state.setup.after(state.active)) % evaluator.seats
        best = max(plan.value for plan in found)
        chance = evaluator.weights.stays**before
        return [
            plan
            if isinstance(plan.actions[-1], EndTurn)
            else attrs.evolve(plan, value=plan.value + chance * max(0.0, best - plan.value))
            for plan in found
        ]

    # -- placing

    def besides(self, plan: Plan) -> Iterator[Plan]:
        """Plans among those passed over that buy what one buys and more, and end the turn in the same way."""
        buys, last = tiles_bought(plan.actions), plan.theme[-1]
        more = (
            ending
            for ending in self.passed
            if ending.theme[-1] == last and tiles_bought(ending.actions) > buys
        )
        for ending in islice(more, self.breadth.more):
            yield from self._placings(ending, needed=True)

    def _promise(self, ending: Ending) -> float:
        """What an ending is worth if every tile could go where it would go best alone."""
        evaluator, table = self.evaluator, ending.table
        promise = evaluator.worth(table)
        for name in () if ending.over else table.players[evaluator.seat].purchases:
            promise += self._alone(table, name)
        return promise

    def _alone(self, table: GameState, name: str) -> float:
        """What a tile brings where it goes best by itself; elsewhere about as much once many were tried."""
        evaluator = self.evaluator
        player = table.players[evaluator.seat]
        key = (name, player.reserve, id(player.city), evaluator.holdings(table))
        known = self.alone.get(key)
        if known is None:
            if len(self.alone) >= self.breadth.alone and name in self.usual:
                return self.usual[name]
            self.kept.append(player.city)
            single = with_player(table, evaluator.seat, purchases=(name,))
            known = layouts(evaluator, single, 1, 1, 1)[0].value - evaluator.layout(single)
            self.alone[key] = known
            self.usual.setdefault(name, known)
        return known

    def _enough(self) -> bool:
        """True where no more purchases are laid down."""
        how, laid = self.breadth, len(self.laid)
        return laid >= how.laid or (laid >= how.fewest and self.evaluator.judged - self.begun >= how.judged)

    def _placings(self, ending: Ending, needed: bool = False) -> Iterator[Plan]:
        evaluator, table = self.evaluator, ending.table
        player = table.players[evaluator.seat]
        theme = (*sorted(player.purchases), *ending.theme)
        if ending.over:
            yield Plan(ending.actions, evaluator.worth(table), theme, lambda: table)
            return
        costs = bool(player.purchases) and costs_cards(evaluator, table)
        hand = player.hand if costs else ()
        waiting = tuple(sorted(player.purchases))
        key = (waiting, player.reserve, id(player.city), hand, evaluator.holdings(table))
        if key not in self.laid:
            if not needed and self._enough():
                self.passed.append(ending)
                return
            self.kept.append(player.city)
            how = self.breadth
            self.laid[key] = layouts(evaluator, table, how.width, how.squares, how.kept)
        for layout in self.laid[key]:
            money = evaluator.cash(layout.table if costs else table)
            actions = (*ending.actions, *layout.actions, EndTurn())
            yield Plan(
                actions, money + layout.value, theme, partial(_laid_out, evaluator.seat, ending, layout)
            )

    # -- actions

    def _endings(self) -> Iterator[Ending]:
        """Every chain of purchases with every last action worth a look."""
        todo: list[tuple[GameState, tuple[Action, ...]]] = [self.evaluator.freely(self.evaluator.state)]
        seen = set()
        count = 0
        while todo and count < self.breadth.chains and not (count and self.stop()):
            state, actions = todo.pop(0)
            count += 1
            for action, after in self._steps(state):
                ending = self._ending(state, (*actions, action), after)
                if ending is not None:
                    yield ending
                    continue
                player, holdings = after.players[self.evaluator.seat], self.evaluator.holdings(after)
                key = (tuple(sorted(player.purchases)), player.hand, after.decision, holdings)
                if key not in seen:
                    seen.add(key)
                    todo.append((after, (*actions, action)))

    def _ending(self, before: GameState, actions: tuple[Action, ...], after: GameState) -> Ending | None:
        """What an action leads to; None where the seat goes on deciding."""
        decision = after.decision
        if decision is None or decision.seat != self.evaluator.seat or after.turn != before.turn:
            return Ending(actions, before, (type(actions[-1]).__name__,), over=True)
        if not isinstance(decision, Placing):
            return None
        last = actions[-1]
        theme: tuple[object, ...] = (type(last).__name__,)
        if isinstance(last, TakeMoney):
            theme = ("take", last.cards)
        return Ending(actions, after, theme)

    def _steps(self, state: GameState) -> Iterator[tuple[Action, GameState]]:
        """Everything worth a look that the seat may do next, with the state after it."""
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
                    yield action, apply(book, state, action).after
            else:
                yield from self._others(state, rule)

    def _purchases(self, state: GameState, rule: ActionRule) -> Iterator[tuple[Action, GameState]]:
        evaluator = self.evaluator
        goods = evaluator.book.goods(state)
        ways: dict[str, list[BuyBuilding]] = {}
        for action in rule.offer(evaluator.book, state, evaluator.seat):
            assert isinstance(action, BuyBuilding)
            ways.setdefault(action.tile, []).append(action)
        for good in goods:
            if good.tile in ways:
                asked = tuple(
                    (str(other.currency), other.price)
                    for other in goods
                    if other is not good and other.square is not None
                )
                for action in self._best_ways(state, good, ways[good.tile], asked):
                    yield action, apply(evaluator.book, state, action).after

    def _best_ways(
        self, state: GameState, good: Good, ways: list[BuyBuilding], asked: tuple[tuple[str, int], ...]
    ) -> list[BuyBuilding]:
        """The best exact payments, or else the best other one: who pays too much loses an action."""
        hand, most = state.players[self.evaluator.seat].hand, self.breadth.payments
        exact: list[BuyBuilding] = []
        over: list[BuyBuilding] = []
        for action in ways:
            (exact if sum(map(value_of, action.cards)) == good.price else over).append(action)

        def left(action: BuyBuilding) -> float:
            return -self.evaluator.money(without(hand, action.cards), asked)

        if len(exact) > most:
            exact.sort(key=left)
        if len(over) > 1 and not exact:
            over.sort(key=left)
        return exact[:most] or over[:1]

    def _takes(self, state: GameState, rule: ActionRule) -> Iterator[tuple[Action, GameState]]:
        evaluator = self.evaluator
        hand = state.players[evaluator.seat].hand
        asked = evaluator.asked(state)
        offered = [
            (action.cards if isinstance(action, TakeMoney) else (), action)
            for action in rule.offer(evaluator.book, state, evaluator.seat)
        ]
        most = whole_takes(tuple(cards for cards, _ in offered))
        ranked = [
            (evaluator.money(tuple(sorted(hand + cards)), asked), action)
            for cards, action in offered
            if cards in most
        ]
        ranked.sort(key=lambda choice: -choice[0])
        for _, action in ranked[: self.breadth.takes]:
            yield action, apply(evaluator.book, state, action).after

    def _others(self, state: GameState, rule: ActionRule) -> Iterator[tuple[Action, GameState]]:
        """The best of the actions that a module adds."""
        evaluator = self.evaluator
        found = []
        for action in cheapest(evaluator, state, rule.offer(evaluator.book, state, evaluator.seat)):
            after = apply(evaluator.book, state, action).after
            found.append((evaluator.worth(after), action, after))
        found.sort(key=lambda choice: -choice[0])
        for _, action, after in found[: self.breadth.others]:
            yield action, after

    # -- redesigns

    def _redesigns(self, state: GameState, rule: ActionRule) -> Iterator[tuple[Action, GameState]]:
        """The best redesigns of a sort; what was bought meanwhile plays no part in which are best."""
        evaluator = self.evaluator
        player = state.players[evaluator.seat]
        if rule.type is not RemoveToReserve and not player.reserve:
            return
        key = (rule.type, player.reserve, id(player.city), evaluator.holdings(state))
        if key not in self.changed:
            self.kept.append(player.city)
            offered = rule.offer(evaluator.book, state, evaluator.seat)
            found = [(evaluator.layout(self._redesigned(state, action)), action) for action in offered]
            found.sort(key=lambda choice: -choice[0])
            self.changed[key] = tuple(action for _, action in found[: self.breadth.redesigns])
        for action in self.changed[key]:
            yield action, self._redesigned(state, action)

    def _redesigned(self, state: GameState, action: Action) -> GameState:
        """The table after a redesign, with a city that is remembered."""
        book, seat = self.evaluator.book, self.evaluator.seat
        draft = Draft(state)
        player = state.players[seat]
        city, reserve = player.city, player.reserve
        if isinstance(action, AddFromReserve):
            new = next(new for cell, new in grown(city, book, action.tile) if cell == action.cell)
            draft.change_player(seat, city=new, reserve=without(reserve, (action.tile,)))
        elif isinstance(action, RemoveToReserve):
            cell = action.cell
            new = city.remember(REMOVED, lambda: city.remove(cell), cell)
            draft.change_player(seat, city=new, reserve=tuple(sorted((*reserve, action.tile))))
            for react in book.on_tile_left:
                react(book, draft, seat, cell, action.tile)
        elif isinstance(action, SwapWithReserve):
            cell, tile = action.cell, book.tiles[action.tile]
            new = city.remember(SWAPPED, lambda: city.replace(cell, tile), cell, tile)
            kept = tuple(sorted((*without(reserve, (action.tile,)), action.out)))
            draft.change_player(seat, city=new, reserve=kept)
            for react in book.on_tile_left:
                react(book, draft, seat, cell, action.out)
        draft.pop()
        draft.push(PlacePurchases(seat))
        return draft.state


def tiles_bought(actions: Iterable[Action]) -> frozenset[str]:
    """The tiles that are bought among some actions."""
    return frozenset(action.tile for action in actions if isinstance(action, BuyBuilding))


@lru_cache(maxsize=1024)
def whole_takes(offered: tuple[tuple[str, ...], ...]) -> frozenset[tuple[str, ...]]:
    """Those of the cards offered together that are not part of what is offered too: money never hurts."""
    counted = [(cards, Counter(cards)) for cards in offered]
    return frozenset(cards for cards, count in counted if not any(count < other for _, other in counted))


def _laid_out(seat: Seat, ending: Ending, layout: Layout) -> GameState:
    """The table of an ending with a layout that was found for another one with the same tiles to place."""
    placed, player = layout.table.players[seat], ending.table.players[seat]
    hand = placed.hand if layout.paid else player.hand
    table = with_player(
        ending.table,
        seat,
        city=placed.city,
        reserve=placed.reserve,
        purchases=placed.purchases,
        hand=hand,
    )
    return table if layout.table.slices == table.slices else table.changed(slices=layout.table.slices)


def plans(
    evaluator: Evaluator, breadth: Breadth = FULL, stop: Callable[[], bool] = never
) -> tuple[Plan, ...]:
    """The plans for the decision that the evaluator's moment waits for, the best first; at least one."""
    return tuple(best_first(PlanGenerator(evaluator, breadth, stop=stop).plans()))


def best_first(found: Iterable[Plan]) -> list[Plan]:
    """Plans in the order of their values."""
    return sorted(found, key=attrgetter("value"), reverse=True)
