#!/usr/bin/env python3
"""Build the Debian package from the bundle with dpkg-deb.

Usage: build_deb.py [--bundle FOLDER] [--icons FOLDER] [--out FOLDER]

If the bundle and the last commit are the same, the package is the same, byte for byte. If SOURCE_DATE_EPOCH
is set, it replaces the time of the commit. The package depends on the Debian packages of all libraries that
the bundle needs but does not contain.
"""

from __future__ import annotations

import argparse
import email.utils
import hashlib
import os
import re
import subprocess
import sys
import tempfile
import textwrap
from datetime import UTC, datetime
from pathlib import Path

import usr_tree
from copyright_file import copyright_file
from libraries import LibraryError, depends, system_requirements
from licences import LicenceError, works

ROOT = usr_tree.ROOT
NAME = usr_tree.NAME
MAINTAINER = "The Alhambra Desktop founders <alhambra-desktop@users.noreply.github.com>"
HOMEPAGE = "https://github.com/alhambra-desktop/alhambra-desktop"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
RECOMMENDS = "desktop-file-utils, hicolor-icon-theme, libpulse0, shared-mime-info"
"""Packages for the menu entry, its icon, sounds, and opening files by double-click.

Every desktop has these packages.
"""

DESCRIPTION = """\
board game about building palaces, for human and computer players
 Build the palace of Granada with friends at one screen, or against computer
 players of seven levels that give reasons for their turns. The program contains
 the base game of Alhambra for two to six players, seven expansions, Granada,
 and both games combined. You can leave a game at any time and continue it
 later.
 .
 An unofficial fan project: Alhambra is a board game by Dirk Henn, and this
 program contains none of the art of the published games. It never uses the
 network.
"""


def debian_changelog(changes: str, time: int) -> str:
    match = re.search(r"^## \[(?P<version>[^\]]+)\].*?\n(?P<body>.*?)(?=^## \[|\Z)", changes, re.M | re.S)
    if match is None:
        raise usr_tree.TreeError("CHANGELOG.md has no heading of a version such as `## [0.3.0]`.")
    lines = [f"{NAME} ({match['version']}) unstable; urgency=medium", ""]
    for item in re.findall(r"^- (.*?)(?=^- |^###|\Z)", match["body"], re.M | re.S):
        text = " ".join(item.split()).replace("*", "").replace("`", "")
        lines += textwrap.wrap(
            text, 78, initial_indent="  * ", subsequent_indent="    ", break_on_hyphens=False
        )
    lines += ["", f" -- {MAINTAINER}  {email.utils.format_datetime(datetime.fromtimestamp(time, UTC))}", ""]
    return "\n".join(lines)


def control(fields: dict[str, str]) -> str:
    return "".join(f"{name}: {value.rstrip()}\n" for name, value in fields.items())


def installed_size(tree: Path) -> int:
    """Return the size of a package in kilobytes, as dpkg counts it.

    The size of each file is rounded up to whole kilobytes. A folder or link counts as one kilobyte.
    """
    sizes = (
        path.lstat().st_size if path.is_file() and not path.is_symlink() else 1 for path in tree.rglob("*")
    )
    return sum((size + 1023) // 1024 for size in sizes)


def md5sums(tree: Path) -> str:
    """Return the checksums of all files. ``dpkg --verify`` uses them."""
    files = (path for path in sorted(tree.rglob("*")) if path.is_file() and not path.is_symlink())
    return "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files
    )


def build(bundle: Path, icons: Path, out: Path) -> Path:
    usr_tree.require(bundle, icons)
    time = usr_tree.file_time()
    inside = works(bundle)
    needs = depends(*system_requirements(bundle))
    architecture = ARCHITECTURES[os.uname().machine]
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        usr_tree.lay_out(bundle, icons, inside, tree / "usr")
        doc = tree / "usr" / "share" / "doc" / NAME
        (doc / "copyright").write_text(copyright_file(inside, bundle / "_internal"), encoding="utf-8")
        changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        (doc / "changelog").write_text(debian_changelog(changes, time), encoding="utf-8")
        usr_tree.compress(doc / "changelog")
        overrides = tree / "usr" / "share" / "lintian" / "overrides"
        overrides.mkdir(parents=True)
        (overrides / NAME).write_bytes((ROOT / "installer" / "linux" / "lintian-overrides").read_bytes())
        fields = {
            "Package": NAME,
            "Version": usr_tree.version(),
            "Section": "games",
            "Priority": "optional",
            "Architecture": architecture,
            "Depends": ", ".join(needs),
            "Recommends": RECOMMENDS,
            "Installed-Size": str(installed_size(tree)),
            "Maintainer": MAINTAINER,
            "Homepage": HOMEPAGE,
            "Description": DESCRIPTION,
        }
        sums = md5sums(tree)
        (tree / "DEBIAN").mkdir()
        (tree / "DEBIAN" / "control").write_text(control(fields), encoding="utf-8")
        (tree / "DEBIAN" / "md5sums").write_text(sums, encoding="utf-8")
        usr_tree.normalise(tree, time)
        out.mkdir(parents=True, exist_ok=True)
        package = out / f"{NAME}_{fields['Version']}_{architecture}.deb"
        pack(tree, package, time)
    return package


def pack(tree: Path, package: Path, time: int) -> None:
    """Run dpkg-deb with two threads on every machine.

    Otherwise, the package would differ on a machine with one processor, because xz with one thread gives
    other bytes.
    """
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(package)]
    # before Debian 12, dpkg ignores the variable DPKG_DEB_THREADS_MAX, but refuses the option --threads-max
    environment = dict(os.environ, SOURCE_DATE_EPOCH=str(time), DPKG_DEB_THREADS_MAX="2")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise usr_tree.TreeError(f"dpkg-deb could not make {package}: {done.stderr.strip()}.")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the Debian package from the bundle.")
    parser.add_argument("--bundle", type=Path, default=usr_tree.BUNDLE, help="folder that PyInstaller made")
    parser.add_argument("--icons", type=Path, default=usr_tree.ICONS, help="folder that make_icons.py wrote")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="folder for the package")
    options = parser.parse_args(arguments)
    try:
        package = build(options.bundle, options.icons, options.out)
    except (usr_tree.TreeError, LibraryError, LicenceError) as fault:
        print(f"build_deb.py: {fault}", file=sys.stderr)
        return 1
    except FileNotFoundError as fault:
        print(f"build_deb.py: {fault.filename} is not installed. Build packages on Debian.", file=sys.stderr)
        return 1
    print(f"{package} ({package.stat().st_size / 1e6:.1f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
