"""Install the specimen for all tests in this folder, also in the processes of windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.specimen.installing import installed
from tests.views.conftest import (
    home,
    open_window,
    own_pictures,
    painted_once,
    player,
    settings,
    shared_pictures,
    spoken,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alhambra_desktop.model.players.process.client import WorkerClient

__all__ = [
    "home",
    "open_window",
    "own_pictures",
    "painted_once",
    "player",
    "settings",
    "shared_pictures",
    "spoken",
]


@pytest.fixture(scope="module", autouse=True)
def specimen() -> Iterator[None]:
    with installed():
        yield


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """Destroy the windows of a test, because they use texts that exist only during tests of this folder."""
    yield
    from PySide6.QtCore import QCoreApplication, QEvent

    if QCoreApplication.instance() is not None:
        # No event loop runs between tests to delete them.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="module")
def thinking(specimen: None) -> Iterator[WorkerClient]:
    """Share one process of computer players, started with the specimen, between all windows here."""
    from alhambra_desktop.model.players.process.client import WorkerClient

    class Lent(WorkerClient):
        def close(self) -> None:
            self.cancel()

    lent = Lent()
    yield lent
    WorkerClient.close(lent)
