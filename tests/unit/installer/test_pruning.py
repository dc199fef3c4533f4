from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from alhambra_desktop.words import languages

ROOT = Path(__file__).resolve().parents[3]
INSTALLER = ROOT / "installer"
BUNDLE = ROOT / "dist" / "alhambra-desktop"


@pytest.fixture
def pruning(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(INSTALLER)
    import pruning

    return pruning


def rows(*names: str) -> list[tuple[str, str, str]]:
    return [(name, f"/from/{name}", "BINARY") for name in names]


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6\\Qt6Network.dll",
        "PySide6/QtNetwork.abi3.so",
        "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so",
        *(f"PySide6/Qt/translations/qtbase_{code}.qm" for code in ("de", "fr", "hu", "pt_BR", "en")),
        "PySide6/translations/qt_pt_PT.qm",
    ],
)
def test_used_files_stay(pruning, name: str) -> None:
    assert pruning.kept(rows(name)) == rows(name)


@pytest.mark.parametrize("language", languages())
def test_qt_translations_of_every_language_stay(pruning, language: str) -> None:
    name = f"PySide6/Qt/translations/qtbase_{language.replace('-', '_')}.qm"
    assert pruning.kept(rows(name)) == rows(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6\\plugins\\tls\\qschannelbackend.dll",
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6\\Qt6Quick.dll",
        "PySide6\\opengl32sw.dll",
        "libcrypto.so.3",
        "python3.11/lib-dynload/_hashlib.cpython-311-x86_64-linux-gnu.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/translations/qt_de.qm",
    ],
)
def test_unused_files_are_removed(pruning, name: str) -> None:
    assert pruning.kept(rows(name)) == []


def test_system_libraries_go_with_libraries_that_only_they_need(pruning) -> None:
    needs = {
        "/from/numpy/core.so": ["libc.so.6"],
        "/from/PySide6/plugin.so": ["libxcb-cursor.so.0", "libX11.so.6", "libdbus-1.so.3"],
        "/from/libxcb-cursor.so.0": ["libxcb-util.so.1", "libxcb.so.1"],
        "/from/libdbus-1.so.3": ["libsystemd.so.0"],
        "/from/libgtk-3.so.0": ["libcairo.so.2"],
    }
    table = rows(
        "numpy/core.so", "PySide6/plugin.so", "libpython3.11.so.1.0",
        "libxcb-cursor.so.0", "libxcb-util.so.1",
        "libX11.so.6", "libstdc++.so.6", "libdbus-1.so.3", "libsystemd.so.0",
        "libgtk-3.so.0", "libcairo.so.2",
    )  # fmt: skip
    link = ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK")
    left = pruning.without_system([*table, link], lambda path: needs.get(path, []))
    assert left == [*table[:5], link]


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("objdump") is None,
    reason="needs objdump and ELF files",
)
def test_elf_needs_lists_direct_dependencies(pruning) -> None:
    import PySide6

    library = Path(PySide6.__file__).parent / "Qt" / "lib" / "libQt6DBus.so.6"
    found = pruning.elf_needs(str(library))
    assert {"libdbus-1.so.3", "libQt6Core.so.6", "libc.so.6"} <= set(found)
    assert "libglib-2.0.so.0" not in found


# -- Fluent libraries


def test_the_slow_fluent_library_is_excluded_if_rustfluent_exists(pruning) -> None:
    assert pruning.unused_words(lambda name: object()) == ("fluent", "babel", "pytz")
    assert pruning.unused_words(lambda name: None) == ()
    spec = (INSTALLER / "alhambra-desktop.spec").read_text(encoding="utf-8")
    assert "*unused_words()," in spec


@pytest.mark.skipif(not BUNDLE.is_dir(), reason="there is no bundle here")
def test_an_existing_bundle_has_one_fluent_library_and_all_words(pruning) -> None:
    pytest.importorskip("PyInstaller")
    import licences

    modules = licences.modules_in(BUNDLE)
    assert ("rustfluent" in modules) != ("fluent" in modules)
    if "rustfluent" in modules:
        assert not {*pruning.SLOWER_WORDS} & modules
    folder = Path("alhambra_desktop", "resources", "words")
    words = {path.relative_to(ROOT / folder) for path in (ROOT / folder).rglob("*.ftl")}
    inner = BUNDLE / "_internal" / folder
    assert {path.relative_to(inner) for path in inner.rglob("*.ftl")} == words != set()
