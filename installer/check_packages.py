#!/usr/bin/env python3
"""Check the packages in a folder, and source files such as the desktop entry, with all installed tools.

Usage: check_packages.py [--dist FOLDER] [--no-cycle]

Checks that cannot run on this machine are skipped with a message. The exit code is 1 if a check fails.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
INSTALLER = ROOT / "installer"
ID = "io.github.alhambra_desktop.AlhambraDesktop"
DESKTOP_FILES = ROOT / "alhambra_desktop" / "resources" / "desktop"
SUITES = ("bookworm", "trixie")


class Check(NamedTuple):
    """A command that must succeed and, if ``silent``, print nothing to stderr."""

    what: str
    command: tuple[str | Path, ...]
    silent: bool = False


def source_checks(work: Path) -> Iterator[Check]:
    yield Check("desktop entry", ("desktop-file-validate", DESKTOP_FILES / f"{ID}.desktop"))
    metainfo = DESKTOP_FILES / f"{ID}.metainfo.xml"
    yield Check("AppStream metainfo", ("appstreamcli", "validate", "--no-net", metainfo))
    subprocess.run([sys.executable, INSTALLER / "man_pages.py", work], check=True)
    for page in sorted(work.glob("*.6")):
        yield Check(f"manual page {page.stem}", ("man", "--warnings", "--local-file", page), silent=True)
    manifest = INSTALLER / "flatpak" / f"{ID}.yaml"
    yield Check("Flatpak manifest", ("flatpak-builder", "--show-manifest", manifest))
    requirements = (sys.executable, INSTALLER / "flatpak_requirements.py", "--check")
    yield Check("requirements of the Flatpak", requirements)
    for script in ("windows/check.sh", "check_workflows.sh"):
        if (INSTALLER / script).is_file():
            yield Check(script, ("sh", INSTALLER / script))


def package_checks(dist: Path, cycle: bool) -> Iterator[Check]:
    debs, archives = list(dist.glob("alhambra-desktop_*.deb")), list(dist.glob("alhambra-desktop-*.tar.gz"))
    for deb in debs:
        yield Check(f"lintian of {deb.name}", ("lintian", "--allow-root", "--fail-on", "error,warning", deb))
    for kind in (["deb"] if debs else []) + (["tarball"] if archives else []):
        for suite in SUITES if cycle else ():
            script = INSTALLER / "linux" / "cycle_test.py"
            yield Check(f"{kind} on {suite}", (sys.executable, script, kind, suite, "--dist", dist))
    if not debs or not archives:
        print(f"Left out: packages missing in {dist}. Run `make bundle deb tarball` to build them.")


def passed(check: Check, work: Path) -> bool:
    """Return whether a check passed or its tool is missing, and print the result."""
    if shutil.which(str(check.command[0])) is None:
        print(f"Left out: {check.what}, because {check.command[0]} is not installed.")
        return True
    begin = time.monotonic()
    # tools installed by pip are in the folder of this Python
    path = os.pathsep.join((os.path.dirname(sys.executable), os.environ.get("PATH", os.defpath)))
    environment = dict(os.environ, PATH=path, MANWIDTH="80", LC_ALL="C.UTF-8")
    done = subprocess.run(
        list(map(str, check.command)),
        cwd=work,  # flatpak-builder leaves a folder in the current folder
        env=environment,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    good = done.returncode == 0 and not (check.silent and done.stderr)
    left_out = [line for line in done.stdout.splitlines() if line.startswith("Left out: ")]
    took = f"{time.monotonic() - begin:.0f} s"
    print("\n".join(left_out) or f"{'ok' if good else 'FAILED'}: {check.what} ({took})")
    if not good:
        print(done.stdout + done.stderr)
    sys.stdout.flush()
    return good


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Check the packages and their source files.")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="folder with the packages")
    parser.add_argument("--no-cycle", action="store_true", help="do not test packages in a fresh Debian")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        checks = chain(source_checks(work), package_checks(options.dist.resolve(), not options.no_cycle))
        results = [passed(check, work) for check in checks]
    failed = results.count(False)
    print(f"{failed} of {len(results)} checks failed." if failed else f"All {len(results)} checks passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
