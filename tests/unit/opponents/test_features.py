from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from random import Random
from statistics import fmean

import attrs
import pytest

from alhambra_desktop.model.players.continuations import QUICK
from alhambra_desktop.model.players.evaluation.evaluator import Evaluator
from alhambra_desktop.model.players.features import COLUMNS, MARKET_FEATURES, FeatureExtractor, Position
from alhambra_desktop.model.players.plan_generator import plans
from alhambra_desktop.model.players.plan_ranking import positions_of, table_after
from alhambra_desktop.model.players.skill.levels import lead_of
from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import apply
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from tests.sweeps import swept
from tests.unit.opponents.tables import RULE_SETS, after_nonsense, after_turns, book_for


def here(evaluator: Evaluator) -> Position:
    return FeatureExtractor(evaluator).position(evaluator.state)


def played(book: Rulebook, state: GameState, actions: Sequence[Action]) -> GameState:
    for action in actions:
        state = apply(book, state, action).after
    return state


def feature(position: Position, name: str) -> float:
    return position.table[COLUMNS.table.index(name)]


@pytest.mark.parametrize(("game", "modules"), [("alhambra", ()), *RULE_SETS], ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_positions_of_every_rule_set_have_the_same_columns(
    game: str, modules: tuple[str, ...], seats: int
) -> None:
    book = book_for(seats, 3, game=game, modules=modules)
    state = after_turns(book, 5 * seats)
    evaluator = Evaluator(book, state, state.decision.seat)
    tables = [table_after(evaluator, plan) for plan in list(plans(evaluator, QUICK))[:6]]
    for position in positions_of(evaluator, tables):
        assert len(position.types) == len(book.types)
        assert {len(row) for row in position.types} == {len(COLUMNS.types)}
        assert len(position.table) == len(COLUMNS.table)
        assert all(map(isfinite, (*position.table, *(number for row in position.types for number in row))))
        played = {module.id for module in CHOOSABLE if feature(position, f"plays {module.id}")}
        assert played == set(modules)


def test_a_position_does_not_depend_on_hidden_information() -> None:
    book = book_for(3, 8)
    state = after_turns(book, 20)
    seat = state.decision.seat
    seen = observe(book, state, seat)
    two = [Evaluator(book, determinize(book, seen, Random(i)), seat) for i in range(2)]
    assert two[0].state.players != two[1].state.players
    assert here(two[0]) == here(two[1])


@pytest.mark.parametrize("seats", swept([2, 3, 4, 6], (3).__eq__))
@pytest.mark.parametrize(("game", "modules"), [("alhambra", ()), *RULE_SETS], ids=str)
def test_features_of_plans_do_not_depend_on_hidden_information(
    game: str, modules: tuple[str, ...], seats: int
) -> None:
    """If hidden information is redrawn, each plan still has the same features."""
    book = book_for(seats, 3, game=game, modules=modules)
    moments = [after_turns(book, turns * seats) for turns in (1, 4, 8)]
    moments += [after_nonsense(book, actions, actions) for actions in (40, 90, 140, 190)]
    for state in moments:
        if state.decision is None:
            continue
        seat = state.decision.seat
        seen = observe(book, state, seat)
        two = [Evaluator(book, determinize(book, seen, Random(i)), seat) for i in range(2)]
        told = [plan.actions[:-1] for plan in list(plans(two[0], QUICK))[:4]]
        first, second = (
            positions_of(one, [one.state, *(played(book, one.state, turn) for turn in told)]) for one in two
        )
        assert first == second
        assert two[0].position() == two[1].position()


def test_prospects_of_others_are_the_average_over_hidden_cards() -> None:
    book = book_for(4, 3, modules=("bonus_cards",))
    state = after_turns(book, 24)
    seat = state.decision.seat
    seen = observe(book, state, seat)
    evaluator = Evaluator(book, state, seat)
    other = (seat + 1) % 4
    (prospect,) = book.prospects.values()
    redrawn = [
        prospect(book, determinize(book, seen, Random(i)), other, evaluator.forecast) for i in range(2000)
    ]
    assert len(set(redrawn)) > 1
    assert evaluator.prospects(state, other) == pytest.approx(fmean(redrawn), rel=0.03)


def test_a_purchase_changes_features() -> None:
    book = book_for(2, 8)
    state = after_turns(book, 18)
    evaluator = Evaluator(book, state, state.decision.seat)
    observer = FeatureExtractor(evaluator)
    bought = next(plan for plan in plans(evaluator) if len(plan.theme) > 1 and plan.theme[0] in book.tiles)
    table = table_after(evaluator, bought)
    before, after = observer.position(state), observer.position(table)
    assert feature(after, "own tiles") > feature(before, "own tiles")
    assert feature(after, "hand-written value") == evaluator.worth(table) / 100
    kind = book.types.index(book.tiles[str(bought.theme[0])].type)
    own = COLUMNS.types.index("own buildings")
    assert after.types[kind][own] > before.types[kind][own]


def test_possible_exact_payments_change_features() -> None:
    book = book_for(2, 8)
    state = after_turns(book, 6)
    seat = state.decision.seat
    rich = tuple(sorted(book.money[::3]))
    player = state.players[seat].changed(hand=rich)
    players = tuple(player if i == seat else other for i, other in enumerate(state.players))
    poor = tuple(player.changed(hand=()) if i == seat else other for i, other in enumerate(players))
    with_much = here(Evaluator(book, state.changed(players=players), seat))
    with_nothing = here(Evaluator(book, state.changed(players=poor), seat))
    for name in ("money", "exactly payable tiles", "gain of the best exactly payable tile", "exact chances"):
        assert name in dict(MARKET_FEATURES)
        assert feature(with_much, name) > feature(with_nothing, name)


def test_the_lead_compares_with_mean_and_best_of_others() -> None:
    assert lead_of((50, 40), 0) == 10
    assert lead_of((50, 60, 30), 0) == 50 - (60 + 45) / 2
    assert lead_of((50, 60, 30), 1) == 60 - (50 + 40) / 2


def test_every_feature_has_a_unique_name() -> None:
    assert len(set(COLUMNS.table)) == len(COLUMNS.table)
    assert len(set(COLUMNS.types)) == len(COLUMNS.types)


def test_a_position_is_frozen() -> None:
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Position((), ()).table = (1.0,)  # type: ignore[misc]
