"""The process in which computer players think.

Only JSON text crosses the pipe between them. The process knows no window; it ends when its pipe closes.
"""

from __future__ import annotations

import json
import time
from multiprocessing.connection import Connection
from random import Random

from ..core.observation import Observation
from ..manners import collect_rarely, ignore_interruptions, step_back
from .explanation import dumped
from .levels import level
from .partner import PartnerClient, introduction
from .players import Thought, limit_of, think
from .questions import Answer, Request, codec_of
from .reasons import explain
from .search import Limit, Trials


class Thinker:
    """Answers questions; the partner, where there is one, helps with trials."""

    def __init__(self, partner: PartnerClient | None = None) -> None:
        self._partner = partner

    def answer(self, request: Request) -> Answer:
        """The answer to a request: a plan, what speaks for a turn, or one sentence about what is wrong.

        A hint is a plan with what speaks for it.
        """
        kinds = {"hint": self._hint, "explain": self._explanation}
        try:
            tell = kinds.get(request.get("kind", ""), self._plan)
            return {"id": request.get("id"), **tell(request)}
        except Exception as fault:  # the process must outlive whatever it is asked
            return {"id": request.get("id"), "error": f"{type(fault).__name__}: {fault}"}

    def _plan(self, request: Request) -> Answer:
        _, codec = codec_of(request["observation"]["setup"])
        return {"actions": [codec.dump_action(action) for action in self._thought(request).plan.actions]}

    def _hint(self, request: Request) -> Answer:
        book, codec = codec_of(request["observation"]["setup"])
        seen = codec.load(Observation, request["observation"])
        thought, rng = self._thought(request), Random(request["seed"])
        told = explain(book, seen, level(request["level"]), thought.plan.actions, rng, thought.ranked)
        return dumped(told, codec)

    def _explanation(self, request: Request) -> Answer:
        book, codec = codec_of(request["observation"]["setup"])
        seen = codec.load(Observation, request["observation"])
        actions = tuple(map(codec.load_action, request["actions"]))
        player, rng = level(request["level"]), Random(request["seed"])
        tried = self._thought(request).ranked if player.simulations else ()
        return dumped(explain(book, seen, player, actions, rng, tried), codec)

    def _thought(self, request: Request) -> Thought:
        player = level(request["level"])
        book, codec = codec_of(request["observation"]["setup"])
        seen = codec.load(Observation, request["observation"])
        limit = limit_of(player, time.perf_counter, request.get("seconds"))
        if "simulations" in request:
            limit = Limit(simulations=request["simulations"])

        def introduced(trials: Trials) -> PartnerClient | None:
            if self._partner is not None:
                self._partner.introduce(introduction(trials, player.id, codec))
            return self._partner

        return think(book, seen, player, Random(request["seed"]), limit, introduced)


def serve(pipe: Connection, partner: Connection | None = None) -> None:
    """Answer requests until the other end of the pipe is closed."""
    collect_rarely()
    ignore_interruptions()
    step_back()
    thinker = Thinker(PartnerClient(partner) if partner is not None else None)
    try:
        while True:
            request = json.loads(pipe.recv_bytes())
            pipe.send_bytes(json.dumps(thinker.answer(request)).encode())
    except (EOFError, OSError):
        return
