"""Number of unseen tiles that would fit on a free square, from public information."""

from __future__ import annotations

import random
from functools import partial

import pytest

from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe, unseen_tiles
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.geometry.tile import Tile
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.table.reach import free_squares, prospect
from tests.property.games import moves, random_rules
from tests.scenarios.board import Position, city, rules_for

ALL = ("vizier", "camps", "bazaars", "falconers", "huts", "bonus_cards", "bureaux")


def test_prospect_counts_the_legal_tiles_in_the_bag():
    book = rules_for(2, dirk="off")
    at = Position(book).player(0, city=city(book, "a *", a="garden-10-open"))
    seen = observe(book, at.state, 0)
    bag = [book.tiles[tile] for stock in at.state.stocks for tile in stock.bag]
    for cell in free_squares(seen):
        found = prospect(book, seen, cell)
        legal = [tile for tile in bag if book.placement.may_place(seen.players[0].city, tile, cell)]
        legal = [tile for tile in legal if tile.id != "garden-10-open"]
        assert found.fitting == len(legal) == sum(count for _, _, count in found.kinds)
        assert {type_id for type_id, _, _ in found.kinds} == {tile.type for tile in legal}


def sides_of(book: Rulebook, tile: str) -> list[Tile]:
    """Return both sides of a Granada tile, or the single side of any other tile."""
    front = book.tiles[tile]
    return [front] if front.back is None else [front, book.tiles[front.back]]


@pytest.mark.parametrize(
    ("game", "modules"), [("alhambra", ALL), ("granada", ()), ("alhambra+granada", ("vizier",))]
)
def test_prospect_does_not_depend_on_hidden_information(game, modules):
    book = random_rules(5, 3, game, modules)
    for number, move in enumerate(moves(book, 6)):
        if number % 30 != 29 or move.after.decision is None:
            continue
        seen = observe(book, move.after, 0)
        other = observe(book, determinize(book, seen, random.Random(number)), 0)
        unseen = [sides_of(book, tile) for kind in book.bags for tile in unseen_tiles(book, seen, kind)]
        for cell in free_squares(seen):
            found, fits = prospect(book, seen, cell), partial(book.placement.may_place, seen.players[0].city)
            assert found == prospect(book, other, cell)
            assert found.unseen == len(unseen)
            assert found.fitting == sum(any(fits(tile, cell) for tile in sides) for sides in unseen)


def test_a_square_without_fitting_tiles_has_a_message():
    book = rules_for(2, dirk="off")
    at = Position(book).player(0, city=city(book, "a *", a="pavilion-2-NEW"))
    seen = observe(book, at.state, 0)
    above = prospect(book, seen, (-1, -1))
    assert above.fitting == 0
    assert above.full_message == Message("prospect", fitting=0, unseen=above.unseen)


def test_free_squares_are_adjacent_to_the_city():
    book = rules_for(2, dirk="off")
    at = Position(book)
    assert list(free_squares(observe(book, at.state, 0))) == [(0, -1), (-1, 0), (1, 0), (0, 1)]
