"""Rule sets that reveal hidden information in mid-turn and then ask for a decision."""

from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.players.plan import with_free_actions
from alhambra_desktop.model.players.plan_generator import plans
from alhambra_desktop.model.players.plan_ranking import PlanRanker
from alhambra_desktop.model.players.players import choose
from alhambra_desktop.model.players.process.protocol import turn_of
from alhambra_desktop.model.players.simulation import Limit, Simulator
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.codec import Codec
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import apply, foreseen, play, start
from alhambra_desktop.model.rules.core.engine.shuffle import Stream, source
from alhambra_desktop.model.rules.core.engine.state import GameState
from tests.sweeps import swept
from tests.unit.opponents.lanterns import (
    Hang,
    HangLantern,
    LanternState,
    Light,
    Polish,
    PutAway,
    lantern_book,
)


def lit(worth: int) -> GameState:
    """Return a state of the first turn in which a lantern of this value was revealed."""
    book = lantern_book()
    state = start(book).after
    lanterns = state.slice_of(LanternState)
    pile = (*(one for one in lanterns.pile if one != worth), worth)
    with_top = state.changed(slices={**state.slices, LanternState.module: attrs.evolve(lanterns, pile=pile)})
    return play(book, with_top, Light()).after


def test_a_plan_is_played_until_it_reveals_hidden_information() -> None:
    book = lantern_book()
    state = start(book).after
    moves = list(foreseen(book, state, (Light(), PutAway(), Light())))
    assert [move.action for move in moves] == [Light()]
    assert isinstance(moves[-1].after.decision, HangLantern)


@pytest.mark.parametrize("worth", [1, 5])
def test_the_value_of_a_decision_includes_its_prospect(worth: int) -> None:
    book, state = lantern_book(), lit(worth)
    evaluator = PlanRanker().evaluator(book, state, state.decision.seat)
    values: dict[type, float] = {}
    for plan in plans(evaluator):
        values.setdefault(type(plan.actions[0]), plan.value)
    assert values[Hang] - values[PutAway] == pytest.approx(worth)


@pytest.mark.parametrize(
    "name", swept(["newcomer", "builder", "architect", "master"], lambda name: name == "newcomer")
)
def test_every_level_plays_whole_games(name: str) -> None:
    book = lantern_book(seed=9)
    state, player, lights = start(book).after, level(name), 0
    for turn in range(400):
        if state.decision is None:
            break
        rng = source(9, turn, Stream.PLAYERS)
        planned = choose(book, observe(book, state, state.decision.seat), player, rng, Limit(simulations=1))
        for move in foreseen(book, state, planned):
            lights += isinstance(move.action, Light)
            state = move.after
    assert state.decision is None
    assert lights > 0


def test_simulations_continue_after_revealed_information() -> None:
    book = lantern_book()
    state = start(book).after
    ranker = PlanRanker()
    seat = state.decision.seat
    known = determinize(book, observe(book, state, seat), source(1, 1))
    found = plans(ranker.evaluator(book, known, seat))
    light = next(plan for plan in found if Light() in plan.actions)
    simulator = Simulator.of(book, known, seat, ranker, [light], 3)
    assert simulator.last == [Light()]
    worths = [simulator.world(number, [0])[0] for number in range(12)]
    # the lantern of each world is hung up, so the value includes its points
    assert max(worths) - min(worths) > 1


def test_actions_after_revealed_information_are_dropped() -> None:
    book = lantern_book()
    state, codec = start(book).after, Codec(book)
    told = {"actions": [codec.dump_action(action) for action in (Polish(), Light(), PutAway())]}
    assert turn_of(book, state, codec, told) == (Polish(), Light())


def test_a_repeatable_free_action_is_performed_once() -> None:
    book = lantern_book()
    state = start(book).after
    after, done = with_free_actions(book, state, state.decision.seat)
    assert done == (Polish(),)
    assert after == apply(book, state, Polish()).after
