from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[3] / "installer" / "smoke_test.py"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")

PASSES = 'printf "smoke test passed" > "$ALHAMBRA_SMOKE_TEST"'


def smoke(program: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), str(program), *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def stand_in(folder: Path, body: str) -> Path:
    program = folder / "program"
    program.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    program.chmod(0o755)
    return program


def test_a_program_that_reports_success_passes(tmp_path: Path) -> None:
    body = f'[ "$1" = --smoke-test ] && [ "$QT_QPA_PLATFORM" = offscreen ] && {PASSES}'
    assert smoke(stand_in(tmp_path, body)).returncode == 0


def test_the_program_runs_with_an_empty_home(tmp_path: Path) -> None:
    body = f'[ -z "$(ls -A "$HOME")" ] && [ "$XDG_DATA_HOME" = "$HOME/data" ] && {PASSES}'
    assert smoke(stand_in(tmp_path, body)).returncode == 0


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        (f"{PASSES}; exit 3", "exit code was 3"),
        ("echo smoke test passed", "did not report"),
        ('echo smoke test failed > "$ALHAMBRA_SMOKE_TEST"', "did not report"),
        ("echo Traceback >&2; exit 1", "Traceback"),
        ("exec sleep 30", "was still running"),
    ],
)
def test_a_failing_program_is_reported(tmp_path: Path, body: str, complaint: str) -> None:
    done = smoke(stand_in(tmp_path, body), "--seconds", "1")
    assert done.returncode == 1
    assert complaint in done.stderr


def test_a_missing_program_is_reported(tmp_path: Path) -> None:
    done = smoke(tmp_path / "none")
    assert done.returncode == 1
    assert "make bundle" in done.stderr
