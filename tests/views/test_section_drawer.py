"""The drawer of a supply section: when it opens, its contents, and that it does not obstruct anything."""

from __future__ import annotations

import time
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface

from alhambra_desktop.model.rules.core.places.places import PieceId
from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS, TYPES, Corner, FalconState
from alhambra_desktop.views.game.target import REST, SECTION, Control
from alhambra_desktop.views.scene.zones.drawer import APART, WIDTH
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import PSEUDO
from tests.scenarios.board import Position, city
from tests.sweeps import in_each_language
from tests.views.driver import Driver
from tests.views.geometry import panel_faults
from tests.views.stage.snapshots import shown_of, stage_of
from tests.views.test_a11y import listening, read
from tests.views.test_rule_sets import MARKET, lay, position

__all__ = ["listening"]

FALCONS = Control(SECTION, None, FALCONERS)
AROUND = {"a": "tower-12-open", "b": "seraglio-9-open", "c": "garden-10-open"}
CORNER = (0, -1)
FITS = PieceId("falcon-black-seraglio-tower")
NOWHERE = PieceId("falcon-white-pavilion-chambers")


def falconer(*modules: str) -> Position:
    """Return a position in which the player can buy any of three falcons, all for the same corner."""
    at = position("falconers", *modules).market(*MARKET).player(0, hand="denar-9 dirham-2 florin-4")
    return at.player(0, city=city(at.book, "a b\n* c", **AROUND))


def point_at(player: Driver, what: Any) -> None:
    """Hover over a target until the delay has passed."""
    player.move(player.stage.rect_of(what).center())
    assert player.stage.drawer.open_timer.isActive() or player.stage.drawer.section is not None
    player.qtbot.waitUntil(lambda: player.stage.drawer.section is not None)
    stand_still(player)


def stand_still(player: Driver) -> None:
    """Wait until the camera has made room for the drawer."""
    player.qtbot.waitUntil(lambda: not player.stage.city._glide.under_way)


def open_by_keys(player: Driver) -> None:
    """Press Enter on the heading of the section."""
    player.page.controller.move_cursor_to(FALCONS)
    player.key(Qt.Key.Key_Return)


def card(player: Driver) -> str:
    """Return the piece whose card is at the foot of the drawer."""
    told = player.stage.drawer.described
    return told.thing if told is not None else ""


# -- mouse


def test_a_closed_drawer_follows_the_language(player, spoken):
    lay(player, falconer())
    drawer = player.stage.drawer
    point_at(player, FITS)
    player.move(player.cell((-2, 0)))
    player.qtbot.waitUntil(lambda: drawer.section is None)
    SPOKEN.speak("fr")
    point_at(player, FITS)
    fitting, _ = drawer.plan(player.stage.table).groups
    assert fitting.heading == "3 faucons vont dans ton Alhambra"


def test_an_open_drawer_follows_the_language(qapp, spoken):
    at = falconer()
    stage = stage_of(shown_of(at.book, at.state))
    stage.drawer.open(FALCONERS)
    before = {group.heading for group in stage.drawer.plan(stage.table).groups}
    SPOKEN.speak("fr")
    stage.drawer.repaint_all()
    assert before
    assert not before & {group.heading for group in stage.drawer.plan(stage.table).groups}


@pytest.mark.parametrize("what", [FALCONS, FITS])
def test_it_opens_when_the_section_is_hovered_and_closes_afterwards(player, what):
    lay(player, falconer())
    drawer, small = player.stage.drawer, player.stage.rect_of(FITS)
    point_at(player, what)
    assert drawer.isVisible()
    assert drawer.ids == {PieceId(falcon) for falcon in TYPES}
    assert player.stage.rect_of(FITS).width() == 72 >= small.width()
    assert player.stage.drawer.scene_rect(drawer.inner).right() < player.stage.supply.pos().x()
    player.move(player.cell((-2, 0)))
    assert drawer.close_timer.isActive()
    player.qtbot.waitUntil(lambda: drawer.section is None)
    assert not drawer.isVisible()
    assert player.stage.rect_of(FITS) == small


