"""Shares of the sweeps: `make check` runs one of a few, another one after each commit.

Sweeps whose subject the commit changed run in any case. The checksum of a test's name says which share it is
in, so it stays there whatever else comes and goes.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from pathlib import Path
from zlib import crc32

import pytest

from tests.subjects import subjects


def share_asked(text: str) -> tuple[int, int]:
    """The number of a share, from 0, and how many there are, from ``2/4``; any whole number may stand before.

    ``ValueError`` where the text is something else.
    """
    number, count = map(int, text.split("/"))
    if count < 1:
        raise ValueError(text)
    return number % count, count


def in_share(name: str, number: int, count: int) -> bool:
    """Whether the test with a node id is in a share."""
    return crc32(name.encode()) % count == number


def left_out(items: Iterable[pytest.Item], changed: Set[Path], number: int, count: int) -> list[pytest.Item]:
    """The sweeps that are in other shares and about nothing that was changed."""
    sweeps = (item for item in items if item.get_closest_marker("sweep") is not None)
    others = (item for item in sweeps if not in_share(item.nodeid, number, count))
    return [item for item in others if changed.isdisjoint(subjects(item.path))]
