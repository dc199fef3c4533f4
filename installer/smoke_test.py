#!/usr/bin/env python3
"""Start the bundled program without a screen and with an empty home folder, and check that it works.

Usage: smoke_test.py [PROGRAM] [--seconds N]

With --smoke-test, the program tests itself, reports "smoke test passed" and quits. It writes the report to a
file, because a Windows program without a console has no standard output.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "dist" / "alhambra-desktop" / ("alhambra-desktop" + (".exe" if os.name == "nt" else ""))
SENTENCE = "smoke test passed"
OUTCOME = "ALHAMBRA_SMOKE_TEST"
"""Environment variable that names the file to which the program reports."""


def environment(home: Path) -> dict[str, str]:
    """Return environment variables for a new user without a screen.

    Variables of Python and Qt are removed.
    """
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "VIRTUAL_ENV"):
        variables.pop(name, None)
    variables.update(QT_QPA_PLATFORM="offscreen", HOME=str(home))
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        variables[f"XDG_{name}_HOME"] = str(home / name.lower())
    variables["WIN_PD_OVERRIDE_LOCAL_APPDATA"] = str(home / "data")  # read by platformdirs on Windows
    variables["XDG_RUNTIME_DIR"] = str(home)
    variables[OUTCOME] = str(home / "outcome")
    return variables


def run(program: Path, seconds: float) -> str | None:
    if not program.is_file():
        return f"cannot find {program}: run `make bundle` first"
    with tempfile.TemporaryDirectory(prefix="alhambra-smoke-", ignore_cleanup_errors=True) as home:
        try:
            done = subprocess.run(
                [str(program), "--smoke-test"],
                env=environment(Path(home)),
                cwd=home,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired as expired:
            texts = output(expired.stdout), output(expired.stderr)
            return f"it was still running after {seconds:g} seconds\n{texts[0]}{texts[1]}"
        outcome = Path(home, "outcome")
        sentence = outcome.read_text(encoding="utf-8") if outcome.exists() else ""
    if done.returncode != 0:
        return f"its exit code was {done.returncode}\n{done.stdout}{done.stderr}"
    if sentence != SENTENCE:
        return f"it did not report {SENTENCE!r}\n{done.stdout}{done.stderr}"
    return None


def output(output: bytes | str | None) -> str:
    return output.decode(errors="replace") if isinstance(output, bytes) else output or ""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Start the bundled program once and check that it works.")
    parser.add_argument("program", nargs="?", type=Path, default=PROGRAM)
    parser.add_argument("--seconds", type=float, default=90.0, help="maximum duration")
    options = parser.parse_args(arguments)
    fault = run(options.program.resolve(), options.seconds)
    if fault is not None:
        print(f"Smoke test failed: {fault}", file=sys.stderr)
        return 1
    print(f"Smoke test passed: {options.program}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
