#!/usr/bin/env python3
"""Build the AppImage from the bundle.

Usage: build_appimage.py [--bundle FOLDER] [--icons FOLDER] [--out FOLDER] [--tools FOLDER]

appimagetool and the AppImage runtime are downloaded once to build/appimage. linux/appimage.json contains
their addresses and SHA-256. Without a network, copy them to build/appimage/appimagetool and
build/appimage/runtime.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

import usr_tree
from libraries import LibraryError
from licences import LicenceError, works

ROOT = usr_tree.ROOT
NAME = usr_tree.NAME
ID = "io.github.alhambra_desktop.AlhambraDesktop"
PINS = ROOT / "installer" / "linux" / "appimage.json"
MACHINE = "x86_64"
TIMEOUT = 60.0


class ToolError(Exception):
    """The AppImage cannot be built."""


def tool(name: str, folder: Path) -> Path:
    """Return the path of a file that ``PINS`` lists. If the file is missing, download it.

    Raise `ToolError` if the download fails or the checksum is wrong.
    """
    pin = json.loads(PINS.read_text(encoding="utf-8"))[name]
    path = folder / name
    if not path.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(".part")
        try:
            with urllib.request.urlopen(pin["url"], timeout=TIMEOUT) as answer, half.open("wb") as file:
                shutil.copyfileobj(answer, file)
        except (urllib.error.URLError, OSError) as fault:
            reason = getattr(fault, "reason", fault)
            raise ToolError(
                f"Cannot download {pin['url']} ({reason}). Copy the file to {path} yourself."
            ) from None
        half.rename(path)
    if hashlib.sha256(path.read_bytes()).hexdigest() != pin["sha256"]:
        raise ToolError(f"{path} does not match the checksum in {PINS.name}. Delete it and try again.")
    path.chmod(0o755)
    return path


def lay_out(bundle: Path, icons: Path, folder: Path) -> None:
    usr_tree.lay_out(bundle, icons, works(bundle), folder / "usr")
    for source, name in (
        (f"usr/share/applications/{ID}.desktop", f"{ID}.desktop"),
        (f"usr/share/icons/hicolor/256x256/apps/{ID}.png", f"{ID}.png"),
        (f"{ID}.png", ".DirIcon"),
        (f"usr/lib/{NAME}/{NAME}", "AppRun"),
    ):
        (folder / name).symlink_to(source)
    # appimagetool looks for the metainfo under the file name used before 2017
    metainfo = folder / "usr" / "share" / "metainfo"
    (metainfo / f"{ID}.appdata.xml").symlink_to(f"{ID}.metainfo.xml")


def build(bundle: Path, icons: Path, out: Path, tools: Path) -> Path:
    usr_tree.require(bundle, icons)
    if os.uname().machine != MACHINE:
        raise ToolError(f"Cannot build AppImages here: only the tools for {MACHINE} are pinned.")
    packer, runtime = tool("appimagetool", tools), tool("runtime", tools)
    image = out / f"Alhambra_Desktop-{usr_tree.version()}-{MACHINE}.AppImage"
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "AppDir")
        lay_out(bundle, icons, tree)
        time = usr_tree.file_time()
        usr_tree.normalise(tree, time)
        # appimagetool is an AppImage too. With EXTRACT_AND_RUN, it unpacks itself instead of being mounted.
        # SOURCE_DATE_EPOCH sets the creation time that the image contains. The files have the same time.
        settings = {"ARCH": MACHINE, "APPIMAGE_EXTRACT_AND_RUN": "1", "SOURCE_DATE_EPOCH": str(time)}
        command = [packer, "--no-appstream", "--runtime-file", runtime, tree, image]
        done = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ToolError(f"appimagetool ended with {done.returncode}: {(done.stderr or done.stdout).strip()}")
    return image


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Build the AppImage from the bundle.")
    parser.add_argument("--bundle", type=Path, default=usr_tree.BUNDLE, help="folder that PyInstaller made")
    parser.add_argument("--icons", type=Path, default=usr_tree.ICONS, help="folder that make_icons.py wrote")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="folder for the AppImage")
    parser.add_argument(
        "--tools", type=Path, default=ROOT / "build" / "appimage", help="folder for the downloaded tools"
    )
    options = parser.parse_args(arguments)
    try:
        image = build(options.bundle, options.icons, options.out, options.tools)
    except (usr_tree.TreeError, ToolError, LibraryError, LicenceError) as fault:
        print(f"build_appimage.py: {fault}", file=sys.stderr)
        return 1
    print(f"{image} ({image.stat().st_size / 1e6:.1f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
