"""Folder of mining: a file for each puzzle that was found, and a list of the seeds that were looked at."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import attrs

from ..core.words.message import Message, MessageError
from ..learning.puzzles.puzzle import SUFFIX
from ..opponents.net_files import VERSION
from ..saves.files import read_whole, reason, sweep, write_atomically
from .miner import PROCEDURE, Outcome

LIST: Final = "seeds.txt"
HEAD: Final = f"procedure={PROCEDURE} features={VERSION}"
"""The first line of a list: by what it was made."""

ENTRY: Final = re.compile(r"(\d+) (puzzle|modules|none)", re.ASCII)
MOST: Final = 10_000_000
"""Bytes of a list; a seed has some ten."""


class FolderError(MessageError):
    """A folder in which nothing can be mined; the message is one sentence with the remedy."""


@attrs.frozen
class MiningFolder:
    """Keeps what was found: the puzzle first, then the line that says so.

    Whatever interrupts that, a seed is listed only when its puzzle is there; what is not listed is mined
    again, and is the same again.
    """

    path: Path

    def open(self) -> dict[int, str]:
        """The seeds that were looked at, with what came of each; ``FolderError`` where none can be told."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            sweep(self.path)
            if not self._list.exists():
                write_atomically(self._list, f"{HEAD}\n".encode())
            text = read_whole(self._list, MOST).decode("utf-8", errors="replace")
        except OSError as fault:
            raise self._unusable(fault) from None
        head, *lines = text.split("\n")
        if head != HEAD:
            raise FolderError(Message("mining-other", folder=str(self.path)))
        torn = lines.pop()
        found = [self._entry(number, line) for number, line in enumerate(lines, 2)]
        if torn:  # the line at which a write was interrupted
            self._write_list(text.removesuffix(torn))
        return dict(found)

    def _entry(self, number: int, line: str) -> tuple[int, str]:
        match = ENTRY.fullmatch(line)
        if match is None:
            raise FolderError(Message("mining-line", file=str(self._list), line=number))
        return int(match[1]), match[2]

    def keep(self, outcomes: Iterable[Outcome]) -> Iterable[Outcome]:
        """Keep outcomes as they come."""
        for one in outcomes:
            try:
                if one.text:
                    write_atomically(self.path / f"{one.seed:06}{SUFFIX}", one.text.encode())
                with self._list.open("a", encoding="utf-8", newline="\n") as file:
                    file.write(f"{one.seed} {kind_of(one)}\n")
            except OSError as fault:
                raise self._unusable(fault) from None
            yield one

    @property
    def _list(self) -> Path:
        return self.path / LIST

    def _write_list(self, text: str) -> None:
        try:
            write_atomically(self._list, text.encode())
        except OSError as fault:
            raise self._unusable(fault) from None

    def _unusable(self, fault: OSError) -> FolderError:
        return FolderError(Message("mining-unusable", folder=str(self.path), reason=reason(fault)))


def kind_of(outcome: Outcome) -> str:
    """What the list says of a seed."""
    if not outcome.text:
        return "none"
    return "modules" if outcome.modules else "puzzle"
