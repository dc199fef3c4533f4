from __future__ import annotations

import importlib.metadata
import re
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[3]
BUNDLE = ROOT / "dist" / "alhambra-desktop"


@pytest.fixture
def licences(installer_module):
    return installer_module("licences")


def needed_to_run() -> set[str]:
    """Return the distributions that the program requires, directly or indirectly."""
    found: set[str] = set()
    looked_at = ["alhambra-desktop"]
    while looked_at:
        name = looked_at.pop()
        for requirement in map(Requirement, importlib.metadata.requires(name) or []):
            other = canonicalize_name(requirement.name).replace("-", "_")
            if other not in found and (
                requirement.marker is None or requirement.marker.evaluate({"extra": ""})
            ):
                found.add(other)
                looked_at.append(other)
    return found


def test_every_required_distribution_has_a_licence_text(licences):
    names = needed_to_run()
    assert {"attrs", "cattrs", "numpy", "platformdirs", "pyside6_essentials", "shiboken6"} <= names
    for name in names:
        work = licences.qt([name]) if name.startswith(licences.QT) else licences.distribution(name)
        assert work.texts, name
        assert any(text.stat().st_size > 500 for text in work.texts.values()), name


def test_licences_of_all_requirements_are_written(licences, tmp_path):
    found = licences.required()
    told = {name.lower().replace("-", "_") for work in found for name in work.name.split(" ")}
    qt = {name for name in needed_to_run() if name.startswith(licences.QT)}
    assert needed_to_run() - qt <= told
    assert {"pyside6", "shiboken6", "python", "pyinstaller"} <= told
    licences.write(found, tmp_path / "licences")
    written = {path.name for path in (tmp_path / "licences").rglob("*.txt")}
    assert {"LGPL-3.0.txt", "GPL-3.0.txt", "OFL-Lato.txt"} <= written


def test_requirements_with_a_false_marker_are_left_out(licences, monkeypatch):
    requirements = [
        "attrs; python_version >= '3'",
        "Typing.Extensions; python_version < '3' or sys_platform != 'x'",
    ]
    requirements += ["numpy; python_version < '3'", "pytest; extra == 'test'", "platformdirs>=4"]
    monkeypatch.setattr(
        importlib.metadata, "requires", lambda name: requirements if name == licences.PROGRAM else []
    )
    told = {work.name for work in licences.required()}
    assert {"attrs", "typing-extensions", "platformdirs"} <= told
    assert not {"numpy", "pytest"} & told


def test_miniaudio_and_cffi_have_licence_texts(licences):
    pytest.importorskip("miniaudio")
    sound, bridge = (licences.distribution(name) for name in ("miniaudio", "cffi"))
    assert "David Reid" in sound.texts["LICENSE"].read_text(encoding="utf-8")
    assert bridge.texts
    assert any(pattern.startswith("_cffi_backend") for pattern in bridge.files)
    assert licences.distributions({"miniaudio", "_cffi_backend", "_private"}) == ["cffi", "miniaudio"]


def test_both_fluent_libraries_have_licence_texts(licences):
    for name in ("fluent.runtime", "fluent.syntax"):
        texts = licences.distribution(name).texts
        assert "Apache License" in texts["Apache-2.0.txt"].read_text(encoding="utf-8")
    for name in ("babel", "pytz"):
        assert licences.distribution(name).texts, name
    pytest.importorskip("rustfluent")
    texts = licences.distribution("rustfluent").texts
    assert "Kraken" in texts["LICENSE"].read_text(encoding="utf-8")
    assert "Apache-2.0.txt" in texts


def test_python_qt_and_fonts_have_licence_texts(licences):
    assert "PSF" in next(iter(licences.python().texts.values())).read_text(encoding="utf-8")
    texts = licences.qt([]).texts
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["LGPL-3.0.txt"].read_text(encoding="utf-8")
    assert "GNU GENERAL PUBLIC LICENSE" in texts["GPL-3.0.txt"].read_text(encoding="utf-8")
    assert "Unicode, Inc." in texts["ICU.txt"].read_text(encoding="utf-8")
    program, fonts = licences.own_works()
    assert "MIT" in program.licence
    folders = {path.stem.split("-")[0] for path in licences.FONTS.glob("*.ttf")}
    assert {name.removeprefix("OFL-").removesuffix(".txt") for name in fonts.texts} == folders


