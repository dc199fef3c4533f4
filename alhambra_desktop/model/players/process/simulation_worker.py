"""Second child process. It simulates plans for the first child process (`worker.py`) in every second world.

The first child process sends JSON over a pipe: once in a turn the plans, then a numbered request for each
stage of the simulation (see `simulation.py`).
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final

from ...rules.core.engine.state import Observation
from ..plan import Plan
from ..players import ranker_of
from ..process_setup import lower_priority
from ..simulation import Results, Simulator, simulate
from ..skill.levels import Level, level
from .protocol import codec_of

if TYPE_CHECKING:
    from ...rules.codec import Codec

GRACE: Final = 0.5
"""Seconds to wait for the results of a stage after its time limit."""

READY: Final = b'{"ready": true}'

UNHURRIED: Final = 60.0
"""Seconds to wait for the results of a stage that has no time limit."""


class SimulationWorkerClient:
    """A `ParallelSimulator` in another process; if that process is not alive, there are no results."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe: Connection | None = pipe
        self._ready = False
        self._stage = 0
        self._timeout = 0.0

    def assign(self, task: dict[str, Any]) -> None:
        self._ready = self._ready or self._loaded()
        self._send({"assigned": task})

    def _loaded(self) -> bool:
        try:
            return self._pipe is not None and self._pipe.poll() and self._pipe.recv_bytes() == READY
        except (EOFError, OSError):
            self._pipe = None
            return False

    def begin(
        self, alive: Sequence[int], worlds: Sequence[int], seconds: float | None, slowest: float
    ) -> None:
        """Start simulating the remaining plans in `worlds`, whose numbers must increase in steps of 2."""
        self._stage += 1
        self._timeout = UNHURRIED if seconds is None else max(0.0, seconds) + GRACE
        request = {"stage": self._stage, "alive": list(alive), "seconds": seconds, "slowest": slowest}
        self._send({**request, "first": worlds[0] if worlds else 0, "count": len(worlds)})

    def finish(self) -> Results:
        try:
            while self._ready and self._pipe is not None and self._pipe.poll(self._timeout):
                answer = json.loads(self._pipe.recv_bytes())
                if answer["stage"] == self._stage:
                    return {int(world): results for world, results in answer["results"].items()}
        except (EOFError, OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
            pass
        if self._ready:
            self._pipe = None
        return {}

    def _send(self, message: dict[str, Any]) -> None:
        if self._ready and self._pipe is not None:
            try:
                self._pipe.send_bytes(json.dumps(message).encode())
            except OSError:
                self._pipe = None


def assignment(simulator: Simulator, player: Level, codec: Codec) -> dict[str, Any]:
    """Return the settings and plans of a simulation as JSON values.

    Each plan is reduced to its action in ``Simulator.last`` and the observation before this action.
    """
    return {
        "level": player.styled_id,
        "seed": simulator.seed,
        "rounds": simulator.rounds,
        "chances": list(simulator.chances),
        "seen": [codec.dump(seen) for seen in simulator.seen],
        "last": [codec.dump_action(action) for action in simulator.last],
    }


def serve_simulations(pipe: Connection) -> None:
    lower_priority()
    simulator: Simulator | None = None
    try:
        pipe.send_bytes(READY)
        while True:
            message = json.loads(pipe.recv_bytes())
            if "assigned" in message:
                simulator = _simulator(message["assigned"])
            elif simulator is not None:
                pipe.send_bytes(json.dumps(_stage(simulator, message, time.perf_counter)).encode())
    except (EOFError, OSError):
        return


def _simulator(request: dict[str, Any]) -> Simulator:
    book, codec = codec_of(request["seen"][0]["setup"])
    seen = [codec.load(Observation, plain) for plain in request["seen"]]
    last = [codec.load_action(action) for action in request["last"]]
    plans = [Plan((action,), 0.0) for action in last]
    ranker = ranker_of(level(request["level"]), book)
    rounds, chances = request["rounds"], request["chances"]
    return Simulator(book, seen[0].seat, ranker, plans, seen, last, request["seed"], rounds, chances=chances)


def _stage(simulator: Simulator, request: dict[str, Any], clock: Callable[[], float]) -> dict[str, Any]:
    worlds = range(request["first"], request["first"] + 2 * request["count"], 2)
    simulator.slowest = max(simulator.slowest, request["slowest"])
    return {
        "stage": request["stage"],
        "results": simulate(simulator, request["alive"], worlds, request["seconds"], clock),
    }
