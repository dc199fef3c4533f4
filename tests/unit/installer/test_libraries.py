from __future__ import annotations

import shutil
import sys

import pytest

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux only")


@pytest.fixture
def libraries(installer_module):
    return installer_module("libraries")


def test_bundled_libraries_are_no_system_requirements(libraries, tmp_path, monkeypatch):
    for name in ("program", "libown.so.1", "text"):
        (tmp_path / name).write_bytes(b"text" if name == "text" else b"\x7fELF")
    (tmp_path / "link").symlink_to("program")
    told = {
        "program": "  NEEDED               libown.so.1\n  NEEDED   libc.so.6\n 0x0 0x00 02 GLIBC_2.9\n",
        "libown.so.1": "  NEEDED               libz.so.1\n 0x0 0x00 03 GLIBC_2.34\n",
    }
    monkeypatch.setattr(libraries, "output_of", lambda *command: told[command[-1].name])
    assert libraries.system_requirements(tmp_path) == (["libc.so.6", "libz.so.1"], "2.34")


def test_renamed_packages_have_both_names_as_alternatives(libraries, monkeypatch):
    packages = {
        "libglib-2.0.so.0": "libglib2.0-0",
        "libgthread-2.0.so.0": "libglib2.0-0",
        "libz.so.1": "zlib1g",
    }
    monkeypatch.setattr(libraries, "package_of", packages.__getitem__)
    assert libraries.depends(packages, "2.35") == [
        "libc6 (>= 2.35)",
        "libglib2.0-0t64 | libglib2.0-0",
        "zlib1g",
    ]
    # built on a release with the new names
    packages["libglib-2.0.so.0"] = packages["libgthread-2.0.so.0"] = "libglib2.0-0t64"
    assert libraries.depends(packages, "2.35")[1] == "libglib2.0-0t64 | libglib2.0-0"


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="for Debian only")
def test_dpkg_finds_the_package_of_a_library(libraries):
    libraries.package_of.cache_clear()
    assert libraries.package_of("libc.so.6") == "libc6"
    with pytest.raises(libraries.LibraryError, match=r"The bundle needs libnobody\.so\.9"):
        libraries.package_of("libnobody.so.9")


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="for Debian only")
def test_a_library_without_a_package_is_reported(libraries, tmp_path, monkeypatch):
    path = tmp_path / "libmine.so.1"
    path.touch()
    libraries.package_of.cache_clear()
    monkeypatch.setattr(libraries, "_known_to_loader", lambda: {"libmine.so.1": path})
    with pytest.raises(libraries.LibraryError, match="belongs to no Debian package"):
        libraries.package_of("libmine.so.1")


@pytest.mark.skipif(shutil.which("objdump") is None, reason="not installed: objdump")
def test_requirements_of_this_python_are_found(libraries, tmp_path):
    shutil.copyfile(sys.executable, tmp_path / "python")
    wanted, glibc = libraries.system_requirements(tmp_path)
    assert "libc.so.6" in wanted
    assert tuple(map(int, glibc.split("."))) >= (2, 17)
