from __future__ import annotations

from typing import Any

import pytest

from alhambra_desktop.model.players.evaluation.evaluator import Evaluator
from alhambra_desktop.model.players.evaluation.majorities import expected_prize, majority_edge
from alhambra_desktop.model.players.plan_generator import plans
from alhambra_desktop.model.rules.core.engine.play import start
from tests.unit.opponents.tables import after_turns, book_for

FOUNDATIONS = ("alhambra", "granada", "alhambra+granada")


def test_a_certain_majority_pays_its_points() -> None:
    assert expected_prize(3, (0, 1), 0, (16, 8, 1)) == 16
    assert expected_prize(1, (0, 3), 0, (16, 8, 1)) == 8


def test_a_tie_pays_the_average() -> None:
    assert expected_prize(2, (2,), 0, (16, 8)) == 12


def test_a_type_without_tiles_pays_only_if_tiles_come() -> None:
    assert expected_prize(0, (0, 1), 0, (16, 8, 1)) == 0
    assert expected_prize(0, (0, 1), 8, (16, 8, 1)) > 0


def test_future_tiles_make_a_lead_uncertain() -> None:
    sure, unsure, open_ = (expected_prize(2, (1,), coming, (16, 8)) for coming in (0, 2, 12))
    assert sure > unsure > open_


def test_another_tile_is_never_worse() -> None:
    stakes = ((4, (10, 3)), (9, (18, 10, 3)))
    for mine in range(5):
        for other in range(5):
            fewer = majority_edge((mine, other, 1), 0, 3, stakes, 0.5)
            assert majority_edge((mine + 1, other, 1), 0, 3, stakes, 0.5) >= fewer


def test_a_tile_of_a_more_valuable_type_is_wanted_more() -> None:
    book = book_for(3, 1)
    state = start(book).after
    evaluator = Evaluator(book, state, 0)
    assert evaluator.majorities.wanted("pavilion-7-E") < evaluator.majorities.wanted("tower-9-NW"), (
        "nobody has either, and towers pay more"
    )
    assert evaluator.majorities.wanted("pavilion-7-E") > 0


@pytest.mark.parametrize("game", FOUNDATIONS)
@pytest.mark.parametrize("simplified", ["on", "off"])
def test_stakes_include_the_growth_by_future_tiles(game: str, simplified: str) -> None:
    options: dict[str, Any] | None = {"granada_simplified": simplified} if game == "granada" else None
    book = book_for(2, 7, options, game)
    state = after_turns(book, 30)
    evaluator = Evaluator(book, state, state.decision.seat)
    tables = [plan.reached() for plan in plans(evaluator)]
    assert len({evaluator.majorities.rows_of(table) for table in tables}) > 1
    for table in tables:
        for place, row in enumerate(evaluator.majorities.rows_of(table)):
            majority = book.majorities[book.types[place]]
            rounds = evaluator.forecast.halves(book.types[place])
            for (number, coming), (halves, prizes) in zip(
                rounds, evaluator.majorities.stakes(place, row), strict=True
            ):
                growth = majority.growth(book, number) if majority.growth is not None else ()
                now = majority.prizes(book, table, number)
                assert halves == coming
                assert prizes == tuple(
                    prize + halves / 2 * each
                    for prize, each in zip(now, growth or (0,) * len(now), strict=True)
                )
