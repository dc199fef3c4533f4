"""What a training keeps in its folder: the games of each round, and the net after it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from ...files.saves.files import write_atomically


class Packable(Protocol):
    """A net that can be written into a file."""

    def packed(self) -> bytes:
        """The net as a file keeps it."""
        ...


N = TypeVar("N", bound=Packable)


class KeptNets(ABC, Generic[N]):
    """The nets of the rounds of one table, in a folder."""

    __slots__ = ()
    folder: Path

    @abstractmethod
    def read(self, content: bytes, name: str) -> N:
        """The net in a file's content; ``NetError`` names a file that is of no use."""

    def path(self, number: int) -> Path:
        """Where the net after a round is kept, counted from 1; 0 is the net that it began with."""
        return self.folder / f"net-{number}.npz"

    def net(self, number: int) -> N | None:
        """The net after a round; None where none was made."""
        path = self.path(number)
        return self.read(path.read_bytes(), str(path)) if path.exists() else None

    def begin(self, net: N | None) -> None:
        """Start with a net of another table, if with any."""
        if net is not None and not self.path(0).exists():
            write_atomically(self.path(0), net.packed())

    def parts(self, number: int) -> Path:
        """The folder with the games of a round."""
        return self.folder / f"round-{number}"
