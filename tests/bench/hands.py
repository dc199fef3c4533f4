"""How long it takes to say what hands may do, and to play ahead what was put down."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
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

TIMES = 3


def timed(what: Callable[[], object]) -> list[float]:
    """Seconds of this process for each of some calls."""
    out = []
    for _ in range(TIMES):
        begin = time.process_time()
        what()
        out.append(time.process_time() - begin)
    return out


RICH = tuple(f"{currency}-{value}" for currency in Currency for value in range(1, 7)) + tuple(PAIRS)[:2]
"""A hand of 24 different money cards and two bureaux."""


def lifts(book: Rulebook, state: GameState, seat: int, promises: tuple[Action, ...]) -> list[Lift]:
    """Something for sale, and something that was bought, if there is."""
    bought = list(TurnFacts(book, state, promises, seat).promisable.lifts)[:1]
    for_sale = [
        lift
        for lift, drops in TurnFacts(book, state, (), seat).moves.lifts.items()
        if any(drop.place == Tray(seat) for drop in drops)
    ]
    return for_sale[-1:] + bought


def bench_hands() -> None:
    """What is worked out once a state for the hand, and again when a tile is put down."""
    book, rng = table(3, 5, tuple(module.id for module in CHOOSABLE)), Random(5)
    state = start(book).after
    spent, ahead, reached, lifted, worst = [], [], [], [], 0.0
    while (decision := state.decision) is not None:
        spent += timed(lambda state=state, seat=decision.seat: TurnFacts(book, state, (), seat).moves)
        if isinstance(decision, ChooseAction):
            tiles = tuple(tile for stock in state.stocks for tile in stock.bag[-2:])
            player = state.players[decision.seat].changed(purchases=tiles, hand=tuple(sorted(RICH)))
            rich = state.changed(players=replaced(state.players, decision.seat, player))
            rich_hand = timed(lambda rich=rich, seat=decision.seat: TurnFacts(book, rich, (), seat).moves)
            worst = max(worst, min(rich_hand))
            kept = tuple(KeepInReserve(tile) for tile in tiles[:1])
            cells = book.placement.legal_cells(player.city, book.tiles[tiles[-1]]) if tiles else ()
            kept += tuple(PlaceTile(tiles[-1], cell) for cell in cells[:1])
            ahead += timed(lambda rich=rich, kept=kept: project(book, rich, kept))
            for lift in lifts(book, rich, decision.seat, kept):
                reached += timed(
                    lambda rich=rich, seat=decision.seat, kept=kept, lift=lift: reach(
                        TurnFacts(book, rich, kept, seat), lift
                    )
                )
            lifted += timed(
                lambda rich=rich, seat=decision.seat, kept=kept: TurnFacts(book, rich, kept, seat).liftable
            )
        state = apply(book, state, draw_listed(legal_actions(book, state), rng)).after
    note = f"with 26 cards in hand at most {worst * 1e3:.1f} ms"
    print(f"moves by hand, all modules           {statistics.median(spent) * 1e6:8.2f} us   ({note}, goal 8)")
    print(f"two tiles put down, projected        {statistics.median(ahead) * 1e6:8.2f} us")
    median, most = statistics.median(reached) * 1e6, max(reached) * 1e3
    every = statistics.median(lifted) * 1e6
    note = f"26 cards, goal 4000; at most {most:.1f} ms; all that lifts {every:.0f} us"
    print(f"where something lifted may go        {median:8.2f} us   ({note})")
