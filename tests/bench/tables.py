"""Time to arrange the pieces of a table, and to move them by the events of an action."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, start
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.model.rules.table.arrangement import arrangement, fold, rekey

from .policy import draw_listed, table
from .rows import Row, median, p95, show

SEATS = 6


def rows() -> Iterator[Row]:
    """Measure a game of six with all modules, as one player sees it."""
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
        steps = fold(book, 0, old, move.events)
        folded.append(time.perf_counter() - begin)
        begin = time.perf_counter()
        rekey(old, new)
        matched.append(time.perf_counter() - begin)
        old = steps[-1].after if steps else old
        pieces.append(len(old.pieces))
    yield median("arrangement, six seats, all modules", laid, "ms", 0.25)
    yield p95("arrangement, six seats, all modules", laid, "ms")
    yield median("fold of an action", folded, "ms", 0.05)
    yield p95("fold of an action", folded, "ms")
    yield median("rekey", matched, "ms")
    yield p95("rekey", matched, "ms")
    yield Row("pieces on the table, most", max(pieces), "pieces")


if __name__ == "__main__":
    show(rows())
