from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.preview import outlook, rank
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.pages.result.standings import StandingsDialog, StandingsModel
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import PSEUDO, SOURCE, phrase
from tests.views.driver import whole_game

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def model(qapp):
    made = StandingsModel()
    tester = QAbstractItemModelTester(made, FATAL)
    yield made
    tester.deleteLater()


@pytest.fixture
def table(qapp):
    made = GameTable()
    made.begin(parse_new("human,apprentice,builder seed=3 starting_money=40"))
    choose = random.Random(5)
    for _ in range(160):
        building = [a for a in made.offers() if type(a).__name__ in ("PlaceTile", "BuyBuilding")]
        made.submit(choose.choice(building or made.offers()))
    return made


def test_without_a_state_there_are_no_rows(model):
    assert (model.rowCount(), model.columnCount()) == (0, 0)


def test_rows_are_the_types_the_wall_and_the_total(model, table):
    model.set_state(table.book, table.state, 0)
    subjects = [model.index(row, 0).data(StandingsModel.SubjectRole) for row in range(model.rowCount())]
    assert subjects == [*table.book.types, "wall", None]
    vertical = Qt.Orientation.Vertical
    assert [model.headerData(row, vertical) for row in (0, 6, 7)] == ["Pavilions", "Wall", "If scored now"]


@pytest.mark.parametrize("spec", ["builder,builder seed=5", "human,builder,builder,builder seed=6"])
def test_after_the_end_the_totals_are_those_of_the_last_scoring(model, spec):
    table = whole_game(spec)
    model.set_state(table.book, observe(table.book, table.state, 0), 0)
    last = model.rowCount() - 1
    assert model.headerData(last, Qt.Orientation.Vertical) == "Scoring 3"
    cells = [model.index(last, column) for column in range(model.columnCount())]
    points = {cell.data(StandingsModel.OwnerRole): cell.data(StandingsModel.CountRole) for cell in cells}
    assert points == {owner: table.state.scorings[-1].total(owner) for owner in table.book.owners()}


def test_every_player_has_a_column_and_the_viewer_comes_first(model, table):
    model.set_state(table.book, table.state, 1)
    across, names = Qt.Orientation.Horizontal, [seat.name for seat in table.setup.seats]
    titles = [model.headerData(column, across) for column in range(3)]
    assert titles == [names[1], names[2], names[0]]
    assert model.owners == (1, 2, 0)


def test_places_are_shown_and_ties_are_named(model, table):
    model.set_state(table.book, table.state, 0)
    for row, type_id in enumerate(table.book.types):
        cells = [model.index(row, column) for column in range(3)]
        assert [cell.data(StandingsModel.OwnerRole) for cell in cells] == [0, 1, 2]
        for cell in cells:
            owner = cell.data(StandingsModel.OwnerRole)
            place, sharing = rank(table.book, table.state, owner, type_id)
            assert cell.data(StandingsModel.CountRole) == table.book.count(table.state, owner, type_id)
            assert cell.data(StandingsModel.PlaceRole) == place
            assert cell.data(StandingsModel.TiedRole) == (sharing > 1)
            assert cell.data().startswith("tied") == (sharing > 1)
            assert cell.data().startswith("–") == (place == 0)


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_points_are_what_each_player_would_score_now(model, table, viewer):
    model.set_state(table.book, table.state, viewer)
    for column, seat in enumerate(model.owners):
        seen = outlook(table.book, table.state, seat)
        cells = [model.index(row, column) for row in range(model.rowCount())]
        points = [cell.data(StandingsModel.PointsRole) for cell in cells]
        assert points[-1] == seen.points == sum(points[:-1])
        assert points[-2] == len(seen.runs["wall"])
        assert cells[-1].data(StandingsModel.CountRole) == seen.points


def test_a_screen_reader_reads_the_points_of_a_cell(model, table):
    model.set_state(table.book, table.state, 0)
    cell, total = model.index(6, 0), model.index(7, 0)
    read = Qt.ItemDataRole.AccessibleTextRole
    assert cell.data(read) == f"{cell.data()}; +{cell.data(StandingsModel.PointsRole)}"
    assert total.data(read) == total.data(), "the figure of a total is its points"


def test_the_lengths_of_walls_have_places(model, table):
    model.set_state(table.book, table.state, 0)
    cells = [model.index(6, column) for column in range(3)]
    longest = max(cells, key=lambda cell: cell.data(StandingsModel.CountRole))
    assert longest.data(StandingsModel.PlaceRole) == 1


def test_an_observation_gives_the_same_standings_as_the_state(model, table):
    def cells() -> list[str]:
        return [
            str(model.index(row, column).data())
            for row in range(model.rowCount())
            for column in range(model.columnCount())
        ]

    model.set_state(table.book, table.state, 0)
    known = cells()
    model.set_state(table.book, observe(table.book, table.state, 0), 0)
    assert cells() == known


def test_dirk_is_ranked_but_has_no_wall(model, qapp):
    table = GameTable()
    table.begin(parse_new("human,apprentice seed=3"))
    model.set_state(table.book, table.state, 0)
    owners = {model.index(0, column).data(StandingsModel.OwnerRole) for column in range(3)}
    walls = {model.index(6, column).data(StandingsModel.OwnerRole) for column in range(3)}
    assert owners == {0, 1, "dirk"}
    assert "dirk" not in walls


def test_the_rows_follow_the_language(model, table, qtbot, spoken):
    model.set_state(table.book, table.state, 0)
    with qtbot.waitSignals([model.dataChanged, model.headerDataChanged]):
        SPOKEN.speak(PSEUDO)
    last = model.rowCount() - 1
    assert model.headerData(last, Qt.Orientation.Vertical) == phrase("if-scored-now") != "If scored now"


def test_a_note_with_two_lines_takes_no_space_from_the_rows(spoken, qtbot):
    table, heights = whole_game("human,builder,builder seed=5"), []
    for language in (SOURCE, PSEUDO):
        SPOKEN.speak(language)
        dialog = StandingsDialog(table.book, observe(table.book, table.state, 0))
        qtbot.addWidget(dialog)
        dialog.show()
        heights.append(dialog.table.height())
    assert heights[0] == heights[1]


def test_no_cell_is_current_before_a_key_press(table, qtbot):
    dialog = StandingsDialog(table.book, observe(table.book, table.state, 0))
    qtbot.addWidget(dialog)
    dialog.show()
    model, rows = dialog.table.model(), dialog.table
    assert not rows.currentIndex().isValid()
    for column in range(model.columnCount()):
        assert rows.columnWidth(column) >= rows.sizeHintForColumn(column)
    last = rows.visualRect(model.index(model.rowCount() - 1, 0))
    assert rows.viewport().rect().contains(last), "nothing is scrolled"
