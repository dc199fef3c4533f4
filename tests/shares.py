"""Shares of the sweeps: `make check` runs one of several shares, another one after each commit.

Sweeps about files changed by the commit always run. The checksum of a test's name determines its share, so
adding or removing other tests does not change it.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from pathlib import Path
from zlib import crc32

import pytest

from tests.subjects import subjects


def share_asked(text: str) -> tuple[int, int]:
    """Return the index of a share and the number of shares from ``2/4``; the first number may be any integer.

    Raise ``ValueError`` for other texts.
    """
    number, count = map(int, text.split("/"))
    if count < 1:
        raise ValueError(text)
    return number % count, count


def in_share(name: str, number: int, count: int) -> bool:
    """Return whether the test with a node id is in a share."""
    return crc32(name.encode()) % count == number


def left_out(items: Iterable[pytest.Item], changed: Set[Path], number: int, count: int) -> list[pytest.Item]:
    """Return the sweeps of other shares that are not about changed files."""
    sweeps = (item for item in items if item.get_closest_marker("sweep") is not None)
    others = (item for item in sweeps if not in_share(item.nodeid, number, count))
    return [item for item in others if changed.isdisjoint(subjects(item.path))]
