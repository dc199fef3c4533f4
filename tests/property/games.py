"""Random games with random house variants, the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from alhambra_desktop.model.core.engine.action import (
    AddFromReserve,
    RemoveToReserve,
    SwapWithReserve,
)
from alhambra_desktop.model.core.engine.option import Amount, Choice, Value
from alhambra_desktop.model.core.engine.play import Transition, legal_actions, play, start
from alhambra_desktop.model.core.engine.rulebook import Rulebook
from alhambra_desktop.model.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.modules.registry import OPTIONS, make_setup, rulebook

SELDOM = {"redesign": 0.1, "TakeHut": 0.3, "WakeVizier": 0.3, "BuyFalcon": 0.5}
"""How often a random player chooses a kind of action, where it is not as often as any other."""

REDESIGN = (AddFromReserve, RemoveToReserve, SwapWithReserve)


def random_options(rng: Random) -> dict[str, Value]:
    """Some house variants that are not official."""
    chosen: dict[str, Value] = {}
    for name, option in OPTIONS.items():
        if rng.random() < 0.35:
            if isinstance(option, Choice):
                chosen[name] = rng.choice(option.values)
            elif isinstance(option, Amount):
                chosen[name] = rng.randint(option.least, option.most)
            else:
                chosen[name] = rng.choice(option.suggestions)
    return chosen


def random_rules(seed: int, seats: int, game: str = "alhambra", modules: tuple[str, ...] = ()) -> Rulebook:
    """The rules of a random table."""
    chosen = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(seats)]
    return rulebook(make_setup(chosen, seed, game, modules, random_options(Random(seed))))


def moves(book: Rulebook, seed: int) -> Iterator[Transition]:
    """A whole random game; kinds of action are drawn first, redesigns seldom."""
    rng = Random(seed)
    move = start(book)
    yield move
    while move.after.decision is not None:
        kinds: dict[str, list] = {}
        for action in legal_actions(book, move.after):
            name = "redesign" if isinstance(action, REDESIGN) else type(action).__name__
            kinds.setdefault(name, []).append(action)
        names = list(kinds)
        kind = rng.choices(names, [SELDOM.get(name, 1.0) for name in names])[0]
        move = play(book, move.after, rng.choice(kinds[kind]))
        yield move
