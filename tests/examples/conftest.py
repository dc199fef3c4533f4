"""Import the examples from their folders, without pip, also in child processes."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from tests.examples.installing import FOLDERS, NAME
from tests.specimen.conftest import nothing_left, thinking
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

__all__ = [
    "home",
    "nothing_left",
    "open_window",
    "own_pictures",
    "painted_once",
    "player",
    "settings",
    "shared_pictures",
    "spoken",
    "thinking",
]

sys.path += [folder for folder in map(str, FOLDERS) if folder not in sys.path]
os.environ["PYTHONPATH"] = os.pathsep.join(
    [*map(str, FOLDERS), *filter(None, [os.environ.get("PYTHONPATH")])]
)


@pytest.fixture(scope="module", autouse=True)
def specimen() -> Iterator[None]:
    """Install City Gates for the tests of a file."""
    with installed(NAME):
        yield
