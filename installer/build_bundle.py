#!/usr/bin/env python3
"""Build a bundle that runs without Python, check its size and start it.

Usage: build_bundle.py [--published-numpy]

The bundle is a folder in dist/ or, on macOS, an .app. Install the project with its extra `bundle`
before you run the script.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import small_numpy

ROOT = Path(__file__).resolve().parent.parent
BUNDLE = ROOT / "dist" / "alhambra-desktop"
MOST = 150
"""Largest allowed size of a bundle on Windows and macOS in megabytes."""
MOST_WITHOUT_BLAS = 134
MOST_WITH_ALL = 164
"""Largest allowed sizes on Linux in megabytes: without OpenBLAS in NumPy, and with OpenBLAS.

A bundle for Linux also contains the ICU data of Qt.
"""


def run(*command: str | Path, numpy: Path | None = None) -> None:
    packages = [str(folder) for folder in (numpy, ROOT) if folder is not None]
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(packages))
    code = subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, check=False).returncode
    if code != 0:
        sys.exit(code)


def most(linux: bool, numpy: Path | None) -> int:
    if not linux:
        return MOST
    return MOST_WITH_ALL if numpy is None else MOST_WITHOUT_BLAS


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the folder in dist/ that runs without Python.")
    parser.add_argument("--published-numpy", action="store_true", help="include OpenBLAS with NumPy")
    options = parser.parse_args(arguments)
    installer = ROOT / "installer"
    linux = sys.platform.startswith("linux")
    numpy = small_numpy.small_numpy() if linux and not options.published_numpy else None
    if not linux:
        run(installer / "make_icons.py", ROOT / "build" / "icons")
    folders = ["--distpath", ROOT / "dist", "--workpath", ROOT / "build" / "pyinstaller"]
    spec = installer / "alhambra-desktop.spec"
    run("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders, spec, numpy=numpy)
    run(installer / "bundle_size.py", BUNDLE, "--most", str(most(linux, numpy)))
    run(installer / "smoke_test.py")
    return 0


if __name__ == "__main__":
    sys.exit(main())
