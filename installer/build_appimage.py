#!/usr/bin/env python3
"""Makes the AppImage from the bundle: one file that runs on most Linux systems without being installed.

Usage: build_appimage.py [--bundle FOLDER] [--icons FOLDER] [--out FOLDER] [--tools FOLDER]

What packs it and what starts it are fetched once into build/appimage; linux/appimage.json pins them by
their SHA-256. Without a network they may be put there by hand, under the names of that file.
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
"""Seconds without an answer after which a server is not there."""


class ToolError(Exception):
    """A tool cannot be had, or is not the one that is pinned; the message is one sentence."""


def tool(name: str, folder: Path) -> Path:
    """The pinned file, fetched unless it is there; ``ToolError`` where it is another one."""
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
            raise ToolError(f"{pin['url']} cannot be fetched ({reason}); put it at {path} by hand.") from None
        half.rename(path)
    if hashlib.sha256(path.read_bytes()).hexdigest() != pin["sha256"]:
        raise ToolError(f"{path} is not the file that {PINS.name} pins; remove it and try again.")
    path.chmod(0o755)
    return path


def lay(bundle: Path, icons: Path, folder: Path) -> None:
    """Lay the folder out that becomes the AppImage: a usr tree with what starts and shows it beside."""
    usr_tree.lay(bundle, icons, works(bundle), folder / "usr")
    for source, name in (
        (f"usr/share/applications/{ID}.desktop", f"{ID}.desktop"),
        (f"usr/share/icons/hicolor/256x256/apps/{ID}.png", f"{ID}.png"),
        (f"{ID}.png", ".DirIcon"),
        (f"usr/lib/{NAME}/{NAME}", "AppRun"),
    ):
        (folder / name).symlink_to(source)
    # appimagetool looks for the name of the metainfo by which it was known until 2017
    metainfo = folder / "usr" / "share" / "metainfo"
    (metainfo / f"{ID}.appdata.xml").symlink_to(f"{ID}.metainfo.xml")


def build(bundle: Path, icons: Path, out: Path, tools: Path) -> Path:
    """Make the AppImage and return its file."""
    usr_tree.require(bundle, icons)
    if os.uname().machine != MACHINE:
        raise ToolError(f"AppImages are made on {MACHINE} only, for which their tools are pinned.")
    packer, runtime = tool("appimagetool", tools), tool("runtime", tools)
    image = out / f"Alhambra_Desktop-{usr_tree.version()}-{MACHINE}.AppImage"
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "AppDir")
        lay(bundle, icons, tree)
        time = usr_tree.moment()
        usr_tree.even(tree, time)
        # the packer is an AppImage too, and need not be mounted; the time in the image is that of the files
        settings = {"ARCH": MACHINE, "APPIMAGE_EXTRACT_AND_RUN": "1", "SOURCE_DATE_EPOCH": str(time)}
        command = [packer, "--no-appstream", "--runtime-file", runtime, tree, image]
        done = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ToolError(f"appimagetool ended with {done.returncode}: {(done.stderr or done.stdout).strip()}")
    return image


def main(arguments: list[str] | None = None) -> int:
    """Make the AppImage; the exit code."""
    parser = argparse.ArgumentParser(description="Make the AppImage from the bundle.")
    parser.add_argument("--bundle", type=Path, default=usr_tree.BUNDLE, help="what PyInstaller made")
    parser.add_argument("--icons", type=Path, default=usr_tree.ICONS, help="what make_icons.py wrote")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the AppImage goes")
    parser.add_argument("--tools", type=Path, default=ROOT / "build" / "appimage", help="what is fetched")
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
