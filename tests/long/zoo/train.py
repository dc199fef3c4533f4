"""Train the nets of the zoo's Monte Carlo player: ``python -m tests.long.zoo.train FOLDER``.

There are three rounds of self-play for each number of seats. In the first, the greedy player plays, and the
targets are the results of the games. In the other two, the current net plays, and TD(0.7) gives the targets.
The training is deterministic.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Final

import attrs
import numpy as np

from alhambra_desktop.model.rules.core.engine.play import apply, scores, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.shuffle import below, source
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.values import Seat
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook

from .features import Array, Inputs
from .greedy import greedy_turn
from .net import FOLDER, Net, fitted
from .outlook import against
from .turns import Turn, turns

LAMBDA: Final = 0.7
ROUNDS: Final = 3
GAMES: Final = {2: 800, 3: 800}
"""Number of games per round for each number of seats; larger tables use the net for three."""
EPOCHS: Final = 12
STRAY: Final = 0.12
"""The share of turns drawn at random: in the first round from all turns, later from the ``FEW`` best."""
FEW: Final = 6


@attrs.define
class Story:
    """History of one seat in a game: its inputs and its lead after each of its turns, and the result."""

    inputs: list[tuple[float, ...]] = attrs.field(factory=list)
    ahead: list[float] = attrs.field(factory=list)
    result: float = 0.0


def table(seats: int, seed: int) -> Rulebook:
    """Return the rulebook of a base game for training."""
    everybody = [SeatSetup(f"zoo {i + 1}", COLOURS[i], "computer", None) for i in range(seats)]
    return rulebook(make_setup(everybody, seed, "alhambra", (), {}))


def chosen(book: Rulebook, state: GameState, seat: Seat, net: Net | None, rng: Random, story: Story) -> Turn:
    """Choose a turn and add it to the story."""
    inputs = Inputs(book, state, seat)
    stray = rng.random() < STRAY
    if net is None:
        every = turns(book, state, seat)
        turn = every[below(rng, len(every))] if stray else greedy_turn(book, state, seat)
    else:
        every = turns(book, state, seat)
        values = net.value(inputs.array(every))
        order = np.argsort(-values)[: FEW if stray else 1]
        turn = every[int(order[below(rng, len(order))])]
    story.inputs.append(inputs.of(turn))
    story.ahead.append(inputs.ahead)
    return turn


def play(seats: int, seed: int, net: Net | None) -> list[Story]:
    """Play one quick game in which each player knows only public facts and their own hand."""
    book, rng = table(seats, seed), source(seed, 1)
    state, stories = start(book).after, [Story() for _ in range(seats)]
    while (decision := state.decision) is not None:
        seat = decision.seat
        if isinstance(decision, ChooseAction):
            turn = chosen(book, state, seat, net, rng, stories[seat])
        else:
            turn = turns(book, state, seat)[0]
        for action in turn.actions:
            state = apply(book, state, action).after
    for seat, story in enumerate(stories):
        points = list(map(float, scores(state)))
        story.result = against(points.pop(seat), points)
    return stories


def samples(stories: Iterable[Story], net: Net | None) -> tuple[Array, Array]:
    """Return inputs and targets: the future points by TD(lambda), or by results alone without a net."""
    inputs, targets = list[Array](), list[Array]()
    for story in stories:
        seen, ahead = np.array(story.inputs, np.float32), np.array(story.ahead, np.float32)
        opinion = ahead if net is None else ahead + net.value(seen)
        target, following = np.empty_like(ahead), story.result
        for i in range(len(ahead) - 1, -1, -1):
            target[i] = following
            share = 1.0 if net is None else LAMBDA
            following = share * following + (1 - share) * float(opinion[i])
        inputs.append(seen)
        targets.append(target - ahead)
    return np.concatenate(inputs), np.concatenate(targets)


def trained(seats: int, games: int, seed: int) -> Iterator[Net]:
    """Yield the net after each round, trained on the games of this round and of the previous one."""
    rng = np.random.default_rng(seed)
    net: Net | None = None
    earlier: list[Story] = []
    for number in range(ROUNDS):
        begun = time.monotonic()
        stories = [
            story
            for game in range(games)
            for story in play(seats, seed + 1_000_000 * (number + 1) + game, net)
        ]
        inputs, targets = samples(earlier + stories, net)
        net = fitted(net or Net.fresh(rng), inputs, targets, rng, EPOCHS)
        # The games of the greedy player are used only in the first round.
        earlier = stories if number else []
        error = np.sqrt(np.mean((net.value(inputs) - targets) ** 2))
        took = time.monotonic() - begun
        print(
            f"{seats} seats, round {number + 1}: {len(inputs)} positions, "
            f"error {error:.1f} of {targets.std():.1f} points, {took:.0f} s",
            flush=True,
        )
        yield net


def main(arguments: list[str] | None = None) -> None:
    """Train the nets for some numbers of seats and write them to a folder."""
    parser = argparse.ArgumentParser(prog="python -m tests.long.zoo.train", description=__doc__)
    parser.add_argument("folder", type=Path, help=f"folder for the nets; players read those in {FOLDER}")
    parser.add_argument("--seats", type=int, nargs="+", choices=GAMES, default=[*GAMES])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    gc.set_threshold(100_000)
    for seats in asked.seats:
        *_, net = trained(seats, GAMES[seats], asked.seed + 10 * seats)
        net.save(asked.folder / f"{seats}.npz")


if __name__ == "__main__":
    main()
