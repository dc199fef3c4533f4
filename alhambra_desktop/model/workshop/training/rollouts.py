"""Rounds of a rollout net's training: quick self-play, then a fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import attrs
import numpy as np

from ...files.saves.files import write_atomically
from ...players.rollout_net import RolloutNet, fresh, unpacked
from ...rules.core.engine.shuffle import source
from ...rules.core.words.message import Message, decimal
from ..task_pool import TaskPool
from .fit import FitSettings, adam
from .kept_nets import KeptNets
from .quickplay import Array, QuickGame, Story, packed, play_quick_game, read_stories, samples
from .rounds import HELD_OUT, TRAINING_DEALS, Watched, play_parts, unwatched
from .settings import RolloutRound, RolloutTable, Training

MEMORY: Final = 2
"""Rounds a fit learns from; those without a net are dropped once there are others."""


def play_quick_part(games: tuple[QuickGame, ...]) -> bytes:
    """Return the stories of some games as a file."""
    return packed([story for game in games for story in play_quick_game(game)])


@attrs.define
class RolloutRun(KeptNets[RolloutNet]):
    """The training of one table's rollout net; finished parts in the folder are reused."""

    training: Training
    table: RolloutTable
    folder: Path
    tell: Callable[[Message], None]
    watched: Watched = unwatched

    def read(self, content: bytes, name: str) -> RolloutNet:
        return unpacked(content, name)

    def finish(self, pool: TaskPool) -> RolloutNet:
        """Run all missing rounds and return the last net."""
        for number, settings in enumerate(self.table.rounds, 1):
            if not self.path(number).exists():
                self._play(pool, number, settings)
                self._fit(number, settings)
        return self.net(len(self.table.rounds)) or fresh(self.training.seed)

    def _play(self, pool: TaskPool, number: int, settings: RolloutRound) -> None:
        def played(done: int, count: int) -> None:
            seats = self.table.seats
            self.tell(Message("training-quick-played", seats=seats, round=number, done=done, count=count))

        play_parts(pool, play_quick_part, self._tasks(number, settings), self.watched, played)

    def _tasks(self, number: int, settings: RolloutRound) -> Mapping[Path, tuple[QuickGame, ...]]:
        net, seats, size = self.net(number - 1), self.table.seats, self.training.part
        content = net.packed() if net is not None else None
        deals = range(TRAINING_DEALS * number, TRAINING_DEALS * number + settings.games)
        games = [QuickGame(seats, self._seed(deal), content, settings.stray) for deal in deals]
        return {
            self.parts(number) / f"part-{i // size:05}.npz": tuple(games[i : i + size])
            for i in range(0, len(games), size)
        }

    def _seed(self, deal: int) -> int:
        return source(self.training.seed * 8 + self.table.seats, deal).getrandbits(31)

    def _stories(self, number: int) -> Iterator[tuple[Story, bool]]:
        first = max(1 if self.path(0).exists() else min(2, number), number - MEMORY + 1)
        for i in range(first, number + 1):
            parts = sorted(self.parts(i).glob("part-*.npz"))
            for place, path in enumerate(parts):
                held = i == number and not place % HELD_OUT and len(parts) > 1
                yield from ((story, held) for story in read_stories(path))

    def _fit(self, number: int, settings: RolloutRound) -> None:
        before = self.net(number - 1)
        told = list(self._stories(number))
        seen, wanted = samples((story for story, held in told if not held), before, settings.trust)
        tested = [story for story, held in told if held] or [story for story, _ in told]
        unseen, truth = samples(tested, before, settings.trust)
        begin = before or fresh(self.training.seed)
        net = fitted(begin, seen, wanted, self.training.rollout_course, self.training.seed + number)
        write_atomically(self.path(number), net.packed())
        self.tell(
            Message(
                "training-quick-fitted",
                seats=self.table.seats,
                round=number,
                positions=len(seen),
                squared=decimal(loss(begin, unseen, truth), 3),
                squared_now=decimal(loss(net, unseen, truth), 3),
            )
        )


def loss(net: RolloutNet, inputs: Array, targets: Array) -> float:
    """Return the mean squared error for positions (n, columns) with targets (n)."""
    return float(np.mean((net.layers(inputs)[-1] - targets) ** 2))


def fitted(net: RolloutNet, inputs: Array, targets: Array, settings: FitSettings, seed: int) -> RolloutNet:
    """Return the net after training on positions (n, columns) with targets (n)."""

    def slopes(weights: Mapping[str, Array], rows: Array) -> Mapping[str, Array]:
        return gradients(RolloutNet(weights), inputs[rows], targets[rows])

    return RolloutNet(adam(net.weights, slopes, len(inputs), settings, seed))


def gradients(net: RolloutNet, inputs: Array, targets: Array) -> Mapping[str, Array]:
    """Return the gradient of the mean squared error for every weight."""
    w: Mapping[str, Any] = net.weights
    first, second, answers = net.layers(inputs)
    wrong = ((answers - targets) * np.float32(2 / len(inputs)))[:, None]
    at_second = (wrong @ w["last"].T) * (second > 0)
    at_first = (at_second @ w["second"].T) * (first > 0)
    return {
        "first": inputs.T @ at_first,
        "first_bias": at_first.sum(axis=0),
        "second": first.T @ at_second,
        "second_bias": at_second.sum(axis=0),
        "last": second.T @ wrong,
        "last_bias": wrong.sum(axis=0),
    }
