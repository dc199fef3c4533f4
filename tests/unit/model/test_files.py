from __future__ import annotations

import errno
import os
import sys
import threading
from pathlib import Path

import pytest

from alhambra_desktop.model.files.saves import lock
from alhambra_desktop.model.files.saves.files import (
    PART,
    NotReadError,
    data_folder,
    put_aside,
    read_whole,
    reason,
    rule_sets_folder,
    sweep,
    write_atomically,
)
from alhambra_desktop.model.files.saves.lock import Lock, held
from alhambra_desktop.model.rules.core.words.message import Message, decimal


def test_a_regular_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_whole(path, 5) == b"12345"
    with pytest.raises(OSError, match="file-large"):
        read_whole(path, 4)


@pytest.mark.posix
@pytest.mark.parametrize(
    "make", [os.mkdir, getattr(os, "mkfifo", None), lambda path: os.symlink("/dev/zero", path)]
)
def test_only_regular_files_are_read(tmp_path: Path, make) -> None:
    make(tmp_path / "file")
    with pytest.raises(OSError, match=r"file-(folder|pipe|device)"):
        read_whole(tmp_path / "file", 5)


def test_a_failed_put_aside_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        put_aside(tmp_path / "gone")
    assert not list(tmp_path.iterdir())


def test_only_leftovers_of_killed_writes_are_swept(tmp_path: Path, monkeypatch) -> None:
    def killed(*_: object) -> None:
        raise SystemExit

    monkeypatch.setattr(os, "replace", killed)
    monkeypatch.setattr(Path, "unlink", lambda *_, **__: None)
    with pytest.raises(SystemExit):
        write_atomically(tmp_path / "7.alhambra", b"new")
    monkeypatch.undo()
    assert [path.suffix for path in tmp_path.iterdir()] == [PART]
    kept = {"7.alhambra", "7.alhambra.previous", ".hidden", "lock", "a.part", ".bashrc.d"}
    for name in kept:
        (tmp_path / name).touch()
    sweep(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == kept


def test_a_file_is_written_even_if_its_backup_fails(tmp_path: Path) -> None:
    path, previous = tmp_path / "a.alhambra", tmp_path / "a.alhambra.previous"
    path.write_bytes(b"old")
    previous.mkdir()
    write_atomically(path, b"new", previous)
    assert path.read_bytes() == b"new"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a.alhambra", "a.alhambra.previous"]


def test_recent_partial_files_are_not_swept(tmp_path: Path) -> None:
    for name, moment in ((".old.json.part", 1000), (".new.json.part", 3000)):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (moment, moment))
    sweep(tmp_path, 2000)
    assert [path.name for path in tmp_path.iterdir()] == [".new.json.part"]
    sweep(tmp_path / "nowhere", 2000)


def test_a_lock_is_exclusive_until_released(tmp_path: Path) -> None:
    first, second = Lock(tmp_path / "lock"), Lock(tmp_path / "lock")
    assert first.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire()
    second.release()


@pytest.mark.posix
def test_a_file_keeps_its_mode_and_a_new_one_uses_umask(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_atomically(tmp_path / "new", b"1")
    finally:
        os.umask(before)
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o640
    for mode in (0o644, 0o600, 0o664):
        (tmp_path / "new").chmod(mode)
        write_atomically(tmp_path / "new", b"2", keep=tmp_path / "old")
        assert (tmp_path / "new").stat().st_mode & 0o777 == mode
        assert (tmp_path / "new").read_bytes() == b"2"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "old"]


@pytest.mark.posix
def test_writing_a_symlink_writes_its_target(tmp_path: Path) -> None:
    synced, link = tmp_path / "synced" / "game", tmp_path / "game"
    link.symlink_to(Path("synced", "game"))
    for content in (b"first", b"second"):
        write_atomically(link, content, keep=tmp_path / "game.previous")
        assert link.is_symlink()
        assert synced.read_bytes() == content
    assert (tmp_path / "game.previous").read_bytes() == b"first"
    assert put_aside(link) == synced.with_name("game.unreadable")
    assert link.is_symlink()
    assert sorted(path.name for path in synced.parent.iterdir()) == ["game.unreadable"]


@pytest.mark.posix
@pytest.mark.parametrize("target", ["folder", "circle"])
def test_a_symlink_to_no_file_is_replaced(tmp_path: Path, target: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "circle").symlink_to("circle")
    link = tmp_path / "link"
    link.symlink_to(target)
    write_atomically(link, b"content")
    assert link.read_bytes() == b"content"
    assert not link.is_symlink()


def test_a_backup_is_the_old_file_itself(tmp_path: Path) -> None:
    """Otherwise each autosave would write twice."""
    path, previous = tmp_path / "a.alhambra", tmp_path / "a.alhambra.previous"
    path.write_bytes(b"old")
    number = path.stat().st_ino
    write_atomically(path, b"new", previous)
    assert (previous.stat().st_ino, previous.read_bytes()) == (number, b"old")
    assert sorted(one.name for one in tmp_path.iterdir()) == [path.name, previous.name]


def test_a_file_system_without_hard_links_gets_a_copy(tmp_path: Path, monkeypatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    path, previous = tmp_path / "a.alhambra", tmp_path / "a.alhambra.previous"
    for content in (b"1", b"2", b"3"):
        write_atomically(path, content, previous)
    assert (path.read_bytes(), previous.read_bytes()) == (b"3", b"2")
    assert sorted(one.name for one in tmp_path.iterdir()) == [path.name, previous.name]


@pytest.mark.parametrize(("sync", "count"), [(True, 1), (False, 0)])
def test_a_file_is_synced_before_it_replaces_the_old_one(
    tmp_path: Path, monkeypatch, sync: bool, count: int
) -> None:
    path, synced = tmp_path / "a", []
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(path.read_bytes()))
    write_atomically(path, b"new", sync=sync)
    assert synced == [b"old"] * count
    assert path.read_bytes() == b"new"


