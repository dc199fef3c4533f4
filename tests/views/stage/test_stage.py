"""The stage: identity of pieces, hit testing, flights and carried pieces."""

from __future__ import annotations

from itertools import islice

import attrs
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QGraphicsView

from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.geometry.placement import BrokenRule
from alhambra_desktop.model.rules.core.places.places import (
    CardBack,
    CitySquare,
    Hand,
    MarketSquare,
    PieceId,
    Reserve,
    Row,
    TileFace,
    Tray,
)
from alhambra_desktop.model.rules.core.values import SIDES
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.model.rules.table.arrangement import follow
from alhambra_desktop.views.game.selection import NOTHING, Selection
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.items.floating_layer import BESIDE, CHIP, DIAGONALS, diagonal
from alhambra_desktop.views.scene.items.panel import Panel
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scene.zones.hand import RAISED
from tests.bench.policy import table
from tests.of_type import of_type
from tests.previews import preview_of
from tests.property.folding import book_of, builders
from tests.sweeps import swept

from .snapshots import shown_of, stage_of

EVERYTHING = tuple(module.id for module in CHOOSABLE)


@pytest.fixture(scope="module")
def moves():
    """Return the transitions of a three-player game with every module."""
    return tuple(islice(builders(table(3, 1, EVERYTHING), 2), 120))


@pytest.fixture
def stage(qapp, moves) -> Stage:
    """Return a stage on which the first seat may act and has cards."""
    book = table(3, 1, EVERYTHING)
    move = next(
        move for move in moves[40:] if move.after.decision.seat == 0 and len(move.after.players[0].hand) > 4
    )
    return stage_of(shown_of(book, move.after, 0, [event for one in moves for event in one.events]))


@pytest.fixture
def view(qtbot, stage: Stage) -> QGraphicsView:
    """Return a view of the stage."""
    view = QGraphicsView(stage)
    qtbot.addWidget(view)
    view.resize(1280, 742)
    view.show()
    return view


def for_sale(stage: Stage) -> PieceId:
    """Return a tile of the market."""
    return next(id_ for id_, (zone, _) in stage.resting.items() if zone is stage.market)


def lit(stage: Stage, piece: PieceId) -> frozenset[CitySquare]:
    """Return the squares where a tile may be placed."""
    tile, seen = of_type(stage.table.pieces[piece].face, TileFace).tile, stage.snapshot.seen
    city = seen.players[0].city
    cells = stage.snapshot.book.placement.legal_cells(city, stage.snapshot.book.tiles[tile])
    return frozenset(CitySquare(0, cell) for cell in cells)


# -- pieces


@pytest.mark.parametrize("number", swept(range(4), (3).__eq__))
def test_pieces_keep_their_identity_through_moves(qapp, number: int):
    book, stage, at = book_of(number), Stage(), None
    kept = flown = 0
    for move in islice(builders(book, number), 80):
        seen = observe(book, move.after, 0)
        shown = shown_of(book, move.after)
        if at is not None:
            _, lying = follow(book, at, move.events, seen)
            shown = attrs.evolve(shown, table=lying)
        before = {id_: stage.item(id_) for id_ in (at.pieces if at is not None else ())}
        places = {id_: piece.place for id_, piece in at.pieces.items()} if at is not None else {}
        stage.sync(shown)
        at = shown.table
        for id_, item in before.items():
            if item is not None and stage.item(id_) is not None:
                assert stage.item(id_) is item
                kept += 1
                flown += places[id_] != at.pieces[id_].place
    assert kept > 500
    assert flown > 3


def test_every_visible_piece_has_exactly_one_item(stage: Stage):
    for id_, (zone, slot) in stage.resting.items():
        item = stage.item(id_)
        assert (item is not None) == slot.visible
        if item is not None:
            assert item.parentItem() is zone.holder(slot)
            assert item.face == slot.face
    stage.sync(stage.snapshot)
    gone = next(id_ for id_, (_, slot) in stage.resting.items() if slot.place == Row())
    shown = stage.snapshot
    lying = {place: tuple(one for one in ids if one != gone) for place, ids in shown.table.lying.items()}
    pieces = {id_: piece for id_, piece in shown.table.pieces.items() if id_ != gone}
    stage.sync(attrs.evolve(shown, table=attrs.evolve(shown.table, pieces=pieces, lying=lying)))
    assert stage.item(gone) is None
    assert gone not in stage.resting


