"""A hanging test is aborted, and the output shows where it hangs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

HANGING = """
import threading

def wait_for_nothing():
    threading.Event().wait()

def test_hang():
    other = threading.Thread(target=wait_for_nothing, daemon=True)
    other.start()
    other.join()
"""


def test_a_hanging_test_shows_the_stacks_of_all_threads(tmp_path: Path) -> None:
    test = tmp_path / "test_hanging.py"
    test.write_text(HANGING)
    config = ["-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", *config, "--timeout", "1", str(test)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    told = ended.stdout + ended.stderr
    assert ended.returncode
    assert "in wait_for_nothing" in told
    assert "in test_hang" in told


def test_every_test_has_a_time_limit(pytestconfig) -> None:
    assert float(pytestconfig.getini("timeout")) > 0
