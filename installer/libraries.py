"""Finds the libraries, the glibc version and the Debian packages that a bundle's files need on Linux."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path

# packages whose names end in t64 in Debian 13 and Ubuntu 24.04
RENAMED = frozenset({"libatk1.0-0", "libglib2.0-0", "libgtk-3-0", "libpng16-16", "libreadline8", "libssl3"})


class LibraryError(Exception):
    """A library is not installed, or it belongs to no Debian package."""


def elf_files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if _is_elf(path)]


def _is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def output_of(*command: str | Path) -> str:
    """Run a system program with English messages, and return its standard output."""
    environment = dict(os.environ, LC_ALL="C.UTF-8")
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def system_requirements(folder: Path) -> tuple[list[str], str]:
    """Return what the files in `folder` need from the system.

    The result is a list of the libraries that are not in `folder`, and the minimum version of glibc.
    """
    inside = {path.name for path in folder.rglob("*")}
    wanted: set[str] = set()
    versions = {(2, 17)}
    for path in elf_files(folder):
        header = output_of("objdump", "-p", path)
        wanted |= set(re.findall(r"^\s+NEEDED\s+(\S+)$", header, re.M))
        versions |= {(int(a), int(b)) for a, b in re.findall(r"\bGLIBC_(\d+)\.(\d+)\b", header)}
    return sorted(wanted - inside), "{}.{}".format(*max(versions))


@cache
def _known_to_loader() -> dict[str, Path]:
    lines = output_of("ldconfig", "-p")
    found = re.findall(r"^\s*(\S+) \(libc6,(?:x86-64|AArch64).*\) => (\S+)$", lines, re.M)
    return {name: Path(path) for name, path in reversed(found)}


@cache
def package_of(library: str) -> str:
    """Return the Debian package that installed a library on this machine.

    Raise `LibraryError` if there is no such package.
    """
    path = _known_to_loader().get(library)
    if path is None:
        raise LibraryError(f"The bundle needs {library}, which is not installed here.")
    # if /bin and /lib are links into /usr, a file has two paths, but dpkg knows only the one in its package
    real = path.resolve()
    for place in dict.fromkeys((path, real, *(Path("/", *p.parts[2:]) for p in (path, real)))):
        done = subprocess.run(["dpkg", "-S", place], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return re.split(r"[:,]", done.stdout, maxsplit=1)[0]
    raise LibraryError(f"{path} belongs to no Debian package; build the package on Debian or Ubuntu.")


def depends(libraries: Iterable[str], glibc: str) -> list[str]:
    """Return the items of the Depends field.

    If a package has different names in Debian 12 and Debian 13, its item lists both names as alternatives.
    """
    plain = {package_of(name).removesuffix("t64") for name in libraries} - {"libc6"}
    both = {name: f"{name}t64 | {name}" if name in RENAMED else name for name in plain}
    return [f"libc6 (>= {glibc})", *(both[name] for name in sorted(plain))]
