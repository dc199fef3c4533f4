"""How the process that judges turns is started; only there is it loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..opponents.process.client import WorkerClient

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def run_judge(pipe: Connection, simulations: Connection | None) -> None:
    """What the process does: it works alone."""
    from .worker import serve

    serve(pipe)


def judge_client() -> WorkerClient:
    """A client of a process that judges turns."""
    return WorkerClient(cores=1, serve=run_judge)
