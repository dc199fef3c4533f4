"""The courtyard: the viewer's Alhambra, arrows at its edge, double clicks and cursor shapes."""

from __future__ import annotations

from string import ascii_letters

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, TakeMoney
from alhambra_desktop.model.rules.core.geometry.city import City
from alhambra_desktop.model.rules.core.places.places import CitySquare, Reserve, Tray
from alhambra_desktop.model.rules.modules.falconers.rules import Corner
from alhambra_desktop.model.rules.modules.vizier.rules import VIZIER
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.zones.camera import Area
from alhambra_desktop.views.scene.zones.offscreen_indicators import EAST, NORTH, SOUTH, WEST
from alhambra_desktop.views.scene.zones.offscreen_indicators import signs as signs_of
from tests.scenarios.board import Position, city
from tests.views.driver import Driver
from tests.views.stage.snapshots import shown_of
from tests.views.test_rule_sets import MARKET, lay, position

LONG = 19
END = "tower-13-E"
"""The longest row for which there are tiles, and a tile that fits at its east end."""

FOR_SALE = ("tower-8-NES", "seraglio-4-NE", "pavilion-4-ES", "arcades-4-NES")


def long_city(length: int) -> Position:
    """Return a position with a city of some squares from the fountain to the east."""
    at = position().market(*FOR_SALE)
    tiles = at.book.tiles.values()
    through = sorted(tile.id for tile in tiles if tile.price and not set(tile.walls) & set("EW"))
    legend = dict(zip(ascii_letters, through, strict=False))
    row = " ".join(("*" + ascii_letters)[:length])
    return at.player(0, city=city(at.book, row, **legend), hand="denar-9 florin-9 florin-3 dirham-9")


def column_city(length: int) -> Position:
    """Return a position with a city of some squares from the fountain to the south."""
    at = long_city(length)
    own = at.state.players[0].city
    return at.player(0, city=City.of({(0, x): tile for (x, _), tile in own.tiles.items()}, ((0, 0),)))


def view_of(player: Driver) -> tuple[float, float, float]:
    """Return the size of a square and the screen position of square (0, 0)."""
    corner = player.stage.rect_of(CitySquare(0, (0, 0))).topLeft()
    return player.stage.city.cell, corner.x(), corner.y()


def signs(player: Driver) -> dict[str, tuple[int, bool]]:
    """Return the arrows at the edge: their number of squares, and whether they are lit."""
    return {sign.side: (len(sign.areas), lit) for sign, lit in player.stage.city.signs()}


def key(player: Driver, name: str) -> QPointF:
    """Return the position of a control on the courtyard."""
    return player.stage.rect_of(Control(name)).center()


@pytest.mark.parametrize(
    ("size", "largest", "least"), [((1280, 800), 100, 40), ((1024, 700), 100, 34), ((1920, 1200), 112, 40)]
)
def test_a_city_opens_as_large_as_fits_within_limits(player, size, largest, least):
    player.window.resize(*size)
    lay(player, long_city(2))
    assert largest - 1 <= player.stage.city.cell <= largest
    lay(player, long_city(7))
    zone = player.stage.city
    whole = zone.camera.cell_rect((0, 0)).united(zone.camera.cell_rect((6, 0)))
    rim = zone.cell * 0.3 - 1
    assert zone.inner.contains(whole.adjusted(-rim, -rim, rim, rim))
    assert zone.inner.width() - whole.width() < 2 * (rim + zone.cell)
    assert not signs(player)
    lay(player, long_city(LONG))
    assert least <= player.stage.city.cell < 58, "it is smaller rather than cut off"
    assert not signs(player)
    lay(player, column_city(LONG))
    assert player.stage.city.cell == pytest.approx(least, abs=1.0)
    assert set(signs(player)) == {SOUTH}
    hidden = sum(count for count, _ in signs(player).values())
    shown = sum(not zone.camera.is_hidden(Area(0, y)) for y in range(LONG))
    assert hidden + shown == LONG