@pytest.fixture
def bundle(licences, monkeypatch, tmp_path):
    """A bundle of the program, attrs and a system library."""
    attrs = next(
        file.parts[0] for file in importlib.metadata.files("attrs") or () if "dist-info" in str(file)
    )
    for name in ("alhambra_desktop/resources/fonts/x.ttf", f"{attrs}/METADATA", "libffi.so.8"):
        path = tmp_path / "_internal" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    modules = {"alhambra_desktop", "attr", "attrs", "json", "_private"}
    monkeypatch.setattr(licences, "modules_in", lambda bundle: modules)
    monkeypatch.setattr(licences, "package_of", {"libffi.so.8": "libffi8"}.__getitem__)
    monkeypatch.setattr(licences, "DEBIAN_TEXTS", tmp_path / "doc")
    monkeypatch.setattr(licences, "COMMON_TEXTS", tmp_path)
    text = tmp_path / "doc" / "libffi8" / "copyright"
    text.parent.mkdir(parents=True)
    text.write_text("On Debian the text is in `/usr/share/common-licenses/GPL-9'.", encoding="utf-8")
    (tmp_path / "GPL-9").write_text("The licence.", encoding="utf-8")
    return tmp_path


def test_licences_of_a_bundle_include_referenced_texts(licences, bundle, tmp_path):
    found = licences.works(bundle)
    assert {"Alhambra Desktop", "Python", "PyInstaller", "attrs", "libffi8"} <= {work.name for work in found}
    assert "numpy" not in {work.name for work in found}
    licences.write(found, tmp_path / "out")
    for name in ("attrs/LICENSE", "libffi8/copyright", "common-licenses/GPL-9", "Alhambra-Desktop/LICENSE"):
        assert (tmp_path / "out" / name).is_file(), name
    told = (tmp_path / "out" / "README").read_text(encoding="utf-8")
    assert all(work.name in told for work in found)


@pytest.mark.parametrize("name", ["stray.so", "libffi.so.8/inner.txt", "somebody/module.py"])
def test_a_file_of_unknown_origin_is_reported(licences, bundle, name):
    (bundle / "_internal" / "libffi.so.8").unlink()
    path = bundle / "_internal" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    with pytest.raises(licences.LicenceError, match=re.escape(name)):
        licences.works(bundle)


def test_a_module_of_no_distribution_is_reported(licences):
    with pytest.raises(licences.LicenceError, match="nobodys_module"):
        licences.distributions({"attrs", "nobodys_module"})


def test_a_work_without_a_licence_text_is_reported(licences, bundle, tmp_path):
    (tmp_path / "doc" / "libffi8" / "copyright").unlink()
    with pytest.raises(licences.LicenceError, match="libffi8"):
        licences.works(bundle)


def test_the_copyright_file_lists_owners_and_licences(licences, bundle, installer_module):
    told = installer_module("copyright_file").copyright_file(licences.works(bundle), bundle / "_internal")
    paragraphs = told.split("\n\n")
    assert paragraphs[0].startswith(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
    )
    attrs = next(paragraph for paragraph in paragraphs if paragraph.rstrip().endswith("Comment: attrs"))
    assert re.search(r"^Files: usr/lib/alhambra-desktop/_internal/attrs-[\d.]+dist-info$", attrs, re.M)
    assert "Hynek Schlawack" in attrs
    assert (
        "License: MIT\n The full text is in\n /usr/share/doc/alhambra-desktop/licences/attrs/LICENSE" in attrs
    )
    for paragraph in paragraphs[1:]:
        assert [line.partition(":")[0] for line in paragraph.splitlines() if not line.startswith(" ")] == [
            *("Files", "Copyright", "License", "Comment"),
        ]


@pytest.mark.skipif(not BUNDLE.is_dir(), reason="there is no bundle here")
def test_everything_in_an_existing_bundle_has_a_licence_text(licences):
    pytest.importorskip("PyInstaller")
    found = {work.name for work in licences.works(BUNDLE)}
    assert {"attrs", "cattrs", "numpy", "platformdirs", "Python", "Qt PySide6 Shiboken6"} <= found
    assert ("rustfluent" in found) != ("fluent.runtime" in found)
