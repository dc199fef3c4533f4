"""How much of the processor the process that judges turns takes."""

from __future__ import annotations

import json
import os
from functools import partial
from typing import Any

import pytest

from alhambra_desktop.model.learning.analysis import client, worker
from alhambra_desktop.model.learning.analysis.client import judge_client, run_judge


class Requests:
    """The end of a pipe at whose other end a few things are asked that cannot be answered."""

    def __init__(self, *asked: dict[str, Any]) -> None:
        self._asked = list(asked)

    def send_bytes(self, _: bytes) -> None:
        """Nobody reads it."""

    def recv_bytes(self) -> bytes:
        """The next request, as long as there is one."""
        if not self._asked:
            raise EOFError
        return json.dumps({"id": 0, **self._asked.pop(0)}).encode()


AWAITED, ASIDE = {"awaited": True}, {"awaited": False}


@pytest.mark.skipif(not hasattr(os, "nice"), reason="there is no niceness here")
@pytest.mark.parametrize(
    ("awaited", "requests", "given"),
    [
        (False, [{}, {}], [worker.NICENESS]),
        (True, [{}, {}], []),
        (False, [AWAITED, AWAITED], []),
        (False, [AWAITED, ASIDE, AWAITED, ASIDE], [worker.NICENESS]),
    ],
)
def test_a_judge_gives_way_to_others_unless_somebody_waits_for_it(monkeypatch, awaited, requests, given):
    asked: list[int] = []
    monkeypatch.setattr(os, "nice", asked.append)
    for module, setup in ((client, "begin_worker"), (worker, "report_crashes")):
        monkeypatch.setattr(module, setup, lambda: None)  # they are for a process of its own
    run_judge(Requests(*requests), None, awaited)  # type: ignore[arg-type]  # all that is asked of a connection
    assert asked == given


def test_whether_somebody_waits_goes_with_the_process():
    for awaited in (False, True):
        serve = judge_client(awaited)._serve
        assert isinstance(serve, partial)
        assert serve.keywords == {"awaited": awaited}


class Closed(Requests):
    """The end of a pipe whose other end was closed while the process was being loaded."""

    def send_bytes(self, _: bytes) -> None:
        raise BrokenPipeError


def test_a_judge_that_is_stopped_while_it_starts_ends_quietly(monkeypatch):
    monkeypatch.setattr(worker, "report_crashes", lambda: None)
    worker.serve(Closed())  # type: ignore[arg-type]  # all that is asked of a connection