@pytest.mark.parametrize(("make", "length"), [(column_city, 13), (column_city, 16)])
def test_a_city_that_does_not_fit_opens_at_its_fountain(player, make, length):
    lay(player, make(length))
    zone = player.stage.city
    rim = 0.3 * zone.cell - 1
    assert zone.inner.contains(zone.camera.cell_rect((0, 0)).adjusted(-rim, -rim, rim, rim))
    free = player.table.state.players[0].city.frontier
    assert sum(zone.camera.is_whole(Area(*cell)) for cell in free) >= 8
    assert set(signs(player)) == {SOUTH}
    assert zone.cell == pytest.approx(40, abs=1.0)
    player.key(Qt.Key.Key_F)
    assert not signs(player)


def test_f_toggles_between_the_whole_city_and_the_previous_view(player):
    lay(player, column_city(16))
    before = view_of(player)
    player.key(Qt.Key.Key_F)
    assert player.stage.city.cell < 40
    assert not signs(player)
    player.key(Qt.Key.Key_F)
    assert view_of(player) == before
    player.click(key(player, "fit"))
    assert not signs(player)


def rim(player: Driver) -> float:
    """Return the minimum number of free squares visible around the city."""
    zone = player.stage.city
    whole = QRectF()
    for cell in zone.tiles:
        whole = whole.united(zone.camera.cell_rect(cell))
    sides = (
        whole.left(),
        whole.top(),
        zone.inner.width() - whole.right(),
        zone.inner.height() - whole.bottom(),
    )
    return min(sides) / zone.cell


def test_a_fitted_city_has_a_free_square_around_it(player):
    for length in (1, 3, 5, 7):
        lay(player, long_city(length))
        assert rim(player) >= 1.0, length
    lay(player, column_city(4))
    assert rim(player) >= 1.0


def test_large_cities_have_free_squares_only_where_building_is_possible(player):
    at = position().market(*FOR_SALE)
    tiles = {"a": "seraglio-9-open", "b": "garden-10-open", "c": "chambers-10-open", "d": "chambers-9-S"}
    closed = city(at.book, "*\na\nb\nc\nd", **tiles)
    lay(player, at.player(0, city=closed))
    zone = player.stage.city
    top, bottom = zone.camera.cell_rect((0, 0)).top(), zone.camera.cell_rect((0, 4)).bottom()
    assert zone.cell > 64, "larger than with a free square on both sides"
    assert top / zone.cell >= 1.0
    assert 0.25 <= (zone.inner.height() - bottom) / zone.cell < 1.0


def test_the_camera_fits_a_grown_city_after_the_turn(player):
    lay(player, long_city(3).player(0, reserve=(END,)))
    before = view_of(player)
    player.drag(player.spot("reserve", END), player.cell((3, 0)))
    assert player.stage.snapshot.ahead.players[0].city.cell_of(END) == (3, 0)
    assert view_of(player) == before
    player.end_turn()
    player.wait_for_turn()
    assert view_of(player) != before
    assert rim(player) >= 1.0


def test_a_manual_camera_stays_until_f_is_pressed(player):
    lay(player, long_city(3).player(0, reserve=(END,)))
    player.stage.city.pan(QPointF(0, 12))
    before = view_of(player)
    player.drag(player.spot("reserve", END), player.cell((3, 0)))
    player.end_turn()
    player.wait_for_turn()
    assert view_of(player) == before
    player.key(Qt.Key.Key_F)
    assert rim(player) >= 1.0


