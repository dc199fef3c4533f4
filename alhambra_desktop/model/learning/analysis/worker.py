"""Process that judges turns; each request is about one turn."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any, Final

from ...files.saves.save import from_json
from ...players.explain.explanation import dumped
from ...players.process_setup import report_crashes
from ...rules.codec import codec_for
from ...rules.core.engine.rulebook import Rulebook
from .analysis_file import plain_judgement
from .judge import judge_turn, no_wait, shortfall, simulate_turn
from .turns import PlayedTurn, turns_of
from .verdict import DEEP, THOROUGH

NICENESS: Final = 10  # lets computer players run first


class Pipe:
    """Connection for requests, and for messages that pause or continue the judge."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._held = False

    def request(self) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self._connection.recv_bytes())
            if "hold" not in message:
                return message
            self._held = message["hold"]

    def wait(self) -> None:
        while self._held or self._connection.poll():
            self._held = json.loads(self._connection.recv_bytes())["hold"]


def serve(pipe: Connection, awaited: bool = False) -> None:
    """Answer requests until the pipe closes.

    The field ``awaited`` of a request says whether the user waits for the answer; its default is `awaited`.
    At the first request for which the user does not wait, the process lowers its priority permanently.
    """
    report_crashes()
    requests, gives_way = Pipe(pipe), False
    with suppress(EOFError, OSError):  # the window closed its end of the pipe
        pipe.send_bytes(json.dumps({"ready": True}).encode())
        while True:
            request = requests.request()
            if not (gives_way or request.get("awaited", awaited)):
                gives_way = True
                if hasattr(os, "nice"):
                    os.nice(NICENESS)
            pipe.send_bytes(json.dumps(answer(request, requests.wait)).encode())


def answer(request: dict[str, Any], wait: Callable[[], None] = no_wait) -> dict[str, Any]:
    """Answer a request about the turn with index ``place`` in the saved ``game``.

    A simulation takes 20 times as long as a judgement, or 200 times if ``deep`` is set.
    """
    try:
        book, turns = _game(request["game"])
        turn = turns[request["place"]]
        if request.get("tried"):
            effort = DEEP if request.get("deep") else THOROUGH
            return {"id": request["id"], **dumped(simulate_turn(book, turn, wait, effort), codec_for(book))}
        if "best" in request:
            codec = codec_for(book)
            best = tuple(map(codec.load_action, request["best"]))
            return {"id": request["id"], **dumped(shortfall(book, turn, best, wait), codec)}
        return {"id": request["id"], "judged": plain_judgement(judge_turn(book, turn))}
    except (EOFError, OSError):
        raise
    except Exception as error:  # this turn stays unjudged, and the window continues
        return {"id": request["id"], "error": repr(error)}


@lru_cache(maxsize=1)
def _game(saved: str) -> tuple[Rulebook, tuple[PlayedTurn, ...]]:
    from ...rules.modules.registry import rulebook

    game = from_json(json.loads(saved))
    return rulebook(game.setup), turns_of(game.history() or ())
