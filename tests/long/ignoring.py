"""Players who ignore a module: they do not use its actions or count its points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from random import Random
from typing import Any

import attrs

from alhambra_desktop.model.players.players import choose
from alhambra_desktop.model.players.simulation import Limit
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.core.engine.action import Action, Decline
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import play, start
from alhambra_desktop.model.rules.core.engine.rulebook import ActionRule, Good, Rulebook, Stall
from alhambra_desktop.model.rules.core.engine.scoring import winners
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup, Setup
from alhambra_desktop.model.rules.core.engine.shuffle import source
from alhambra_desktop.model.rules.core.engine.state import Observation, PublicState
from alhambra_desktop.model.rules.core.engine.step import Step
from alhambra_desktop.model.rules.modules import registry
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook

LEVEL = "builder"


def home(module: str) -> str:
    """Return the name of the Python module with the rules of a module."""
    return f"{registry.__package__}.{module}.rules"


@lru_cache(maxsize=64)
def ignoring(setup: Setup, module: str) -> Rulebook:
    """Return the rulebook of a table as seen by a player who ignores one of its modules."""
    book = rulebook(setup)
    own = home(module)
    small = rulebook(attrs.evolve(setup, modules=tuple(name for name in setup.modules if name != module)))

    def stranger(slot: Any) -> bool:
        return slot.__module__ != own

    return attrs.evolve(
        book,
        actions={step: _without(step, rules, own) for step, rules in book.actions.items()},
        stalls=tuple(_selling(stall, small.tiles) for stall in book.stalls),
        payments=tuple(way for way in book.payments if stranger(way.ways)),
        counts=tuple(filter(stranger, book.counts)),
        prospects={name: slot for name, slot in book.prospects.items() if stranger(slot)},
    )


def _without(step: type[Step], rules: tuple[ActionRule, ...], own: str) -> tuple[ActionRule, ...]:
    """Return the rules of a decision without those of the module; the module's decisions are declined."""
    if step.__module__ == own:
        return tuple(rule for rule in rules if rule.type is Decline)
    return tuple(rule for rule in rules if rule.type.__module__ != own)


def _selling(stall: Stall, tiles: Mapping[str, object]) -> Stall:
    """Return a stall that offers only these tiles."""

    def goods(book: Rulebook, state: PublicState) -> Iterable[Good]:
        return tuple(good for good in stall.goods(book, state) if good.tile in tiles)

    return attrs.evolve(stall, goods=goods)


Chooser = Callable[[Observation, Random], tuple[Action, ...]]


def player(setup: Setup, module: str | None) -> Chooser:
    """Return a player of the level `LEVEL` who ignores `module`, if given."""
    book = rulebook(setup) if module is None else ignoring(setup, module)

    def decide(seen: Observation, rng: Random) -> tuple[Action, ...]:
        return choose(book, seen, level(LEVEL), rng, Limit(simulations=0))

    return decide


@attrs.frozen
class Match:
    """One player against others who ignore a module; the number determines seat and deal."""

    module: str
    number: int
    seats: int = 3

    def share(self) -> float:
        """Play the match and return the player's share of the victory."""
        deal, expert = divmod(self.number, self.seats)
        people = [SeatSetup(f"Seat {i}", COLOURS[i], "computer", LEVEL) for i in range(self.seats)]
        setup = make_setup(people, 5000 + deal, modules=(self.module,))
        book = rulebook(setup)
        players = [player(setup, None if seat == expert else self.module) for seat in range(self.seats)]
        state = start(book).after
        moves = 0
        while (decision := state.decision) is not None:
            moves += 1
            seen = observe(book, state, decision.seat)
            for action in players[decision.seat](seen, source(setup.seed, moves)):
                state = play(book, state, action).after
        won = winners(tuple(player.score for player in state.players))
        return (expert in won) / len(won)


def share_of(match: Match) -> float:
    """Return the share of a match; a function for process pools."""
    return match.share()