def test_a_city_keeps_its_screen_position_when_the_courtyard_resizes(player):
    lay(player, long_city(3))
    before = view_of(player)
    zone = player.stage.city
    rect = zone.scene_rect(zone.inner)
    zone.set_rect(rect.adjusted(0, 0, -160, 0))
    assert view_of(player) == before
    zone.set_rect(rect)
    assert view_of(player) == before
    player.window.resize(1920, 1200)
    assert zone.cell > before[0], "what was fitted is fitted again in a window of another size"
    player.stage.city.zoom(0.5)
    cell = zone.cell
    player.window.resize(1280, 800)
    assert zone.cell == pytest.approx(cell, abs=1.0), "but not what the player chose"


def test_a_resized_courtyard_keeps_the_city_visible(player):
    lay(player, long_city(2))
    zone = player.stage.city
    zone.pan(QPointF(zone.inner.width() / 2 - 90, 0))
    assert not signs(player)
    rect = zone.scene_rect(zone.inner)
    zone.set_rect(rect.adjusted(0, 0, -300, 0))
    assert not signs(player)


def test_each_seat_keeps_its_own_view(player):
    at = long_city(3)
    lay(player, at)
    stage = player.stage
    player.view.zoom(0.7)
    stage.city.pan(QPointF(40, 10))
    before = view_of(player)
    shown = stage.snapshot
    stage.sync(shown_of(shown.book, at.state, 1))
    assert stage.city.cell == 100
    stage.sync(shown_of(shown.book, at.state, 0))
    assert view_of(player) == before


def test_an_arrow_counts_hidden_tiles_and_scrolls_to_them(player):
    lay(player, long_city(16))
    player.stage.city.zoom(2.0)
    assert set(signs(player)) == {WEST, EAST}
    count, lit = signs(player)[EAST]
    assert count > 2
    assert not lit
    player.click(key(player, EAST))
    assert EAST not in signs(player)
    assert player.stage.at(player.stage.rect_of(CitySquare(0, (15, 0))).center()) is not None
    column = column_city(9)
    lay(player, column)
    player.stage.city.zoom(1.5)
    assert set(signs(player)) == {NORTH, SOUTH}
    for side in (NORTH, SOUTH):
        rect = player.stage.rect_of(Control(side))
        assert player.stage.city.scene_rect(player.stage.city.inner).contains(rect)
        assert not any(
            rect.intersects(player.stage.rect_of(Control(name))) for name in ("fit", "zoom-in", "zoom-out")
        )


def test_hidden_squares_light_arrows_and_dragging_there_scrolls(player):
    lay(player, long_city(16).player(0, reserve=(END,)))
    player.stage.city.zoom(2.0)
    assert not any(lit for _, lit in signs(player).values())
    reserve, zone = player.spot("reserve", END), player.stage.city
    here = zone.scene_rect(zone.inner)
    player.drag(reserve, here.center(), drop=False)
    player.view.zoom(3.0)
    assert signs(player)[EAST][1]
    before = view_of(player)
    assert not player.view._edge.timer.isActive()
    edge = QPointF(here.right() - 8, here.center().y())
    player.qtbot.mouseMove(player.view.viewport(), player.view.mapFromScene(edge))
    assert player.view._edge.timer.isActive()
    assert view_of(player) == before, "it may only be on its way across"
    for _ in range(400):
        if not player.view._edge.timer.isActive():
            break
        player.view._edge.timer.timeout.emit()
    assert EAST not in signs(player) or not signs(player)[EAST][1]
    assert view_of(player)[1] < before[1]
    assert len(player.stage.floating.carried) == 1
    assert (player.stage.floating.held_at - edge).manhattanLength() <= 2
    square = player.stage.rect_of(CitySquare(0, (16, 0))).center()
    player.qtbot.mouseMove(player.view.viewport(), player.view.mapFromScene(square))
    assert not player.view._edge.timer.isActive()
    player.qtbot.mouseRelease(
        player.view.viewport(), Qt.MouseButton.LeftButton, pos=player.view.mapFromScene(square)
    )
    assert player.stage.snapshot.ahead.players[0].city.cell_of(END) == (16, 0)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_lifting_a_tile_reveals_its_best_squares(player, by):
    lay(player, long_city(7).player(0, reserve=(END,)))
    zone = player.stage.city
    zone.pan(QPointF(zone.inner.width() * 0.9, 0))
    before = zone.camera.view
    reserve = player.spot("reserve", END)
    if by == "mouse":
        player.drag(reserve, zone.scene_rect(zone.inner).center(), drop=False)
    else:
        player.page.controller.move_cursor_to(reserve.what)
        player.key(Qt.Key.Key_Return)
    assert player.selection.lifted
    holding = player.page.controller._holding
    gains = {cell: holding.preview(CitySquare(0, cell)).gain for cell in player.squares}
    best = [cell for cell, gain in gains.items() if gain == max(gains.values())]
    assert not any(zone.camera.is_hidden(Area(*cell)) for cell in best)
    assert zone.camera.view != before


