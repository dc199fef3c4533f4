"""Zones: where pieces are placed, from positions alone, without window and pictures."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, islice

import pytest
from PySide6.QtCore import QPointF, QRectF

from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.places.places import (
    Bag,
    CitySquare,
    Discard,
    Hand,
    MarketSquare,
    Pile,
    Row,
)
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.model.rules.table.arrangement import arrangement
from alhambra_desktop.views.game.table_snapshot import TableSnapshot
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scene.zones.camera import Camera, Rims
from alhambra_desktop.views.scene.zones.wells import grid
from tests.bench.policy import table
from tests.of_type import of_type
from tests.property.folding import book_of, builders
from tests.specimen.installing import installed
from tests.sweeps import swept

from .snapshots import shown_of, stage_of

BOOKS = 6
EVERY = 29
"""Number of moves from one checked position to the next."""

TOUCHING = 1.0
"""Overlap in square units that is tolerated."""


@cache
def moments(number: int) -> tuple[TableSnapshot, ...]:
    """Return moments from a game with random rule sets; each seat in turn is the viewer."""
    book = book_of(number)
    some = enumerate(islice(builders(book, number), 0, 400, EVERY))
    return tuple(shown_of(book, move.after, i % len(move.after.players), move.events) for i, move in some)


@pytest.fixture
def stage(qapp) -> Stage:
    """Return the start of a three-player game with every module."""
    return stage_of(next(moments_of(3)))


EVERYTHING = tuple(module.id for module in CHOOSABLE)


def moments_of(seats: int, modules: tuple[str, ...] = EVERYTHING):
    """Yield moments from a game with some seats."""
    book = table(seats, 1, modules)
    for move in builders(book, 2):
        yield shown_of(book, move.after)


@pytest.mark.parametrize("number", swept(range(BOOKS), lambda number: number == 2))
def test_every_piece_has_one_slot_in_one_zone(qapp, number: int):
    stage = Stage()
    for shown in moments(number):
        stage.sync(shown)
        slots = [slot for zone in stage.zones for slot in zone.slots(shown.table)]
        assert Counter(slot.id for slot in slots) == dict.fromkeys(shown.table.pieces, 1)
        assert {slot.id: slot.piece for slot in slots} == shown.table.pieces


@pytest.mark.parametrize("number", swept(range(BOOKS), lambda number: number == 2))
def test_clickable_areas_do_not_overlap(qapp, number: int):
    stage = Stage()
    for shown in moments(number):
        stage.sync(shown)
        for zone in stage.zones:
            live = [slot for slot in zone.slots(shown.table) if slot.live and slot.visible]
            for one, other in combinations(live, 2):
                common = one.area & other.area
                assert common.width() * common.height() < TOUCHING, (one, other)
            for slot in live if zone is not stage.city else ():
                assert zone.inner.adjusted(-2, -2, 2, 2).contains(slot.area), slot


@pytest.mark.parametrize("number", swept(range(BOOKS), lambda number: number == 2))
def test_every_occupied_place_has_a_position(qapp, number: int):
    stage = Stage()
    for shown in moments(number):
        stage.sync(shown)
        for place in shown.table.lying:
            rect = stage.rect_of(place)
            assert rect is not None, place
            if not isinstance(place, CitySquare):
                assert stage.layout_.whole.contains(rect), place


def test_hidden_cards_and_discards_have_slots_but_no_items(stage: Stage):
    shown = stage.snapshot
    for slot in (slot for _, slot in stage.resting.values()):
        if isinstance(slot.place, (Bag, Discard)) or (
            isinstance(slot.place, Hand) and slot.place.seat != shown.viewer
        ):
            assert not slot.visible
            assert stage.item(slot.id) is None
    assert stage.item(shown.table.lying[Pile()][0]) is not None


def test_fans_are_tilted_and_leave_part_of_each_card_visible(stage: Stage):
    for shown in islice(moments_of(3, ()), 200):
        if len(shown.table.at(Hand(0))) < 6:
            continue
        stage = stage_of(shown)
        fan = [slot for slot in stage.hand.slots(shown.table) if isinstance(slot.place, Hand)]
        assert len({round(slot.angle, 2) for slot in fan}) > 2
        assert sum(slot.angle for slot in fan) == pytest.approx(0.0)
        assert any(slot.area.width() < slot.rect.width() for slot in fan)
        assert all(slot.area.width() > 5 for slot in fan)
        return
    pytest.fail("nobody ever had six cards")


def test_tiles_of_two_stocks_share_a_market_square(qapp):
    book = table(3, 1, (), "alhambra+granada")
    shown = shown_of(book, next(builders(book, 1)).after)
    stage = stage_of(shown)
    slots = {slot.place: slot for slot in stage.market.slots(shown.table)}
    assert len(slots) == 8
    for square in range(1, 5):
        left, right = (slots[MarketSquare(stock.kind, square)] for stock in shown.seen.stocks)
        assert left.rect.right() <= right.rect.left()
        assert stage.market.square_rect(square).contains(left.area)


def test_zooming_keeps_the_point_under_the_pointer(qapp):
    camera = Camera(lambda size: float(round(size)))
    camera.room = QRectF(0, 0, 770, 300)
    point = QPointF(500, 100)
    before = camera.to_grid(point)
    camera.zoom(1.5, point)
    assert camera.stretch > 1.4
    after = camera.to_grid(point)
    assert abs(after.x() - before.x()) < 0.02
    assert abs(after.y() - before.y()) < 0.02
    camera.settle()
    assert camera.stretch == 1.0
    camera.show(camera.fitting([(-3, 0), (4, 1)], 58, 100, Rims()))
    assert camera.room.contains(camera.cell_rect((-3, 0)) | camera.cell_rect((4, 1)))


@pytest.mark.parametrize(("factor", "size"), [(1.2, 200.0), (1 / 1.2, 24.0)])
def test_zooming_stops_at_the_largest_and_smallest_square(factor: float, size: float):
    camera = Camera(lambda size: float(round(size)))
    camera.room = QRectF(0, 0, 770, 300)
    for _ in range(30):
        camera.zoom(factor, QPointF(500, 100))
    camera.settle()
    assert camera.cell_rect((0, 0)).width() == size


@pytest.mark.parametrize(("count", "columns"), [(1, 1), (2, 1), (3, 2), (4, 2), (9, 3)], ids=str)
def test_loose_tiles_are_as_large_as_possible(count: int, columns: int):
    room = QRectF(0, 0, 120, 98)
    found, size = grid(room, count)
    rows = -(-count // found)
    assert found * size + (found - 1) * 6 <= room.width() + 0.01
    assert rows * size + (rows - 1) * 6 <= room.height() + 0.01
    assert found >= columns


def test_another_viewer_sees_that_seats_pieces_in_the_own_zones(stage: Stage):
    shown = stage.snapshot
    state = next(builders(shown.book, 2)).after
    stage.sync(shown_of(shown.book, state, 1))
    homes = {stage.resting[id_][0] for id_ in stage.table.lying[Hand(1)]}
    assert homes == {stage.hand}
    assert arrangement(shown.book, observe(shown.book, state, 1)).lying.keys() >= {Row()}
    assert {of_type(slot.place, CitySquare).seat for slot in stage.city.slots(stage.table)} == {1}


def test_pieces_of_a_rule_set_without_view_file_have_positions(qapp):
    with installed() as module:
        book = table(3, 1, (module.id,))
        found = 0
        for move in islice(builders(book, 4), 0, 120, 7):
            shown = shown_of(book, move.after)
            stage = stage_of(shown)
            slots = [slot for zone in stage.zones for slot in zone.slots(shown.table)]
            assert Counter(slot.id for slot in slots) == dict.fromkeys(shown.table.pieces, 1)
            strange = [slot for slot in stage.supply.slots(shown.table) if slot.visible]
            found += len(strange)
            for slot in strange:
                assert stage.supply.inner.contains(slot.rect)
                assert stage.at(stage.rect_of(slot.id).center()) == slot.id
        assert found
