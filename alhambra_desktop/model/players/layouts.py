from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import attrgetter, itemgetter
from typing import Final

import attrs

from ..rules.core.base.placing import kept_back, placed
from ..rules.core.engine.action import Action, EndTurn, KeepInReserve, PlaceTile
from ..rules.core.engine.play import apply
from ..rules.core.engine.rulebook import ActionRule, Rulebook, remembered_by_book
from ..rules.core.engine.state import GameState
from ..rules.core.engine.step import Step
from ..rules.core.geometry.city import City, Fact
from ..rules.core.values import Cell, Seat, without
from .evaluation.evaluator import Evaluator, with_player
from .plan import free_rules, with_free_actions

GROWN: Final = Fact[tuple[tuple[Cell, City], ...]]("grown")

ORDINARY: Final = (PlaceTile, KeepInReserve, EndTurn)


@attrs.define(eq=False)
class Layout:
    """A node of the beam search: placements and their result.

    ``value`` does not include the value of the hand. ``table`` is built from ``before`` and ``changes`` on
    first access, because most layouts never need it.
    """

    actions: tuple[Action, ...]
    before: GameState
    value: float
    paid: bool = False  # whether any of the placements cost a card
    seat: Seat = 0
    changes: Mapping[str, object] | None = None

    @property
    def table(self) -> GameState:
        if self.changes is not None:
            self.before = with_player(self.before, self.seat, **self.changes)
            self.changes = None
        return self.before

    def more(self, action: Action, value: float, changes: Mapping[str, object]) -> Layout:
        return Layout((*self.actions, action), self.table, value, self.paid, self.seat, changes)


def grown(city: City, book: Rulebook, name: str) -> tuple[tuple[Cell, City], ...]:
    rules, tile = book.placement, book.tiles[name]

    def find() -> tuple[tuple[Cell, City], ...]:
        return tuple((cell, placed(book, city, name, cell)) for cell in rules.legal_cells(city, tile))

    return city.remember(GROWN, find, rules, tile)


def cheapest(evaluator: Evaluator, table: GameState, actions: Iterable[Action]) -> Iterator[Action]:
    """Yield the actions, except those that pay with a more valuable ``card`` than necessary."""
    offered = list(actions)
    cards = {card for action in offered if (card := getattr(action, "card", None)) is not None}
    if len(cards) > 1:
        hand, prices = table.players[evaluator.seat].hand, evaluator.money.market_prices(table)
        best = max(sorted(cards), key=lambda card: evaluator.money.value(without(hand, (card,)), prices))
        offered = [action for action in offered if getattr(action, "card", best) == best]
    yield from offered


@remembered_by_book(64)
def other_rules(book: Rulebook, decision: type[Step]) -> tuple[ActionRule, ...]:
    return tuple(rule for rule in book.actions[decision] if rule.type not in ORDINARY and not rule.free)


@remembered_by_book(64)
def costs_cards(book: Rulebook, decision: type[Step]) -> bool:
    """Return whether some ways to place a tile cost a card. If so, layouts depend on the hand."""
    return any("card" in attrs.fields_dict(rule.type) for rule in other_rules(book, decision))


def layouts(
    evaluator: Evaluator, table: GameState, width: int, squares: int, kept: int | None = None
) -> tuple[Layout, ...]:
    """Find the best ways to place all bought tiles by beam search, and return them best first.

    Each step places one more tile of each layout. For every tile that is left, it considers the `squares`
    best squares, the reserve and other ways to place this tile. Each step keeps the `width` best layouts, and
    the last step keeps at most `kept` of them.
    """
    table, freed = with_free_actions(evaluator.book, table, evaluator.seat)
    beam = [Layout(freed, table, evaluator.layout(table), seat=evaluator.seat)]
    for left in range(len(table.players[evaluator.seat].purchases), 0, -1):
        found = [
            more
            for layout in beam
            for name in sorted(layout.table.players[evaluator.seat].purchases)
            for more in _one_placed(evaluator, layout, name, squares)
        ]
        found.sort(key=_rank(evaluator, found), reverse=True)
        beam = _without_transpositions(
            evaluator, found, width if left > 1 or kept is None else min(width, kept)
        )
    return tuple(beam)


