"""The folder of mining: a file for each puzzle, and a list of processed seeds."""

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
"""First line of a list: the versions that made it."""

ENTRY: Final = re.compile(r"(\d+) (puzzle|modules|none)", re.ASCII)


@attrs.frozen
class MiningFolder:
    """Stores a puzzle first and then its line in the list.

    So a listed seed always has its puzzle after an interruption; unlisted seeds are mined again with the same
    result.
    """

    path: Path

    def open(self) -> dict[int, str]:
        """Return the processed seeds with their results; raise `FolderError` on failure."""
        return {int(match[1]): match[2] for match in self._list.open()}

    def keep(self, outcomes: Iterable[Outcome]) -> Iterable[Outcome]:
        """Store outcomes as they come."""
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
    if not outcome.text:
        return "none"
    return "modules" if outcome.modules else "puzzle"
