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
    """A line of pip's report."""
    return {
        "metadata": {"name": name},
        "download_info": {"url": url, "archive_info": {"hashes": {"sha256": DIGEST}}},
    }


def test_the_base_brings_qt_and_numpy_and_pypi_the_rest(flatpak):
    names = {re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in flatpak.wanted()}
    assert names == {"attrs", "cattrs", "platformdirs", "hatchling"}


def test_the_module_that_is_there_holds_what_the_project_needs_today(flatpak):
    found = json.loads(flatpak.MODULE.read_text(encoding="utf-8"))
    assert flatpak.fault(found, flatpak.wanted()) is None
    assert flatpak.main(["--check"]) == 0


def test_a_module_that_lacks_something_is_told(flatpak, monkeypatch, capsys):
    monkeypatch.setattr(flatpak, "wanted", lambda: ["attrs>=23", "Another.Thing>=1"])
    assert flatpak.main(["--check"]) == 1
    assert "lacks another-thing" in capsys.readouterr().err


def test_addresses_and_digests_are_those_of_pips_report(flatpak):
    address = f"{flatpak.FILES}ab/cd/attrs-26.1.0-py3-none-any.whl"
    other = f"{flatpak.FILES}ef/typing_extensions-4-py3-none-any.whl"
    made = flatpak.module(
        {"install": [item("typing_extensions", other), item("attrs", address)]}, ["attrs>=23.2"]
    )
    assert [(one["url"], one["sha256"]) for one in made["sources"]] == [(address, DIGEST), (other, DIGEST)]
    assert made["build-commands"] == ["pip3 install --no-index --find-links=. --prefix=/app attrs"]
    assert flatpak.fault(made, ["attrs", "typing-extensions"]) is None


@pytest.mark.parametrize(
    "url", ["file:///opt/wheels/attrs-26.1.0-py3-none-any.whl", "https://mirror/attrs.whl"]
)
def test_what_does_not_come_from_pypi_is_refused(flatpak, url):
    with pytest.raises(flatpak.RequirementError, match="not of PyPI"):
        flatpak.module({"install": [item("attrs", url)]}, ["attrs"])
    stub = {"sources": [{"url": url, "sha256": DIGEST}]}
    assert "without a whole address" in flatpak.fault(stub, ["attrs"])


def test_pip_asks_no_index_of_this_machine(flatpak, monkeypatch):
    seen = {}

    def run(command, env, **_):
        seen.update(env)
        return subprocess.CompletedProcess(command, 0, '{"install": []}', "")

    monkeypatch.setenv("PIP_FIND_LINKS", "/opt/wheels")
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", "file:///opt/pypi")
    monkeypatch.setattr(flatpak.subprocess, "run", run)
    flatpak.report(["attrs"])
    assert not {"PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL"} & set(seen)


def test_runtime_and_base_are_of_one_age(flatpak):
    text = MANIFEST.read_text(encoding="utf-8")
    runtime = re.search(r"^runtime-version: '(.+)'$", text, re.M)
    base = re.search(r"^base-version: '(.+)'$", text, re.M)
    assert runtime is not None
    assert base is not None
    assert runtime[1] == base[1]
    assert re.search(rf"^  - {re.escape(flatpak.MODULE.name)}$", text, re.M)
    assert "--share=network" not in text  # the program uses none


def test_flatpak_builder_reads_the_manifest(tmp_path):
    if shutil.which("flatpak-builder") is None:
        pytest.skip("not installed: flatpak-builder")
    command = ["flatpak-builder", "--show-manifest", str(MANIFEST)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    modules = json.loads(done.stdout)["modules"]
    assert [module["name"] for module in modules] == ["python3-requirements", "alhambra-desktop"]
