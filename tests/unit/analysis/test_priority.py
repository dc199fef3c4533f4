"""How much of the processor the process that judges turns takes."""

from __future__ import annotations

import os
from functools import partial

import pytest

from alhambra_desktop.model.analysis import worker
from alhambra_desktop.model.analysis.client import judge_client, run_judge


class ClosedPipe:
    """The end of a pipe at whose other end nobody is any more."""

    def send_bytes(self, _: bytes) -> None:
        """Nobody reads it."""

    def recv_bytes(self) -> bytes:
        """Nothing comes."""
        raise EOFError


@pytest.mark.skipif(not hasattr(os, "nice"), reason="there is no niceness here")
@pytest.mark.parametrize(("awaited", "given"), [(False, [worker.NICENESS]), (True, [])])
def test_a_judge_gives_way_to_others_unless_somebody_waits_for_it(monkeypatch, awaited, given):
    asked: list[int] = []
    monkeypatch.setattr(os, "nice", asked.append)
    for setup in ("report_crashes", "ignore_interruptions", "end_with_parent", "collect_rarely"):
        monkeypatch.setattr(worker, setup, lambda: None)  # they are for a process of its own
    run_judge(ClosedPipe(), None, awaited)  # type: ignore[arg-type]  # all that is asked of a connection
    assert asked == given


def test_whether_somebody_waits_goes_with_the_process():
    for awaited in (False, True):
        serve = judge_client(awaited)._serve
        assert isinstance(serve, partial)
        assert serve.keywords == {"awaited": awaited}
