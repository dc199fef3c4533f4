"""The archive: keep, list, delete and export finished games, and rebuild the database."""

from __future__ import annotations

import csv
import errno
import hashlib
import os
import sqlite3
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar, cast

import attrs
import pytest

from alhambra_desktop.model.files.archive import archive as archive_module
from alhambra_desktop.model.files.archive import database as database_module
from alhambra_desktop.model.files.archive.archive import DATABASE, Archive
from alhambra_desktop.model.files.archive.database import (
    GAMES,
    SEATS,
    TABLES,
    UNREAD,
    VERSION,
    WITHOUT_RULES,
    NewerError,
    opened,
    read_only,
)
from alhambra_desktop.model.files.archive.kept_game import (
    Help,
    JudgedTurn,
    KeptGame,
    fingerprint,
    game_without_rules,
    kept_game,
)
from alhambra_desktop.model.files.archive.table_code import table_code
from alhambra_desktop.model.files.saves import lock
from alhambra_desktop.model.files.saves.files import SUFFIX
from alhambra_desktop.model.files.saves.save import NeedsError, json_of, read_game, to_bytes, write_game
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding
from alhambra_desktop.model.rules.core.engine.play import start
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.geometry.tile import BUILDING
from alhambra_desktop.model.rules.core.values import value_of
from alhambra_desktop.model.rules.core.words.message import Message, MessageError
from alhambra_desktop.model.rules.modules.falconers.rules import FalconBought
from alhambra_desktop.model.rules.modules.registry import rulebook
from alhambra_desktop.model.rules.modules.vizier.rules import VizierBought
from tests.unit.archive.games import assisted, finished, unaided

T = TypeVar("T")

NOON = 1_790_000_000


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path)


def database(archive: Archive) -> Path:
    return archive.folder / DATABASE


def files(archive: Archive) -> list[Path]:
    return sorted(archive.folder.glob(f"*{SUFFIX}"))


def updated(archive: Archive) -> Message | None:
    return exhausted(archive.update_database())


