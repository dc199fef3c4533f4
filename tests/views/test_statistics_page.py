"""The statistics page in the window: opened in three ways, navigated, and left for a review."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from alhambra_desktop.model.files.archive.kept_game import Help, fingerprint
from alhambra_desktop.model.learning.analysis.analysis_file import to_bytes
from alhambra_desktop.model.learning.analysis.turns import turns_of
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.charts.share_bar import ShareBar
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.pages.games import statistics_page
from alhambra_desktop.views.pages.games.statistics_cards import HIGHLIGHT_GAP, OpponentImages
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.chips import Chips
from alhambra_desktop.views.widgets.paper_card import PaperCard
from alhambra_desktop.views.window.main_window import MainWindow
from tests.unit.archive.games import finished, unaided
from tests.views.judging import made_up

NOON = 1_790_000_000


@pytest.fixture
def make(qtbot, tmp_path):
    """Return a function that opens a window with an archive of some games."""
    made: list[MainWindow] = []

    def window(*games) -> MainWindow:
        settings = Settings(tmp_path / "settings.json")
        settings.change(own_speed="off", others_speed="off", lessons_offered=True)
        one = MainWindow(settings, tmp_path / "data")
        for number, game in enumerate(games):
            one.workspace.storage.archive.keep(game, NOON + 86_400 * number, "normal")
        qtbot.addWidget(one)
        with qtbot.waitExposed(one):
            one.show()
        made.append(one)
        return one

    yield window
    for one in made:
        one.close()


def page_with_games(window: MainWindow, qtbot, games: int):
    """Return the page once it shows a number of games and its old content is deleted."""
    window.menus.trigger("statistics")
    page = window.workspace.statistics_page
    qtbot.waitUntil(lambda: page.statistics is not None and len(page.statistics.games) == games)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return page


def texts(page) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def test_it_opens_from_three_places_and_esc_returns(make, qtbot):
    window = make(unaided(1), unaided(2, 3))
    page = page_with_games(window, qtbot, 2)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.workspace.start.isVisible()
    start = window.workspace.start
    qtbot.waitUntil(lambda: start.record is not None and start.record.isVisible())
    qtbot.mouseClick(window.workspace.start.record.everything, Qt.MouseButton.LeftButton)
    assert page.isVisible()
    window.workspace.games_route.go()
    qtbot.mouseClick(window.workspace.games_page.statistics, Qt.MouseButton.LeftButton)
    assert page.isVisible()
    qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert window.workspace.games_page.isVisible()
    window.workspace.games.begin(parse_new("human,human seed=5"))
    state = window.workspace.table.state
    window.workspace.show_statistics()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.workspace.at_table
    assert window.workspace.table.state is state


@pytest.mark.parametrize("damage", ["lost", "unreadable"])
def test_an_unreadable_archive_is_not_reported_as_empty(make, qtbot, damage):
    window = make(unaided(1))
    for file in window.workspace.storage.archive.folder.glob("games.sqlite*"):
        file.unlink() if damage == "lost" else file.write_bytes(b"no database" * 99)
    window.workspace.show_statistics()
    page = window.workspace.statistics_page
    assert page.nothing.text() == "", "nothing is known yet"
    qtbot.waitUntil(lambda: page.nothing.text() != "")
    unlisted = "Your finished games cannot be listed now. Their files are safe."
    assert page.nothing.text() == unlisted if damage == "lost" else "list of finished" in page.nothing.text()


def test_without_games_only_one_sentence_is_shown(make, qtbot):
    window = make()
    page = page_with_games(window, qtbot, 0)
    assert page.nothing.isVisible()
    qtbot.waitUntil(lambda: page.nothing.text().startswith("No statistics yet"))
    for card in (page.wins, page.earned, page.lost, page.bests):
        assert not card.isVisible()


def test_missing_analyses_are_mentioned_on_their_card(make, qtbot):
    page = page_with_games(make(unaided(1)), qtbot, 1)
    assert "None of these games has been analysed yet. Review a game to analyse it." in texts(page)
    assert page.earned_chart.isVisible()


def test_without_an_analysis_the_latest_game_can_be_reviewed(make, qtbot):
    page = page_with_games(make(unaided(1), unaided(2)), qtbot, 2)
    chosen = []
    page.chosen.disconnect()
    page.chosen.connect(chosen.append)
    qtbot.mouseClick(page.lost.instead, Qt.MouseButton.LeftButton)
    assert chosen == [max(page.statistics.games, key=lambda game: game.ended)]


def test_lost_points_are_one_line_below_the_chart_until_a_game_is_analysed(make, qtbot):
    page = page_with_games(make(unaided(1)), qtbot, 1)
    qtbot.waitUntil(page.lost.instead.isVisible)
    assert page.earned.isAncestorOf(page.lost.instead)
    assert not page.lost.isVisible()
    assert page.earned.height() == page.wins.height() + page.bests.height()
    page.show_tables()
    assert page.lost.instead.isVisible()
    assert not page.lost.isVisible()


def test_each_level_has_its_opponents_and_a_heading_for_its_numbers_of_players(make, qtbot):
    page = page_with_games(make(unaided(1), unaided(2), unaided(3, 3)), qtbot, 3)
    (told,) = page.statistics.levels
    assert len(told.by_seats) > 1
    assert texts(page).count("Against builders, by number of players") == 1
    (shown,) = page.wins.findChildren(OpponentImages)
    assert len(shown.images) == min(2, len(told.opponents)) > 0
    assert len({bar.start for bar in page.wins.findChildren(ShareBar)}) == 1


def test_exact_payments_are_shown_with_their_rate(make, qtbot):
    page = page_with_games(make(unaided(1)), qtbot, 1)
    exact = page.statistics.exact
    figures = f"{exact.won} of {exact.played} ({round(100 * exact.won / exact.played)}%)"
    names = [bar.accessibleName() for bar in page.wins.findChildren(ShareBar)]
    assert f"Exact: {figures}" in names


def test_a_bar_with_a_band_explains_the_band_in_its_tooltip(make, qtbot):
    page = page_with_games(make(unaided(1)), qtbot, 1)
    bars = [bar for bar in page.wins.findChildren(ShareBar) if bar.has_band]
    assert bars
    for bar in bars:
        assert "lighter band" in bar.toolTip()
        assert bar.accessibleDescription() == bar.toolTip()


def test_wins_have_titles_above_the_levels_and_the_figures(make, qtbot):
    page = page_with_games(make(unaided(1)), qtbot, 1)
    titles = {label.text(): label for label in page.wins.chart.findChildren(QLabel)}
    (bar, *_) = page.wins.findChildren(ShareBar)
    below = bar.mapTo(page.wins, bar.rect().topRight())
    for name in ("Level", "Won"):
        assert titles[name].mapTo(page.wins, titles[name].rect().bottomLeft()).y() <= below.y()
    won = titles["Won"]
    assert abs(won.mapTo(page.wins, won.rect().topRight()).x() - below.x()) <= 1


@pytest.mark.parametrize("size", [(1024, 660), (1280, 760), (1280, 800)])
def test_the_personal_bests_end_between_two_rows(make, qtbot, size):
    page = page_with_games(make(unaided(1)), qtbot, 1)
    page.resize(*size)
    QCoreApplication.processEvents()
    ends = page._best_ends()
    height = page._best_area.height()
    assert ends[-1] <= height or height in ends


def test_wins_are_shown_with_their_interval_as_tooltip(make, qtbot):
    page = page_with_games(make(unaided(1), unaided(2), unaided(3, 3)), qtbot, 3)
    (told,) = page.statistics.levels
    bars = page.wins.findChildren(ShareBar)
    said = {bar.accessibleName(): bar.toolTip() for bar in bars}
    low, high = round(100 * told.whole.low), round(100 * told.whole.high)
    assert f"between {low} and {high}%" in said[f"Builder: {told.whole.won} of 3"]
    assert any(one.startswith("2 players: ") for one in said)
    assert any(one.startswith("3 players: ") for one in said)


def test_payments_and_wins_have_the_same_kind_of_heading(make, qtbot):
    page = page_with_games(make(unaided(1)), qtbot, 1)
    labels, font = page.wins.findChildren(QLabel), page.wins.title.font()
    headings = {label.text() for label in labels if label.text() and label.font() == font}
    assert headings == {"Wins", "Payments"}


def test_t_toggles_between_charts_and_tables(make, qtbot):
    page = page_with_games(make(unaided(1), unaided(2)), qtbot, 2)
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert not page.earned_chart.isVisible()
    table, model = page.earned.table, page.earned.model
    assert table.isVisible()
    rows = [[model.index(row, c).data() for c in range(model.columnCount())] for row in range(2)]
    for row, one in zip(rows, reversed(page.statistics.earned), strict=True):
        assert int(row[1]) == one.total == sum(map(int, row[2:]))
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert page.earned_chart.isVisible()


def test_arrows_move_between_games_and_enter_reviews_one(make, qtbot):
    window = make(unaided(1), unaided(2, 3))
    page = page_with_games(window, qtbot, 2)
    chart = page.earned_chart
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.accessibleDescription() == page.earned.details.text()
    first = page.statistics.earned[0]
    assert f"{first.total} points" in page.earned.details.text()
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    qtbot.waitUntil(window.workspace.reviews.page.isVisible)
    assert len(window.workspace.table.setup.seats) == 3


def test_a_click_on_a_column_reviews_its_game(make, qtbot):
    window = make(unaided(1), unaided(2, 3))
    page = page_with_games(window, qtbot, 2)
    chart = page.earned_chart
    middle = chart.room.center().toPoint()
    middle.setX(round(chart.across(0)))
    qtbot.mouseMove(chart, middle)
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.waitUntil(window.workspace.reviews.page.isVisible)
    assert len(window.workspace.table.setup.seats) == 2


def test_a_personal_best_opens_its_game(make, qtbot):
    window = make(unaided(1), unaided(2, 3))
    page = page_with_games(window, qtbot, 2)
    links = page.bests.findChildren(QPushButton, "official")
    assert len(links) == len(page.statistics.bests)
    best = page.statistics.bests[0]
    assert links[0].accessibleName().startswith(f"Longest wall: {best.figure}, ")
    qtbot.mouseClick(links[0], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(window.workspace.reviews.page.isVisible)
    assert len(window.workspace.table.setup.seats) == len(best.game.seats)


def test_games_can_be_filtered_by_kind(make, qtbot):
    branch = attrs.evolve(unaided(3), assisted=True, tried_from=(5, 6))
    page = page_with_games(make(unaided(1), unaided(2), finished(4), branch), qtbot, 2)
    (picks,) = page.findChildren(Chips)
    assert picks.texts == ["Without help", "With help", "Practice games"]
    assert [chip.count for chip in picks.chips] == [2, 1, 1]
    qtbot.mouseClick(picks.chips[2], Qt.MouseButton.LeftButton)
    assert [kept.help for kept in page.statistics.games] == [Help.BRANCH]


def test_an_analysis_missing_from_the_database_is_found(make, qtbot):
    window = make(unaided(1))
    archive, game = window.workspace.storage.archive, unaided(1)
    table = GameTable()
    table.open(game)
    found = made_up(table)
    archive.path(fingerprint(game) + ".analysis").write_bytes(to_bytes(found, codec_for(table.book)))
    window.workspace.storage.settle_archive()
    page = page_with_games(window, qtbot, 1)
    qtbot.waitUntil(lambda: bool(page.statistics.lost))
    (lost,) = page.statistics.lost
    own = [place for place, turn in enumerate(turns_of(table.transitions)) if turn.seat == 0]
    assert lost.analysed.turns == len(own)
    assert lost.analysed.lost == pytest.approx(sum(found.tried[place].loss.points for place in own))
    assert page.lost_chart.isVisible()


def test_a_game_that_ends_meanwhile_is_included(make, qtbot):
    window = make(unaided(1))
    page = page_with_games(window, qtbot, 1)
    window.workspace.storage.archive.keep(unaided(2), NOON + 9, "normal")
    window.workspace.storage.listed.emit()
    qtbot.waitUntil(lambda: len(page.statistics.games) == 2)


def test_highlights_are_shown_if_there_is_room(make, qtbot, monkeypatch):
    window = make(unaided(1), unaided(2, 3))
    page = page_with_games(window, qtbot, 2)
    own = [kept.seats[kept.own] for kept in page.statistics.games]
    shown = [label.text() for label in page.highlights.findChildren(QLabel)]
    wins, best, wall = map(int, shown[:6:2])
    exact = page.statistics.exact
    assert shown[1::2] == ["Win" if wins == 1 else "Wins", "Best result", "Longest wall", "Exact payments"]
    assert shown[6] == f"{round(100 * exact.won / exact.played)}%"
    assert wins == sum(seat.place == 1 for seat in own)
    assert (best, wall) == (max(seat.points for seat in own), max(seat.wall for seat in own))
    assert page.highlights.isVisible()
    cells = [cell for cell in page.highlights.children() if isinstance(cell, QWidget)]
    widths = [cell.width() for cell in cells if cell.isVisible()]
    assert max(widths) - min(widths) <= 1
    page.highlights.fit(3 * max(cell.sizeHint().width() + HIGHLIGHT_GAP for cell in cells))
    assert [cell.isHidden() for cell in cells] == [False, False, False, True], "no cell is cut off"
    monkeypatch.setattr(statistics_page, "BESIDE", page.width())
    page.retranslate()
    assert not page.highlights.isVisible()


def test_every_card_title_follows_the_language(make, qtbot, spoken):
    page = page_with_games(make(unaided(1)), qtbot, 1)
    cards = [card for card in page.findChildren(PaperCard) if card.title.text()]
    before = {card: card.title.text() for card in cards}
    SPOKEN.speak("de")
    assert len(cards) >= 4
    assert [text for card, text in before.items() if card.title.text() == text] == []
