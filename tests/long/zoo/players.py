"""Base class and helpers of zoo players, which choose a turn from an observation and random numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random

import attrs

from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.hidden import determinize
from alhambra_desktop.model.rules.core.engine.play import apply, legal_actions, refusals
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.shuffle import below
from alhambra_desktop.model.rules.core.engine.state import Observation


@attrs.frozen
class Effort:
    """The limit for a turn: a number of playouts, or seconds of a clock.

    Without seconds, turns are deterministic.
    """

    playouts: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] | None = None


class Player(ABC):
    """A player of the zoo.

    ``playouts`` counts all its playouts, ``elsewhere`` the seconds that other processes computed for it. A
    ``remembering`` player sees all hands, because everybody takes money openly.
    """

    playouts = 0
    elsewhere = 0.0
    remembering = False

    @abstractmethod
    def turn(self, book: Rulebook, seen: Observation, rng: Random, effort: Effort) -> tuple[Action, ...]:
        """Return the next legal actions of the seat to decide: a whole turn or its beginning."""


def random_action(book: Rulebook, seen: Observation, rng: Random) -> Action:
    """Return a random legal action: first draw its type, then one of that type."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal_actions(book, seen):
        kinds.setdefault(type(action), []).append(action)
    some = list(kinds.values())[below(rng, len(kinds))]
    return some[below(rng, len(some))]


class RandomPlayer(Player):
    """A player that plays random actions of random types."""

    def turn(self, book: Rulebook, seen: Observation, rng: Random, effort: Effort) -> tuple[Action, ...]:
        """Return one action."""
        return (random_action(book, seen, rng),)


def as_far_as_legal(
    book: Rulebook, seen: Observation, actions: tuple[Action, ...], rng: Random
) -> tuple[Action, ...]:
    """Return the actions before the first one that is refused.

    If there are none, return one other action instead: one that leaves the decision if possible, otherwise a
    random one. The last action is checked but not played, so hidden information has no influence.
    """
    state, legal = determinize(book, seen, rng), list[Action]()
    for action in actions:
        decision = state.decision
        if legal:
            state = apply(book, state, legal[-1]).after
            decision = state.decision
        if decision is None or decision.seat != seen.seat or refusals(book, state, action):
            break
        legal.append(action)
    if legal:
        return tuple(legal)
    leaving = [action for action in legal_actions(book, seen) if action.leaves]
    return (leaving[0] if leaving else random_action(book, seen, rng),)
