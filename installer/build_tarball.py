#!/usr/bin/env python3
"""Build the archive for all Linux systems from the bundle.

Usage: build_tarball.py [--bundle FOLDER] [--out FOLDER]

The archive contains an install.sh that needs no root. If the bundle and the last commit are the same, the
archive is the same, byte for byte. If SOURCE_DATE_EPOCH is set, it replaces the time of the commit.
"""

from __future__ import annotations

import argparse
import gzip
import os
import shutil
import sys
import tarfile
import tempfile
from pathlib import Path

import licences
import man_pages
import usr_tree
from libraries import LibraryError, depends, system_requirements

NAME = usr_tree.NAME
SCRIPTS = usr_tree.ROOT / "installer" / "linux"


def readme(version: str, needs: list[str], glibc: str) -> str:
    """Return the text of the README next to install.sh.

    The README lists the required packages by their names in Debian 12, which also work in Debian 13.
    """
    packages = " ".join(need.rpartition("| ")[2] for need in needs if not need.startswith("libc6"))
    text = (SCRIPTS / "README.in").read_text(encoding="utf-8")
    machine = os.uname().machine
    for name, value in {"VERSION": version, "MACHINE": machine, "GLIBC": glibc, "PACKAGES": packages}.items():
        text = text.replace(f"@{name}@", value)
    return text


def build(bundle: Path, out: Path) -> Path:
    usr_tree.require(bundle)
    time = usr_tree.file_time()
    version = usr_tree.version()
    libraries, glibc = system_requirements(bundle)
    name = f"{NAME}-{version}-linux-{os.uname().machine}"
    archive = out / f"{name}.tar.gz"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, name)
        program = tree / NAME
        shutil.copytree(bundle, program, symlinks=True)
        licences.write(licences.works(bundle), program / "licences")
        for page in man_pages.write(program / "man"):
            usr_tree.compress(page)
        for script in ("install.sh", "uninstall.sh"):
            usr_tree.copied(SCRIPTS / script, tree)
        (tree / "README").write_text(readme(version, depends(libraries, glibc), glibc), encoding="utf-8")
        usr_tree.normalise(tree, time)
        out.mkdir(parents=True, exist_ok=True)
        pack(tree, archive, time)
    return archive


def pack(tree: Path, archive: Path, time: int) -> None:
    """Pack a folder reproducibly: in sorted order and without user names."""

    def anonymous(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = time
        return info

    with (
        archive.open("wb") as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=time) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        tar.add(tree, tree.name, filter=anonymous)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the archive for every Linux from the bundle.")
    parser.add_argument("--bundle", type=Path, default=usr_tree.BUNDLE, help="folder that PyInstaller made")
    parser.add_argument("--out", type=Path, default=usr_tree.ROOT / "dist", help="folder for the archive")
    options = parser.parse_args(arguments)
    try:
        archive = build(options.bundle, options.out)
    except (usr_tree.TreeError, LibraryError, licences.LicenceError) as fault:
        print(f"build_tarball.py: {fault}", file=sys.stderr)
        return 1
    print(f"{archive} ({archive.stat().st_size / 1e6:.1f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
