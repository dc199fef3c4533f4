from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[3] / "installer" / "flatpak"
MANIFEST = FOLDER / "io.github.alhambra_desktop.AlhambraDesktop.yaml"
DIGEST = "0" * 64


@pytest.fixture
def flatpak(installer_module):
    return installer_module("flatpak_requirements")


def item(name: str, url: str) -> dict[str, object]:
    """Return an entry of pip's report."""
    return {
        "metadata": {"name": name},
        "download_info": {"url": url, "archive_info": {"hashes": {"sha256": DIGEST}}},
    }


def test_pypi_provides_all_requirements_but_qt_and_numpy(flatpak):
    names = {re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in flatpak.wanted()}
    assert names == {"attrs", "cattrs", "platformdirs", "rustfluent", "tqdm", "hatchling"}


def test_the_module_file_has_all_current_requirements(flatpak):
    found = json.loads(flatpak.MODULE.read_text(encoding="utf-8"))
    assert flatpak.extra() == ["miniaudio<2,>=1.60"]
    assert flatpak.fault(found, flatpak.wanted(), flatpak.extra()) is None
    assert flatpak.main(["--check"]) == 0


def test_a_missing_requirement_is_reported(flatpak, monkeypatch, capsys):
    monkeypatch.setattr(flatpak, "wanted", lambda: ["attrs>=23", "Another.Thing>=1"])
    assert flatpak.main(["--check"]) == 1
    assert "lacks another-thing" in capsys.readouterr().err


def test_sources_have_urls_and_digests_of_pips_report(flatpak):
    address = f"{flatpak.FILES}ab/cd/attrs-26.1.0-py3-none-any.whl"
    other = f"{flatpak.FILES}ef/typing_extensions-4-py3-none-any.whl"
    told = {"install": [item("typing_extensions", other), item("attrs", address)]}
    made = flatpak.module(dict.fromkeys(flatpak.ARCHES, told), ["attrs>=23.2"])
    assert [(one["url"], one["sha256"]) for one in made["sources"]] == [(address, DIGEST), (other, DIGEST)]
    assert made["build-commands"] == ["pip3 install --no-index --find-links=. --prefix=/app attrs"]
    assert flatpak.fault(made, ["attrs", "typing-extensions"]) is None


def wheel(arch: str) -> str:
    return f"https://files.pythonhosted.org/packages/ab/x-1.0a2-cp313-cp313-manylinux_2_17_{arch}.whl"


def test_a_wheel_for_one_architecture_is_limited_to_it(flatpak):
    both = f"{flatpak.FILES}ab/cd/attrs-26.1.0-py3-none-any.whl"
    told = {arch: {"install": [item("x", wheel(arch)), item("attrs", both)]} for arch in flatpak.ARCHES}
    made = flatpak.module(told, ["X==1.0a2"])
    assert [(one["url"], one.get("only-arches")) for one in made["sources"]] == [
        (both, None),
        (wheel("aarch64"), ["aarch64"]),
        (wheel("x86_64"), ["x86_64"]),
    ]
    assert flatpak.fault(made, ["attrs>=23.2", "X==1.0a2"]) is None
    assert "lacks x==1.0a3 for x86_64" in flatpak.fault(made, ["X==1.0a3"])
    made["sources"].pop(1)
    assert "lacks x==1.0a2 for aarch64" in flatpak.fault(made, ["X==1.0a2"])


def test_an_extra_is_installed_only_where_it_has_a_wheel(flatpak):
    both = f"{flatpak.FILES}ab/cd/attrs-26.1.0-py3-none-any.whl"
    told = {arch: {"install": [item("attrs", both)]} for arch in flatpak.ARCHES}
    told["x86_64"]["install"].append(item("x", wheel("x86_64")))
    made = flatpak.module(told, ["attrs"], ["x>=1.0a1"])
    assert made["build-commands"][1].startswith("if ls x-*.whl; then pip3 install ")
    assert flatpak.fault(made, ["attrs"], ["x>=1.0a1"]) is None
    assert "lacks x>=2 for x86_64" in flatpak.fault(made, ["attrs"], ["x>=2"])


