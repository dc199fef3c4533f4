"""Rounds of a rollout net's training: quick self-play, then a fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import attrs
import numpy as np

from ...files.saves.files import write_atomically
from ...players.rollout_net import RolloutNet, fresh, unpacked
from ...rules.core.engine.shuffle import source
from ...rules.core.words.message import Message, decimal
from ..task_pool import TaskPool
from .fit import FitSettings, adam, slopes_of_layers
from .quickplay import Array, QuickGame, Story, packed, play_quick_game, read_stories, samples
from .run import HELD_OUT, TRAINING_DEALS, Run
from .settings import RolloutTable

MEMORY: Final = 2
"""Rounds a fit learns from; those without a net are dropped once there are others."""


def play_quick_part(games: Sequence[QuickGame]) -> bytes:
    """Return the stories of some games as a file."""
    return packed([story for game in games for story in play_quick_game(game)])


@attrs.define
class RolloutRun(Run[RolloutNet, RolloutTable]):
    def read(self, content: bytes, name: str) -> RolloutNet:
        return unpacked(content, name)

    def fresh(self) -> RolloutNet:
        return fresh(self.training.seed)

    def played(self, number: int, done: int, count: int) -> Message:
        return Message("training-quick-played", seats=self.table.seats, round=number, done=done, count=count)

    def play(self, pool: TaskPool, parts: Iterable[Sequence[QuickGame]]) -> Iterator[bytes]:
        return pool.results(play_quick_part, parts)

    def games(self, number: int) -> list[QuickGame]:
        net, settings = self.net(number - 1), self.table.rounds[number - 1]
        content = net.packed() if net is not None else None
        deals = range(TRAINING_DEALS * number, TRAINING_DEALS * number + settings.games)
        return [QuickGame(self.table.seats, self._seed(deal), content, settings.stray) for deal in deals]

    def _seed(self, deal: int) -> int:
        return source(self.training.seed * 8 + self.table.seats, deal).getrandbits(31)

    def _stories(self, number: int) -> Iterator[tuple[Story, bool]]:
        first = max(1 if self.path(0).exists() else min(2, number), number - MEMORY + 1)
        for i in range(first, number + 1):
            parts = self.parts(i)
            for place, path in enumerate(parts):
                held = i == number and not place % HELD_OUT and len(parts) > 1
                yield from ((story, held) for story in read_stories(path))

    def fit(self, pool: TaskPool, number: int) -> None:
        before, trust = self.net(number - 1), self.table.rounds[number - 1].trust
        told = list(self._stories(number))
        seen, wanted = samples((story for story, held in told if not held), before, trust)
        tested = [story for story, held in told if held] or [story for story, _ in told]
        unseen, truth = samples(tested, before, trust)
        begin = before or self.fresh()
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
    first, second, answers = net.layers(inputs)
    wrong = ((answers - targets) * np.float32(2 / len(inputs)))[:, None]
    return slopes_of_layers(net.weights, inputs, first, second, wrong)[0]
