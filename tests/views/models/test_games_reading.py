"""When the list of games reads files and composes the texts of its rows."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, Qt

from alhambra_desktop.model.files.archive.kept_game import KeptGame, kept_game
from alhambra_desktop.model.files.saves.save import write_game
from alhambra_desktop.model.rules.core.words.message import Message, MessageError
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.game_filter import GameFilter
from alhambra_desktop.views.models.game_order import Column
from alhambra_desktop.views.models.games_model import SAVED, UNFINISHED, GamesModel
from tests.unit.archive.games import finished


class Archive:
    """An archive of finished games that counts how often it is read."""

    def __init__(self, *kept: tuple[str, int]) -> None:
        self.kept = list(kept)
        self.read = 0
        self.fails = False

    def __call__(self) -> list[tuple[Path, KeptGame]]:
        self.read += 1
        if self.fails:
            raise MessageError(Message("games-unlisted"))
        game = kept_game(finished(1, 2), "", 0, "normal")
        return [(Path(name), attrs.evolve(game, file=name, ended=ended)) for name, ended in self.kept]


@pytest.fixture
def archive() -> Archive:
    return Archive(("old", 1_000_000), ("new", 3_000_000))


@pytest.fixture
def folder(qapp, tmp_path) -> Path:
    """Return a folder with one saved game, and one that was saved earlier."""
    made, table = tmp_path / "games", GameTable()
    table.begin(parse_new("human,apprentice seed=3"))
    made.mkdir()
    for name, moment in (("Monday", 2_000_000), ("Sunday", 1_500_000)):
        write_game(made / f"{name}.alhambra", table.saved())
        os.utime(made / f"{name}.alhambra", (moment, moment))
    return made


def names(model: GamesModel) -> list[str]:
    return [model.index(row).data(GamesModel.PathRole).stem for row in range(model.rowCount())]


def details(model: GamesModel) -> list[Any]:
    return [model.index(row).data(GamesModel.DetailRole) for row in range(model.rowCount())]


def test_a_list_that_waits_reads_nothing_until_it_is_told(archive, folder, qtbot):
    model = GamesModel(archive, reads_immediately=False)
    model.refresh((), folder)
    assert names(model) == ["Monday", "Sunday"]
    assert not model.reading
    assert details(model) == ["…", "…"]
    assert archive.read == 0
    model.read()
    assert model.reading
    qtbot.waitUntil(lambda: not model.reading)
    assert names(model) == ["new", "Monday", "Sunday", "old"]
    assert details(model)[1:3] == ["Anna and Yusuf, turn 1"] * 2
    model.refresh((), folder)
    assert model.reading, "from now on, it reads immediately"
    qtbot.waitUntil(lambda: archive.read == 2 and not model.reading)


def test_files_are_read_again_after_rule_sets_were_added(archive, folder, qtbot):
    waiting = GamesModel(archive, reads_immediately=False)
    waiting.refresh((), folder)
    waiting.read_again()
    assert not waiting.reading
    model = GamesModel(archive)
    model.refresh((), folder)
    qtbot.waitUntil(lambda: not model.reading)
    changed: list[int] = []
    model.dataChanged.connect(lambda first, _: changed.append(first.row()))
    model.refresh((), folder)
    qtbot.waitUntil(lambda: not model.reading)
    assert changed == [], "unchanged files are not read"
    model.read_again()
    assert model.summary(model.games[1]).players == Message("listed-unread")
    qtbot.waitUntil(lambda: not model.reading)
    assert sorted(changed) == [1, 2]
    assert details(model)[1:3] == ["Anna and Yusuf, turn 1"] * 2


def test_changes_of_the_rows_are_reported_once_per_change(archive, folder, qtbot):
    model = GamesModel(archive)
    told: list[int] = []
    model.rows_changed.connect(lambda: told.append(model.rowCount()))
    model.refresh((), folder)
    assert told == [2]
    qtbot.waitUntil(lambda: not model.reading)
    assert told[-1] == 4
    count = len(told)
    model.refresh((), folder)
    qtbot.waitUntil(lambda: not model.reading)
    assert len(told) == count, "nothing changed"
    (folder / "Sunday.alhambra").unlink()
    model.refresh((), folder)
    assert told[count:] == [3]
    assert names(model) == ["new", "Monday", "old"]


def test_finished_games_are_those_of_the_archive(archive, folder, qtbot):
    model = GamesModel(archive)
    assert (model.finished, model.last_finished) == ((), None)
    model.refresh((), folder)
    qtbot.waitUntil(lambda: not model.reading)
    assert [kept.file for kept in model.finished] == ["old", "new"]
    last = model.last_finished
    assert last is not None
    assert (last.path, last.changed, last.unfinished) == (Path("new"), 3_000_000.0, False)
    assert not model.unlisted
    archive.fails = True
    model.refresh((), folder)
    qtbot.waitUntil(lambda: not model.reading)
    assert model.unlisted
    assert names(model) == ["new", "Monday", "Sunday", "old"], "what was known stays"
    archive.fails = False
    model.refresh((), folder)
    qtbot.waitUntil(lambda: not model.reading)
    assert not model.unlisted


def test_recent_files_are_listed_while_they_exist(archive, folder, tmp_path, qtbot):
    model, elsewhere = GamesModel(reads_immediately=False), tmp_path / "Friday.alhambra"
    (folder / "Monday.alhambra").rename(elsewhere)
    (folder / "notes.txt").write_text("no game")
    model.refresh([folder / "Sunday.alhambra"], folder, [str(elsewhere)])
    assert names(model) == ["Sunday"]
    assert model.reading
    qtbot.waitUntil(lambda: not model.reading)
    assert names(model) == ["Friday", "Sunday"]
    assert [game.kind for game in model.games] == [SAVED, UNFINISHED]
    assert model.row_of(elsewhere) == 0
    assert model.row_of(folder / "Sunday.alhambra") == 1
    assert model.row_of(tmp_path) is None
    assert details(model)[0] == "…"
    model.read()
    qtbot.waitUntil(lambda: not model.reading)
    assert details(model)[0] == "Anna and Yusuf, turn 1"
    model.refresh([folder / "Sunday.alhambra"], folder)
    assert names(model) == ["Sunday"], "no longer a recent file"
    model.refresh((), folder, [str(elsewhere)])
    qtbot.waitUntil(lambda: not model.reading)
    assert names(model) == ["Friday", "Sunday"]
    elsewhere.unlink()
    model.refresh((), folder, [str(elsewhere)])
    qtbot.waitUntil(lambda: not model.reading)
    assert names(model) == ["Sunday"]


# -- texts


@pytest.fixture
def model(archive, folder, qtbot) -> GamesModel:
    made = GamesModel(archive)
    made.refresh((), folder)
    qtbot.waitUntil(lambda: not made.reading)
    return made


def test_rows_without_texts_match_no_search_filter_or_order(model):
    assert not model.is_searchable
    assert model.matching("anna") == frozenset()
    assert model.filters() == [frozenset()] * 4
    assert model.sort_key(1, Column.POINTS) is None
    model.index(1).data()
    assert model.matching("anna") == frozenset({1})
    assert model.filters()[1] == {GameFilter.ALL, GameFilter.OPEN}
    assert model.filters()[2] == frozenset()
    assert model.sort_key(1, Column.PLAYERS) == (2, ["anna", "yusuf"])
    assert model.sort_key(1, Column.RESULT) is None


def test_texts_are_composed_for_a_search_and_that_is_told_once(model, qtbot):
    told: list[bool] = []
    model.searchable.connect(lambda: told.append(model.is_searchable))
    with qtbot.waitSignal(model.searchable):
        model.prepare_search()
    assert model.is_searchable
    assert model.matching("anna") == frozenset({1, 2})
    assert model.matching("bot 1") == frozenset({0, 3})
    model.prepare_search()
    QCoreApplication.processEvents()
    assert told == [True]


def test_a_list_whose_rows_were_all_shown_can_be_searched(model, qtbot):
    with qtbot.waitSignal(model.searchable):
        for row in range(3):
            model.index(row).data()
        assert not model.is_searchable
        model.index(3).data()
        assert model.is_searchable


def test_texts_of_games_that_stay_are_kept(model, folder, qtbot):
    with qtbot.waitSignal(model.searchable):
        model.prepare_search()
    (folder / "Sunday.alhambra").unlink()
    model.refresh((), folder)
    assert model.is_searchable
    assert model.matching("anna") == frozenset({1})


def test_a_screen_reader_reads_title_date_and_contents(model):
    (whole,) = [model.index(1).data(Qt.ItemDataRole.AccessibleTextRole)]
    title, date = model.index(1).data(), model.index(1).data(GamesModel.DateRole)
    assert title == "Monday"
    assert [whole.index(part) for part in (title, date, "Anna and Yusuf")] == sorted(
        whole.index(part) for part in (title, date, "Anna and Yusuf")
    )
    assert model.index(1).data(Qt.ItemDataRole.ToolTipRole).endswith("Monday.alhambra")
    assert model.index(0).data(Qt.ItemDataRole.ToolTipRole) == "Level: builder\nnew"
    assert model.index(1).data(GamesModel.ShorterRole) == ()
    assert model.index(1).data(Qt.ItemDataRole.DecorationRole) is None


def test_there_is_nothing_beside_the_games(model, folder):
    last = model.index(3)
    (folder / "Sunday.alhambra").unlink()
    model.refresh((), folder)
    assert model.data(last) is None
    assert model.data(QModelIndex()) is None
    assert model.rowCount(model.index(0)) == 0
    assert model.rowCount() == 3
