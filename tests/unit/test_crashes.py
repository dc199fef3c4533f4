from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENDING = {
    "well": "",
    "crashing": "atexit.register(lambda: os.kill(os.getpid(), signal.SIGSEGV))",
    "copying": """
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
data = QMimeData()
data.setText("B-17")
application.clipboard().setMimeData(data)
""",
}


@pytest.mark.posix
@pytest.mark.parametrize("processes", [(), ("-n", "1")], ids=["alone", "xdist"])
@pytest.mark.parametrize("name", ENDING)
def test_a_run_fails_if_one_of_its_processes_crashes(tmp_path, name, processes):
    (tmp_path / "conftest.py").write_text(
        "from tests.crashes import Crashes\n"
        "def pytest_configure(config):\n"
        "    config.pluginmanager.register(Crashes())\n"
    )
    (tmp_path / "test_one.py").write_text(
        f"import atexit, os, signal\n{ENDING[name]}\ndef test_one() -> None:\n    assert True\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *processes, str(tmp_path)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "1 passed" in ran.stdout
    assert (ran.returncode == 0) == (name != "crashing"), ran.stderr
