from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux only")

COMMANDS = ("alhambra-desktop", "alhambra-arena", "alhambra-check", "alhambra-puzzles", "alhambra-train")
PROGRAM = """\
#!/bin/sh
# stand-in for the program: writes its arguments to a file
echo "$0 $*" >>"$HOME/asked"
[ -e "$(dirname "$0")/_internal/broken" ] && exit 1
exit 0
"""


@pytest.fixture
def unpacked(installer_module, monkeypatch, tmp_path: Path) -> Path:
    """The unpacked archive of a stand-in program that records its arguments."""
    tarball = installer_module("build_tarball")
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "_internal" / "LICENSE").touch()
    (bundle / "alhambra-desktop").write_text(PROGRAM)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setattr(tarball, "system_requirements", lambda _: (["libz.so.1", "libglib-2.0.so.0"], "2.35"))
    both = ["libc6 (>= 2.35)", "libglib2.0-0t64 | libglib2.0-0", "zlib1g"]
    monkeypatch.setattr(tarball, "depends", lambda *_: both)
    monkeypatch.setattr(tarball.licences, "works", lambda _: tarball.licences.own_works())
    archive = tarball.build(bundle, tmp_path / "one")
    again = tarball.build(bundle, tmp_path / "two")
    assert archive.read_bytes() == again.read_bytes()
    subprocess.run(["tar", "-C", str(tmp_path), "-xzf", str(archive)], check=True)
    return tmp_path / archive.name.removesuffix(".tar.gz")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home of a player"
    folder.mkdir()
    return folder


def run(script: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    command = ["sh", str(script), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_the_readme_lists_packages_by_names_of_every_release(unpacked):
    text = (unpacked / "README").read_text(encoding="utf-8")
    assert "sudo apt install libglib2.0-0 zlib1g\n" in text
    assert "glibc 2.35 or newer" in text
    assert "@" not in text


def test_uninstalling_leaves_only_files_of_the_user(unpacked, home):
    save = home / ".local" / "share" / "alhambra-desktop" / "games" / "mine.alhambra"
    save.parent.mkdir(parents=True)
    save.touch()
    done = run(unpacked / "install.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    folder = home / ".local" / "opt" / "alhambra-desktop"
    for command in COMMANDS:
        assert (home / ".local" / "bin" / command).resolve() == folder / "alhambra-desktop"
        assert (home / ".local" / "share" / "man" / "man6" / f"{command}.6.gz").is_file()
    assert (folder / "licences" / "README").is_file()
    assert (home / "asked").read_text().splitlines()[-1] == f"{folder}/alhambra-desktop --install-entry"
    assert "add " in done.stdout  # ~/.local/bin is not in this PATH

    done = run(folder / "uninstall.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    assert (home / "asked").read_text().splitlines()[-1] == f"{folder}/alhambra-desktop --remove-entry"
    left = [path for path in home.rglob("*") if not path.is_dir()]
    assert sorted(left) == sorted([home / "asked", save])
    assert not folder.exists()


def test_installing_replaces_an_older_version_completely(unpacked, home, tmp_path):
    place = tmp_path / "a place"
    assert run(unpacked / "install.sh", home, "--prefix", str(place)).returncode == 0
    (place / "_internal" / "old.so").touch()
    assert run(unpacked / "install.sh", home, "--prefix", str(place)).returncode == 0
    assert not (place / "_internal" / "old.so").exists()
    assert (home / ".local" / "bin" / "alhambra-arena").resolve() == place / "alhambra-desktop"


def test_a_version_that_does_not_run_keeps_the_older_one(unpacked, home):
    assert run(unpacked / "install.sh", home).returncode == 0
    (unpacked / "alhambra-desktop" / "_internal" / "broken").touch()
    done = run(unpacked / "install.sh", home)
    assert done.returncode == 1
    assert "does not run on this system" in done.stderr
    opt = home / ".local" / "opt"
    assert [path.name for path in opt.iterdir()] == ["alhambra-desktop"]
    assert not (opt / "alhambra-desktop" / "_internal" / "broken").exists()


def test_files_of_others_are_left_unchanged(unpacked, home):
    foreign = home / ".local" / "bin" / "alhambra-arena"
    foreign.parent.mkdir(parents=True)
    foreign.write_text("somebody's")
    folder = home / ".local" / "opt" / "alhambra-desktop"
    done = run(unpacked / "install.sh", home)
    assert "was not changed" in done.stdout
    (folder / "notes.txt").write_text("mine")
    assert run(folder / "uninstall.sh", home).returncode == 0
    assert foreign.read_text() == "somebody's"
    assert [path.name for path in folder.iterdir()] == ["notes.txt"]
    done = run(unpacked / "install.sh", home)
    assert done.returncode == 1
    assert "was not created by this script" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_folder_beside_the_program_is_left_unchanged(unpacked, home):
    mine = home / "games.new" / "mine.txt"
    mine.parent.mkdir()
    mine.write_text("mine")
    for _ in range(2):
        done = run(unpacked / "install.sh", home, "--prefix", f"{home}/games/")
        assert (done.returncode, done.stderr) == (0, "")
        assert (home / "games").stat().st_mode & 0o777 == 0o755
        visible = sorted(path.name for path in home.iterdir() if not path.name.startswith("."))
        assert visible == ["asked", "games", "games.new"]
    assert mine.read_text() == "mine"


@pytest.mark.parametrize("script", ["install.sh", "uninstall.sh"])
def test_scripts_print_their_usage(unpacked, home, script):
    done = run(unpacked / script, home, "--help")
    assert done.returncode == 0
    assert "Usage: " in done.stdout
    assert not (home / ".local").exists()


def test_uninstalling_from_the_unpacked_archive_removes_nothing(unpacked, home):
    done = run(unpacked / "uninstall.sh", home)
    assert done.returncode == 1
    assert "Run the uninstall.sh in its folder" in done.stderr
    assert (unpacked / "alhambra-desktop" / "alhambra-desktop").exists()
