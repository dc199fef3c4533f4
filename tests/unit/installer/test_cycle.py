"""The scripts that test packages in a fresh Debian, as far as they can run without one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[3] / "installer" / "linux"

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux only")


@pytest.fixture
def chroot(monkeypatch, installer_module):
    monkeypatch.syspath_prepend(FOLDER)
    return installer_module("chroot")


def test_an_ordinary_user_gets_one_sentence(chroot, monkeypatch):
    monkeypatch.setattr(chroot.os, "geteuid", lambda: 1000)
    assert chroot.why_not() == "packages can be tested in a fresh Debian only as root on Linux."


def test_missing_tools_are_listed(chroot, monkeypatch):
    monkeypatch.setattr(chroot.os, "geteuid", lambda: 0)
    monkeypatch.setattr(chroot.shutil, "which", lambda tool: None if tool == "Xvfb" else f"/usr/bin/{tool}")
    assert chroot.why_not() == "Xvfb must be installed to test packages in a fresh Debian."


def test_nothing_is_mounted_outside_a_separate_namespace(chroot, monkeypatch, tmp_path):
    monkeypatch.setattr(chroot.subprocess, "run", lambda *_, **__: pytest.fail("something was run"))
    with pytest.raises(chroot.ChrootError, match="namespace"):
        chroot.Chroot("bookworm", tmp_path)


def test_the_package_cache_is_locked(chroot, tmp_path):
    path = tmp_path / "cache" / "lock"
    code = "import fcntl, sys; fcntl.flock(open(sys.argv[1], 'wb'), fcntl.LOCK_EX | fcntl.LOCK_NB)"
    other = [sys.executable, "-c", code, str(path)]
    with chroot.alone(path):
        assert b"BlockingIOError" in subprocess.run(other, capture_output=True, check=False).stderr
    assert subprocess.run(other, check=False).returncode == 0


def test_an_unsuitable_machine_skips_the_test(tmp_path):
    command = [sys.executable, str(FOLDER / "cycle_test.py"), "deb", "bookworm"]
    environment = dict(os.environ, PATH=str(tmp_path))
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stdout.startswith("Left out: ")
    assert done.stdout.count("\n") == 1
