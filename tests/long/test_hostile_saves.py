"""A hundred thousand damaged and forged files of each kind neither harm nor slow down the program."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.saves import hostile, hostile_records
from tests.saves.hostile import Verdict, judge

FILES = int(os.environ.get("ALHAMBRA_FILES", "100000"))
FIRST = 1_000_000
"""The number of the first file; the quick tests use others."""

EACH = 250
SECONDS = 2.0
"""Maximum processor time for reading a file, and for using its game."""

MOST_WORDS = 12
KINDS = {"saves": hostile.mutant, "records": hostile_records.mutant}


def verdicts(kind: str, first: int) -> list[Verdict]:
    """Return the verdicts on ``EACH`` consecutive files of a kind."""
    numbers = range(first, min(first + EACH, FIRST + FILES))
    with tempfile.TemporaryDirectory() as folder:
        return [judge(number, Path(folder), KINDS[kind]) for number in numbers]


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_no_hostile_file_harms_the_program(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    with get_context("spawn").Pool() as pool:
        starts = range(FIRST, FIRST + FILES, EACH)
        found = [one for some in pool.imap_unordered(partial(verdicts, kind), starts) for one in some]
    outcomes = Counter(one.outcome for one in found)
    slowest = max(one.seconds for one in found)
    with capsys.disabled():
        print(
            f"\n{len(found):,} hostile {kind}: {outcomes['refused']:,} refused, "
            f"{outcomes['opened']:,} opened, the slowest {slowest:.2f} s"
        )
    faults = sorted(set(outcomes) - {"refused", "opened"})
    assert not faults, "\n".join(faults[:MOST_WORDS])
    assert len(found) == FILES
    assert slowest < SECONDS
