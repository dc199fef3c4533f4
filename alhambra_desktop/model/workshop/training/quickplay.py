"""Quick self-play of the rollout policy in base games."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import attrs
import numpy as np
from numpy.typing import NDArray

from ...players.features import POINTS
from ...players.net import Archive
from ...players.net_files import NetError
from ...players.rollout.features import COLUMNS, Inputs
from ...players.rollout.turns import turns
from ...players.rollout_net import TOLD, RolloutNet, unpacked
from ...players.skill.levels import lead_of
from ...rules.core.engine.play import apply, scores, start
from ...rules.core.engine.setup import COLOURS, SeatSetup
from ...rules.core.engine.shuffle import Stream, below, source
from ...rules.core.engine.step import ChooseAction
from ...rules.core.words.message import Message
from ...rules.modules.registry import make_setup, rulebook
from .run import read_archive

Array = NDArray[Any]

FEW: Final = 6
"""Number of best turns to draw from where a game strays."""

LONGEST: Final = 400
"""Decisions after which a game is abandoned, since untrained players may never finish."""

RULE_OF_THUMB: Final = {
    "lead in all prizes ahead": 40.0,
    "wall in all rounds ahead": 20.0,
    "money": 8.75,
    "chances to pay new tiles exactly": 1.0,
    "lack of room": -4.0,
    "gain of the reserve": 4.0,
}
"""Feature weights in points while there is no net."""


@attrs.frozen
class QuickGame:
    """A game to play for its positions; without a packed ``net`` a rule of thumb plays."""

    seats: int
    seed: int
    net: bytes | None
    stray: float


@attrs.frozen(eq=False)
class Story:
    """A seat's inputs (n, columns) and leads (n) after each turn, and its final lead."""

    inputs: Array
    leads: Array
    result: float


def play_quick_game(task: QuickGame) -> list[Story]:
    """Play a game with public facts and remembered hands (B-4, B-9); empty if abandoned."""
    seats = [SeatSetup(f"seat {i + 1}", COLOURS[i], "computer", None) for i in range(task.seats)]
    book = rulebook(make_setup(seats, task.seed, "alhambra", (), {}))
    rng = source(task.seed, 0, Stream.SELF_PLAY)
    net = None if task.net is None else unpacked(task.net, "in training")
    thumb = np.array([RULE_OF_THUMB.get(name, 0.0) for name in COLUMNS], np.float32)
    told: list[list[tuple[Array, float]]] = [[] for _ in seats]
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
            told[decision.seat].append((rows[chosen], inputs.ahead))
        for action in some[chosen].actions:
            state = apply(book, state, action).after
    points = scores(state)
    return [
        Story(np.array([row for row, _ in seen]), np.array([lead for _, lead in seen]), lead_of(points, seat))
        for seat, seen in enumerate(told)
        if seen
    ]


def packed(stories: Iterable[Story]) -> bytes:
    kept = list(stories)
    arrays = {
        "inputs": np.concatenate([np.empty((0, len(COLUMNS)), np.float32), *[one.inputs for one in kept]]),
        "leads": np.concatenate([np.empty(0), *[one.leads for one in kept]]),
        "results": np.array([one.result for one in kept]),
        "lengths": np.array([len(one.leads) for one in kept], int),
    }
    return Archive(arrays, TOLD).packed()


def read_stories(path: Path) -> list[Story]:
    """Read stories from a file; raise `NetError` if it is unusable."""
    archive = read_archive(path)
    if archive.columns != TOLD:
        raise NetError(Message("training-part", file=str(path), fault=Message("archive-columns")))
    found = archive.arrays
    ends = np.cumsum(found["lengths"])
    parts = zip(ends - found["lengths"], ends, found["results"], strict=True)
    return [
        Story(found["inputs"][first:end], found["leads"][first:end], float(result))
        for first, end, result in parts
    ]


def samples(stories: Iterable[Story], net: RolloutNet | None, trust: float) -> tuple[Array, Array]:
    """Return inputs and targets by TD(lambda): points still to be won, in units of ``POINTS``.

    Without `net` only final results count.
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
