"""Feedback: sounds of the selection, shaking of refused pieces, and small movements under the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QCommonStyle, QStyleOptionGraphicsItem

from alhambra_desktop.model.rules.core.places.places import CitySquare, MarketSquare, Reserve, Row
from alhambra_desktop.views.pages.table.table_page import TablePage
from alhambra_desktop.views.scene.items.floating_layer import LIFT
from alhambra_desktop.views.scene.items.offset_animator import MARKED, SHAKE, WIDE, Offset
from alhambra_desktop.views.scene.items.slots import HOVER
from alhambra_desktop.views.scene.zones.hand import APART, RAISED
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.widgets.style import reduces_motion
from tests.scenarios.board import Position, rules_for

from .stage.moving import StillClock, page_at


@pytest.fixture
def page(qapp, qtbot, settings: Settings, monkeypatch):
    """Return a table with a manual clock at the viewer's turn."""
    settings.change(own_speed="normal")
    at = Position(rules_for(2, dirk="off"))
    at.player(0, hand="denar-4 denar-5 florin-1", reserve=("garden-8-NW",))
    at.market("garden-12-S", "tower-11-open", "chambers-9-W", "arcades-9-open")
    at.change(row=("ducat-1", "ducat-9", "florin-5", "dirham-4"))
    made = page_at(settings, monkeypatch, qtbot, at)
    made.director.clock.advance(1000)  # until the curtain is open
    qapp.processEvents()
    assert made.controller.enabled
    return made


@pytest.fixture
def sounds(page: TablePage) -> list[str]:
    """Return the sounds of the table."""
    found: list[str] = []
    for who in (page.director, page.controller):
        who.cued.connect(lambda cue: found.append(cue.sound))
    return found


def tile_of(page: TablePage, square: int):
    places = [place for place in page.stage.table.lying if isinstance(place, MarketSquare)]
    return next(page.stage.table.at(place)[0] for place in places if place.square == square)


def pass_time(page: TablePage, milliseconds: float) -> None:
    assert isinstance(page.director.clock, StillClock)
    page.director.clock.advance(milliseconds)


def test_lifting_sounds_depend_on_the_piece(page, sounds):
    page.controller.pick(tile_of(page, 3).id)
    page.controller.cancel()
    page.controller.pick(page.stage.table.at(Row())[0].id)
    assert sounds == ["tile_lift", "card_land"]


def test_snapping_and_refusal_of_a_carried_tile_sound_once(page, sounds):
    page.controller.pick(tile_of(page, 3).id, held=True)
    sounds.clear()
    drops = sorted(d.cell for d in page.controller.selection.drops if isinstance(d, CitySquare))
    for _ in range(2):
        page.controller.aim(CitySquare(0, drops[0]))
    assert sounds == ["snap"]
    for _ in range(2):
        page.controller.aim(CitySquare(0, (0, 0)))
    assert sounds == ["snap", "refuse"]


def test_a_refused_card_shakes_twice_and_is_briefly_marked(page, sounds):
    dear, cheap = (
        next(p for p in page.stage.table.at(Row()) if p.face.card == card) for card in ("ducat-9", "ducat-1")
    )
    page.controller.pick(dear.id)
    page.controller.pick(cheap.id)
    item = page.stage.item(cheap.id)
    lies, seen = item.pos(), []
    while item.offset.way.x() or not seen:
        pass_time(page, 4)
        seen.append(item.offset.way.x())
    assert len(seen) * 4 <= SHAKE + 8
    assert 0.5 * WIDE < max(seen) < WIDE
    assert -WIDE < min(seen) < -0.3 * WIDE
    turns = sum(before < one > after for before, one, after in zip(seen, seen[1:], seen[2:], strict=False))
    assert turns == 2
    assert item.pos() == lies, "it is pointed at where it lies"
    marked = item.boundingRect().width()
    pass_time(page, MARKED)
    assert item.boundingRect().width() < marked
    assert sounds.count("refuse") == 1
    page.controller.pick(cheap.id)
    assert sounds.count("refuse") == 2, "again, though nothing else is said"


def test_a_tile_dropped_on_an_illegal_place_flies_back(page):
    tile = tile_of(page, 3)
    page.controller.pick(tile.id, held=True)
    held = page.stage.city.sceneBoundingRect().center()
    page.stage.carry((tile.id,), held)
    page.controller.stop_carrying()
    assert page.stage.aloft == {tile.id}
    at = page.stage.item(tile.id).mapRectToScene(page.stage.item(tile.id).size).center()
    assert (at - held).manhattanLength() < 2
    pass_time(page, 130)
    assert page.stage.aloft
    pass_time(page, 131)
    assert not page.stage.aloft
    assert page.stage.item(tile.id).parentItem() is page.stage.market


def test_a_returning_piece_can_be_picked_up_again(page):
    tile = tile_of(page, 3)
    page.controller.pick(tile.id, held=True)
    page.stage.carry((tile.id,), QPointF(600, 400))
    page.controller.stop_carrying()
    page.director.finish_step()
    assert not page.stage.aloft
    page.controller.pick(tile.id, held=True)
    page.stage.carry((tile.id,), QPointF(600, 400))
    assert page.stage.aloft == {tile.id}


def test_without_animation_nothing_shakes_or_flies_back(page, settings):
    settings.change(own_speed="off")
    tile = tile_of(page, 3)
    page.controller.pick(tile.id, held=True)
    page.stage.carry((tile.id,), QPointF(600, 400))
    page.controller.stop_carrying()
    assert not page.stage.aloft
    page.stage.item(tile.id).refuse()
    assert not page.director.clock.running


