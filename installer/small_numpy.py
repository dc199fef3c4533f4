"""Builds NumPy without OpenBLAS.

OpenBLAS would make the bundle 28 MB larger. It does not speed up the nets, because their matrices are small
(30 KB). The build takes minutes, so the result is kept in build/. Compilers for C and C++ are needed.
"""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = ("blas=none", "lapack=none", "allow-noblas=true", "cpu-dispatch=none")
"""Build options.

``cpu-dispatch=none`` leaves out code for specific processors. This code would slow the build, but would not
speed up the small nets.
"""

WITHOUT_BLAS = [f"-Csetup-args=-D{setting}" for setting in SETTINGS]
COMPILERS = ("cc", "c++")
REPORT = 15
"""Seconds between two progress reports."""

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]


def can_compile() -> bool:
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return headers.is_file() and all(map(shutil.which, COMPILERS))


def place(build: Path) -> Path:
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    return build / f"numpy-{importlib.metadata.version('numpy')}-{python}-without-blas"


def small_numpy(build: Path = ROOT / "build") -> Path | None:
    """Return the folder with this NumPy. If the folder is missing, build it.

    If the build is impossible or fails, print the reason and return None.
    """
    folder = place(build)
    if folder.is_dir():
        return folder
    if not can_compile():
        print("Compilers or Python.h are missing, so NumPy includes OpenBLAS and the bundle is 28 MB larger.")
        return None
    version = importlib.metadata.version("numpy")
    print(f"Building NumPy {version} without OpenBLAS (once only). This takes some minutes.", flush=True)
    half = folder.with_name(folder.name + ".part")
    shutil.rmtree(half, ignore_errors=True)
    build.mkdir(exist_ok=True)
    log = build / "numpy.log"
    source = ["--no-deps", "--no-binary", "numpy", f"numpy=={version}"]
    command = [*PIP, "install", "--verbose", "--target", str(half), *source, *WITHOUT_BLAS]
    if run_with_progress(command, log) != 0:
        print(f"Building NumPy without OpenBLAS failed (see {log}), so the bundle will be 28 MB larger.")
        return None
    half.rename(folder)
    return folder


def run_with_progress(command: list[str], log: Path) -> int:
    with log.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file)
        while True:
            try:
                return process.wait(timeout=REPORT)
            except subprocess.TimeoutExpired:
                steps = re.findall(rb"\[(\d+)/(\d+)\]", log.read_bytes())
                done, count = map(int, steps[-1]) if steps else (0, 0)
                print(f"  NumPy: {done} of {count} steps" if count else "  NumPy: preparing", flush=True)
