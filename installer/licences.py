#!/usr/bin/env python3
"""Collect the licence texts of all works in a bundle.

Usage: licences.py BUNDLE FOLDER

A work is a part of the bundle with its own licence, such as Python or Qt. The script writes a folder of texts
for each work into FOLDER. If a file belongs to no known work, the script fails, because its licence would be
missing.
"""

from __future__ import annotations

import fnmatch
import importlib.metadata
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from libraries import LibraryError, package_of

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = "alhambra-desktop"
QT = ("pyside6", "shiboken6")
QT_TEXTS = ROOT / "installer" / "licences" / "Qt"
APACHE_TEXT = ROOT / "installer" / "licences" / "Apache-2.0.txt"
UNDER_APACHE = ("fluent-runtime", "fluent-syntax", "rustfluent")
"""Distributions that are fully or partly under the Apache licence, but do not contain its text."""

QT_FILES = ("libQt6*", "libicu*", "libpyside6*", "libshiboken6*")
FONTS = ROOT / "alhambra_desktop" / "resources" / "fonts"
TEXTS = ("licen", "copying", "notice")
SEE_TEXT = "as-in-its-text"
COMMON_TEXTS = Path("/usr/share/common-licenses")
DEBIAN_TEXTS = Path("/usr/share/doc")


class LicenceError(Exception):
    """Part of a bundle has no known licence."""


class Work(NamedTuple):
    name: str
    licence: str
    """SPDX identifier, or ``SEE_TEXT``."""
    files: tuple[str, ...]
    """Patterns of the work's files in the folder _internal. Empty if the work is inside the executable."""
    texts: dict[str, Path]


def works(bundle: Path) -> list[Work]:
    """Return the works in the bundle.

    Raise `LicenceError` if a file belongs to no known work, or if a work has no licence text.
    """
    names = distributions(modules_in(bundle))
    found = [
        *own_works(),
        qt([name for name in names if name.lower().startswith(QT)]),
        python(),
        bootloader(),
    ]
    found += [distribution(name) for name in names if not name.lower().startswith(QT)]
    inner = bundle / "_internal"
    files = [path for path in sorted(inner.rglob("*")) if path.is_file() and not path.is_symlink()]
    patterns = [pattern for work in found for pattern in work.files]
    rest = [path.relative_to(inner).as_posix() for path in files]
    rest = [name for name in rest if not any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)]
    found += system_works(rest)
    for work in found:
        if not work.texts:
            raise LicenceError(f"Cannot find a licence text for {work.name}, which is in the bundle.")
    return found


def required() -> list[Work]:
    names, waiting = set[str](), [PROGRAM]
    while waiting:
        new = needed(waiting.pop()) - names
        names |= new
        waiting += new
    bindings = {name for name in names if name.lower().startswith(QT)}
    found = [
        *own_works(),
        qt(sorted(bindings)),
        python(),
        bootloader(),
        *map(distribution, sorted(names - bindings)),
    ]
    for work in found:
        if not work.texts:
            raise LicenceError(f"Cannot find a licence text for {work.name}.")
    return found


def needed(name: str) -> set[str]:
    from packaging.requirements import Requirement  # a dependency of PyInstaller
    from packaging.utils import canonicalize_name

    requirements = map(Requirement, importlib.metadata.requires(name) or [])
    return {
        canonicalize_name(one.name)
        for one in requirements
        if one.marker is None or one.marker.evaluate({"extra": ""})
    }


def own_works() -> list[Work]:
    fonts = {path.name: path for path in sorted(FONTS.glob("OFL*"))}
    return [
        Work("Alhambra Desktop", "MIT", ("LICENSE", "alhambra_desktop/*"), {"LICENSE": ROOT / "LICENSE"}),
        Work("fonts Lato and Vollkorn", "OFL-1.1", ("alhambra_desktop/resources/fonts/*",), fonts),
    ]


def python() -> Work:
    places = [Path(folder, "LICENSE.txt") for folder in (sysconfig.get_path("stdlib"), sys.base_prefix)]
    there = [path for path in places if path.is_file()]
    files = ("base_library.zip", "python3*/*", "libpython3*")
    return Work("Python", "PSF-2.0", files, {path.name: path for path in there[:1]})


def bootloader() -> Work:
    licence = "GPL-2.0-or-later WITH Bootloader-exception"
    return distribution("pyinstaller")._replace(name="PyInstaller", licence=licence, files=())


