"""How long it takes to say where everything lies, and to move it by the events of an action."""

from __future__ import annotations

import statistics
import time
from random import Random

from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, start
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.model.rules.table.arrangement import arrangement, fold, rekey

from .policy import draw_listed, table

SEATS = 6


def bench_tables() -> None:
    """A game of six with all modules, seen by one of them."""
    book, rng = table(SEATS, 3, tuple(module.id for module in CHOOSABLE)), Random(3)
    state = start(book).after
    old = arrangement(book, observe(book, state, 0))
    laid, folded, matched, pieces = [], [], [], []
    while state.decision is not None:
        move = play(book, state, draw_listed(legal_actions(book, state), rng))
        state, seen = move.after, observe(book, move.after, 0)
        begin = time.perf_counter()
        new = arrangement(book, seen)
        laid.append(time.perf_counter() - begin)
        begin = time.perf_counter()
        told = fold(book, 0, old, move.events)
        folded.append(time.perf_counter() - begin)
        begin = time.perf_counter()
        rekey(old, new)
        matched.append(time.perf_counter() - begin)
        old = told[-1].after if told else old
        pieces.append(len(old.pieces))
    for name, samples, goal in (
        ("arrangement", laid, "   (goal 0.25)"),
        ("fold of an action", folded, "   (goal 0.05)"),
        ("rekey", matched, ""),
    ):
        slow = sorted(samples)[int(0.95 * len(samples))]
        print(
            f"{name:18}six seats, all modules {1000 * statistics.median(samples):7.3f} ms, "
            f"slowest twentieth from {1000 * slow:6.3f}{goal}, {max(pieces)} pieces at most"
        )


if __name__ == "__main__":
    bench_tables()
