"""Training of a value net by self-play, fits to TD(lambda) targets, and validation games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

import attrs
import numpy as np

from ...files.saves.files import write_atomically
from ...players.continuations import Breadth
from ...players.evaluation.evaluator import Evaluator
from ...players.features import COLUMNS, POINTS, Columns, FeatureExtractor, Position
from ...players.games import Game, TournamentSettings, random_modules
from ...players.net import Archive, Array, Batch, Net, batch, fresh, matched, unpacked
from ...players.plan import Plan
from ...players.plan_ranking import PlanRanker, diverse, positions_of, table_after
from ...players.simulation import Simulator
from ...players.skill.levels import LEVELS, lead_of
from ...rules.core.engine.hidden import determinize, observe
from ...rules.core.engine.play import foreseen, start
from ...rules.core.engine.scoring import share_in_victory
from ...rules.core.engine.shuffle import Stream, source
from ...rules.core.engine.step import ChooseAction, Placing
from ...rules.core.frozen import frozen
from ...rules.core.words.message import Message, decimal
from ...rules.modules.registry import rulebook
from ..task_pool import TaskPool
from .fit import fitted, joined, losses
from .run import HELD_OUT, TRAINING_DEALS, Run, read_archive
from .settings import Mix, Round, Table

BREADTH: Final = Breadth(
    chains=40, payments=2, takes=2, redesigns=2, others=3, laid=14, width=3, squares=3, kept=2
)
"""Limits on the search for plans.

