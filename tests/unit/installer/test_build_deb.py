from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra_desktop import __version__

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux only")
CHANGES = """\
# Changelog

## [0.3.0] - unreleased

### Added

- One thing that is told in a line so long that it does not fit into the lines of a Debian changelog
  and is broken.

### Fixed

- *Game > Save* with `code`.

## [0.2.0]

- Old.
"""


@pytest.fixture
def deb(installer_module):
    return installer_module("build_deb")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A bundle like PyInstaller's, with symlinks and restrictive permissions."""
    folder = tmp_path / "bundle"
    inner = folder / "_internal"
    (inner / "PySide6" / "lib").mkdir(parents=True)
    for name in ("alhambra-desktop", "_internal/PySide6/lib/libQt6Core.so.6", "_internal/LICENSE"):
        (folder / name).write_bytes(b"content of " + name.encode())
    (inner / "libQt6Core.so.6").symlink_to("PySide6/lib/libQt6Core.so.6")
    (folder / "alhambra-desktop").chmod(0o700)
    (inner / "LICENSE").chmod(0o600)
    return folder


@pytest.fixture
def icons(tmp_path: Path) -> Path:
    path = tmp_path / "icons" / "hicolor" / "16x16" / "apps" / "icon.png"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"PNG")
    return tmp_path / "icons"


def test_the_newest_changelog_section_is_converted_for_debian(deb):
    told = deb.debian_changelog(CHANGES, 1_700_000_000)
    assert told.splitlines()[0] == "alhambra-desktop (0.3.0) unstable; urgency=medium"
    assert "  * Game > Save with code." in told
    assert "Old" not in told
    assert max(len(line) for line in told.splitlines() if line.startswith("  ")) <= 80
    assert told.endswith("Tue, 14 Nov 2023 22:13:20 +0000\n")


def test_a_changelog_without_versions_is_refused(deb):
    with pytest.raises(deb.usr_tree.TreeError, match="no heading"):
        deb.debian_changelog("# Changelog\n", 0)


@linux
def test_the_same_bundle_gives_the_same_package(deb, installer_module, bundle, icons, tmp_path, monkeypatch):
    if shutil.which("dpkg-deb") is None:
        pytest.skip("not installed: dpkg-deb")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setattr(deb, "works", lambda _: installer_module("licences").own_works())
    monkeypatch.setattr(deb, "system_requirements", lambda _: ([], "2.35"))
    first = deb.build(bundle, icons, tmp_path / "one")
    (bundle / "_internal" / "LICENSE").touch()
    (bundle / "_internal" / "LICENSE").chmod(0o644)
    second = deb.build(bundle, icons, tmp_path / "two")
    assert first.read_bytes() == second.read_bytes()
    assert first.name.startswith(f"alhambra-desktop_{__version__}_")

    tree = tmp_path / "tree"
    subprocess.run(["dpkg-deb", "--raw-extract", str(first), str(tree)], check=True)
    control = (tree / "DEBIAN" / "control").read_text(encoding="utf-8")
    assert "Depends: libc6 (>= 2.35)\n" in control
    program = tree / "usr" / "bin" / "alhambra-arena"
    assert program.resolve() == tree / "usr" / "lib" / "alhambra-desktop" / "alhambra-desktop"
    assert program.stat().st_mode & 0o777 == 0o755
    inner = tree / "usr" / "lib" / "alhambra-desktop" / "_internal"
    assert (inner / "libQt6Core.so.6").is_symlink()
    assert (inner / "LICENSE").stat().st_mode & 0o777 == 0o644
    share = tree / "usr" / "share"
    assert len(list(share.glob("man/man6/*.6.gz"))) == 5
    assert gzip.decompress((share / "doc/alhambra-desktop/changelog.gz").read_bytes())
    assert (share / "doc/alhambra-desktop/licences/Alhambra-Desktop/LICENSE").is_file()
    for place in ("applications/*.desktop", "metainfo/*.metainfo.xml", "mime/packages/*.xml"):
        assert len(list(share.glob(place))) == 1
    done = subprocess.run(["md5sum", "--check", "--quiet", "DEBIAN/md5sums"], cwd=tree, check=False)
    assert done.returncode == 0


@linux
def test_an_error_of_dpkg_becomes_one_sentence(deb, monkeypatch, tmp_path):
    if shutil.which("dpkg-deb") is None:
        pytest.skip("not installed: dpkg-deb")
    with pytest.raises(deb.usr_tree.TreeError, match=r"dpkg-deb could not make .*\.deb: .+"):
        deb.pack(tmp_path / "nothing", tmp_path / "x.deb", 0)


@linux
def test_missing_input_is_reported_in_one_line(deb, tmp_path, bundle, capsys):
    nothing = ["--bundle", str(tmp_path / "none"), "--icons", str(tmp_path), "--out", str(tmp_path)]
    assert deb.main(nothing) == 1
    assert "make bundle" in capsys.readouterr().err
    assert deb.main(["--bundle", str(bundle), "--icons", str(tmp_path)]) == 1
    error = capsys.readouterr().err
    assert "make icons" in error
    assert error.count("\n") == 1


def test_file_time_is_source_date_epoch_or_the_last_commit(deb, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "12345")
    assert deb.usr_tree.file_time() == 12345
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert deb.usr_tree.file_time() > 1_700_000_000
