"""Self-play of a net, as positions with TD(lambda) targets."""

from __future__ import annotations

from typing import Any, Final

import attrs
import numpy as np
from numpy.typing import NDArray

from ...players.continuations import Breadth
from ...players.evaluation.evaluator import Evaluator
from ...players.features import POINTS, FeatureExtractor, Position
from ...players.games import Game
from ...players.net import Batch, Net, batch, unpacked
from ...players.plan import Plan
from ...players.plan_ranking import PlanRanker, diverse, positions_of, table_after
from ...players.simulation import Simulator
from ...players.skill.levels import lead_of
from ...rules.core.engine.hidden import determinize, observe
from ...rules.core.engine.play import foreseen, start
from ...rules.core.engine.scoring import share_in_victory
from ...rules.core.engine.shuffle import Stream, source
from ...rules.core.engine.step import ChooseAction, Placing
from ...rules.modules.registry import rulebook

Array = NDArray[Any]

BREADTH: Final = Breadth(
    chains=40, payments=2, takes=2, redesigns=2, others=3, laid=14, width=3, squares=3, kept=2
)
"""Fewer plans than in play, since more games teach more."""

CANDIDATES: Final = 14
"""Plans of a turn that the net values."""

TRIED: Final = 10
"""Plans of a turn that are simulated on request."""

UNKNOWN: Final = float("nan")
"""Stands for an unknown share in the victory."""


@attrs.frozen
class SelfPlayGame:
    """A game to play for its positions.

    Without ``net`` the static evaluation ranks. ``noise`` spreads plan values in points for variety;
    ``trust`` is the lambda of the targets: 1 uses final results only, 0 the net's value one turn later. In a
    share ``tried`` of the turns the best plans are simulated in ``worlds``, and all of them become samples.
    """

    game: Game
    net: bytes | None
    noise: float
    trust: float
    tried: float = 0.0
    worlds: int = 0


@attrs.frozen(eq=False)
class Samples:
    """The samples of a game: positions, targets (n, 2), and final scores.

    Targets are the margin in units of ``POINTS`` and the share in the victory, NaN if unknown.
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
    told: list[list[Position]] = [[] for _ in state.players]
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
        plan = max(ranked, key=lambda one: one.value + (rng.gauss(0, task.noise) if task.noise else 0.0))
        if isinstance(decision, (ChooseAction, Placing)) and len(plan.actions) > 1:
            told[decision.seat].append(FeatureExtractor(evaluator).position(table_after(evaluator, plan)))
        for move in foreseen(book, state, plan.actions):
            state = move.after
    return _samples(told, simulated, tuple(player.score for player in state.players), net, task.trust)


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
    told: list[list[Position]],
    simulated: list[tuple[Position, float]],
    scores: tuple[int, ...],
    net: Net | None,
    trust: float,
) -> Samples:
    positions: list[Position] = []
    targets: list[Array] = []
    for seat, seen in enumerate(told):
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