They are lower than in real games. This saves time for more games, which improve the net.
"""

CANDIDATES: Final = 14

TRIED: Final = 10
UNKNOWN: Final = float("nan")


@frozen
class SelfPlayGame:
    """A self-play game that yields training positions.

    ``net`` is a packed net that ranks plans, or None for the static evaluation. If ``trust`` is 1, the target
    of a position is the final result. If ``trust`` is 0, it is the net's value of the seat's next position.
    Between 0 and 1, the target is a mixture. ``noise`` is one of the standard deviations in `Round.noise`.
    For ``tried`` and ``worlds``, see `Round`.
    """

    game: Game
    net: bytes | None
    noise: float
    trust: float
    tried: float = 0.0
    worlds: int = 0


@frozen(eq=False)
class Samples:
    """Training samples: n positions, and targets of shape (n, 2).

    A target consists of two estimates: the final lead in units of ``POINTS``, and the share in the victory
    (NaN if unknown). ``scores`` are the final scores of the game; they are empty if samples are read from a
    file.
    """

    positions: Batch
    targets: Array
    scores: tuple[int, ...]


def play_for_samples(task: SelfPlayGame) -> Samples:
    setup = task.game.setup()
    book = rulebook(setup)
    net = unpacked(task.net, "in training") if task.net is not None else None
    ranker = PlanRanker(net)
    state = start(book).after
    positions: list[list[Position]] = [[] for _ in state.players]
    simulated: list[tuple[Position, float]] = []
    number = 0
    while (decision := state.decision) is not None:
        number += 1
        rng = source(task.game.seed, number, Stream.SELF_PLAY)
        seen = observe(book, state, decision.seat)
        evaluator = ranker.evaluator(book, determinize(book, seen, rng), decision.seat)
        ranked = ranker.ranked(evaluator, BREADTH, CANDIDATES)[:CANDIDATES]
        if task.tried and isinstance(decision, ChooseAction) and rng.random() < task.tried:
            ranked = _tried(evaluator, ranker, ranked, task.worlds, rng.getrandbits(48))
            tables = [table_after(evaluator, plan) for plan in ranked]
            simulated += zip(positions_of(evaluator, tables), (plan.value for plan in ranked), strict=True)
        plan = max(ranked, key=lambda plan: plan.value + (rng.gauss(0, task.noise) if task.noise else 0.0))
        if isinstance(decision, (ChooseAction, Placing)) and len(plan.actions) > 1:
            positions[decision.seat].append(
                FeatureExtractor(evaluator).position(table_after(evaluator, plan))
            )
        for move in foreseen(book, state, plan.actions):
            state = move.after
    return _samples(positions, simulated, tuple(player.score for player in state.players), net, task.trust)


def _tried(
    evaluator: Evaluator, ranker: PlanRanker, ranked: list[Plan], worlds: int, seed: int
) -> list[Plan]:
    candidates = diverse(ranked, TRIED)
    simulator = Simulator.of(evaluator.book, evaluator.state, evaluator.seat, ranker, candidates, seed)
    results = np.array([simulator.world(number, range(len(candidates))) for number in range(worlds)])
    return [
        attrs.evolve(plan, value=float(value))
        for plan, value in zip(candidates, results.mean(axis=0), strict=True)
    ]


def _samples(
    by_seat: list[list[Position]],
    simulated: list[tuple[Position, float]],
    scores: tuple[int, ...],
    net: Net | None,
    trust: float,
) -> Samples:
    positions: list[Position] = []
    targets: list[Array] = []
    for seat, seen in enumerate(by_seat):
        if not seen:
            continue
        target = np.array([lead_of(scores, seat) / POINTS, share_in_victory(scores, seat)])
        found = [target]
        if net is not None:
            answers = net.answers(batch(seen))
            answers[:, 1] = 1 / (1 + np.exp(-answers[:, 1]))
            for value in answers[:0:-1]:
                target = trust * target + (1 - trust) * value
                found.append(target)
        else:
            found *= len(seen)
        positions += seen
        targets += found[::-1]
    positions += [position for position, _ in simulated]
    targets += [np.array([value / POINTS, UNKNOWN]) for _, value in simulated]
    whole = batch(positions)
    small = Batch(*(array.astype(np.float32) for array in (whole.types, whole.mask, whole.table)))
    return Samples(small, np.array(targets, dtype=np.float32), scores)


@frozen
class ValidationGame:
    """A game of a net in one seat against the static evaluation in all other seats."""

    number: int
    seats: int
    net: bytes
    seed: int

    @property
    def seat(self) -> int:
        return self.number % self.seats


def play_validation(one: ValidationGame) -> float:
    game = TournamentSettings(one.seed).dealt(
        one.number // one.seats, one.number, (LEVELS[0].id,) * one.seats
    )
    book = rulebook(game.setup())
    state = start(book).after
    rankers = {
        seat: PlanRanker(unpacked(one.net, "in validation") if seat == one.seat else None)
        for seat in range(one.seats)
    }
    moves = 0
    while (decision := state.decision) is not None:
        moves += 1
        rng = source(game.seed, moves, Stream.TRIAL_GAMES)
        ranker, seat = rankers[decision.seat], decision.seat
        evaluator = ranker.evaluator(book, determinize(book, observe(book, state, seat), rng), seat)
        for move in foreseen(book, state, ranker.ranked(evaluator, BREADTH, CANDIDATES)[0].actions):
            state = move.after
    return share_in_victory([player.score for player in state.players], one.seat)


def win_share(results: Sequence[float], seats: int) -> tuple[float, float]:
    """Return the mean share in the victory, and half the width of its 95 % confidence interval.

    The games of a deal are not independent, so together they count as one observation.
    """
    deals = [fmean(results[i : i + seats]) for i in range(0, len(results) - seats + 1, seats)]
    return fmean(deals), 1.96 * stdev(deals) / sqrt(len(deals)) if len(deals) > 1 else 1.0


def play_part(games: Sequence[SelfPlayGame]) -> bytes:
    samples = [play_for_samples(game) for game in games]
    whole = joined([sample.positions for sample in samples])
    targets = np.concatenate([sample.targets for sample in samples])
    arrays = {"types": whole.types, "mask": whole.mask, "table": whole.table, "targets": targets}
    return Archive(arrays).packed()


def read_part(path: Path, columns: Columns = COLUMNS) -> Samples:
    """Read the samples of a part from a file; raise `NetError` if it is unusable.

    The features are rearranged into the order of `columns`; a feature that the file does not contain is 0.
    """
    archive = read_archive(path)
    found, stored = archive.arrays, archive.columns
    types = matched(found["types"], stored.types, columns.types, axis=2)
    table = matched(found["table"], stored.table, columns.table, axis=1)
    return Samples(Batch(types, found["mask"], table), found["targets"], ())


@attrs.define
class TrainingRun(Run[Net, Table]):
    def read(self, content: bytes, name: str) -> Net:
        return unpacked(content, name)

    def fresh(self) -> Net:
        return fresh(self.training.seed)

    def play(self, pool: TaskPool, parts: Iterable[Sequence[SelfPlayGame]]) -> Iterator[bytes]:
        return pool.results(play_part, parts)

    def games(self, number: int) -> list[SelfPlayGame]:
        return list(self._games(number, self.table.rounds[number - 1]))

    def _games(self, number: int, settings: Round) -> Iterator[SelfPlayGame]:
        net = self.net(number - 1)
        packed = net.packed() if net is not None else None
        seats, level = self.table.seats, LEVELS[0].id
        for game in range(settings.games):
            deal = TRAINING_DEALS * number + game
            rng = source(self.training.seed * 8 + seats, deal)
            mix = _drawn(self.training.mixes, rng.random())
            modules = random_modules(mix.game, rng) if mix.drawn else mix.modules
            played = Game(game, (level,) * seats, rng.getrandbits(31), mix.game, modules)
            noise = settings.noise[game % len(settings.noise)]
            yield SelfPlayGame(
                played, packed, noise, settings.trust, settings.tried if packed else 0.0, settings.worlds
            )

    def played(self, number: int, done: int, count: int) -> Message:
        return Message("training-played", seats=self.table.seats, round=number, done=done, count=count)

    def fit(self, pool: TaskPool, number: int) -> None:
        first = max(1, number - self.training.memory + 1)
        paths = [path for i in range(first, number + 1) for path in self.parts(i)]
        newest = self.parts(number)
        held = set(newest[::HELD_OUT] if len(newest) > 1 else ())
        seen, targets = _together([path for path in paths if path not in held])
        unseen, truth = _together(sorted(held)) if held else (seen, targets)
        begin = self.net(number - 1) or self.fresh()
        before = losses(begin, unseen, truth)
        net = fitted(begin, seen, targets, self.training.course, self.training.seed + number)
        after = losses(net, unseen, truth)
        write_atomically(self.path(number), net.packed())
        self.report(
            Message(
                "training-fitted",
                seats=self.table.seats,
                round=number,
                positions=len(seen),
                squared=decimal(before[0], 3),
                squared_now=decimal(after[0], 3),
                entropy=decimal(before[1], 3),
                entropy_now=decimal(after[1], 3),
            )
        )
        if self.table.check:
            self._validate(pool, number)

    def _validate(self, pool: TaskPool, number: int) -> None:
        packed = self.path(number).read_bytes()
        seats = self.table.seats
        games = [ValidationGame(i, seats, packed, self.training.seed) for i in range(self.table.check)]
        played = self.watched(pool.results(play_validation, games), len(games), Message("noun-games"))
        share, half = win_share(list(played), seats)
        self.report(
            Message(
                "training-checked",
                seats=seats,
                round=number,
                share=_percent(share),
                half=_percent(half),
                games=len(games),
                chance=_percent(1 / seats),
            )
        )


def _percent(value: float) -> Message:
    return Message("per-cent", figure=decimal(100 * value))


def _together(paths: Sequence[Path]) -> tuple[Batch, Array]:
    parts = [read_part(path) for path in paths]
    whole = joined([part.positions for part in parts])
    return whole, np.concatenate([part.targets for part in parts])


def _drawn(mixes: Sequence[Mix], chance: float) -> Mix:
    for mix in mixes:
        chance -= mix.share
        if chance < 0:
            return mix
    return mixes[-1]
