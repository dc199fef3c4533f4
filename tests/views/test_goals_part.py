"""Goals and the campaign on the statistics page, by mouse, keyboard and screen reader."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from alhambra_desktop.model.learning.goals.campaign import campaign, table_of_setup
from alhambra_desktop.model.learning.goals.goals import GOALS
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.pages.games.campaign_map import BESIDE_WALL, MARGIN, MIDDLE, TOWARDS_PALACE
from alhambra_desktop.views.pages.games.statistics_page import StatisticsPage
from alhambra_desktop.views.pages.table.table_title import TableTitle
from alhambra_desktop.views.storage.preferences import SeatChoice
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.window.main_window import MainWindow
from tests.sweeps import in_each_language
from tests.unit.archive.games import unaided
from tests.unit.goals.games import finished_at, some_achievements

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot):
    page = StatisticsPage()
    qtbot.addWidget(page)
    page.resize(1280, 760)
    with qtbot.waitExposed(page):
        page.show()
    page.show_part("goals")
    page.goals.set_content(some_achievements())
    return page


@pytest.fixture
def window(qtbot, tmp_path):
    settings = Settings(tmp_path / "settings.json")
    settings.change(own_speed="off", others_speed="off", lessons_offered=True)
    one = MainWindow(settings, tmp_path / "data")
    qtbot.addWidget(one)
    with qtbot.waitExposed(one):
        one.show()
    yield one
    one.close()


def test_the_next_table_is_selected_until_another_is_chosen(page):
    card = page.goals.campaign
    assert card.map.value == 5
    assert card.details.play.isEnabled()
    assert "Play this table" in card.details.play.text().replace("&", "")
    QTest.mouseClick(card.map.buttons[2], LEFT)
    assert card.map.value == 2
    assert "Try again" in card.details.play.text().replace("&", "")
    QTest.mouseClick(card.map.buttons[8], LEFT)
    assert not card.details.play.isEnabled()
    assert card.details.play.text() == "Opens after table 7"
    page.goals.set_content(some_achievements())
    assert card.map.value == 8, "what was chosen stays"


def test_arrows_move_between_tables_and_between_goals(page):
    card, grid = page.goals.campaign, page.goals.goals.grid
    card.map.setFocus()
    QTest.keyClick(card.map.focusProxy(), Qt.Key.Key_Right)
    assert card.map.value == 6
    assert card.map.buttons[6].hasFocus()
    grid.setFocus()
    assert grid.value == GOALS[0].id
    QTest.keyClick(grid.focusProxy(), Qt.Key.Key_Right)
    assert grid.value == "great-wall"
    QTest.keyClick(grid.focusProxy(), Qt.Key.Key_Down)
    assert grid.value == "twenty-roofs"


def test_enter_opens_the_selection_and_f6_switches_parts(page, qtbot):
    card, goals = page.goals.campaign, page.goals.goals
    card.map.setFocus()
    with qtbot.waitSignal(page.table_chosen) as chosen:
        QTest.keyClick(card.map.focusProxy(), Qt.Key.Key_Return)
    assert chosen.args == [campaign()[4]]
    QTest.mouseClick(card.map.buttons[9], LEFT)
    with qtbot.assertNotEmitted(page.table_chosen):
        QTest.keyClick(card.map.focusProxy(), Qt.Key.Key_Enter)
    QTest.keyClick(page, Qt.Key.Key_F6)
    assert goals.grid.focusProxy().hasFocus()
    with qtbot.waitSignal(page.chosen):
        QTest.keyClick(goals.grid.focusProxy(), Qt.Key.Key_Return)
    QTest.keyClick(page, Qt.Key.Key_F6)
    assert card.map.focusProxy().hasFocus()


def test_accessible_names_include_the_progress_of_tables_and_goals(page):
    names = [button.accessibleName() for button in page.goals.campaign.map.buttons.values()]
    assert names[0] == "Table 1, Gate of Justice, 3 of 3 stars"
    assert names[4] == "Table 5, Camp on the Hill, 0 of 3 stars"
    assert names[7] == "Table 8, Falcon Tower, locked, opens after table 7"
    goals = {name: button.accessibleName() for name, button in page.goals.goals.grid.buttons.items()}
    assert goals["great-wall"] == "Great wall, in progress, 17 of 20"
    assert goals["long-wall"].startswith("Long wall, reached on 1 Jan")
    assert goals["two-palaces"].startswith("Two palaces, to do")


def test_tips_of_tables_name_the_opponents_and_the_expansions(page):
    tips = [button.toolTip() for button in page.goals.campaign.map.buttons.values()]
    assert tips[0] == "Against Hamid and Nuria, base game only"
    assert tips[4] == "Against Yusuf and Leila, with Camps"
    assert tips[8] == "Against Amir and Leila, with Granada"


def test_a_goal_links_to_its_game(page, qtbot):
    details, grid = page.goals.goals.details, page.goals.goals.grid
    QTest.mouseClick(grid.buttons["great-wall"], LEFT)
    with qtbot.waitSignal(page.chosen) as chosen:
        QTest.mouseClick(details.show_game, LEFT)
    assert chosen.args[0].file == "0"
    QTest.mouseClick(grid.buttons["two-palaces"], LEFT)
    assert not details.show_game.isVisible()


def test_changing_the_language_changes_every_text(page):
    try:
        SPOKEN.speak("fr")
        assert page.parts.texts == ["Statistiques", "Campagne et objectifs"]
        assert page.goals.goals.grid.buttons["long-wall"].text() == "Long mur"
        assert page.goals.campaign.map.buttons[5].text() == "Colline aux tentes"
    finally:
        SPOKEN.speak("en")


def test_details_move_below_in_narrow_windows(page, qtbot):
    part = page.goals
    for width, table, goal in ((1280, True, True), (1024, True, False), (900, False, False)):
        page.resize(width, 700)
        pairs = (part.campaign.details, part.campaign.map, table), (part.goals.details, part.goals.grid, goal)
        for details, chooser, beside in pairs:
            qtbot.waitUntil(
                lambda details=details, chooser=chooser, beside=beside: (
                    (details.x() > chooser.geometry().right()) == beside
                )
            )


def test_all_goals_and_the_details_of_one_are_visible_in_a_small_window(page, qtbot):
    page.resize(1024, 670)
    details = page.goals.goals.details
    qtbot.waitUntil(lambda: details.geometry().bottom() < page.goals.goals.grid.y())
    assert details.visibleRegion().boundingRect() == details.rect()
    last = page.goals.goals.grid.buttons[GOALS[-1].id]
    qtbot.waitUntil(lambda: last.visibleRegion().boundingRect() == last.rect())


def test_a_small_map_names_only_the_hovered_or_selected_table(page, qtbot):
    page.resize(1024, 670)
    map_ = page.goals.campaign.map
    qtbot.waitUntil(lambda: len(map_.named_stops) == 1)
    page.setFocus()
    assert [stop.text() for stop in map_.named_stops] == ["Camp on the Hill"]
    QTest.mouseClick(map_.buttons[2], LEFT)
    assert [stop.text() for stop in map_.named_stops] == ["Myrtle Court"]
    page.resize(1280, 760)
    qtbot.waitUntil(lambda: len(map_.named_stops) == 10)


@pytest.mark.parametrize("language", in_each_language())
def test_no_name_on_the_map_covers_the_palace(page, language, spoken):
    SPOKEN.speak(language)
    shown = page.goals.campaign.map
    for stop in shown._stops:
        low, high = shown._names._room(stop)
        assert low < high <= shown.palace_left + TOWARDS_PALACE


@pytest.mark.parametrize("language", in_each_language())
def test_the_name_of_the_last_table_is_above_it_and_within_the_garden(page, language, spoken):
    SPOKEN.speak(language)
    shown = page.goals.campaign.map
    plate, lines = shown._names.plate(shown.last_stop)
    assert len(lines) == 1
    assert plate.right() <= shown.palace_left
    assert plate.top() > MARGIN + BESIDE_WALL
    medal = shown.last_stop.y() + MIDDLE.y()
    assert plate.bottom() < medal - shown.last_stop.radius - 12, "the lock or the stars are between them"


def test_open_tables_show_stars_and_the_others_a_lock(page):
    """Above its medal, an open table has three stars, reached or not, and another table only a lock."""

    def painted(number: int) -> set[int]:
        stop = page.goals.campaign.map.buttons[number]
        image = stop._picture(stop.progress, LIGHT).toImage()
        scale = image.devicePixelRatio()
        y = round((MIDDLE.y() - stop.radius - 8) * scale)
        columns = range(round((MIDDLE.x() - 20) * scale), round((MIDDLE.x() + 20) * scale))
        return {round(x / scale - MIDDLE.x()) for x in columns if image.pixelColor(x, y).alpha() == 255}

    assert page.goals.campaign.map.buttons[5].progress.tries == 0
    for number in (1, 5):
        assert {-13, 13} <= painted(number)
    closed = painted(8)
    assert closed
    assert all(abs(x) <= 7 for x in closed)


@pytest.mark.parametrize("table", campaign()[:1] + campaign()[8:9], ids=lambda table: table.id)
def test_a_campaign_table_starts_its_game(window, qtbot, table):
    window.menus.trigger("goals")
    page = window.workspace.statistics_page
    qtbot.waitUntil(page.goals.isVisible)
    page.table_chosen.emit(table)
    assert window.workspace.at_table
    assert table_of_setup(window.workspace.table.setup) is table


def test_an_opponent_with_the_players_name_is_replaced(window):
    table = campaign()[0]
    seats = SeatChoice("Hamid", "amber"), SeatChoice("Ines", "blue", "builder:mason", "ines")
    window.workspace.settings.change(seats=seats)
    window.workspace.games.play_campaign(table)
    setup = window.workspace.table.setup
    assert len({seat.name for seat in setup.seats}) == 3
    assert table_of_setup(setup) is table


def test_earlier_games_count_for_goals(window, qtbot):
    window.workspace.storage.archive.keep(unaided(3, 3), 1_790_000_000, "normal")
    window.workspace.show_goals()
    goals = window.workspace.statistics_page.goals.goals
    qtbot.waitUntil(lambda: goals.grid.buttons["to-the-coin"].progress.game is not None)


def test_new_games_do_not_move_the_focus(window, qtbot):
    window.workspace.show_goals()
    page = window.workspace.statistics_page
    QTest.mouseClick(page.goals.goals.grid.buttons["great-wall"], LEFT)
    window.workspace.storage.archive.keep(unaided(3, 3), 1_790_000_000, "normal")
    window.workspace.storage.listed.emit()
    qtbot.waitUntil(lambda: page.goals.goals.grid.buttons["to-the-coin"].progress.game is not None)
    assert page.goals.goals.grid.buttons["great-wall"].hasFocus()


def test_the_page_opens_on_the_requested_part(window):
    window.workspace.show_goals()
    page = window.workspace.statistics_page
    assert page.part == "goals"
    window.workspace.show_statistics()
    assert page.part == "results"
    QTest.mouseClick(page.parts.buttons["goals"], LEFT)
    assert page.goals.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.workspace.start.isVisible()


def result_of(window, qtbot, game):
    window.workspace.games.show_saved(game)
    end = window.workspace.page.scorings.end
    qtbot.waitUntil(lambda: end.sheet is not None)
    return end.sheet


def test_the_result_shows_stars_goals_and_the_next_table(window, qtbot):
    game = finished_at(2, 4)
    window.workspace.storage.archive.keep(game, 1_790_000_000, "normal")
    sheet = result_of(window, qtbot, game)
    qtbot.waitUntil(sheet.reached.isVisible)
    told = [label.text() for label in sheet.reached.findChildren(QLabel)]
    assert told[:4] == [
        "Campaign: Myrtle Court",
        "Win the game",
        "Have the most gardens at the end, without a tie",
        "Pay the exact price 4 times",
    ]
    (button,) = sheet.reached.findChildren(QPushButton)
    assert button.text().replace("&", "") == "Next table: Lion Court"
    QTest.mouseClick(button, LEFT)
    assert table_of_setup(window.workspace.table.setup) is campaign()[2]


def test_a_game_that_is_not_archived_shows_no_goals(window, qtbot):
    sheet = result_of(window, qtbot, unaided(1, 3))
    window.workspace.games.await_file(20.0)
    QCoreApplication.processEvents()
    assert not sheet.reached.isVisible()


def test_the_title_names_the_campaign_table_and_its_stars(window, qtbot):
    window.workspace.games.play_campaign(campaign()[0])
    (title,) = window.findChildren(TableTitle)
    qtbot.waitUntil(lambda: title.text().startswith("Campaign: Gate of Justice"))
    stars = "Win the game, End with a wall of 8 segments and Pay the exact price 3 times"
    assert title.toolTip() == f"Stars: {stars}"
    window.workspace.games.begin(parse_new("human,builder seed=3"))
    qtbot.waitUntil(lambda: "Campaign" not in title.text())
    assert "Stars" not in title.toolTip()
