"""Dask clusters on this machine; importing Dask takes a second, so only tests with a cluster import it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import distributed


def cluster(workers: int = 1, *, processes: bool = True) -> distributed.LocalCluster:
    """Start a cluster with this many workers."""
    import distributed

    return distributed.LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=processes, dashboard_address=":0", silence_logs=50
    )
