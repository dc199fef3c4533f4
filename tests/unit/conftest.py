from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def interruptible() -> Iterator[None]:
    """SIGINT is heard here and by processes that are started, also in the background of a shell.

    A shell lets its background ignore it, and whoever is ignoring a signal hands that on.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
