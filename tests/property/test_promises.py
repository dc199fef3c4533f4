"""The order of promises does not change the resulting city, in random games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from alhambra_desktop.model.rules.core.engine.action import Action, Decline, PlaceTile
from alhambra_desktop.model.rules.core.engine.play import apply, legal_actions, refusals
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState, PlayerState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.values import replaced
from alhambra_desktop.model.rules.table.turn_facts import Projection, TurnFacts, project
from tests.property.games import moves, random_rules
from tests.property.test_gestures import MANY, TABLES, name

MOST_BOUGHT = 4
SHUFFLES = 4


def with_purchases(state: GameState, seat: int, rng: Random) -> GameState:
    """Return the state after the seat bought tiles from the bags, with an extra action left."""
    tiles = [tile for stock in state.stocks for tile in stock.bag[-MOST_BOUGHT:]]
    bought = tuple(rng.sample(tiles, min(MOST_BOUGHT, len(tiles))))
    players = replaced(state.players, seat, state.players[seat].changed(purchases=bought))
    return state.changed(players=players, agenda=(*state.agenda[:-1], ChooseAction(seat, acted=True)))


def promised(book: Rulebook, state: GameState, seat: int, rng: Random) -> tuple[Action, ...]:
    """Return random promises: tiles placed one after the other, and bonus cards revealed in between."""
    promises: list[Action] = []
    while True:
        ahead = project(book, state, promises).state if promises else _placing(book, state)
        offered = list(TurnFacts(book, state, tuple(promises), seat).promisable.actions)
        assert set(offered) <= set(legal_actions(book, ahead))
        kinds = list(dict.fromkeys(map(type, offered)))
        if not kinds or (not ahead.players[seat].purchases and rng.random() < 0.5):
            return tuple(promises)
        # Placing is preferred, but turning tiles over and giving them away must not be rare.
        kind = PlaceTile if PlaceTile in kinds and rng.random() < 0.6 else rng.choice(kinds)
        promises.append(rng.choice([action for action in offered if type(action) is kind]))


def _placing(book: Rulebook, state: GameState) -> GameState:
    """Return the state after the extra action is declined."""
    return apply(book, state, Decline()).after


def in_order(book: Rulebook, state: GameState, promises: tuple[Action, ...]) -> bool:
    """Return whether the promises can be played in this order."""
    state = _placing(book, state)
    for promise in promises:
        if refusals(book, state, promise):
            return False
        state = apply(book, state, promise).after
    return True


def check_promises(table: tuple[int, int, str, tuple[str, ...]], step: int) -> Counter[str]:
    """Check promises in the states of a game: in several orders, and if another action is played first."""
    book, rng, met = random_rules(*table), Random(table[0]), Counter[str]()
    for number, move in enumerate(moves(book, table[0] + 2)):
        decision = move.after.decision
        if number % step or not isinstance(decision, ChooseAction):
            continue
        state = with_purchases(move.after, decision.seat, rng)
        promises = promised(book, state, decision.seat, rng)
        wanted = project(book, state, promises)
        assert (wanted.kept, wanted.impossible) == (promises, ())
        for _ in range(SHUFFLES if len(promises) > 1 else 0):
            shuffled = tuple(rng.sample(promises, len(promises)))
            check_shuffled(book, wanted, state, shuffled)
            met["shuffled"] += 1
            met["fails in order"] += not in_order(book, state, shuffled)
        met.update(check_further_action(book, state, decision.seat, promises, rng))
    return met


def check_shuffled(
    book: Rulebook, wanted: Projection, state: GameState, promises: tuple[Action, ...]
) -> None:
    """Check that shuffled promises are all kept, in a playable order, and give the same result."""
    found = project(book, state, promises)
    assert found.impossible == ()
    assert Counter(found.kept) == Counter(promises)
    assert in_order(book, state, found.kept)
    assert list(map(belongings, found.state.players)) == list(map(belongings, wanted.state.players))
    for module, slice_ in wanted.state.slices.items():
        assert as_sets(found.state.slices[module]) == as_sets(slice_)


def belongings(player: PlayerState) -> tuple[object, ...]:
    """Return all that a player has, except the second start, which depends on the order of placing (A-5)."""
    return player.city.tiles, player.hand, player.reserve, player.purchases, player.score


def as_sets(slice_: object) -> str:
    """Return the text of a slice without the order of its tiles and cards."""
    return "".join(sorted(repr(slice_)))


def check_further_action(
    book: Rulebook, state: GameState, seat: int, promises: tuple[Action, ...], rng: Random
) -> Counter[str]:
    """Check that after another action each promise is kept or reported as impossible."""
    others = [action for action in legal_actions(book, state) if not action.beside]
    after = apply(book, state, rng.choice(others)).after if others else state
    if not promises or after.decision is None or after.decision.seat != seat:
        return Counter()
    found = project(book, after, promises)
    assert Counter((*found.kept, *found.impossible)) == Counter(promises)
    assert all(refusals(book, found.state, promise) for promise in found.impossible)
    return Counter({"further actions": 1, "promises lost by them": bool(found.impossible)})


def test_promises_in_any_order_give_the_same_city():
    met = sum((check_promises(table, 12) for table in TABLES), Counter[str]())
    assert met["fails in order"] > 20, "else the order would not matter"
    assert met["further actions"] > 20


@pytest.mark.long
@pytest.mark.parametrize("table", MANY, ids=name)
def test_promises_of_many_games_in_any_order_give_the_same_city(table):
    print(dict(check_promises(table, 4)))
