"""Silly moves that no level may make, such as skipping free actions or wasting money."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import attrs

from alhambra_desktop.model.players.continuations import FULL
from alhambra_desktop.model.players.games import Game
from alhambra_desktop.model.players.plan import Plan, bought, kept
from alhambra_desktop.model.players.plan_generator import plans
from alhambra_desktop.model.players.plan_ranking import PlanRanker
from alhambra_desktop.model.players.players import ranker_of, think
from alhambra_desktop.model.players.simulation import Limit
from alhambra_desktop.model.players.skill.levels import Level, level
from alhambra_desktop.model.rules.core.engine.action import Action, BuyBuilding, Pass, TakeMoney
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import apply, legal_actions, play, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.shuffle import source
from alhambra_desktop.model.rules.core.engine.state import GameState, Observation
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.values import value_of
from alhambra_desktop.model.rules.modules.registry import rulebook

SIMULATIONS = 2
"""Maximum number of simulations; silly moves do not depend on them."""

WORTH_SAYING = 1.0
"""Minimum loss in points that counts as a silly move."""


@attrs.frozen
class Silly:
    """A silly move: its game, its turn and a description."""

    game: Game
    turn: int
    words: str


def taken(plan: Plan) -> tuple[Action, ...]:
    """Return the actions of a plan that take money."""
    return tuple(action for action in plan.actions if isinstance(action, TakeMoney))


def valued(book: Rulebook, seen: Observation, ranker: PlanRanker, actions: tuple[Action, ...]) -> list[Plan]:
    """Return the played plan, then plans with the same money but other purchases, valued by one ranker."""
    evaluator = ranker.evaluator(book, determinize(book, seen, Random(1)), seen.seat)
    ranked = list(plans(evaluator, FULL))
    played = next(
        (plan for plan in ranked if plan.actions == actions), Plan(actions, evaluator.worth(evaluator.state))
    )
    alike = [plan for plan in ranked if taken(plan) == taken(played) != () and plan is not played]
    more = [plan for plan in alike if bought(plan) >= bought(played)][:12]
    if ranker.net is None or not more:
        return [played, *more]
    found = {plan.actions: plan for plan in ranker.by_net(evaluator, [played, *more])}
    return [found[plan.actions] for plan in (played, *more)]


def forgone(
    book: Rulebook, seen: Observation, ranker: PlanRanker, actions: tuple[Action, ...]
) -> Iterator[str]:
    """Describe better plans that would have cost no action."""
    played, *others = valued(book, seen, ranker, actions)
    for other in others:
        gain = other.value - played.value
        if gain > WORTH_SAYING and bought(other) > bought(played):
            yield f"forgoes an exact purchase worth {gain:.1f}: {sorted(bought(other) - bought(played))}"
        if gain > WORTH_SAYING and bought(other) == bought(played) and kept(other) < kept(played):
            yield f"keeps what could be placed, worth {gain:.1f}: {sorted(kept(played))}"


def faults(book: Rulebook, seen: Observation, one: Level, actions: tuple[Action, ...]) -> Iterator[str]:
    """Describe what is silly about a turn of a level.

    Free purchases are checked only for levels without simulations; ``forgone.py`` checks them for the others.
    """
    if not isinstance(seen.decision, ChooseAction):
        return
    if not one.simulations:
        yield from forgone(book, seen, ranker_of(one, book), actions)
    hand = seen.players[seen.seat].hand
    for action in actions:
        if isinstance(action, Pass) and len(legal_actions(book, seen)) > 1:
            yield "passes where something can be done"
        if isinstance(action, BuyBuilding):
            good = book.good(seen, action.tile)
            if good is not None and sum(map(value_of, action.cards)) > good.price:
                exact = [
                    way for way in book.payments_for(hand, good) if sum(map(value_of, way)) == good.price
                ]
                # An earlier purchase in the turn may have used the cards.
                if exact and action is actions[0]:
                    yield f"overpays {action.tile} with {action.cards}, though {exact[0]} is exact"
        if isinstance(action, TakeMoney) and action is actions[0]:
            offered = [Counter(way.cards) for way in legal_actions(book, seen) if isinstance(way, TakeMoney)]
            if any(Counter(action.cards) < way for way in offered):
                yield f"takes only {action.cards} where more is allowed"


def unrevealed(book: Rulebook, state: GameState, actions: tuple[Action, ...]) -> Iterator[str]:
    """Describe free actions, such as revealing a bonus card, that were not done before the end of a turn."""
    seat = state.decision.seat
    for action in actions[:-1]:
        state = apply(book, state, action).after
    for rule in book.actions[type(state.agenda[-1])]:
        if rule.free and any(True for _ in rule.offer(book, state, seat)):
            yield f"leaves {rule.type.__name__} undone"


def play_and_look(game: Game, most: int) -> tuple[int, list[Silly]]:
    """Play a game of one level and check every turn; return the number of turns and the silly moves."""
    book = rulebook(game.setup())
    state = start(book).after
    turns, found = 0, list[Silly]()
    while (decision := state.decision) is not None and turns < most:
        one = level(game.levels[decision.seat])
        seen = observe(book, state, decision.seat, one.remembering)
        limit = Limit(simulations=min(SIMULATIONS, one.simulations))
        actions = think(book, seen, one, source(game.seed, 5_000_000 + turns), limit).plan.actions
        turns += 1
        for words in (*faults(book, seen, one, actions), *unrevealed(book, state, actions)):
            found.append(Silly(game, turns, words))
        for action in actions:
            state = play(book, state, action).after
    return turns, found
