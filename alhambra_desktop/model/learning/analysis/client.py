"""Client of the process that judges turns, so that the window's own process need not load the judge."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ...players.process.client import WorkerClient
from ...players.process_setup import begin_worker

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def run_judge(pipe: Connection, simulations: Connection | None, awaited: bool = False) -> None:
    begin_worker()
    from .worker import serve

    serve(pipe, awaited)


def judge_client(awaited: bool = False) -> WorkerClient:
    """Return a client of a new process that judges turns; for `awaited`, see `worker.serve`."""
    return WorkerClient(cores=1, serve=partial(run_judge, awaited=awaited))