def test_it_stays_open_while_the_pointer_moves_into_it(player):
    lay(player, falconer())
    drawer = player.stage.drawer
    point_at(player, FITS)
    box = drawer.scene_rect(drawer.inner)
    for x in (box.right() + 2, box.right() - 1, box.left() + 3):
        player.move(player.view.mapToScene(player.view.mapFromScene(x, box.top() + 20)))
        assert player.selection.pointed == FALCONS
        assert not drawer.close_timer.isActive()


def test_fitting_pieces_come_first_and_both_groups_are_counted(player):
    lay(player, falconer())
    point_at(player, FITS)
    drawer = player.stage.drawer
    fitting, others = drawer.plan(player.stage.table).groups
    assert fitting.heading == "3 falcons fit your Alhambra"
    assert others.heading == "no corner with both types: 12"
    assert FITS in [piece.id for piece, _ in fitting.lying]
    assert max(rect.bottom() for _, rect in fitting.lying) < others.top < others.lying[0][1].top()
    for group, opacity in ((fitting, 1.0), (others, 0.6)):
        for piece, _ in group.lying:
            assert player.stage.item(piece.id).opacity() == pytest.approx(opacity)
    rows = {rect.top() for group in (fitting, others) for _, rect in group.lying}
    assert len(rows) == 4


def test_its_foot_shows_the_card_of_the_last_hovered_falcon(player):
    lay(player, falconer())
    point_at(player, FALCONS)
    assert card(player) == ""
    for falcon in (FITS, NOWHERE):
        player.move(player.stage.rect_of(falcon).center())
        assert card(player) == falcon.thing
        player.page.controller.explain(falcon)
        assert player.selection.bubble is None
    player.move(player.stage.drawer.scene_rect(player.stage.drawer.inner).topLeft() + QPoint(20, 12))
    assert card(player) == NOWHERE.thing


def test_the_corners_of_the_hovered_falcon_glow(player):
    lay(player, falconer())
    point_at(player, FALCONS)
    middle = player.at(player.corner(CORNER))
    colours = {}
    for falcon in (NOWHERE, FITS):
        player.move(player.stage.rect_of(falcon).center())
        colours[falcon] = player.view.grab().toImage().pixelColor(middle)
    assert colours[FITS] != colours[NOWHERE]
    light = player.stage.faces.theme.legal_light
    assert abs(colours[FITS].hue() - type(colours[FITS])(light).hue()) < 12


# -- lifting


@pytest.mark.parametrize("modules", [(), ("bazaars", "huts")])
def test_dragging_a_falcon_closes_the_drawer(player, modules):
    lay(player, falconer(*modules))
    drawer = player.stage.drawer
    point_at(player, FITS)
    start = player.stage.rect_of(FITS).center()
    player.move(start)
    port = player.view.viewport()
    player.qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=player.at(start))
    assert drawer.isVisible()
    player.qtbot.mouseMove(port, player.at(start) - QPoint(9, 0))
    assert player.selection.held
    assert player.selection.lifted == (FITS,)
    assert drawer.section is None
    assert not drawer.isVisible()
    (carried,) = player.stage.floating.carried
    assert carried.id == FITS
    player.drag(start, player.corner(CORNER))
    assert player.table.state.slice_of(FalconState).placed[0] == ((FITS.thing, CORNER),)
    assert drawer.section is None


