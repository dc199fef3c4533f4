from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Protocol

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

SCRIPT = Path(__file__).resolve().parents[3] / "installer" / "check_system.py"


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script on a Debian 12 with nothing missing, run by an ordinary user."""
    spec = importlib.util.spec_from_file_location("check_system", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module.sys, "platform", "linux")
    monkeypatch.setattr(module, "is_present", lambda need: True)
    monkeypatch.setattr(module, "may_install", lambda: False)
    monkeypatch.setattr(module, "os_release", lambda: {"ID": "debian", "VERSION_ID": "12"})
    monkeypatch.setattr(module.shutil, "which", lambda name: f"/usr/bin/{name}")
    return module


class Need(Protocol):
    """A requirement of the script."""

    @property
    def name(self) -> str: ...


def present_except(*names: str) -> Callable[[Need], bool]:
    return lambda need: need.name not in names


def test_old_python_versions_can_parse_the_script() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 8))


@pytest.mark.parametrize("purpose", ["run", "test", "bundle"])
def test_nothing_is_printed_if_nothing_is_missing(
    script: ModuleType, purpose: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert script.main([purpose]) == 0
    assert capsys.readouterr() == ("", "")


def test_all_missing_packages_are_listed_in_one_line(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        script, "is_present", present_except("libGL.so.1", "libglib-2.0.so.0", "libxcb-icccm.so.4")
    )
    assert script.main(["run"]) == 1
    assert capsys.readouterr().err == (
        "Missing system packages: "
        "sudo apt-get install --no-install-recommends libgl1 libglib2.0-0 libxcb-icccm4\n"
    )


def test_an_empty_system_gets_the_whole_list(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "is_present", lambda need: False)
    monkeypatch.setattr(script.sys, "executable", "/usr/bin/python3")
    assert script.main(["run"]) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    for package in ("python3-venv", "libgl1", "libegl1", "libxkbcommon0", "libdbus-1-3", "libfontconfig1"):
        assert f" {package}" in error
    assert "libxcb-cursor0" in error
    assert "xvfb" not in error


@pytest.mark.parametrize(
    ("release", "package"),
    [
        ({"ID": "debian", "VERSION_ID": "12"}, "libglib2.0-0"),
        ({"ID": "debian", "VERSION_ID": "13"}, "libglib2.0-0t64"),
        ({"ID": "debian"}, "libglib2.0-0t64"),
        ({"ID": "ubuntu", "VERSION_ID": "22.04"}, "libglib2.0-0"),
        ({"ID": "ubuntu", "VERSION_ID": "24.04"}, "libglib2.0-0t64"),
        ({}, "libglib2.0-0"),
    ],
)
def test_the_package_name_of_glib_depends_on_the_release(
    script: ModuleType, release: dict[str, str], package: str
) -> None:
    glib = [need for need in script.QT if need.name == "libglib-2.0.so.0"]
    assert script.packages(glib, release) == [package]


def test_packages_for_a_virtual_screen_are_optional(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "is_present", present_except("libxcb-icccm.so.4", "Xvfb", "xdotool"))
    assert script.main(["test"]) == 0
    out, err = capsys.readouterr()
    assert out == (
        "Optional, for the tests on a virtual screen: "
        "sudo apt-get install --no-install-recommends libxcb-icccm4 xvfb xdotool\n"
    )
    assert err == ""


def test_root_installs_missing_packages(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls: list[list[str]] = []

    def call(line: list[str], **_: object) -> int:
        calls.append(line)
        if "install" in line:
            monkeypatch.setattr(script, "is_present", lambda need: True)
        return 0

    monkeypatch.setattr(script, "may_install", lambda: True)
    monkeypatch.setattr(script, "is_present", present_except("libEGL.so.1", "libfontconfig.so.1"))
    monkeypatch.setattr(script.subprocess, "call", call)
    assert script.main(["run"]) == 0
    assert [line[:2] for line in calls] == [["apt-get", "update"], ["apt-get", "install"]]
    assert calls[1][-2:] == ["libegl1", "libfontconfig1"]
    assert capsys.readouterr().err == ""


def test_a_failed_installation_is_reported(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "may_install", lambda: True)
    monkeypatch.setattr(script, "is_present", present_except("libEGL.so.1"))
    monkeypatch.setattr(script.subprocess, "call", lambda *_, **__: 100)
    assert script.main(["run"]) == 1
    assert "libegl1" in capsys.readouterr().err


def test_libraries_are_listed_without_apt(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script.shutil, "which", lambda name: None)
    monkeypatch.setattr(script, "is_present", present_except("libGL.so.1", "libxcb-cursor.so.0"))
    assert script.main(["run"]) == 1
    assert "the packages with libGL.so.1, libxcb-cursor.so.0" in capsys.readouterr().err


def test_an_old_python_version_is_reported(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script.sys, "version_info", (3, 9, 2, "final", 0))
    assert script.main(["run"]) == 1
    error = capsys.readouterr().err
    assert "needs Python 3.11 or newer" in error
    assert "3.9.2" in error


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_other_systems_need_no_packages(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], platform: str
) -> None:
    monkeypatch.setattr(script.sys, "platform", platform)
    monkeypatch.setattr(script, "is_present", lambda need: False)
    assert script.main(["run"]) == 0
    assert "no additional packages" in capsys.readouterr().out


def test_an_unknown_purpose_is_refused(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main(["fly"]) == 2
    assert "usage" in capsys.readouterr().err


def test_os_release_is_read_without_quotes(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("check_system", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    file = tmp_path / "os-release"
    file.write_text('ID=debian\nVERSION_ID="13"\n\n', encoding="utf-8")
    assert module.os_release(str(file)) == {"ID": "debian", "VERSION_ID": "13"}
    assert module.os_release(str(tmp_path / "none")) == {}
    assert module.is_present(module.Need("program", "surely-no-such-program", "x")) is False
    assert module.is_present(module.Need("library", "libsurely-none.so.9", "x")) is False
    assert module.is_present(module.Need("module", "json", "x")) is True


def test_the_bundle_requires_every_library_it_contains(script: ModuleType) -> None:
    """A missing library would only fail the packaging at its end, after many minutes."""
    needed, _ = script.needs_for("bundle")
    assert {*script.QT, *script.WINDOW, *script.WAYLAND} <= set(needed)