def qt(names: Iterable[str]) -> Work:
    """Return Qt and its bindings as one work.

    The licence texts are from this repository, because the wheels contain none.
    """
    patterns = [pattern for name in names for pattern in distribution(name).files]
    texts = {path.name: path for path in sorted(QT_TEXTS.iterdir())}
    return Work("Qt PySide6 Shiboken6", "LGPL-3.0-only", (*patterns, *QT_FILES), texts)


def distribution(name: str) -> Work:
    found = importlib.metadata.distribution(name)
    files = found.files or []
    tops = sorted({file.parts[0] for file in files} - {"..", "__pycache__"})
    inside = [file for file in files if file.parts[0].endswith(".dist-info")]
    texts = {
        "/".join(file.parts[1:]).removeprefix("licenses/"): Path(str(found.locate_file(file)))
        for file in inside
        if any(word in "/".join(file.parts[1:]).lower() for word in TEXTS)
    }
    if re.sub(r"[-_.]+", "-", name).lower() in UNDER_APACHE:
        texts[APACHE_TEXT.name] = APACHE_TEXT
    licence = found.metadata.get("License-Expression") or found.metadata.get("License") or SEE_TEXT
    return Work(
        name, licence.split("\n")[0], tuple(pattern for top in tops for pattern in (top, f"{top}/*")), texts
    )


def common(found: Iterable[Work]) -> Work:
    """Return a work with those of Debian's common licence texts to which the texts of `found` refer."""
    texts: dict[str, Path] = {}
    for text in (text for work in found for text in work.texts.values()):
        for name in re.findall(
            r"/common-licenses/([\w.-]*\w)", text.read_text(encoding="utf-8", errors="replace")
        ):
            path = COMMON_TEXTS / name
            if path.is_file():
                texts[name] = path
    return Work("common-licenses", SEE_TEXT, (), texts)


def modules_in(bundle: Path) -> set[str]:
    from PyInstaller.archive.readers import CArchiveReader

    packed = CArchiveReader(str(bundle / PROGRAM)).open_embedded_archive("PYZ.pyz").toc
    inner = list((bundle / "_internal").iterdir())
    folders = {path.name for path in inner if path.is_dir() and path.suffix == ""}
    extensions = {path.name for path in inner if path.suffix in (".so", ".pyd") and path.name[:3] != "lib"}
    return {name.partition(".")[0] for name in (*packed, *extensions)} | folders


def distributions(modules: Iterable[str]) -> list[str]:
    """Return the names of the distributions that contain the modules.

    Raise `LicenceError` if a public module is in no installed distribution.
    """
    known = importlib.metadata.packages_distributions()
    known |= {"alhambra_desktop": [], "python{}.{}".format(*sys.version_info): []}
    foreign = {name for name in modules if name not in sys.stdlib_module_names}
    foreign -= {name for name in foreign if name.startswith("_") and name not in known}
    if unknown := sorted(foreign - known.keys()):
        raise LicenceError(
            f"Cannot find the distribution of these modules in the bundle: {', '.join(unknown)}."
        )
    return sorted({name for module in foreign for name in known[module]} - {PROGRAM}, key=str.lower)


def system_works(files: Iterable[str]) -> list[Work]:
    """Return a work for each Debian package to which some of the files belong.

    Raise `LicenceError` if a file is not a library from a Debian package.
    """
    libraries: dict[str, list[str]] = {}
    for name in files:
        if re.fullmatch(r"lib[^/]+\.so[.\d]*", name) is None:
            raise LicenceError(f"Cannot find the origin of _internal/{name} in the bundle.")
        try:
            libraries.setdefault(package_of(name), []).append(name)
        except LibraryError as fault:
            raise LicenceError(str(fault)) from None
    found = []
    for package, names in sorted(libraries.items()):
        text = DEBIAN_TEXTS / package / "copyright"
        texts = {"copyright": text} if text.is_file() else {}
        found.append(Work(package, SEE_TEXT, tuple(names), texts))
    return found


def folder_of(work: Work) -> str:
    return work.name.replace(" ", "-")


def write(found: list[Work], folder: Path) -> None:
    lines = ["Contents of this package by licence. The texts are in the folders next to this list.", ""]
    for work in (*found, common(found)):
        lines.append(f"{work.name}: {work.licence} ({folder_of(work)})")
        for name, text in work.texts.items():
            path = folder / folder_of(work) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(text, path)
    (folder / "README").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    if len(arguments) != 2 or arguments[0].startswith("-"):
        print("usage: licences.py BUNDLE FOLDER", file=sys.stderr)
        return 2
    try:
        write(works(Path(arguments[0])), Path(arguments[1]))
    except LicenceError as fault:
        print(f"licences.py: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
