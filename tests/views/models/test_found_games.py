"""Searching, filtering, sorting and hiding in the list of games, without a page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from alhambra_desktop.model.files.archive.kept_game import KeptGame, kept_game
from alhambra_desktop.model.files.archive.statistics import AnalysedTurns
from alhambra_desktop.model.files.saves.save import write_game
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.found_games import FoundGames, RowRole
from alhambra_desktop.views.models.game_filter import GameFilter
from alhambra_desktop.views.models.game_order import Column
from alhambra_desktop.views.models.games_model import GamesModel
from alhambra_desktop.views.text.language import SPOKEN
from tests.unit.archive.games import finished

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def named(
    file: str, ended: int, names: str, *points: int, modules: tuple[str, ...] = ()
) -> tuple[Path, KeptGame]:
    """Return a finished game of a human player and builders with these names and points."""
    kept = kept_game(finished(1, len(points), modules), file, ended, "normal")
    seats = [
        attrs.evolve(seat, name=name, points=own, place=1 + sum(other > own for other in points))
        for seat, name, own in zip(kept.seats, names.split(), points, strict=True)
    ]
    return Path("archive") / file, attrs.evolve(kept, seats=tuple(seats), file=file)


@pytest.fixture(scope="module")
def archived() -> list[tuple[Path, KeptGame]]:
    """Return finished games from new to old."""
    return [
        named("won", 5_000_000, "Zoe Bob", 90, 60),
        named("lost", 4_000_000, "Amy Çem", 50, 120),
        named("tied", 3_000_000, "Kim Bob Cid", 70, 70, 40),
        named("modules", 2_000_000, "Dan Eve", 65, 60, modules=("camps", "huts")),
    ]


TRIED = {("lost", 0): AnalysedTurns(1000, 12.0, 4), ("won", 0): AnalysedTurns(1000, 3.0, 1)}


@pytest.fixture
def games(qapp, tmp_path, qtbot, archived) -> GamesModel:
    """Return a list of the archived games, a saved one, and an unfinished one, which is the oldest."""
    table = GameTable()
    table.begin(parse_new("human,apprentice seed=3"))
    for name, moment in (("Sunday", 3_500_000), ("open", 1_000_000)):
        path = tmp_path / f"{name}.alhambra"
        write_game(path, table.saved())
        os.utime(path, (moment, moment))
    made = GamesModel(lambda: archived, analysed_turns=lambda: TRIED)
    made.refresh([tmp_path / "open.alhambra"], tmp_path)
    qtbot.waitUntil(lambda: not made.reading)
    made.prepare_search()
    qtbot.waitUntil(lambda: made.is_searchable)
    return made


@pytest.fixture
def found(games) -> Iterator[FoundGames]:
    made = FoundGames(games, games)
    tester = QAbstractItemModelTester(made, FATAL)
    yield made
    tester.deleteLater()


def shown(found: FoundGames) -> str:
    """Return the names of the listed files."""
    return " ".join(found.index(row).data(GamesModel.PathRole).stem for row in range(found.rowCount()))


def test_unfinished_games_come_first_and_the_others_from_new_to_old(found):
    assert shown(found) == "open won lost Sunday tied modules"
    assert (found.column, found.descending, found.filter) == (Column.DATE, True, GameFilter.ALL)
    found.sort_by(Column.DATE)
    assert shown(found) == "open modules tied Sunday lost won"
    found.sort_by(Column.DATE)
    assert shown(found) == "open won lost Sunday tied modules"


@pytest.mark.parametrize(
    ("column", "first", "then"),
    [
        (Column.POINTS, "open won tied modules lost Sunday", "open Sunday lost modules tied won"),
        (Column.RESULT, "open won modules tied lost Sunday", "open lost tied modules won Sunday"),
        (Column.ANALYSIS, "open won lost Sunday tied modules", "open lost won Sunday tied modules"),
        (Column.PLAYERS, "open lost Sunday modules won tied", "open tied won modules Sunday lost"),
        (Column.EXPANSIONS, "open modules won lost Sunday tied", "open won lost Sunday tied modules"),
    ],
)
def test_a_column_sorts_and_then_reverses_and_games_without_a_value_come_last(found, column, first, then):
    found.sort_by(column)
    assert shown(found) == first
    found.sort_by(column)
    assert shown(found) == then
    assert found.column is column
    found.sort_by(Column.DATE)
    assert shown(found) == "open won lost Sunday tied modules", "as at first"


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("bob", "won tied"),
        ("BOB", "won tied"),
        ("ÇEM", "lost"),
        ("sunday", "Sunday"),
        ("turn 1", "open Sunday"),
        ("camps", "modules"),
        ("4 mistakes", "lost"),
        ("1970", "open won lost Sunday tied modules"),
        ("nobody", ""),
        ("", "open won lost Sunday tied modules"),
    ],
)
def test_a_search_finds_what_a_row_tells(found, query, names):
    found.search(query)
    assert shown(found) == names


@pytest.mark.parametrize(
    ("which", "names"),
    [
        (GameFilter.OPEN, "open Sunday"),
        (GameFilter.WON, "won tied modules"),
        (GameFilter.LOST, "lost"),
        (GameFilter.ANALYSED, "won lost"),
        (GameFilter.ASSISTED, ""),
        (GameFilter.EXPANSIONS, "modules"),
        (GameFilter.ALL, "open won lost Sunday tied modules"),
    ],
)
def test_a_filter_shows_the_games_that_pass_it(found, which, names):
    found.show_only(which)
    assert (shown(found), found.filter) == (names, which)
    found.show_only(GameFilter.ALL)
    assert found.counts[which] == len(names.split()), "the filter is labelled with their number"


def test_searching_and_hiding_change_the_number_of_games_that_pass_a_filter(found, tmp_path):
    told: list[int] = []
    found.counted.connect(lambda: told.append(found.counts[GameFilter.ALL]))
    found.search("bob")
    assert told == [2]
    assert found.counts[GameFilter.WON] == 2
    assert found.counts[GameFilter.OPEN] == 0
    found.show_only(GameFilter.LOST)
    assert shown(found) == ""
    assert found.counts[GameFilter.WON] == 2, "of all that match the search"
    found.show_only(GameFilter.ALL)
    found.search("")
    assert told[1:] == [6]
    found.hide([Path("archive/won"), tmp_path / "open.alhambra"])
    assert told[2:] == [4]
    assert shown(found) == "lost Sunday tied modules"
    assert (found.counts[GameFilter.WON], found.counts[GameFilter.OPEN]) == (2, 1)
    found.search("bob")
    assert shown(found) == "tied"
    found.search("")
    found.hide([Path("archive/lost")])
    assert shown(found) == "open won Sunday tied modules", "only the last hidden games are hidden"
    found.hide([])
    assert told[-1] == 6


def test_a_row_leads_to_its_game_and_a_file_to_its_row(found):
    found.sort_by(Column.POINTS)
    lost = found.index(4)
    game = found.game(lost)
    assert game is not None
    assert game.path == Path("archive/lost")
    row = found.row(lost)
    assert row is not None
    assert [player.name for player in row.players] == ["Amy", "Çem"]
    assert (row.own.points, row.mistakes) == (50, 4)
    assert lost.data(RowRole) is row, "made only once"
    assert row.tiles == lost.data(GamesModel.TilesRole)
    assert lost.data() == "2nd of 2, 70 behind"
    assert found.index_of(Path("archive/lost")) == lost
    assert found.index_of(Path("archive/none")) == QModelIndex()
    assert found.index_of(None) == QModelIndex()
    found.show_only(GameFilter.WON)
    assert found.index_of(Path("archive/lost")) == QModelIndex()


def test_there_is_nothing_beside_the_rows(found):
    assert found.game(QModelIndex()) is None
    assert found.row(QModelIndex()) is None
    assert found.rowCount(found.index(0)) == 0
    last = found.index(5)
    found.search("bob")
    assert found.data(last, Qt.ItemDataRole.DisplayRole) is None
    assert found.data(QModelIndex(), Qt.ItemDataRole.DisplayRole) is None


def test_rows_are_made_again_in_another_language(found, spoken):
    before = found.index(1).data(RowRole)
    changed: list[tuple[int, int]] = []
    found.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    SPOKEN.speak("de")
    assert changed == [(0, 5)]
    after = found.index(1).data(RowRole)
    assert (before.headline, after.headline) == ("Won by 30", "Sieg, 30 voraus")
    assert found.index(1).data() != "won by 30"


def test_a_search_continues_when_all_rows_have_their_texts(games, spoken, qtbot):
    found = FoundGames(games, games)
    SPOKEN.speak("de")
    assert not games.is_searchable
    found.search("bob")
    found.sort_by(Column.POINTS)
    qtbot.waitUntil(lambda: shown(found) == "won tied")
    assert found.counts[GameFilter.ALL] == 2
    assert [found.counts[which] for which in (GameFilter.WON, GameFilter.LOST)] == [2, 0]


def test_new_and_removed_games_appear_in_order(games, found, tmp_path, qtbot):
    found.sort_by(Column.POINTS)
    (tmp_path / "Sunday.alhambra").unlink()
    counted: list[int] = []
    found.counted.connect(lambda: counted.append(found.counts[GameFilter.ALL]))
    games.refresh([tmp_path / "open.alhambra"], tmp_path)
    assert shown(found) == "open won tied modules lost"
    assert counted[0] == 5
    games.refresh([], tmp_path)
    qtbot.waitUntil(lambda: not games.reading and games.is_searchable)
    assert shown(found).split()[-1] == "open", "a saved game has its place among the others"