def test_the_camera_glides_and_dragging_the_ground_stops_it(player):
    lay(player, long_city(16).player(0, reserve=(END,)))
    zone = player.stage.city
    zone.set_gliding(True)
    player.stage.city.zoom(2.0)
    before = view_of(player)
    player.click(player.spot("reserve", END))
    assert zone._glide.under_way
    end = zone._glide.end
    zone._glide.animation.setCurrentTime(100)
    assert view_of(player) != before
    assert zone.camera.view != end
    zone.pan(QPointF(10, 0))
    assert not zone._glide.under_way
    assert zone.camera.view.cell == end.cell


def test_placing_a_tile_reveals_a_partly_hidden_square(player):
    lay(player, long_city(7).player(0, reserve=(END,)))
    zone = player.stage.city
    player.click(player.spot("reserve", END))
    zone.pan(QPointF(zone.inner.right() - zone.camera.cell_rect((7, 0)).left() - 12, 0))
    assert zone.camera.is_hidden(Area(7, 0))
    rect = player.stage.rect_of(CitySquare(0, (7, 0))) & zone.scene_rect(zone.inner)
    player.click(rect.center())
    assert player.stage.snapshot.ahead.players[0].city.cell_of(END) == (7, 0)
    assert zone.inner.contains(zone.camera.cell_rect((7, 0)))


@pytest.mark.parametrize("side", [NORTH, SOUTH, WEST, EAST])
def test_arrows_avoid_tiles_if_there_is_room(player, side):
    lay(player, long_city(5) if side in (NORTH, SOUTH) else column_city(2))
    zone = player.stage.city
    far = {NORTH: (0, -9), SOUTH: (0, 9), WEST: (-9, 0), EAST: (9, 0)}[side]
    room = zone.inner
    edge = {
        NORTH: QPointF(0, -room.height() / 2 + 50),
        SOUTH: QPointF(0, room.height() / 2 - 50),
        WEST: QPointF(-room.width() / 2 + 50, 0),
        EAST: QPointF(room.width() / 2 - 50, 0),
    }[side]
    zone.pan(edge)
    (sign,) = signs_of(zone.camera, [Area(*far)], [Area(*cell) for cell in zone.tiles])
    assert sign.side == side
    assert not any(sign.rect.intersects(zone.camera.cell_rect(cell)) for cell in zone.tiles)


def test_the_camera_zooms_out_if_lifted_tiles_have_distant_squares(player):
    lay(player, long_city(16).player(0, reserve=(END,)))
    player.stage.city.zoom(2.0)
    before = view_of(player)
    player.click(player.spot("reserve", END))
    assert not player.stage.city.hides_drops
    assert player.stage.city.cell < before[0]
    player.key(Qt.Key.Key_Escape)
    assert view_of(player) == before


