"""Growing list: a text file with a line for each finished task, for resuming work."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import attrs

from ...files.saves.files import read_whole, reason, sweep, write_atomically
from ...rules.core.words.message import Message, MessageError

MOST: Final = 10_000_000
"""Maximum size of a list in bytes."""


class FolderError(MessageError):
    """A folder cannot keep a list; the message is one sentence with the remedy."""


@attrs.frozen
class GrowingList:
    """A list with a ``head`` naming its versions, then one entry a line."""

    folder: Path
    name: str
    head: str
    entry: re.Pattern[str]

    def open(self) -> list[re.Match[str]]:
        """Return the entries; raise `FolderError` on failure.

        An interrupted last line is removed.
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
