"""Rounds of a training: self-play, fit, validation games, with checkpoints in a folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, TypeVar

import attrs
import numpy as np

from ...files.saves.files import write_atomically
from ...players.features import COLUMNS, Columns
from ...players.games import Game, TournamentSettings, random_modules
from ...players.net import Archive, ArchiveError, Array, Batch, Net, fresh, matched, unpacked
from ...players.net_files import NetError
from ...players.plan_ranking import PlanRanker
from ...players.skill.levels import LEVELS
from ...rules.core.engine.hidden import determinize, observe
from ...rules.core.engine.play import foreseen, start
from ...rules.core.engine.scoring import share_in_victory
from ...rules.core.engine.shuffle import Stream, source
from ...rules.core.words.message import Message, decimal
from ...rules.modules.registry import rulebook
from ..task_pool import TaskPool
from .fit import fitted, joined, losses
from .kept_nets import KeptNets
from .selfplay import BREADTH, CANDIDATES, Samples, SelfPlayGame, play_for_samples
from .settings import Mix, Round, Table, Training


@attrs.frozen
class ValidationGame:
    """A game of a net on one seat, rotating, against the static evaluation."""

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
    """Return the mean share in the victory, and half of its 95 % interval over deals."""
    deals = [fmean(results[i : i + seats]) for i in range(0, len(results) - seats + 1, seats)]
    return fmean(deals), 1.96 * stdev(deals) / sqrt(len(deals)) if len(deals) > 1 else 1.0


HELD_OUT: Final = 20
"""One in this many parts is held out for validation."""

TRAINING_DEALS: Final = 10_000_000
"""First number of training deals, far from those of tournaments."""


Task = TypeVar("Task")

Watched = Callable[[Iterable[Any], int, Message], Iterator[Any]]
"""Passes results on while showing progress of a number of things."""


def unwatched(items: Iterable[Any], count: int, noun: Message) -> Iterator[Any]:
    """Pass results on without showing progress."""
    return iter(items)


def play_parts(
    pool: TaskPool,
    play: Callable[[Task], bytes],
    parts: Mapping[Path, Task],
    watched: Watched,
    played: Callable[[int, int], None],
) -> None:
    """Play the parts without files, storing each; `played` gets the number done and the total."""
    missing = {path: part for path, part in parts.items() if not path.exists()}
    done = len(parts) - len(missing)
    results = watched(pool.results(play, missing.values()), len(missing), Message("noun-parts"))
    for path, content in zip(missing, results, strict=True):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, content)
        done += 1
        played(done, len(parts))


@attrs.frozen
class Part:
    """Some games of a round as one task, with a packed net."""

    games: tuple[SelfPlayGame, ...]


def play_part(part: Part) -> bytes:
    """Return the samples of a part, as an archive."""
    samples = [play_for_samples(game) for game in part.games]
    whole = joined([one.positions for one in samples])
    targets = np.concatenate([one.targets for one in samples])
    arrays = {"types": whole.types, "mask": whole.mask, "table": whole.table, "targets": targets}
    return Archive(arrays).packed()


def read_part(path: Path, columns: Columns = COLUMNS) -> Samples:
    """Read a part, matching features by name; raise `NetError` if it is unusable."""
    try:
        archive = Archive.read(path.read_bytes())
    except ArchiveError as fault:
        raise NetError(Message("training-part", file=str(path), fault=fault.message)) from fault
    found, told = archive.arrays, archive.columns
    types = matched(found["types"], told.types, columns.types, axis=2)
    table = matched(found["table"], told.table, columns.table, axis=1)
    return Samples(Batch(types, found["mask"], table), found["targets"], ())


@attrs.define
class TrainingRun(KeptNets[Net]):
    """The training of one table's net; finished parts in the folder are reused."""

    training: Training
    table: Table
    folder: Path
    tell: Callable[[Message], None]
    watched: Watched = unwatched

    def read(self, content: bytes, name: str) -> Net:
        return unpacked(content, name)

    def finish(self, pool: TaskPool) -> Net:
        """Run all missing rounds and return the last net."""
        for number, settings in enumerate(self.table.rounds, 1):
            if not self.path(number).exists():
                self._play(pool, number, settings)
                self._fit(number)
                self._validate(pool, number)
        return self.net(len(self.table.rounds)) or fresh(self.training.seed)

    # -- playing

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

    def _play(self, pool: TaskPool, number: int, settings: Round) -> None:
        folder, size = self.parts(number), self.training.part
        games = list(self._games(number, settings))
        parts = {
            folder / f"part-{i // size:05}.npz": Part(tuple(games[i : i + size]))
            for i in range(0, len(games), size)
        }

        def played(done: int, count: int) -> None:
            seats = self.table.seats
            self.tell(Message("training-played", seats=seats, round=number, done=done, count=count))

        play_parts(pool, play_part, parts, self.watched, played)

    # -- learning

    def _fit(self, number: int) -> None:
        first = max(1, number - self.training.memory + 1)
        paths = [path for i in range(first, number + 1) for path in sorted(self.parts(i).glob("part-*.npz"))]
        newest = sorted(self.parts(number).glob("part-*.npz"))
        held = set(newest[::HELD_OUT] if len(newest) > 1 else ())
        seen, wanted = _together([path for path in paths if path not in held])
        unseen, truth = _together(sorted(held)) if held else (seen, wanted)
        begin = self.net(number - 1) or fresh(self.training.seed)
        before = losses(begin, unseen, truth)
        net = fitted(begin, seen, wanted, self.training.course, self.training.seed + number)
        after = losses(net, unseen, truth)
        write_atomically(self.path(number), net.packed())
        self.tell(
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

    def _validate(self, pool: TaskPool, number: int) -> None:
        if not self.table.check:
            return
        packed = self.path(number).read_bytes()
        seats = self.table.seats
        games = [ValidationGame(i, seats, packed, self.training.seed) for i in range(self.table.check)]
        played = self.watched(pool.results(play_validation, games), len(games), Message("noun-games"))
        share, half = win_share(list(played), seats)
        self.tell(
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
