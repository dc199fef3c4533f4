"""The charts and the page of statistics by themselves, with few games; and the goals beside them."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from alhambra_desktop.model.files.archive.kept_game import Help, kept_game, points_of
from alhambra_desktop.model.files.archive.statistics import (
    AnalysedTurns,
    Chronicle,
    Share,
    Statistics,
    by_kind,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK
from alhambra_desktop.views.pages.games.goals_part import GoalsPart
from alhambra_desktop.views.pages.games.statistics_cards import rate, share_words
from alhambra_desktop.views.pages.games.statistics_charts import EarnedChart, LostChart
from alhambra_desktop.views.pages.games.statistics_page import StatisticsPage
from alhambra_desktop.views.widgets.chips import Chips
from tests.unit.archive.games import unaided
from tests.unit.goals.games import some_achievements

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def known() -> dict[Help, Statistics]:
    """Return the statistics of three games without help, two of them analysed, and of one with help."""
    games = [kept_game(unaided(1, 2), f"{n}", 43_200 + 86_400 * n, "normal") for n in range(4)]
    games[3] = attrs.evolve(games[3], assisted=True)
    lines = tuple(line for line in points_of(unaided(1, 2).state.scorings) if line.owner == 0)
    own = {kept.file: lines for kept in games}
    tried = {(kept.file, 0): AnalysedTurns(30, 9.0 + 5 * n) for n, kept in enumerate(games[1:3])}
    return dict(by_kind(Chronicle(tuple(games), own, tried)))


@pytest.fixture(params=["earned", "lost"])
def chart(request, qtbot, known):
    made = EarnedChart() if request.param == "earned" else LostChart()
    qtbot.addWidget(made)
    made.set_content(getattr(known[Help.UNAIDED], request.param))
    made.resize(520, 220)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def told(chart) -> list[object]:
    found: list[object] = []
    chart.stepped.connect(found.append)
    chart.chosen.connect(lambda game: found.append(game.file))
    return found


def files(chart) -> list[str]:
    count = 3 if isinstance(chart, EarnedChart) else 2
    return ["0", "1", "2"][-count:]


def test_arrow_keys_select_a_game_of_a_chart_and_enter_opens_it(chart, told, qtbot):
    shown = files(chart)
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert told == [], "no game is selected yet"
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert told[1:] == [shown[-1]], "Left begins with the latest game"
    assert chart.accessibleDescription() == told[0]
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert len(told) == 2, "there is none to the right"
    for _ in shown:
        qtbot.keyClick(chart, Qt.Key.Key_Left)
    qtbot.keyClick(chart, Qt.Key.Key_Enter)
    assert told[-1] == shown[0]
    assert len(told) == 1 + 1 + (len(shown) - 1) + 1


def test_right_begins_with_the_first_game_of_a_chart(chart, told, qtbot):
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert told[-1] == files(chart)[0]
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert told[-1] == files(chart)[1]


def test_the_mouse_selects_the_nearest_game_and_a_click_opens_it(chart, told, qtbot):
    shown = files(chart)
    for place, file in enumerate(shown):
        at = chart.around(place).center().toPoint() + QPoint(12, 0)
        qtbot.mouseMove(chart, at + QPoint(1, 0))
        qtbot.mouseMove(chart, at)
        before = len(told)
        qtbot.mouseClick(chart, Qt.MouseButton.RightButton, pos=at)
        assert len(told) == before
        qtbot.mouseClick(chart, LEFT, pos=at)
        assert told[-1] == file
    assert chart.cursor().shape() == Qt.CursorShape.PointingHandCursor
    assert len([one for one in told if one not in shown]) == len(shown), "each game is described once"


def test_a_chart_describes_a_game(chart, told, qtbot):
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    if isinstance(chart, EarnedChart):
        assert f"{unaided(1, 2).state.players[0].score} points" in told[0]
    else:
        assert "30" in told[0]
        assert "3" in told[0]
    chart.set_content(())
    assert chart.accessibleDescription() == ""
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    qtbot.mouseClick(chart, LEFT)
    assert len(told) == 1, "an empty chart selects nothing"


# -- the page


@pytest.fixture
def page(qtbot, known):
    page = StatisticsPage()
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.set_content(known)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    page.on_entered()
    return page


def chips(page) -> Chips:
    QApplication.processEvents()  # new chips appear in the next event
    return next(one for one in page.findChildren(Chips) if one.isVisible())


def test_a_chip_shows_the_games_of_its_kind(page, qtbot):
    assert page.statistics is not None
    assert len(page.statistics.games) == 3
    assert page.back.hasFocus()
    buttons = chips(page).buttons
    assert [chip.count for chip in chips(page).chips] == [3, 1]
    assert all(chip.toolTip() for chip in buttons.values())
    qtbot.mouseClick(buttons[Help.AIDED], LEFT)
    assert len(page.statistics.games) == 1
    assert chips(page).value == Help.AIDED
    page.set_content({Help.UNAIDED: page.statistics})
    QApplication.processEvents()
    assert not any(one.isVisible() for one in page.findChildren(Chips)), "one kind needs no choice"


def test_a_chip_keeps_the_focus(page, qtbot):
    buttons = chips(page).buttons
    buttons[Help.AIDED].setFocus()
    qtbot.keyClick(buttons[Help.AIDED], Qt.Key.Key_Space)
    assert chips(page).buttons[Help.AIDED].hasFocus()


def test_charts_become_tables_and_charts_again(page, qtbot):
    indexes = lambda: [card.pages.currentIndex() for card in (page.wins, page.earned, page.lost)]  # noqa: E731
    assert indexes() == [0, 0, 0]
    qtbot.mouseClick(page.as_tables, LEFT)
    assert indexes() == [1, 1, 1]
    assert page.earned.details.isHidden()
    figures = [[page.earned.model.index(row, at).data() for at in range(2)] for row in range(3)]
    assert [points for _, points in figures] == [str(unaided(1, 2).state.players[0].score)] * 3
    assert len({day for day, _ in figures}) == 3
    assert figures[0][0].startswith("3 "), "the latest game is the first row"
    lost = [page.lost.model.index(row, 1).data() for row in range(page.lost.model.rowCount())]
    assert lost == ["30", "30"]
    page.show_tables()
    assert indexes() == [0, 0, 0]
    assert not page.earned.details.isHidden()


def test_without_games_the_page_says_why(page):
    page.set_content({})
    assert page.nothing.isVisible()
    assert page.nothing.text().startswith("No statistics yet")
    assert not page.as_tables.isVisible()
    assert not page.earned_chart.isVisible()
    page.set_content({}, Message("games-unlisted"))
    assert page.nothing.text().startswith("Your finished games cannot be listed now.")


def test_without_an_analysis_the_latest_game_can_be_reviewed(page, known, qtbot):
    chosen = []
    page.chosen.connect(lambda game: chosen.append(game.file))
    page.set_content({Help.UNAIDED: attrs.evolve(known[Help.UNAIDED], lost=())})
    assert page.lost.instead.isVisible()
    assert not page.lost.title.isVisible()
    qtbot.mouseClick(page.lost.instead, LEFT)
    assert chosen == ["2"]
    page.set_content(known)
    assert not page.lost.instead.isVisible()
    assert page.lost.title.isVisible()


def test_a_record_is_opened_by_its_link(page, qtbot):
    chosen = []
    page.chosen.connect(lambda game: chosen.append(game.file))
    links = [one for one in page.bests.findChildren(QPushButton) if not one.isHidden()]
    assert links
    qtbot.mouseClick(links[0], LEFT)
    assert chosen == [page.statistics.bests[0].game.file]
    assert str(page.statistics.bests[0].figure) in links[0].accessibleName()
    assert links[0].toolTip()


def test_charts_tell_the_page_what_is_selected(page, qtbot):
    chosen = []
    page.chosen.connect(lambda game: chosen.append(game.file))
    for chart, card in ((page.earned_chart, page.earned), (page.lost_chart, page.lost)):
        qtbot.keyClick(chart, Qt.Key.Key_Left)
        assert card.details.text() == chart.accessibleDescription() != ""
        qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert chosen == ["2", "2"]


def test_the_parts_of_the_page(page, qtbot):
    wanted, left = [], []
    page.goals_wanted.connect(lambda: wanted.append(True))
    page.left.connect(lambda: left.append(True))
    assert page.part == "results"
    qtbot.mouseClick(page.parts.buttons["goals"], LEFT)
    assert (page.part, wanted) == ("goals", [True])
    page.on_entered()
    assert page.goals.campaign.map.isAncestorOf(page.focusWidget())
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_F6)
    assert page.goals.goals.grid.isAncestorOf(page.focusWidget())
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_F6)
    assert page.goals.campaign.map.isAncestorOf(page.focusWidget())
    page.show_part("results")
    assert (page.part, wanted) == ("results", [True])
    assert page.parts.value == "results"
    focus = page.focusWidget()
    qtbot.keyClick(page, Qt.Key.Key_F6)
    assert page.focusWidget() is focus
    qtbot.mouseClick(page.back, LEFT)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert left == [True, True]


def test_a_theme_reaches_all_cards(page):
    page.set_theme(DARK)
    cards = (page.head, page.wins, page.earned, page.lost, page.bests)
    assert {card.theme for card in cards} == {DARK}
    assert {page.theme, page.earned_chart.theme, page.lost_chart.theme} == {DARK}


def test_shares_are_rounded():
    share = Share(won=2, played=3, low=0.1, high=0.9)
    assert (share_words(share), rate(share)) == ("2 of 3", "67%")


# -- goals


@pytest.fixture
def part(qtbot):
    part = GoalsPart(FaceCache())
    qtbot.addWidget(part)
    part.set_content(some_achievements())
    part.resize(1280, 700)
    with qtbot.waitExposed(part):
        part.show()
    part.activateWindow()
    return part


def test_a_table_of_the_campaign_is_played_by_its_button_or_enter(part, qtbot):
    played = []
    part.play_wanted.connect(lambda table: played.append(table.number))
    assert part.campaign.map.value == 5
    qtbot.mouseClick(part.campaign.details.play, LEFT)
    part.campaign.map.buttons[2].click()
    part.campaign.map.buttons[2].setFocus()
    qtbot.keyClick(part.campaign.map.buttons[2], Qt.Key.Key_Return)
    assert played == [5, 2]
    assert any("2 of 10" in label.text() for label in part.campaign.details.findChildren(QLabel))


def test_a_game_of_a_goal_is_shown_by_its_button_or_enter(part, qtbot):
    chosen = []
    part.game_chosen.connect(lambda game: chosen.append(game.ended))
    goals = {goal.goal.id: goal for goal in some_achievements().goals}
    grid = part.goals.grid
    reached = next(name for name, goal in goals.items() if goal.game is not None)
    missing = next(name for name, goal in goals.items() if goal.game is None)
    grid.buttons[reached].click()
    qtbot.mouseClick(part.goals.details.show_game, LEFT)
    grid.buttons[reached].setFocus()
    qtbot.keyClick(grid.buttons[reached], Qt.Key.Key_Return)
    assert chosen == [goals[reached].game.ended] * 2
    grid.buttons[missing].click()
    assert not part.goals.details.show_game.isVisible()
    qtbot.keyClick(grid.buttons[missing], Qt.Key.Key_Return)
    assert len(chosen) == 2


def test_the_whole_cell_of_a_goal_and_of_a_stop_can_be_pressed(part):
    for button in (part.goals.grid.buttons["great-wall"], part.campaign.map.buttons[3]):
        assert button.hitButton(QPoint(1, 1))
        assert button.hitButton(button.rect().bottomRight())
        assert not button.hitButton(QPoint(-1, 1))
