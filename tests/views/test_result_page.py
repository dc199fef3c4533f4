"""The result as a page: points, the story as another process judges it, tables behind the charts, keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QPushButton

from alhambra_desktop.model.saves.saved_game import SavedGame
from alhambra_desktop.views.dialogs.result import ResultPage
from alhambra_desktop.views.game.analyst import Analyst
from alhambra_desktop.views.game.game_table import GameTable
from tests.unit.archive.games import finished
from tests.views.driver import Driver, whole_game


class Judge:
    """A process that answers at once, when it is asked to; one that dies if it is told to."""

    def __init__(self) -> None:
        self.asked: list[dict[str, object]] = []
        self.alive = self.ready = True
        self.closed = False
        self._number = 0

    def ask(self, request: dict[str, object]) -> int:
        self.asked.append(request)
        self._number += 1
        return self._number

    def poll(self) -> list[dict[str, object]]:
        return [{"id": self._number, "judged": [3.0 * (-1) ** self._number, 4.0, 0.5]}] if self.alive else []

    def close(self) -> None:
        self.closed = True


@pytest.fixture(scope="module")
def three(qapp) -> GameTable:
    return whole_game("human,apprentice,apprentice seed=4")


@pytest.fixture
def judge() -> Judge:
    return Judge()


@pytest.fixture
def open_page(qtbot, judge):
    def show(table: GameTable) -> ResultPage:
        page = ResultPage(table, analyst=Analyst(table, judge))
        qtbot.addWidget(page)
        page.resize(1280, 760)
        page.show()
        qtbot.waitExposed(page)
        return page

    return show


def judged(page: ResultPage, qtbot) -> ResultPage:
    qtbot.waitUntil(lambda: page._analyst.done and not page._soon.isActive(), timeout=20_000)
    return page


def texts(page: ResultPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def test_the_story_is_told_as_its_turns_are_judged(open_page, three, judge, qtbot):
    page = open_page(three)
    assert page._why_none.text() == "The judge looks at the turns of this game."
    judged(page, qtbot)
    assert len(judge.asked) == len(page._analyst.turns) == three.state.turn
    assert [request["place"] for request in judge.asked] == list(range(three.state.turn))
    assert page._chart.isVisible()
    assert not page._why_none.isVisible()
    assert "expected lead at the end, after each turn" in texts(page)
    assert len([picture for picture in page._pictures if picture.isVisible()]) == 3
    assert judge.closed, "the process ends with the last turn"


def test_a_game_is_judged_once_however_often_its_result_is_opened(open_page, three, judge, qtbot):
    page = judged(open_page(three), qtbot)
    count = len(judge.asked)
    again = ResultPage(three, analyst=page._analyst)
    qtbot.addWidget(again)
    assert len(judge.asked) == count
    assert again._chart.isVisibleTo(again)


def test_a_judge_that_ends_is_told_and_what_is_known_stays(open_page, three, judge, qtbot):
    page = open_page(three)
    qtbot.waitUntil(lambda: len(judge.asked) > 5)
    judge.alive = False
    qtbot.waitUntil(lambda: page._analyst.failed)
    qtbot.waitUntil(lambda: not page._soon.isActive())
    assert "Not known any further: the judge has ended." in texts(page)
    assert page._chart.isVisible()


def test_a_game_without_a_past_says_why_there_is_no_story(open_page, judge, qtbot):
    table, game = GameTable(), finished(2, 2)
    table.open(SavedGame(game.setup, game.state, ()))
    page = open_page(table)
    assert "Not known: this game was saved without its past." in texts(page)
    assert judge.asked == []


def test_arrows_step_through_the_points_which_are_told(open_page, three, qtbot):
    page = judged(open_page(three), qtbot)
    chart = page._chart
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    first = chart.accessibleDescription()
    assert first.startswith("turn ")
    assert page._told.text() == first
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.accessibleDescription() != first
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert chart.accessibleDescription() == first


def test_t_shows_tables_behind_the_charts_and_the_charts_again(open_page, three, qtbot):
    page = judged(open_page(three), qtbot)
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert not page._chart.isVisible()
    own = [turn for turn in page._analyst.turns if turn.seat == page._seat]
    assert page._rows.text().count("\n") + 1 == len(own)
    assert str(three.state.players[0].score) in texts(page)
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert page._chart.isVisible()


def test_of_several_people_each_has_a_story(open_page, qtbot):
    table = whole_game("human,human,apprentice seed=5")
    page = judged(open_page(table), qtbot)
    picks = [button for button in page.findChildren(QPushButton) if button.objectName() == "pick"]
    assert [button.text() for button in picks] == [seat.name for seat in table.setup.seats[:2]]
    qtbot.mouseClick(picks[1], Qt.MouseButton.LeftButton)
    assert page._seat == 1
    assert {point.turn.seat for point in page._chart._story.points} == {1}


def test_a_part_of_a_bar_tells_what_it_is(open_page, three):
    page = open_page(three)
    bars = page._bars
    bars.grab()
    part = max(bars._parts, key=lambda one: one.rect.width())
    name = three.book.owner_name(part.line.owner)
    assert bars._told(part.line).startswith(f"{name}, ")
    assert bars._told(part.line).endswith(f": {part.line.amount}")
    told = sum(one.line.amount for one in bars._parts if one.line.owner == 0)
    assert told == three.state.players[0].score


def test_everybody_and_every_source_has_room_at_six_seats_with_all_modules(open_page, qtbot):
    modules = "vizier,camps,bazaars,falconers,bureaux,bonus_cards,huts"
    table = whole_game(f"human,{','.join(['newcomer'] * 5)} seed=6 modules={modules}")
    page = judged(open_page(table), qtbot)
    bars = page._bars
    bars.grab()
    room = bars.rect().adjusted(0, 0, 1, 1)
    assert all(room.contains(part.rect.toAlignedRect()) for part in bars._parts)
    assert {part.line.owner for part in bars._parts} == set(range(6))


def test_the_judges_process_ends_with_the_window(open_window, three, qtbot):
    player: Driver = open_window()
    player.window.show_saved(three.saved())
    analyst = player.page.scorings.end._analyst
    qtbot.waitUntil(lambda: analyst._worker.ready or bool(analyst.judgements), timeout=60_000)
    player.window.close()
    assert not analyst._worker.alive


def test_other_seats_and_the_record_are_asked_for(open_window, three, monkeypatch, qtbot):
    player: Driver = open_window()
    asked: list[str] = []
    player.window.show_saved(three.saved())
    player.page.scorings.commanded.disconnect()
    player.page.scorings.commanded.connect(asked.append)
    for words in ("Change &seats…", "Save re&cord…"):
        page = player.page.scorings.shown
        (button,) = [one for one in page.findChildren(QPushButton) if one.text() == words]
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == ["new-game", "export-record"]


def test_the_pointer_on_the_chart_tells_the_nearest_turn(open_page, three, qtbot):
    page = judged(open_page(three), qtbot)
    chart = page._chart
    point = chart._story.points[len(chart._story.points) // 2]
    qtbot.mouseMove(chart, QPoint(round(chart._axes().x(point.turn.number)), 60))
    assert page._told.text().startswith(f"turn {point.turn.number}:")
