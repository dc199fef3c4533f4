"""Placements: the best ways to lay down what was bought."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import attrs

from ..core.action import Action, EndTurn, KeepInReserve, Place
from ..core.city import City
from ..core.play import apply
from ..core.rulebook import Rulebook
from ..core.state import GameState
from ..core.step import PlacePurchases
from ..core.values import Cell, Seat
from .evaluation import Counts, Judge, shifted

ORDINARY: Final = (Place, KeepInReserve, EndTurn)


@attrs.frozen
class Layout:
    """An Alhambra and a reserve after some placements, and what they are worth together."""

    actions: tuple[Action, ...]
    city: City
    reserve: tuple[str, ...]
    counts: Counts
    waiting: tuple[str, ...]
    value: float = 0.0


@attrs.frozen
class Gift:
    """Another way to get rid of a bought tile, and the counts by which it changes majorities."""

    action: Action
    changes: tuple[tuple[int, int, int], ...]


def grown(city: City, book: Rulebook, name: str) -> tuple[tuple[Cell, City], ...]:
    """Every Alhambra that a tile may make of another, by its square; remembered."""
    tile = book.tiles[name]
    found: tuple[tuple[Cell, City], ...] = city.remember(
        ("grown", name),
        lambda: tuple((cell, city.place(cell, tile)) for cell in book.code.legal_cells(city, tile)),
    )
    return found


def gifts(judge: Judge, state: GameState, seat: Seat, bought: tuple[str, ...]) -> Mapping[str, Gift]:
    """For each tile the first action of another kind that takes it off one's hands."""
    book = judge.book
    rules = [rule for rule in book.actions[PlacePurchases] if rule.type not in ORDINARY]
    if not rules or not bought:
        return {}
    player = state.players[seat].changed(purchases=bought)
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    asking = state.changed(players=players, agenda=(*state.agenda[:-1], PlacePurchases(seat)))
    found: dict[str, Gift] = {}
    for rule in rules:
        for action in rule.offer(book, asking, seat):
            name = getattr(action, "tile", None)
            if name in bought and name not in found:
                found[name] = Gift(action, _changes(book, asking, apply(book, asking, action).after))
    return found


def _changes(book: Rulebook, before: GameState, after: GameState) -> tuple[tuple[int, int, int], ...]:
    changes = []
    for place, type_id in enumerate(book.types):
        for i, owner in enumerate(book.owners()):
            more = book.count(after, owner, type_id) - book.count(before, owner, type_id)
            if more:
                changes.append((place, i, more))
    return tuple(changes)


def layouts(
    judge: Judge, start: Layout, others: Mapping[str, Gift], width: int, squares: int
) -> tuple[Layout, ...]:
    """The best ways found to place all that waits, the best first (a beam search of some width)."""
    beam = [_valued(judge, start)]
    for _ in start.waiting:
        found: dict[object, Layout] = {}
        for layout in beam:
            for name in layout.waiting:
                for more in _one_placed(judge, layout, name, others, squares):
                    key = (more.waiting, more.reserve, more.counts, frozenset(more.city.tiles.items()))
                    found.setdefault(key, more)
        beam = sorted(found.values(), key=lambda layout: -layout.value)[:width]
    return tuple(beam)


def _one_placed(
    judge: Judge, layout: Layout, name: str, others: Mapping[str, Gift], squares: int
) -> list[Layout]:
    waiting = tuple(other for other in layout.waiting if other != name)
    counts = judge.more(layout.counts, name, 1)
    choices = sorted(
        ((judge.city(city), cell, city) for cell, city in grown(layout.city, judge.book, name)),
        key=lambda choice: (-choice[0], choice[1]),
    )
    found = [
        Layout((*layout.actions, Place(name, cell)), city, layout.reserve, counts, waiting)
        for _, cell, city in choices[:squares]
    ]
    reserve = tuple(sorted((*layout.reserve, name)))
    kept = (*layout.actions, KeepInReserve(name))
    found.append(Layout(kept, layout.city, reserve, layout.counts, waiting))
    gift = others.get(name)
    if gift is not None:
        counts = layout.counts
        for place, owner, more in gift.changes:
            counts = shifted(counts, place, owner, more)
        actions = (*layout.actions, gift.action)
        found.append(Layout(actions, layout.city, layout.reserve, counts, waiting))
    return [_valued(judge, one) for one in found]


def _valued(judge: Judge, layout: Layout) -> Layout:
    return attrs.evolve(layout, value=judge.layout(layout.city, layout.counts, layout.reserve))
