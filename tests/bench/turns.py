"""Thinking time of the two strongest levels, as a player waits for them.

Each level chooses turns at moments spread over a game. It runs in the computer players' process, and in a
second process if there is a second core. The time is from the question to the answer. Measure on an idle
machine.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from multiprocessing.connection import wait
from random import Random
from typing import Any, Final

from alhambra_desktop.model.players.players import choose
from alhambra_desktop.model.players.process.client import WorkerClient
from alhambra_desktop.model.players.process.protocol import question
from alhambra_desktop.model.players.process_setup import calculate_in_one_thread
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import apply, start
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE

from .policy import table
from .rows import Row, longest, median, p95, show

MOMENTS: Final = 24
GOALS: Final = {"master": 0.5, "grandmaster": 1.5}
"""Maximum seconds for 95 of 100 turns, on two cores."""

EVERYTHING: Final = tuple(module.id for module in CHOOSABLE)
TABLES: Final[tuple[tuple[str, int, tuple[str, ...]], ...]] = (
    ("two seats", 2, ()),
    ("four seats", 4, ()),
    ("two, all modules", 2, EVERYTHING),
    ("six, all modules", 6, EVERYTHING),
)


def moments(seats: int, modules: tuple[str, ...]) -> list[Any]:
    """Return serialized observations of the deciding seats, at moments spread over a game of builders."""
    book = table(seats, 3, modules)
    codec, builder, rng = codec_for(book), level("builder"), Random(3)
    state, found = start(book).after, []
    while (decision := state.decision) is not None:
        if isinstance(decision, ChooseAction):
            found.append(codec.dump(observe(book, state, decision.seat, remembering=True)))
        for action in choose(book, observe(book, state, decision.seat), builder, rng):
            move = apply(book, state, action)
            state = move.after
            if move.reveals_hidden:
                break
    return [found[i * len(found) // MOMENTS] for i in range(MOMENTS)]


def answered(client: WorkerClient, seen: Any, name: str) -> float:
    """Return the seconds from a question to its answer."""
    begun = time.perf_counter()
    client.ask(question(seen, name, level(name).seconds))
    while not (answers := client.poll()):
        assert client.connection is not None
        wait([client.connection], 10)
    assert "error" not in answers[0], answers[0]
    return time.perf_counter() - begun


def rows() -> Iterator[Row]:
    """Ask both levels at each table."""
    # worker processes load this file first, which imports NumPy; the program's main file does not
    calculate_in_one_thread()
    client = WorkerClient()
    try:
        for where, seats, modules in TABLES:
            asked = moments(seats, modules)
            for name, goal in GOALS.items():
                answered(client, asked[0], name)  # the first question loads modules
                took = [answered(client, seen, name) for seen in asked]
                yield median(f"a {name}'s turn, {where}", took, "s")
                yield p95(f"a {name}'s turn, {where}", took, "s", goal)
                yield longest(f"a {name}'s turn, {where}", took, "s")
    finally:
        client.kill()


if __name__ == "__main__":
    show(rows())
