from __future__ import annotations

import os
from pathlib import Path

import pytest

from alhambra_desktop.model.files.saves.files import PART, put_aside, read_whole, sweep, write_atomically
from alhambra_desktop.model.files.saves.lock import Lock


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
