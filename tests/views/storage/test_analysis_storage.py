"""Analyses of finished games on disk, and games that are loaded or compared, without a window."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject

from alhambra_desktop.model.files.archive.archive import Archive
from alhambra_desktop.model.files.archive.kept_game import fingerprint
from alhambra_desktop.model.files.archive.statistics import AnalysedTurns
from alhambra_desktop.model.files.saves.save import SaveError, write_game
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning.analysis.analysis_file import Analysis, to_bytes
from alhambra_desktop.model.learning.analysis.turns import PlayedTurn, turns_of
from alhambra_desktop.model.learning.analysis.verdict import (
    Alternative,
    Interval,
    Judgement,
    SimulatedTurn,
    Versions,
)
from alhambra_desktop.model.players.explain.explanation import Explanation
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import rulebook
from alhambra_desktop.views.game.analysis_storage import AnalysisStorage, FinishedGame, store_turns
from alhambra_desktop.views.game.analyst import StoredAnalysis
from alhambra_desktop.views.storage.job_thread import JobThread
from tests.unit.archive.games import finished
from tests.views.storage.at_table import LONG

MISTAKE, EVEN = Interval(9.2, 6.1, 12.3), Interval(0.4, -1.0, 1.8)


@cache
def turns(seed: int = 3) -> tuple[PlayedTurn, ...]:
    """Return the turns of a finished game."""
    return turns_of(finished(seed).history() or ())


def analysis_of(seed: int = 3, *, judged: int | None = None, mistakes: tuple[int, ...] = ()) -> Analysis:
    """Return an analysis with judgements of the first turns (by default, all), and some mistakes."""
    known = Analysis(Versions.of(2))
    for place in range(len(turns(seed)) if judged is None else judged):
        known.judgements[place] = Judgement(1.0, 2.0, 0.5)
    for place in mistakes:
        actions = turns(seed)[place].actions if place < len(turns(seed)) else ()
        why = Explanation(actions, ())
        known.tried[place] = SimulatedTurn((Alternative(actions, MISTAKE, why),), why)
    return known


class Files:
    """A storage of analyses with its archive and its messages."""

    def __init__(self, folder: Path, owner: QObject, *, resting: bool = False) -> None:
        self.archive = Archive(folder)
        self.writer, self.reader = JobThread("writer", owner), JobThread("reader", owner)
        self.told: list[Message] = []
        self.storage = AnalysisStorage(
            self.archive, self.writer, self.reader, self.told.append, resting=resting
        )

    def flush(self) -> None:
        assert self.writer.flush(LONG)
        assert self.reader.flush(LONG)

    def close(self) -> None:
        self.reader.close(LONG)
        self.writer.close(LONG)

    def keep(self, analysis: Analysis, seed: int = 3, game: SavedGame | None = None) -> None:
        """Store an analysis of a game."""
        saved = finished(seed) if game is None else game
        codec = codec_for(rulebook(saved.setup))
        self.storage.keep_analysis(fingerprint(saved), analysis, codec, turns(seed))

    def read(self, game: SavedGame) -> StoredAnalysis:
        found: list[StoredAnalysis] = []
        self.storage.read_analysis(game, codec_for(rulebook(game.setup)), found.append)
        self.flush()
        (one,) = found
        return one

    def load(self, game: SavedGame) -> FinishedGame:
        found: list[FinishedGame] = []
        self.storage.load_game(lambda: game, found.append)
        self.flush()
        (one,) = found
        return one


@pytest.fixture
def files(tmp_path, qapp) -> Iterator[Files]:
    owner = QObject()
    made = Files(tmp_path / "data", owner)
    yield made
    made.close()


def stored_turns(file: str, *mistakes: int) -> dict[tuple[str, int], AnalysedTurns]:
    """Return the expected statistics of a game with mistakes of about nine points in the given turns."""
    counts = Counter(turns()[place].seat for place in mistakes)
    return {(file, seat): AnalysedTurns(count, sum([9.2] * count), count) for seat, count in counts.items()}


# -- analyses


def test_an_analysis_is_read_as_it_was_stored(files):
    game, known = finished(3), analysis_of(mistakes=(3,))
    assert files.read(game) == StoredAnalysis(fingerprint(game), None, Versions.of(2))
    files.keep(known)
    read = files.read(game)
    assert (read.mark, read.versions) == (fingerprint(game), Versions.of(2))
    assert read.analysis is not None
    assert read.analysis.judgements.keys() == known.judgements.keys()
    assert read.analysis.tried == known.tried
    assert files.told == []


def test_an_analysis_that_is_still_being_written_is_awaited(files):
    game, gate = finished(3), threading.Event()
    files.archive.keep(game, 1234, "normal")
    files.writer.put(lambda: gate.wait(LONG), lambda _: None)
    files.keep(analysis_of())
    read, loaded = list[StoredAnalysis](), list[FinishedGame]()
    files.storage.read_analysis(game, codec_for(rulebook(game.setup)), read.append)
    files.storage.load_game(lambda: game, loaded.append)
    assert not files.reader.wait(0.05)
    gate.set()
    files.flush()
    assert read[0].analysis is not None
    assert loaded[0].kept.aids == "normal"


def test_an_unreadable_analysis_counts_as_missing(files):
    game = finished(3)
    files.archive.keep_analysis(fingerprint(game), b"nonsense", ())
    assert files.read(game).analysis is None


def test_the_versions_are_those_for_the_number_of_seats(files):
    three = finished(2, 3)
    assert files.read(three).versions == Versions.of(3)


def test_a_table_that_is_only_viewed_stores_nothing(tmp_path, qapp):
    owner = QObject()
    files = Files(tmp_path / "data", owner, resting=True)
    files.keep(analysis_of())
    files.flush()
    assert files.read(finished(3)).analysis is None
    files.close()


def test_only_the_first_failure_in_a_row_is_reported(files, tmp_path):
    (tmp_path / "data").write_text("a file in the way of the folder")
    for _ in range(2):
        files.keep(analysis_of())
        files.flush()
    assert [message.id for message in files.told] == ["analysis-unkept"]
    arguments = dict(files.told[0].arguments)
    assert arguments["folder"] == str(files.archive.folder)
    assert arguments["reason"]
    (tmp_path / "data").unlink()
    files.keep(analysis_of())
    files.flush()
    assert len(files.told) == 1
    assert files.read(finished(3)).analysis is not None


def test_judged_turns_are_stored_for_the_statistics(files):
    game, known = finished(3), analysis_of(mistakes=(0, 5, len(turns()) - 1, len(turns()) + 3))
    files.archive.keep(game, 1000, "normal")
    files.keep(known)
    files.flush()
    (kept,) = files.archive.games()
    assert files.archive.analysed_turns() == stored_turns(kept.file, 0, 5, len(turns()) - 1)


# -- turns of older analyses


def test_turns_that_the_database_lacks_are_added_one_file_per_step(files):
    game = finished(3)
    codec = codec_for(rulebook(game.setup))
    files.archive.keep(game, 1000, "normal")
    files.archive.keep_analysis(fingerprint(game), to_bytes(analysis_of(mistakes=(3,)), codec), ())
    other = finished(2)
    files.archive.keep(other, 1001, "normal")
    files.archive.keep_analysis(fingerprint(other), b"nonsense", ())
    assert len(files.archive.without_turns()) == 2
    assert list(store_turns(files.archive)) == [None, None]
    kept = next(one for one in files.archive.games() if one.fingerprint == fingerprint(game))
    assert files.archive.analysed_turns() == stored_turns(kept.file, 3)
    assert [mark for mark, _ in files.archive.without_turns()] == [fingerprint(other)]


# -- finished games


def test_a_finished_game_is_loaded_with_its_entry_in_the_archive(files):
    game = finished(3)
    loaded = files.load(game)
    assert loaded.game == game
    assert loaded.kept.fingerprint == fingerprint(game)
    assert loaded.kept.aids is None, "not archived yet"
    files.archive.keep(game, 1234, "purist")
    loaded = files.load(game)
    assert loaded.kept.aids == "purist", "as it was archived"
    assert loaded.kept.own == 0


def test_a_game_that_cannot_be_read_is_reported(files):
    def fail() -> SavedGame:
        raise SaveError(Message("not-now"))

    found: list[FinishedGame] = []
    files.storage.load_game(fail, found.append)
    files.flush()
    assert (found, files.told) == ([], [Message("not-now")])


# -- comparisons


def compare(files: Files, path: Path, seed: int = 3) -> list[Any]:
    found: list[Any] = []
    files.storage.load_comparison(path, finished(seed).history() or (), found.append)
    files.flush()
    return found


def test_two_games_of_a_table_are_compared(files, tmp_path):
    write_game(tmp_path / "game", finished(3))
    (comparison,) = compare(files, tmp_path / "game")
    assert comparison.first_difference is None
    assert comparison.one == comparison.other == finished(3).setup
    assert files.told == []


def test_a_game_of_another_table_or_without_a_past_is_refused(files, tmp_path):
    write_game(tmp_path / "other", finished(2, 3))
    assert compare(files, tmp_path / "other") == []
    (told,) = files.told
    assert told.id == "compare-not"
    assert isinstance(dict(told.arguments)["why"], Message)
    files.told.clear()
    game = finished(3)
    write_game(tmp_path / "now", SavedGame(game.setup, game.state, ()))
    assert compare(files, tmp_path / "now") == []
    assert [message.id for message in files.told] == ["compare-no-past"]
    files.told.clear()
    assert compare(files, tmp_path / "missing") == []
    assert len(files.told) == 1
