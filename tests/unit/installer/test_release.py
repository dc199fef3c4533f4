from __future__ import annotations

import os
import plistlib
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra_desktop import __version__

ROOT = Path(__file__).resolve().parents[3]
INSTALLER = ROOT / "installer"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))

CHANGELOG = """# Changelog

## [0.4.0] - 2027-01-31

### Added

- Sound.

## [0.3.0] - unreleased

- Nets.

[0.4.0]: https://example.org
"""


@pytest.fixture(autouse=True)
def installer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(INSTALLER)


# -- notes


def test_release_notes_are_the_section_of_the_version() -> None:
    from release_notes import notes

    assert notes("0.4.0", "0.4.0", CHANGELOG) == "### Added\n\n- Sound.\n"


def test_the_last_section_ends_before_the_links() -> None:
    from release_notes import notes

    assert notes("0.3.0", "0.3.0", CHANGELOG.replace("unreleased", "2026-12-01")) == "- Nets.\n"


@pytest.mark.parametrize(
    ("version", "own", "complaint"),
    [
        ("0.4.0", "0.3.0", "but the program has 0.3.0"),
        ("0.3.0", "0.3.0", "Write the date"),
        ("0.5.0", "0.5.0", "has no section"),
        ("0.4", "0.4", "has no section"),
    ],
)
def test_a_version_that_cannot_be_released_is_refused(version: str, own: str, complaint: str) -> None:
    from release_notes import NoReleaseError, notes

    with pytest.raises(NoReleaseError, match=complaint):
        notes(version, own, CHANGELOG)


