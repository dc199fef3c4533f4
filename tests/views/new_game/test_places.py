"""The places at the table: who sits there, accessible names, and what keys and pointer do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.players.characters import CHARACTERS
from alhambra_desktop.model.players.skill.levels import LEVELS, level
from alhambra_desktop.views.game.next_table import person_of, with_people
from alhambra_desktop.views.pages.new_game.seat_place import SeatPlace
from alhambra_desktop.views.pages.new_game.seat_zones import Arrow, Mark, RoundButton
from alhambra_desktop.views.pages.new_game.seating import FAR_LEFT, FAR_MIDDLE, FAR_RIGHT, SPREAD, Seating
from alhambra_desktop.views.storage.preferences import FIRST_TABLE, SeatChoice
from alhambra_desktop.views.text.language import SPOKEN

LEFT = Qt.MouseButton.LeftButton


def click_zone(qtbot, place: SeatPlace, kind: type, number: int = 0) -> None:
    zone = [one for one in place.zones if isinstance(one, kind)][number]
    qtbot.mouseClick(place, LEFT, pos=zone.rect.center().toPoint())


# -- seating


@pytest.mark.parametrize("count", SPREAD)
def test_opponents_sit_clockwise_in_turn_order(count):
    choices = [SeatChoice("Anna", "amber"), *(SeatChoice(f"{n}", "blue", "builder") for n in range(count))]
    seating = Seating.of(choices)
    assert seating.seats == tuple(choices)
    assert [place for place, choice in enumerate(seating.places) if choice is not None] == [0, *SPREAD[count]]


def test_a_seat_added_between_two_plays_between_them():
    seating = Seating.of(FIRST_TABLE).added(FAR_MIDDLE, 1)
    assert [seating.places.index(choice) for choice in seating.seats] == [0, FAR_LEFT, FAR_MIDDLE, FAR_RIGHT]
    new = seating.places[FAR_MIDDLE]
    assert new.colour == "green"
    assert person_of(new).id not in ("hamid", "nuria", "ines")


@pytest.mark.parametrize("seed", range(12))
def test_an_added_character_gets_one_of_its_levels(seed):
    choice = Seating.of(FIRST_TABLE).added(FAR_MIDDLE, seed).places[FAR_MIDDLE]
    assert level(choice.level.split(":")[0]) in person_of(choice).levels


def test_two_to_six_seats_can_be_occupied(page, qtbot):
    for place in page.table.places:
        if place.choice is None:
            qtbot.mouseClick(place, LEFT, pos=place.centre.toPoint())
    seats = page.seating.seats
    assert len(seats) == 6
    assert len({choice.colour for choice in seats}) == len({choice.name for choice in seats}) == 6
    while page.seating.may_shrink:
        page.remove_seat(next(at for at in range(5, -1, -1) if page.seating.places[at] is not None))
    assert len(page.seating.seats) == 2
    page.remove_seat(0)
    assert len(page.seating.seats) == 2, "fewer cannot play"


def test_the_next_seat_replaces_a_removed_own_seat(page):
    page.remove_seat(0)
    assert [choice.name for choice in page.seating.seats] == ["Hamid", "Nuria"]


# -- levels


def test_any_character_plays_any_level_with_its_style(page, qtbot):
    place = page.table.places[FAR_LEFT]
    place.setFocus()
    for _ in LEVELS:
        qtbot.keyClick(place, Qt.Key.Key_Left)
    assert page.seating.places[FAR_LEFT].level == "newcomer"
    found = []
    for _ in LEVELS:
        found.append(page.seating.places[FAR_LEFT].level)
        qtbot.keyClick(place, Qt.Key.Key_Right)
    hamid = next(one for one in CHARACTERS if one.id == "hamid")
    assert found == [hamid.styled_id(one.id) for one in LEVELS]
    assert page.seating.places[FAR_LEFT].level == "grandmaster", "nobody is stronger"


def test_zones_of_a_place_can_be_clicked(page, qtbot):
    place = page.table.places[FAR_LEFT]
    click_zone(qtbot, place, Arrow, 1)
    assert page.seating.places[FAR_LEFT].level == "journeyman:plain"
    click_zone(qtbot, place, Arrow, 0)
    assert page.seating.places[FAR_LEFT].level == "apprentice"
    click_zone(qtbot, place, RoundButton, 1)
    assert page.seating.places[FAR_LEFT].name not in ("Hamid", "Nuria", "Anna")
    click_zone(qtbot, place, RoundButton, 0)
    assert page.seating.places[FAR_LEFT] is None
    click_zone(qtbot, page.table.places[0], Mark, 1)
    assert page.seating.seats[0].colour == page.seating.free_colours(0)[1]


def test_releasing_the_mouse_outside_a_zone_does_nothing(page, qtbot):
    place = page.table.places[FAR_LEFT]
    arrow = next(zone for zone in place.zones if isinstance(zone, Arrow))
    qtbot.mousePress(place, LEFT, pos=arrow.rect.center().toPoint())
    qtbot.mouseRelease(place, LEFT, pos=QPoint(0, 0))
    assert page.seating.places[FAR_LEFT].level == "apprentice"


def test_zones_have_tooltips(page, qtbot):
    place = page.table.places[FAR_LEFT]
    for zone in place.zones:
        qtbot.mouseMove(place, zone.rect.center().toPoint())
        QApplication.sendEvent(
            place,
            QHelpEvent(
                QEvent.Type.ToolTip,
                zone.rect.center().toPoint(),
                place.mapToGlobal(QPointF(zone.rect.center())).toPoint(),
            ),
        )
        assert zone.tip


# -- keys and accessibility


def test_tab_goes_clockwise_through_places_then_to_the_games(page, qtbot):
    page.table.places[0].setFocus()
    walked = []
    for _ in page.table.places:
        walked.append(page.focusWidget())
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert walked == page.table.places
    assert page.focusWidget() is page.game.games[0]
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert page.focusWidget() in page.game.expansions.values()
    for part in (page.game.rule_sets, page.foot.fold, page.foot.play):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        assert page.focusWidget() is part


def test_delete_clears_a_place_and_enter_fills_it(page, qtbot):
    place = page.table.places[FAR_LEFT]
    place.setFocus()
    qtbot.keyClick(place, Qt.Key.Key_Delete)
    assert page.seating.places[FAR_LEFT] is None
    assert page.focusWidget() is place
    qtbot.keyClick(place, Qt.Key.Key_Return)
    assert page.seating.places[FAR_LEFT] is not None


def test_arrows_change_the_colour_of_a_human(page, qtbot):
    place = page.table.places[0]
    place.setFocus()
    free = page.seating.free_colours(0)
    qtbot.keyClick(place, Qt.Key.Key_Left)
    assert page.seating.seats[0].colour == free[-1]
    qtbot.keyClick(place, Qt.Key.Key_Right)
    assert page.seating.seats[0].colour == free[0]


def test_accessible_names_have_number_character_mark_and_level(page):
    place = page.table.places[FAR_RIGHT]
    read = QAccessible.queryAccessibleInterface(place)
    assert read.role() == QAccessible.Role.Button
    assert read.text(QAccessible.Text.Name) == (
        "Place 5 of 6, Nuria, gardener, crimson pomegranate. Level journeyman, 3 of 7."
    )
    assert read.text(QAccessible.Text.Description) == (
        "Wants a little of everything, and water for it. Left and Right change the level. "
        "Enter replaces this player. Delete removes this player."
    )
    assert page.table.places[FAR_MIDDLE].accessibleName() == "Place 4 of 6, free."
    assert page.table.places[0].accessibleName() == "Place 1 of 6, Anna, human player, amber star."


def test_cards_have_radio_button_and_check_box_roles(page):
    roles = {
        page.game.games[0]: QAccessible.Role.RadioButton,
        page.game.expansions["camps"]: QAccessible.Role.CheckBox,
    }
    for card, role in roles.items():
        assert QAccessible.queryAccessibleInterface(card).role() == role


def test_every_place_has_a_unique_accessible_name(page):
    names = [place.accessibleName() for place in page.table.places]
    assert len(set(names)) == len(names)


# -- seats of earlier versions


def test_seats_of_earlier_versions_get_characters():
    old = (
        SeatChoice("Anna", "amber"),
        SeatChoice("Yusuf", "blue", "architect:banker"),
        SeatChoice("Zoraya", "crimson", "master:collector"),
        SeatChoice("Inès", "green", "newcomer"),
    )
    seats = with_people(old)
    assert [choice.person for choice in seats] == [None, "yusuf", seats[2].person, "ines"] or (
        seats[3].person is not None
    )
    assert seats[1].level == "architect:mason"
    assert len({choice.person for choice in seats}) == 4
    assert [choice.colour for choice in seats] == [choice.colour for choice in old]


def test_character_names_follow_the_language(page, spoken):
    page._show(page.next_table)
    page.seating = Seating.of(
        with_people((SeatChoice("Anna", "amber"), SeatChoice("Ines", "blue", "builder:collector", "ines")))
    )
    SPOKEN.speak("fr")
    assert page.seating.seats[1].name == "Inès"
    assert page.table.places[FAR_MIDDLE].accessibleName().startswith("Place 4 sur 6, Inès, faïencière")
