"""Folder of mining: a file for each puzzle that was found, and a list of the seeds that were looked at."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import attrs

from ...files.saves.files import write_atomically
from ...learning.puzzles.puzzle import SUFFIX
from ...players.net_files import VERSION
from .growing_list import GrowingList
from .miner import PROCEDURE, Outcome

LIST: Final = "seeds.txt"
HEAD: Final = f"procedure={PROCEDURE} features={VERSION}"
"""The first line of a list: by what it was made."""

ENTRY: Final = re.compile(r"(\d+) (puzzle|modules|none)", re.ASCII)


@attrs.frozen
class MiningFolder:
    """Keeps what was found: the puzzle first, then the line that says so.

    Whatever interrupts that, a seed is listed only when its puzzle is there; what is not listed is mined
    again, and is the same again.
    """

    path: Path

    def open(self) -> dict[int, str]:
        """The seeds that were looked at, with what came of each; ``FolderError`` where none can be told."""
        return {int(match[1]): match[2] for match in self._list.open()}

    def keep(self, outcomes: Iterable[Outcome]) -> Iterable[Outcome]:
        """Keep outcomes as they come."""
        for one in outcomes:
            try:
                if one.text:
                    write_atomically(self.path / f"{one.seed:06}{SUFFIX}", one.text.encode())
                self._list.add(f"{one.seed} {kind_of(one)}")
            except OSError as fault:
                raise self._list.unusable(fault) from None
            yield one

    @property
    def _list(self) -> GrowingList:
        return GrowingList(self.path, LIST, HEAD, ENTRY)


def kind_of(outcome: Outcome) -> str:
    """What the list says of a seed."""
    if not outcome.text:
        return "none"
    return "modules" if outcome.modules else "puzzle"
