#!/usr/bin/env python3
"""Run a job of the continuous integration without make, on Windows and macOS.

Usage: ci.py {test,bundle}
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = [sys.executable, "-m"]

STEPS: dict[str, tuple[str, list[list[str]]]] = {
    "test": (
        "test",
        [[*PYTHON, "pytest", "-m", "not long", "-n", "logical", "--dist", "worksteal"]],
    ),
    "bundle": ("packages", [[sys.executable, "installer/build_bundle.py"]]),
}
"""Maps each job to the extra to install with the project, and the commands to run afterwards."""


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in STEPS:
        print(f"usage: ci.py {{{','.join(STEPS)}}}", file=sys.stderr)
        return 2
    extra, commands = STEPS[arguments[0]]
    install = [*PYTHON, "pip", "--disable-pip-version-check", "install", "--quiet", "-e", f".[{extra}]"]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    for command in (install, *commands):
        print("+ " + " ".join(command), flush=True)
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        if code != 0:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
