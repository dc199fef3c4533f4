"""A place at the table by itself: what clicks, keys and the parts of its card ask for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.pages.new_game.seat_look import Shape
from alhambra_desktop.views.pages.new_game.seat_place import SeatPlace
from alhambra_desktop.views.pages.new_game.seat_zones import Arrow, Link, Mark, RoundButton
from alhambra_desktop.views.pages.new_game.table_panel import ROW, WIDE
from alhambra_desktop.views.storage.preferences import SeatChoice

LEFT = Qt.MouseButton.LeftButton
COLOURS = ("amber", "blue", "crimson", "green")
ANNA, HAMID = SeatChoice("Anna", "amber"), SeatChoice("Hamid", "blue", "apprentice", "hamid")


@pytest.fixture
def place(qtbot):
    place = SeatPlace(FaceCache(), 2)
    qtbot.addWidget(place)
    place.show_as(WIDE.looks[Shape.FAR])
    return place


@pytest.fixture
def asked(place) -> list[object]:
    """Return what the place has asked for."""
    found: list[object] = []
    place.added.connect(lambda: found.append("add"))
    place.opened.connect(lambda: found.append("open"))
    place.removed.connect(lambda: found.append("remove"))
    place.swapped.connect(lambda: found.append("swap"))
    place.stepped.connect(found.append)
    place.coloured.connect(found.append)
    return found


def seat(place: SeatPlace, choice: SeatChoice | None, *, removable: bool = True) -> None:
    place.set_content(choice, COLOURS, removable=removable)
    place.resize(*map(round, place.needed()))
    place.show_as(place.look)  # a hidden widget does not notice its new size


def zone(place: SeatPlace, kind: type, number: int = 0) -> QPoint:
    return [one for one in place.zones if isinstance(one, kind)][number].rect.center().toPoint()


def test_a_click_adds_a_player_to_a_free_place_and_opens_a_taken_one(place, asked, qtbot):
    seat(place, None)
    qtbot.mouseClick(place, LEFT, pos=place.centre.toPoint())
    seat(place, HAMID)
    qtbot.mouseClick(place, LEFT, pos=place.centre.toPoint())
    assert asked == ["add", "open"]


def test_every_part_of_a_computer_player_has_its_own_click(place, asked, qtbot):
    seat(place, HAMID)
    assert [type(one) for one in place.zones] == [RoundButton, RoundButton, Arrow, Arrow]
    for kind, number in ((RoundButton, 0), (RoundButton, 1), (Arrow, 0), (Arrow, 1)):
        qtbot.mouseClick(place, LEFT, pos=zone(place, kind, number))
    assert asked == ["remove", "swap", -1, 1]


def test_every_part_of_a_human_player_has_its_own_click(place, asked, qtbot):
    seat(place, ANNA, removable=False)
    assert [type(one) for one in place.zones] == [Link, Mark, Mark, Mark, Mark]
    qtbot.mouseClick(place, LEFT, pos=zone(place, Link))
    for number in range(4):
        qtbot.mouseClick(place, LEFT, pos=zone(place, Mark, number))
    assert asked == ["open", *COLOURS]
    assert [one.chosen for one in place.zones if isinstance(one, Mark)] == [True, False, False, False]


@pytest.mark.parametrize(("count", "labelled"), [(4, True), (6, True), (9, False)])
def test_the_colours_of_a_human_player_have_a_label_if_there_is_room(place, count, labelled):
    place.set_content(ANNA, ("amber", *["blue"] * (count - 1)), removable=False)
    place.show_as(WIDE.looks[Shape.YOURS])
    place.resize(*map(round, place.needed()))
    place.show_as(place.look)
    marks = [one for one in place.zones if isinstance(one, Mark)]
    assert bool(place.colour_label) is labelled
    assert place.colour_label.right() <= marks[0].rect.left()
    assert marks[0].tip.startswith("Play as ")


def test_a_part_is_used_only_if_the_mouse_is_released_on_it(place, asked, qtbot):
    seat(place, HAMID)
    place.show()
    qtbot.mousePress(place, LEFT, pos=zone(place, Arrow, 1))
    assert not place.isDown()
    qtbot.mouseRelease(place, LEFT, pos=place.centre.toPoint())
    qtbot.mousePress(place, LEFT, pos=place.centre.toPoint())
    assert place.isDown()
    qtbot.mouseRelease(place, LEFT, pos=zone(place, Arrow, 1))
    assert asked == ["open"], "the card itself was pressed, and the arrow is on the card"


def test_the_place_is_focused_by_a_click_on_a_part(place, asked, qtbot):
    seat(place, HAMID)
    with qtbot.waitExposed(place):
        place.show()
    place.activateWindow()
    place.clearFocus()
    qtbot.mouseClick(place, LEFT, pos=zone(place, Arrow, 0))
    assert place.hasFocus()


def test_the_tip_is_that_of_the_part_under_the_mouse(place, qtbot):
    seat(place, HAMID)
    place.show()
    tips = []
    for kind, number in ((RoundButton, 0), (RoundButton, 1), (Arrow, 0), (Arrow, 1)):
        point = zone(place, kind, number)
        qtbot.mouseMove(place, point + QPoint(1, 1))
        qtbot.mouseMove(place, point)
        tips.append(place.toolTip())
    assert tips == ["Remove this player (Del)", "Replace this player", "Weaker (Left)", "Stronger (Right)"]
    qtbot.mouseMove(place, place.centre.toPoint())
    assert "Hamid" in place.toolTip()


@pytest.mark.parametrize(
    ("choice", "key", "wanted"),
    [
        (None, Qt.Key.Key_Return, ["add"]),
        (None, Qt.Key.Key_Enter, ["add"]),
        (None, Qt.Key.Key_Space, ["add"]),
        (None, Qt.Key.Key_Left, []),
        (None, Qt.Key.Key_Delete, []),
        (HAMID, Qt.Key.Key_Return, ["open"]),
        (HAMID, Qt.Key.Key_Space, ["open"]),
        (HAMID, Qt.Key.Key_F2, ["open"]),
        (HAMID, Qt.Key.Key_Left, [-1]),
        (HAMID, Qt.Key.Key_Right, [1]),
        (HAMID, Qt.Key.Key_Delete, ["remove"]),
        (HAMID, Qt.Key.Key_Backspace, ["remove"]),
        (HAMID, Qt.Key.Key_X, []),
        (ANNA, Qt.Key.Key_Left, ["green"]),
        (ANNA, Qt.Key.Key_Right, ["blue"]),
        (SeatChoice("Ben", "green"), Qt.Key.Key_Right, ["amber"]),
        (SeatChoice("Ben", "green"), Qt.Key.Key_Left, ["crimson"]),
    ],
)
def test_keys_of_a_place(place, asked, qtbot, choice, key, wanted):
    seat(place, choice)
    qtbot.keyClick(place, key)
    assert asked == wanted


def test_only_the_portrait_and_the_card_can_be_pressed(place):
    seat(place, HAMID)
    centre, radius = place.centre.toPoint(), place.look.radius
    assert place.hitButton(centre)
    assert place.hitButton(centre - QPoint(round(radius), 0))
    assert place.hitButton(centre - QPoint(0, round(radius)))
    assert not place.hitButton(centre - QPoint(round(radius * 1.2), 0))
    assert not place.hitButton(centre - QPoint(round(radius * 0.9), round(radius * 0.9)))
    assert place.hitButton(QPoint(20, place.height() - 20))
    assert not place.hitButton(QPoint(2, 2))


def test_the_ring_and_the_label_of_a_free_place_can_be_pressed(place):
    seat(place, None)
    assert place.hitButton(QPoint(2, place.height() - 4)), "the label"
    place.show_as(WIDE.looks[Shape.SIDE])
    seat(place, None)
    assert not place.hitButton(QPoint(1, place.height() - 2))
    place.show_as(ROW)
    seat(place, None)
    assert place.hitButton(QPoint(2, 2)), "everything in a row"


@pytest.mark.parametrize(
    ("level", "possible"),
    [("newcomer", [False, True]), ("apprentice", [True, True]), ("grandmaster", [True, False])],
)
def test_the_weakest_and_the_strongest_player_have_one_dim_arrow(place, level, possible):
    seat(place, SeatChoice("Zahra", "blue", level, "zahra"))
    assert [one.possible for one in place.zones if isinstance(one, Arrow)] == possible


def test_a_place_tells_screen_readers_who_sits_there_and_which_keys_work(place):
    seat(place, None)
    assert place.accessibleName() == "Place 2 of 6, free."
    assert "Remove" not in place.accessibleDescription()
    described = []
    for removable in (False, True):
        seat(place, HAMID, removable=removable)
        described.append(place.accessibleDescription())
    assert "Hamid" in place.accessibleName()
    assert "apprentice, 2 of 7" in place.accessibleName()
    assert described[1].startswith(described[0])
    assert "Del" in described[1]
    assert "Del" not in described[0]
    seat(place, ANNA)
    assert "Anna" in place.accessibleName()
