"""Plans: whole turns, put together from chains of purchases, a last action and placements."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
from ..core.city import City
from ..core.play import apply, legal_actions
from ..core.rulebook import ActionRule, Good
from ..core.state import GameState
from ..core.step import ChooseAction, PlaceLeftovers, PlacePurchases
from ..core.values import value_of, without
from .evaluation import Judge
from .placements import Gift, Layout, gifts, grown, layouts


@attrs.frozen
class Plan:
    """The rest of a turn as far as one can see, its worth, and ``theme``: what it buys and does last."""

    actions: tuple[Action, ...]
    value: float
    theme: tuple[object, ...] = ()


@attrs.frozen
class Breadth:
    """How many of the possibilities are looked at."""

    chains: int
    payments: int
    takes: int
    redesigns: int
    width: int
    squares: int
    kept: int


FULL: Final = Breadth(chains=150, payments=2, takes=3, redesigns=4, width=8, squares=6, kept=3)
NARROW: Final = Breadth(chains=24, payments=2, takes=2, redesigns=2, width=2, squares=3, kept=2)
"""For house variants that make the building rules slow to ask."""

QUICK: Final = Breadth(chains=14, payments=1, takes=1, redesigns=1, width=2, squares=2, kept=1)
"""For the turns of others in a simulation."""


@attrs.frozen
class Ending:
    """The actions of a turn up to the placing: what is bought, what the hand is worth, how it looks then."""

    actions: tuple[Action, ...]
    money: float
    layout: Layout
    theme: tuple[object, ...]


Laid = dict[object, tuple[City, tuple[Layout, ...]]]
"""Placements found already, by what waits and the Alhambra (kept, so that its identity stays its own)."""


def fitting_breadth(judge: Judge) -> Breadth:
    """How far to look, so that a turn takes less than a second nearly always."""
    city = judge.state.players[judge.seat].city
    return FULL if judge.book.code.local(city) else NARROW


def plans(judge: Judge, breadth: Breadth = FULL) -> tuple[Plan, ...]:
    """The plans for the decision that the judge's moment waits for, the best first; at least one.

    A decision of an unknown kind gives one plan of one action for each action.
    """
    decision = judge.state.decision
    if isinstance(decision, ChooseAction):
        found = _whole_turns(judge, breadth)
    elif isinstance(decision, (PlacePurchases, PlaceLeftovers)):
        found = list(_placings(judge, _ending(judge, judge.state, (), 0.0, ("place",)), breadth, {}))
    else:
        found = _single_actions(judge)
    return tuple(sorted(found, key=lambda plan: -plan.value))


def _single_actions(judge: Judge) -> list[Plan]:
    found = []
    for action in legal_actions(judge.book, judge.state):
        after = apply(judge.book, judge.state, action).after
        found.append(Plan((action,), Judge(judge.book, after, judge.seat).position(), (type(action),)))
    return found


def _whole_turns(judge: Judge, breadth: Breadth) -> list[Plan]:
    found: list[Plan] = []
    laid: Laid = {}
    for ending in _endings(judge, breadth):
        found.extend(_placings(judge, ending, breadth, laid))
    return found


def _placings(judge: Judge, ending: Ending, breadth: Breadth, laid: Laid) -> Iterator[Plan]:
    start = ending.layout
    key = (start.waiting, start.reserve, id(start.city))
    if key not in laid:
        leftovers = isinstance(judge.state.decision, PlaceLeftovers)
        others: dict[str, Gift] = {}
        if not leftovers:
            others = dict(gifts(judge, judge.state, judge.seat, start.waiting))
        laid[key] = start.city, layouts(judge, start, others, breadth.width, breadth.squares)
    for layout in laid[key][1][: breadth.kept]:
        actions = (*ending.actions, *layout.actions, EndTurn())
        yield Plan(actions, ending.money + layout.value, ending.theme)


def _ending(
    judge: Judge, state: GameState, actions: tuple[Action, ...], money: float, theme: tuple[object, ...]
) -> Ending:
    player = state.players[judge.seat]
    layout = Layout((), player.city, player.reserve, judge.counts, tuple(sorted(player.purchases)))
    return Ending(actions, money, layout, (*layout.waiting, *theme))


def _endings(judge: Judge, breadth: Breadth) -> Iterator[Ending]:
    """Every chain of exact purchases with every last action worth a look."""
    todo: list[tuple[GameState, tuple[Action, ...]]] = [(judge.state, ())]
    seen = set()
    count = 0
    while todo and count < breadth.chains:
        state, actions = todo.pop(0)
        count += 1
        yield from _last_actions(judge, state, actions, breadth)
        for action, after in _purchases(judge, state, breadth):
            player = after.players[judge.seat]
            key = (tuple(sorted(player.purchases)), player.hand, after.decision)
            if key in seen:
                continue
            seen.add(key)
            if isinstance(after.decision, ChooseAction):
                todo.append((after, (*actions, action)))
            else:
                money = judge.money(player.hand, judge.asked(after))
                yield _ending(judge, after, (*actions, action), money, ("buy",))


def _purchases(judge: Judge, state: GameState, breadth: Breadth) -> Iterator[tuple[Action, GameState]]:
    book, hand = judge.book, state.players[judge.seat].hand
    goods = book.goods(state)
    for good in goods:
        asked = tuple((str(other.currency), other.price) for other in goods if other is not good)
        for way in _best_ways(judge, hand, good, asked, breadth.payments):
            action = BuyBuilding(good.tile, way)
            yield action, apply(book, state, action).after


def _best_ways(
    judge: Judge, hand: tuple[str, ...], good: Good, asked: tuple[tuple[str, int], ...], most: int
) -> list[tuple[str, ...]]:
    """The best exact payments and the best other one."""
    exact: list[tuple[str, ...]] = []
    over: list[tuple[str, ...]] = []
    for way in judge.book.payments_for(hand, good):
        (exact if sum(map(value_of, way)) == good.price else over).append(way)
    if len(exact) > most:
        exact.sort(key=lambda way: -judge.money(without(hand, way), asked))
    if len(over) > 1:
        over.sort(key=lambda way: -judge.money(without(hand, way), asked))
    return exact[:most] + over[: 1 if most > 1 or not exact else 0]


def _last_actions(
    judge: Judge, state: GameState, actions: tuple[Action, ...], breadth: Breadth
) -> Iterator[Ending]:
    """What may end the actions without a purchase."""
    book, seat = judge.book, judge.seat
    hand = state.players[seat].hand
    asked = judge.asked(state)
    for rule in book.actions[ChooseAction]:
        if rule.type is BuyBuilding:
            continue
        if rule.type is TakeMoney:
            yield from _takes(judge, state, actions, rule, breadth.takes)
        elif rule.type in (AddFromReserve, SwapWithReserve, RemoveToReserve):
            if rule.type is AddFromReserve or breadth.redesigns > 1:
                yield from _redesigns(judge, state, actions, rule, breadth.redesigns)
        elif rule.type in (Pass, Decline):
            for action in rule.offer(book, state, seat):
                yield _ending(judge, state, (*actions, action), judge.money(hand, asked), ("rest",))
        else:
            yield from _unknown(judge, state, actions, rule.offer(book, state, seat))


def _unknown(
    judge: Judge, state: GameState, actions: tuple[Action, ...], offered: Iterable[Action]
) -> Iterator[Ending]:
    for action in offered:
        after = apply(judge.book, state, action).after
        if isinstance(after.decision, PlacePurchases):
            money = judge.money(after.players[judge.seat].hand, judge.asked(after))
            yield _ending(judge, after, (*actions, action), money, (type(action).__name__,))


def _takes(
    judge: Judge, state: GameState, actions: tuple[Action, ...], rule: ActionRule, most: int
) -> Iterator[Ending]:
    hand = state.players[judge.seat].hand
    asked = judge.asked(state)
    ranked = []
    for action in rule.offer(judge.book, state, judge.seat):
        cards = action.cards if isinstance(action, TakeMoney) else ()
        ranked.append((judge.money(tuple(sorted(hand + cards)), asked), action, cards))
    ranked.sort(key=lambda choice: -choice[0])
    for money, action, cards in ranked[:most]:
        yield _ending(judge, state, (*actions, action), money, ("take", cards))


def _redesigns(
    judge: Judge, state: GameState, actions: tuple[Action, ...], rule: ActionRule, most: int
) -> Iterator[Ending]:
    book, seat = judge.book, judge.seat
    if rule.type is not RemoveToReserve and not state.players[seat].reserve:
        return
    money = judge.money(state.players[seat].hand, judge.asked(state))
    found = []
    for action in rule.offer(book, state, seat):
        layout = _redesigned(judge, state, action)
        value = judge.layout(layout.city, layout.counts, layout.reserve)
        found.append((value, action, layout))
    found.sort(key=lambda choice: -choice[0])
    for _, action, layout in found[:most]:
        yield Ending((*actions, action), money, layout, (*layout.waiting, "redesign"))


def _redesigned(judge: Judge, state: GameState, action: Action) -> Layout:
    """The Alhambra and the reserve after a redesign."""
    book = judge.book
    player = state.players[judge.seat]
    city, reserve, counts = player.city, player.reserve, judge.counts
    if isinstance(action, AddFromReserve):
        city = next(new for cell, new in grown(city, book, action.tile) if cell == action.cell)
        reserve = without(reserve, (action.tile,))
        counts = judge.more(counts, action.tile, 1)
    elif isinstance(action, RemoveToReserve):
        cell = action.cell
        city = city.remember(("removed", cell), lambda: player.city.remove(cell))
        reserve = (*reserve, action.tile)
        counts = judge.more(counts, action.tile, -1)
    elif isinstance(action, SwapWithReserve):
        cell, tile = action.cell, book.tiles[action.tile]
        city = city.remember(("swapped", cell, action.tile), lambda: player.city.replace(cell, tile))
        reserve = (*without(reserve, (action.tile,)), action.out)
        counts = judge.more(judge.more(counts, action.tile, 1), action.out, -1)
    return Layout((), city, tuple(sorted(reserve)), counts, tuple(sorted(player.purchases)))