def test_a_tag_must_match_the_program_version(capsys) -> None:
    from release_notes import main

    assert main(["v0.0.1"]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"0.0.1, but the program has {__version__}" in told


# -- workflows


def scripts() -> list[tuple[str, str]]:
    return [
        (flow.name, line)
        for flow in WORKFLOWS
        for line in re.findall(r"^\s+(?:- )?run: (.+)$", flow.read_text(), re.M)
    ]


@pytest.mark.parametrize(("flow", "line"), scripts())
def test_every_workflow_step_runs_an_existing_script_or_target(flow: str, line: str) -> None:
    if "make " in line:
        targets = set(
            re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        )
        missing = {
            word for word in line.partition("make ")[2].split() if re.fullmatch("[a-z][a-z-]*", word)
        } - targets
        assert missing <= {"tarball", "appimage", "check-packages"}
    elif "pip install" not in line:
        found = re.search(r"installer/[\w/]+\.(py|sh|ps1)|\.ci/run$", line)
        assert found is not None
        assert (ROOT / found[0]).is_file()


@pytest.mark.parametrize("flow", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_with_read_only_permissions(flow: Path) -> None:
    text = flow.read_text(encoding="utf-8")
    assert re.search(r"^permissions:\n  contents: read$", text, re.MULTILINE)
    uses = re.findall(r"uses: (\S+)", text)
    assert uses
    assert all(re.fullmatch(r"actions/[\w-]+@v\d+", use) for use in uses)
    assert text.count("actions/checkout") == text.count("persist-credentials: false")


def test_workflows_test_the_oldest_supported_python() -> None:
    oldest = re.search(
        r'requires-python = ">=3\.(\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    )
    assert oldest is not None
    tested = re.search(r"python: \[(.+)\]", (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))
    assert tested is not None
    assert tested[1].split(", ")[0] == f'"3.{oldest[1]}"'


def test_linux_workflow_runs_make_check() -> None:
    flow = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")
    assert re.search(r"^      - run: \.ci/run$", flow, re.MULTILINE)
    assert "make check\n" in (ROOT / ".ci/run").read_text(encoding="utf-8")


def test_a_job_stops_at_the_first_failed_step(monkeypatch) -> None:
    import ci

    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 3 if "pip" in command and ".[test]" in command else 0)

    monkeypatch.setattr(ci.subprocess, "run", run)
    assert ci.main(["test"]) == 3
    assert len(ran) == 1
    assert ci.main(["bundle"]) == 0
    assert [command[-1] for command in ran[1:]] == [".[packages]", "installer/build_bundle.py"]
    assert ci.main(["fly"]) == 2


# -- scripts that run elsewhere


@pytest.mark.skipif(sys.platform == "win32", reason="shell scripts")
@pytest.mark.parametrize("script", sorted(INSTALLER.rglob("*.sh")), ids=lambda path: path.name)
def test_every_shell_script_is_valid_and_executable(script: Path) -> None:
    assert os.access(script, os.X_OK)
    subprocess.run(["sh", "-n", script], check=True)
    assert "set -eu" in script.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
@pytest.mark.parametrize(("step", "said"), [("keychain", "Not signed"), ("notarise", "Not notarised")])
def test_macos_signing_is_skipped_without_an_identity(step: str, said: str) -> None:
    command = ["sh", str(INSTALLER / "macos" / "sign.sh"), step, "none.dmg"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env={"PATH": os.environ["PATH"]}
    )
    assert said in done.stdout


def test_windows_signing_is_skipped_without_a_certificate(monkeypatch, capsys) -> None:
    monkeypatch.delenv("SIGN_CERTIFICATE", raising=False)
    sign = runpy.run_path(str(INSTALLER / "windows" / "sign.py"))
    assert sign["main"](["setup.exe"]) == 0
    assert "Not signed" in capsys.readouterr().out
    assert sign["main"]([]) == 2


def test_the_disk_image_has_the_program_and_symlinks() -> None:
    told = {"app": "dist/Alhambra Desktop.app", "icon": "icon.icns"}
    settings = runpy.run_path(str(INSTALLER / "macos" / "dmg_settings.py"), {"defines": told})
    assert settings["files"] == [told["app"]]
    assert set(settings["icon_locations"]) == {"Alhambra Desktop.app", *settings["symlinks"]}


def test_the_program_has_one_entitlement() -> None:
    entitled = plistlib.loads((INSTALLER / "macos" / "entitlements.plist").read_bytes())
    assert set(entitled) == {"com.apple.security.cs.allow-unsigned-executable-memory"}


@pytest.mark.skipif(sys.platform == "win32" or shutil.which("sha256sum") is None, reason="a shell script")
def test_a_draft_release_has_all_files_and_checksums(tmp_path: Path) -> None:
    """Uses a stand-in for the gh command and a minimal project."""
    shutil.copytree(
        INSTALLER, tmp_path / "project" / "installer", ignore=shutil.ignore_patterns("__pycache__")
    )
    package = tmp_path / "project" / "alhambra_desktop"
    package.mkdir()
    (package / "__init__.py").write_text('__version__ = "0.4.0"\n', encoding="utf-8")
    (tmp_path / "project" / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    release, tools = tmp_path / "release", tmp_path / "tools"
    release.mkdir()
    tools.mkdir()
    for name in ("a.deb", "b setup.exe"):
        (release / name).write_text(name, encoding="utf-8")
    (tools / "gh").write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" >"{tmp_path}/asked"\n', encoding="utf-8")
    (tools / "gh").chmod(0o755)
    variables = {"PATH": f"{tools}:{os.environ['PATH']}"}
    script = tmp_path / "project" / "installer" / "publish.sh"
    subprocess.run(["sh", script, "v0.4.0", release], check=True, env=variables)
    asked = (tmp_path / "asked").read_text(encoding="utf-8").splitlines()
    assert asked[:4] == ["release", "create", "v0.4.0", "--draft"]
    assert asked[-3:] == ["SHA256SUMS", "a.deb", "b setup.exe"]
    sums = (release / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    assert [line.split("  ")[1] for line in sums] == ["a.deb", "b setup.exe"]
    refused = subprocess.run(
        ["sh", script, "v9.9.9", release], check=False, env=variables, capture_output=True
    )
    assert refused.returncode == 1
