"""The number of processes does not change a decision, for every level and style."""

from __future__ import annotations

import json
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import Any

import attrs
import pytest

from alhambra_desktop.model.players.endgame import near
from alhambra_desktop.model.players.plan import Plan
from alhambra_desktop.model.players.players import ranker_of
from alhambra_desktop.model.players.process.client import WorkerClient, run_simulation_worker
from alhambra_desktop.model.players.process.protocol import question, why_question
from alhambra_desktop.model.players.process.simulation_worker import SimulationWorkerClient, assignment
from alhambra_desktop.model.players.process.worker import RequestHandler
from alhambra_desktop.model.players.simulation import Results, Simulator
from alhambra_desktop.model.players.skill.levels import LEVELS, STYLES, level
from alhambra_desktop.model.rules.codec import Codec
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions
from tests.sweeps import swept
from tests.unit.opponents.tables import after_turns, book_for

STYLED_IDS = [
    attrs.evolve(one, style=style).styled_id
    for one in LEVELS
    for style in (STYLES if one.styled else (None,))
]
WORLDS = 8
"""Number of simulated worlds: four stages with one world for each of two processes."""
TIMEOUT = 60.0


class CountingClient(SimulationWorkerClient):
    """Client of a simulation worker that counts the worlds it returns."""

    worlds = 0

    def finish(self) -> Results:
        found = super().finish()
        self.worlds += len(found)
        return found


@pytest.fixture(scope="module")
def second() -> Iterator[CountingClient]:
    """Client of a running simulation worker."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=run_simulation_worker, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    assert ours.poll(TIMEOUT)
    yield CountingClient(ours)
    ours.close()
    process.join()


@pytest.fixture(scope="module")
def seen() -> Any:
    book = book_for(2, 11, modules=("camps", "bonus_cards"))
    state = after_turns(book, 17)
    return json.loads(json.dumps(Codec(book).dump(observe(book, state, state.decision.seat))))


@pytest.mark.sweep
@pytest.mark.parametrize(
    "styled_id", swept(STYLED_IDS, lambda styled_id: not styled_id.startswith("grandmaster"))
)
def test_a_second_process_does_not_change_decisions_or_reasons(
    seen, second: CountingClient, styled_id: str
) -> None:
    alone, helped = RequestHandler(), RequestHandler(second)
    asked = question(seen, styled_id, simulations=WORLDS)
    before = second.worlds
    turn = alone.answer(asked)
    assert "actions" in turn, turn
    assert helped.answer(asked) == turn
    assert second.worlds - before == (WORLDS // 2 if level(styled_id).simulations else 0)
    # reasons compare the results of other plans
    why = {**why_question(seen, styled_id, turn["actions"]), "simulations": WORLDS}
    assert helped.answer(why) == alone.answer(why)


def test_a_second_process_gives_the_same_answer_near_the_end(second: CountingClient) -> None:
    book = book_for(3, 5)
    state = next(state for turns in range(40, 200) if near(state := after_turns(book, turns)))
    seen = json.loads(json.dumps(Codec(book).dump(observe(book, state, state.decision.seat))))
    asked = question(seen, "master", simulations=WORLDS)
    before = second.worlds
    assert RequestHandler(second).answer(asked) == RequestHandler().answer(asked)
    assert second.worlds > before


def test_the_second_process_skips_worlds_that_take_too_long(second: CountingClient) -> None:
    book = book_for(2, 11)
    state, player = after_turns(book, 17), level("master")
    plans = [Plan((action,), 0.0) for action in legal_actions(book, state)[:2]]
    simulator = Simulator.of(book, state, state.decision.seat, ranker_of(player, book), plans, seed=1)

    def worlds(slowest: float) -> int:
        second.assign(assignment(simulator, player, Codec(book)))
        second.begin([0, 1], range(2), TIMEOUT, slowest)
        return len(second.finish())

    assert (worlds(slowest=0.0), worlds(slowest=TIMEOUT)) == (2, 0)


@pytest.mark.parametrize("cores", swept([1, 2, 3], lambda cores: cores < 3))
def test_the_number_of_cores_does_not_change_a_decision(seen, cores: int) -> None:
    client = WorkerClient(cores)
    asked = question(seen, "master:mason", simulations=WORLDS)
    client.ask(asked)
    found: list[dict[str, Any]] = []
    while not found:
        assert client.connection is not None
        assert wait([client.connection], timeout=TIMEOUT)
        found = client.poll()
    client.close()
    assert found[0]["actions"] == json.loads(json.dumps(RequestHandler().answer(asked)))["actions"]