def test_a_temporary_file_never_replaces_another_one(tmp_path: Path, monkeypatch) -> None:
    names = iter((b"\1", b"\1", b"\2"))
    monkeypatch.setattr(os, "urandom", lambda _: next(names))
    (tmp_path / f".a.01{PART}").write_bytes(b"of another window")
    write_atomically(tmp_path / "a", b"mine")
    assert (tmp_path / "a").read_bytes() == b"mine"
    assert (tmp_path / f".a.01{PART}").read_bytes() == b"of another window"


def test_a_folder_full_of_temporary_files_is_an_error_with_a_name(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(os, "urandom", lambda _: b"\1")
    (tmp_path / f".a.01{PART}").touch()
    with pytest.raises(FileExistsError) as error:
        write_atomically(tmp_path / "a", b"mine")
    assert error.value.filename == str(tmp_path / "a")


@pytest.mark.parametrize("make", [Path.mkdir, Path.touch])
def test_files_put_aside_are_numbered_from_two(tmp_path: Path, make) -> None:
    names = []
    for _ in range(4):
        make(tmp_path / "a.sqlite")
        names.append(put_aside(tmp_path / "a.sqlite").name)
    assert names == ["a.sqlite.unreadable", *(f"a.sqlite.unreadable-{number}" for number in (2, 3, 4))]
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names)


@pytest.mark.posix
@pytest.mark.parametrize("make", [Path.mkdir, Path.touch])
def test_a_file_that_cannot_be_put_aside_stays(tmp_path: Path, monkeypatch, make) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "in use")

    make(tmp_path / "a")
    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(PermissionError, match="in use"):
        put_aside(tmp_path / "a")
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_the_size_of_a_large_file_is_named(tmp_path: Path) -> None:
    with (tmp_path / "a").open("wb") as file:
        file.truncate(2_500_000)
    with pytest.raises(NotReadError) as error:
        read_whole(tmp_path / "a", 2_499_999)
    assert error.value.message == Message("file-large", megabytes=decimal(2.5))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no files of unknown size")
def test_a_file_that_claims_to_be_empty_is_read_up_to_the_limit() -> None:
    path = Path("/proc/version")
    content = path.read_bytes()
    assert path.stat().st_size == 0
    assert read_whole(path, len(content)) == content
    with pytest.raises(NotReadError, match="file-large"):
        read_whole(path, len(content) - 1)


def test_a_file_of_exactly_the_age_is_not_swept(tmp_path: Path) -> None:
    path = tmp_path / ".a.part"
    path.touch()
    os.utime(path, (2000, 2000))
    sweep(tmp_path, 2000)
    assert path.exists()
    sweep(tmp_path, 2001)
    assert not path.exists()


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (NotReadError(Message("file-pipe")), Message("file-pipe")),
        (OSError(errno.ENOSPC, "No space left"), "No space left"),
        (OSError("odd"), "odd"),
        (OSError(), "OSError"),
        (ValueError("null byte"), "null byte"),
        (ValueError(), "ValueError"),
    ],
)
def test_every_error_has_a_reason(error: Exception, told: object) -> None:
    assert reason(error) == told


def test_rule_sets_are_kept_in_the_data_folder(tmp_path: Path) -> None:
    assert rule_sets_folder(tmp_path).parent == tmp_path
    assert rule_sets_folder().parent == data_folder()
    assert rule_sets_folder().name == rule_sets_folder(tmp_path).name


# -- locks


def test_a_lock_is_held_until_the_end_of_its_block(tmp_path: Path) -> None:
    path = tmp_path / "new" / "lock"
    other = Lock(path)
    with held(path, 1.0):
        assert not other.acquire()
    assert other.acquire()
    other.release()
    other.release()


def test_a_block_runs_without_a_lock_that_stays_taken(tmp_path: Path, monkeypatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(threading.Event, "wait", lambda _, pause: waits.append(pause))
    other, third = Lock(tmp_path / "lock"), Lock(tmp_path / "lock")
    assert other.acquire()
    with held(tmp_path / "lock", 0.5):
        pass
    assert sum(waits) == pytest.approx(0.5)
    assert not third.acquire(), "the other lock must not be released"
    other.release()


def test_a_block_runs_without_a_lock_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with held(tmp_path / "file" / "lock", 1.0):
        pass
    with held(tmp_path, 1.0):
        pass
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.posix
@pytest.mark.parametrize(
    ("number", "acquired", "working"),
    [
        (errno.EAGAIN, False, True),
        (errno.EACCES, False, True),
        (errno.ENOLCK, True, False),
        (errno.EOPNOTSUPP, True, False),
        (errno.EIO, True, True),
    ],
)
def test_a_file_system_without_locks_is_no_obstacle(
    tmp_path: Path, monkeypatch, number: int, acquired: bool, working: bool
) -> None:
    def refuse(_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(lock, "_lock", refuse)
    monkeypatch.setattr(lock, "_try_range", refuse)
    one = Lock(tmp_path / "lock")
    assert one.acquire() is acquired
    one.release()
    assert lock.locks_work(tmp_path) is working


def test_locks_work_in_a_usual_folder_but_not_in_a_missing_one(tmp_path: Path) -> None:
    assert lock.locks_work(tmp_path)
    assert lock.locks_work(tmp_path / "nowhere"), "another error says nothing about locks"
    assert not list(tmp_path.iterdir())
