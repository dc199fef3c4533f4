from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.base import placing
from alhambra_desktop.model.rules.core.engine.action import AddFromReserve, RemoveToReserve, SwapWithReserve
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play
from tests.of_type import of_type
from tests.unit.opponents.tables import after_turns, book_for


def some_city():
    book = book_for(2, 7)
    state = after_turns(book, 30)
    seat = state.decision.seat
    name = next(name for name in state.stocks[0].market if name)
    player = state.players[seat].changed(reserve=(name,))
    players = tuple(player if i == seat else other for i, other in enumerate(state.players))
    return book, state.changed(players=players), seat


def test_removing_and_adding_a_tile_restores_the_city() -> None:
    book, state, seat = some_city()
    city, reserve = state.players[seat].city, state.players[seat].reserve
    for cell in book.placement.removable(city):
        tile = city.tiles[cell].id
        without, more = placing.removed(city, reserve, cell)
        assert cell not in without
        assert more == tuple(sorted((*reserve, tile)))
        assert placing.added(book, without, more, tile, cell) == (city, reserve)


def test_swapping_twice_restores_the_city() -> None:
    book, state, seat = some_city()
    city, reserve = state.players[seat].city, state.players[seat].reserve
    (name,) = reserve
    for cell in city:
        if city.tiles[cell].type is not None:
            out = city.tiles[cell].id
            other, kept = placing.swapped(book, city, reserve, name, cell)
            assert (other.tiles[cell].id, kept) == (name, (out,))
            assert placing.swapped(book, other, kept, out, cell) == (city, reserve)


@pytest.mark.parametrize("kind", [AddFromReserve, RemoveToReserve, SwapWithReserve])
def test_redesign_actions_use_cached_results_of_these_functions(kind: type) -> None:
    book, state, seat = some_city()
    city, reserve = state.players[seat].city, state.players[seat].reserve
    actions = [action for action in legal_actions(book, state) if type(action) is kind]
    assert actions
    for action in actions:
        after = play(book, state, action).after.players[seat]
        if isinstance(action, AddFromReserve):
            expected = placing.added(book, city, reserve, action.tile, action.cell)
        elif isinstance(action, RemoveToReserve):
            expected = placing.removed(city, reserve, action.cell)
        else:
            swap = of_type(action, SwapWithReserve)
            expected = placing.swapped(book, city, reserve, swap.tile, swap.cell)
        assert after.city is expected[0]
        assert after.reserve == expected[1]