def test_rustfluent_wheels_match_the_runtime_and_architectures(flatpak):
    sources = json.loads(flatpak.MODULE.read_text(encoding="utf-8"))["sources"]
    python = "cp" + flatpak.PYTHON.replace(".", "")
    found = {one["url"].rpartition("/")[2]: one.get("only-arches") for one in sources}
    words = {name: arches for name, arches in found.items() if name.startswith("rustfluent-")}
    assert len(words) == len(flatpak.ARCHES)
    for name, arches in words.items():
        assert f"-{python}-{python}-manylinux" in name
        assert name.endswith(f"_{arches[0]}.whl")
    assert not any(name.lower().startswith(("fluent", "babel", "pytz")) for name in found)


def test_markers_for_architectures_are_respected(flatpak, monkeypatch, tmp_path, capsys):
    text = """[build-system]
requires = []
[project]
dependencies = ["attrs", "x; platform_machine == 'aarch64'", "y; sys_platform == 'win32'"]
"""
    (tmp_path / "pyproject.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(flatpak, "ROOT", tmp_path)
    assert flatpak.main(["--check"]) == 1
    assert "x is needed on some processors" in capsys.readouterr().err
    (tmp_path / "pyproject.toml").write_text(text.replace("'aarch64'", "'s390x'"), encoding="utf-8")
    assert (flatpak.wanted(), flatpak.extra()) == (["attrs"], [])
    (tmp_path / "pyproject.toml").write_text(text.replace("'aarch64'", "'x86_64'"), encoding="utf-8")
    assert (flatpak.wanted(), flatpak.extra()) == (["attrs"], ["x"])


@pytest.mark.parametrize(
    "url", ["file:///opt/wheels/attrs-26.1.0-py3-none-any.whl", "https://mirror/attrs.whl"]
)
def test_sources_outside_pypi_are_refused(flatpak, url):
    with pytest.raises(flatpak.RequirementError, match="not on PyPI"):
        flatpak.module({"x86_64": {"install": [item("attrs", url)]}}, ["attrs"])
    stub = {"sources": [{"url": url, "sha256": DIGEST}]}
    assert "without a complete PyPI address" in flatpak.fault(stub, ["attrs"])


def test_pip_ignores_local_indexes(flatpak, monkeypatch):
    seen = {}

    def run(command, env, **_):
        seen.update(env)
        return subprocess.CompletedProcess(command, 0, '{"install": []}', "")

    monkeypatch.setenv("PIP_FIND_LINKS", "/opt/wheels")
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", "file:///opt/pypi")
    monkeypatch.setattr(flatpak.subprocess, "run", run)
    flatpak.report(["attrs"], "aarch64")
    assert not {"PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL"} & set(seen)


def test_runtime_and_base_have_the_same_version(flatpak):
    text = MANIFEST.read_text(encoding="utf-8")
    runtime = re.search(r"^runtime-version: '(.+)'$", text, re.M)
    base = re.search(r"^base-version: '(.+)'$", text, re.M)
    assert runtime is not None
    assert base is not None
    assert runtime[1] == base[1]
    assert re.search(rf"^  - {re.escape(flatpak.MODULE.name)}$", text, re.M)
    assert "--share=network" not in text  # the program uses none
    assert "--socket=pulseaudio" in text


def test_flatpak_builder_accepts_the_manifest(tmp_path):
    if shutil.which("flatpak-builder") is None:
        pytest.skip("not installed: flatpak-builder")
    command = ["flatpak-builder", "--show-manifest", str(MANIFEST)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    modules = json.loads(done.stdout)["modules"]
    assert [module["name"] for module in modules] == ["python3-requirements", "alhambra-desktop"]
