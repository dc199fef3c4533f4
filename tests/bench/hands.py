"""Time to find the options of a hand, and to project promises."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random

from alhambra_desktop.model.rules.core.engine.action import Action, KeepInReserve, PlaceTile
from alhambra_desktop.model.rules.core.engine.play import apply, legal_actions, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.places.places import Tray
from alhambra_desktop.model.rules.core.values import Currency, replaced
from alhambra_desktop.model.rules.modules.bureaux.rules import PAIRS
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.model.rules.table.moves import Lift
from alhambra_desktop.model.rules.table.reach import reach
from alhambra_desktop.model.rules.table.turn_facts import TurnFacts, project

from .policy import draw_listed, table
from .rows import Row, longest, median, show, spent

REPEATS = 3

RICH = tuple(f"{currency}-{value}" for currency in Currency for value in range(1, 7)) + tuple(PAIRS)[:2]
"""A hand of 24 different money cards and two bureaux."""


def lifts(book: Rulebook, state: GameState, seat: int, promises: tuple[Action, ...]) -> list[Lift]:
    """Return the lift of a tile for sale and the lift of a bought tile, each only if there is one."""
    bought = list(TurnFacts(book, state, promises, seat).promisable.lifts)[:1]
    for_sale = [
        lift
        for lift, drops in TurnFacts(book, state, (), seat).moves.lifts.items()
        if any(drop.place == Tray(seat) for drop in drops)
    ]
    return for_sale[-1:] + bought


def thrice(what: Callable[[], object]) -> list[float]:
    return [spent(what, time.process_time) for _ in range(REPEATS)]


def rows() -> Iterator[Row]:
    """Measure what is computed once for each state, and again when a tile is put down."""
    book, rng = table(3, 5, tuple(module.id for module in CHOOSABLE)), Random(5)
    state = start(book).after
    found, rich_found, ahead, reached, lifted = [], [], [], [], []
    while (decision := state.decision) is not None:
        found += thrice(lambda state=state, seat=decision.seat: TurnFacts(book, state, (), seat).moves)
        if isinstance(decision, ChooseAction):
            tiles = tuple(tile for stock in state.stocks for tile in stock.bag[-2:])
            player = state.players[decision.seat].changed(purchases=tiles, hand=tuple(sorted(RICH)))
            rich = state.changed(players=replaced(state.players, decision.seat, player))
            in_hand = thrice(lambda rich=rich, seat=decision.seat: TurnFacts(book, rich, (), seat).moves)
            rich_found.append(min(in_hand))
            kept = tuple(KeepInReserve(tile) for tile in tiles[:1])
            cells = book.placement.legal_cells(player.city, book.tiles[tiles[-1]]) if tiles else ()
            kept += tuple(PlaceTile(tiles[-1], cell) for cell in cells[:1])
            ahead += thrice(lambda rich=rich, kept=kept: project(book, rich, kept))
            for lift in lifts(book, rich, decision.seat, kept):
                reached += thrice(
                    lambda rich=rich, seat=decision.seat, kept=kept, lift=lift: reach(
                        TurnFacts(book, rich, kept, seat), lift
                    )
                )
            lifted += thrice(
                lambda rich=rich, seat=decision.seat, kept=kept: TurnFacts(book, rich, kept, seat).liftable
            )
        state = apply(book, state, draw_listed(legal_actions(book, state), rng)).after
    yield median("moves by hand, all modules", found, "µs")
    yield longest("moves by hand, 26 cards", rich_found, "ms", 8)
    yield median("project two placed tiles", ahead, "µs")
    yield median("squares for a lifted tile, 26 cards", reached, "µs", 4000)
    yield longest("squares for a lifted tile, 26 cards", reached, "ms")
    yield median("everything that lifts, 26 cards", lifted, "µs")


if __name__ == "__main__":
    show(rows())
