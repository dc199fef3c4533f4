"""Pictures cached on disk."""

from __future__ import annotations

import os
import zlib
from operator import attrgetter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor

from alhambra_desktop.views import art
from alhambra_desktop.views.art import picture_files
from alhambra_desktop.views.art.cache import BUDGET, FaceCache, PictureStore
from alhambra_desktop.views.art.picture_files import PictureFiles

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "pictures"


def garden(files: PictureFiles, monkeypatch: pytest.MonkeyPatch, size: float = 60):
    """Return the picture of a tile after a new start, and whether the tile had to be painted for it."""
    painted = []

    def paint(*what):
        painted.append(what)
        return tile(*what)

    tile = art.paint_tile
    with monkeypatch.context() as patch:
        patch.setattr(FaceCache, "files", files)
        patch.setattr(FaceCache, "store", PictureStore(BUDGET))
        patch.setattr(art, "paint_tile", paint)
        picture = FaceCache().tile("garden", 9, "NW", size, 1.5)
    files.write()
    return picture, bool(painted)


def test_a_stored_picture_is_loaded_unchanged(folder, monkeypatch):
    first, painted = garden(PictureFiles(folder), monkeypatch)
    second, again = garden(PictureFiles(folder), monkeypatch)
    assert painted
    assert not again
    assert first.toImage() == second.toImage()
    assert first.toImage().format() == second.toImage().format()
    assert second.devicePixelRatio() == 1.5


def test_each_size_is_stored_separately(folder, monkeypatch):
    garden(PictureFiles(folder), monkeypatch)
    _, painted = garden(PictureFiles(folder), monkeypatch, 61)
    assert painted


@pytest.mark.parametrize("what", ["__version__", "_painters"])
def test_another_program_version_paints_again(folder, monkeypatch, what):
    garden(PictureFiles(folder), monkeypatch)
    monkeypatch.setattr(picture_files, what, "9.9" if what == "__version__" else lambda: 1)
    _, painted = garden(PictureFiles(folder), monkeypatch)
    assert painted


@pytest.mark.parametrize(
    "spoil",
    [
        lambda content: b"",
        lambda content: content[:7],
        lambda content: content[:-1],
        lambda content: content + b"\0",
        lambda content: b"X" + content[1:],
        lambda content: content[:-40] + bytes(40),
        lambda content: content[:8] + b"\xff\xff\xff\xff" + content[12:],
    ],
)
def test_a_damaged_file_is_painted_and_written_again(folder, monkeypatch, spoil):
    first, _ = garden(PictureFiles(folder), monkeypatch)
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    file.write_bytes(spoil(whole))
    second, painted = garden(PictureFiles(folder), monkeypatch)
    assert painted
    assert second.toImage() == first.toImage()
    assert file.read_bytes() == whole


def test_a_picture_with_a_colliding_file_name_is_not_used(folder, monkeypatch):
    garden(PictureFiles(folder), monkeypatch)
    monkeypatch.setattr(zlib, "crc32", lambda name: 1)
    garden(PictureFiles(folder), monkeypatch, 61)
    _, painted = garden(PictureFiles(folder), monkeypatch, 62)
    assert painted


def test_pictures_are_painted_without_a_writable_folder(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    files = PictureFiles(tmp_path / "file" / "pictures")
    picture, painted = garden(files, monkeypatch)
    assert painted
    assert not picture.isNull()


def test_the_oldest_files_are_deleted_first(folder, monkeypatch):
    for number, size in enumerate((60, 61, 62)):
        garden(PictureFiles(folder, 80_000), monkeypatch, size)
        for file in folder.iterdir():
            status = file.stat()
            os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns - number * 10**9))
    assert sum(file.stat().st_size for file in folder.iterdir()) <= 80_000
    assert not garden(PictureFiles(folder), monkeypatch, 62)[1]


def test_pictures_painted_after_writing_began_are_not_stored(folder, monkeypatch):
    files = PictureFiles(folder)
    garden(files, monkeypatch)
    garden(files, monkeypatch, 61)
    assert len(list(folder.iterdir())) == 1


def test_pictures_of_a_game_are_not_stored(folder, monkeypatch):
    files = PictureFiles(folder)
    with monkeypatch.context() as patch:
        patch.setattr(FaceCache, "files", files)
        patch.setattr(FaceCache, "store", PictureStore(BUDGET))
        FaceCache().picture("a name", 10, 10, 1, lambda painter: painter.fillRect(0, 0, 9, 9, QColor("red")))
        FaceCache().edges("wall", art.paint_city_walls, {(0, 0): "NW"}, 40)
    files.write()
    assert not folder.exists()


def test_a_seat_mark_is_stored(folder, monkeypatch):
    painted = []

    def mark(files):
        with monkeypatch.context() as patch:
            patch.setattr(FaceCache, "files", files)
            patch.setattr(FaceCache, "store", PictureStore(BUDGET))
            picture = FaceCache().mark(("seat", "red", 9), 24, 1.25, painted.append)
        files.write()
        return picture

    first, second = mark(PictureFiles(folder)), mark(PictureFiles(folder))
    assert len(painted) == 1
    assert second.toImage() == first.toImage()
    assert second.devicePixelRatio() == 1.25


def test_every_lazy_name_of_the_package_is_found():
    for name in dir(art):
        assert getattr(art, name) is not None
    with pytest.raises(AttributeError, match="nothing"):
        attrgetter("nothing")(art)
