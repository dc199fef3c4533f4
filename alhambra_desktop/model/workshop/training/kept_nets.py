"""The folder of a training: games of each round, and the net after it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from ...files.saves.files import write_atomically


class Packable(Protocol):
    def packed(self) -> bytes: ...


N = TypeVar("N", bound=Packable)


class KeptNets(ABC, Generic[N]):
    """The nets of one table's rounds, in a folder."""

    __slots__ = ()
    folder: Path

    @abstractmethod
    def read(self, content: bytes, name: str) -> N:
        """Parse a net; raise `NetError` if it is unusable."""

    def path(self, number: int) -> Path:
        """Return the path of the net after a round, counted from 1; 0 is the initial net."""
        return self.folder / f"net-{number}.npz"

    def net(self, number: int) -> N | None:
        path = self.path(number)
        return self.read(path.read_bytes(), str(path)) if path.exists() else None

    def begin(self, net: N | None) -> None:
        """Start with a net of another table, if given."""
        if net is not None and not self.path(0).exists():
            write_atomically(self.path(0), net.packed())

    def parts(self, number: int) -> Path:
        """Return the folder with the games of a round."""
        return self.folder / f"round-{number}"
