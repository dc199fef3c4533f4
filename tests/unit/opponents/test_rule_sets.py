"""Computer players with every rule set: legal actions, independent of hidden information."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from alhambra_desktop.model.players import players
from alhambra_desktop.model.players.continuations import FULL, QUICK
from alhambra_desktop.model.players.evaluation.evaluator import Evaluator
from alhambra_desktop.model.players.games import random_modules, random_options
from alhambra_desktop.model.players.plan import REDESIGNS
from alhambra_desktop.model.players.plan_generator import plans, quick_turn
from alhambra_desktop.model.players.players import choose
from alhambra_desktop.model.players.simulation import Limit
from alhambra_desktop.model.players.skill.levels import LEVELS, level
from alhambra_desktop.model.rules.core.engine.action import EndTurn
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, Placing
from tests.sweeps import swept, swept_rows
from tests.unit.opponents.tables import MODULES, RULE_SETS, after_nonsense, after_turns, book_for

SOME = ("vizier", "camps", "falconers")
every_rule_set = pytest.mark.parametrize(
    ("game", "modules"),
    swept_rows(RULE_SETS, lambda rules: len(rules[1]) != 1 or rules[1][0] in SOME),
    ids=lambda value: value if isinstance(value, str) else "+".join(value),
)


@every_rule_set
@pytest.mark.parametrize("one", swept(LEVELS, lambda one: not one.simulations), ids=lambda one: one.id)
def test_every_decision_gets_legal_actions(one, game: str, modules: tuple[str, ...]) -> None:
    for seed in range(3):
        rng = Random(seed)
        book = book_for(2 + seed * 2, seed, random_options(rng), game, modules)
        state = after_nonsense(book, 30 + rng.randrange(200), seed)
        for _ in range(6):
            if state.decision is None:
                break
            seen = observe(book, state, state.decision.seat)
            for action in choose(book, seen, one, rng, Limit(simulations=1)):
                state = play(book, state, action).after


@every_rule_set
@pytest.mark.parametrize("breadth", [FULL, QUICK], ids=["full", "quick"])
def test_every_plan_can_be_played(breadth, game: str, modules: tuple[str, ...]) -> None:
    kinds = set()
    for turns in (6, 25):
        book = book_for(3, turns, None, game, modules)
        state = after_turns(book, turns)
        for _ in range(4):
            seat = state.decision.seat
            kinds.add(type(state.decision))
            found = plans(Evaluator(book, state, seat), breadth)
            for plan in found:
                after = state
                for action in plan.actions:
                    assert after.decision.seat == seat
                    after = play(book, after, action).after
            for action in found[0].actions:
                state = play(book, state, action).after
    assert ChooseAction in kinds


@every_rule_set
def test_a_choice_does_not_depend_on_hidden_information(game: str, modules: tuple[str, ...]) -> None:
    book = book_for(4, 3, None, game, modules)
    state = after_turns(book, 18)
    for _ in range(5):
        seen = observe(book, state, state.decision.seat)
        chosen = choose(book, seen, level("builder"), Random(5))
        other = determinize(book, seen, Random(1))
        assert other != state
        again = observe(book, other, seen.seat)
        assert choose(book, again, level("builder"), Random(5)) == chosen
        for action in chosen:
            state = play(book, state, action).after


@every_rule_set
def test_the_fallback_player_makes_sound_turns(game: str, modules: tuple[str, ...]) -> None:
    book = book_for(3, 6, None, game, modules)
    state = after_turns(book, 12)
    first = 0
    for _ in range(8):
        seat, turn = state.decision.seat, state.turn
        seen = observe(book, state, seat)
        actions = quick_turn(book, seen)
        assert quick_turn(book, observe(book, determinize(book, seen, Random(1)), seat)) == actions
        first += actions[0] == legal_actions(book, state)[0]
        assert not {type(action) for action in actions} <= {*REDESIGNS, EndTurn}
        for action in actions:
            assert (state.decision.seat, state.turn) == (seat, turn)
            state = play(book, state, action).after
    assert first < 8


def test_a_decision_with_one_option_is_made_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    book = book_for(3, 4, None, "alhambra", ("vizier",))
    state = after_turns(book, 5)
    while isinstance(state.decision, (ChooseAction, Placing)):
        for action in choose(book, observe(book, state, state.decision.seat), level("builder"), Random(1)):
            state = play(book, state, action).after
    seat = state.decision.seat
    seen = observe(book, state, seat)
    poor = attrs.evolve(seen, players=tuple(player.changed(hand=()) for player in seen.players))
    monkeypatch.setattr(players, "determinize", None)
    assert choose(book, poor, level("master"), Random(1)) == legal_actions(book, poor)


def test_random_modules_fit_their_game() -> None:
    assert {module for seed in range(9) for module in random_modules("alhambra", Random(seed))} == set(
        MODULES
    )
    assert {random_modules("granada", Random(seed)) for seed in range(9)} == {(), ("vizier",)}
