from __future__ import annotations

from random import Random

import attrs
import pytest

from alhambra_desktop.model.players import players
from alhambra_desktop.model.players.endgame import near
from alhambra_desktop.model.players.games import random_options
from alhambra_desktop.model.players.plan import Plan, does_more
from alhambra_desktop.model.players.players import (
    NothingToDecideError,
    choose,
    limit_of,
    misjudged,
    ranker_of,
    think,
)
from alhambra_desktop.model.players.simulation import Limit, SimulationResult, Simulator
from alhambra_desktop.model.players.skill.levels import LEVELS, Level, level
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, Decline, TakeMoney
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import play, start
from tests.sweeps import swept
from tests.unit.opponents.tables import after_nonsense, after_turns, book_for


def quick(one: Level) -> Level:
    """Return the level with few simulations."""
    return attrs.evolve(one, simulations=min(one.simulations, 3))


@pytest.mark.parametrize("one", LEVELS, ids=lambda one: one.id)
@pytest.mark.parametrize("turns", [0, 7, 33])
def test_a_choice_does_not_depend_on_hidden_information(one: Level, turns: int) -> None:
    book = book_for(3, 77)
    state = after_turns(book, turns)
    seat = state.decision.seat
    seen = observe(book, state, seat, one.remembering)
    chosen = choose(book, seen, quick(one), Random(5))
    for seed in range(3):
        other = determinize(book, seen, Random(seed))
        assert other.pile != state.pile
        assert choose(book, observe(book, other, seat, one.remembering), quick(one), Random(5)) == chosen


@pytest.mark.parametrize("one", LEVELS, ids=lambda one: one.id)
def test_the_same_seed_gives_the_same_choice(one: Level) -> None:
    book = book_for(2, 12)
    state = after_turns(book, 20)
    seen = observe(book, state, state.decision.seat)
    assert choose(book, seen, quick(one), Random(1)) == choose(book, seen, quick(one), Random(1))


@pytest.mark.parametrize("one", LEVELS, ids=lambda one: one.id)
@pytest.mark.parametrize("seed", swept(range(12), lambda seed: seed < 4))
def test_every_level_plays_with_any_house_variants(one: Level, seed: int) -> None:
    rng = Random(seed)
    book = book_for(2 + seed % 5, seed, random_options(rng))
    state = after_nonsense(book, rng.randrange(250), seed)
    for _ in range(3):
        if state.decision is None:
            return
        seen = observe(book, state, state.decision.seat)
        for action in choose(book, seen, quick(one), rng):
            state = play(book, state, action).after


def test_master_stops_at_its_time_limit() -> None:
    book = book_for(3, 5)
    state = after_turns(book, 10)
    seen = observe(book, state, state.decision.seat)
    readings = iter(range(100))
    limit = Limit(seconds=20, clock=lambda: float(next(readings)))
    actions = choose(book, seen, level("master"), Random(1), limit)
    assert actions
    assert next(readings) < 60


@pytest.mark.parametrize("modules", [(), ("camps",)])
def test_master_without_time_plays_its_first_ranked_plan(modules: tuple[str, ...]) -> None:
    book = book_for(3, 5, modules=modules)
    state = after_turns(book, 10)
    seen = observe(book, state, state.decision.seat)
    limit = Limit(seconds=0, clock=lambda: 0.0)
    ranker = ranker_of(level("master"), book)
    ranked = ranker.ranked(ranker.evaluator(book, determinize(book, seen, Random(1)), seen.seat))
    assert choose(book, seen, level("master"), Random(1), limit) == ranked[0].actions


def test_master_has_a_fixed_number_of_simulations() -> None:
    book = book_for(3, 5)
    state = after_turns(book, 10)
    seen = observe(book, state, state.decision.seat)
    master = level("master")
    thought = think(book, seen, master, Random(1), limit_of(master, lambda: 0.0))
    assert thought.worlds == master.simulations
    assert limit_of(level("grandmaster"), lambda: 0.0).simulations is None


def is_liked_more(plan: Plan, less: Plan) -> bool:
    """Return whether a plan adds something to another one and the nets prefer it."""
    return does_more(plan, less) and plan.value > less.value


def test_weak_players_do_not_decline_a_free_extra_action() -> None:
    """After an exact payment, a weak player may choose a worse extra action, but never forgoes it (B-11)."""
    buying = BuyBuilding("garden-5", ("florin-5",))
    taking, declining = (buying, TakeMoney(("ducat-4",))), (buying, Decline())
    plans = [
        Plan(taking, 2.0, ("garden-5", "take", ("ducat-4",))),
        Plan(declining, 1.0, ("garden-5", "Decline")),
    ]
    assert does_more(plans[0], plans[1])
    assert not does_more(plans[1], plans[0])
    assert {misjudged(plans, 6.4, Random(seed)).actions for seed in range(40)} == {taking}


@pytest.mark.parametrize("near_end", [False, True])
def test_simulations_overrule_additions_that_the_net_prefers(
    near_end: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The money for an addition may soon be needed elsewhere; near the end, an addition may end the game."""
    book, overruled = book_for(3, 5), 0

    def liked(simulator: Simulator, *_: object) -> SimulationResult:
        """Return a result that prefers a plan although the nets prefer another one that adds to it."""
        plans = simulator.plans
        first = next((less for less in plans if any(is_liked_more(plan, less) for plan in plans)), None)
        return SimulationResult((attrs.evolve(first, value=99.0) if first else plans[0], *plans), 8)

    monkeypatch.setattr(players, "best_by_simulation", liked)
    for turns in range(20 + 20 * near_end, 200):
        state = after_turns(book, turns)
        if state.decision is None or overruled == 4:
            break
        if near(state) is not near_end:
            continue
        seen = observe(book, state, state.decision.seat, remembering=True)
        thought = think(book, seen, level("grandmaster"), Random(1), Limit(simulations=4))
        liked_less = any(plan.value == 99.0 for plan in thought.ranked)
        assert (thought.plan.value == 99.0) is liked_less
        overruled += liked_less
    assert overruled


def test_a_seat_without_decision_raises_an_error() -> None:
    book = book_for(3, 5)
    state = start(book).after
    other = (state.decision.seat + 1) % 3
    with pytest.raises(NothingToDecideError):
        choose(book, observe(book, state, other), level("builder"), Random(1))
