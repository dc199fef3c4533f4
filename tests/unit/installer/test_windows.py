from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from alhambra_desktop.words import SOURCE, languages

INSTALLER = Path(__file__).resolve().parents[3] / "installer"
WINDOWS = INSTALLER / "windows"
DESKTOP = INSTALLER.parent / "alhambra_desktop" / "resources" / "desktop"
MIME_TYPES = DESKTOP / "io.github.alhambra_desktop.AlhambraDesktop.xml"


@pytest.fixture(autouse=True)
def installer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(WINDOWS)


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    for name in ("alhambra-desktop.exe", "_internal/a b.dll", "_internal/lib/$x.txt"):
        file = tmp_path / "bundle" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"x" * 1500)
    return tmp_path / "bundle"


def macro(text: str, name: str) -> list[str]:
    found = re.search(rf"!macro {name}\n(.*?)!macroend", text, re.DOTALL)
    assert found is not None
    return [line.strip() for line in found[1].splitlines()]


def test_every_file_is_installed_and_removed_by_name(bundle: Path) -> None:
    from build_setup import file_list

    text = file_list(bundle)
    installed = macro(text, "InstallFiles")
    assert installed.count('SetOutPath "$INSTDIR"') == 1
    assert f'File "{bundle / "_internal" / "lib" / "$x.txt"}"' in installed
    assert macro(text, "RemoveFiles") == [
        'Delete "$INSTDIR\\_internal\\a b.dll"',
        'Delete "$INSTDIR\\_internal\\lib\\$$x.txt"',
        'Delete "$INSTDIR\\alhambra-desktop.exe"',
        'RMDir "$INSTDIR\\_internal\\lib"',
        'RMDir "$INSTDIR\\_internal"',
    ]


def test_the_uninstaller_removes_no_folder_recursively() -> None:
    script = (WINDOWS / "alhambra-desktop.nsi").read_text(encoding="utf-8")
    assert not re.search(r"RMDir\s+/r", script, re.IGNORECASE)


def test_definitions_contain_size_and_longest_name(bundle: Path) -> None:
    from build_setup import definitions

    told = definitions(bundle, Path("out.exe"), "1.2.3", None, Path("list.nsh"))
    assert told["SIZE"] == "4"
    assert told["LONGEST"] == str(len("\\alhambra-desktop.exe"))
    assert "ICON" not in told


@pytest.mark.parametrize("missing", ["makensis", "bundle"])
def test_missing_input_is_reported_in_one_line(
    missing: str, bundle: Path, tmp_path: Path, monkeypatch, capsys
) -> None:
    import build_setup

    monkeypatch.setattr(build_setup, "makensis", lambda: None if missing == "makensis" else "makensis")
    (bundle / "alhambra-desktop.exe").unlink()
    assert build_setup.main(["--bundle", str(bundle), "--out", str(tmp_path / "setup.exe")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_windows_and_macos_file_descriptions_agree() -> None:
    sys.path.insert(0, str(INSTALLER))
    try:
        import descriptions
    finally:
        sys.path.remove(str(INSTALLER))
    script = (WINDOWS / "alhambra-desktop.nsi").read_text(encoding="utf-8")
    for _, description, ending, _ in descriptions.DOCUMENTS:
        assert f'"{description}"' in re.search(r"insertmacro Speak English .*", script)[0]
        assert re.search(rf'insertmacro Associate "\.{ending}" "\S+" "\$\(\w+\)"', script)
        assert f'insertmacro Dissociate ".{ending}"' in script
    assert f'PUBLISHER "{descriptions.PUBLISHER}"' in script


def test_the_setup_uses_the_file_type_names_of_linux() -> None:
    script = (WINDOWS / "alhambra-desktop.nsi").read_text(encoding="utf-8")
    spoken = re.findall(r'insertmacro Speak \w+ \d+ "(.*)" "(.*)" \\\n  "(.*)"\n', script)
    kinds = ElementTree.parse(MIME_TYPES).getroot()
    named = [
        tuple(kind.findtext(f"{{*}}comment{_in(language)}") for kind in kinds) for language in languages()
    ]
    assert sorted((saved, record) for saved, record, _ in spoken) == sorted(named)
    assert len({running for _, _, running in spoken}) == len(languages())


def _in(language: str) -> str:
    """Return the part of an XPath that selects a language."""
    return "" if language == SOURCE else f"[@{{http://www.w3.org/XML/1998/namespace}}lang='{language}']"


def test_an_exported_registry_is_parsed() -> None:
    from machine import parsed

    text = (
        "Windows Registry Editor Version 5.00\n\n"
        "[HKEY_CURRENT_USER\\Software\\Classes\\.alhambra]\n"
        '@="AlhambraDesktop.SavedGame"\n\n'
        "[HKEY_CURRENT_USER\\Software\\Classes\\X]\n"
        '"EstimatedSize"=dword:0000005b\n'
        '"Uninstall"="\\"C:\\\\a b\\\\uninstall.exe\\" /S"\n'
        '"Empty"=""\n'
    )
    assert parsed(text) == {
        r"Software\Classes\.alhambra": {"": "AlhambraDesktop.SavedGame"},
        r"Software\Classes\X": {
            "EstimatedSize": "91", "Uninstall": r'"C:\a b\uninstall.exe" /S', "Empty": "",
        },
    }  # fmt: skip


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
@pytest.mark.parametrize("missing", ["makensis", "wine"])
def test_a_check_without_its_tools_is_skipped(missing: str, tmp_path: Path) -> None:
    for name in {"dirname", "makensis", "wine"} - {missing}:
        (tmp_path / name).symlink_to(shutil.which("dirname") or "")
    shell = shutil.which("sh") or ""
    done = subprocess.run(
        [shell, WINDOWS / "check.sh"],
        capture_output=True,
        text=True,
        env={"PATH": str(tmp_path)},
        check=False,
    )
    assert (done.returncode, done.stdout.count("\n")) == (0, 1)
    assert missing in done.stdout
