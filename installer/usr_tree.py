"""The contents of usr/ in the .deb and the AppImage."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
from pathlib import Path

import man_pages
from licences import Work
from licences import write as write_licences

ROOT = Path(__file__).resolve().parent.parent
DESKTOP_FILES = ROOT / "alhambra_desktop" / "resources" / "desktop"
BUNDLE = ROOT / "dist" / "alhambra-desktop"
ICONS = ROOT / "build" / "icons"
NAME = "alhambra-desktop"
COMMANDS = ("alhambra-desktop", "alhambra-arena", "alhambra-check", "alhambra-puzzles", "alhambra-train")
PLACES = {".desktop": "applications", ".metainfo.xml": "metainfo", ".xml": "mime/packages"}


class TreeError(Exception):
    """A package cannot be built."""


def file_time() -> int:
    """Return the modification time of all files in a package, in seconds since 1970.

    If SOURCE_DATE_EPOCH is set, this is the time. Otherwise, the time of the last commit is used. If Git is
    not available, the time of CHANGELOG.md is used.
    """
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return int((ROOT / "CHANGELOG.md").stat().st_mtime)
    return int(done.stdout or (ROOT / "CHANGELOG.md").stat().st_mtime)


def version() -> str:
    sys.path.insert(0, str(ROOT))
    from alhambra_desktop import __version__

    return __version__


def require(bundle: Path, icons: Path | None = None) -> None:
    """Check that the parts of a package exist. If one is missing, raise `TreeError`."""
    if not (bundle / NAME).is_file():
        raise TreeError(f"Cannot find {bundle / NAME}. Run `make bundle` first.")
    if icons is not None and not (icons / "hicolor").is_dir():
        raise TreeError(f"Cannot find {icons / 'hicolor'}. Run `make icons` first.")


def lay_out(bundle: Path, icons: Path, works: list[Work], usr: Path) -> None:
    shutil.copytree(bundle, usr / "lib" / NAME, symlinks=True)
    (usr / "bin").mkdir()
    for command in COMMANDS:
        (usr / "bin" / command).symlink_to(f"../lib/{NAME}/{NAME}")
    share = usr / "share"
    for path in sorted(DESKTOP_FILES.iterdir()):
        place = next(folder for ending, folder in PLACES.items() if path.name.endswith(ending))
        copied(path, share / place)
    shutil.copytree(icons / "hicolor", share / "icons" / "hicolor")
    for page in man_pages.write(share / "man" / f"man{man_pages.SECTION}"):
        compress(page)
    write_licences(works, share / "doc" / NAME / "licences")


def copied(path: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, folder / path.name)


def compress(path: Path) -> None:
    """Replace a file by its .gz, with the same bytes on every run."""
    with path.open("rb") as file, gzip.GzipFile(f"{path}.gz", "wb", compresslevel=9, mtime=0) as packed:
        packed.write(file.read())
    path.unlink()


def normalise(tree: Path, time: int) -> None:
    """Set the time and the permissions of all files and folders.

    Of the files, only the program and scripts are executable.
    """
    for path in sorted(tree.rglob("*"), reverse=True):
        if not path.is_symlink():
            runs = path.is_dir() or (path.parent.name == NAME and path.name == NAME) or path.suffix == ".sh"
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (time, time), follow_symlinks=False)
    tree.chmod(0o755)
    os.utime(tree, (time, time))