def test_the_cache_of_a_large_table_survives_a_small_one(stage: Stage):
    stage.lay_out(3840, 2000, 1.0)
    kept = QPixmapCache.cacheLimit()
    assert kept >= 3840 * 2000 * 4 // 1024
    small = Stage()
    small.sync(stage.snapshot)
    small.lay_out(1280, 800, 1.0)
    assert QPixmapCache.cacheLimit() == kept


def test_pieces_are_in_their_slots(stage: Stage):
    for id_, (zone, slot) in stage.resting.items():
        if slot.visible:
            rect = stage.item(id_).mapRectToScene(stage.item(id_).size)
            if slot.angle == 0:
                there = zone.scene_rect(slot.rect)
                assert rect.topLeft().x() == pytest.approx(there.left())
                assert rect.topLeft().y() == pytest.approx(there.top())
                assert rect.width() == pytest.approx(there.width())


def test_raised_cards_are_lowered_again(stage: Stage):
    cards = stage.table.lying[Hand(0)][:2]
    before = [stage.item(card).pos().y() for card in cards]
    stage.select(Selection(lifted=(for_sale(stage),), paid=cards))
    assert [stage.item(card).pos().y() for card in cards] == [y - RAISED for y in before]
    stage.sync(stage.snapshot)
    assert [stage.item(card).pos().y() for card in cards] == [y - RAISED for y in before]
    stage.select(NOTHING)
    assert [stage.item(card).pos().y() for card in cards] == before


def test_cards_that_cannot_be_added_are_dimmed(stage: Stage):
    first, second, third, *_ = stage.table.lying[Row()]
    stage.select(Selection(start=Row(), lifted=(first,), joining=frozenset([second])))
    assert [stage.item(card).opacity() < 1 for card in (first, second, third)] == [False, False, True]
    assert any(spot.what == Control("choose") for spot in stage.spots())


# -- hit testing


@pytest.mark.parametrize("number", swept(range(4), (3).__eq__))
def test_every_target_is_found_at_its_position(qapp, number: int):
    book = book_of(number)
    for move in islice(builders(book, number), 0, 200, 31):
        stage = stage_of(shown_of(book, move.after))
        taken = []
        for spot in stage.spots():
            middle = spot.rect.center()
            if not any(rect.contains(middle) for rect in taken):
                assert stage.at(middle) == spot.what
            taken.append(spot.rect)
            assert stage.rect_of(spot.what) is not None


def test_the_whole_market_square_targets_its_tile(stage: Stage):
    tile = for_sale(stage)
    square = stage.rect_of(tile)
    assert stage.at(square.bottomLeft() + QPointF(8, -8)) == tile
    assert stage.place_at(square.center()) in (None, stage.table.pieces[tile].place)


def test_small_cities_target_their_players(stage: Stage):
    zone = stage.player_zone(1)
    assert stage.at(zone.scene_rect(zone.city_rect()).center()) == Control("player", 1)


def test_a_held_tile_snaps_to_a_lit_square_nearby(stage: Stage):
    drops = frozenset([CitySquare(0, (2, 0)), Tray(0), Reserve(0)])
    rect = stage.rect_of(CitySquare(0, (2, 0)))
    near = rect.center() + QPointF(0.85 * rect.width(), 0)
    far = rect.center() + QPointF(0.95 * rect.width(), 0)
    assert stage.place_at(near, drops) == CitySquare(0, (2, 0))
    assert stage.place_at(far, drops) is None
    assert stage.place_at(far) == CitySquare(0, (3, 0))
    stage.select(Selection(lifted=(for_sale(stage),), drops=drops))
    assert stage.place_at(stage.tray.sceneBoundingRect().center(), drops) == Tray(0)
    assert stage.place_at(stage.hand.sceneBoundingRect().center(), drops) is None


def test_a_token_snaps_to_a_corner_nearby(stage: Stage):
    corner = next(place for place in stage.places() if type(place).__name__ == "Corner")
    middle, cell = stage.rect_of(corner).center(), stage.city.cell
    assert stage.place_at(middle + QPointF(0.35 * cell, 0), [corner]) == corner
    assert stage.place_at(middle + QPointF(0.45 * cell, 0), [corner]) is None


