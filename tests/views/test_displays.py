from __future__ import annotations

import socket
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app import displays
from alhambra_desktop.views.app.app import run
from alhambra_desktop.views.app.displays import display_fault
from alhambra_desktop.words import say

VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR")


@pytest.fixture(autouse=True)
def no_display(monkeypatch):
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def listening(tmp_path):
    """Return the path of a socket that accepts connections and never responds."""
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "socket"))
        server.listen()
        yield str(tmp_path / "socket")


NOBODYS = ":60000"
"""A display that no X server can have: its port would be above 65535."""


def test_without_any_display_there_is_no_screen():
    assert display_fault() == Message("display-none")


@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": NOBODYS},
        {"DISPLAY": "not a display"},
        {"WAYLAND_DISPLAY": "wayland-77"},
        {"WAYLAND_DISPLAY": "wayland-77", "DISPLAY": NOBODYS},
        {"QT_QPA_PLATFORM": "xcb"},
        {"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": NOBODYS},
    ],
)
def test_an_unresponsive_display_is_named(monkeypatch, environment):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    fault = say(display_fault())
    assert "does not respond" in fault
    assert environment.get("DISPLAY", "") in fault
    assert "\n" not in fault


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600", "xcb;offscreen"])
def test_a_platform_without_a_display_needs_none(monkeypatch, platform):
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    assert display_fault() is None


@pytest.mark.parametrize("platform", ["nonsense", "nonsense:size=1x1;rubbish", ";"])
def test_an_unknown_platform_is_named(monkeypatch, platform):
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    fault = say(display_fault())
    assert f"QT_QPA_PLATFORM={platform} is not one of Qt’s platforms" in fault
    assert ", offscreen" in fault


def test_an_unknown_platform_does_not_replace_an_unresponsive_display(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense;xcb")
    assert "does not respond" in say(display_fault())


def test_every_platform_of_qt_is_accepted(monkeypatch):
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    files = {path.stem.removeprefix("lib").removeprefix("q") for path in folder.iterdir()}
    monkeypatch.setattr(displays, "_answers", lambda _: True)
    for name in [*files, "wayland-egl", "XCB", "offscreen:enable_fonts"]:
        monkeypatch.setenv("QT_QPA_PLATFORM", name)
        assert display_fault() is None, name


def test_platforms_in_other_folders_count_and_unknown_ones_are_accepted(monkeypatch, tmp_path, qapp):
    paths = QCoreApplication.libraryPaths()
    monkeypatch.setattr(QCoreApplication, "libraryPaths", lambda: [str(tmp_path)])
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen;nonsense")
    assert display_fault() is None
    monkeypatch.setenv("QT_QPA_PLATFORM_PLUGIN_PATH", str(Path(paths[0], "platforms")))
    assert display_fault() is None
    monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense")
    assert "is not one of Qt’s platforms" in say(display_fault())


def test_the_program_ends_with_an_error_for_an_unknown_platform(monkeypatch, capsys):
    monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense")
    assert run([]) == 1
    said = capsys.readouterr().err
    assert said.startswith("alhambra-desktop: QT_QPA_PLATFORM=nonsense is not one of Qt’s platforms")


def test_a_wayland_display_is_detected_by_its_socket(monkeypatch, listening):
    monkeypatch.setenv("WAYLAND_DISPLAY", listening)
    assert display_fault() is None


def test_a_server_that_accepts_but_stays_silent_is_unresponsive(monkeypatch, listening):
    monkeypatch.setattr(displays, "TIMEOUT", 0.05)
    monkeypatch.setenv("DISPLAY", listening)
    assert "does not respond" in say(display_fault())
