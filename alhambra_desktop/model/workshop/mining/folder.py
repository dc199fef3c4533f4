"""Folders of mining runs. Such a folder contains a file for each puzzle and a list of processed seeds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ...files.saves.files import read_whole, reason, sweep, write_atomically
from ...learning.puzzles.puzzle import SUFFIX
from ...players.net_files import VERSION
from ...rules.core.frozen import frozen
from ...rules.core.words.message import Message, MessageError
from .miner import PROCEDURE, Outcome

MOST: Final = 10_000_000  # maximum size of the file of a `GrowingList`, in bytes


class FolderError(MessageError):
    """Files in a folder cannot be read or changed; the message consists of whole sentences."""


@frozen
class GrowingList:
    """A text file whose first line (``head``) contains version numbers; each further line is an entry."""

    folder: Path
    name: str
    head: str
    entry: re.Pattern[str]

    def open(self) -> list[re.Match[str]]:
        """Return the entries, and delete an incomplete last line from the file.

        Raise `FolderError` on failure.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            sweep(self.folder)
            if not self.path.exists():
                write_atomically(self.path, f"{self.head}\n".encode())
            text = read_whole(self.path, MOST).decode("utf-8", errors="replace")
        except OSError as fault:
            raise self.unusable(fault) from None
        head, *lines = text.split("\n")
        if head != self.head:
            raise FolderError(Message("mining-other", folder=str(self.folder)))
        torn = lines.pop()
        found = [self._match(number, line) for number, line in enumerate(lines, 2)]
        if torn:
            self._write(text.removesuffix(torn))
        return found

    def add(self, entry: str) -> None:
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(f"{entry}\n")

    @property
    def path(self) -> Path:
        return self.folder / self.name

    def unusable(self, fault: OSError) -> FolderError:
        return FolderError(Message("mining-unusable", folder=str(self.folder), reason=reason(fault)))

    def _match(self, number: int, line: str) -> re.Match[str]:
        match = self.entry.fullmatch(line)
        if match is None:
            raise FolderError(Message("mining-line", file=str(self.path), line=number))
        return match

    def _write(self, text: str) -> None:
        try:
            write_atomically(self.path, text.encode())
        except OSError as fault:
            raise self.unusable(fault) from None


LIST: Final = "seeds.txt"
HEAD: Final = f"procedure={PROCEDURE} features={VERSION}"

ENTRY: Final = re.compile(r"(\d+) (puzzle|modules|none)", re.ASCII)


@frozen
class MiningFolder:
    """The folder of a mining run.

    Each puzzle is stored before its seed is listed. Thus, an interruption cannot lose the puzzle of a listed
    seed.
    """

    path: Path

    def open(self) -> dict[int, str]:
        """Return the processed seeds with their results; raise `FolderError` on failure."""
        return {int(match[1]): match[2] for match in self._list.open()}

    def keep(self, outcomes: Iterable[Outcome]) -> Iterable[Outcome]:
        for outcome in outcomes:
            try:
                if outcome.text:
                    write_atomically(self.path / f"{outcome.seed:06}{SUFFIX}", outcome.text.encode())
                self._list.add(f"{outcome.seed} {kind_of(outcome)}")
            except OSError as fault:
                raise self._list.unusable(fault) from None
            yield outcome

    @property
    def _list(self) -> GrowingList:
        return GrowingList(self.path, LIST, HEAD, ENTRY)


def kind_of(outcome: Outcome) -> str:
    if not outcome.text:
        return "none"
    return "modules" if outcome.modules else "puzzle"