def test_lit_squares_are_targets_in_row_order(stage: Stage):
    tile = for_sale(stage)
    drops = lit(stage, tile)
    stage.select(Selection(start=stage.table.pieces[tile].place, lifted=(tile,), drops=drops))
    cells = [spot.what.cell for spot in stage.spots() if isinstance(spot.what, CitySquare)]
    assert cells
    assert cells == sorted(cells, key=lambda cell: (cell[1], cell[0]))


# -- floating layer


def test_a_carried_piece_is_on_top_and_returns(stage: Stage):
    tile = for_sale(stage)
    item, home = stage.item(tile), stage.item(tile).parentItem()
    rest = item.mapRectToScene(item.size)
    stage.select(Selection(lifted=(tile,), held=True))
    stage.carry((tile,), QPointF(500, 400))
    assert item.parentItem() is stage.floating
    assert item.mapRectToScene(item.size).center() == QPointF(500, 400)
    assert item.size.width() == pytest.approx(stage.city.cell * 1.04)
    stage.carry((tile,), QPointF(520, 400))
    stage.sync(stage.snapshot)
    assert item.parentItem() is stage.floating
    assert item.mapRectToScene(item.size).center() == QPointF(520, 400)
    assert stage.at(QPointF(520, 400)) != tile
    assert stage.rect_of(tile).contains(rest.center())
    stage.drop_carried()
    assert item.parentItem() is home
    assert item.mapRectToScene(item.size) == rest
    assert not item.childItems()
    assert item.opacity() == 1.0


def test_a_carried_piece_shrinks_while_its_ghost_is_visible(stage: Stage, view):
    tile = for_sale(stage)
    face, place = stage.table.pieces[tile].face, min(lit(stage, tile), key=lambda square: square.cell)
    held = Selection(lifted=(tile,), held=True, drops=frozenset([place]))
    stage.select(held)
    stage.carry((tile,), QPointF(500, 400))
    item = stage.item(tile)
    assert item.sceneBoundingRect().contains(QPointF(500, 400))
    large = item.size
    seen = preview_of(stage.snapshot.book, stage.snapshot.seen, 0, of_type(face, TileFace).tile, place.cell)
    stage.select(attrs.evolve(held, aimed=place, preview=seen))
    assert item.size.width() < large.width() / 2
    assert item.pos() == QPointF(500, 400) + BESIDE
    stage.carry((tile,), QPointF(520, 410))
    assert item.pos() == QPointF(520, 410) + BESIDE
    view.grab()
    stage.select(held)
    assert item.size == large
    assert item.mapToScene(large.center()) == QPointF(520, 410)
    assert item.opacity() == 1.0


def test_a_chip_over_an_illegal_square_avoids_illegal_edges(stage: Stage):
    tile = for_sale(stage)
    held = Selection(lifted=(tile,), held=True)
    stage.select(held)
    stage.carry((tile,), QPointF(500, 400))
    told = Message("bubble-stays")
    east_and_south = BrokenRule("B-17", told, told, sides=(SIDES[1], SIDES[2]))
    stage.select(attrs.evolve(held, refused=CitySquare(0, (0, 0)), broken=(east_and_south,)))
    assert stage.item(tile).size.width() < 40
    middle = stage.item(tile).pos() + QPointF(CHIP / 2, CHIP / 2)
    assert middle.x() < 500
    assert middle.y() < 400
    stage.select(held)
    assert stage.item(tile).size.width() > CHIP


def test_a_chip_is_placed_in_the_least_occupied_corner():
    assert diagonal("", ()) == DIAGONALS[0]
    assert diagonal("", "E") == ("S", "W")
    assert diagonal("", "SE") == ("N", "W")
    assert diagonal("S", "E") == ("N", "W")
    assert diagonal("S", "NEW") == ("N", "E"), "rather on a guilty edge than below the bubble"


def test_a_carried_tile_shows_its_upper_side(qapp):
    book = table(2, 1, (), "granada")
    stage = stage_of(shown_of(book, next(builders(book, 1)).after))
    tile = for_sale(stage)
    face = stage.table.pieces[tile].face
    other = TileFace(book.tiles[of_type(face, TileFace).tile].back)
    stage.select(Selection(lifted=(tile,), held=True, face=face))
    stage.carry((tile,), QPointF(500, 400))
    stage.select(Selection(lifted=(tile,), held=True, face=other, turned=True))
    assert stage.item(tile).face == other
    stage.drop_carried()
    assert stage.item(tile).face == face


