"""Placements: the best ways to lay down what was bought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import attrgetter, itemgetter
from typing import Final

import attrs

from ..core.action import Action, EndTurn, KeepInReserve, Place
from ..core.city import City
from ..core.play import apply
from ..core.rulebook import ActionRule, Rulebook
from ..core.state import GameState
from ..core.values import Cell, without
from .evaluation import Judge, with_player

ORDINARY: Final = (Place, KeepInReserve, EndTurn)


@attrs.frozen
class Layout:
    """Placements, the table after them, its worth but for the hand, and whether the hand paid for some."""

    actions: tuple[Action, ...]
    table: GameState
    value: float
    paid: bool = False


def grown(city: City, book: Rulebook, name: str) -> tuple[tuple[Cell, City], ...]:
    """Every city that a tile may make of another, by its square; remembered."""
    tile = book.tiles[name]
    found: tuple[tuple[Cell, City], ...] = city.remember(
        ("grown", name),
        lambda: tuple(
            (cell, book.code.placed(city, tile, cell)) for cell in book.code.legal_cells(city, tile)
        ),
    )
    return found


def cheapest(judge: Judge, table: GameState, actions: Iterable[Action]) -> Iterator[Action]:
    """The actions without those that cost a better ``card`` than they must."""
    offered = list(actions)
    cards = {card for action in offered if (card := getattr(action, "card", None)) is not None}
    if len(cards) > 1:
        hand, asked = table.players[judge.seat].hand, judge.asked(table)
        best = max(sorted(cards), key=lambda card: judge.money(without(hand, (card,)), asked))
        offered = [action for action in offered if getattr(action, "card", best) == best]
    yield from offered


def other_rules(judge: Judge, table: GameState) -> tuple[ActionRule, ...]:
    """What modules add to the ways to lay down a tile."""
    rules = judge.book.actions[type(table.agenda[-1])]
    return tuple(rule for rule in rules if rule.type not in ORDINARY and not rule.free)


def costs_cards(judge: Judge, table: GameState) -> bool:
    """True where there are ways to lay down a tile that cost a card: then the hand matters for placing."""
    return any("card" in attrs.fields_dict(rule.type) for rule in other_rules(judge, table))


def layouts(judge: Judge, table: GameState, width: int, squares: int) -> tuple[Layout, ...]:
    """The best ways found to place all that waits, the best first (a beam search of some width)."""
    table, freed = judge.freely(table)
    beam = [Layout(freed, table, judge.layout(table))]
    for _ in table.players[judge.seat].purchases:
        found = [
            more
            for layout in beam
            for name in sorted(layout.table.players[judge.seat].purchases)
            for more in _one_placed(judge, layout, name, squares)
        ]
        beam = _unlike(judge, sorted(found, key=lambda layout: -_rank(judge, layout)), width)
    return tuple(beam)


def _rank(judge: Judge, layout: Layout) -> float:
    return layout.value + judge.cash(layout.table) if layout.paid else layout.value


def _unlike(judge: Judge, ranked: list[Layout], width: int) -> list[Layout]:
    """The first layouts that look different: the order in which tiles were laid does not matter."""
    seen = set()
    found: list[Layout] = []
    for layout in ranked:
        if len(found) == width:
            break
        player = layout.table.players[judge.seat]
        holdings = judge.holdings(layout.table)
        look = player.purchases, player.reserve, player.hand, player.city.look, holdings
        if look not in seen:
            seen.add(look)
            found.append(layout)
    return found


def _one_placed(judge: Judge, layout: Layout, name: str, squares: int) -> list[Layout]:
    table, seat = layout.table, judge.seat
    player = table.players[seat]
    waiting = without(player.purchases, (name,))
    found = _on_squares(judge, layout, name, waiting, squares)
    reserve = tuple(sorted((*player.reserve, name)))
    new = with_player(table, seat, reserve=reserve, purchases=waiting)
    found.append(_after(judge, layout, KeepInReserve(name), new))
    other = _placed_otherwise(judge, layout, name)
    return found + sorted(other, key=attrgetter("value"), reverse=True)[:squares]


def _on_squares(
    judge: Judge, layout: Layout, name: str, waiting: tuple[str, ...], squares: int
) -> list[Layout]:
    """The best squares for a tile, the best first."""
    table, seat = layout.table, judge.seat
    player = table.players[seat]
    cities = grown(player.city, judge.book, name)
    if judge.free_rules(table):
        placed = [
            _after(judge, layout, Place(name, cell), with_player(table, seat, city=city, purchases=waiting))
            for cell, city in cities
        ]
        return sorted(placed, key=attrgetter("value"), reverse=True)[:squares]
    # what comes of it is only made for the best, as nothing happens by itself on the others
    values = [(judge.layout_with(table, city), cell, city) for cell, city in cities]
    values.sort(key=itemgetter(0), reverse=True)
    return [
        Layout(
            (*layout.actions, Place(name, cell)),
            with_player(table, seat, city=city, purchases=waiting),
            value,
            layout.paid,
        )
        for value, cell, city in values[:squares]
    ]


def _after(judge: Judge, layout: Layout, action: Action, table: GameState) -> Layout:
    """The layout after one more action, and after what that makes possible free of charge."""
    table, freed = judge.freely(table)
    paid = layout.paid or len(table.players[judge.seat].hand) < len(layout.table.players[judge.seat].hand)
    return Layout((*layout.actions, action, *freed), table, judge.layout(table), paid)


def _placed_otherwise(judge: Judge, layout: Layout, name: str) -> list[Layout]:
    """What the ways of modules make of one tile."""
    rules = other_rules(judge, layout.table)
    if not rules:
        return []
    asking = with_player(layout.table, judge.seat, purchases=(name,))
    found = []
    for rule in rules:
        for action in cheapest(judge, asking, rule.offer(judge.book, asking, judge.seat)):
            after = apply(judge.book, layout.table, action).after
            found.append(_after(judge, layout, action, after))
    return found
