"""Training of one net in rounds. An interrupted training continues with the files in its folder."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

import attrs

from ...files.saves.files import write_atomically
from ...players.net import Archive, ArchiveError
from ...players.net_files import NetError
from ...rules.core.words.message import Message
from ..task_pool import TaskPool
from .settings import RolloutTable, Table, Training

HELD_OUT: Final = 20
"""Of each ``HELD_OUT`` parts of the newest round, the first one is used only to test the fitted net."""

TRAINING_DEALS: Final = 10_000_000
"""In round n, deals are numbered from n * TRAINING_DEALS.

Tournaments number their deals from 0, so nets are not tested on their training deals.
"""
Watched = Callable[[Iterable[Any], int, Message], Iterator[Any]]


def unwatched(items: Iterable[Any], count: int, noun: Message) -> Iterator[Any]:
    return iter(items)


class Packable(Protocol):
    def packed(self) -> bytes: ...


N = TypeVar("N", bound=Packable)
T = TypeVar("T", Table, RolloutTable)


@attrs.define
class Run(ABC, Generic[N, T]):
    """Training of one net. ``folder`` contains the games and the net of each round."""

    training: Training
    table: T
    folder: Path
    report: Callable[[Message], None]
    watched: Watched = unwatched

    @abstractmethod
    def read(self, content: bytes, name: str) -> N:
        """Parse a net; raise `NetError` if it is unusable."""

    @abstractmethod
    def fresh(self) -> N:
        """Return a net with random weights."""

    @abstractmethod
    def games(self, number: int) -> Sequence[Any]:
        """Return the games of a round."""

    @abstractmethod
    def play(self, pool: TaskPool, parts: Iterable[Sequence[Any]]) -> Iterator[bytes]:
        """Play parts of a round, and yield the content of a file for each part."""

    @abstractmethod
    def played(self, number: int, done: int, count: int) -> Message:
        """Return a message which says that `done` of `count` parts of a round have been played."""

    @abstractmethod
    def fit(self, pool: TaskPool, number: int) -> None:
        """Fit the net to the games of a round, store the net, and report its losses."""

    def finish(self, pool: TaskPool) -> N:
        for number in range(1, len(self.table.rounds) + 1):
            if not self.path(number).exists():
                self._play(pool, number)
                self.fit(pool, number)
        return self.net(len(self.table.rounds)) or self.fresh()

    def path(self, number: int) -> Path:
        """Return the path of the net after round `number`; for 0, return the path of the initial net."""
        return self.folder / f"net-{number}.npz"

    def net(self, number: int) -> N | None:
        path = self.path(number)
        return self.read(path.read_bytes(), str(path)) if path.exists() else None

    def begin(self, net: N | None) -> None:
        if net is not None and not self.path(0).exists():
            write_atomically(self.path(0), net.packed())

    def parts(self, number: int) -> list[Path]:
        return sorted(self._folder(number).glob("part-*.npz"))

    def _folder(self, number: int) -> Path:
        return self.folder / f"round-{number}"

    def _play(self, pool: TaskPool, number: int) -> None:
        games, size = self.games(number), self.training.part
        parts = {
            self._folder(number) / f"part-{i // size:05}.npz": games[i : i + size]
            for i in range(0, len(games), size)
        }
        missing = {path: part for path, part in parts.items() if not path.exists()}
        done = len(parts) - len(missing)
        watched = self.watched(self.play(pool, missing.values()), len(missing), Message("noun-parts"))
        for path, content in zip(missing, watched, strict=True):
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(path, content)
            done += 1
            self.report(self.played(number, done, len(parts)))


def read_archive(path: Path) -> Archive:
    """Read the games of a part; raise `NetError` if they are unusable."""
    try:
        return Archive.read(path.read_bytes())
    except ArchiveError as fault:
        raise NetError(Message("training-part", file=str(path), fault=fault.message)) from fault
