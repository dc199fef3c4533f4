"""Training of a rollout net by quick self-play in base games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import attrs
import numpy as np
from numpy.typing import NDArray

from ...files.saves.files import write_atomically
from ...players.features import POINTS
from ...players.net import Archive
from ...players.net_files import NetError
from ...players.rollout.features import COLUMNS, Inputs
from ...players.rollout.turns import turns
from ...players.rollout_net import FILE_COLUMNS, RolloutNet, fresh, unpacked
from ...players.skill.levels import lead_of
from ...rules.core.engine.play import apply, scores, start
from ...rules.core.engine.setup import COLOURS, SeatSetup
from ...rules.core.engine.shuffle import Stream, below, source
from ...rules.core.engine.step import ChooseAction
from ...rules.core.frozen import frozen
from ...rules.core.words.message import Message, decimal
from ...rules.modules.registry import make_setup, rulebook
from ..task_pool import TaskPool
from .fit import FitSettings, adam, slopes_of_layers
from .run import HELD_OUT, TRAINING_DEALS, Run, read_archive
from .settings import RolloutTable

Array = NDArray[Any]

FEW: Final = 6  # a random choice picks one of this many best turns
# after this many decisions, a game is abandoned, because untrained players may never finish it
LONGEST: Final = 400

RULE_OF_THUMB: Final = {
    "lead in all prizes ahead": 40.0,
    "wall in all rounds ahead": 20.0,
    "money": 8.75,
    "chances to pay new tiles exactly": 1.0,
    "lack of room": -4.0,
    "gain of the reserve": 4.0,
}
"""While there is no net, the value of a turn, in points, is the sum of its features with these weights.

Features that are not listed have weight 0.
"""


@frozen
class QuickGame:
    """A self-play game with the packed net ``net``, or with ``RULE_OF_THUMB`` if ``net`` is None.

    ``stray`` is the chance of a random choice among the best turns (see ``FEW``).
    """

    seats: int
    seed: int
    net: bytes | None
    stray: float


@frozen(eq=False)
class Story:
    """The turns of one seat in a game.

    For n turns, ``inputs`` has the shape (n, columns), and ``leads`` has the shape (n). ``leads`` contains
    the seat's lead before each turn, and ``result`` is the seat's final lead.
    """

    inputs: Array
    leads: Array
    result: float


def play_quick_game(task: QuickGame) -> list[Story]:
    """Play a game and return a story for each seat, or an empty list if the game is too long.

    All seats know the cards in all hands, as if they remembered which cards were dealt and taken (B-4, B-9).
    """
    seats = [SeatSetup(f"seat {i + 1}", COLOURS[i], "computer", None) for i in range(task.seats)]
    book = rulebook(make_setup(seats, task.seed, "alhambra", (), {}))
    rng = source(task.seed, 0, Stream.SELF_PLAY)
    net = None if task.net is None else unpacked(task.net, "in training")
    thumb = np.array([RULE_OF_THUMB.get(name, 0.0) for name in COLUMNS], np.float32)
    samples: list[list[tuple[Array, float]]] = [[] for _ in seats]
    state, decisions = start(book).after, 0
    while (decision := state.decision) is not None:
        decisions += 1
        if decisions > LONGEST:
            return []
        inputs = Inputs(book, state, decision.seat)
        some = turns(book, state, decision.seat, inputs.goods)
        chosen = 0
        if isinstance(decision, ChooseAction):
            rows = inputs.array(some)
            order = np.argsort(-(rows @ thumb if net is None else net.values(rows)), kind="stable")
            chosen = int(order[below(rng, min(FEW, len(some))) if rng.random() < task.stray else 0])
            samples[decision.seat].append((rows[chosen], inputs.ahead))
        for action in some[chosen].actions:
            state = apply(book, state, action).after
    points = scores(state)
    return [
        Story(np.array([row for row, _ in seen]), np.array([lead for _, lead in seen]), lead_of(points, seat))
        for seat, seen in enumerate(samples)
        if seen
    ]


def packed(stories: Iterable[Story]) -> bytes:
    kept = list(stories)
    arrays = {
        "inputs": np.concatenate(
            [np.empty((0, len(COLUMNS)), np.float32), *[story.inputs for story in kept]]
        ),
        "leads": np.concatenate([np.empty(0), *[story.leads for story in kept]]),
        "results": np.array([story.result for story in kept]),
        "lengths": np.array([len(story.leads) for story in kept], int),
    }
    return Archive(arrays, FILE_COLUMNS).packed()


def read_stories(path: Path) -> list[Story]:
    """Read stories from a file; raise `NetError` if it is unusable."""
    archive = read_archive(path)
    if archive.columns != FILE_COLUMNS:
        raise NetError(Message("training-part", file=str(path), fault=Message("archive-columns")))
    found = archive.arrays
    ends = np.cumsum(found["lengths"])
    parts = zip(ends - found["lengths"], ends, found["results"], strict=True)
    return [
        Story(found["inputs"][first:end], found["leads"][first:end], float(result))
        for first, end, result in parts
    ]


def samples(stories: Iterable[Story], net: RolloutNet | None, trust: float) -> tuple[Array, Array]:
    """Return inputs and TD(lambda) targets. Lambda is `trust`, or 1 if `net` is None.

    A target estimates how much the lead will change until the game ends, in units of ``POINTS``.
    """
    inputs, targets = list[Array](), list[Array]()
    for story in stories:
        opinion = story.leads if net is None else story.leads + net.values(story.inputs)
        target, following = np.empty_like(story.leads), story.result
        share = 1.0 if net is None else trust
        for i in range(len(target) - 1, -1, -1):
            target[i] = following
            following = share * following + (1 - share) * float(opinion[i])
        inputs.append(story.inputs)
        targets.append((target - story.leads) / POINTS)
    return np.concatenate(inputs), np.concatenate(targets).astype(np.float32)


MEMORY: Final = 2
"""A fit uses the games of this many latest rounds.

If round 1 is played without a net, its games are used only for the fit of round 1.
"""


def play_quick_part(games: Sequence[QuickGame]) -> bytes:
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
        stories = list(self._stories(number))
        seen, targets = samples((story for story, held in stories if not held), before, trust)
        tested = [story for story, held in stories if held] or [story for story, _ in stories]
        unseen, truth = samples(tested, before, trust)
        begin = before or self.fresh()
        net = fitted(begin, seen, targets, self.training.rollout_course, self.training.seed + number)
        write_atomically(self.path(number), net.packed())
        self.report(
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
    return float(np.mean((net.layers(inputs)[-1] - targets) ** 2))


def fitted(net: RolloutNet, inputs: Array, targets: Array, settings: FitSettings, seed: int) -> RolloutNet:
    """Return a new net, trained from `net` on inputs of shape (n, columns) with targets of shape (n)."""

    def slopes(weights: Mapping[str, Array], rows: Array) -> Mapping[str, Array]:
        return gradients(RolloutNet(weights), inputs[rows], targets[rows])

    return RolloutNet(adam(net.weights, slopes, len(inputs), settings, seed))


def gradients(net: RolloutNet, inputs: Array, targets: Array) -> Mapping[str, Array]:
    first, second, answers = net.layers(inputs)
    wrong = ((answers - targets) * np.float32(2 / len(inputs)))[:, None]
    return slopes_of_layers(net.weights, inputs, first, second, wrong)[0]
