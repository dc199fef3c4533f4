from __future__ import annotations

from typing import Any

import attrs
import pytest

from alhambra_desktop.model.players.evaluation.evaluator import USELESS, Evaluator, with_player
from alhambra_desktop.model.players.skill.levels import WEIGHTS
from tests.unit.opponents.tables import after_turns, book_for


def some_table(options: dict[str, Any] | None = None):
    book = book_for(3, 6, options)
    state = after_turns(book, 30)
    return book, state, state.decision.seat


def test_a_wall_scores_in_every_future_round() -> None:
    book, state, seat = some_table()
    evaluator = Evaluator(book, state, seat)
    city = state.players[seat].city
    rounds = len(evaluator.forecast.rounds)
    assert rounds > 1
    assert city.length("wall") > 0
    assert evaluator.city.wall_points(city) == pytest.approx(WEIGHTS.wall * rounds * city.length("wall"))


def test_all_outer_walls_count_with_their_house_variant() -> None:
    book, state, seat = some_table({"wall_scoring": "all_outer"})
    city = state.players[seat].city
    assert Evaluator(book, state, seat).city.wall(city) == len(city.outer("wall")) > city.length("wall")


def test_less_room_to_build_is_worth_less() -> None:
    book, state, seat = some_table()
    city = state.players[seat].city
    closed, open_ = (attrs.evolve(WEIGHTS, openings=weight) for weight in (2.0, 0.0))
    value = {weights: Evaluator(book, state, seat, weights).city.value(city) for weights in (closed, open_)}
    assert value[closed] < value[open_]


def test_a_building_in_reserve_is_worth_a_part_of_its_gain() -> None:
    book, state, seat = some_table()
    evaluator = Evaluator(book, state, seat)
    fits = evaluator.book.placement.fits
    city = state.players[seat].city
    name = next(name for name in state.stocks[0].market if name and fits(city, book.tiles[name]))
    table = with_player(state, seat, reserve=(name,))
    rows = evaluator.majorities.rows_of(table)
    place = book.types.index(book.tiles[name].type)
    gain = evaluator.majorities.gain(place, rows[place])
    assert evaluator.city.reserve(table, rows) == pytest.approx(
        WEIGHTS.reserve * evaluator.forecast.ripe * gain
    )
    assert 0 < evaluator.city.reserve(table, rows) < gain
    assert USELESS > 0
