"""Self-play: games of one net against itself, and what they teach."""

from __future__ import annotations

from typing import Any, Final

import attrs
import numpy as np
from numpy.typing import NDArray

from ..core.observation import determinize, observe
from ..core.play import apply, start
from ..core.scoring import winners
from ..core.shuffle import source
from ..core.step import ChooseAction, Placing
from ..modules.registry import rulebook
from ..opponents.contest import Game
from ..opponents.features import POINTS, Observer, Position, margin
from ..opponents.mind import Mind, table_after
from ..opponents.net import Batch, Net, batch, unpacked
from ..opponents.plans import Breadth

Array = NDArray[Any]

BREADTH: Final = Breadth(
    chains=40, payments=2, takes=2, redesigns=2, others=3, laid=14, width=3, squares=3, kept=2
)
"""Training games look at fewer plans than a player does: more games teach more."""

CANDIDATES: Final = 14
"""The plans of a turn that the net looks at."""


@attrs.frozen
class Lesson:
    """A game to be played for its positions.

    ``net`` is a packed one, or None where the hand-written value ranks. ``noise`` spreads the values of
    plans, in points, so that the net sees other positions than the best ones; ``trust`` is the lambda
    of the targets: 1 believes only final results, 0 only the net's value one turn later.
    """

    game: Game
    net: bytes | None
    noise: float
    trust: float


@attrs.frozen(eq=False)
class Taught:
    """What a game taught: its positions, their targets (n, 2), and the final scores.

    Targets are the margin in units of ``POINTS`` and the share in the victory.
    """

    positions: Batch
    targets: Array
    scores: tuple[int, ...]


def learn(lesson: Lesson) -> Taught:
    """Play a game and say what its positions were worth."""
    setup = lesson.game.setup()
    book = rulebook(setup)
    net = unpacked(lesson.net, "in training") if lesson.net is not None else None
    mind = Mind(net)
    state = start(book).after
    told: list[list[Position]] = [[] for _ in state.players]
    number = 0
    while (decision := state.decision) is not None:
        number += 1
        rng = source(lesson.game.seed, 2_000_000 + number)
        seen = observe(book, state, decision.seat)
        judge = mind.judge(book, determinize(book, seen, rng), decision.seat)
        plan = mind.chosen(judge, BREADTH, CANDIDATES, lesson.noise, rng)
        if isinstance(decision, (ChooseAction, Placing)) and len(plan.actions) > 1:
            told[decision.seat].append(Observer(judge).position(table_after(judge, plan)))
        for action in plan.actions:
            state = apply(book, state, action).after
    return _taught(told, tuple(player.score for player in state.players), net, lesson.trust)


def _taught(told: list[list[Position]], scores: tuple[int, ...], net: Net | None, trust: float) -> Taught:
    """Positions with the targets of TD(lambda)."""
    won = winners(scores)
    positions: list[Position] = []
    targets: list[Array] = []
    for seat, seen in enumerate(told):
        if not seen:
            continue
        target = np.array([margin(scores, seat) / POINTS, (seat in won) / len(won)])
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
    whole = batch(positions)
    small = Batch(*(array.astype(np.float32) for array in (whole.types, whole.mask, whole.table)))
    return Taught(small, np.array(targets, dtype=np.float32), scores)