def test_a_falcon_can_be_dragged_beside_a_floating_supply(player):
    lay(player, falconer("bazaars", "huts", "camps"))
    player.window.resize(1024, 700)
    assert player.stage.supply.crowded
    player.view.push_supply()
    point_at(player, FITS)
    start = player.stage.rect_of(FITS).center()
    player.drag(start, player.corner(CORNER), drop=False)
    assert [item.id for item in player.stage.floating.carried] == [FITS]
    assert player.stage.floating.carried[0].isVisible()
    end = player.at(player.corner(CORNER))
    player.qtbot.mouseRelease(player.view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert player.table.state.slice_of(FalconState).placed[0] == ((FITS.thing, CORNER),)


def test_a_falcon_can_be_dragged_beside_a_folded_supply(player):
    lay(player, falconer("bazaars", "huts"))
    player.window.resize(1024, 700)
    assert player.stage.supply.folded
    assert not player.stage.item(FITS)
    point_at(player, FALCONS)
    assert player.stage.rect_of(FITS).width() == 72
    player.drag(player.stage.rect_of(FITS).center(), player.corner(CORNER))
    assert player.table.state.slice_of(FalconState).placed[0] == ((FITS.thing, CORNER),)
    open_by_keys(player)
    assert player.selection.cursor in player.stage.drawer.ids


def test_the_camera_reveals_the_corners_until_the_drawer_closes(player):
    lay(player, falconer())
    city, drawer = player.stage.city, player.stage.drawer
    city.pan(QPointF(drawer_left(player) - player.corner(CORNER).x() + 60, 0))
    before = player.corner(CORNER)
    point_at(player, FITS)
    assert player.corner(CORNER).x() < drawer.pos().x() < before.x()
    player.move(player.stage.rect_of(player.target("row", 0)).center())
    player.qtbot.waitUntil(lambda: drawer.section is None)
    stand_still(player)
    assert player.corner(CORNER) == before
    point_at(player, FITS)
    there = player.corner(CORNER)
    player.click(player.stage.rect_of(FITS).center())
    stand_still(player)
    assert player.selection.lifted == (FITS,)
    assert player.corner(CORNER) == there


def drawer_left(player: Driver) -> float:
    """Return the left edge of the drawer."""
    return player.stage.supply.pos().x() - APART - WIDTH


def test_a_falcon_can_also_be_dragged_from_the_supply(player):
    lay(player, falconer())
    start = player.stage.rect_of(FITS).center()
    point_at(player, FITS)
    assert not player.stage.rect_of(FITS).contains(start)
    player.move(start)
    assert player.selection.pointed == FITS
    player.drag(start, player.corner(CORNER))
    assert player.table.state.slice_of(FalconState).placed[0] == ((FITS.thing, CORNER),)


def test_a_falcon_that_fits_nowhere_is_refused_with_a_reason(player):
    lay(player, falconer())
    point_at(player, FALCONS)
    player.drag(player.stage.rect_of(NOWHERE).center(), player.corner(CORNER))
    assert not player.selection.lifted
    assert player.stage.drawer.isVisible()
    assert "It fits nowhere now" in player.stage.bubble.words


def test_it_stays_closed_while_lifting_or_while_others_play(player):
    lay(player, falconer())
    player.click(player.spot("falcon", FITS.thing))
    assert player.selection.lifted
    player.move(player.stage.rect_of(FALCONS).center())
    assert not player.stage.drawer.open_timer.isActive()
    player.stage.drawer.open(FALCONERS)
    player.page.controller.cancel()
    assert player.stage.drawer.section is None
    player.click(player.spot("row", 0))
    player.key(Qt.Key.Key_Return)
    player.stage.drawer.open(FALCONERS)
    assert player.stage.drawer.section == FALCONERS
    player.end_turn()
    assert player.stage.drawer.section is None


# -- keyboard and accessibility


def test_keys_open_it_reach_and_lift_falcons_and_close_it(player):
    lay(player, falconer())
    open_by_keys(player)
    drawer = player.stage.drawer
    assert drawer.section == FALCONERS
    assert player.selection.cursor in drawer.ids
    rows, reached = len({rect.top() for _, _, rect in drawer.plan(player.stage.table).lying()}), set()
    for row in range(rows):
        for _ in range(4):
            reached.add(player.selection.cursor)
            assert card(player) == player.selection.cursor.thing
            player.key(Qt.Key.Key_Right if row % 2 == 0 else Qt.Key.Key_Left)
        player.key(Qt.Key.Key_Down)
    assert NOWHERE in reached
    player.key(Qt.Key.Key_Escape)
    assert drawer.section is None
    assert player.selection.cursor == FALCONS
    player.key(Qt.Key.Key_Return)
    while player.selection.cursor != FITS:
        player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Return)
    assert player.selection.lifted == (FITS,)
    assert drawer.section is None
    assert player.selection.cursor == Corner(0, CORNER)
    player.key(Qt.Key.Key_Return)
    assert player.table.state.slice_of(FalconState).placed[0] == ((FITS.thing, CORNER),)