def _rank(evaluator: Evaluator, layouts: list[Layout]) -> Callable[[Layout], float]:
    if not any(layout.paid for layout in layouts):
        return attrgetter("value")
    return lambda layout: layout.value + evaluator.money.cash(layout.table if layout.paid else layout.before)


def _without_transpositions(evaluator: Evaluator, ranked: list[Layout], width: int) -> list[Layout]:
    seen = set()
    found: list[Layout] = []
    for layout in ranked:
        if len(found) == width:
            break
        player = layout.table.players[evaluator.seat]
        holdings = evaluator.holdings.number(layout.table)
        look = player.purchases, player.reserve, player.hand, player.city.look, holdings
        if look not in seen:
            seen.add(look)
            found.append(layout)
    return found


def _one_placed(evaluator: Evaluator, layout: Layout, name: str, squares: int) -> list[Layout]:
    by_own_rules = _placed_and_freed if free_rules(evaluator.book, type(layout.table.agenda[-1])) else _placed
    found = by_own_rules(evaluator, layout, name, squares)
    other = _placed_otherwise(evaluator, layout, name)
    return found + sorted(other, key=attrgetter("value"), reverse=True)[:squares]


def _placed(evaluator: Evaluator, layout: Layout, name: str, squares: int) -> list[Layout]:
    table = layout.table
    player = table.players[evaluator.seat]
    waiting = without(player.purchases, (name,))
    cities = grown(player.city, evaluator.book, name)
    values = [(evaluator.layout_with(table, city, player.reserve), cell, city) for cell, city in cities]
    values.sort(key=itemgetter(0), reverse=True)
    found = [
        layout.more(PlaceTile(name, cell), value, {"city": city, "purchases": waiting})
        for value, cell, city in values[:squares]
    ]
    reserve = kept_back(player.reserve, name)
    value = evaluator.layout_with(table, player.city, reserve)
    return [*found, layout.more(KeepInReserve(name), value, {"reserve": reserve, "purchases": waiting})]


def _placed_and_freed(evaluator: Evaluator, layout: Layout, name: str, squares: int) -> list[Layout]:
    table, seat = layout.table, evaluator.seat
    player = table.players[seat]
    waiting = without(player.purchases, (name,))
    found = []
    for cell, city in grown(player.city, evaluator.book, name):
        new = with_player(table, seat, city=city, purchases=waiting)
        found.append(_after(evaluator, layout, PlaceTile(name, cell), new))
    found.sort(key=attrgetter("value"), reverse=True)
    reserve = kept_back(player.reserve, name)
    new = with_player(table, seat, reserve=reserve, purchases=waiting)
    return [*found[:squares], _after(evaluator, layout, KeepInReserve(name), new)]


def _after(evaluator: Evaluator, layout: Layout, action: Action, table: GameState) -> Layout:
    table, freed = with_free_actions(evaluator.book, table, evaluator.seat)
    paid = layout.paid or len(table.players[evaluator.seat].hand) < len(
        layout.table.players[evaluator.seat].hand
    )
    return Layout((*layout.actions, action, *freed), table, evaluator.layout(table), paid, evaluator.seat)


def _placed_otherwise(evaluator: Evaluator, layout: Layout, name: str) -> list[Layout]:
    rules = other_rules(evaluator.book, type(layout.table.agenda[-1]))
    if not rules:
        return []
    asking = with_player(layout.table, evaluator.seat, purchases=(name,))
    found = []
    for rule in rules:
        for action in cheapest(evaluator, asking, rule.offer(evaluator.book, asking, evaluator.seat)):
            after = apply(evaluator.book, layout.table, action).after
            found.append(_after(evaluator, layout, action, after))
    return found