def test_a_flying_piece_stays_in_the_floating_layer(stage: Stage):
    card = stage.table.lying[Row()][0]
    item, rect = stage.item(card), stage.rect_of(card)
    flown = stage.fly(card, CardBack(), rect.translated(0, 300))
    assert flown is item
    assert item.parentItem() is stage.floating
    assert item.face == CardBack()
    stage.lay(stage.table)
    assert item.parentItem() is stage.floating
    stage.land(card)
    stage.lay(stage.table)
    assert item.parentItem() is stage.row
    assert item.face == stage.table.pieces[card].face
    assert item.mapRectToScene(item.size).topLeft() == rect.topLeft()


def test_slots_can_be_computed_for_any_arrangement(stage: Stage):
    hidden = stage.table.lying[Hand(1)][0]
    assert stage.slot_of(hidden, stage.table).visible is False
    assert stage.player_zone(1).sceneBoundingRect().contains(stage.slot_of(hidden, stage.table).rect)
    assert stage.slot_of(PieceId("nothing"), stage.table) is None


# -- painting


def test_only_panels_with_changed_texts_are_repainted(stage: Stage, view, monkeypatch):
    painted: list[str] = []
    for panel in stage.panels:
        kind = type(panel)
        if "paint_inside" in vars(kind):
            inside = kind.paint_inside
            monkeypatch.setattr(
                kind,
                "paint_inside",
                lambda self, painter, shown, inside=inside: (
                    painted.append(type(self).__name__),
                    inside(self, painter, shown),
                ),
            )
    for panel in stage.panels:
        panel.update()
    view.grab()
    assert len(painted) >= 8
    painted.clear()
    stage.sync(stage.snapshot)
    stage.select(Selection(pointed=Control("player", 1)))
    view.grab()
    assert painted == []
    tile = for_sale(stage)
    stage.select(Selection(lifted=(tile,), held=True, drops=lit(stage, tile)))
    stage.carry((tile,), QPointF(500, 400))
    view.grab()
    assert painted == ["MarketZone"]
    painted.clear()
    for step in range(5):
        stage.carry((tile,), QPointF(500 + 20 * step, 400))
        view.grab()
    assert painted == []
    stage.sync(attrs.evolve(stage.snapshot, aids="purist"))
    view.grab()
    assert set(painted) <= {"PlayerZone", "StandingsPanel"}
    assert "StandingsPanel" in painted


def test_the_city_ground_is_repainted_only_when_the_camera_moves(stage: Stage, view, monkeypatch):
    grounds: list[Panel] = []
    inside = type(stage.city).paint_inside
    monkeypatch.setattr(
        type(stage.city),
        "paint_inside",
        lambda self, painter, shown: (grounds.append(self), inside(self, painter, shown)),
    )
    view.grab()
    grounds.clear()
    tile = for_sale(stage)
    stage.select(Selection(lifted=(tile,), drops=lit(stage, tile)))
    view.grab()
    assert grounds == []
    stage.city.pan(QPointF(30, 10))
    view.grab()
    assert grounds == [stage.city]


def test_pieces_are_stretched_while_zooming_and_repainted_at_rest(stage: Stage, qtbot):
    start = next(id_ for id_, (zone, slot) in stage.resting.items() if zone is stage.city and slot.layer == 0)
    item, cell = stage.item(start), stage.city.cell
    stage.city.zoom(1.5)
    assert item.size.width() == pytest.approx(cell)
    assert item.mapRectToScene(item.size).width() == pytest.approx(stage.city.cell)
    assert stage.rect_of(stage.table.pieces[start].place).width() == pytest.approx(stage.city.cell)
    qtbot.waitUntil(lambda: item.size.width() == pytest.approx(stage.city.cell))
    assert stage.city.cell > 1.4 * cell


def test_a_market_square_is_a_place(stage: Stage):
    tile = stage.table.pieces[for_sale(stage)]
    assert isinstance(tile.place, MarketSquare)
    assert stage.rect_of(tile.place) == stage.rect_of(tile.id)


def test_the_take_band_exists_only_while_cards_are_lifted(stage: Stage):
    assert stage.rect_of(Control("choose")) is None
    stage.select(Selection(start=Row(), lifted=stage.table.lying[Row()][:1]))
    assert stage.at(stage.rect_of(Control("choose")).center()) == Control("choose")
