#!/usr/bin/env python3
"""Install, start, use and remove a package in a fresh Debian, with screenshots.

Usage: cycle_test.py {deb,tarball} SUITE [--dist FOLDER]

SUITE is bookworm or trixie. Screenshots are written to build/cycle. The script needs root, mmdebstrap, Xvfb,
openbox, xdotool and ImageMagick. If one of these is missing, the script prints a message and exits with 0.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from chroot import USER, Chroot, ChrootError, enter, why_not

ROOT = Path(__file__).resolve().parents[2]
ID = "io.github.alhambra_desktop.AlhambraDesktop"
SAVE_TYPE = "application/x-alhambra-save"
RECORD_TYPE = "application/x-alhambra-record"
SAVES = ROOT / "tests" / "saves"
PICTURES = ROOT / "build" / "cycle"
DESKTOP = ("desktop-file-utils", "shared-mime-info")
"""Packages whose tools register file types. Every desktop has these packages."""

KEPT = f"/home/{USER}/.local/share/alhambra-desktop/games/kept.alhambra"


def expect(truth: object, otherwise: str) -> None:
    if not truth:
        raise ChrootError(otherwise)


def open_and_look(debian: Chroot, name: str) -> None:
    """Start the program in several ways, and take a screenshot each time.

    First, start the program from its desktop entry. Then open a saved game, and a second saved game while the
    program is running. The second saved game must appear in the same window. At the end, start the program
    from its desktop entry again.
    """
    evening = debian.give(SAVES / "0.2.0-vizier.alhambra", "evening.alhambra")
    morning = debian.give(SAVES / "0.2.0-granada.alhambra", "morning.alhambra")
    output = debian.as_user("gio", "info", "-a", "standard::content-type", evening)
    expect(SAVE_TYPE in output, f"A saved game has the wrong file type: {output}")
    output = debian.as_user("gio", "mime", SAVE_TYPE)
    expect(f"{ID}.desktop" in output, f"The program is not registered for saved games: {output}")

    debian.start("gtk-launch", ID)
    debian.window("^Alhambra Desktop$")
    debian.picture(f"{name}-1-entry")
    debian.close()

    debian.start("gio", "open", evening)
    window = debian.window("^evening – Alhambra Desktop$")
    debian.picture(f"{name}-2-save")
    debian.start("gtk-launch", ID, morning)
    second = debian.window("^morning – Alhambra Desktop$")
    expect(second == window, "The second saved game was opened in a separate window.")
    expect(len(debian.windows("Alhambra Desktop")) == 1, "There are two windows.")
    debian.picture(f"{name}-3-second-save")
    debian.close()

    debian.start("gtk-launch", ID)
    debian.window("^Alhambra Desktop$")
    debian.picture(f"{name}-4-unfinished")
    debian.close()


def open_a_record(debian: Chroot, name: str) -> None:
    """Let the program write a record, and open the record as a double-click does."""
    debian.as_user("alhambra-arena", "--seats", "apprentice,newcomer", "--games", "1", "--records", "records")
    debian.as_user("sh", "-c", "cp records/game-0001.* past.alhambra-record")
    output = debian.as_user("gio", "info", "-a", "standard::content-type", "past.alhambra-record")
    expect(RECORD_TYPE in output, f"A record has the wrong file type: {output}")
    debian.start("gio", "open", "past.alhambra-record")
    debian.window("^past – Alhambra Desktop$")
    debian.picture(f"{name}-5-record")
    debian.close()


def play_without_a_window(debian: Chroot) -> None:
    output = debian.as_user("alhambra-arena", "--seats", "master,newcomer", "--games", "2", "--jobs", "2")
    expect("newcomer" in output, f"Unexpected output of alhambra-arena: {output}")
    output = debian.as_user("alhambra-train", "--print-settings", "nets")
    expect("seed" in output, f"Unexpected output of alhambra-train: {output}")


def keep_a_save(debian: Chroot) -> None:
    """Store a saved game that must survive the removal of the program."""
    debian.as_user("mkdir", "-p", os.path.dirname(KEPT))
    debian.as_user("cp", "evening.alhambra", KEPT)


def deb(debian: Chroot, dist: Path, name: str) -> None:
    package = one(dist, "alhambra-desktop_*.deb")
    inside = debian.give(package, package.name)
    debian.as_root("apt-get", "update")
    debian.as_root("apt-get", "install", "--yes", "-o", "APT::Install-Recommends=true", inside)
    open_and_look(debian, name)
    open_a_record(debian, name)
    play_without_a_window(debian)
    keep_a_save(debian)
    debian.as_root("dpkg", "--verify", "alhambra-desktop")
    debian.as_root("apt-get", "remove", "--yes", "alhambra-desktop")
    for place in ("lib/alhambra-desktop", "bin/alhambra-desktop", f"share/applications/{ID}.desktop"):
        expect(not (debian.root / "usr" / place).exists(), f"/usr/{place} is still there.")
    expect(
        ID not in debian.as_root("sh", "-c", f"gio mime {SAVE_TYPE} || true"),
        "The program is still registered for saved games.",
    )
    debian.as_user("cmp", "evening.alhambra", KEPT)


def tarball(debian: Chroot, dist: Path, name: str) -> None:
    package = one(dist, "alhambra-desktop-*.tar.gz")
    inside = debian.give(package, package.name)
    folder = inside.with_name(package.name.removesuffix(".tar.gz"))
    debian.as_user("tar", "-xf", inside)
    line = next(row for row in debian.as_user("cat", folder / "README").splitlines() if "apt install" in row)
    debian.as_root("apt-get", "update")
    needed = [*line.partition("apt install")[2].split(), *DESKTOP]
    debian.as_root("apt-get", "install", "--yes", "--no-install-recommends", *needed)
    print(debian.as_user(folder / "install.sh"), end="")
    open_and_look(debian, name)
    open_a_record(debian, name)
    play_without_a_window(debian)
    keep_a_save(debian)
    print(debian.as_user(f"/home/{USER}/.local/opt/alhambra-desktop/uninstall.sh"), end="")
    left = debian.as_user("find", ".local", "-name", "*lhambra*", "-not", "-path", "*/alhambra-desktop*")
    left += debian.as_user("sh", "-c", "ls -d .local/opt/* .local/bin/* 2>/dev/null || true")
    expect(not left, f"The removal left these files: {left}")
    debian.as_user("cmp", "evening.alhambra", KEPT)


def one(folder: Path, pattern: str) -> Path:
    found = sorted(folder.glob(pattern), key=lambda path: path.stat().st_mtime)
    expect(found, f"Cannot find {folder / pattern}. Build the package first.")
    return found[-1]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Test a package in a fresh Debian.")
    parser.add_argument("kind", choices=("deb", "tarball"))
    parser.add_argument("suite", choices=("bookworm", "trixie"))
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="folder with the package")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if not options.inside:
        if fault := why_not():
            print(f"Left out: {fault}")
            return 0
        enter([*arguments, "--inside"])
    try:
        debian = Chroot(options.suite, PICTURES)
        {"deb": deb, "tarball": tarball}[options.kind](
            debian, options.dist, f"{options.suite}-{options.kind}"
        )
    except ChrootError as fault:
        print(f"cycle_test.py: {options.kind} on {options.suite}: {fault}", file=sys.stderr)
        return 1
    print(f"The {options.kind} passed all steps on {options.suite}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
