"""Time to list the plans of a turn, which all computer players do first."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from alhambra_desktop.model.players.evaluation.evaluator import Evaluator
from alhambra_desktop.model.players.plan_generator import plans
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import apply, start
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE

from .policy import table
from .rows import Row, median, p95, show

EVERYTHING = tuple(module.id for module in CHOOSABLE)


def rows() -> Iterator[Row]:
    for name, seats, game, modules in (
        ("base, 2 seats", 2, "alhambra", ()),
        ("all modules, 3 seats", 3, "alhambra", EVERYTHING),
        ("Granada, 2 seats", 2, "granada", ()),
        ("both games, 2 seats", 2, "alhambra+granada", ()),
    ):
        book, rng = table(seats, 5, modules, game), Random(5)
        state = start(book).after
        seconds, judged = [], []
        while (decision := state.decision) is not None:
            evaluator = Evaluator(
                book, determinize(book, observe(book, state, decision.seat), rng), decision.seat
            )
            begin = time.process_time()
            found = plans(evaluator)
            seconds.append(time.process_time() - begin)
            judged.append(evaluator.judged)
            for action in found[0].actions:
                state = apply(book, state, action).after
        yield median(f"plans of a turn, {name}", seconds, "ms")
        yield p95(f"plans of a turn, {name}", seconds, "ms", 45)
        yield Row(f"layouts judged, {name}, most", max(judged), "layouts")


if __name__ == "__main__":
    show(rows())
