from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra_desktop.model.rules.core.words.message import MessageError
from alhambra_desktop.views.app import entry
from alhambra_desktop.views.app.command_line import parse
from alhambra_desktop.views.storage.places import ID

posix = pytest.mark.skipif(sys.platform == "win32", reason="freedesktop.org's desktops only")


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return the folder for the entry on a simulated Linux system without tools that update caches."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda tool: None)
    monkeypatch.setattr(entry, "program", lambda: ["/home/ann/alhambra-desktop"])
    return tmp_path / "data"


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def line(text: str, key: str) -> str:
    return next(row for row in text.splitlines() if row.startswith(f"{key}=")).removeprefix(f"{key}=")


@posix
def test_the_entry_starts_this_program_with_icons_and_file_types(desk, capsys):
    assert entry.change_entry("install") == 0
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert str(desk / "applications") in said
    text = (desk / "applications" / f"{ID}.desktop").read_text(encoding="utf-8")
    assert line(text, "Exec") == "/home/ann/alhambra-desktop %f"
    assert line(text, "TryExec") == "/home/ann/alhambra-desktop"
    there = files_in(desk)
    assert f"mime/packages/{ID}.xml" in there
    assert f"icons/hicolor/16x16/apps/{ID}.png" in there
    assert "icons/hicolor/256x256/mimetypes/application-x-alhambra-record.png" in there


@posix
def test_only_installed_files_are_removed(desk, capsys):
    other = desk / "icons" / "hicolor" / "16x16" / "apps" / "other.png"
    other.parent.mkdir(parents=True)
    other.write_bytes(b"")
    save = desk / "alhambra-desktop" / "games" / "mine.alhambra"
    save.parent.mkdir(parents=True)
    save.write_bytes(b"")
    assert entry.change_entry("install") == 0
    assert entry.change_entry("remove") == 0
    assert "Saved games and settings were kept" in capsys.readouterr().out
    assert files_in(desk) == {other.relative_to(desk).as_posix(), save.relative_to(desk).as_posix()}
    assert not (desk / "applications").exists()
    assert entry.change_entry("remove") == 0
    assert capsys.readouterr().out == f"There is no menu entry of Alhambra Desktop in {desk}.\n"


@posix
@pytest.mark.parametrize(
    "path",
    [
        "/home/ann/alhambra-desktop",
        "/home/ann/my games/alhambra-desktop",
        '/home/ann/a"b`c$d\\e/50%/née/alhambra-desktop',
        "/tmp/'quoted' (x) & y;z/alhambra-desktop",
    ],
)
def test_any_program_path_is_quoted_correctly(path):
    text = entry.entry([path, "-m", "alhambra desktop"])
    # unescape the value first, then the quoting (a shell's double quotes), then the field codes
    value = line(text, "Exec").replace("\\\\", "\\")
    read = subprocess.run(["sh", "-c", f"printf '%s\\n' {value}"], capture_output=True, text=True, check=True)
    *words, code = [word.replace("%%", "%") for word in read.stdout.splitlines()]
    assert words == [path, "-m", "alhambra desktop"]
    assert code == "%f"
    assert line(text, "TryExec").replace("\\\\", "\\") == path


@posix
def test_caches_are_renewed_with_the_available_tools(desk, monkeypatch):
    calls: list[list[str]] = []

    def run(command, env, **_):
        calls.append([str(word) for word in command])
        assert env["LD_LIBRARY_PATH"] == "/the/users/own"
        assert (desk / "applications" / f"{ID}.desktop").exists()

    monkeypatch.setenv("LD_LIBRARY_PATH", "/the/bundle/_internal")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/the/users/own")
    monkeypatch.setattr(shutil, "which", lambda tool: f"/usr/bin/{tool}")
    monkeypatch.setattr(subprocess, "run", run)
    assert entry.change_entry("install") == 0
    database = ["update-desktop-database", "-q", str(desk / "applications")]
    assert calls == [database, ["update-mime-database", str(desk / "mime")]]
    (desk / "icons" / "hicolor" / "icon-theme.cache").touch()
    assert entry.change_entry("install") == 0
    assert calls[-1][0] == "gtk-update-icon-cache"


@posix
def test_an_unwritable_location_gives_a_one_line_error(desk, capsys):
    desk.parent.joinpath("data").write_text("a file, not a folder")
    assert entry.change_entry("install") == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert str(desk) in error


@posix
def test_a_missing_qt_library_gives_a_one_line_error(desk, monkeypatch, capsys):
    class Lacking:
        def find_spec(self, name, path=None, target=None):
            if name.endswith(".icon_files"):
                raise ImportError("libGL.so.1: cannot open shared object file")

    monkeypatch.delitem(sys.modules, "alhambra_desktop.views.art.icon_files", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Lacking(), *sys.meta_path])
    assert entry.change_entry("install") == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "libGL.so.1" in error


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_refer_to_the_installer(desk, monkeypatch, capsys, system):
    monkeypatch.setattr(sys, "platform", system)
    assert entry.change_entry("install") == 0
    assert "installer" in capsys.readouterr().out
    assert not desk.exists()


@posix
def test_a_packaged_program_leaves_the_entry_to_its_package(desk, monkeypatch, capsys):
    monkeypatch.setattr(entry, "program", lambda: ["/usr/lib/alhambra-desktop/alhambra-desktop"])
    assert entry.change_entry("install") == 0
    assert "package" in capsys.readouterr().out
    assert not desk.exists()
    monkeypatch.setattr(entry, "program", lambda: ["/usr/local/bin/alhambra-desktop"])
    assert entry.change_entry("install") == 0
    assert desk.exists()


@posix
def test_the_program_path_is_found_for_every_kind_of_start(monkeypatch, tmp_path):
    script = tmp_path / "alhambra-desktop"
    script.touch()
    monkeypatch.setattr(sys, "argv", [str(script)])
    assert entry.program() == [str(script)]
    monkeypatch.setattr(sys, "argv", ["/somewhere/alhambra_desktop/__main__.py"])
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python3"))
    assert entry.program() == [str(script)]
    script.unlink()
    assert entry.program() == [str(tmp_path / "python3"), "-m", "alhambra_desktop"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.delenv("APPIMAGE", raising=False)
    assert entry.program() == [str(tmp_path / "python3")]
    monkeypatch.setenv("APPIMAGE", "/home/ann/Alhambra.AppImage")
    assert entry.program() == ["/home/ann/Alhambra.AppImage"]


@posix
def test_a_relative_data_home_is_ignored(monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert entry.data_home() == Path.home() / ".local" / "share"


def test_the_command_line_accepts_only_one_entry_option():
    assert parse(["--install-entry"]).entry == "install"
    assert parse(["--remove-entry"]).entry == "remove"
    assert parse([]).entry is None
    with pytest.raises(MessageError, match="not allowed with"):
        parse(["--install-entry", "--remove-entry"])


@posix
def test_the_entry_needs_no_screen(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "alhambra_desktop", "--install-entry"],
        env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / ".local" / "share" / "applications" / f"{ID}.desktop").is_file()
