"""What all players of the zoo have in common: a turn from an observation and random numbers."""

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
    """How long a player thinks about a turn: so many playouts, or so many seconds of a clock.

    Without seconds everything is counted, and the same moment gets the same turn.
    """

    playouts: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] | None = None


class Player(ABC):
    """Somebody who decides.

    ``playouts`` counts what it tried out in its life, ``elsewhere`` the seconds that other processes thought
    for it. Who is ``remembering`` is told the hands, which came openly.
    """

    playouts = 0
    elsewhere = 0.0
    remembering = False

    @abstractmethod
    def turn(self, book: Rulebook, seen: Observation, rng: Random, effort: Effort) -> tuple[Action, ...]:
        """What the seat that sees this and is to decide does next: legal actions, a turn or its beginning."""


def random_action(book: Rulebook, seen: Observation, rng: Random) -> Action:
    """A legal action: first its kind is drawn, then one of that kind."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal_actions(book, seen):
        kinds.setdefault(type(action), []).append(action)
    some = list(kinds.values())[below(rng, len(kinds))]
    return some[below(rng, len(some))]


class RandomPlayer(Player):
    """Takes a random kind of action, and a random action of that kind."""

    def turn(self, book: Rulebook, seen: Observation, rng: Random, effort: Effort) -> tuple[Action, ...]:
        """One action."""
        return (random_action(book, seen, rng),)


def as_far_as_legal(
    book: Rulebook, seen: Observation, actions: tuple[Action, ...], rng: Random
) -> tuple[Action, ...]:
    """The actions up to the first that a rule set refuses; at least one, which leaves the decision if it may.

    The last one is judged and not played, so that nothing hidden decides.
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
