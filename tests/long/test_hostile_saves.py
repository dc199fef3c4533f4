"""A hundred thousand damaged and forged files: none harms the program, and none takes long."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.saves.hostile import Verdict, judge

FILES = int(os.environ.get("ALHAMBRA_FILES", "100000"))
FIRST = 1_000_000
"""The number of the first file; the sample of the short tests has others."""

EACH = 250
SECONDS = 2.0
"""What a file may cost the processor, to be read and again to be used."""

MOST_WORDS = 12


def verdicts(first: int) -> list[Verdict]:
    """What becomes of some files that follow each other."""
    with tempfile.TemporaryDirectory() as folder:
        return [judge(number, Path(folder)) for number in range(first, min(first + EACH, FIRST + FILES))]


@pytest.mark.long
def test_no_hostile_file_harms_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    with get_context("spawn").Pool() as pool:
        starts = range(FIRST, FIRST + FILES, EACH)
        found = [one for some in pool.imap_unordered(verdicts, starts) for one in some]
    outcomes = Counter(one.outcome for one in found)
    slowest = max(one.seconds for one in found)
    with capsys.disabled():
        print(
            f"\n{len(found):,} hostile files: {outcomes['refused']:,} refused, "
            f"{outcomes['opened']:,} opened, the slowest {slowest:.2f} s"
        )
    faults = sorted(set(outcomes) - {"refused", "opened"})
    assert not faults, "\n".join(faults[:MOST_WORDS])
    assert len(found) == FILES
    assert slowest < SECONDS