def test_the_keyboard_cursor_reaches_hidden_squares(player):
    lay(player, long_city(16).player(0, reserve=(END,)))
    player.stage.city.zoom(2.0)
    zone = player.stage.city
    player.click(player.spot("reserve", END))
    assert not zone.hides_drops
    zone.zoom(3.0)
    hidden = [cell for cell in player.squares if zone.camera.is_hidden(Area(*cell))]
    assert (16, 0) in hidden
    for _ in range(60):
        player.key(Qt.Key.Key_Right)
        if player.selection.cursor == CitySquare(0, (16, 0)):
            break
    assert player.selection.cursor == CitySquare(0, (16, 0))
    assert not zone.camera.is_hidden(Area(16, 0))
    player.key(Qt.Key.Key_Return)
    assert player.stage.snapshot.ahead.players[0].city.cell_of(END) == (16, 0)


FOUR = {"a": "tower-12-open", "b": "seraglio-9-open", "c": "garden-10-open"}


def test_hidden_corners_are_reached_by_arrow_and_keys(player):
    at = position("falconers").market(*MARKET).player(0, hand="denar-9 dirham-2")
    at.player(0, city=city(at.book, "a b\n* c", **FOUR))
    lay(player, at)
    zone, corner = player.stage.city, Corner(0, (0, -1))
    zone.pan(QPointF(zone.inner.width() / 2 + zone.cell, 0))
    falcon = player.spot("falcon", "falcon-black-seraglio-tower")
    player.click(falcon)
    assert player.selection.drops == {corner}
    assert zone.scene_rect(zone.inner).contains(player.stage.rect_of(corner)), "it came into sight"
    zone.pan(QPointF(zone.inner.width() / 2 + zone.cell, 0))
    assert signs(player)[EAST] == (1, True)
    player.click(key(player, EAST))
    rect = player.stage.rect_of(corner)
    assert zone.scene_rect(zone.inner).contains(rect)
    assert not any(lit for _, lit in signs(player).values())
    zone.pan(QPointF(zone.inner.width(), 0))
    player.key(Qt.Key.Key_Right)
    assert player.selection.cursor == corner
    assert zone.scene_rect(zone.inner).contains(player.stage.rect_of(corner))


# -- double clicks


def double_click(player: Driver, point: QPoint) -> None:
    """Send the mouse events of a double click."""
    viewport, left = player.view.viewport(), Qt.MouseButton.LeftButton
    player.qtbot.mouseMove(viewport, point)
    player.qtbot.mouseClick(viewport, left, pos=point)
    player.qtbot.mouseDClick(viewport, left, pos=point)
    player.qtbot.mouseRelease(viewport, left, pos=point)


