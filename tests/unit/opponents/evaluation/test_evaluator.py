from __future__ import annotations

import pytest

from alhambra_desktop.model.players.evaluation.evaluator import Evaluator
from alhambra_desktop.model.players.plan_generator import plans
from alhambra_desktop.model.rules.core.engine.play import start
from tests.unit.opponents.tables import RULE_SETS, after_turns, book_for


@pytest.mark.parametrize("turns", [0, 10, 40])
def test_the_value_of_a_position_includes_the_score(turns: int) -> None:
    book = book_for(3, 6)
    state = after_turns(book, turns)
    richer = state.players[0].changed(score=state.players[0].score + 10)
    more = state.changed(players=(richer, *state.players[1:]))
    gain = Evaluator(book, more, 0).position() - Evaluator(book, state, 0).position()
    assert gain == pytest.approx(10)
    assert Evaluator(book, more, 1).position() < Evaluator(book, state, 1).position()


def test_the_forecast_contains_the_future_rounds() -> None:
    book = book_for(2, 9)
    rounds = [number for number, _ in Evaluator(book, start(book).after, 0).forecast.rounds]
    assert rounds == [1, 2, 3]
    late = after_turns(book, 1000)
    assert late.decision is None
    assert Evaluator(book, late, 0).forecast.rounds == ()


@pytest.mark.parametrize(
    ("game", "modules"),
    [("alhambra", ()), *RULE_SETS],
    ids=lambda value: value if isinstance(value, str) else "+".join(value),
)
def test_a_value_does_not_depend_on_earlier_evaluations(game: str, modules: tuple[str, ...]) -> None:
    for seats, seed, turns in ((3, 6, 12), (2, 7, 30)):
        book = book_for(seats, seed, None, game, modules)
        state = after_turns(book, turns)
        seat = state.decision.seat
        evaluator = Evaluator(book, state, seat)
        for plan in plans(evaluator):
            table = plan.reached()
            fresh = Evaluator(book, state, seat)
            assert evaluator.worth(table) == fresh.worth(table)
            assert plan.value == pytest.approx(fresh.worth(table))
            for place, row in enumerate(evaluator.majorities.rows_of(table)):
                assert evaluator.majorities.value(place, row) == fresh.majorities.value(place, row)