def test_the_section_and_its_falcons_are_accessible(player, listening):
    lay(player, falconer())
    table = read(player)

    def found() -> dict[str, QAccessibleInterface]:
        children = (table.child(index) for index in range(table.childCount()))
        return {child.text(QAccessible.Text.Name): child for child in children}

    assert "Falcons: 15, press Enter to enlarge" in found()
    open_by_keys(player)
    falcon = next(child for name, child in found().items() if name.startswith("White falcon (pavilion, ch"))
    assert falcon.text(QAccessible.Text.Description).startswith("Pavilion, chambers. Place it where")
    assert falcon.text(QAccessible.Text.Value).endswith("no corner with both types")
    assert falcon.rect().width() == pytest.approx(58 * player.view.factor, abs=2)
    player.page.controller.move_cursor_to(NOWHERE)
    assert falcon.state().focused
    assert table.childAt(*falcon.rect().center().toTuple()) is falcon


def test_keys_and_mouse_unfold_the_falcons_that_fit_nowhere(player):
    lay(player, falconer())
    line = Control(REST, None, FALCONERS)
    assert NOWHERE not in [spot.what for spot in player.stage.spots()]
    player.page.controller.move_cursor_to(FALCONS)
    while player.selection.cursor != line:
        player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Return)
    assert player.selection.cursor == line
    assert NOWHERE in [spot.what for spot in player.stage.spots()]
    player.click(player.stage.rect_of(line).center())
    assert NOWHERE not in [spot.what for spot in player.stage.spots()]


# -- layout and time


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (1920, 1080)])
@pytest.mark.parametrize("language", in_each_language(PSEUDO))
def test_it_fits_on_the_table(player, spoken, language, size):
    lay(player, falconer("bazaars", "huts"))
    player.window.resize(*size)
    SPOKEN.speak(language)
    if player.stage.supply.folded:
        player.view.push_supply()
    open_by_keys(player)
    drawer = player.stage.drawer
    assert player.stage.sceneRect().contains(drawer.scene_rect(drawer.inner))
    for falcon in (FITS, NOWHERE):
        player.page.controller.move_cursor_to(falcon)
        assert not panel_faults(player.stage, [drawer])


def test_it_closes_with_the_supply_and_with_another_game(player):
    lay(player, falconer())
    open_by_keys(player)
    player.view.push_supply()
    assert player.stage.drawer.section is None
    player.view.push_supply()
    open_by_keys(player)
    lay(player, position("huts").market(*MARKET))
    assert player.stage.drawer.section is None
    assert not player.stage.drawer.isVisible()


@pytest.mark.sweep
def test_opening_and_hovering_take_less_than_a_frame(player):
    lay(player, falconer("bazaars", "huts"))
    while player.stage.cache_warmer.busy:
        player.qtbot.wait(1)
    open_by_keys(player)
    player.stage.drawer.close()
    began = time.perf_counter()
    player.stage.drawer.open(FALCONERS)
    took = [time.perf_counter() - began]
    for falcon in sorted(player.stage.drawer.ids, key=str):
        began = time.perf_counter()
        player.page.controller.point(falcon)
        took.append(time.perf_counter() - began)
    assert sorted(took)[len(took) // 2] < 0.016