def test_a_double_click_takes_or_buys_in_one_step(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9").change(row=("denar-1", "ducat-9")))
    double_click(player, player.at(player.spot("market", "chambers-9-W")))
    assert [type(move.action) for move in player.table.transitions] == [BuyBuilding]
    assert [piece.id for piece in player.lying(Tray(0))] == [player.target("tray", "chambers-9-W")]
    assert not player.selection.lifted
    player.page.commands.undo()
    assert player.table.state.players[0].hand == ("denar-9",)
    double_click(player, player.at(player.spot("row", 1)))
    assert player.table.transitions[-1].action == TakeMoney(("ducat-9",))


def test_a_double_click_on_an_unaffordable_tile_says_why(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-8"))
    double_click(player, player.at(player.spot("market", "chambers-9-W")))
    assert not player.table.transitions
    assert "hort by 1" in player.stage.bubble.words
    assert not player.selection.lifted


def test_a_double_click_on_a_reserve_tile_is_two_clicks(player):
    lay(player, position().market(*MARKET).player(0, hand="", reserve=(END,)))
    double_click(player, player.at(player.spot("reserve", END)))
    assert not player.selection.lifted
    assert [piece.place for piece in player.lying(Reserve(0))] == [Reserve(0)]


# -- cursor shapes


def shape(player: Driver) -> Qt.CursorShape:
    return player.view.viewport().cursor().shape()


def test_the_cursor_shape_shows_the_possible_action(player):
    lay(
        player,
        position("vizier")
        .slice(VIZIER, awake=(False, True))
        .market(*MARKET)
        .player(0, hand="denar-9 ducat-1"),
    )
    player.move(player.cell((0, 2)))
    assert shape(player) == Qt.CursorShape.ArrowCursor
    player.move(player.spot("market", "chambers-9-W"))
    assert shape(player) == Qt.CursorShape.OpenHandCursor
    player.move(player.spot("market", "tower-11-open"))
    assert shape(player) == Qt.CursorShape.ArrowCursor, "nothing pays for it"
    player.move(player.spot("vizier"))
    assert shape(player) == Qt.CursorShape.PointingHandCursor
    player.move(key(player, "fit"))
    assert shape(player) == Qt.CursorShape.PointingHandCursor
    player.drag(player.spot("market", "chambers-9-W"), player.cell((0, 2)), drop=False)
    assert shape(player) == Qt.CursorShape.ClosedHandCursor
    player.key(Qt.Key.Key_Escape)
    assert shape(player) != Qt.CursorShape.ClosedHandCursor
    player.drag(player.cell((0, 2)), player.cell((1, 2)), drop=False)
    assert shape(player) == Qt.CursorShape.ClosedHandCursor, "the ground is held"
    player.qtbot.mouseRelease(player.view.viewport(), Qt.MouseButton.LeftButton)
    assert shape(player) != Qt.CursorShape.ClosedHandCursor


def test_a_hovered_courtyard_button_is_highlighted(player):
    lay(player, long_city(2))
    player.move(player.cell((0, 1)))
    rect = player.stage.rect_of(Control("zoom-in")).adjusted(-3, -3, 3, 3)
    where = player.view.mapFromScene(rect).boundingRect()
    plain = player.view.grab(where).toImage()
    player.move(key(player, "zoom-in"))
    assert player.view.grab(where).toImage() != plain


def test_a_button_is_not_hovered_after_a_tile_passed_it(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9"))
    tile, viewport = player.spot("market", "chambers-9-W"), player.view.viewport()
    player.drag(tile, key(player, "fit"), drop=False)
    assert player.selection.pointed == Control("fit")
    player.qtbot.mouseMove(viewport, player.at(player.cell(player.squares[0])))
    assert player.selection.aimed is not None
    assert player.selection.pointed is None
    player.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton)


def test_a_tile_can_be_dragged_right_after_a_click(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9"))
    viewport, left = player.view.viewport(), Qt.MouseButton.LeftButton
    start = player.at(player.spot("market", "chambers-9-W"))
    player.click(player.spot("market", "chambers-9-W"))
    end = player.at(player.cell(player.squares[0]))
    again = QEvent.Type.MouseButtonDblClick  # the second of two presses is a double click
    whole = viewport.mapToGlobal(start)
    press = QMouseEvent(again, start, whole, left, left, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, press)
    for i in range(1, 7):
        player.qtbot.mouseMove(viewport, start + (end - start) * i / 6)
    player.qtbot.mouseRelease(viewport, left, pos=end)
    assert [type(move.action) for move in player.table.transitions] == [BuyBuilding]
    assert not player.table.waiting


def test_only_clickable_targets_have_a_frame_when_hovered(player):
    lay(player, position(seats=3))
    frame = player.stage.frame
    for what in (Control("log"), Control("owner", 1)):
        player.move(player.stage.rect_of(what).center())
        assert frame.isVisible()
        assert frame.boundingRect().contains(player.stage.rect_of(what))
        assert shape(player) == Qt.CursorShape.PointingHandCursor
    for what in (Control("owner", 0), Control("row", None, "garden"), Control("player", 0)):
        player.move(player.stage.rect_of(what).center())
        assert frame.isVisible() == (what.command == "row"), "a row is worked out, and framed for that"
        assert shape(player) == Qt.CursorShape.ArrowCursor
    player.click(player.stage.rect_of(Control("player", 0)).center())
    assert player.stage.peek.kept == ()