def test_with_reduced_motion_a_refused_piece_is_marked(page, settings):
    settings.change(reduced_motion=True)
    item = page.stage.item(tile_of(page, 3).id)
    item.refuse()
    rim = item.boundingRect().width()
    for _ in range(50):
        pass_time(page, SHAKE / 50)
        assert item.offset == Offset()
    pass_time(page, MARKED)
    assert item.boundingRect().width() < rim


def test_raised_cards_glide_but_are_hit_at_their_final_position(page):
    tile = tile_of(page, 3)
    page.controller.point(tile.id)
    raised = page.controller.selection.paid
    assert raised
    item = page.stage.item(raised[0])
    lifted = item.style.raised
    assert item.offset.way.y() == pytest.approx(lifted), "drawn where it lay"
    spot = page.stage.rect_of(raised[0]).center()
    assert page.stage.at(spot) == raised[0]
    before = item.offset.way.y()
    for _ in range(8):
        pass_time(page, 15)
        assert 0 <= item.offset.way.y() < before or item.offset.way.y() == 0
        before = item.offset.way.y()
    assert item.offset.way.y() == 0


def test_the_cards_of_a_payment_rise_in_turn(page):
    page.controller.point(tile_of(page, 3).id)
    first, second = (page.stage.item(piece) for piece in page.controller.selection.paid)
    pass_time(page, APART)
    assert 0 < first.offset.way.y() < second.offset.way.y() == RAISED
    pass_time(page, 121 - APART)
    assert first.offset.way.y() == 0 < second.offset.way.y() < RAISED
    pass_time(page, APART)
    assert second.offset.way.y() == 0


@pytest.mark.parametrize("what", ["market", "row", "reserve"])
def test_liftable_pieces_rise_slightly_when_hovered(page, what):
    piece = {
        "market": lambda: tile_of(page, 3),
        "row": lambda: page.stage.table.at(Row())[1],
        "reserve": lambda: page.stage.table.at(Reserve(0))[0],
    }[what]()
    item = page.stage.item(piece.id)
    lay = item.pos().y()
    page.controller.point(piece.id)
    assert (item.style.raised, lay - item.pos().y()) == (HOVER, HOVER)
    seen = [item.offset.way.y()]
    while item.offset.way.y() > 0:
        pass_time(page, 15)
        seen.append(item.offset.way.y())
    assert (seen[0], len(seen)) == (HOVER, 1 + 120 / 15)
    assert seen[0] - seen[1] > seen[-2] - seen[-1], "out-cubic"
    page.controller.point(None)
    assert item.style.raised == 0


def test_without_animation_a_hovered_piece_is_raised_immediately(page, settings):
    settings.change(own_speed="off")
    item = page.stage.item(page.stage.table.at(Row())[1].id)
    page.controller.point(item.id)
    assert 2 <= item.style.raised <= 6
    assert item.offset.way.isNull()


def test_a_lifted_piece_glides_to_the_pointer(page):
    tile = tile_of(page, 3)
    page.controller.pick(tile.id, held=True)
    item = page.stage.item(tile.id)
    lay = item.mapToScene(item.size.center())
    page.stage.carry((tile.id,), lay + QPointF(40, 30))
    assert item.offset.way == QPointF(-40, -30)
    pass_time(page, 151)
    assert item.offset.way.isNull()


def test_a_placed_tile_grows_out_of_its_ghost(page, sounds):
    page.controller.pick(tile_of(page, 3).id, held=True)
    (tile,) = page.controller.selection.lifted
    squares = [drop for drop in page.controller.selection.drops if isinstance(drop, CitySquare)]
    drop = min(squares, key=lambda place: place.cell)
    square = page.stage.rect_of(drop)
    page.stage.carry((tile,), square.center() + QPointF(20, 10))
    page.controller.aim(drop)
    page.controller.put(drop)
    item = page.stage.item(tile)
    assert tile in page.stage.aloft
    at = item.mapRectToScene(item.size)
    assert (at.center() - square.center()).manhattanLength() < 1
    assert at.width() == pytest.approx(square.width() * LIFT, abs=0.5)
    sounds.clear()
    pass_time(page, 251)
    assert tile not in page.stage.aloft
    assert "tile_place" in sounds


def test_a_turning_piece_first_shows_its_old_side(page):
    item = page.stage.item(tile_of(page, 3).id)
    other = page.stage.item(tile_of(page, 2).id).picture
    seen = []
    item.turn_over(other)
    while item.offset.broad < 1:
        image = QImage(84, 84, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        item.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        row = [image.pixelColor(x, 42).alpha() > 0 for x in range(84)]
        seen.append((sum(row), image == picture_of(other), image == picture_of(item.picture)))
        assert item.boundingRect() == item.size
        pass_time(page, 20)
    wide = [broad for broad, _, _ in seen]
    thin = wide.index(min(wide))
    assert wide[: thin + 1] == sorted(wide[: thin + 1], reverse=True)
    assert wide[thin:] == sorted(wide[thin:])
    assert wide[thin] < 60
    assert seen[0][1:] == (True, False)
    assert item.offset == Offset()


def picture_of(pixmap):
    image = QImage(84, 84, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.drawPixmap(QPointF(0, 0), pixmap)
    painter.end()
    return image


@pytest.mark.parametrize(
    ("chosen", "animated", "less"), [(False, 9, False), (True, 9, True), (False, 0, True)]
)
def test_player_or_desktop_can_reduce_motion(settings, monkeypatch, chosen, animated, less):
    settings.change(reduced_motion=chosen)
    monkeypatch.setattr(QCommonStyle, "styleHint", lambda *asked: animated)
    monkeypatch.setattr(QApplication, "style", QCommonStyle)
    assert reduces_motion(settings) is less
