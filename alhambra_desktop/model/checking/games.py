"""Reproducible random games with random house variants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from ..rules.core.engine.action import Action, AddFromReserve, RemoveToReserve, SwapWithReserve
from ..rules.core.engine.option import Amount, Choice, Value
from ..rules.core.engine.play import Transition, legal_actions, play, start
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.setup import COLOURS, SeatSetup
from ..rules.modules.registry import OPTIONS, make_setup, rulebook

REDESIGN: Final = "redesign"
REDESIGNS: Final = (AddFromReserve, RemoveToReserve, SwapWithReserve)
SELDOM: Final[Mapping[str, float]] = {REDESIGN: 0.1}
"""Probability of rare kinds of action in random games, by class name."""

VARIED: Final = 0.35
"""Probability that a house variant is not official."""


def random_options(rng: Random) -> dict[str, Value]:
    chosen: dict[str, Value] = {}
    for name, option in OPTIONS.items():
        if rng.random() < VARIED:
            if isinstance(option, Choice):
                chosen[name] = rng.choice(option.values)
            elif isinstance(option, Amount):
                chosen[name] = rng.randint(option.least, option.most)
            else:
                chosen[name] = rng.choice(option.suggestions)
    return chosen


def random_rules(seed: int, seats: int, game: str = "alhambra", modules: tuple[str, ...] = ()) -> Rulebook:
    chosen = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(seats)]
    return rulebook(make_setup(chosen, seed, game, modules, random_options(Random(seed))))


def random_moves(book: Rulebook, seed: int, seldom: Mapping[str, float] = SELDOM) -> Iterator[Transition]:
    """Yield a random game, choosing the kind of action first; `seldom` ones are less likely."""
    rng = Random(seed)
    move = start(book)
    yield move
    while move.after.decision is not None:
        kinds: dict[str, list[Action]] = {}
        for action in legal_actions(book, move.after):
            name = REDESIGN if isinstance(action, REDESIGNS) else type(action).__name__
            kinds.setdefault(name, []).append(action)
        names = list(kinds)
        kind = rng.choices(names, [seldom.get(name, 1.0) for name in names])[0]
        move = play(book, move.after, rng.choice(kinds[kind]))
        yield move
