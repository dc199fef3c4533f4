"""How the process that judges turns is started; only there is it loaded."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ...players.process.client import WorkerClient
from ...players.process_setup import begin_worker

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def run_judge(pipe: Connection, simulations: Connection | None, awaited: bool = False) -> None:
    """What the process does: it works alone."""
    begin_worker()
    from .worker import serve

    serve(pipe, awaited)


def judge_client(awaited: bool = False) -> WorkerClient:
    """A client of a process that judges turns: in the background, or where somebody waits for it."""
    return WorkerClient(cores=1, serve=partial(run_judge, awaited=awaited))
