"""Child process that answers JSON requests about computer players until its pipe closes."""

from __future__ import annotations

import json
import time
import traceback
from multiprocessing.connection import Connection
from random import Random

from ...rules.codec import Codec
from ...rules.core.engine.action import Action
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.state import Observation
from ...rules.core.frozen import frozen
from ..explain.explainer import explain
from ..explain.explanation import dumped
from ..net_files import NetError
from ..plan import Plan
from ..players import Thought, limit_of, think
from ..process_setup import lower_priority, report_crashes
from ..simulation import Limit, Simulator
from ..skill.levels import Level, level
from .protocol import Answer, Request, blamed, codec_of
from .simulation_worker import READY, SimulationWorkerClient, assignment


@frozen
class _Question:
    request: Request
    book: Rulebook
    codec: Codec
    seen: Observation
    player: Level

    @classmethod
    def read(cls, request: Request) -> _Question:
        book, codec = codec_of(request["observation"]["setup"])
        seen = codec.load(Observation, request["observation"])
        return cls(request, book, codec, seen, level(request["level"]))

    def explained(self, actions: tuple[Action, ...], tried: tuple[Plan, ...]) -> Answer:
        rng = Random(self.request["seed"])
        return dumped(explain(self.book, self.seen, self.player, actions, rng, tried), self.codec)


class RequestHandler:
    def __init__(self, simulations: SimulationWorkerClient | None = None) -> None:
        self._simulations = simulations

    def answer(self, request: Request) -> Answer:
        """Return a plan, reasons, a plan with reasons (a hint), or an error.

        If the user can fix the error, the answer has a ``remedy``.
        """
        kinds = {"hint": self._hint, "explain": self._explanation}
        try:
            handler = kinds.get(request.get("kind", ""), self._plan)
            return {"id": request.get("id"), **handler(_Question.read(request))}
        except NetError as fault:
            return {"id": request.get("id"), "error": str(fault), "remedy": fault.message.plain()}
        except Exception as fault:  # the process must survive every request
            trace = "".join(traceback.format_exception(fault))
            reply = {"id": request.get("id"), "error": f"{type(fault).__name__}: {fault}", "trace": trace}
            return {**reply, **blamed(fault)}

    def _plan(self, question: _Question) -> Answer:
        return {
            "actions": [question.codec.dump_action(action) for action in self._thought(question).plan.actions]
        }

    def _hint(self, question: _Question) -> Answer:
        thought = self._thought(question)
        return question.explained(thought.plan.actions, thought.ranked)

    def _explanation(self, question: _Question) -> Answer:
        actions = tuple(map(question.codec.load_action, question.request["actions"]))
        return question.explained(
            actions, self._thought(question).ranked if question.player.simulations else ()
        )

    def _thought(self, question: _Question) -> Thought:
        request, player = question.request, question.player
        limit = limit_of(player, time.perf_counter, request.get("seconds"))
        if "simulations" in request:
            limit = Limit(simulations=request["simulations"])

        def assign(simulator: Simulator) -> SimulationWorkerClient | None:
            if self._simulations is not None:
                self._simulations.assign(assignment(simulator, player, question.codec))
            return self._simulations

        return think(question.book, question.seen, player, Random(request["seed"]), limit, assign)


def serve(pipe: Connection, simulations: Connection | None = None) -> None:
    report_crashes()
    lower_priority()
    handler = RequestHandler(SimulationWorkerClient(simulations) if simulations is not None else None)
    try:
        pipe.send_bytes(READY)
        while True:
            request = json.loads(pipe.recv_bytes())
            pipe.send_bytes(json.dumps(handler.answer(request)).encode())
    except (EOFError, OSError):
        return
