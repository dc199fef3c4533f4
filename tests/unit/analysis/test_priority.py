"""Niceness and messages of the judge's process."""

from __future__ import annotations

import json
import os
from functools import partial
from typing import Any

import pytest

from alhambra_desktop.model.learning.analysis import client, worker
from alhambra_desktop.model.learning.analysis.client import judge_client, run_judge


class Requests:
    """Stub of a connection that receives a few invalid requests, then ends."""

    def __init__(self, *asked: dict[str, Any]) -> None:
        self._asked = list(asked)
        self.sent: list[dict[str, Any]] = []

    def send_bytes(self, content: bytes) -> None:
        self.sent.append(json.loads(content))

    def recv_bytes(self) -> bytes:
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
def test_the_judge_lowers_its_priority_unless_awaited(monkeypatch, awaited, requests, given):
    asked: list[int] = []
    monkeypatch.setattr(os, "nice", asked.append)
    for module, setup in ((client, "begin_worker"), (worker, "report_crashes")):
        monkeypatch.setattr(module, setup, lambda: None)  # the real functions affect the whole process
    run_judge(Requests(*requests), None, awaited)  # type: ignore[arg-type]  # has every method that is called
    assert asked == given


def test_the_judge_reports_that_it_is_ready_and_then_answers_every_request(monkeypatch):
    watched: list[None] = []
    monkeypatch.setattr(worker, "report_crashes", lambda: watched.append(None))
    monkeypatch.setattr(os, "nice", lambda _: 0, raising=False)
    requests = Requests({"id": 4}, {"hold": True}, {"hold": False}, {"id": 5})
    worker.serve(requests)  # type: ignore[arg-type]  # has every method that is called
    ready, *answers = requests.sent
    assert ready == {"ready": True}
    assert [answer["id"] for answer in answers] == [4, 5]
    assert all("error" in answer for answer in answers), "a request without a game gets an error"
    assert watched == [None], "the process reports its crashes"


def test_the_client_passes_awaited_to_the_process():
    for awaited in (False, True):
        serve = judge_client(awaited)._serve
        assert isinstance(serve, partial)
        assert serve.keywords == {"awaited": awaited}


class Closed(Requests):
    """Stub of a connection that was closed while the process started."""

    def send_bytes(self, _: bytes) -> None:
        raise BrokenPipeError


def test_a_judge_stopped_during_startup_ends_quietly(monkeypatch):
    monkeypatch.setattr(worker, "report_crashes", lambda: None)
    worker.serve(Closed())  # type: ignore[arg-type]  # has every method that is called
