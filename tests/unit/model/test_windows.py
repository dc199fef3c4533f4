"""Behaviour specific to Windows and macOS, simulated."""

from __future__ import annotations

import ctypes
import errno
import importlib.util
import os
import sys
from io import FileIO
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from alhambra_desktop.model.files.saves import files, lock
from alhambra_desktop.model.files.saves.files import put_aside, sync_folder, write_atomically
from alhambra_desktop.model.files.saves.unfinished import UnfinishedGames
from alhambra_desktop.model.players import process_setup
from alhambra_desktop.model.workshop import task_pool


class Scanner:
    """A virus scanner that reads files: renaming or removing fails a number of times."""

    def __init__(self, patch: pytest.MonkeyPatch, refusals: int) -> None:
        self.refusals = refusals
        patch.setattr(files, "REFUSES_WHILE_READ", True)
        patch.setattr(files, "_PAUSES", (0.0,) * 6)
        for name in ("replace", "unlink"):
            patch.setattr(os, name, self._refusing(getattr(os, name)))

    def _refusing(self, do):
        def refuse(*arguments, **more):
            if self.refusals > 0:
                self.refusals -= 1
                raise PermissionError(errno.EACCES, "The process cannot access the file")
            return do(*arguments, **more)

        return refuse


def test_replacing_a_scanned_file_is_retried(tmp_path: Path, monkeypatch) -> None:
    path, previous = tmp_path / "a.alhambra", tmp_path / "a.alhambra.previous"
    path.write_bytes(b"old")
    scanner = Scanner(monkeypatch, 3)
    write_atomically(path, b"new", previous)
    assert scanner.refusals == 0
    assert (path.read_bytes(), previous.read_bytes()) == (b"new", b"old")
    assert len(list(tmp_path.iterdir())) == 2


def test_a_file_that_stays_in_use_keeps_its_content(tmp_path: Path, monkeypatch) -> None:
    path = tmp_path / "a.alhambra"
    path.write_bytes(b"old")
    Scanner(monkeypatch, 1000)
    with pytest.raises(PermissionError, match="cannot access"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"


def test_permission_errors_are_not_retried_on_other_systems(tmp_path: Path, monkeypatch) -> None:
    scanner = Scanner(monkeypatch, 1000)
    monkeypatch.setattr(files, "REFUSES_WHILE_READ", False)
    with pytest.raises(PermissionError):
        write_atomically(tmp_path / "a.alhambra", b"new")
    assert scanner.refusals == 1000 - 2  # one refusal to rename, one to remove the partial file


def test_scanned_files_can_be_put_aside_and_removed(tmp_path: Path, monkeypatch) -> None:
    games = UnfinishedGames(tmp_path)
    path = games.new_path()
    path.write_bytes(b"")
    settings = tmp_path / "settings.json"
    settings.write_bytes(b"broken")
    Scanner(monkeypatch, 2)
    assert put_aside(settings).read_bytes() == b"broken"
    Scanner(monkeypatch, 2)
    games.forget(path)
    assert not path.exists()
    games.release()


def test_a_disk_without_hard_links_keeps_a_backup(tmp_path: Path, monkeypatch) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    path, previous = tmp_path / "a.alhambra", tmp_path / "a.alhambra.previous"
    path.write_bytes(b"old")
    write_atomically(path, b"new", previous)
    assert (path.read_bytes(), previous.read_bytes()) == (b"new", b"old")


def test_a_disk_that_cannot_sync_folders_raises_no_error(tmp_path: Path, monkeypatch) -> None:
    def refuse(_: int) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(os, "fsync", refuse)
    sync_folder(tmp_path)


@pytest.mark.parametrize("name", ["Unfinished/7.alhambra", "LAST FINISHED GAME.alhambra"])
def test_owned_files_are_recognised_regardless_of_case(tmp_path: Path, name: str) -> None:
    games = UnfinishedGames(tmp_path)
    assert games.owns(tmp_path / name)
    assert not games.owns(tmp_path / "games" / "7.alhambra")
    games.release()


def test_owned_files_are_recognised_in_decomposed_unicode(tmp_path: Path) -> None:
    games = UnfinishedGames(tmp_path / "J\u00e1t\u00e9k")
    assert games.owns(tmp_path / "Ja\u0301te\u0301k" / "unfinished" / "1.alhambra")
    games.release()


# -- locks


class Msvcrt(ModuleType):
    """Stand-in for msvcrt: a second lock is refused, and closing a file releases nothing."""

    LK_NBLCK, LK_UNLCK = 2, 0

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.locked: set[int] = set()

    def locking(self, descriptor: int, mode: int, count: int) -> None:
        file = os.fstat(descriptor).st_ino
        assert count == 1
        if mode == self.LK_UNLCK:
            self.locked.remove(file)
        elif file in self.locked:
            raise PermissionError(errno.EACCES, "Permission denied")
        else:
            self.locked.add(file)


@pytest.fixture
def windows_lock(monkeypatch) -> ModuleType:
    """The lock module as imported on Windows."""
    monkeypatch.setitem(sys.modules, "msvcrt", Msvcrt())
    spec = importlib.util.spec_from_file_location("windows_lock", lock.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setattr(sys, "platform", "win32")
    spec.loader.exec_module(module)
    return module


def test_a_windows_lock_is_exclusive_until_released(windows_lock, tmp_path: Path) -> None:
    first, second = windows_lock.Lock(tmp_path / "lock"), windows_lock.Lock(tmp_path / "lock")
    assert first.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire()
    second.release()


def test_releasing_an_unheld_lock_is_harmless(windows_lock, tmp_path: Path) -> None:
    one = windows_lock.Lock(tmp_path / "lock")
    one.release()
    assert one.acquire()
    one.release()
    one.release()


def test_a_lock_is_closed_even_if_unlocking_fails(tmp_path: Path, monkeypatch) -> None:
    def refuse(_: FileIO) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    one = lock.Lock(tmp_path / "lock")
    assert one.acquire()
    monkeypatch.setattr(lock, "_unlock", refuse)
    one.release()
    monkeypatch.undo()
    assert one.acquire()
    one.release()


# -- processes


def test_a_pool_on_windows_has_at_most_61_processes(monkeypatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 128)
    assert task_pool.LocalPool().jobs == 128
    monkeypatch.setattr(sys, "platform", "win32")
    assert task_pool.LocalPool().jobs == 61
    assert task_pool.LocalPool(7).jobs == 7


def test_lower_priority_uses_a_64_bit_handle_on_windows(monkeypatch) -> None:
    asked: list[tuple[int, int]] = []

    class Function(SimpleNamespace):
        def __call__(self, *arguments: int) -> int | None:
            return self.does(*arguments)

    current: Any = Function(does=lambda: 0xFFFF_FFFF_FFFF_FFFF if current.restype is ctypes.c_void_p else -1)
    kernel = SimpleNamespace(
        GetCurrentProcess=current, SetPriorityClass=Function(does=lambda *given: asked.append(given))
    )
    current.restype = ctypes.c_int
    monkeypatch.setattr(ctypes, "WinDLL", lambda name: {"kernel32": kernel}[name], raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    process_setup.lower_priority()
    assert asked == [(0xFFFF_FFFF_FFFF_FFFF, process_setup.BELOW_NORMAL_PRIORITY_CLASS)]
    assert kernel.SetPriorityClass.argtypes == [ctypes.c_void_p, ctypes.c_uint32]
