from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux only")

PACKER = """\
#!/bin/sh
# stand-in for appimagetool: the image is the bootloader and a list of the files
for last; do :; done
while [ "$1" != --runtime-file ]; do shift; done
cat "$2" >"$last"
(cd "$3" && find . | sort) >>"$last"
"""


@pytest.fixture
def appimage(installer_module):
    return installer_module("build_appimage")


@pytest.fixture
def tools(appimage, monkeypatch, tmp_path: Path) -> Path:
    """Stand-ins for the tools, pinned like the real ones."""
    folder, source = tmp_path / "tools", tmp_path / "server"
    source.mkdir()
    pins = {}
    for name, content in (("appimagetool", PACKER), ("runtime", "bootloader\n")):
        (source / name).write_text(content)
        digest = hashlib.sha256(content.encode()).hexdigest()
        pins[name] = {"url": (source / name).as_uri(), "sha256": digest}
    (tmp_path / "pins.json").write_text(json.dumps(pins))
    monkeypatch.setattr(appimage, "PINS", tmp_path / "pins.json")
    return folder


@pytest.fixture
def arguments(appimage, installer_module, monkeypatch, tmp_path: Path, tools: Path) -> list[str]:
    """Arguments for a bundle with a stand-in program, and icons."""
    bundle, icons = tmp_path / "bundle", tmp_path / "icons"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "alhambra-desktop").write_text("#!/bin/sh\necho it runs\n")
    icon = icons / "hicolor" / "256x256" / "apps" / f"{appimage.ID}.png"
    icon.parent.mkdir(parents=True)
    icon.write_bytes(b"PNG")
    monkeypatch.setattr(appimage, "works", lambda _: installer_module("licences").own_works())
    monkeypatch.setattr(appimage, "MACHINE", os.uname().machine)
    folders = {"bundle": bundle, "icons": icons, "out": tmp_path / "out", "tools": tools}
    return [word for name, path in folders.items() for word in (f"--{name}", str(path))]


def test_the_image_is_packed_with_the_pinned_tools(appimage, arguments, tmp_path):
    assert appimage.main(arguments) == 0
    image = next((tmp_path / "out").glob("*.AppImage"))
    inside = image.read_text().splitlines()
    assert inside[0] == "bootloader"
    for name in (
        "AppRun",
        ".DirIcon",
        f"{appimage.ID}.desktop",
        "usr/share/doc/alhambra-desktop/licences/README",
    ):
        assert f"./{name}" in inside


def test_the_app_folder_starts_the_program(appimage, arguments, tmp_path):
    tree = tmp_path / "AppDir"
    appimage.lay_out(tmp_path / "bundle", tmp_path / "icons", tree)
    appimage.usr_tree.normalise(tree, 0)
    for path in tree.rglob("*"):
        assert path.exists(), path  # false for a broken symlink
    done = subprocess.run([tree / "AppRun"], capture_output=True, text=True, check=True)
    assert done.stdout == "it runs\n"


@pytest.mark.parametrize("name", ["appimagetool", "runtime"])
def test_a_tool_with_a_wrong_checksum_is_refused(appimage, arguments, tools, tmp_path, capsys, name):
    tools.mkdir()
    (tools / name).write_text("#!/bin/sh\nrm -rf /\n")
    assert appimage.main(arguments) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert str(tools / name) in error
    assert not list((tmp_path / "out").glob("*"))


def test_a_failed_download_names_the_missing_file(appimage, arguments, tools, tmp_path, capsys):
    (tmp_path / "server" / "runtime").unlink()
    assert appimage.main(arguments) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "Cannot download" in error
    assert str(tools / "runtime") in error


def test_pins_are_fixed_releases_with_full_digests(appimage):
    for pin in json.loads(appimage.PINS.read_text(encoding="utf-8")).values():
        assert re.fullmatch(r"[0-9a-f]{64}", pin["sha256"])
        assert pin["url"].startswith("https://github.com/AppImage/")
        assert "continuous" not in pin["url"]
