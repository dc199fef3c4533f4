"""Icons for Linux desktops, Windows and macOS."""

from __future__ import annotations

import importlib.util
import struct
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from alhambra_desktop.views.art.emblem import SIZES

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

SCRIPT = Path(__file__).resolve().parents[3] / "installer" / "make_icons.py"


@pytest.fixture(scope="module")
def script() -> Any:
    spec = importlib.util.spec_from_file_location("make_icons", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def folder(script: Any, qtbot: QtBot, tmp_path: Path) -> Path:
    """A folder with all icons."""
    script.make(tmp_path)
    return tmp_path


def picture(data: bytes) -> QImage:
    """Decode a PNG of an icon file."""
    return QImage.fromData(data, "PNG")  # type: ignore[arg-type]  # PySide6 wants the opposite


def test_each_icon_has_every_size_and_an_svg(script: Any, folder: Path) -> None:
    for name in script.ICONS:
        for size in SIZES:
            found = QImage(str(folder / "hicolor" / f"{size}x{size}" / f"{name}.png"))
            assert (found.width(), found.height()) == (size, size)
            assert found.pixelColor(0, 0).alpha() == 0  # transparent corners
        assert QSvgRenderer(str(folder / "hicolor" / "scalable" / f"{name}.svg")).isValid()


def test_the_smallest_icon_shows_a_light_fountain_on_red(folder: Path) -> None:
    name = "apps/io.github.alhambra_desktop.AlhambraDesktop.png"
    found = QImage(str(folder / "hicolor" / "16x16" / name))
    colours = [found.pixelColor(x, y).name() for y in range(16) for x in range(16)]
    assert colours.count("#fff8e6") >= 20
    assert colours.count("#7a2331") >= 30
    assert colours.count("#e3b54a") >= 20


def test_the_windows_icon_has_correct_offsets(script: Any, folder: Path) -> None:
    data = (folder / "alhambra-desktop.ico").read_bytes()
    count = struct.unpack_from("<HHH", data)[2]
    sides = []
    for at in range(6, 6 + 16 * count, 16):
        width, height, *_, length, offset = struct.unpack_from("<BBBBHHII", data, at)
        found = picture(data[offset : offset + length])
        assert (found.width() % 256, found.height() % 256) == (width, height)
        sides.append(found.width())
    assert sides == list(script.WINDOWS)


def test_the_macos_icon_has_every_size(script: Any, folder: Path) -> None:
    data = (folder / "alhambra-desktop.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    found, at = {}, 8
    while at < len(data):
        kind, length = struct.unpack_from(">4sI", data, at)
        found[kind] = picture(data[at + 8 : at + length]).width()
        at += length
    assert found == script.MACINTOSH


def test_a_wrong_call_prints_the_usage(script: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main([]) == 2
    assert capsys.readouterr().err == "usage: make_icons.py FOLDER\n"