def exhausted(steps: Generator[None, None, T]) -> T:
    """Run all steps and return their result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return cast("T", end.value)


def test_an_empty_archive_creates_no_folder(archive: Archive) -> None:
    assert archive.games() == ()
    assert updated(archive) is None
    assert not archive.folder.exists()


def test_a_kept_game_is_listed_with_its_details(archive: Archive) -> None:
    game = finished(seed=4, seats=3, modules=("camps", "vizier"))
    assert archive.keep(game, NOON, "trainer")
    (kept,) = archive.games()
    assert (kept.ended, kept.game, kept.modules) == (NOON, "alhambra", ("vizier", "camps"))
    assert (kept.turns, kept.assisted, kept.hints, kept.aids) == (
        game.state.turn,
        False,
        (1, 0, 2),
        "trainer",
    )
    assert kept.code == table_code(game.setup)
    scores = [player.score for player in game.state.players]
    assert [seat.points for seat in kept.seats] == scores
    assert [seat.place for seat in kept.seats] == [1 + sum(o > s for o in scores) for s in scores]
    assert [(seat.name, seat.level) for seat in kept.seats][:2] == [("Ann", None), ("Bot 1", "builder:mason")]
    assert kept.own == 0
    assert kept.margin == scores[0] - max(scores[1:])
    for seat, player in zip(kept.seats, game.state.players, strict=True):
        assert {(tile.x, tile.y): (tile.face, tile.sides) for tile in seat.tiles} == {
            cell: (tile.type if tile.kind == BUILDING else tile.id, tile.walls)
            for cell, tile in player.city.tiles.items()
        }
        assert seat.wall == player.city.length("wall")
        assert seat.exact is not None
        assert seat.bought is not None
        assert 0 <= seat.exact <= seat.bought


def test_only_purchases_with_the_main_action_are_counted(archive: Archive) -> None:
    """Purchases with viziers, which are always exact, and goods of other rule sets do not count."""
    game = finished(seed=4, seats=3, modules=("vizier", "bazaars", "falconers", "huts"))
    archive.keep(game, NOON, "normal")
    (kept,) = archive.games()
    book, bought, exact, others = rulebook(game.setup), [0, 0, 0], [0, 0, 0], set[type]()
    for before, move in pairwise(game.history() or ()):
        others |= {type(event) for event in move.events} & {VizierBought, FalconBought}
        decision = before.after.decision
        if isinstance(decision, ChooseAction) and isinstance(move.action, BuyBuilding):
            good = book.good(before.after, move.action.tile)
            assert good is not None
            bought[decision.seat] += 1
            exact[decision.seat] += sum(map(value_of, move.action.cards)) == good.price
    assert others == {VizierBought, FalconBought}, "else nothing is tested"
    assert [(seat.bought, seat.exact) for seat in kept.seats] == list(zip(bought, exact, strict=True))


def test_the_file_of_a_kept_game_contains_the_whole_game(archive: Archive) -> None:
    archive.keep(finished(), NOON, "normal")
    (kept,) = archive.games()
    assert read_game(archive.path(kept.file)) == finished()


def test_a_game_that_ends_twice_is_kept_once(archive: Archive) -> None:
    assert archive.keep(finished(), NOON, "normal")
    assert not archive.keep(finished(), NOON + 60, "normal")
    assert len(archive.games()) == len(files(archive)) == 1


def test_the_newest_game_comes_first(archive: Archive) -> None:
    for seed, moment in ((1, NOON), (2, NOON + 2), (3, NOON + 1)):
        archive.keep(finished(seed), moment, "normal")
    assert [kept.ended - NOON for kept in archive.games()] == [2, 1, 0]


@pytest.mark.parametrize(
    ("game", "aids", "help_"),
    [
        (unaided(1), "normal", Help.UNAIDED),
        (unaided(1), "purist", Help.UNAIDED),
        (unaided(1), "trainer", Help.AIDED),
        (finished(1), "normal", Help.AIDED),
        (assisted(unaided(1)), "normal", Help.AIDED),
        (attrs.evolve(assisted(unaided(1)), tried_from=(3, 4)), "normal", Help.BRANCH),
    ],
)
def test_a_kept_game_stores_the_help_used(archive: Archive, game: SavedGame, aids: str, help_: Help) -> None:
    archive.keep(game, NOON, aids)
    (kept,) = archive.games()
    assert kept.own == 0
    assert kept.help is help_


def test_a_branch_is_recognised_without_its_rule_set() -> None:
    body = json_of(to_bytes(unaided(1)))
    for tried_from, help_ in (([], Help.UNAIDED), ([3, 4], Help.BRANCH)):
        told = game_without_rules({**body, "tried_from": tried_from}, "file", NOON)
        assert told is not None
        assert told.help is help_


def test_points_are_stored_by_round_and_owner(archive: Archive) -> None:
    game = finished(seed=2)
    archive.keep(game, NOON, "normal")
    with opened(database(archive)) as connection:
        told = connection.execute("SELECT round, owner, sum(amount) FROM points GROUP BY 1, 2").fetchall()
    held = {
        (one.round, str(owner)): one.total(owner)
        for one in game.state.scorings
        for owner in {line.owner for line in one.lines}
        if one.total(owner)
    }
    assert {(number, owner): amount for number, owner, amount in told} == held


# -- lost, damaged, newer and older databases


def test_a_lost_database_is_rebuilt_from_the_files(archive: Archive) -> None:
    for seed in (1, 2, 3):
        archive.keep(finished(seed), NOON + seed, "normal")
    before = archive.games()
    database(archive).unlink()
    assert updated(archive) is None
    assert archive.games() == tuple(attrs.evolve(kept, aids=None) for kept in before)


def test_an_interrupted_rebuild_continues(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in (1, 2, 3):
        archive.keep(finished(seed), NOON + seed, "normal")
    database(archive).unlink()
    steps = archive.update_database()
    next(steps)
    steps.close()
    assert len(archive.games()) == 1
    read: list[Path] = []
    monkeypatch.setattr(archive_module, "read_game", lambda path: read.append(path) or read_game(path))
    updated(archive)
    assert (len(archive.games()), len(read)) == (3, 2)


@pytest.mark.parametrize("content", [b"no database at all" * 100, b"SQLite format 3\0" + bytes(5000)])
def test_a_damaged_database_is_set_aside_with_a_message(archive: Archive, content: bytes) -> None:
    archive.keep(finished(), NOON, "normal")
    database(archive).write_bytes(content)
    said = updated(archive)
    assert said is not None
    assert said.id == "kept-damaged"
    (aside,) = archive.folder.glob(f"{DATABASE}.unreadable*")
    assert aside.read_bytes() == content
    assert len(archive.games()) == 1


def test_damaged_pages_of_a_database_are_detected(archive: Archive) -> None:
    for seed in range(1, 9):
        archive.keep(finished(seed), NOON + seed, "normal")
    content = bytearray(database(archive).read_bytes())
    content[4096 * 3 : 4096 * 6] = b"\xff" * 4096 * 3
    database(archive).write_bytes(content)
    said = updated(archive)
    assert said is not None
    assert said.id == "kept-damaged"
    assert len(archive.games()) == 8


def change(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute(statement)
    connection.close()


@pytest.mark.parametrize(
    "statement",
    [
        "ALTER TABLE games DROP COLUMN branch",
        "PRAGMA user_version = -1",
        "DROP TABLE turns",
        "DROP TABLE seats",
        "UPDATE seats SET points = 'many'",
        "UPDATE seats SET city = '[[1]]'",
        "UPDATE games SET hints = '1,2'",
        "UPDATE seats SET place = 2",
        "DELETE FROM seats",
        "UPDATE points SET file = 'nowhere'",
    ],
)
def test_a_database_with_invalid_contents_is_set_aside_once(archive: Archive, statement: str) -> None:
    archive.keep(finished(), NOON, "normal")
    change(database(archive), statement)
    said = updated(archive)
    assert said is not None
    assert said.id == "kept-damaged"
    assert len(archive.games()) == 1
    assert updated(archive) is None


@pytest.mark.posix
@pytest.mark.parametrize("name", ["mkdir", "mkfifo"])
def test_a_folder_or_pipe_named_like_the_database_is_set_aside(archive: Archive, name: str) -> None:
    archive.keep(finished(), NOON, "normal")
    database(archive).unlink()
    getattr(os, name)(database(archive))
    said = updated(archive)
    assert said is not None
    assert said.id == "kept-damaged"
    assert len(archive.games()) == 1


def test_an_unreadable_file_is_read_again_only_after_a_change(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive.keep(finished(), NOON, "normal")
    spoilt = archive.path(f"{NOON}-spoilt{SUFFIX}")
    spoilt.write_text("no game")
    assert updated(archive) is not None
    read: list[Path] = []
    monkeypatch.setattr(archive_module, "read_game", lambda path: read.append(path) or read_game(path))
    assert updated(archive) is None
    assert read == []
    write_game(spoilt, finished(2))
    assert updated(archive) is None
    assert len(archive.games()) == 2


@pytest.mark.posix
def test_games_are_listed_on_a_disk_without_locks(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    archive.keep(finished(), NOON, "normal")
    monkeypatch.setattr(database_module, "TIMEOUT", 0.01)
    other = sqlite3.connect(database(archive), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")  # as if the lock could never be acquired
    with pytest.raises(MessageError):
        archive.games()

    def refuse(_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(lock, "_try_range", refuse)
    assert len(archive.games()) == 1
    other.close()


def test_a_newer_database_is_left_unchanged(archive: Archive) -> None:
    archive.keep(finished(), NOON, "normal")
    with sqlite3.connect(database(archive)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    with pytest.raises(NewerError) as error:
        updated(archive)
    assert error.value.message.id == "kept-newer"
    with sqlite3.connect(database(archive)) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (1,)
    connection.close()


EARLIER = (
    """
    CREATE TABLE games (
        file TEXT PRIMARY KEY,
        fingerprint TEXT NOT NULL UNIQUE,
        ended INTEGER NOT NULL,
        game TEXT NOT NULL,
        modules TEXT NOT NULL,
        code TEXT,
        turns INTEGER NOT NULL,
        assisted INTEGER NOT NULL,
        hints TEXT NOT NULL,
        aids TEXT
    ) WITHOUT ROWID;
    CREATE INDEX games_by_date ON games (ended);
    CREATE TABLE seats (
        file TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        colour TEXT NOT NULL,
        level TEXT,
        points INTEGER NOT NULL,
        place INTEGER NOT NULL,
        wall INTEGER NOT NULL,
        most TEXT,
        most_count INTEGER NOT NULL,
        bought INTEGER,
        exact INTEGER,
        city TEXT NOT NULL,
        PRIMARY KEY (file, seat)
    ) WITHOUT ROWID;
    CREATE TABLE points (
        file TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
        round INTEGER NOT NULL,
        owner TEXT NOT NULL,
        source TEXT NOT NULL,
        subject TEXT,
        amount INTEGER NOT NULL
    );
    CREATE INDEX points_by_game ON points (file);
    """,
    """
    ALTER TABLE games ADD COLUMN branch INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE turns (
        file TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        verdict TEXT NOT NULL,
        lost REAL NOT NULL,
        low REAL NOT NULL,
        high REAL NOT NULL,
        PRIMARY KEY (file, number)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE unread (
        file TEXT PRIMARY KEY,
        changed INTEGER NOT NULL,
        size INTEGER NOT NULL,
        program TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
)
"""Scripts that created versions 1 to 3 of the database, each from the version before."""


def make_earlier(archive: Archive, version: int) -> None:
    with sqlite3.connect(database(archive)) as connection:
        for script in EARLIER[:version]:
            connection.executescript(script)
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


@pytest.mark.parametrize("version", range(len(EARLIER) + 1))
def test_databases_of_older_versions_are_migrated(archive: Archive, version: int) -> None:
    archive.folder.mkdir()
    make_earlier(archive, version)
    archive.keep(finished(), NOON, "normal")
    assert len(archive.games()) == 1
    with opened(database(archive)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
    assert updated(archive) is None


def test_the_version_matches_the_columns() -> None:
    columns = [(table.name, name, kind.sql) for table in TABLES for name, kind in table.columns.items()]
    digest = hashlib.sha256(repr(columns).encode()).hexdigest()[:8]
    assert (VERSION, digest) == (6, "71297c54")


def test_the_archive_keeps_characters(archive: Archive) -> None:
    game = finished()
    own, other = game.setup.seats
    setup = attrs.evolve(game.setup, seats=(own, attrs.evolve(other, character="musa")))
    archive.keep(attrs.evolve(game, setup=setup, state=game.state.changed(setup=setup)), NOON, "normal")
    (kept,) = archive.games()
    assert [seat.character for seat in kept.seats] == [None, "musa"]


def test_added_columns_are_filled_from_the_files(archive: Archive) -> None:
    """Simulates rows written by a version without these columns."""
    archive.keep(attrs.evolve(finished(), tried_from=(1, 2)), NOON, "trainer")
    archive.keep(finished(2), NOON + 1, "normal")
    archive.store_turns(archive.games()[1].fingerprint, [JudgedTurn(3, 0, "good", 0.0, 0.0, 1.0)])
    before, turns, points = (
        archive.games(),
        archive.chronicle().analysed,
        asked(archive, "SELECT * FROM points"),
    )
    feats = archive.chronicle().feats
    assert before[1].branch
    assert len(feats) == 2
    change(database(archive), "DROP TABLE feats")
    for dropped in ("games DROP COLUMN branch", "games DROP COLUMN written", "seats DROP COLUMN exact"):
        change(database(archive), f"ALTER TABLE {dropped}")
    change(database(archive), "PRAGMA user_version = 3")
    with opened(database(archive)):
        pass
    assert not archive.games()[1].branch, "the games are listed before their files are read"
    assert updated(archive) is None
    assert archive.games() == before
    assert archive.chronicle().analysed == turns
    assert archive.chronicle().feats == feats
    assert sorted(asked(archive, "SELECT * FROM points")) == sorted(points)


def test_only_old_rows_are_read_again_and_only_once(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in (1, 2, 3):
        archive.keep(finished(seed), NOON + seed, "normal")
    change(database(archive), f"UPDATE games SET written = {VERSION - 1} WHERE ended > {NOON + 1}")
    read: list[Path] = []
    monkeypatch.setattr(archive_module, "read_game", lambda path: read.append(path) or read_game(path))
    assert updated(archive) is None
    assert len(read) == 2
    assert updated(archive) is None
    assert len(read) == 2


@pytest.mark.parametrize("written", [VERSION - 1, WITHOUT_RULES])
def test_reading_a_game_again_changes_nothing_in_any_table(archive: Archive, written: int) -> None:
    archive.keep(unaided(), NOON, "trainer")
    archive.keep_analysis(archive.games()[0].fingerprint, b"{}", [JudgedTurn(3, 0, "good", 0.0, 0.0, 1.0)])
    shown = archive.games(), archive.chronicle(), archive.csv()
    before = {table.name: asked(archive, f"SELECT * FROM {table.name}") for table in TABLES}
    assert all(rows for name, rows in before.items() if name != UNREAD.name)
    change(database(archive), f"UPDATE games SET written = {written}")
    assert updated(archive) is None
    for name, rows in before.items():
        assert sorted(asked(archive, f"SELECT * FROM {name}")) == sorted(rows), name
    assert (archive.games(), archive.chronicle(), archive.csv()) == shown


def test_an_old_row_with_an_unreadable_file_stays(archive: Archive) -> None:
    archive.keep(finished(), NOON, "normal")
    before = archive.games()
    files(archive)[0].write_text("no game")
    change(database(archive), "UPDATE games SET written = 1")
    said = updated(archive)
    assert said is not None
    assert said.id == "kept-unread"
    assert archive.games() == before
    assert updated(archive) is None


def asked(archive: Archive, question: str) -> list[tuple[object, ...]]:
    with read_only(database(archive)) as connection:
        return connection.execute(question).fetchall()


def test_an_unreadable_file_stays_and_is_counted(archive: Archive) -> None:
    archive.keep(finished(), NOON, "normal")
    spoilt = archive.path(f"{NOON}-spoilt{SUFFIX}")
    spoilt.write_text("no game")
    said = updated(archive)
    assert said is not None
    assert (said.id, dict(said.arguments)) == ("kept-unread", {"count": 1})
    assert spoilt.read_text() == "no game"
    assert len(archive.games()) == 1


@pytest.mark.parametrize(
    ("name", "unread"),
    [
        pytest.param(b"\xff-mine.alhambra", 1, marks=pytest.mark.posix),
        (b"99999999999999999999-x.alhambra", 0),
    ],
)
def test_a_file_with_an_unusual_name_is_listed_or_counted(archive: Archive, name: bytes, unread: int) -> None:
    archive.keep(finished(), NOON, "normal")
    (kept,) = files(archive)
    other = finished(2)
    write_game(archive.path("other.alhambra"), other)
    try:
        os.rename(archive.path("other.alhambra"), os.path.join(os.fsencode(archive.folder), name))
    except OSError as fault:
        pytest.skip(f"The disk knows no such name: {fault}.")
    said = updated(archive)
    assert (0 if said is None else dict(said.arguments)["count"]) == unread
    assert len(archive.games()) == 2 - unread
    assert kept.exists()


def test_a_game_listed_by_another_window_keeps_its_aids(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell, other = archive_module.Archive._store, Archive(archive.folder.parent)

    def find_first(self: Archive, kept: KeptGame, game: SavedGame) -> None:
        monkeypatch.setattr(archive_module.Archive, "_store", tell)
        exhausted(other.rebuild())
        tell(self, kept, game)

    monkeypatch.setattr(archive_module.Archive, "_store", find_first)
    archive.keep(finished(), NOON, "trainer")
    assert [kept.aids for kept in archive.games()] == ["trainer"]


def test_a_game_kept_during_a_rebuild_stays_listed(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    archive.keep(finished(), NOON, "normal")
    other = Archive(archive.folder.parent)

    @contextmanager
    def late(path: Path) -> Iterator[sqlite3.Connection]:
        monkeypatch.setattr(archive_module, "opened", opened)
        other.keep(finished(2), NOON + 1, "trainer")
        with opened(path) as connection:
            yield connection

    monkeypatch.setattr(archive_module, "opened", late)
    exhausted(archive.rebuild())
    assert [kept.aids for kept in archive.games()] == ["trainer", "normal"]


def test_a_deleted_file_is_no_longer_listed(archive: Archive) -> None:
    archive.keep(finished(), NOON, "normal")
    files(archive)[0].unlink()
    updated(archive)
    assert archive.games() == ()


def test_a_game_file_is_written_without_a_usable_database(archive: Archive) -> None:
    archive.folder.mkdir()
    database(archive).mkdir()
    with pytest.raises(MessageError) as error:
        archive.keep(finished(), NOON, "normal")
    assert error.value.message.id == "kept-unusable"
    assert len(files(archive)) == 1


@pytest.mark.parametrize("reason", ["database or disk is full", "attempt to write a readonly database"])
def test_a_full_or_read_only_disk_raises_a_message(
    archive: Archive, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    archive.keep(finished(), NOON, "normal")
    (kept,) = archive.games()

    @contextmanager
    def refuse(_: Path) -> Iterator[sqlite3.Connection]:
        yield RefusingConnection(reason)  # type: ignore[misc]

    monkeypatch.setattr(archive_module, "opened", refuse)
    for do in (
        lambda: updated(archive),
        lambda: exhausted(archive.rebuild()),
        lambda: archive.keep(finished(2), NOON + 1, "normal"),
        lambda: archive.store_turns(kept.fingerprint, ()),
        lambda: archive.forget(kept.file),
    ):
        with pytest.raises(MessageError) as error:
            do()
        assert error.value.message == Message("kept-unusable", reason=reason)
    assert archive.games() == (kept,)
    assert len(files(archive)) == 2, "both games are there"


def test_games_can_be_deleted_on_a_full_disk(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    archive.keep(finished(), NOON, "normal")
    (kept,) = archive.games()

    @contextmanager
    def full(path: Path) -> Iterator[sqlite3.Connection]:
        if files(archive):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        with opened(path) as connection:
            yield connection

    monkeypatch.setattr(archive_module, "opened", full)
    archive.forget(kept.file)
    assert files(archive) == []
    assert archive.games() == ()


class RefusingConnection:
    """Stub of a connection that refuses every statement."""

    def __init__(self, reason: str) -> None:
        self._reason = reason

    def execute(self, *_: object) -> None:
        raise sqlite3.OperationalError(self._reason)

    executemany = execute


# -- deletion and CSV export


def test_deleting_games_deletes_their_files_and_rows(archive: Archive) -> None:
    for seed in (1, 2, 3):
        archive.keep(finished(seed), NOON + seed, "normal")
    last, *others = archive.games()
    archive.forget(last.file)
    assert list(archive.games()) == others
    assert {path.name for path in files(archive)} == {kept.file for kept in others}
    archive.forget(*(kept.file for kept in others))
    assert archive.games() == ()
    assert files(archive) == []
    with opened(database(archive)) as connection:
        assert connection.execute("SELECT count(*) FROM seats").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM points").fetchone() == (0,)


def test_deleting_a_game_deletes_its_analysis(archive: Archive) -> None:
    archive.folder.mkdir()
    write_game(archive.path("mine.alhambra"), finished())
    updated(archive)
    (kept,) = archive.games()
    archive.keep_analysis(kept.fingerprint, b"{}", ())
    archive.forget(kept.file)
    assert [path.name for path in archive.folder.iterdir()] == [DATABASE]


def test_the_csv_export_has_one_row_per_seat(archive: Archive) -> None:
    game = finished(seed=5, seats=3)
    archive.keep(game, NOON, "normal")
    rows = list(csv.DictReader(archive.csv().splitlines()))
    assert [row["name"] for row in rows] == ["Ann", "Bot 1", "Bot 2"]
    for seat, row in enumerate(rows):
        player = game.state.players[seat]
        assert int(row["points"]) == player.score
        assert [int(row[f"round_{n}"]) for n in (1, 2, 3)] == [h.total(seat) for h in game.state.scorings]
    assert rows[0]["ended"] == "2026-09-21 14:13"
    assert rows[0]["level"] == ""
    assert list(csv.DictReader(archive.csv(";").splitlines(), delimiter=";")) == rows


def test_the_csv_export_without_games_has_its_header(archive: Archive) -> None:
    assert archive.csv().startswith("ended,game,")


def test_listing_a_thousand_games_takes_two_statements(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tests/bench/story.py measures the time."""
    copies(archive, finished(seats=3), 1000)
    files(archive)[0].unlink()
    asked: list[str] = []

    @contextmanager
    def traced(path: Path) -> Iterator[sqlite3.Connection]:
        with read_only(path) as connection:
            connection.set_trace_callback(asked.append)
            yield connection

    monkeypatch.setattr(archive_module, "read_only", traced)
    games = archive.games()
    assert len(games) == 1000
    assert all(len(game.seats) == 3 for game in games)
    assert len(asked) == 2


def copies(archive: Archive, game: SavedGame, count: int) -> None:
    """Insert copies of the rows of a game until `count` games are listed."""
    archive.keep(game, NOON, "normal")
    (kept,) = archive.games()
    later = GAMES.names.removeprefix("file, fingerprint, ended, ")
    with opened(database(archive)) as connection:
        for number in range(1, count):
            other = f"{NOON + number}-copy"
            connection.execute(
                f"INSERT INTO games SELECT written, ?, ?, ended + ?, {later} FROM games WHERE file = ?",
                (other, other, number, kept.file),
            )
            connection.execute(
                f"INSERT INTO seats SELECT ?, seat, {SEATS.names} FROM seats WHERE file = ?",
                (other, kept.file),
            )


# -- games whose rule sets are missing


def ranked(game: SavedGame, *scores: int) -> SavedGame:
    """Return the game with these points, one number per seat."""
    players = [attrs.evolve(one, score=score) for one, score in zip(game.state.players, scores, strict=True)]
    return attrs.evolve(game, state=attrs.evolve(game.state, players=tuple(players)))


@pytest.mark.parametrize(
    ("scores", "places"),
    [((5, 7, 7, 3), (3, 1, 1, 4)), ((9, 8, 8, 8), (1, 2, 2, 2)), ((0, 0, 0, 0), (1, 1, 1, 1))],
)
def test_tied_seats_share_the_better_place_with_and_without_rules(
    scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    game = ranked(finished(4, 4), *scores)
    told = game_without_rules(body_of(game), "file", NOON)
    assert told is not None
    for kept in (told, kept_game(game, "file", NOON, None)):
        assert tuple((seat.points, seat.place) for seat in kept.seats) == tuple(
            zip(scores, places, strict=True)
        )


def body_of(game: SavedGame) -> dict[str, Any]:
    """Return the content of the game's file, as it is read if a rule set is not installed."""
    return {"tried_from": [], **json_of(to_bytes(game))}


@pytest.mark.parametrize(
    "game",
    [
        finished(4, 4, ("vizier", "camps")),
        assisted(unaided(1)),
        attrs.evolve(assisted(unaided(2, 3)), tried_from=(1, 2, 3)),
    ],
)
def test_a_game_without_its_rules_lacks_only_what_the_rules_would_compute(game: SavedGame) -> None:
    whole = kept_game(game, "file", NOON, None)
    seats = tuple(
        attrs.evolve(seat, wall=0, most=None, most_count=0, bought=None, exact=None, city="[]")
        for seat in whole.seats
    )
    told = game_without_rules(body_of(game), "file", NOON)
    assert told == attrs.evolve(whole, code=None, seats=seats)


@pytest.mark.parametrize(
    ("score", "possible"),
    [(999_999, True), (1_000_000, False), (-999_999, True), (-1_000_000, False), (True, False), (1.0, False)],
)
def test_impossible_points_of_a_game_without_its_rules_are_refused(score: object, possible: bool) -> None:
    body = body_of(finished())
    body["state"]["players"][1]["score"] = score
    assert (game_without_rules(body, "file", NOON) is not None) is possible


@pytest.mark.parametrize("part", ["agenda", "players"])
def test_an_unfinished_game_without_its_rules_is_not_listed(part: str) -> None:
    body = body_of(finished())
    body["state"][part] = {"agenda": [{"step": "any"}], "players": []}[part]
    assert game_without_rules(body, "file", NOON) is None


def missing_rules(monkeypatch: pytest.MonkeyPatch, damage: dict[str, object] | None = None) -> list[Path]:
    """Let all files need a rule set that is not installed; return the list of files read from then on."""
    read: list[Path] = []

    def refuse(path: Path) -> SavedGame:
        read.append(path)
        body = {"tried_from": [], **json_of(path.read_bytes())}
        raise NeedsError(Message("save-needs"), Message("listed-needs"), {**body, **(damage or {})})

    monkeypatch.setattr(archive_module, "read_game", refuse)
    return read


def test_a_game_gets_its_details_when_its_rule_set_is_back(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive.keep(finished(2, 3), NOON, "trainer")
    before = archive.games()
    database(archive).unlink()
    with monkeypatch.context() as patch:
        missing_rules(patch)
        assert updated(archive) is None
        (told,) = archive.games()
    assert [seat.points for seat in told.seats] == [seat.points for seat in before[0].seats]
    assert [seat.bought for seat in told.seats] == [None] * 3
    assert updated(archive) is None
    assert archive.games() == tuple(attrs.evolve(kept, aids=None) for kept in before)


def test_unreadable_files_of_a_missing_rule_set_are_counted_every_time(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in (1, 2, 3):
        archive.keep(finished(seed), NOON + seed, "normal")
    database(archive).unlink()
    read = missing_rules(monkeypatch, {"hints": "many"})
    for times in (1, 2):
        assert updated(archive) == Message("kept-unread", count=3)
        assert len(read) == 3 * times
    assert archive.games() == ()


def test_an_unfinished_game_in_the_folder_is_neither_listed_nor_read_again(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive.keep(finished(), NOON, "normal")
    game = finished(2)
    begun = start(rulebook(game.setup)).after
    write_game(archive.path(f"{NOON}-begun{SUFFIX}"), attrs.evolve(game, state=begun, actions=()))
    assert updated(archive) is None
    assert len(archive.games()) == 1
    read: list[Path] = []
    monkeypatch.setattr(archive_module, "read_game", lambda path: read.append(path) or read_game(path))
    assert updated(archive) is None
    assert read == []


def test_every_unreadable_file_is_counted(archive: Archive) -> None:
    archive.keep(finished(), NOON, "normal")
    for name in ("a", "b", "c"):
        archive.path(f"{name}{SUFFIX}").write_text("no game")
    assert updated(archive) == Message("kept-unread", count=3)


# -- files and their names


def test_a_finished_game_is_kept_in_a_new_data_folder(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "user" / "data")
    assert archive.keep(finished(), NOON, "normal")
    assert len(archive.games()) == len(files(archive)) == 1


@pytest.mark.parametrize(
    ("name", "ended"),
    [
        (f"{NOON}-x", NOON),
        ("0-x", 0),
        (f"{NOON}", 77),
        ("99999999999-x", 99_999_999_999),
        ("100000000000-x", 77),
        ("mine-5", 77),
        (f"-{NOON}", 77),
    ],
)
def test_the_end_of_a_found_game_is_its_name_or_its_date(archive: Archive, name: str, ended: int) -> None:
    archive.folder.mkdir()
    path = archive.path(f"{name}{SUFFIX}")
    write_game(path, finished())
    os.utime(path, (77.5, 77.5))
    assert updated(archive) is None
    assert [kept.ended for kept in archive.games()] == [ended]


@pytest.mark.parametrize("over", [True, False])
def test_only_a_finished_game_is_adopted_and_its_copies_removed(archive: Archive, over: bool) -> None:
    path = archive.folder.parent / f"last{SUFFIX}"
    game = finished()
    if not over:
        game = attrs.evolve(game, state=start(rulebook(game.setup)).after, actions=())
    write_game(path, game)
    write_game(path, game)
    os.utime(path, (77.5, 77.5))
    archive.adopt(path)
    assert [(kept.ended, kept.aids) for kept in archive.games()] == ([(77, None)] if over else [])
    left = sorted(one.name for one in path.parent.iterdir() if one.is_file())
    assert left == ([] if over else [f"last{SUFFIX}", f"last{SUFFIX}.previous"])


@pytest.mark.parametrize("content", [None, "no game"])
def test_a_missing_or_unreadable_game_is_not_adopted(archive: Archive, content: str | None) -> None:
    path = archive.folder.parent / f"last{SUFFIX}"
    if content is not None:
        path.write_text(content)
    archive.adopt(path)
    assert not archive.folder.exists()
    assert path.exists() is (content is not None)


def test_an_archive_owns_only_the_files_in_its_folder(archive: Archive, tmp_path: Path) -> None:
    archive.folder.mkdir()
    (tmp_path / "link").symlink_to(archive.folder)
    assert archive.owns(archive.path("a"))
    assert archive.owns(tmp_path / "link" / "a")
    assert not archive.owns(archive.folder)
    assert not archive.owns(archive.folder / "more" / "a")


RELEASED = {
    "0.1.0-two-with-dirk": "dfe86106ef90ddc7",
    "0.2.0-all-modules": "815c8cf380c34491",
    "0.3.0-format-6": "3402ae1d3f7fd698",
}


@pytest.mark.parametrize("name", RELEASED)
def test_the_fingerprint_of_a_released_file_does_not_change(name: str) -> None:
    """Archives contain files that are named after fingerprints, and analyses that are found by them."""
    path = Path(__file__).parents[2] / "saves" / f"{name}.alhambra"
    assert fingerprint(read_game(path)) == RELEASED[name]


def test_a_database_never_needs_shared_memory(archive: Archive) -> None:
    """Network shares lack the shared memory that SQLite's WAL mode needs."""
    archive.keep(finished(), NOON, "normal")
    change(database(archive), f"PRAGMA user_version = {VERSION - 1}")
    change(database(archive), "PRAGMA journal_mode = WAL")
    assert updated(archive) is None
    assert len(archive.games()) == 1
    assert asked(archive, "PRAGMA journal_mode") == [("delete",)]
