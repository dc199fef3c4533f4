from __future__ import annotations

import ast
import importlib
import plistlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra_desktop import __version__

INSTALLER = Path(__file__).resolve().parents[3] / "installer"


@pytest.fixture
def installer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(INSTALLER)


# -- size


def measured(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, INSTALLER / "bundle_size.py", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_small_enough_bundle_is_measured(tmp_path: Path) -> None:
    (tmp_path / "program").write_bytes(bytes(1_500_000))
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "library").write_bytes(bytes(500_000))
    done = measured(tmp_path, "--most", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "has 2.0 MB in 2 files" in done.stdout


def test_a_too_large_bundle_is_refused_with_its_largest_files(tmp_path: Path) -> None:
    (tmp_path / "program").write_bytes(bytes(100))
    (tmp_path / "library").write_bytes(bytes(2_000_000))
    done = measured(tmp_path, "--most", "1.9")
    assert done.returncode == 1
    assert re.findall(r"MB  (\w+)", done.stderr) == ["library", "program"]


def test_symlinks_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "library").write_bytes(bytes(1_000_000))
    try:
        (tmp_path / "link").symlink_to("library")
    except OSError:
        pytest.skip("no links here")
    assert "has 1.0 MB in 1 files" in measured(tmp_path).stdout


def test_a_missing_bundle_is_reported(tmp_path: Path) -> None:
    done = measured(tmp_path / "none")
    assert done.returncode == 1
    assert "make bundle" in done.stderr


# -- NumPy


@pytest.fixture
def pip(installer, monkeypatch: pytest.MonkeyPatch):
    """A stand-in for pip that records its commands and creates the folder; ``code`` is its exit code."""
    import small_numpy

    class Pip:
        code = 0
        asked: list[list[str]] = []  # noqa: RUF012

        def run(self, command: list[str], _: Path) -> int:
            self.asked.append(command)
            Path(command[command.index("--target") + 1]).mkdir(parents=True)
            return self.code

    stand_in = Pip()
    stand_in.asked = []
    monkeypatch.setattr(small_numpy, "run_with_progress", stand_in.run)
    monkeypatch.setattr(small_numpy, "can_compile", lambda: True)
    return stand_in


def test_numpy_is_built_without_openblas_once(pip, tmp_path: Path) -> None:
    from small_numpy import small_numpy

    first, second = small_numpy(tmp_path / "build"), small_numpy(tmp_path / "build")
    assert first == second
    assert first is not None
    assert first.is_dir()
    assert len(pip.asked) == 1
    assert "-Csetup-args=-Dblas=none" in pip.asked[0]


def test_a_failed_build_is_reported_and_can_be_repeated(pip, tmp_path: Path, capsys) -> None:
    from small_numpy import small_numpy

    pip.code = 1
    assert small_numpy(tmp_path / "build") is None
    assert "28 MB larger" in capsys.readouterr().out
    pip.code = 0
    assert small_numpy(tmp_path / "build") is not None


def test_a_long_build_reports_its_progress(installer, tmp_path: Path, monkeypatch, capfd) -> None:
    import small_numpy

    monkeypatch.setattr(small_numpy, "REPORT", 0.05)
    steps = "import time; print('[1/40]', '[30/40]', flush=True); time.sleep(0.4); raise SystemExit(3)"
    assert small_numpy.run_with_progress([sys.executable, "-c", steps], tmp_path / "log") == 3
    assert "30 of 40" in capfd.readouterr().out


def test_numpy_is_not_rebuilt_without_compilers(pip, tmp_path: Path, monkeypatch, capsys) -> None:
    import small_numpy

    monkeypatch.setattr(small_numpy, "can_compile", lambda: False)
    assert small_numpy.small_numpy(tmp_path) is None
    assert capsys.readouterr().out.count("\n") == 1
    assert not pip.asked


# -- descriptions for Windows and macOS


def test_windows_version_contains_the_program_version(installer) -> None:
    from descriptions import windows_version

    told = windows_version(__version__)
    numbers = ", ".join(__version__.split("."))
    assert f"filevers=({numbers}, 0)" in told
    assert f"StringStruct('ProductVersion', '{__version__}')" in told
    compile(told, "version", "eval")


def test_pyinstaller_can_read_the_windows_version(installer, monkeypatch) -> None:
    pytest.importorskip("pefile", reason="comes with PyInstaller on Windows")
    compat = pytest.importorskip("PyInstaller.compat")
    for name in ("win32api", "pywintypes"):
        monkeypatch.setattr(compat, name, None, raising=False)
    versioninfo = importlib.import_module("PyInstaller.utils.win32.versioninfo")
    from descriptions import windows_version

    info = eval(windows_version("1.20.3"), vars(versioninfo))
    assert info.ffi.fileVersionMS == 1 << 16 | 20
    assert info.ffi.productVersionLS == 3 << 16
    assert "1.20.3".encode("utf-16-le") in info.toRaw()


def test_macos_opens_both_file_types_with_the_program(installer) -> None:
    from descriptions import mac_info

    info = plistlib.loads(plistlib.dumps(mac_info()))
    exported = {kind["UTTypeIdentifier"]: kind for kind in info["UTExportedTypeDeclarations"]}
    opened = [kind["LSItemContentTypes"][0] for kind in info["CFBundleDocumentTypes"]]
    assert set(opened) == set(exported)
    endings = {
        e for kind in exported.values() for e in kind["UTTypeTagSpecification"]["public.filename-extension"]
    }
    assert endings == {"alhambra", "alhambra-record"}


def test_macos_identifiers_have_no_underscore(installer) -> None:
    import descriptions

    for name in (descriptions.BUNDLE_IDENTIFIER, descriptions.SAVE_TYPE, descriptions.RECORD_TYPE):
        assert re.fullmatch(r"[A-Za-z0-9.-]+", name)


def test_bundles_and_wheels_contain_the_help_texts() -> None:
    import tomllib

    from alhambra_desktop.views.pages.reading import texts

    root = Path(__file__).resolve().parents[3]
    shown = {texts.NEWS, texts.OTHERS, texts.LICENCE}
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    spec = (root / "installer" / "alhambra-desktop.spec").read_text(encoding="utf-8")
    line = next(line for line in spec.splitlines() if line.startswith("TEXTS = "))
    assert set(wheel) == shown
    assert set(ast.literal_eval(line.removeprefix("TEXTS = "))) == shown
